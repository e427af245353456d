import Foundation
import Testing

/// Checks that the output is the same to the byte in any environment. `make determinism` does this for the whole of `everything`.
struct DeterminismTests {
    @Test func `workers, locale, home and a hostile fonts.conf change no byte`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "plumb-determinism-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Examples.root.appending(path: "Tests/ExampleTests/determinism.sh")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [script.path, Examples.gallery.path, folder.path, "golden", "PostCell", "Profile"]
        process.currentDirectoryURL = Examples.root
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(words)")
    }
}
