import Foundation
import Graphics
import Synchronization
import Testing
import UIKit

@testable import Goldens
@testable import Rendering
@testable import Reports
@testable import Snapshots

final class PipelineTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
    deinit { try? FileManager.default.removeItem(at: folder) }

    static let cells: [Cell] = ["120x90@2x", "120x90@2x/rtl", "120x90@2x/dark", "90x120@1x", "90x120@1x/rtl"].compactMap {
        Cell(named: $0, catalog: .standard)
    }

    static func jobs(inset: CGFloat = 16) -> [Renderer.Job] { cells.map { Renderer.Job(Screen.box(inset: inset).cases[0], in: $0) } }

    private func verifier(_ renderer: Renderer = Renderer(workers: 2)) -> Verifier {
        Verifier(
            store: GoldenStore(folder: folder.appending(path: "Goldens")), output: folder.appending(path: "Output"), renderer: renderer)
    }

    private func report(inset: CGFloat = 16) async -> TestReport {
        await verifier().run(Self.jobs(inset: inset), scope: .everything, describe: { "\($0)" }, progress: { _, _ in })
    }

    private func approve(inset: CGFloat = 16) async throws -> [Approver.Change] {
        let approver = Approver(store: verifier().store), renderer = Renderer(workers: 2)
        return try await renderer.forEach(Self.jobs(inset: inset)) { try approver.approve($0, by: renderer, with: $1) }.map { try $0.get() }
    }

    private func files() throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var files: [String: Data] = [:]
        for path in paths { files[path] = FileManager.default.contents(atPath: folder.appending(path: path).path) }
        return files
    }

    @Test func `a screen is laid out in each cell's environment`() async throws {
        let phone = try #require(Cell(named: "iPhone-SE-1st-generation/portrait", catalog: .standard))
        let cells = Self.cells.prefix(4) + [phone]
        let jobs = cells.map { Renderer.Job(Screen.box(inset: 16).cases[0], in: $0) }
        let trees = try await Renderer(workers: 1).forEach(jobs) { snapshot, _ in snapshot.tree }.map { try $0.get() }
        let outlines = trees.map { LayerOutline($0) }
        func box(_ index: Int) -> CGRect? { outlines[index].nodes.first { $0.name == "box" }?.frame }
        #expect(box(0) == CGRect(x: 16, y: 28, width: 40, height: 30))
        #expect(box(1) == CGRect(x: 64, y: 28, width: 40, height: 30))
        #expect(box(4) == CGRect(x: 16, y: 48, width: 40, height: 30))
        #expect(trees.map(\.size) == cells.map(\.size))
    }

    @Test func `pictures have the cell's pixels and do not depend on the number of workers`() async throws {
        func pictures(workers: Int) async throws -> [[UInt8]] {
            let renderer = Renderer(workers: workers)
            return try await renderer.forEach(Self.jobs()) { try renderer.png(of: Renderer.bitmap(of: $0, with: $1)) }.map { try $0.get() }
        }
        let one = try await pictures(workers: 1)
        #expect(try await pictures(workers: 4) == one)
        #expect(one.allSatisfy { $0.count > 50 } && Set(one).count == one.count)
    }

    @Test func `progress counts every cell once`() async {
        let seen = Mutex<[Int]>([])
        _ = await Renderer(workers: 3).forEach(Self.jobs(), progress: { done, _ in seen.withLock { $0.append(done) } }) { snapshot, _ in
            snapshot.tree
        }
        #expect(seen.withLock { $0.sorted() } == Array(1...Self.cells.count))
    }

    @Test func `without goldens every cell is missing, and no golden is written`() async throws {
        let report = await report()
        #expect(report.missing.count == Self.cells.count && !report.isGood)
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Goldens").path))
        #expect(try files().keys.contains("Output/failures/Box/120x90@2x/dark.actual.png"))
    }

    @Test func `approved cells are exactly the same, and approving again writes nothing`() async throws {
        #expect(try await approve() == Array(repeating: .added, count: Self.cells.count))
        #expect(await report().isGood)
        #expect(try await approve() == Array(repeating: .kept, count: Self.cells.count))
    }

    @Test func `a changed constant changes exactly the cells that it affects, and is described in words`() async throws {
        _ = try await approve()
        let report = await report(inset: 20)
        #expect(report.different.count == Self.cells.count)
        for (key, mismatch) in report.different {
            let way = key.cellName.hasSuffix("rtl") ? "left" : "right"
            #expect(mismatch.sentences.first == "`box` moved 4 pt \(way)", "\(key)")
            #expect((mismatch.picture?.changedPixels ?? 0) > 0)
            for file in [mismatch.files.actual, mismatch.files.golden, mismatch.files.difference, mismatch.files.threeUp] {
                #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Output/\(file)").path), "\(file)")
            }
        }
        #expect(report.causes.map(\.keys.count) == [3, 2])
        #expect(try await approve(inset: 20).allSatisfy { $0 != .kept })
        #expect(await self.report(inset: 20).isGood)
    }

    @Test func `goldens without a cell are orphans, within the scope`() async throws {
        _ = try await approve()
        let jobs = Array(Self.jobs().prefix(4))
        func orphans(_ scope: GoldenStore.Scope) async -> [String] {
            await verifier().run(jobs, scope: scope, describe: { "\($0)" }, progress: { _, _ in }).orphans.map(\.cellName)
        }
        #expect(await orphans(.everything) == ["90x120@1x/rtl"])
        #expect(await orphans(.cases(["Box"])) == ["90x120@1x/rtl"])
        #expect(await orphans(.cases(["Other"])).isEmpty)
        #expect(await orphans(.none).isEmpty)
    }

    @Test func `a truncated golden fails only its cell, with a reason`() async throws {
        _ = try await approve()
        let picture = folder.appending(path: "Goldens/Box/120x90@2x.png")
        try Data(contentsOf: picture).prefix(60).write(to: picture)
        let report = await report()
        #expect(report.failed.map(\.key.cellName) == ["120x90@2x"] && report.entries.count { $0.outcome == .same } == Self.cells.count - 1)
    }

    @Test func `a picture that was changed by hand fails although the texts agree`() async throws {
        _ = try await approve()
        let store = verifier().store
        let key = Self.jobs()[0].key
        var golden = try #require(try store.golden(at: key))
        golden.picture = try #require(try store.golden(at: Self.jobs()[1].key)).picture
        try store.write(golden, at: key)
        let report = await report()
        #expect(report.different.map(\.key) == [key])
        #expect(report.different.first?.mismatch.changes.isEmpty == true && report.different.first?.mismatch.textDiffers == false)
    }

    @Test func `a golden of a machine that draws otherwise says what differs, and passes when it still matches`() async throws {
        _ = try await approve()
        let store = verifier().store
        let key = Self.jobs()[0].key
        var golden = try #require(try store.golden(at: key))
        golden.fingerprint.parts[0].version = "0.1"
        try store.write(golden, at: key)
        let good = await report()
        #expect(good.isGood && good.olderVersions.first?.contains("0.1 → ") == true)
        let bad = await report(inset: 20)
        #expect(bad.different.first?.mismatch.sentences.first?.contains("0.1 → ") == true)
    }
}

