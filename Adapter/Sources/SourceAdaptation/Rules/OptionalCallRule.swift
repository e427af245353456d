import SwiftSyntax

/// `delegate?.finish?(true)`: the second question mark tests whether an optional member of an Objective-C protocol is implemented.
struct OptionalCallRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let access = node.as(MemberAccessExprSyntax.self) { return readValue(access, in: &context) }
        guard let call = node.as(FunctionCallExprSyntax.self), let (mark, asked) = Self.question(call.calledExpression),
            let access = asked.as(MemberAccessExprSyntax.self), let base = access.base
        else { return }
        var labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        if call.trailingClosure != nil { labels += "_:" }
        let written = access.declName.argumentNames.map { _ in access.declName.trimmedDescription }
        let name = access.declName.baseName.bytes, isChained = Self.isChained(base)
        context.reading.optionalCalls.append(
            OptionalCall(
                mark: mark.bytes, name: name, member: written ?? "\(access.declName.baseName.text)(\(labels))", isChained: isChained,
                boundBase: !isChained && Self.isBound(call) && mark.text == "?" && !base.is(SuperExprSyntax.self) ? base.bytes : nil))
    }

    /// Reads `if let count = source.numberOfRows`, which uses the method as a value.
    private func readValue(_ access: MemberAccessExprSyntax, in context: inout FileContext) {
        guard let base = access.base, !Self.isChained(base), Self.isBound(access), !base.is(SuperExprSyntax.self),
            base.trimmedDescription.first?.isUppercase != true
        else { return }
        let end = access.declName.baseName.bytes.upperBound
        context.reading.optionalCalls.append(
            OptionalCall(
                mark: end..<end, name: access.declName.baseName.bytes, member: access.declName.baseName.text, isChained: false,
                boundBase: base.bytes, isValue: true))
    }

    /// Returns the `?` or `!` after the name of a called member, and the expression before it.
    private static func question(_ called: ExprSyntax) -> (mark: TokenSyntax, asked: ExprSyntax)? {
        if let optional = called.as(OptionalChainingExprSyntax.self) { return (optional.questionMark, optional.expression) }
        return called.as(ForceUnwrapExprSyntax.self).map { ($0.exclamationMark, $0.expression) }
    }

    private static func isChained(_ base: ExprSyntax) -> Bool { base.trimmedDescription.contains("?") }

    private static func isBound(_ node: some ExprSyntaxProtocol) -> Bool {
        node.parent?.is(InitializerClauseSyntax.self) == true && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
}
