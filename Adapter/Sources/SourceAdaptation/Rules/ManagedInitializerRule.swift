import SwiftSyntax

/// Core Data makes objects by classes that it knows when a program runs, which needs a required initialiser here. One that an app overrides,
/// mostly as a private one, is required and as visible as its class.
struct ManagedInitializerRule: SourceRule {
    let kinds: [SyntaxKind] = [.initializerDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let initializer = node.as(InitializerDeclSyntax.self), let override = initializer.modifiers.modifier("override"),
            !initializer.modifiers.has("required"),
            initializer.signature.parameterClause.parameters.map(\.firstName.text) == ["entity", "insertInto"],
            let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        else { return }
        for modifier in initializer.modifiers where Access(rawValue: modifier.name.text) != nil { context.remove(modifier) }
        let isPublic = [.public, .open].contains(owner.modifiers.access)
        context.replace(override, with: isPublic ? "required public" : "required")
    }
}
