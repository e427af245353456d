import SwiftSyntax

/// `extension NSObject: ReactiveCompatible {}`: on Linux some classes of Foundation do not inherit from `NSObject`. They conform by themselves.
/// `let visible: NSMutableSet = []`: its collections cannot be written as a list of their elements.
struct FoundationObjectRule: SourceRule {
    let kinds: [SyntaxKind] = [.extensionDecl, .patternBinding]

    private static let classes = ["NotificationCenter", "FileManager", "ProcessInfo"]

    private static let collections: Set<String> = ["NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet"]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let binding = node.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type.trimmedDescription,
            Self.collections.contains(type), let list = binding.initializer?.value.as(ArrayExprSyntax.self)
        {
            context.insert("\(type)(array: ", before: list)
            return context.insert(")", after: list)
        }
        guard let declaration = node.as(ExtensionDeclSyntax.self), declaration.extendedType.trimmedDescription == "NSObject",
            let clause = declaration.inheritanceClause, declaration.genericWhereClause == nil, declaration.memberBlock.members.isEmpty
        else { return }
        let modifiers = declaration.modifiers.isEmpty ? "" : declaration.modifiers.trimmedDescription + " "
        for name in Self.classes { context.reading.tail.append("\(modifiers)extension \(name)\(clause.trimmedDescription) {}") }
    }
}
