import SwiftSyntax

/// `Trip.fetchRequest() as! NSFetchRequest<Trip>`: Objective-C's generic classes have one type at run time, whatever their arguments are.
struct FetchRequestCastRule: SourceRule {
    let kinds: [SyntaxKind] = [.unresolvedAsExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let word = node.as(UnresolvedAsExprSyntax.self), let mark = word.questionOrExclamationMark,
            let list = word.parent?.as(ExprListSyntax.self)
        else { return }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == word.id }), index > 0, index + 1 < parts.count,
            let type = parts[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self), type.name.text == "NSFetchRequest",
            type.genericArgumentClause != nil
        else { return }
        context.insert("FetchRequestCast.cast(", before: parts[index - 1])
        context.replace(word, with: ", to:")
        context.insert(".self)" + (mark.text == "!" ? "!" : ""), after: parts[index + 1])
    }
}
