import Foundation
import Testing

/// Checks that the output is the same to the byte in any environment. `make determinism` does this for the whole of `everything`.
struct DeterminismTests {
    @Test func `workers, locale, home and a hostile fonts.conf change no byte`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "plumb-determinism-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Examples.root.appending(path: "Tests/ExampleTests/determinism.sh")
        let (status, words) = try Examples.run(
            URL(filePath: "/bin/bash"), [script.path, Examples.program("gallery").path, folder.path, "golden", "PostCell", "Profile"])
        #expect(status == 0, "\(words)")
    }
}
