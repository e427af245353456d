import SwiftSyntax

/// Lets an app's `@objc dynamic` property report that it was set, as Objective-C does for `appearance()` and for observers.
struct DynamicPropertyRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let variable = node.as(VariableDeclSyntax.self), isReported(variable, in: context), variable.bindings.count == 1,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let report = "interfaceDidSet(\\.\(name))"
        guard let block = binding.accessorBlock else { return context.insert(" { didSet { \(report) } }", after: binding) }
        guard case .accessors(let accessors) = block.accessors else { return }
        // A setter may return early.
        if let body = accessors.first(where: { ["set", "didSet"].contains($0.accessorSpecifier.text) })?.body {
            context.insert(" defer { \(report) };", after: body.leftBrace)
        } else if let observer = accessors.first(where: { $0.accessorSpecifier.text == "willSet" }) {
            context.insert(" didSet { \(report) }", after: observer)
        }
    }

    private func isReported(_ variable: VariableDeclSyntax, in context: FileContext) -> Bool {
        guard context.localDepth == 0, !context.isConditional, context.reading.importsUIKit, let scope = context.scopes.last,
            scope.kind == .class || scope.kind == .extension, variable.bindingSpecifier.text == "var"
        else { return false }
        let modifiers = variable.modifiers
        return modifiers.has("dynamic") && !modifiers.has("override") && !modifiers.isStatic && variable.attributes.has("objc")
            && !variable.attributes.has("NSManaged")
    }
}
