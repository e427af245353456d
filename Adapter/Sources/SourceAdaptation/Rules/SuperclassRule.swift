import SwiftSyntax

/// `Self.superclass()`: the method of a class of Objective-C is a property of Foundation's `NSObject` on Linux.
struct SuperclassRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "superclass",
            let base = member.base?.trimmedDescription, base.first?.isUppercase == true || base.hasPrefix("type(of:"),
            let left = call.leftParen, let right = call.rightParen
        else { return }
        context.reading.edits.append(Edit(left.bytes.lowerBound..<right.bytes.upperBound, ""))
    }
}
