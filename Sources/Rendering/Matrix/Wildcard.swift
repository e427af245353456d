/// A pattern for slash-separated names: `?` matches one character, `*` any run without a slash, `**` any run. Case is ignored.
package struct Wildcard: Sendable, Hashable {
    private enum Token: Hashable { case character(Character), one, run, anything }

    private let tokens: [Token]

    package init(_ pattern: String) {
        var tokens: [Token] = []
        for character in pattern.lowercased() {
            switch (character, tokens.last) {
            case ("*", .run): tokens[tokens.count - 1] = .anything
            case ("*", .anything): break
            case ("*", _): tokens.append(.run)
            case ("?", _): tokens.append(.one)
            default: tokens.append(.character(character))
            }
        }
        self.tokens = tokens
    }

    package static func isPattern(_ text: String) -> Bool { text.contains { "*?".contains($0) } }

    /// Whether the pattern matches the cell's name, with its release or without.
    package func matches(_ cell: Cell) -> Bool {
        matches(cell.name) || (cell.device.model != cell.device.name && matches(cell.nameOnAnySystem))
    }

    /// Whether the pattern matches the whole name. A `/**/` between two parts also matches a single slash.
    package func matches(_ name: String) -> Bool {
        let letters = Array(name.lowercased())
        // reachable[i]: whether the tokens so far can match the first i letters.
        var reachable = [Bool](repeating: false, count: letters.count + 1)
        reachable[0] = true
        for (index, token) in tokens.enumerated() {
            var next = [Bool](repeating: false, count: letters.count + 1)
            for at in 0...letters.count {
                switch token {
                case .character(let wanted): next[at] = at > 0 && reachable[at - 1] && letters[at - 1] == wanted
                case .one: next[at] = at > 0 && reachable[at - 1] && letters[at - 1] != "/"
                case .run: next[at] = reachable[at] || (at > 0 && next[at - 1] && letters[at - 1] != "/")
                case .anything: next[at] = reachable[at] || (at > 0 && next[at - 1])
                }
            }
            // "a/**/b" matches "a/b": the slash after the run may be the one before it.
            if token == .character("/"), index > 1, tokens[index - 1] == .anything, tokens[index - 2] == .character("/") {
                for at in 1..<next.count where letters[at - 1] == "/" && reachable[at] { next[at] = true }
            }
            reachable = next
        }
        return reachable[letters.count]
    }
}
