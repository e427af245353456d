import SwiftSyntax

/// Notes the places where code was left out that take a sample value: `InterfaceOmission.lost("…", sample: "Service@Screen")`.
struct LostSampleRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 2, let argument = call.arguments.last,
            argument.label?.text == "sample", call.calledExpression.trimmedDescription == "InterfaceOmission.lost",
            let key = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return }
        context.reading.lostSamples.insert(LostSample(key: key))
    }
}
