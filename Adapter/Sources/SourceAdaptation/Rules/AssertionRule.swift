import SwiftSyntax

/// `assert(…)` and `assertionFailure(…)`: they stop the program only while it is being debugged, and an app goes on behind them. A picture
/// lacks nothing without them; a test does.
struct AssertionRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard !context.options.keepsAssertions, let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "" }, plain = labels.prefix { $0.isEmpty }.count
        let counts = ["assert": 1...2, "assertionFailure": 0...1][name]
        guard counts?.contains(plain) == true, labels.dropFirst(plain).allSatisfy({ ["file", "line"].contains($0) }) else { return }
        context.replace(call, with: "()")
    }
}
