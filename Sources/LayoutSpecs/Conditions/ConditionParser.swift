/// Parses conditions such as `contentSize >= accessibilityMedium and not direction == rtl`: comparisons with `and`, `or`, `not` and
/// brackets.
struct ConditionParser {
    private var reader: TokenReader
    private let states: [String]

    /// - Parameter states: The states that the spec declares.
    static func parse(_ text: String, states: [String]) throws(StringFault) -> Condition {
        var parser = ConditionParser(reader: TokenReader(try Lexer.tokens(text, dashedNames: true)), states: states)
        let condition = try parser.alternatives(0)
        guard parser.reader.next.isEnd else {
            throw parser.reader.unexpected("'and', 'or' or the end of the line", nearestOf: ["and", "or"])
        }
        return condition
    }

    private mutating func alternatives(_ depth: Int) throws(StringFault) -> Condition {
        var condition = try conjunction(depth)
        while reader.take(name: "or") { condition = .any(condition, try conjunction(depth)) }
        return condition
    }

    private mutating func conjunction(_ depth: Int) throws(StringFault) -> Condition {
        var condition = try simple(depth)
        while reader.take(name: "and") { condition = .all(condition, try simple(depth)) }
        return condition
    }

    private mutating func simple(_ depth: Int) throws(StringFault) -> Condition {
        guard depth < 16 else { throw StringFault(error: .tooDeep(limit: 16), offset: reader.next.offset, length: 1) }
        if reader.take(name: "not") { return .not(try simple(depth + 1)) }
        if reader.take(symbol: "(") {
            let condition = try alternatives(depth + 1)
            try reader.expect(symbol: ")")
            return condition
        }
        return try comparison()
    }

    private mutating func comparison() throws(StringFault) -> Condition {
        guard case .name(let name) = reader.next.kind else {
            throw reader.unexpected("a trait", nearestOf: SpecTrait.allCases.map(\.rawValue))
        }
        let token = reader.take()
        guard let trait = SpecTrait(rawValue: name) else {
            let near = Spelling.near(to: name, among: SpecTrait.allCases.map(\.rawValue))
            throw StringFault(error: .unknownTrait(name, near: near), offset: token.offset, length: token.length)
        }
        guard case .symbol(let symbol) = reader.next.kind, let comparison = Condition.Comparison(rawValue: symbol) else {
            throw reader.unexpected("'==', '!=', '<', '<=', '>' or '>='")
        }
        let sign = reader.take()
        guard trait.isOrdered || !comparison.isOrder else {
            throw StringFault(error: .traitNotOrdered(name), offset: sign.offset, length: sign.length)
        }
        return .compare(trait, comparison, try operand(of: trait))
    }

    private mutating func operand(of trait: SpecTrait) throws(StringFault) -> Condition.Operand {
        if trait.isNumber {
            guard case .number(let number) = reader.next.kind else { throw reader.unexpected(trait.numberWords) }
            reader.take()
            return .number(number)
        }
        guard case .name(let name) = reader.next.kind else { throw reader.unexpected(expectation(for: trait)) }
        if trait == .language {
            reader.take()
            return .text(name)
        }
        if trait == .state {
            guard states.contains(name) else {
                let nearest = Spelling.nearest(to: name, among: states)
                throw StringFault(
                    error: .unknownName(.state, name, nearest: nearest), offset: reader.next.offset, length: reader.next.length)
            }
            reader.take()
            return .text(name)
        }
        guard let position = trait.position(of: name) else { throw reader.unexpected(expectation(for: trait), nearestOf: trait.values) }
        reader.take()
        return .value(position)
    }

    private func expectation(for trait: SpecTrait) -> String {
        switch trait {
        case .contentSize: "a content size (\(ContentSizeNames.short.joined(separator: ", ")), or such as \(ContentSizeNames.all[7]))"
        case _ where trait.values.isEmpty: "a \(trait.rawValue)"
        default: trait.values.joined(separator: " or ")
        }
    }
}
