import Foundation
import Synchronization

/// Runs other programs.
enum Shell {
    struct Output: Sendable {
        var status: Int32
        /// What it wrote, errors too.
        var text: String
        var timedOut = false
    }

    /// - Parameter limit: seconds after which the program is ended.
    static func run(_ words: [String], in folder: URL? = nil, limit: Double? = nil) throws -> Output {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let timedOut = Mutex(false)
        var watch: DispatchWorkItem?
        if let limit {
            let id = process.processIdentifier
            let item = DispatchWorkItem {
                timedOut.withLock { $0 = true }
                kill(id, SIGKILL)
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: item)
            watch = item
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        watch?.cancel()
        return Output(
            status: process.terminationStatus, text: String(decoding: data, as: UTF8.self), timedOut: timedOut.withLock { $0 })
    }
}
