import Foundation

/// The destination of the command's text. Results are written to standard output, everything about the work to standard error.
struct Console: Sendable {
    enum Stream: Sendable { case output, error }

    /// Writes text unchanged; the text includes its line ends.
    let write: @Sendable (Stream, String) -> Void
    /// Whether standard output and standard error support colours, and whether standard error supports a line that changes in place.
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

    /// Prints a line of the result.
    func print(_ line: String) { write(.output, line + "\n") }

    /// Prints a line about the work.
    func note(_ line: String) { write(.error, line + "\n") }

    func colored(_ text: String, _ color: Color, on stream: Stream = .output) -> String {
        (stream == .output ? outputHasColor : errorHasColor) ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    enum Color: Int { case bold = 1, dim = 2, red = 31, green = 32, yellow = 33 }
}

/// Reports progress while cells are drawn: as one changing line on a terminal, otherwise as an occasional plain line.
struct ProgressLine: Sendable {
    let console: Console
    let verb: String
    var unit = "cells"

    /// - Parameters:
    ///   - done: the number of cells finished so far, in any order.
    ///   - name: the cell finished last.
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
