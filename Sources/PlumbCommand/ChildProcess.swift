import Foundation

/// A program that this one waits for, with its own input and output. It ends with this one: Foundation gives each program a process group of
/// its own, so that neither Ctrl-C nor `timeout` reaches it or the compilers that it starts.
struct ChildProcess {
    private let process = Process()

    init(_ words: [String], environment: [String: String], folder: URL) {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = environment
        process.currentDirectoryURL = folder
    }

    /// Runs the program.
    /// - Returns: Its status.
    func run() throws -> Int32 {
        Self.endWithChildren
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// From the first use on, a signal that ends this program ends all programs that it has started, too.
    private static let endWithChildren: Void = {
        guard unsafe pipe(&SignalPipe.ends) == 0 else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = unsafe write(SignalPipe.ends[1], &byte, 1)
            }
        }
        // Little may be called where a signal is handled.
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while unsafe read(SignalPipe.ends[0], &byte, 1) < 1 {}
            for id in descendants(of: getpid()) { kill(id, SIGKILL) }
            signal(Int32(byte), SIG_DFL)
            kill(getpid(), Int32(byte))
        }
    }()

    /// Whether the signal is to do nothing, as `nohup` asks.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// The pipe through which a signal's number is handed on.
    private enum SignalPipe { nonisolated(unsafe) static var ends: [Int32] = [-1, -1] }

    /// Returns the processes that a process has started, and those that these have started.
    static func descendants(of id: pid_t) -> [pid_t] {
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        let children = Dictionary(grouping: all) { parent(of: $0) }
        var found: [pid_t] = [], waiting = [id]
        while let next = waiting.popLast() {
            found += children[next] ?? []
            waiting += children[next] ?? []
        }
        return found
    }

    /// Returns the process that started a process, or 0 if that has ended.
    private static func parent(of id: pid_t) -> pid_t {
        // The name of the program, in parentheses, may hold any character.
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .isoLatin1),
            let end = text.lastIndex(of: ")")
        else { return 0 }
        let words = text[end...].split(separator: " ")
        return words.count > 2 ? pid_t(words[2]) ?? 0 : 0
    }
}
