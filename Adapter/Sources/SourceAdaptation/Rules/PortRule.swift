import SwiftSyntax

/// `Port()`: on a Mac it makes a port of Mach's kind; Foundation's class on Linux stops the program.
struct PortRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "Port"
        else { return }
        context.replace(name, with: "NSMachPort")
    }
}
