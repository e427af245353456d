import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

/// Evidence that becomes goldens through `plumb approve` and `plumb review`, and what must not become one.
struct ApproveTests {
    let folder = TemporaryFolder()

    private func draw(_ color: String, to path: String = "A.yaml") throws {
        try folder.write("name: A\nroot: {kind: UIView, backgroundColor: \(color)}\n", to: path)
    }

    private func settings(_ more: String = "") throws {
        try folder.write("inputs: [A.yaml]\nmatrix: small\nmatrices: {small: {devices: [40x40]}}\n" + more, to: "plumb.yaml")
    }

    private func run(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, in: folder.url) }

    private func url(_ path: String) -> URL { folder.url.appending(path: path) }

    private func files(in path: String) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: url(path).path)) ?? []).filter { $0.contains(".") }.sorted()
    }

    /// Returns a session that accepts what the last run left.
    private func accept(_ names: [String], hashOnly: Bool) async throws -> LoopbackServer.Reply {
        let approver = Approver(store: GoldenStore(folder: url("Goldens")), hashOnly: hashOnly)
        let session = ReviewSession(
            run: try StoredRun(in: url("Output")), output: url("Output"), approver: approver, advice: ReportAdvice(approve: "", prune: ""))
        let body = try JSONEncoder().encode(["accept": names])
        return await session.reply(to: .init(method: "POST", path: "/decide", query: [:], body: body), key: "")
    }

    // MARK: One approver

    @Test func `approve and review write the same bytes`() async throws {
        try settings()
        try draw("white")
        #expect(await run("test").status == .differences)
        #expect(try await accept(["A/40x40@2x"], hashOnly: false).status == 200)
        let reviewed = try files(in: "Goldens").map { try Data(contentsOf: url("Goldens/" + $0)) }
        try FileManager.default.removeItem(at: url("Goldens"))
        #expect(await run("approve").status == .success)
        #expect(try files(in: "Goldens").map { try Data(contentsOf: url("Goldens/" + $0)) } == reviewed)
        #expect(files(in: "Goldens") == ["A/40x40@2x.png", "A/40x40@2x.txt", "plumb.cases"])
    }

    @Test func `with hashOnly neither approve nor review writes a picture`() async throws {
        try settings("hashOnly: true\n")
        try draw("white")
        #expect(await run("approve").status == .success)
        #expect(files(in: "Goldens") == ["A/40x40@2x.txt", "plumb.cases"])
        try draw("black")
        #expect(await run("test").status == .differences)
        #expect(try await accept(["A/40x40@2x"], hashOnly: true).status == 200)
        #expect(files(in: "Goldens") == ["A/40x40@2x.txt", "plumb.cases"])
        #expect(await run("test").lines.first == "1 cell matches its golden")
    }

    @Test(arguments: [false, true]) func `every printed path exists, also where goldens have no picture`(hashOnly: Bool) async throws {
        try settings("hashOnly: \(hashOnly)\n")
        try draw("white")
        _ = await run("approve")
        try draw("black")
        let test = await run("test")
        let paths = test.output.split(whereSeparator: { $0.isWhitespace }).filter { $0.hasPrefix("Output/") }.map(String.init)
        #expect(paths.count == 2 && paths.allSatisfy { FileManager.default.fileExists(atPath: url($0).path) }, "\(paths)")
        let report = try JSONDecoder().decode(Report.self, from: Data(try folder.read("Output/report.json").utf8))
        let files = report.results.flatMap { $0.files.values }
        #expect(files.count == (hashOnly ? 3 : 6))
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: url("Output/" + $0).path) }, "\(files)")
        #expect(files.allSatisfy { (try? Data(contentsOf: url("Output/" + $0)))?.isEmpty == false })
    }

    private struct Report: Decodable {
        struct Result: Decodable { var files: [String: String] }
        var results: [Result]
    }

    // MARK: References that are none

    static let faults: [(file: String, content: String, words: String)] = [
        (
            "png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n",
            "is a Git LFS pointer, not a golden; run “git lfs pull”"
        ),
        ("png", "", "is empty; restore it"), ("txt", "", "is empty; restore it"),
        ("txt", "# drawn with x\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n", "contains the marks of a merge"),
    ]

    @Test(arguments: faults) func `a golden that version control replaced is named, and nothing is written over it`(
        fault: (file: String, content: String, words: String)
    ) async throws {
        try settings()
        try draw("white")
        _ = await run("approve")
        try folder.write(fault.content, to: "Goldens/A/40x40@2x.\(fault.file)")
        let test = await run("test")
        #expect(test.status == .differences && test.output.contains("Goldens/A/40x40@2x.\(fault.file) \(fault.words)"), "\(test.output)")
        #expect(try await accept(["A/40x40@2x"], hashOnly: false).status == 409)
        let approve = await run("approve", "--unseen")
        #expect(approve.status == .differences && approve.errors.contains(fault.words), "\(approve.errors)")
        #expect(try folder.read("Goldens/A/40x40@2x.\(fault.file)") == fault.content)
        // Without the file, the golden is approved anew.
        try FileManager.default.removeItem(at: url("Goldens/A/40x40@2x.\(fault.file)"))
        #expect(await run("approve").status == .success)
        #expect(await run("test").status == .success)
    }

    @Test func `goldens whose line ends Git has changed are equal`() async throws {
        try settings()
        try draw("white")
        _ = await run("approve")
        let text = try folder.read("Goldens/A/40x40@2x.txt")
        try folder.write(text.replacing("\n", with: "\r\n"), to: "Goldens/A/40x40@2x.txt")
        let test = await run("test")
        #expect(test.lines == ["1 cell matches its golden"], "\(test.output)")
    }

    // MARK: Without plumb.yaml

    @Test func `t2 5.3 without plumb.yaml the printed commands work`() async throws {
        try draw("white", to: "Screens/A.yaml")
        try folder.write("name: B\nroot: {kind: UIView}\n", to: "Screens/with space/B.yaml")
        let test = await run("test", "Screens", "--device", "40x40")
        let line = try #require(test.lines.last { $0.hasPrefix("after reviewing, accept with: ") })
        #expect(line == "after reviewing, accept with: plumb approve Screens/A.yaml 'Screens/with space/B.yaml' --device 40x40")
        #expect(await run("approve", "Screens/A.yaml", "Screens/with space/B.yaml", "--device", "40x40").status == .success)
        #expect(await run("test", "Screens", "--device", "40x40").status == .success)
    }

    @Test func `without plumb.yaml the page's commands name files`() async throws {
        try draw("white", to: "Screens/A.yaml")
        _ = await run("test", "Screens", "--device", "40x40")
        #expect(try folder.read("Output/report.html").contains("\"input\":\"Screens/A.yaml\""))
    }

    @Test func `t2 5.3 without plumb.yaml, strict counts the goldens of inputs that are gone`() async throws {
        for name in ["A", "B", "C"] { try folder.write("name: \(name)\nroot: {kind: UIView}\n", to: "Screens/\(name).yaml") }
        #expect(await run("approve", "Screens").status == .success)
        #expect(await run("test", "Screens/A.yaml", "--strict").status == .success)
        try FileManager.default.removeItem(at: url("Screens/B.yaml"))
        #expect(await run("test", "Screens").status == .success)
        let strict = await run("test", "Screens", "--strict")
        #expect(strict.status == .differences)
        #expect(strict.lines.contains("remove them with plumb prune Screens --delete"), "\(strict.output)")
        #expect(await run("prune", "Screens", "--delete").status == .success)
        #expect(await run("test", "Screens", "--strict").status == .success)
        #expect(!files(in: "Goldens").contains { $0.hasPrefix("B/") } && files(in: "Goldens").contains { $0.hasPrefix("C/") })
    }
}
