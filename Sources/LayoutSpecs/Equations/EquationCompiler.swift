/// Compiles a written line to its constraints, looking up every name and checking every pair.
struct EquationCompiler {
    let scope: Scope
    /// The view whose own `constraints:` contain the line; nil at the top of the spec.
    let owner: Int?

    /// - Parameter place: Converts an offset and length in the text to a range in the file.
    func equations(_ text: String, _ sourceRange: (Int, Int) -> SourceRange) throws(StringFault) -> [Equation] {
        let parsed = try EquationParser.parse(text)
        if parsed.relations.count > 1, let wrong = parsed.relations.first(where: { $0.relation != .equal }) {
            throw StringFault(error: .chainNotEqual, offset: wrong.offset, length: 2)
        }
        let lefts = parsed.sides.dropLast(), last = parsed.sides[parsed.sides.count - 1]
        var equations: [Equation] = []
        for (index, side) in lefts.enumerated() {
            let left = try leftSide(side)
            let right = try form(last, sibling: left.number)
            if let anchors = right.anchors, scope.row(of: left.item) != scope.row(of: anchors.item) {
                throw StringFault(
                    error: .acrossRows(left.path.text, anchors.path.text), offset: anchors.path.offset, length: anchors.path.length)
            }
            let pairing = Pairing(left: left, right: right, rightOffset: last.offset, rightLength: last.length)
            let inset = try insetAmounts(parsed.inset, left)
            for (member, pair) in try pairing.pairs(relation: parsed.relations[0].relation, inset: inset).enumerated() {
                equations.append(
                    Equation(
                        first: pair.first, relation: pair.relation, second: pair.second, multiplier: right.multiplier,
                        constant: pair.constant,
                        priority: parsed.priority,
                        identifier: identifier(parsed, lefts.count > 1 ? index + 1 : nil, left.group?.attributes[member]),
                        range: sourceRange(0, text.unicodeScalars.count)))
            }
        }
        return equations
    }

    /// Returns the identifier of one constraint: numbered in a chain, with its attribute in a group.
    private func identifier(_ parsed: ParsedEquation, _ number: Int?, _ attribute: Attribute?) -> String? {
        guard let text = parsed.identifier?.text else { return nil }
        return ([text] + [number.map(String.init), attribute?.rawValue].compactMap(\.self)).joined(separator: ".")
    }

    private func leftSide(_ side: ParsedEquation.Side) throws(StringFault) -> LeftSide {
        guard case .path(let path) = side.expression, case .anchors(let anchors) = try scope.referent(of: path, owner: owner, sibling: nil)
        else {
            throw StringFault(error: .leftSideNotAlone, offset: side.offset, length: side.length)
        }
        switch anchors.attributes {
        case .one(let attribute): return LeftSide(item: anchors.item, attributes: [attribute], group: nil, path: path)
        case .group(let group): return LeftSide(item: anchors.item, attributes: group.attributes, group: group, path: path)
        case .same: throw StringFault(error: .missingAttribute(path.text), offset: path.offset, length: path.length)
        }
    }

    private func form(_ side: ParsedEquation.Side, sibling: Int?) throws(StringFault) -> LinearForm {
        try LinearForm(side.expression, offset: side.offset, length: side.length) { path throws(StringFault) in
            try scope.referent(of: path, owner: owner, sibling: sibling)
        }
    }

    private func insetAmounts(_ inset: (Expression, offset: Int)?, _ left: LeftSide) throws(StringFault) -> [Amount]? {
        guard let (expression, offset) = inset else { return nil }
        guard let group = left.group, group.isEdges else {
            throw StringFault(error: .insetWithoutEdges(left.path.text), offset: offset, length: 5)
        }
        let form = try form(ParsedEquation.Side(expression: expression, offset: offset, length: 5), sibling: nil)
        guard form.anchors == nil, let indices = group.insetIndices(count: form.constants.count) else {
            let expected = group == .edges ? "1, 2 (vertical, horizontal) or 4 (top, leading, bottom, trailing) numbers" : "1 or 2 numbers"
            throw StringFault(error: .wrongCount(found: form.constants.count, expected: expected), offset: offset, length: 5)
        }
        return indices.map { form.constants[$0] }
    }
}

