/// A token of equations, amounts and conditions.
struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case name(String)
        case number(Double)
        case text(String)
        case symbol(String)
        case end
    }

    var kind: Kind
    /// In Unicode scalars from the start of the string.
    var offset: Int
    var length: Int

    var isEnd: Bool { kind == .end }

    func isSymbol(_ symbol: String) -> Bool { kind == .symbol(symbol) }

    func isName(_ name: String) -> Bool { kind == .name(name) }
}

enum Lexer {
    private static let symbols = ["==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "(", ")", ",", "@", "."]
    /// Common misspellings of symbols, and the symbols that they mean.
    private static let lookalikes = [
        "=": "==", "≤": "<=", "≥": ">=", "×": "*", "−": "-", "≠": "!=", "=<": "<=", "=>": ">=", "“": "\"", "”": "\"",
    ]

    /// The maximum number of names, numbers and signs in a line, which also bounds the depth of an expression.
    static let maximumCount = 400

    /// - Parameter dashedNames: Whether a name may contain `-`, as in the language `pt-BR`.
    static func tokens(_ text: String, dashedNames: Bool = false) throws(StringFault) -> [Token] {
        let scalars = Array(text.unicodeScalars)
        var tokens: [Token] = [], at = 0
        while at < scalars.count {
            let scalar = scalars[at]
            if scalar == " " || scalar == "\t" || scalar == "\n" { at += 1; continue }
            let token: Token =
                if isLetter(scalar) {
                    name(scalars, at, dashed: dashedNames)
                } else if isDigit(scalar) || (scalar == "." && at + 1 < scalars.count && isDigit(scalars[at + 1]) && !follows(tokens, at)) {
                    try number(scalars, at)
                } else if scalar == "\"" {
                    try quoted(scalars, at)
                } else {
                    try symbol(scalars, at)
                }
            tokens.append(token)
            at += token.length
        }
        guard tokens.count <= maximumCount else {
            let first = tokens[maximumCount]
            throw StringFault(error: .tooLong(tokens: tokens.count, limit: maximumCount), offset: first.offset, length: first.length)
        }
        tokens.append(Token(kind: .end, offset: scalars.count, length: 1))
        return tokens
    }

    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
        return text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) }
    }

    /// Whether a dot would belong to the name just before it.
    private static func follows(_ tokens: [Token], _ at: Int) -> Bool {
        guard let last = tokens.last, case .name = last.kind else { return false }
        return last.offset + last.length == at
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func name(_ scalars: [Unicode.Scalar], _ start: Int, dashed: Bool) -> Token {
        var end = start
        while end < scalars.count, isLetter(scalars[end]) || isDigit(scalars[end]) || (dashed && scalars[end] == "-") { end += 1 }
        return Token(kind: .name(string(scalars[start..<end])), offset: start, length: end - start)
    }

    private static func number(_ scalars: [Unicode.Scalar], _ start: Int) throws(StringFault) -> Token {
        var end = start
        while end < scalars.count, isDigit(scalars[end]) { end += 1 }
        if end + 1 < scalars.count, scalars[end] == ".", isDigit(scalars[end + 1]) {
            end += 1
            while end < scalars.count, isDigit(scalars[end]) { end += 1 }
        }
        let text = string(scalars[start..<end])
        guard let value = Double(text), value <= Amount.limit else {
            throw StringFault(error: .outOfRange(text, expected: "a number up to \(Int(Amount.limit))"), offset: start, length: end - start)
        }
        return Token(kind: .number(value), offset: start, length: end - start)
    }

    private static func quoted(_ scalars: [Unicode.Scalar], _ start: Int) throws(StringFault) -> Token {
        guard let end = scalars[(start + 1)...].firstIndex(of: "\"") else {
            throw StringFault(error: .unfinished(expected: "a closing '\"'"), offset: start, length: scalars.count - start)
        }
        return Token(kind: .text(string(scalars[(start + 1)..<end])), offset: start, length: end - start + 1)
    }

    private static func symbol(_ scalars: [Unicode.Scalar], _ start: Int) throws(StringFault) -> Token {
        let two = string(scalars[start..<min(start + 2, scalars.count)]), one = string(scalars[start...start])
        for text in [two, one] where symbols.contains(text) {
            return Token(kind: .symbol(text), offset: start, length: text.unicodeScalars.count)
        }
        let written = lookalikes[two] == nil ? one : two
        throw StringFault(
            error: .unexpected(found: written, expected: "a name, a number or a sign", nearest: lookalikes[written]), offset: start,
            length: written.unicodeScalars.count)
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
}
