import SwiftSyntax

/// `#selector(tap)`: rewritten after the module shows whose method it is.
struct SelectorRule: SourceRule {
    let kinds: [SyntaxKind] = [.macroExpansionExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" else { return }
        guard let argument = macro.arguments.first, macro.arguments.count == 1, let use = selectorUse(argument, in: macro, context: context)
        else {
            context.find(.selector, at: macro, "This selector is not supported.")
            return
        }
        context.reading.selectors.append(use)
    }

    private func selectorUse(_ argument: LabeledExprSyntax, in macro: MacroExpansionExprSyntax, context: FileContext) -> SelectorUse? {
        guard let form = form(of: argument.label?.text) else { return nil }
        var (expression, cast) = withoutCast(argument.expression)
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            let (innerExpression, innerCast) = withoutCast(inner.expression)
            expression = innerExpression
            cast = cast ?? innerCast
        }
        let scope = context.scopes.last
        var use = SelectorUse(
            range: macro.bytes, line: context.line(of: macro), form: form, base: "", isBaseValue: false, member: "", cast: cast,
            enclosing: scope?.name, isInProtocolExtension: scope.map { $0.kind == .extension && $0.constrainsSelf } ?? false)
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            use.member = name.trimmedDescription
            return use
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        use.member = access.declName.trimmedDescription
        // `self?.tap`: whose method it is does not depend on whether there is an object.
        let text = base.withoutMark.trimmedDescription
        switch text {
        case "self", "super": break
        case "Self": use.base = context.scopes.last?.constrainsSelf == true ? "Self" : ""
        default:
            use.base = text
            use.isBaseValue = !isType(base)
        }
        return use
    }

    private func form(of label: String?) -> SelectorUse.Form? {
        switch label {
        case nil: .method
        case "getter": .getter
        case "setter": .setter
        default: nil
        }
    }

    private func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, String?) {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return (expression, nil) }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return (expression, nil) }
        return (parts[0], parts[2].trimmedDescription)
    }

    /// Whether the base is a type. By Swift's convention, types begin with a capital letter.
    private func isType(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.text.first?.isUppercase ?? false }
        if let access = base.as(MemberAccessExprSyntax.self), let inner = access.base {
            return isType(inner) && access.declName.baseName.text.first?.isUppercase ?? false
        }
        if let generic = base.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
        return false
    }
}

extension ExprSyntax {
    /// The expression without a question or exclamation mark at its end.
    fileprivate var withoutMark: ExprSyntax {
        self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    }
}
