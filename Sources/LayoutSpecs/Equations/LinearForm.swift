/// An expression multiplied out: `multiplier × place + constants`.
struct LinearForm {
    var anchors: AnchorReference?
    var multiplier: Amount
    /// One constant, or one for each constraint of a group.
    var constants: [Amount]

    init(_ constants: [Amount]) {
        self.constants = constants
        multiplier = .zero
    }

    /// - Parameter referent: Resolves a path.
    init(
        _ expression: Expression, offset: Int, length: Int, _ referent: (Path) throws(StringFault) -> Referent
    ) throws(StringFault) {
        switch expression {
        case .number(let number):
            self.init([.number(number)])
        case .path(let path):
            switch try referent(path) {
            case .amount(let amount): self.init([amount])
            case .anchors(let anchors):
                self.init([.zero])
                self.anchors = anchors
                multiplier = .one
            }
        case .negated(let inner):
            self = try LinearForm(inner, offset: offset, length: length, referent).scaled(by: .number(-1))
        case .sum(let a, let b):
            let first = try LinearForm(a, offset: offset, length: length, referent),
                second = try LinearForm(b, offset: offset, length: length, referent)
            self = try first.adding(second, offset: offset, length: length)
        case .product(let a, let b):
            let first = try LinearForm(a, offset: offset, length: length, referent),
                second = try LinearForm(b, offset: offset, length: length, referent)
            self = try first.multiplied(by: second, offset: offset, length: length)
        case .quotient(let a, let b, let at, let count):
            let divisor = try LinearForm(b, offset: at, length: count, referent)
            guard divisor.anchors == nil, divisor.constants.count == 1, case .number(let number) = divisor.constants[0] else {
                throw StringFault(error: .divisionByAnchor, offset: at, length: count)
            }
            guard number != 0 else { throw StringFault(error: .divisionByZero, offset: at, length: count) }
            self = try LinearForm(a, offset: offset, length: length, referent).divided(by: number)
        case .list(let members, let at, let count):
            var amounts: [Amount] = []
            for member in members {
                let form = try LinearForm(member, offset: at, length: count, referent)
                guard form.anchors == nil, form.constants.count == 1 else {
                    throw StringFault(
                        error: .wrongCount(found: members.count, expected: "plain numbers in the brackets"), offset: at, length: count)
                }
                amounts.append(form.constants[0])
            }
            self.init(amounts)
        }
    }

    private func scaled(by factor: Amount) -> LinearForm {
        var form = self
        form.multiplier = factor * multiplier
        form.constants = constants.map { factor * $0 }
        return form
    }

    private func divided(by number: Double) -> LinearForm {
        func quotient(_ amount: Amount) -> Amount {
            if case .number(let value) = amount { return .number(value / number) }
            return .number(1 / number) * amount
        }
        var form = self
        form.multiplier = quotient(multiplier)
        form.constants = constants.map(quotient)
        return form
    }

    private func adding(_ other: LinearForm, offset: Int, length: Int) throws(StringFault) -> LinearForm {
        guard anchors == nil || other.anchors == nil else {
            let path = other.anchors?.path
            throw StringFault(error: .twoAnchors, offset: path?.offset ?? offset, length: path?.length ?? length)
        }
        guard constants.count == other.constants.count || constants.count == 1 || other.constants.count == 1 else {
            throw StringFault(
                error: .wrongCount(found: other.constants.count, expected: "\(constants.count) numbers"), offset: offset, length: length)
        }
        let count = max(constants.count, other.constants.count)
        var sum = LinearForm(
            (0..<count).map { constants[min($0, constants.count - 1)] + other.constants[min($0, other.constants.count - 1)] })
        sum.anchors = anchors ?? other.anchors
        sum.multiplier = anchors == nil ? other.multiplier : multiplier
        return sum
    }

    private func multiplied(by other: LinearForm, offset: Int, length: Int) throws(StringFault) -> LinearForm {
        let (form, factor) = other.anchors == nil && other.constants.count == 1 ? (self, other) : (other, self)
        guard factor.anchors == nil, factor.constants.count == 1 else {
            let path = other.anchors?.path
            throw StringFault(error: .anchorTimesAnchor, offset: path?.offset ?? offset, length: path?.length ?? length)
        }
        return form.scaled(by: factor.constants[0])
    }
}

extension Amount {
    /// Parses an amount that consists of numbers and metrics only.
    static func parse(_ text: String, metrics: [String]) throws(StringFault) -> Amount {
        var reader = TokenReader(try Lexer.tokens(text))
        let expression = try reader.expression()
        guard reader.next.isEnd else { throw reader.unexpected("the end of the number") }
        let form = try LinearForm(expression, offset: 0, length: text.unicodeScalars.count) { path throws(StringFault) in
            guard path.segments.count == 1, metrics.contains(path.text) else {
                let nearest = Spelling.nearest(to: path.text, among: metrics)
                throw StringFault(error: .unknownName(.metric, path.text, nearest: nearest), offset: path.offset, length: path.length)
            }
            return .amount(.metric(path.text))
        }
        guard form.constants.count == 1 else {
            throw StringFault(
                error: .wrongCount(found: form.constants.count, expected: "one number"), offset: 0, length: text.unicodeScalars.count)
        }
        return form.constants[0]
    }
}
