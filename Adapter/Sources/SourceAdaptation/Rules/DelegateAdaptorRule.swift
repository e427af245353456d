import SwiftSyntax

/// `@UIApplicationDelegateAdaptor(AppDelegate.self)` creates an object by its class, which Swift without Objective-C cannot do: it gets a
/// closure that does.
struct DelegateAdaptorRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let variable = node.as(VariableDeclSyntax.self),
            let attribute = variable.attributes.attribute("UIApplicationDelegateAdaptor")
        else { return }
        let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first
        let named = argument.map(\.expression.trimmedDescription).flatMap { $0.hasSuffix(".self") ? String($0.dropLast(5)) : nil }
        guard let type = named ?? variable.bindings.first?.typeAnnotation?.type.trimmedDescription else { return }
        if let argument {
            context.insert(", make: { \(type)() }", after: argument)
        } else if attribute.leftParen == nil {
            context.insert("(make: { \(type)() })", after: attribute.attributeName)
        }
    }
}
