import SwiftSyntax

/// Removes `dynamic` and `optional`, which belong to Objective-C, and `weak` on a protocol's property.
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

    /// Whether the property is a member of a protocol.
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
