import SwiftSyntax

/// `NSExceptionName`: names that Foundation has here, too, with nothing behind them. Both modules are seen, so that the name alone is ambiguous.
struct RepeatedNameRule: SourceRule {
    let kinds: [SyntaxKind] = [.identifierType, .declReferenceExpr]

    private static let names: Set<String> = ["NSExceptionName", "PersonNameComponentsFormatter"]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let name = node.as(IdentifierTypeSyntax.self)?.name ?? node.as(DeclReferenceExprSyntax.self)?.baseName,
            Self.names.contains(name.text), node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName != name
        else { return }
        context.insert("UIKit.", before: name)
    }
}
