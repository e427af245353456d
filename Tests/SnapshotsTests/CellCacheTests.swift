import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import Testing

@testable import Goldens
@testable import Rendering
@testable import Reports
@testable import Snapshots

@MainActor struct CellCacheTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
    let renderer = Renderer(workers: 1)

    /// Writes two specs, a picture beside them, a colour in a catalog, and settings with a canvas.
    init() throws {
        try write(Self.spec(constant: 4, text: "A"), "Inputs/A.yaml")
        try write("name: B\nroot: {kind: UILabel, text: B, textColor: {asset: ink}}\n", "Inputs/B.yaml")
        try write(settings(width: 40), "plumb.yaml")
        try write(Self.color("1.000"), "Inputs/Colors.xcassets/ink.colorset/Contents.json")
        try picture(value: 20)
    }

    private static func spec(constant: Int, text: String) -> String {
        """
        name: A
        root:
          kind: UIView
          backgroundColor: white
          subviews:
            - {kind: UILabel, id: title, text: \(text)}
            - {kind: UIImageView, id: picture, image: picture.png}
        constraints:
          - title.leading == safeArea.leading + \(constant)
          - title.top == safeArea.top
          - picture.leading == title.leading
          - picture.top == title.bottom
        """
    }

    private func settings(width: Int) -> String {
        "inputs: [Inputs]\nmatrix: own\ndevices: [{name: Card, size: \(width)x60}]\nmatrices: {own: {devices: [Card], styles: all}}\n"
    }

    private static func color(_ red: String) -> String {
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0.000", "blue": "0.000",
        "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
        """
    }

    private func picture(value: UInt8) throws {
        let bitmap = Bitmap(width: 8, height: 8, bytes: (0..<256).map { $0 % 4 == 3 ? 255 : value })
        try Data(PNG.encode(bitmap)).write(to: folder.appending(path: "Inputs/picture.png"))
    }

    private func write(_ text: String, _ path: String) throws { try AtomicFile.write(text, to: path, in: folder) }

    private func jobs() throws -> (Project, [Renderer.Job]) {
        let project = try Project.load(at: folder)
        let cases = try InputFinder(project: project, screens: []).cases(named: [])
        let cells = try #require(project.matrix(named: "own")).cells
        return (project, cases.flatMap { input in cells.map { Renderer.Job(input, in: $0) } })
    }

    private func cache(_ program: String = "test") -> CellCache {
        CellCache(folder: folder.appending(path: "cache"), renderer: renderer, programNamed: program)
    }

    private func look(_ job: Renderer.Job) throws -> RunRecord.Look {
        let snapshot = try renderer.snapshot(of: job)
        let bitmap = Renderer.bitmap(of: snapshot, with: Rasterizer())
        return RunRecord.Look(text: snapshot.tree.text, picture: bitmap.identity)
    }

    /// Draws and caches every cell. Returns the cells that were not in the cache, and those whose cached look was stale.
    private func drawAll() throws -> (drawn: [String], stale: [String]) {
        let (project, jobs) = try jobs()
        let cache = cache()
        var drawn: [String] = [], stale: [String] = []
        for job in jobs {
            let key = cache.key(of: job, project: project), look = try look(job)
            if let entry = cache.entry(for: key) {
                if entry.look != look { stale.append(job.key.description) }
            } else {
                drawn.append(job.key.description)
                cache.keep(.init(look: look, conflicts: []), for: key)
            }
        }
        return (drawn, stale)
    }

    @Test func `200 random edits never give a stale hit`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var number: UInt64 = 15
        func random(_ limit: Int) -> Int {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(number >> 33) % limit
        }
        var known = 0, stale: [String] = []
        for _ in 0..<200 {
            switch random(6) {
            case 0: try write(Self.spec(constant: random(5), text: "A"), "Inputs/A.yaml")
            case 1: try write(Self.spec(constant: 4, text: ["A", "AB", "C"][random(3)]), "Inputs/A.yaml")
            case 2: try picture(value: UInt8(random(4) * 60))
            case 3: try write(Self.color(["1.000", "0.500", "0.000"][random(3)]), "Inputs/Colors.xcassets/ink.colorset/Contents.json")
            case 4: try write(settings(width: 40 + random(3)), "plumb.yaml")
            default: try write("name: B\nroot: {kind: UILabel, text: B\(random(3)), textColor: {asset: ink}}\n", "Inputs/B.yaml")
            }
            let (drawn, wrong) = try drawAll()
            stale += wrong
            known += 4 - drawn.count
        }
        #expect(stale.isEmpty)
        // Edits that restore earlier content are hits.
        #expect(known > 200)
    }

    @Test func `a changed constant draws only its cells, and nothing is drawn twice`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try drawAll().drawn.count == 4)
        #expect(try drawAll().drawn == [])
        try write(Self.spec(constant: 9, text: "A"), "Inputs/A.yaml")
        #expect(try drawAll().drawn == ["A/Card", "A/Card/dark"])
    }

    @Test func `another program, another cell and another device have other keys`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (project, jobs) = try jobs()
        let key = cache().key(of: jobs[0], project: project)
        #expect(cache().key(of: jobs[0], project: project) == key)
        #expect(cache("another").key(of: jobs[0], project: project) != key)
        #expect(Set(jobs.map { cache().key(of: $0, project: project) }).count == 4)
        try write(settings(width: 41), "plumb.yaml")
        #expect(try cache().key(of: self.jobs().1[0], project: self.jobs().0) != key)
    }

    @Test func `a file that appears or disappears changes the key`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (project, jobs) = try jobs()
        let key = cache().key(of: jobs[0], project: project)
        try write("{}", "Inputs/More.xcassets/Contents.json")
        let other = try self.jobs()
        #expect(cache().key(of: other.1[0], project: other.0) != key)
        try FileManager.default.removeItem(at: folder.appending(path: "Inputs/More.xcassets"))
        let again = try self.jobs()
        #expect(cache().key(of: again.1[0], project: again.0) == key)
    }

    @Test func `the program's digest is the same twice and is cached in a file`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = ProgramDigest(cache: folder.appending(path: "cache"))
        #expect(ProgramDigest(cache: folder.appending(path: "cache")).text == first.text && first.text.count == 32)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "cache/programs").path).count == 1)
    }

    @Test func `values have the same digest in any order of their dictionaries and sets`() {
        struct Value { var table: [String: Int]; var set: Set<Int> }
        let one = Value(table: ["a": 1, "b": 2, "c": 3], set: [1, 2, 3]), other = Value(table: ["c": 3, "b": 2, "a": 1], set: [3, 2, 1])
        #expect(ContentDigest(describing: one) == ContentDigest(describing: other))
        #expect(ContentDigest(describing: one) != ContentDigest(describing: Value(table: ["a": 1, "b": 2, "c": 4], set: [1, 2, 3])))
    }

    // MARK: In a run

    @Test func `a second run draws nothing, and a changed golden is detected`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (project, jobs) = try jobs()
        let store = GoldenStore(folder: folder.appending(path: "Goldens"))
        let approver = Approver(store: store), renderer = self.renderer
        _ = await renderer.forEach(jobs) { try approver.approve($0, by: renderer, with: $1) }
        var verifier = Verifier(store: store, output: folder.appending(path: "Output"), renderer: renderer)
        verifier.memory = .init(cache: cache(), project: project)
        func run() async -> TestReport { await verifier.run(jobs, scope: .everything, describe: { "\($0)" }, progress: { _, _ in }) }
        let first = await run(), second = await run()
        #expect(first.isGood && first.known == 0 && second.isGood && second.known == 4 && second.record == first.record)
        try store.write(.init(fingerprint: renderer.fingerprint, text: "1 × 1 @1x\n", picture: []), at: jobs[0].key)
        let third = await run()
        #expect(third.known == 3 && third.isGood == false)
    }

    @Test func `goldens may keep only the hash of their picture`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(try String(contentsOf: folder.appending(path: "plumb.yaml"), encoding: .utf8) + "hashOnly: true\n", "plumb.yaml")
        let (project, jobs) = try jobs()
        #expect(project.settings.hashOnly)
        let store = GoldenStore(folder: folder.appending(path: "Goldens"))
        var approver = Approver(store: store)
        let renderer = self.renderer
        _ = await renderer.forEach(jobs) { [approver] in try approver.approve($0, by: renderer, with: $1) }
        approver.hashOnly = true
        let changes = await renderer.forEach(jobs) { [approver] in try approver.approve($0, by: renderer, with: $1) }
        #expect(changes.allSatisfy { (try? $0.get()) == .replaced([]) })
        let files = try FileManager.default.subpathsOfDirectory(atPath: store.folder.path).filter { $0.contains(".") }
        #expect(files.count == 4 && files.allSatisfy { $0.hasSuffix(".txt") })
        let verifier = Verifier(store: store, output: folder.appending(path: "Output"), renderer: renderer)
        #expect(await verifier.run(jobs, scope: .everything, describe: { "\($0)" }, progress: { _, _ in }).isGood)
        try picture(value: 99)
        let report = await verifier.run(try self.jobs().1, scope: .everything, describe: { "\($0)" }, progress: { _, _ in })
        #expect(report.different.count == 2)
        #expect(report.different.first?.mismatch.sentences.contains { $0.contains("has no picture; use --base") } == true)
    }

    @Test func `a key includes every library of the program, each time`() {
        let names = ["libcairo.so", "libpango-1.0.so", "libfreetype.so", "libharfbuzz.so", "libFoundation.so", "libc.so"]
        for _ in 0..<50 {
            let libraries = ProgramDigest.libraries
            #expect(names.allSatisfy { name in libraries.contains { $0.contains("/" + name) } })
        }
        #expect(Set((0..<50).map { _ in ProgramDigest.libraries }).count == 1)
    }
}
