/// A key that is a collection or an alias in a line of YAML: `? [a]`, `*name :`, `[*name]:`. Found in one pass, however long the line is.
struct CollectionKey {
    /// The range in Unicode scalars of the line, from 0.
    private(set) var range: Range<Int>

    /// Finds the first such key in a line.
    init?(in line: String) {
        let scalars = Array(line.unicodeScalars)
        var scan = Scan(scalars: scalars)
        guard let range = scan.first() else { return nil }
        self.range = range
    }

    private struct Scan {
        let scalars: [Unicode.Scalar]
        /// The position of the first alias, and the end of the last bracket after it that closes a key.
        private var alias: Int?
        private var closing: Int?

        init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

        mutating func first() -> Range<Int>? {
            var beforeSpace: Int?
            // Whether only spaces and dashes, which begin entries of sequences, have been read so far.
            var isIndented = true
            var marked: Range<Int>?, named: Range<Int>?
            for (index, scalar) in scalars.enumerated() {
                if scalar == "?", marked == nil, index + 1 < scalars.count, scalars[index + 1] == " " {
                    if isIndented { marked = 0..<index + 2 }
                    if let before = beforeSpace, "[{,".unicodeScalars.contains(scalars[before]) { marked = before..<index + 2 }
                } else if scalar == "*", index + 1 < scalars.count, Self.isName(scalars[index + 1]) {
                    alias = alias ?? index
                    if named == nil, let end = colon(after: endOfName(index + 1)) { named = index..<end }
                } else if alias != nil, scalar == "]" || scalar == "}", let end = colon(after: index + 1) {
                    closing = end
                }
                if !scalar.properties.isWhitespace {
                    beforeSpace = index
                    if scalar != "-" { isIndented = false }
                }
            }
            var found = [marked, named].compactMap { $0 }
            if let alias, let closing { found.append(alias..<closing) }
            return found.min { $0.lowerBound < $1.lowerBound }
        }

        /// Returns the end of a colon that ends a key, including a following space. Spaces may precede the colon.
        private func colon(after start: Int) -> Int? {
            let next = scalars[start...].firstIndex { !$0.properties.isWhitespace }
            guard let index = next, scalars[index] == ":" else { return nil }
            guard index + 1 < scalars.count else { return index + 1 }
            return scalars[index + 1].properties.isWhitespace ? index + 2 : nil
        }

        private func endOfName(_ start: Int) -> Int { scalars[start...].firstIndex { !Self.isName($0) } ?? scalars.count }

        private static func isName(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
            default: false
            }
        }
    }
}
