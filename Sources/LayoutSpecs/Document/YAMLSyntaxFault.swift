import Yams

/// The place and reason of a YAML syntax error, in words for the author. The parser often stops far behind the fault.
package struct YAMLSyntaxFault: Hashable, Sendable {
    package let problem: String
    /// Counted from 1.
    package let line: Int
    /// In Unicode scalars, counted from 1.
    package let column: Int

    /// Returns nil for errors without a place.
    package init?(_ error: YamlError, lines: [String]) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let message = [context?.text, problem].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
            self =
                Self.tab(near: mark.line, lines) ?? Self.openQuote(before: mark.line, lines)
                ?? Self(problem: message, line: mark.line, column: mark.column)
        default: return nil
        }
    }

    private init(problem: String, line: Int, column: Int) {
        self.problem = problem; self.line = line; self.column = column
    }

    /// Returns a fault for a tab in the indentation, where the parser stops at that line or at the next.
    private static func tab(near number: Int, _ lines: [String]) -> Self? {
        for number in [number, number - 1] where lines.indices.contains(number - 1) {
            let indentation = Array(lines[number - 1].unicodeScalars.prefix { $0 == " " || $0 == "\t" })
            guard let tab = indentation.firstIndex(of: "\t") else { continue }
            return Self(problem: "tabs cannot be used for indentation", line: number, column: tab + 1)
        }
        return nil
    }

    /// Returns a fault for a quote that is not closed on its line. It ends at the next quote of its kind, where the parser then stops, or
    /// never.
    private static func openQuote(before stop: Int, _ lines: [String]) -> Self? {
        var open: (quote: Unicode.Scalar, line: Int, column: Int)?
        for (index, line) in lines.prefix(stop).enumerated() {
            let scalars = Array(line.unicodeScalars)
            var at = 0
            if let quote = open?.quote {
                guard let end = close(quote, in: scalars, from: 0) else { continue }
                if index + 1 == stop { break }
                (open, at) = (nil, end + 1)
            }
            while let start = opening(in: scalars, from: at) {
                guard let end = close(scalars[start], in: scalars, from: start + 1) else {
                    open = (scalars[start], index + 1, start + 1)
                    break
                }
                at = end + 1
            }
        }
        return open.map { Self(problem: "this quote is not closed on the same line", line: $0.line, column: $0.column) }
    }

    /// Returns the index of a quote that begins a value, an entry or a key.
    private static func opening(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        var before: Unicode.Scalar = start == 0 ? "-" : "x"
        for index in scalars.indices.dropFirst(start) {
            let scalar = scalars[index]
            if scalar == "#", index == 0 || scalars[index - 1] == " " { return nil }
            if scalar == "\"" || scalar == "'", ":-[{,".unicodeScalars.contains(before) { return index }
            if scalar != " " { before = scalar }
        }
        return nil
    }

    private static func close(_ quote: Unicode.Scalar, in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        var index = start
        while index < scalars.count {
            if quote == "\"", scalars[index] == "\\" { index += 2; continue }
            if scalars[index] == quote {
                guard quote == "'", index + 1 < scalars.count, scalars[index + 1] == quote else { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }
}
