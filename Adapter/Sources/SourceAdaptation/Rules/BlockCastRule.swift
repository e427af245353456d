import SwiftSyntax

/// `unsafeBitCast(closure, to: AnyObject.self)`: a block is an object in Objective-C, and a closure here is none.
struct BlockCastRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
            name.baseName.text == "unsafeBitCast", call.arguments.count == 2
        else { return }
        context.replace(name, with: "BlockCast.cast")
    }
}
