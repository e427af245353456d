import SwiftSyntax

/// Core Data generates the accessors of `@NSManaged` members; here they trap with a message.
struct ManagedPropertyRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl, .functionDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        let body = #"fatalError("@NSManaged: Core Data is not supported")"#
        if let variable = node.as(VariableDeclSyntax.self), variable.attributes.has("NSManaged") {
            guard let last = variable.bindings.last, last.accessorBlock == nil, last.typeAnnotation != nil else { return }
            context.insert(" { get { \(body) } set { \(body) } }", after: last)
            context.find(.managedProperty, at: variable, "Core Data is not supported; the property traps when it is read.")
        } else if let function = node.as(FunctionDeclSyntax.self), function.attributes.has("NSManaged"), function.body == nil {
            context.insert(" { \(body) }", after: function)
            context.find(.managedProperty, at: function, "Core Data is not supported; the method traps when it is called.")
        }
    }
}
