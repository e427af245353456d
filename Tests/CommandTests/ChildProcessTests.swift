import Foundation
import Testing

@testable import PlumbCommand

struct ChildProcessTests {
    @Test func `what a program has started is found, however deep`() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "sleep 60 & sh -c 'sleep 60; true'; true"]
        try process.run()
        defer { process.waitUntilExit() }
        var found: [pid_t] = []
        // Two programs sleep, and a shell waits for one of them.
        for _ in 0..<200 where found.count < 3 {
            usleep(10_000)
            found = ChildProcess.descendants(of: process.processIdentifier)
        }
        #expect(found.count == 3)
        #expect(ChildProcess.descendants(of: getpid()).contains(process.processIdentifier))
        for id in found + [process.processIdentifier] { kill(id, SIGKILL) }
    }

    @Test func `a program's status is the child's`() throws {
        let child = ChildProcess(["sh", "-c", "exit 7"], environment: ["PATH": "/usr/bin:/bin"], folder: URL(filePath: "/"))
        #expect(try child.run() == 7)
    }
}
