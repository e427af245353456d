/// Names joined by dots, as written: `card.margins.leading`, `gutter`.
struct Path: Hashable, Sendable {
    struct Segment: Hashable, Sendable {
        var name: String
        var offset: Int
    }

    var segments: [Segment]

    var offset: Int { segments[0].offset }
    var length: Int { segments[segments.count - 1].offset + segments[segments.count - 1].name.count - offset }
    var text: String { segments.map(\.name).joined(separator: ".") }
}

/// Sums and products of numbers and names, before the names are resolved.
indirect enum Expression: Sendable {
    case number(Double)
    case path(Path)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    /// The range of the divisor is kept for faults.
    case quotient(Expression, Expression, offset: Int, length: Int)
    case negated(Expression)
    /// `(8, 16)`: one number for each constraint of a group.
    case list([Expression], offset: Int, length: Int)
}

extension TokenReader {
    /// The maximum depth of brackets, deeper than anyone writes.
    private static var maximumBrackets: Int { 16 }

    mutating func expression(_ depth: Int = 0) throws(StringFault) -> Expression {
        var sum = try term(depth)
        while true {
            if take(symbol: "+") {
                sum = .sum(sum, try term(depth))
            } else if take(symbol: "-") {
                sum = .sum(sum, .negated(try term(depth)))
            } else {
                return sum
            }
        }
    }

    private mutating func term(_ depth: Int) throws(StringFault) -> Expression {
        var product = try factor(depth)
        while true {
            if take(symbol: "*") {
                product = .product(product, try factor(depth))
            } else if take(symbol: "/") {
                let offset = next.offset, divisor = try factor(depth)
                product = .quotient(product, divisor, offset: offset, length: max(1, next.offset - offset))
            } else {
                return product
            }
        }
    }

    private mutating func factor(_ depth: Int) throws(StringFault) -> Expression {
        guard depth < Self.maximumBrackets else {
            throw StringFault(error: .tooDeep(limit: Self.maximumBrackets), offset: next.offset, length: 1)
        }
        switch next.kind {
        case .number(let number):
            take()
            return .number(number)
        case .name:
            return .path(try path())
        case .symbol("-"):
            take()
            return .negated(try factor(depth + 1))
        case .symbol("("):
            return try bracket(depth + 1)
        default:
            throw unexpected("a number, a metric or an attribute")
        }
    }

    private mutating func bracket(_ depth: Int) throws(StringFault) -> Expression {
        let offset = take().offset
        var members = [try expression(depth)]
        while take(symbol: ",") { members.append(try expression(depth)) }
        let end = next.offset + 1
        try expect(symbol: ")")
        return members.count == 1 ? members[0] : .list(members, offset: offset, length: end - offset)
    }

    mutating func path() throws(StringFault) -> Path {
        var segments: [Path.Segment] = []
        repeat {
            guard case .name(let name) = next.kind else { throw unexpected("a name") }
            segments.append(Path.Segment(name: name, offset: take().offset))
        } while take(symbol: ".")
        return Path(segments: segments)
    }
}
