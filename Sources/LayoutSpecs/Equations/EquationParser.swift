/// An equation line as written, before any name is looked up: sides joined by relations, and the parts after them.
struct ParsedEquation: Sendable {
    var sides: [Side]
    /// One fewer than the sides.
    var relations: [(relation: Relation, offset: Int)]
    var inset: (Expression, offset: Int)?
    var priority: Double
    var identifier: (text: String, offset: Int, length: Int)?

    struct Side: Sendable {
        var expression: Expression
        var offset: Int
        var length: Int
    }
}

/// `side == side [== side …] [inset amounts] [@priority] ["identifier"]`
enum EquationParser {
    /// Priorities by name.
    static let priorities: [(name: String, value: Double)] = [("required", 1000), ("high", 750), ("low", 250), ("fitting", 50)]

    static func parse(_ text: String) throws(StringFault) -> ParsedEquation {
        var reader = TokenReader(try Lexer.tokens(text))
        var parsed = ParsedEquation(sides: [try side(&reader)], relations: [], priority: 1000)
        repeat {
            let offset = reader.next.offset
            parsed.relations.append((try relation(&reader), offset))
            parsed.sides.append(try side(&reader))
        } while !isTail(reader.next)
        if reader.next.isName("inset") {
            let offset = reader.take().offset
            parsed.inset = (try reader.expression(), offset)
        }
        if reader.take(symbol: "@") { parsed.priority = try priority(&reader) }
        if case .text(let text) = reader.next.kind {
            let token = reader.take()
            parsed.identifier = (text, token.offset, token.length)
        }
        guard reader.next.isEnd else { throw reader.unexpected("the end of the line, '@priority' or an identifier in quotes") }
        return parsed
    }

    private static func isTail(_ token: Token) -> Bool {
        if case .text = token.kind { return true }
        if case .number = token.kind { return true }
        if case .name = token.kind { return true }
        return token.isEnd || token.isSymbol("@") || token.isSymbol(")") || token.isSymbol(",")
    }

    private static func side(_ reader: inout TokenReader) throws(StringFault) -> ParsedEquation.Side {
        let offset = reader.next.offset
        let start = reader
        let expression = try reader.expression()
        return ParsedEquation.Side(expression: expression, offset: offset, length: start.length(to: reader))
    }

    private static func relation(_ reader: inout TokenReader) throws(StringFault) -> Relation {
        guard case .symbol(let symbol) = reader.next.kind, let relation = Relation(rawValue: symbol) else {
            let nearest = ["<": "<=", ">": ">=", "!=": "=="]
            if case .symbol(let symbol) = reader.next.kind, let meant = nearest[symbol] {
                throw StringFault(
                    error: .unexpected(found: symbol, expected: "'==', '<=' or '>='", nearest: meant), offset: reader.next.offset,
                    length: reader.next.length)
            }
            throw reader.unexpected("'==', '<=' or '>='")
        }
        reader.take()
        return relation
    }

    private static func priority(_ reader: inout TokenReader) throws(StringFault) -> Double {
        switch reader.next.kind {
        case .number(let number):
            let token = reader.take()
            guard (1...1000).contains(number) else {
                throw StringFault(
                    error: .outOfRange(TokenReader.text(of: number), expected: "a priority from 1 to 1000"), offset: token.offset,
                    length: token.length)
            }
            return number
        case .name(let name):
            guard let known = priorities.first(where: { $0.name == name }) else {
                throw reader.unexpected("a priority: 1…1000, required, high, low or fitting", nearestOf: priorities.map(\.name))
            }
            reader.take()
            return known.value
        default:
            throw reader.unexpected("a priority: 1…1000, required, high, low or fitting")
        }
    }
}
