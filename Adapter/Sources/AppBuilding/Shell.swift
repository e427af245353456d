import Foundation
import Synchronization

/// Runs other programs.
public enum Shell {
    /// Runs a program with this program's own input and output.
    public static func runHere(_ words: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? 1 : process.terminationStatus
    }

    /// Returns the folder of the compiler's libraries, for example `/usr/lib/swift`.
    static func libraries() throws -> String {
        struct Info: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        return try JSONDecoder().decode(Info.self, from: Data(try run(["swiftc", "-print-target-info"]).text.utf8)).paths
            .runtimeResourcePath
    }

    struct Output: Sendable {
        var status: Int32
        /// The output, including errors.
        var text: String
        /// Whether it was ended because it exceeded its limit.
        var timedOut = false
        /// Whether a signal ended it.
        var wasKilled = false
    }

    /// The limits and the environment of a program that may do anything.
    struct Surroundings: Sendable {
        /// The time in seconds after which the program is made to print a backtrace and then ended.
        var limit: Double?
        /// The time in seconds that a backtrace may take.
        var grace = 30.0
        /// Variables added to this program's own.
        var environment: [String: String] = [:]
        var folder: URL?
    }

    static func run(_ words: [String], _ surroundings: Surroundings = Surroundings()) throws -> Output {
        // A file instead of a pipe, because a program's children may keep a pipe open forever.
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

    /// Runs programs at the same time and returns their outputs in the same order.
    static func runTogether(_ programs: [[String]]) throws -> [Output] {
        try OrderedWork(needs: programs.map { _ in [] }).results(workers: programs.count) { number, _ in try run(programs[number]) }
    }

    private static func watch(_ id: Int32, limit: Double, grace: Double) -> Watch {
        let watch = Watch()
        // Swift's runtime prints a backtrace for SIGTRAP. (SIGQUIT would be more usual, but programs in the background ignore it.)
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { if watch.fire() { kill(id, SIGTRAP) } }
        // What it has started ends with it: Foundation waits for that too, and a program that prints a backtrace of a killed one never ends.
        DispatchQueue.global().asyncAfter(deadline: .now() + limit + grace) {
            if watch.fire(), kill(-id, SIGKILL) != 0 { kill(id, SIGKILL) }
        }
        return watch
    }

    private final class Watch: Sendable {
        private let state = Mutex((fired: false, cancelled: false))

        var hasFired: Bool { state.withLock { $0.fired } }
        func cancel() { state.withLock { $0.cancelled = true } }

        /// Returns false after the program has ended, because its process id may have been reused.
        func fire() -> Bool {
            state.withLock {
                guard !$0.cancelled else { return false }
                $0.fired = true
                return true
            }
        }
    }
}
