import SwiftSyntax

/// `(sender as AnyObject).tag` and `type(of: object).description()`: members that Objective-C looks up by name at run time.
struct AnyObjectRule: SourceRule {
    let kinds: [SyntaxKind] = [.memberAccessExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text != "self" else { return }
        var base = access.base
        if let chained = base?.as(OptionalChainingExprSyntax.self) { base = chained.expression }
        if let call = base?.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            access.declName.baseName.text == "description", access.parent?.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true
        {
            context.insert("AnyClassMembers(", before: call)
            context.insert(")", after: call)
            return
        }
        guard let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression,
            let cast = inner.as(SequenceExprSyntax.self), cast.elements.last?.trimmedDescription == "AnyObject",
            let word = cast.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self), word.questionOrExclamationMark?.text != "?"
        else { return }
        context.insert("AnyObjectMembers", before: tuple)
    }
}
