import SwiftSyntax

/// Notes which properties an app reads as raw values of an enumeration, so that samples of them are such values:
/// `MediaType(rawValue: media.type)`.
struct RawValueRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let argument = call.arguments.first,
            argument.label?.text == "rawValue", let type = Self.type(call.calledExpression),
            let name = Self.plain(argument.expression).lastName, !Self.isGeneral(name)
        else { return }
        context.reading.rawValueUses.insert(RawValueUse(type: type, name: name))
    }

    private static func type(_ called: ExprSyntax) -> String? {
        let text = called.trimmedDescription
        let plain = text.hasSuffix(".init") ? String(text.dropLast(".init".count)) : text
        return plain.split(separator: ".").allSatisfy { $0.first?.isUppercase == true } ? plain : nil
    }

    /// Returns `type` of `type ?? ""` and `type!`.
    private static func plain(_ expression: ExprSyntax) -> ExprSyntax {
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return plain(forced.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3, let first = sequence.elements.first {
            return plain(first)
        }
        return expression
    }

    /// Whether anything can have the name.
    private static func isGeneral(_ name: String) -> Bool {
        [
            "value", "rawValue", "string", "key", "id", "identifier", "index", "row", "section", "item", "tag", "text", "name", "title",
            "selectedSegmentIndex", "int", "raw", "count", "self", "code",
        ].contains(name)
    }
}

/// A property that code reads as an enumeration's raw value.
struct RawValueUse: Hashable, Codable, Sendable, Comparable {
    /// The enumeration, as written.
    var type: String
    var name: String

    static func < (one: RawValueUse, other: RawValueUse) -> Bool { (one.name, one.type) < (other.name, other.type) }

    /// Returns the statement that tells a program the values that the property can have; nil if the app has no such enumeration.
    func registration(in index: ModuleIndex) -> String? {
        guard let full = index.fullName(of: type), let found = index.type(named: full), found.kind == .enum, !found.isGeneric,
            found.access > .fileprivate, !found.isLocal,
            let raw = found.inherited.map(\.lastName).first(where: { $0 == "String" || $0 == "Int" })
        else { return nil }
        let values = SampleStates.lasting(found.cases).filter(\.parameters.isEmpty).map { "\(full).\($0.name).rawValue" }
        guard !values.isEmpty else { return nil }
        return "InterfaceSample.register(raw: \"\(name)\", [\(values.joined(separator: ", "))] as [\(raw)])"
    }
}
