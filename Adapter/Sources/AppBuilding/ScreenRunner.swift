import Foundation

/// Runs a verb for each screen in a process of its own: a screen that traps, hangs or ends the process takes no other with it.
public struct ScreenRunner {
    public let program: String
    /// `render --matrix phones`
    public let verb: [String]
    /// Seconds that a screen may take.
    public var limit = 60.0

    public init(program: String, verb: [String]) {
        self.program = program
        self.verb = verb
    }

    public func run() throws -> Int32 {
        let screens = try names()
        var drawn = 0
        var lost: [(name: String, reason: String)] = []
        for name in screens {
            let output = try Shell.run([program, verb[0], name] + verb.dropFirst(), limit: limit)
            if output.status == 0, !output.timedOut {
                drawn += 1
            } else {
                lost.append((name, reason(output)))
            }
        }
        print("\(drawn) of \(screens.count) screens drawn")
        for (name, reason) in lost { print("\(name): \(reason)") }
        return 0
    }

    private func names() throws -> [String] {
        let output = try Shell.run([program, "screens"])
        return output.text.split(separator: "\n").map(String.init)
    }

    /// The sentence of the trap and the first place in its backtrace.
    private func reason(_ output: Shell.Output) -> String {
        guard !output.timedOut else { return "took longer than \(Int(limit)) s" }
        let lines = output.text.split(separator: "\n")
        let sentence = lines.first { $0.contains("Fatal error") || $0.contains("error:") } ?? lines.last ?? "ended"
        let place = lines.first { $0.contains(" in ") && $0.contains(" at /") && $0.contains(".swift:") }
        return [String(sentence), place.map { $0.drop(while: { $0 == " " }) }.map(String.init)].compactMap(\.self).joined(
            separator: "\n    ")
    }
}
