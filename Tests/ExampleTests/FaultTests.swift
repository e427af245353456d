import Foundation
import Testing

/// What a user sees when the program itself crashes.
struct FaultTests {
    @Test func `a crash ends in one sentence and with its own exit code`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-fault-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Examples.program("gallery")
        process.arguments = ["render", "PostCell", "--matrix", "everything", "--jobs", "1", "--out", folder.path]
        process.currentDirectoryURL = Examples.root
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // The work is under way as soon as there are pictures.
        for _ in 0..<600 where (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty != false {
            Thread.sleep(forTimeInterval: 0.05)
        }
        kill(process.processIdentifier, SIGSEGV)
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 70 && process.terminationReason == .exit)
        #expect(words.contains("gallery: crashed (signal 11)"), "\(words)")
        #expect(words.contains("Otherwise please report this message"))
        #expect(!words.contains("Registers:"))
    }
}
