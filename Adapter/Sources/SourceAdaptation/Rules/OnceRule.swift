import SwiftSyntax

/// `static let swizzling: Void = exchange()`: a static property without a value is work that is done once. Here the work may come to the
/// property again (a proxy of `appearance()` is an object of the class), and Swift would wait for itself; this time there is nothing to do.
struct OnceRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let variable = node.as(VariableDeclSyntax.self), variable.modifiers.isStatic, context.localDepth == 0,
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = binding.initializer,
            let type = binding.typeAnnotation?.type.trimmedDescription, ["Void", "()", "Swift.Void"].contains(type)
        else { return }
        let flag = "plumbDid_\(name.filter { $0 != "`" })"
        if variable.bindingSpecifier.text == "let" { context.replace(variable.bindingSpecifier, with: "var") }
        context.replace(value.equal, with: "{ if \(flag) { return }; \(flag) = true; return")
        context.insert(" }; nonisolated(unsafe) private static var \(flag) = false", after: value)
    }
}
