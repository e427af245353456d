import Foundation
import SourceAdaptation
import Synchronization

/// Runs a verb for each screen in a separate process, so that a screen that traps, hangs, ends the process or exhausts memory affects no
/// other.
public struct ScreenRunner: Sendable {
    public let program: String
    /// The verb with its options, such as `render --matrix phones`.
    public var verb: [String]
    /// The time that a screen may take, in seconds.
    public var limit = 60.0
    /// The address space that a screen may use, in kilobytes.
    public var memory = 3_500_000
    /// The number of screens drawn at the same time.
    public var workers = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
    /// The folder in which the verb runs.
    public var folder: URL?
    /// The program that limits a process before it becomes the screen's, `plumb-code`; nil for no limits.
    public var confiner: String?
    /// The variables that the program sees besides.
    public var variables: [String: String] = [:]
    /// The folders that the verb writes to.
    public var results: [String] = []
    /// The path prefixes of Plumb's own frames, which are never the place of a loss.
    public var ownPaths: [String] = []
    /// The options that add screens to those of the program.
    public var joining: [String] = []
    /// Whether the program says that its verb is done; otherwise it is done when it ends.
    var marksEnd = true
    /// Whether a program that traps prints its frames, which takes seconds for a large one.
    private var traces = true
    /// Called for each screen when it is done.
    public var say: @Sendable (String) -> Void = { _ in }

    public init(program: String, verb: [String]) {
        self.program = program
        self.verb = verb
    }

    /// Creates the runner of an app's program, whose frames of Plumb and the system are nobody's fault in the app.
    public init(program: String, verb: [String], plumb: PlumbParts, cache: URL) {
        self.init(program: program, verb: verb)
        ownPaths = [plumb.ownCode, cache.path, "/opt/", "/usr/", "/home/build"]
        confiner = Bundle.main.executablePath
    }

    /// The result of running one screen.
    public struct Outcome: Sendable, Codable, Hashable {
        public var screen: String
        /// Nil for a screen that was drawn.
        public var loss: Loss?
        /// The lines that the verb printed.
        public var output: [String]
        public var isDrawn: Bool { loss == nil }
    }

    public struct Loss: Sendable, Codable, Hashable {
        /// The reason, such as `Fatal error: Index out of range`.
        public var reason: String
        /// The place in the author's code, such as `/App/Feed.swift:12`, if known.
        public var place: String?
        /// The frames, innermost first, without Plumb's own at the end.
        public var backtrace: [String]
    }

    /// Runs the screens and returns their outcomes in the same order.
    /// - Parameter names: The screens to run; nil for all screens of the program, in its order.
    public func run(_ names: [String]? = nil) throws -> [Outcome] {
        let names = try names ?? self.names()
        return results(of: names.count) { index in
            let words = [verb[0], names[index]] + verb.dropFirst()
            var runner = self
            runner.traces = false
            let first = runner.drawnApart(runner.outcome(of: words, named: names[index]), words)
            let outcome = traced(runner.drawnAgain(first, words), words)
            say(Self.line(outcome))
            return outcome
        }
    }

    /// Draws a screen that ended the program again: after the app's launch, because it may need what the launch sets; without servers, whose sample
    /// answers need not be what the app's own code takes apart; and with both. The others need neither, which takes its time and may change what
    /// they show.
    private func drawnAgain(_ outcome: Outcome, _ words: [String]) -> Outcome {
        guard let loss = outcome.loss, !loss.reason.hasPrefix(Self.tookLonger) else { return outcome }
        for names in [["PLUMB_LAUNCHES_FIRST"], ["PLUMB_OFFLINE"], ["PLUMB_LAUNCHES_FIRST", "PLUMB_OFFLINE"]] {
            var runner = self
            for name in names { runner.variables[name] = "1" }
            let again = runner.outcome(of: words, named: outcome.screen)
            if again.isDrawn { return again }
        }
        return outcome
    }

    /// Runs a screen that is lost for good once more, to learn where.
    private func traced(_ outcome: Outcome, _ words: [String]) -> Outcome {
        guard let loss = outcome.loss else { return outcome }
        var runner = self
        // What ran until its time was over is stopped sooner: it is the same loop.
        if loss.reason.hasPrefix(Self.tookLonger) { runner.limit = min(limit, max(10, limit / 3)) }
        guard let found = runner.outcome(of: words, named: outcome.screen).loss else { return outcome }
        var result = outcome
        result.loss = Loss(reason: loss.reason, place: found.place, backtrace: found.backtrace)
        return result
    }

