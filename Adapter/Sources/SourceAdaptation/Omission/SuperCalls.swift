import SwiftSyntax

/// Finds the calls of a method of the superclass: `super.isEqual(object)`.
final class SuperCalls: SyntaxVisitor {
    private let name: String
    private(set) var found: [FunctionCallExprSyntax] = []

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
            access.declName.baseName.text == name
        else { return .visitChildren }
        found.append(node)
        return .skipChildren
    }
}