/// The left side of an equation.
private struct LeftSide {
    var item: Anchor.Item
    var attributes: [Attribute]
    var group: AttributeGroup?
    var path: Path

    /// The number of the view, or of the guide's view.
    var number: Int? {
        switch item {
        case .view(let number): number
        case .guide(_, let number): number
        case .named: nil
        }
    }
}

/// Both sides of an equation, to be split into one equation for each attribute.
private struct Pairing {
    struct Pair {
        var first: Anchor
        var relation: Relation
        var second: Anchor?
        var constant: Amount
    }

    let left: LeftSide
    let right: LinearForm
    let rightOffset: Int
    let rightLength: Int

    func pairs(relation: Relation, inset: [Amount]?) throws(StringFault) -> [Pair] {
        let seconds = try secondAttributes()
        let constants = try constants(inset)
        var pairs: [Pair] = []
        for (index, attribute) in left.attributes.enumerated() {
            let first = Anchor(item: left.item, attribute: attribute)
            let second = right.anchors.map { Anchor(item: $0.item, attribute: seconds[index]) }
            try check(first, second)
            let isFar = attribute == .bottom || attribute == .trailing
            // For edges, "at most" means inside: the near edges are at least, the far edges at most.
            let sense = left.group?.isEdges == true && !isFar ? relation.reversed : relation
            pairs.append(
                Pair(first: first, relation: sense, second: second, constant: inset != nil && isFar ? -constants[index] : constants[index]))
        }
        return pairs
    }

    private func secondAttributes() throws(StringFault) -> [Attribute] {
        guard let anchors = right.anchors else { return left.attributes }
        switch anchors.attributes {
        case .same: return left.attributes
        case .one(let attribute): return left.attributes.map { _ in attribute }
        case .group(let group):
            guard group == left.group else {
                let name = left.group?.rawValue ?? left.attributes[0].rawValue
                throw fault(.groupMismatch(name, group.rawValue), anchors.path)
            }
            return group.attributes
        }
    }

    private func constants(_ inset: [Amount]?) throws(StringFault) -> [Amount] {
        let hasConstant = right.constants != [.zero]
        if left.group?.isEdges == true, right.anchors != nil, hasConstant {
            throw StringFault(error: .constantOnEdges, offset: rightOffset, length: rightLength)
        }
        if let inset { return inset }
        if right.constants.count == 1 { return left.attributes.map { _ in right.constants[0] } }
        guard right.constants.count == left.attributes.count, left.group != nil else {
            let expected = left.attributes.count == 1 ? "one number" : "one number, or \(left.attributes.count) in brackets"
            throw StringFault(
                error: .wrongCount(found: right.constants.count, expected: expected), offset: rightOffset, length: rightLength)
        }
        return right.constants
    }

    private func check(_ first: Anchor, _ second: Anchor?) throws(StringFault) {
        guard let second, let anchors = right.anchors else {
            guard first.attribute.isSize else {
                throw fault(.wrongPair(left.path.text, "", .locationWithConstant), left.path)
            }
            return
        }
        if second.attribute.isOfViewsOnly {
            guard case .view = second.item else { throw fault(.notAGuideAttribute(second.attribute.rawValue), anchors.path) }
        }
        if let objection = first.attribute.objection(to: second.attribute) {
            throw fault(.wrongPair(first.attribute.rawValue, second.attribute.rawValue, objection), anchors.path)
        }
        if first == second { throw fault(.sameOnBothSides(anchors.path.text), anchors.path) }
    }

    private func fault(_ error: SpecError, _ path: Path) -> StringFault {
        StringFault(error: error, offset: path.offset, length: path.length)
    }
}
