import SwiftSyntax

/// Core Data makes the accessors of `@NSManaged` members when a program runs; here they read and set the object's values by name.
struct ManagedPropertyRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl, .functionDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let variable = node.as(VariableDeclSyntax.self), variable.attributes.has("NSManaged") {
            guard let last = variable.bindings.last, last.accessorBlock == nil, last.typeAnnotation != nil else { return }
            let name = last.pattern.trimmedDescription.filter { $0 != "`" }
            context.insert(" { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }", after: last)
        } else if let function = node.as(FunctionDeclSyntax.self), function.attributes.has("NSManaged"), function.body == nil {
            let values = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            context.insert(" { changeManaged(\"\(function.name.text)\", [\(values.joined(separator: ", "))]) }", after: function)
        }
    }
}
