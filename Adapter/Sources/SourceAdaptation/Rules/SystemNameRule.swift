import SwiftSyntax

/// `Darwin.round(x)`: names of C's library, which all of Apple's frameworks re-export under the name of their system. Foundation does here.
struct SystemNameRule: SourceRule {
    let kinds: [SyntaxKind] = [.memberAccessExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let base = node.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" else {
            return
        }
        context.replace(base, with: "Foundation")
    }
}
