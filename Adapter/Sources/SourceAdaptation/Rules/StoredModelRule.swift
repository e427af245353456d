import SwiftSyntax

/// SwiftData's macros, in files that import it: a `@Model` class is an observable class that conforms to `PersistentModel`, a `@ModelActor`
/// has its container and executor. The attributes of properties say how a store keeps them, which a store in memory does not need.
struct StoredModelRule: SourceRule {
    let kinds: [SyntaxKind] = [.attribute, .classDecl, .actorDecl]

    private static let ofProperties: Set<String> = ["Attribute", "Relationship"]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard context.reading.imports.contains("SwiftData") else { return }
        if let attribute = node.as(AttributeSyntax.self) {
            let name = attribute.attributeName.trimmedDescription
            if Self.ofProperties.contains(name) { context.remove(attribute) }
            // The property's type does not tell what is queried, until an initialiser is called.
            if name == "Query", attribute.arguments == nil, attribute.leftParen == nil {
                context.insert("()", after: attribute.attributeName)
            }
            if name == "Transient" { context.replace(attribute, with: "@ObservationIgnored") }
        } else if let declaration = node.as(ClassDeclSyntax.self), let attribute = declaration.attributes.attribute("Model") {
            context.replace(attribute, with: "@Observable")
            conform(
                declaration.inheritanceClause, after: declaration.genericParameterClause.map(Syntax.init) ?? Syntax(declaration.name),
                "PersistentModel", in: &context)
        } else if let declaration = node.as(ActorDeclSyntax.self), let attribute = declaration.attributes.attribute("ModelActor") {
            context.remove(attribute)
            conform(declaration.inheritanceClause, after: Syntax(declaration.name), "ModelActor", in: &context)
            context.insert(
                " nonisolated let modelContainer: ModelContainer; nonisolated let modelExecutor: any ModelExecutor; "
                    + "init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; "
                    + "modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)) };",
                after: declaration.memberBlock.leftBrace)
        }
    }

    private func conform(_ clause: InheritanceClauseSyntax?, after head: Syntax, _ name: String, in context: inout FileContext) {
        guard let last = clause?.inheritedTypes.last else { return context.insert(": \(name)", after: head) }
        context.insert(", \(name)", after: last)
    }
}
