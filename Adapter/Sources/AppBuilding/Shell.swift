import Foundation
import Synchronization

/// Runs other programs.
public enum Shell {
    /// With this program's own input and output.
    public static func runHere(_ words: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? 1 : process.terminationStatus
    }

    struct Output: Sendable {
        var status: Int32
        /// What it wrote, errors too.
        var text: String
        /// Whether it had to be ended.
        var timedOut = false
        /// Whether a signal ended it.
        var wasKilled = false
    }

    /// How a program is run that may do anything.
    struct Surroundings: Sendable {
        /// Seconds after which the program is asked for a backtrace, and then ended.
        var limit: Double?
        /// Seconds that a backtrace may take.
        var grace = 30.0
        /// Added to the program's own.
        var environment: [String: String] = [:]
        var folder: URL?
    }

    static func run(_ words: [String], _ surroundings: Surroundings = Surroundings()) throws -> Output {
        // A file, not a pipe: a program's own children may hold a pipe open for ever.
        let place = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: place.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: place) }
        let file = try FileHandle(forWritingTo: place)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = surroundings.folder
        process.environment = ProcessInfo.processInfo.environment.merging(surroundings.environment) { $1 }
        process.standardOutput = file
        process.standardError = file
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let timedOut = surroundings.limit.map { watch(process.processIdentifier, limit: $0, grace: surroundings.grace) }
        process.waitUntilExit()
        timedOut?.cancel()
        try? file.close()
        return Output(
            status: process.terminationStatus, text: String(decoding: (try? Data(contentsOf: place)) ?? Data(), as: UTF8.self),
            timedOut: timedOut?.hasFired ?? false, wasKilled: process.terminationReason == .uncaughtSignal)
    }

    private static func watch(_ id: Int32, limit: Double, grace: Double) -> Watch {
        let watch = Watch()
        // Swift's runtime prints a backtrace for the first signal. (SIGQUIT would be the polite one, and programs in the background ignore it.)
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { if watch.fire() { kill(id, SIGTRAP) } }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit + grace) { if watch.fire() { kill(id, SIGKILL) } }
        return watch
    }

    private final class Watch: Sendable {
        private let state = Mutex((fired: false, cancelled: false))

        var hasFired: Bool { state.withLock { $0.fired } }
        func cancel() { state.withLock { $0.cancelled = true } }

        /// False once the program has ended: its number may be another's.
        func fire() -> Bool {
            state.withLock {
                guard !$0.cancelled else { return false }
                $0.fired = true
                return true
            }
        }
    }
}
