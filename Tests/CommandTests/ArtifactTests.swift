import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

/// `plumb approve --from`: what a run on another machine drew becomes goldens, and nothing else does.
struct ArtifactTests {
    let folder = TemporaryFolder()
    /// What the other machine sends.
    let sent = TemporaryFolder()

    init() throws {
        try folder.write("inputs: [A.yaml, B.yaml]\nmatrix: small\nmatrices: {small: {devices: [40x40]}}\n", to: "plumb.yaml")
        try draw("A", "white")
        try draw("B", "white")
        try folder.write("Output\n", to: ".gitignore")
    }

    private func draw(_ name: String, _ color: String) throws {
        try folder.write("name: \(name)\nroot: {kind: UIView, backgroundColor: \(color)}\n", to: "\(name).yaml")
    }

    private func run(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, in: folder.url) }

    @discardableResult private func tool(_ words: [String], in url: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func commit() throws {
        try tool(["git", "init", "-q", "-b", "main"], in: folder.url)
        try tool(["git", "add", "-A"], in: folder.url)
        try tool(["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "change"], in: folder.url)
    }

    /// A run in which A differs from its golden, moved away from this machine.
    private func artifact() async throws {
        _ = await run("approve")
        try draw("A", "red")
        try commit()
        #expect(await run("test").status == .differences)
        try? FileManager.default.removeItem(at: sent.url)
        try FileManager.default.moveItem(at: folder.url.appending(path: "Output"), to: sent.url)
    }

    private func goldens() throws -> [String: Data] {
        let root = folder.url.appending(path: "Goldens")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.contains(".") }
        return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try Data(contentsOf: root.appending(path: $0))) })
    }

    /// Packs files under any names, as an attacker can.
    private func zip(_ files: [(name: String, content: Data)]) throws -> String {
        let script = """
            import sys, zipfile
            z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)
            names = sys.argv[2::2]; paths = sys.argv[3::2]
            for name, path in zip(names, paths): z.writestr(name, open(path, 'rb').read())
            z.close()
            """
        let archive = sent.url.appending(path: "run.zip").path
        var words = ["python3", "-W", "ignore", "-c", script, archive]
        for (index, file) in files.enumerated() {
            let url = sent.url.appending(path: "part\(index)")
            try file.content.write(to: url)
            words += [file.name, url.path]
        }
        try #require(try tool(words, in: sent.url) == 0)
        return archive
    }

    private func sentFile(_ path: String) throws -> Data { try Data(contentsOf: sent.url.appending(path: path)) }

    private func parts() throws -> (record: Data, text: Data, picture: Data, textPath: String, picturePath: String) {
        let key = try StoredRun(in: sent.url).report.entries.first { $0.outcome != .same }?.key
        let paths = Mismatch.Files.paths(of: try #require(key))
        let textPath = try #require(paths.first { $0.hasSuffix(".txt") && $0.contains("actual") })
        let picturePath = try #require(paths.first { $0.hasSuffix(".png") && $0.contains("actual") })
        return (try sentFile("run.json"), try sentFile(textPath), try sentFile(picturePath), textPath, picturePath)
    }

    @Test func `a folder and an archive of a run are accepted, and make the goldens that approve makes`() async throws {
        try await artifact()
        let former = try goldens()
        let accepted = await run("approve", "--from", sent.url.path)
        #expect(accepted.status == .success && accepted.lines.last == "1 replaced, 0 added, 0 unchanged")
        let fromFolder = try goldens()
        #expect(fromFolder["B/40x40@2x.png"] == former["B/40x40@2x.png"] && fromFolder["A/40x40@2x.png"] != former["A/40x40@2x.png"])
        #expect(await run("test").status == .success)
        _ = await run("approve")
        #expect(try goldens() == fromFolder)

        for (path, data) in former { try data.write(to: folder.url.appending(path: "Goldens/\(path)")) }
        let all = try parts()
        let archive = try zip([
            ("Output/run.json", all.record), ("Output/" + all.textPath, all.text), ("Output/" + all.picturePath, all.picture),
        ])
        #expect(await run("approve", "--from", archive).status == .success)
        #expect(try goldens() == fromFolder)
    }

    @Test func `a run of another commit, or drawn with other libraries, is refused whole`() async throws {
        try await artifact()
        let former = try goldens()
        try draw("B", "green")
        try commit()
        let other = await run("approve", "--from", sent.url.path)
        #expect(other.status == .badInput && other.errors.contains("the run is of commit") && other.errors.contains("is checked out"))
        #expect(try goldens() == former)
        try tool(["git", "reset", "-q", "--hard", "HEAD~1"], in: folder.url)
        let record = String(decoding: try sentFile("run.json"), as: UTF8.self)
        try record.replacing(#/letters \w/#, with: "letters x").write(
            to: sent.url.appending(path: "run.json"), atomically: true, encoding: .utf8)
        #expect(await run("approve", "--from", sent.url.path).errors.contains("drawn with other libraries or fonts"))
        #expect(try goldens() == former)
    }

    @Test func `a cell whose golden has changed since is refused`() async throws {
        try await artifact()
        _ = await run("approve")
        let former = try goldens()
        try draw("A", "blue")
        #expect(await run("approve", "--unseen").status == .success)
        let changed = try goldens()
        #expect(changed != former)
        try tool(["git", "checkout", "-q", "A.yaml"], in: folder.url)
        let refused = await run("approve", "--from", sent.url.path)
        #expect(refused.status == .differences && refused.errors.contains("its golden is not the one that the run compared with"))
        #expect(try goldens() == changed)
    }

    @Test func `an attacker's archive writes nothing`() async throws {
        try await artifact()
        let former = try goldens(), all = try parts()
        let foreign = String(decoding: all.record, as: UTF8.self).replacing("\"case\" : \"A\"", with: "\"case\" : \"C\"")
        let outside = String(decoding: all.record, as: UTF8.self).replacing("\"case\" : \"A\"", with: "\"case\" : \"../../A\"")
        let long = Data(repeating: 0x20, count: 10_000_000)
        let attacks: [[(String, Data)]] = [
            [],
            [("run.json", Data("{}".utf8))],
            [("run.json", all.record)],
            [("run.json", all.record), ("run.json", all.record), (all.textPath, all.text), (all.picturePath, all.picture)],
            [("a/run.json", all.record), ("b/run.json", all.record)],
            [("run.json", Data(foreign.utf8)), (all.textPath, all.text), (all.picturePath, all.picture)],
            [("run.json", Data(outside.utf8)), (all.textPath, all.text), (all.picturePath, all.picture)],
            [("run.json", all.record), ("../" + all.textPath, all.text), ("/" + all.picturePath, all.picture)],
            [("run.json", all.record), (all.textPath, long), (all.picturePath, all.picture)],
            [("run.json", all.record), (all.textPath, all.text + Data("x".utf8)), (all.picturePath, all.picture)],
            [("run.json", all.record), (all.textPath, all.text), (all.picturePath, all.picture.dropLast(40))],
            [("run.json", all.record), (all.textPath, all.text), (all.picturePath, Data("<svg/>".utf8))],
        ]
        for (index, files) in attacks.enumerated() {
            let archive = try zip(files)
            let refused = await run("approve", "--from", archive)
            #expect(try goldens() == former, "attack \(index): \(refused.output)\(refused.errors)")
            #expect(!refused.output.contains("1 replaced"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "../A").path))
    }

    @Test func `links in a folder are not followed`() async throws {
        try await artifact()
        let former = try goldens(), all = try parts()
        let secret = sent.url.appending(path: "elsewhere")
        try all.text.write(to: secret)
        let text = sent.url.appending(path: all.textPath)
        try FileManager.default.removeItem(at: text)
        try FileManager.default.createSymbolicLink(at: text, withDestinationURL: secret)
        #expect(await run("approve", "--from", sent.url.path).status == .differences)
        #expect(try goldens() == former)
    }
}
