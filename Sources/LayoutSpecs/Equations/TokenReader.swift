/// Reads tokens in order. An unexpected token becomes a fault with its place.
struct TokenReader {
    private let tokens: [Token]
    private var at = 0

    init(_ tokens: [Token]) { self.tokens = tokens }

    var next: Token { tokens[min(at, tokens.count - 1)] }

    @discardableResult
    mutating func take() -> Token {
        defer { at = min(at + 1, tokens.count - 1) }
        return next
    }

    /// Takes the symbol if it is next.
    mutating func take(symbol: String) -> Bool {
        guard next.isSymbol(symbol) else { return false }
        take()
        return true
    }

    mutating func take(name: String) -> Bool {
        guard next.isName(name) else { return false }
        take()
        return true
    }

    mutating func expect(symbol: String) throws(StringFault) {
        guard take(symbol: symbol) else { throw unexpected("'\(symbol)'") }
    }

    /// Returns the length, in Unicode scalars, from here to the end of the last token taken by a later reader of the same tokens.
    func length(to later: TokenReader) -> Int {
        let last = later.at == 0 ? next : tokens[later.at - 1]
        return max(1, last.offset + last.length - next.offset)
    }

    static func text(of number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }

    func unexpected(_ expected: String, nearestOf names: [String] = []) -> StringFault {
        let token = next
        let found: String
        switch token.kind {
        case .end: return StringFault(error: .unfinished(expected: expected), offset: token.offset, length: 1)
        case .name(let name): found = name
        case .number(let number): found = Self.text(of: number)
        case .text(let text): found = "\"\(text)\""
        case .symbol(let symbol): found = symbol
        }
        let nearest = Spelling.nearest(to: found, among: names)
        return StringFault(
            error: .unexpected(found: found, expected: expected, nearest: nearest), offset: token.offset, length: token.length)
    }
}
