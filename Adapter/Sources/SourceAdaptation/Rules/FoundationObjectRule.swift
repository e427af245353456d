import SwiftSyntax

/// `extension NSObject: ReactiveCompatible {}`: on Linux some classes of Foundation do not inherit from `NSObject`. They conform by themselves.
struct FoundationObjectRule: SourceRule {
    let kinds: [SyntaxKind] = [.extensionDecl]

    private static let classes = ["NotificationCenter", "FileManager", "ProcessInfo"]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let declaration = node.as(ExtensionDeclSyntax.self), declaration.extendedType.trimmedDescription == "NSObject",
            let clause = declaration.inheritanceClause, declaration.genericWhereClause == nil, declaration.memberBlock.members.isEmpty
        else { return }
        let modifiers = declaration.modifiers.isEmpty ? "" : declaration.modifiers.trimmedDescription + " "
        for name in Self.classes { context.reading.tail.append("\(modifiers)extension \(name)\(clause.trimmedDescription) {}") }
    }
}
