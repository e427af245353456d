import SwiftSyntax

/// Finds `super.init()` in designated initialisers, for `SuperInits`.
struct SuperInitRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
            access.declName.baseName.tokenKind == .keyword(.`init`),
            let initializer = call.ancestorOrSelf(mapping: { $0.as(InitializerDeclSyntax.self) }),
            !initializer.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }),
            let superclass = initializer.ancestorOrSelf(mapping: { $0.as(ClassDeclSyntax.self) })?.inheritanceClause.names.first
        else { return }
        context.reading.superInits.append(SuperInit(superclass: superclass, range: call.bytes))
    }
}
