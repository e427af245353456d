import SwiftSyntax

/// `@Entry var theme = Theme()` in an extension of SwiftUI's values is a property with a key of its own. Apple's macro writes both.
struct EntryRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl]

    /// The protocols of keys by the type that is extended.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let variable = node.as(VariableDeclSyntax.self), let attribute = variable.attributes.attribute("Entry"),
            let scope = context.scopes.last?.fullName.lastName, let key = Self.keys[scope], let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        let name = pattern.identifier.text, type = "PlumbKey_\(name.filter { $0 != "`" })"
        let accessors = "{ get { self[\(type).self] } set { self[\(type).self] = newValue } }"
        let head = "\(accessors); fileprivate enum \(type): \(key) { "
        context.remove(attribute)
        guard let annotation = binding.typeAnnotation?.type.trimmedDescription else {
            guard let value = binding.initializer else { return }
            // The property's type is that of the key's value, so the key is as accessible as the property.
            let access = isPublic(variable, in: context) ? "public " : ""
            context.insert(
                ": \(type).Value \(accessors); \(access)enum \(type): \(key) { nonisolated(unsafe) \(access)static let defaultValue",
                after: pattern)
            return context.insert(" }", after: value)
        }
        if key == "FocusedValueKey" {
            return context.insert(" \(head)typealias Value = \(annotation.withoutQuestionMark) }", after: binding)
        }
        guard let value = binding.initializer else {
            return context.insert(" \(head)static var defaultValue: \(annotation) { nil } }", after: binding)
        }
        context.replace(value.equal, with: "\(head)static var defaultValue: \(annotation) {")
        context.insert(" } }", after: value)
    }

    private func isPublic(_ variable: VariableDeclSyntax, in context: FileContext) -> Bool {
        let usual = context.scopes.last.map { context.reading.types[$0.index].access } ?? .internal
        return (variable.modifiers.access ?? usual) >= .public
    }
}

extension StringProtocol {
    /// The type of an optional's value.
    fileprivate var withoutQuestionMark: String { hasSuffix("?") ? String(dropLast()) : String(self) }
}
