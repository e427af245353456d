import Foundation

/// Where the command's words go. Results go to standard output, everything about the work to standard error.
struct Console: Sendable {
    enum Stream: Sendable { case output, error }

    /// Takes text as it is, line ends included.
    let write: @Sendable (Stream, String) -> Void
    /// Whether colours and a line that changes in place make sense on standard error, and colours on standard output.
    var outputHasColor = false
    var errorHasColor = false
    var errorIsTerminal = false

    /// The process's own streams. `NO_COLOR` (no-color.org) and `TERM=dumb` are respected.
    static var standard: Console {
        let environment = ProcessInfo.processInfo.environment
        let wantsColor = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        var console = Console { stream, text in
            let handle = stream == .output ? FileHandle.standardOutput : FileHandle.standardError
            try? handle.write(contentsOf: Data(text.utf8))
        }
        console.errorIsTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        console.errorHasColor = console.errorIsTerminal && wantsColor
        console.outputHasColor = isatty(STDOUT_FILENO) == 1 && wantsColor
        return console
    }

    /// A line of the result.
    func print(_ line: String) { write(.output, line + "\n") }

    /// A line about the work.
    func note(_ line: String) { write(.error, line + "\n") }

    func colored(_ text: String, _ color: Color, on stream: Stream = .output) -> String {
        (stream == .output ? outputHasColor : errorHasColor) ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    enum Color: Int { case bold = 1, dim = 2, red = 31, green = 32, yellow = 33 }
}

/// Counts cells while they are drawn: one line that changes on a terminal, now and then a plain line elsewhere.
struct ProgressLine: Sendable {
    let console: Console
    let verb: String
    var unit = "cells"

    /// - Parameters:
    ///   - done: cells finished so far, in any order.
    ///   - name: the cell that was finished last.
    func update(done: Int, of total: Int, name: String) {
        guard total > 0 else { return }
        if console.errorIsTerminal {
            let text = "\(verb) \(done) of \(total) \(unit)  \(name)"
            console.write(.error, "\r\u{1B}[K" + String(text.prefix(100)) + (done == total ? "\r\u{1B}[K" : ""))
        } else if done == total || done % max(1, total / 4) == 0 {
            console.note("\(verb) \(done) of \(total) \(unit)")
        }
    }
}
