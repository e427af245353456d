import SwiftSyntax

/// `dynamic` and `optional` belong to Objective-C, and so does `weak` of a protocol's property.
struct ModifierRule: SourceRule {
    let kinds: [SyntaxKind] = [.declModifier]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let modifier = node.as(DeclModifierSyntax.self) else { return }
        switch modifier.name.text {
        case "dynamic", "optional": context.remove(modifier)
        case "weak", "unowned": if isOfProtocol(modifier) { context.remove(modifier) }
        default: break
        }
    }

    /// The property stands in a member list of a protocol.
    private func isOfProtocol(_ modifier: DeclModifierSyntax) -> Bool {
        let declaration = modifier.parent?.parent?.as(VariableDeclSyntax.self)
        return declaration?.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
    }
}

extension DeclModifierListSyntax {
    func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name && $0.detail == nil } }

    func has(_ name: String) -> Bool { modifier(name) != nil }

    var access: Access? {
        for modifier in self where modifier.detail == nil {
            if let access = Access(rawValue: modifier.name.text) { return access }
        }
        return nil
    }

    var isStatic: Bool { has("static") || has("class") }
}
