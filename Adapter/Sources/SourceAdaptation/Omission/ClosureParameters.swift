import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The parameters without names, `$0, $1`, that the statement takes of the closure it is in. From them the compiler knows how many
    /// parameters the closure has.
    var anonymousParameters: String? {
        var node = parent
        while let here = node, !here.is(ClosureExprSyntax.self), !here.is(FunctionDeclSyntax.self), !here.is(AccessorBlockSyntax.self) {
            node = here.parent
        }
        guard let closure = node?.as(ClosureExprSyntax.self), closure.signature?.parameterClause == nil else { return nil }
        let finder = AnonymousParameterFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.last.map { last in (0...last).map { "$\($0)" }.joined(separator: ", ") }
    }
}

/// Finds the highest parameter without a name, except for those of closures inside.
private final class AnonymousParameterFinder: SyntaxVisitor {
    private(set) var last: Int?

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.hasPrefix("$"), let number = Int(name.dropFirst()), number < 10 { last = max(last ?? 0, number) }
        return .visitChildren
    }
}
