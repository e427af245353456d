import SwiftSyntax

/// `method_exchangeImplementations(original, replacement)`: afterwards, a call of the replacement by its name is a call of the original.
/// Here methods are not exchanged, so a replacement that calls itself would never end; it calls the original by its own name.
struct ExchangeRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "method_exchangeImplementations", let body = body(around: node)
        else { return }
        let selectors = Self.all(MacroExpansionExprSyntax.self, in: body).compactMap(ExchangedMethod.init)
        guard selectors.count == 2, selectors[0].name != selectors[1].name else { return }
        let declared = Set(Self.all(FunctionDeclSyntax.self, in: node.root).map(\.name.text))
        for (original, replacement) in [(selectors[0], selectors[1]), (selectors[1], selectors[0])] {
            guard declared.contains(replacement.name), !declared.contains(original.name), !replacement.isSetter else { continue }
            for call in Self.all(FunctionCallExprSyntax.self, in: node.root) { rewrite(call, replacement, original, in: &context) }
        }
    }

    private func rewrite(
        _ call: FunctionCallExprSyntax, _ replacement: ExchangedMethod, _ original: ExchangedMethod, in context: inout FileContext
    ) {
        guard call.trailingClosure == nil, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == replacement.name, let open = call.leftParen, let close = call.rightParen
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if original.isSetter {
            guard labels == ["_"], call.parent?.is(CodeBlockItemSyntax.self) == true else { return }
            context.replace(open, with: " = ")
            context.remove(close)
        } else {
            guard labels == original.labels else { return }
        }
        context.replace(access.declName, with: original.name)
    }

    /// The body of the function, closure or accessor around the node.
    private func body(around node: Syntax) -> Syntax? {
        var place = node.parent
        while let current = place, !current.is(FunctionDeclSyntax.self), !current.is(ClosureExprSyntax.self),
            !current.is(AccessorDeclSyntax.self), !current.is(InitializerDeclSyntax.self)
        { place = current.parent }
        return place
    }

    private static func all<Node: SyntaxProtocol>(_ type: Node.Type, in root: some SyntaxProtocol) -> [Node] {
        root.children(viewMode: .sourceAccurate).flatMap { child -> [Node] in
            (child.as(type).map { [$0] } ?? []) + all(type, in: child)
        }
    }
}

/// A method or setter that a selector names: `#selector(setter: View.delegate)`, `#selector(View.show(_:animated:))`.
private struct ExchangedMethod {
    let name: String
    let labels: [String]
    let isSetter: Bool

    init?(_ macro: MacroExpansionExprSyntax) {
        guard macro.macroName.text == "selector", let argument = macro.arguments.first else { return nil }
        let access = argument.expression.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName ?? argument.expression.as(DeclReferenceExprSyntax.self) else { return nil }
        self.name = name.baseName.text
        labels = name.argumentNames?.arguments.map(\.name.text) ?? []
        isSetter = argument.label?.text == "setter"
    }
}