struct LanguageTests {
    /// A screen with texts of every kind.
    private final class TextController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Name"
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            let field = UITextField()
            field.placeholder = "Search"
            let control = UISegmentedControl(items: ["Day", "Week"])
            let stack = UIStackView(arrangedSubviews: [label, button, field, control])
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            view.addSubview(stack)
        }
    }

    private func text(_ language: String) async throws -> String {
        let cell = try #require(Cell(named: "300x300@2x" + (language.isEmpty ? "" : "/\(language)"), catalog: .standard))
        let job = Renderer.Job(Screen("Texts") { TextController() }.cases[0], in: cell)
        return try await Renderer(workers: 1).forEach([job]) { snapshot, _ in snapshot.tree.text }[0].get()
    }

    @Test func `pseudo-languages change the texts of every kind of view, once`() async throws {
        let base = try await text("")
        for word in ["\"Name\"", "\"Save\"", "\"Search\"", "\"Day\""] { #expect(base.contains(word), "\(word) in \(base)") }
        let long = try await text("long")
        for word in ["\"Name Name\"", "\"Save Save\"", "\"Search Search\"", "\"Day Day\""] {
            #expect(long.contains(word), "\(word) in \(long)")
        }
        #expect(try await text("accented").contains("\"[Šåṽé]\""))
        #expect(try await text("mirrored").contains("\"\\u{202E}Save\\u{202C}\""))
    }
}
