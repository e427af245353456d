/// A range in one line of a spec. Lines and columns start from 1; columns count Unicode scalars.
package struct SourceRange: Hashable, Sendable {
    package var line: Int
    package var column: Int
    /// In Unicode scalars; at least 1.
    package var length: Int

    package init(line: Int, column: Int, length: Int = 1) {
        self.line = line
        self.column = column
        self.length = max(length, 1)
    }
}

extension SourceRange: Comparable {
    package static func < (a: SourceRange, b: SourceRange) -> Bool {
        (a.line, a.column, a.length) < (b.line, b.column, b.length)
    }
}

/// The lines of a file, kept to show where a fault is.
struct SourceText: Hashable, Sendable {
    let lines: [String]
    /// The lines without blanks at their ends and without the dash of a list. Computed once, because each constraint of each cell names its
    /// line.
    private let entries: [String]

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
        entries = lines.map(Self.trimmed)
    }

    private static func trimmed(_ line: String) -> String {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") }
        var text = line.utf8.drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        if text.starts(with: "- ".utf8) { text = text.dropFirst(2).drop(while: isBlank) }
        return String(Substring(text))
    }

    func line(_ number: Int) -> String? {
        lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    /// Returns a line without blanks at its ends and without the dash of a list.
    func entry(_ number: Int) -> String? {
        entries.indices.contains(number - 1) ? entries[number - 1] : nil
    }

    /// Returns where `string` begins in a line, at or after `column`, or nil if the line does not contain it letter for letter.
    func column(of string: String, line number: Int, from column: Int) -> Int? {
        guard let line = line(number), !string.isEmpty, !string.contains(where: \.isNewline) else { return nil }
        let rest = Array(line.unicodeScalars.dropFirst(column - 1)), wanted = Array(string.unicodeScalars)
        guard rest.count >= wanted.count else { return nil }
        let offset = (0...(rest.count - wanted.count)).first {
            rest[$0] == wanted[0] && rest[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
        return offset.map { column + $0 }
    }

    /// Returns the line with its number, and carets under the range.
    func excerpt(_ range: SourceRange) -> String? {
        guard let line = line(range.line) else { return nil }
        let scalars = Array(line.unicodeScalars)
        // Long lines are shown from a little before the fault.
        let start = scalars.count > 160 ? max(0, range.column - 61) : 0
        let shown = scalars.dropFirst(start).prefix(160)
        let before = scalars.prefix(range.column - 1).dropFirst(start)
        let gutter = String(range.line)
        // Tabs are kept so that the carets are aligned at any tab width.
        let padding = String(String.UnicodeScalarView(before.map { $0 == "\t" ? "\t" : " " }))
        let carets = String(repeating: "^", count: max(1, min(range.length, scalars.count - (range.column - 1))))
        return """
            \(gutter) | \(String(String.UnicodeScalarView(shown)))
            \(String(repeating: " ", count: gutter.count)) | \(padding)\(carets)
            """
    }
}
