import SwiftSyntax

/// The values of a module that is not on the main actor, in an app that is: compiled with the app, they would be on it, too, and no
/// diffable data source could use them.
struct IsolationRule: SourceRule {
    let kinds: [SyntaxKind] = [.structDecl, .enumDecl, .extensionDecl]

    /// Protocols of values, and the types of enumerations' raw values.
    private static let ofValues: Set<String> = [
        "CaseIterable", "Character", "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "Decodable", "Double", "Encodable", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64",
        "Int8", "LocalizedError", "OptionSet", "RawRepresentable", "Sendable", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard context.options.isNonisolated(context.source.path) else { return }
        if let type = node.as(StructDeclSyntax.self) {
            mark(type, type.inheritanceClause, type.modifiers, type.structKeyword, in: &context)
        } else if let type = node.as(EnumDeclSyntax.self) {
            mark(type, type.inheritanceClause, type.modifiers, type.enumKeyword, in: &context)
        } else if let part = node.as(ExtensionDeclSyntax.self), !part.inheritanceClause.names.isEmpty,
            !KnownModules.typesOfViews.contains(part.extendedType.trimmedDescription)
        {
            mark(part, part.inheritanceClause, part.modifiers, part.extensionKeyword, in: &context)
        }
    }

    private func mark(
        _ node: some DeclGroupSyntax, _ clause: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax,
        in context: inout FileContext
    ) {
        let isActors = node.attributes.names.contains { $0.hasSuffix("Actor") }
        guard !isActors, !modifiers.has("nonisolated"), clause.names.allSatisfy(Self.ofValues.contains) else { return }
        context.replace(keyword, with: "nonisolated \(keyword.text)")
    }
}
