import SwiftSyntax

/// `viewModel as? SettingsViewModel`: notes what a type takes its properties for, so that a sample value is that.
struct CastRule: SourceRule {
    let kinds: [SyntaxKind] = [.unresolvedAsExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let word = node.as(UnresolvedAsExprSyntax.self), word.questionOrExclamationMark != nil, let scope = context.scopes.last,
            let list = word.parent?.as(ExprListSyntax.self)
        else { return }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == word.id }), index > 0, index + 1 < parts.count,
            let type = parts[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil
        else { return }
        let value = parts[index - 1], member = value.as(MemberAccessExprSyntax.self)
        let ofSelf = member.flatMap { $0.base?.trimmedDescription == "self" ? $0.declName : nil }
        guard let name = (value.as(DeclReferenceExprSyntax.self) ?? ofSelf)?.baseName.text else { return }
        if context.reading.types[scope.index].casts[name] == nil { context.reading.types[scope.index].casts[name] = type.name.text }
    }
}