    /// Does pieces of work, as many at a time as there are workers, and returns their results in order.
    func results<Result: Sendable>(of count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
        let results = Mutex<[Int: Result]>([:]), next = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: min(workers, max(1, count))) { _ in
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < count else { break }
                let result = work(index)
                results.withLock { $0[index] = result }
            }
        }
        return (0..<count).compactMap { index in results.withLock { $0[index] } }
    }

    /// Draws the cells whose way was lost again, each in a process of its own: what an app keeps in its own variables, such as that
    /// somebody has logged in, lasts from one cell to the next.
    private func drawnApart(_ outcome: Outcome, _ words: [String]) -> Outcome {
        guard outcome.loss != nil, verb[0] == "render", !words.contains("--cell"), outcome.output.contains(where: Self.isLostWay)
        else { return outcome }
        struct Record: Decodable { var failures: [String] }
        let told = self.outcome(of: words + ["--json"], named: outcome.screen).output
        guard let start = told.firstIndex(of: "{"), let end = told.lastIndex(of: "}"), start <= end,
            let record = try? JSONDecoder().decode(Record.self, from: Data(told[start...end].joined(separator: "\n").utf8))
        else { return outcome }
        var result = Outcome(screen: outcome.screen, loss: nil, output: outcome.output.filter { !Self.isLostWay($0) })
        for cell in record.failures where cell.hasPrefix(outcome.screen + "/") {
            let alone = self.outcome(of: words + ["--cell", String(cell.dropFirst(outcome.screen.count + 1))], named: outcome.screen)
            result.loss = result.loss ?? alone.loss
            result.output += alone.output
        }
        return result
    }

    /// Whether the line says that a touch of a walk could not be repeated.
    private static func isLostWay(_ line: String) -> Bool { line.contains(" has nothing to touch where the walk touched ") }

    private static func line(_ outcome: Outcome) -> String {
        outcome.loss.map { "\(outcome.screen): lost: \($0.reason)" } ?? "\(outcome.screen): drawn"
    }

    public func names() throws -> [String] {
        let output = try Shell.run([program, "screens", "--names"] + joining, .init(limit: limit))
        guard output.status == 0 else { throw AppError("The app's program does not start:\n\(output.text.suffix(2000))") }
        return output.text.split(separator: "\n").map(String.init)
    }

    /// The scenes of the app's documents that nothing else makes, with the Swift expressions that make them.
    public func scenes() throws -> [MadeScreen] {
        let output = try Shell.run([program, "screens", "--scenes"] + joining, .init(limit: limit))
        return output.text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return parts.count == 2 ? MadeScreen(name: String(parts[0]), code: String(parts[1])) : nil
        }
    }

    /// Whether the app's team lists the screens of the program.
    public func isListed() throws -> Bool {
        try Shell.run([program, "screens", "--listed"], .init(limit: limit)).text.split(separator: "\n").contains("listed")
    }

    /// Runs the program once.
    /// - Parameter name: What the outcome is called.
    func outcome(of arguments: [String], named name: String) -> Outcome {
        let home = FileManager.default.temporaryDirectory.appending(path: "plumb-home-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let ended = home.appending(path: "ended")
        do {
            // The folders that every app has.
            for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
                try FileManager.default.createDirectory(at: home.appending(path: folder), withIntermediateDirectories: true)
            }
            let output = try Shell.run(
                confined(command(arguments), home: home),
                .init(limit: limit, environment: environment(home: home, ended: ended), folder: folder))
            let hasEnded = marksEnd ? FileManager.default.fileExists(atPath: ended.path) : !output.wasKilled
            let text = output.text.split(separator: "\n").map(String.init)
            guard hasEnded, output.status == 0, !output.wasKilled else {
                return Outcome(screen: name, loss: loss(output, hasEnded: hasEnded), output: text)
            }
            return Outcome(screen: name, loss: nil, output: text)
        } catch {
            return Outcome(screen: name, loss: Loss(reason: "\(error)", place: nil, backtrace: []), output: [])
        }
    }

    /// Returns the command in a shell that sets the limits, which the command inherits.
    private func command(_ arguments: [String]) -> [String] {
        let limits = "ulimit -v \(memory); ulimit -f 2000000; ulimit -c 0; exec \"$@\""
        return ["sh", "-c", limits, "plumb", program] + arguments
    }

    /// Returns the command with limits: files can be written in the screen's home and in the folders of its pictures.
    private func confined(_ command: [String], home: URL) -> [String] {
        guard let confiner else { return command }
        // The kernel accepts only folders that exist.
        for folder in results { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        return Confinement(writable: [home.path] + results, command: command).words(for: confiner)
    }

    /// Returns the variables that give the process an empty home, no route to any server, and a backtrace if it traps.
    private func environment(home: URL, ended: URL) -> [String: String] {
        let nowhere = "http://127.0.0.1:1"
        return variables.merging([
            // As in an app's container: apps that empty the folder of temporary files keep the rest.
            "TMPDIR": home.appending(path: "tmp").path,
            "HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": home.path,
            "XDG_DATA_HOME": home.path, "PLUMB_ENDED": ended.path, "http_proxy": nowhere, "https_proxy": nowhere, "all_proxy": nowhere,
            "no_proxy": "",
            "SWIFT_BACKTRACE":
                "enable=\(traces ? "yes" : "no"),color=no,interactive=no,sanitize=no,threads=crashed,images=none,registers=none,limit=40,top=12,timeout=20s",
        ]) { $1 }
    }

    // MARK: Losses

    private func loss(_ output: Shell.Output, hasEnded: Bool) -> Loss {
        let lines = output.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let backtrace = Backtrace(lines, own: ownPaths)
        return Loss(reason: reason(output, lines, hasEnded: hasEnded), place: backtrace.place, backtrace: backtrace.frames)
    }

    private func reason(_ output: Shell.Output, _ lines: [String], hasEnded: Bool) -> String {
        if output.timedOut { return "\(Self.tookLonger) than \(Int(limit)) s" }
        if let line = lines.first(where: { $0.contains("Fatal error: ") }), let mark = line.firstRange(of: "Fatal error: ") {
            return String(line[mark.lowerBound...])
        }
        if let line = lines.first(where: { $0.hasPrefix("Could not cast value of type") }) {
            return line.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
        }
        if lines.contains(where: { $0.contains("ulimit") || $0.contains("Could not allocate memory") || $0.contains("bad_alloc") }) {
            return "it used more than \(memory / 1000) MB of memory"
        }
        if lines.contains(where: { $0.hasPrefix(Self.endedEarly) }) { return "it ended the program" }
        if let line = lines.first(where: { $0.contains("Program crashed: ") || $0.contains("error: ") }) { return line }
        if !hasEnded { return output.wasKilled ? "it was killed by signal \(output.status)" : "it ended the program" }
        return lines.last ?? "it ended with \(output.status)"
    }

    private static let tookLonger = "it took longer"

    /// The line that the app's program prints if it ends before its verb is done.
    static let endedEarly = "plumb: the program ended before its screen was done"
}

