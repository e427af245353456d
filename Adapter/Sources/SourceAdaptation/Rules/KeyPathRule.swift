import SwiftSyntax

/// Replaces `#keyPath(CALayer.bounds.size)` by the string `"bounds.size"`.
struct KeyPathRule: SourceRule {
    let kinds: [SyntaxKind] = [.macroExpansionExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" else { return }
        guard let argument = macro.arguments.first, let names = names(argument.expression) else {
            context.find(.keyPath, at: macro, "This key path is not supported.")
            return
        }
        let path = names.drop { $0.first?.isUppercase ?? false || $0 == "self" }
        guard !path.isEmpty else {
            context.find(.keyPath, at: macro, "This key path names no property.")
            return
        }
        context.replace(macro, with: "\"" + path.joined(separator: ".") + "\"")
    }

    private func names(_ expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text.filter { $0 != "`" }] }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base.flatMap(names) {
            return base + [access.declName.baseName.text.filter { $0 != "`" }]
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return names(generic.expression) }
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return names(chained.expression) }
        return nil
    }
}
