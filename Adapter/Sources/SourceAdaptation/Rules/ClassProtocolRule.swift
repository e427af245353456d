import SwiftSyntax

/// An Objective-C protocol is limited to classes; `weak` properties rely on it.
struct ClassProtocolRule: SourceRule {
    let kinds: [SyntaxKind] = [.protocolDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let declaration = node.as(ProtocolDeclSyntax.self), declaration.attributes.has("objc") else { return }
        guard let clause = declaration.inheritanceClause else {
            context.insert(": AnyObject", after: declaration.name)
            return
        }
        let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
        guard !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else { return }
        context.insert(" AnyObject,", after: clause.colon)
    }
}
