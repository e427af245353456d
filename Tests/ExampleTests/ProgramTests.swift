import Foundation
import Testing

/// The `plumb` program, run as a user runs it.
struct ProgramTests {
    private let plumb = Examples.program("plumb")

    @Test func `the program draws a spec, and prints where`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-program-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, words) = try Examples.run(plumb, ["render", "PostCell", "--device", "iPhone 16 Pro", "--out", folder.path])
        let pictures = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        #expect(status == 0 && !pictures.isEmpty && words.contains(folder.path), "\(words)")
    }

    @Test func `a wrong command ends with its own exit code, and says what to do`() throws {
        let (status, words) = try Examples.run(plumb, ["rendre"])
        #expect(status == 2 && words.contains("did you mean “render”?"), "\(words)")
    }
}
