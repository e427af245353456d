import Foundation

/// A compiler error with its place.
public struct CompilerMessage: Hashable, Codable, Sendable {
    public var path: String
    public var line: Int
    /// Where on the line the error is, in bytes from 1.
    public var column: Int?
    public var text: String

    /// Whether the message is about a constant that the compiler has not computed yet, because it has found errors elsewhere: each `@Test` of
    /// Swift Testing has one.
    var isOfUnfinishedConstant: Bool {
        text.hasPrefix("'@const' value should be initialized") || text.hasPrefix("global variable must be a compile-time constant")
    }

    public init(path: String, line: Int, column: Int? = nil, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.text = text
    }

    /// Whether the compiler gave an expression up because it took long.
    var isOfHaste: Bool { text.contains("unable to type-check this expression in reasonable time") }

    /// Returns the errors in lines such as `/app/A.swift:12:5: error: cannot find 'x' in scope`, each place and text once, in the order of
    /// the output, then the places at which the compiler itself failed.
    public static func errors(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return (written(in: output) + crashes(in: output)).filter { seen.insert($0).inserted }
    }

    private static func written(in output: String) -> [CompilerMessage] {
        lines(output).compactMap { line -> CompilerMessage? in
            guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
            return CompilerMessage(
                path: place[..<(place.count - 2)].joined(separator: ":"), line: number, column: Int(place[place.count - 1]),
                text: String(line[mark.upperBound...]))
        }
    }

    /// Returns the innermost place in each list of what a compiler that failed was doing, such as
    /// `While type-checking 'load()' (at /app/A.swift:12:5)`. What it had not said yet of its files' errors is lost.
    private static func crashes(in output: String) -> [CompilerMessage] {
        guard output.contains("Stack dump:\n") else { return [] }
        return output.components(separatedBy: "Stack dump:\n").dropFirst().compactMap { dump in
            // Among the steps are the names of all files.
            let steps = dump.split(separator: "\n").prefix { $0.prefixMatch(of: #/ *#\d/#) == nil }.filter { $0.contains(".\tWhile ") }
            return steps.reversed().lazy.compactMap(place).first ?? steps.reversed().lazy.compactMap(file).first
        }
    }

    /// Whether the message is about a file of which the compiler does not say where it failed.
    var isOfWholeFile: Bool { text == Self.fileFailure }

    private static let fileFailure = "the compiler failed in this file"

    private static func file(inStep step: Substring) -> CompilerMessage? {
        step.firstMatch(of: #/source_file "([^"]+)"/#).map { CompilerMessage(path: String($0.output.1), line: 1, text: fileFailure) }
    }

    private static func place(inStep step: Substring) -> CompilerMessage? {
        guard let place = step.firstMatch(of: #/\tWhile .*?(/[^":]+\.swift):(\d+):(\d+)/#)?.output, let line = Int(place.2) else {
            return nil
        }
        return CompilerMessage(path: String(place.1), line: line, column: Int(place.3), text: "the compiler failed here")
    }

    /// Returns the lines of the output. An error in a macro's expansion is where the macro is used, which the line after it says:
    /// `` `- /app/A.swift:12:5: note: expanded code originates here``. In what a macro has taken from the code, such as the accessors of a
    /// property, the error has the line itself, after the module's and the file's name: `App/A.swift:12:5`.
    private static func lines(_ output: String) -> [Substring] {
        var lines = output.split(separator: "\n")
        for index in lines.indices.dropLast() where !lines[index].hasPrefix("/") && lines[index + 1].hasPrefix("`- /") {
            guard let error = lines[index].firstRange(of: ": error: "), let note = lines[index + 1].firstRange(of: ": note: ") else {
                continue
            }
            let use = lines[index + 1][..<note.lowerBound].dropFirst(3)
            if lines[index].hasPrefix("macro expansion ") {
                lines[index] = use + lines[index][error.lowerBound...]
            } else if let file = use.firstRange(of: ".swift:"), let own = lines[index].firstRange(of: ".swift:") {
                lines[index] = use[..<file.lowerBound] + lines[index][own.lowerBound...]
            }
        }
        return lines
    }
}
