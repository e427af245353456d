import SwiftSyntax

/// `stream.streamError`: Foundation on Linux stops the program when there is none.
struct StreamErrorRule: SourceRule {
    let kinds: [SyntaxKind] = [.memberAccessExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "streamError",
            let base = access.base?.as(DeclReferenceExprSyntax.self)
        else { return }
        let name = base.baseName.text
        context.replace(access, with: "(\(name).streamStatus == .error ? \(name).streamError : nil)")
    }
}
