import UIKit

extension SpecReader {
    mutating func lines(_ node: SpecNode, owner: Int?) -> [ConstraintLine] { lines(sequence(node), owner: owner) }

    mutating func lines(_ nodes: [SpecNode], owner: Int?) -> [ConstraintLine] {
        nodes.flatMap { line($0, owner: owner) }
    }

    private mutating func line(_ node: SpecNode, owner: Int?) -> [ConstraintLine] {
        if node.mapping != nil { return format(node).map { [$0] } ?? [] }
        guard let scalar = node.scalar, !node.isNull else {
            fail(.wrongType(found: node.typeDescription, expected: "an equation or a visual format"), node.range)
            return []
        }
        if Self.isVisualFormat(scalar.string) { return checkedFormat(scalar.string, options: [], node).map { [$0] } ?? [] }
        do {
            let compiler = EquationCompiler(scope: scope, owner: owner)
            let equations = try compiler.equations(scalar.string) { node.range(offset: $0, length: $1) }
            for equation in equations { note(identifierOf: equation) }
            return equations.map(ConstraintLine.equation)
        } catch {
            fail(error.error, node.range(offset: error.offset, length: error.length))
            return []
        }
    }

    private mutating func note(identifierOf equation: Equation) {
        guard let identifier = equation.identifier else { return }
        if let first = identifiers[identifier] {
            fail(.duplicateName(.constraint, identifier, firstLine: first.line), equation.range)
        } else {
            identifiers[identifier] = equation.range
        }
    }

    // MARK: Visual formats

    /// Whether a line is a visual format: it begins with an axis, a view in brackets or the superview's edge, unlike any equation.
    private static func isVisualFormat(_ text: String) -> Bool {
        ["H:", "V:", "H|", "V|", "|", "["].contains { text.hasPrefix($0) }
    }

    private mutating func format(_ node: SpecNode) -> ConstraintLine? {
        guard let entries = mapping(node, allowed: ["format", "options"], in: "A visual format") else { return nil }
        guard let format = entries.first(where: { $0.key == "format" })?.value else {
            fail(.missingKey("format", in: "A visual format"), node.range)
            return nil
        }
        let type = ValueType.list(.choice("an option", VisualFormatOptions.names), 1...8)
        let options = entries.first { $0.key == "options" }.flatMap { values.read($0.value, as: type) }
        guard let text = text(format) else { return nil }
        return checkedFormat(text, options: (options?.list ?? []).compactMap(\.choice), format)
    }

    private mutating func checkedFormat(_ text: String, options: [String], _ node: SpecNode) -> ConstraintLine? {
        do {
            try VisualFormat.check(text, metrics: Set(scope.metrics), views: Set(scope.ids + scope.guides))
            if let fault = acrossRows(text) {
                fail(fault.error, node.range(offset: fault.offset, length: fault.length))
                return nil
            }
            let column = node.scalar?.textColumn
            return .visualFormat(VisualFormatLine(format: text, options: options, range: node.range, textColumn: column))
        } catch {
            let fault = error.fault(names: scope.ids + scope.guides + scope.metrics)
            fail(fault.error, node.range(offset: fault.offset, length: fault.length))
            return nil
        }
    }

    /// Returns a fault for the first view of a format that is not in the same row as the view before it.
    private func acrossRows(_ format: String) -> StringFault? {
        var before: (name: String, row: Int?)?, offset = 0
        for part in format.split(separator: "[", omittingEmptySubsequences: false) {
            let name = String(part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
            if offset > 0, let number = scope.numbers[name] {
                let row = scope.views[number].row
                if let before, before.row != row {
                    return StringFault(error: .acrossRows(before.name, name), offset: offset, length: name.unicodeScalars.count)
                }
                before = (name, row)
            }
            offset += part.unicodeScalars.count + 1
        }
        return nil
    }

    // MARK: Sets

    mutating func readSets(_ node: SpecNode) -> [ConstraintSet] {
        (node.mapping ?? []).map { ConstraintSet(name: $0.key, lines: lines($0.value, owner: nil)) }
    }
}
