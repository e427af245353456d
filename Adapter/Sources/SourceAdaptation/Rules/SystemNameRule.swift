import SwiftSyntax

/// `Darwin.round(x)`: names of C's library, which all of Apple's frameworks re-export under the name of their system. Foundation does here.
/// `SwiftUICore.Font`, `WidgetKit.WidgetFamily`: names of modules of which SwiftUI's has a part.
struct SystemNameRule: SourceRule {
    let kinds: [SyntaxKind] = [.memberAccessExpr, .memberType]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let base = node.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self) {
            if base.baseName.text == "Darwin" { context.replace(base, with: "Foundation") }
            if Self.isPartOfSwiftUI(base.baseName.text) { context.replace(base, with: "SwiftUI") }
        } else if let base = node.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self), Self.isPartOfSwiftUI(base.name.text) {
            context.replace(base, with: "SwiftUI")
        }
    }

    private static func isPartOfSwiftUI(_ module: String) -> Bool { KnownModules.ofSwiftUI.contains(module) }
}
