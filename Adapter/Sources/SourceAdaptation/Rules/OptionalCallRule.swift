import SwiftSyntax

/// `delegate?.finish?(true)`: the second question mark asks whether an optional member of an Objective-C protocol is there.
struct OptionalCallRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let optional = call.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = optional.expression.as(MemberAccessExprSyntax.self), access.base != nil
        else { return }
        var labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        if call.trailingClosure != nil { labels += "_:" }
        let written = access.declName.argumentNames.map { _ in access.declName.trimmedDescription }
        let name = access.declName.baseName.bytes
        context.reading.optionalCalls.append(
            OptionalCall(
                mark: optional.questionMark.bytes, name: name, member: written ?? "\(access.declName.baseName.text)(\(labels))",
                isChained: access.base.map { $0.trimmedDescription.contains("?") } ?? false))
    }
}
