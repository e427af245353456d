/// A compiler error with its place.
public struct CompilerMessage: Hashable, Codable, Sendable {
    public var path: String
    public var line: Int
    /// Where on the line the error is, in bytes from 1.
    public var column: Int?
    public var text: String

    public init(path: String, line: Int, column: Int? = nil, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.text = text
    }

    /// Whether the compiler gave an expression up because it took long.
    var isOfHaste: Bool { text.contains("unable to type-check this expression in reasonable time") }

    /// Returns the errors in lines such as `/app/A.swift:12:5: error: cannot find 'x' in scope`, each place and text once, in the order of
    /// the output.
    public static func errors(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return lines(output).compactMap { line -> CompilerMessage? in
            guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
            let message = CompilerMessage(
                path: place[..<(place.count - 2)].joined(separator: ":"), line: number, column: Int(place[place.count - 1]),
                text: String(line[mark.upperBound...]))
            return seen.insert(message).inserted ? message : nil
        }
    }

    /// Returns the lines of the output. An error in a macro's expansion is where the macro is used, which the line after it says:
    /// `` `- /app/A.swift:12:5: note: expanded code originates here``.
    private static func lines(_ output: String) -> [Substring] {
        var lines = output.split(separator: "\n")
        for index in lines.indices.dropLast() where lines[index].hasPrefix("macro expansion ") {
            guard let error = lines[index].firstRange(of: ": error: "), lines[index + 1].hasPrefix("`- /"),
                let note = lines[index + 1].firstRange(of: ": note: ")
            else { continue }
            lines[index] = lines[index + 1][..<note.lowerBound].dropFirst(3) + lines[index][error.lowerBound...]
        }
        return lines
    }
}
