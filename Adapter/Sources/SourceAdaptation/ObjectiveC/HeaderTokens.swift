/// A word of a header.
enum HeaderToken: Equatable {
    case name(String)
    case number(String)
    /// The contents of `@"…"` or `"…"`.
    case text(String)
    case mark(Character)

    var word: String {
        switch self {
        case .name(let text), .number(let text): text
        case .text(let text): "\"\(text)\""
        case .mark(let mark): String(mark)
        }
    }

    var name: String? { if case .name(let text) = self { text } else { nil } }
}

/// Splits the text of headers, from which comments and directives were removed, into words.
enum HeaderTokens {
    static func of(_ text: String) -> [HeaderToken] {
        var result: [HeaderToken] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "@" && rest.dropFirst().first == "\"" {
                rest = rest.dropFirst(first == "@" ? 2 : 1)
                let end = Self.endOfText(rest)
                result.append(.text(String(rest[..<end])))
                rest = rest[end...].dropFirst()
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
                result.append(.name(String(word)))
                rest = rest[word.endIndex...]
            } else if first.isNumber {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
                result.append(.number(String(word)))
                rest = rest[word.endIndex...]
            } else {
                result.append(.mark(first))
                rest.removeFirst()
            }
        }
        return withoutAttributes(result)
    }

    /// Leaves out attributes of the compiler, wherever they stand, and writes `__attribute__((noescape))` as `NS_NOESCAPE`.
    private static func withoutAttributes(_ tokens: [HeaderToken]) -> [HeaderToken] {
        guard tokens.contains(.name("__attribute__")) else { return tokens }
        var reader = TokenReader(tokens), result: [HeaderToken] = []
        while let token = reader.take() {
            guard token == .name("__attribute__") else {
                result.append(token)
                continue
            }
            if reader.takeGroup()?.contains(.name("noescape")) == true { result.append(.name("NS_NOESCAPE")) }
        }
        return result
    }

    private static func endOfText(_ text: Substring) -> Substring.Index {
        var isEscaped = false
        for index in text.indices {
            if !isEscaped, text[index] == "\"" { return index }
            isEscaped = !isEscaped && text[index] == "\\"
        }
        return text.endIndex
    }
}

/// Reads words one after the other.
struct TokenReader {
    private var rest: ArraySlice<HeaderToken>

    init(_ tokens: some Sequence<HeaderToken>) { rest = Array(tokens)[...] }

    var isAtEnd: Bool { rest.isEmpty }
    var next: HeaderToken? { rest.first }
    func ahead(_ count: Int) -> HeaderToken? { rest.dropFirst(count).first }

    mutating func take() -> HeaderToken? { rest.popFirst() }

    /// Takes the mark or word if it is next.
    mutating func take(_ word: String) -> Bool {
        guard rest.first?.word == word else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes what stands in the brackets that open here, without them; nil if none do.
    mutating func takeGroup(_ open: Character = "(", _ close: Character = ")") -> [HeaderToken]? {
        guard rest.first == .mark(open) else { return nil }
        var depth = 0, group: [HeaderToken] = []
        while let token = rest.popFirst() {
            if token == .mark(open) { depth += 1 }
            if token == .mark(close) { depth -= 1 }
            if depth == 0 { break }
            group.append(token)
        }
        return Array(group.dropFirst())
    }

    /// Takes what stands before a mark outside of all brackets, and the mark itself.
    mutating func takeUntil(_ mark: Character) -> [HeaderToken] {
        var depth = 0, taken: [HeaderToken] = []
        while let token = rest.popFirst() {
            if depth == 0, token == .mark(mark) { break }
            if case .mark(let bracket) = token {
                if "([{".contains(bracket) { depth += 1 }
                if ")]}".contains(bracket) { depth -= 1 }
            }
            taken.append(token)
        }
        return taken
    }
}

extension Array where Element == HeaderToken {
    /// The parts between a mark outside of all brackets.
    /// - Parameter angles: Whether `<` and `>` are brackets, as in types.
    func parts(by mark: Character, angles: Bool = true) -> [[HeaderToken]] {
        var depth = 0, parts: [[HeaderToken]] = [[]]
        for token in self {
            if depth == 0, token == .mark(mark) {
                parts.append([])
                continue
            }
            if case .mark(let bracket) = token {
                if "([{".contains(bracket) || angles && bracket == "<" { depth += 1 }
                if ")]}".contains(bracket) || angles && bracket == ">" { depth -= 1 }
            }
            parts[parts.count - 1].append(token)
        }
        return parts.filter { !$0.isEmpty }
    }
}
