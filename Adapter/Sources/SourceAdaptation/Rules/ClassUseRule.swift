import SwiftSyntax

/// Notes the types that expressions name: `BaseController()`, `BaseController.self`. A class that only others inherit from is not among them.
struct ClassUseRule: SourceRule {
    let kinds: [SyntaxKind] = [.declReferenceExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else { return }
        context.reading.namedTypes.insert(name)
    }
}