/// The frames that Swift's runtime prints when a program traps.
struct Backtrace {
    private(set) var frames: [String] = []
    private(set) var place: String?

    /// - Parameter own: The path prefixes of frames that are not the author's.
    init(_ lines: [String], own: [String]) {
        // `3 [ra] Feed.load() + 120 in screens at /App/Feed.swift:12:9`
        for line in lines where line.first?.isNumber ?? false && line.contains(" in ") {
            guard let mark = line.firstRange(of: " at /") else { continue }
            let path = line[line.index(before: mark.upperBound)...]
            guard path.contains(".swift:") else {
                // Code without a line of its own, such as the test of an endless loop's condition.
                let isOfNoLine = path.contains("<compiler-generated>") && !line.contains(" [thunk] ")
                if isOfNoLine, place == nil { frames.append(Self.function(line[..<mark.lowerBound])) }
                continue
            }
            let isOwn = own.contains { path.hasPrefix($0) }
            if !isOwn, place == nil { place = Self.place(path) }
            frames.append(Self.function(line[..<mark.lowerBound]) + " at " + Self.place(path))
            // Plumb's frames outside the author's code add no information.
            if isOwn, place != nil {
                frames.removeLast()
                break
            }
        }
    }

    /// Returns the path and line, without the column.
    private static func place(_ path: Substring) -> String {
        let parts = path.split(separator: ":")
        return parts.count > 2 ? parts[0...1].joined(separator: ":") : String(path)
    }

    private static func function(_ text: Substring) -> String {
        // The frame's number.
        var text = text.drop(while: \.isNumber).drop { $0 == " " }
        // `[ra] [inlined] [thunk]` and the address.
        while let word = text.split(separator: " ", maxSplits: 1).first, word.hasPrefix("[") || word.hasPrefix("0x") {
            text = text[word.endIndex...].drop { $0 == " " }
        }
        if let end = text.ranges(of: " + ").last?.lowerBound { text = text[..<end] }
        return text.trimmingCharacters(in: .whitespaces)
    }
}
