import SwiftSyntax

/// The outlets, actions and inspectable properties of a class, which a storyboard connects.
struct ConnectionRule: SourceRule {
    let kinds: [SyntaxKind] = [.variableDecl, .functionDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard context.localDepth == 0, !context.isConditional, let scope = context.scopes.last, !scope.isGeneric else { return }
        if let variable = node.as(VariableDeclSyntax.self) {
            readProperty(variable, of: scope, in: &context)
        } else if let function = node.as(FunctionDeclSyntax.self) {
            readMethod(function, of: scope, in: &context)
        }
    }

    private func readProperty(_ variable: VariableDeclSyntax, of scope: Scope, in context: inout FileContext) {
        let kind: Connection.Kind
        if variable.attributes.has("IBOutlet") {
            kind = .outlet
        } else if variable.attributes.has("IBInspectable") {
            kind = .attribute
        } else {
            return
        }
        guard variable.bindingSpecifier.text == "var", !variable.modifiers.isStatic else { return }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self), binding.isSettable else { continue }
            let member = name.identifier.text
            context.reading.connections.append(
                Connection(kind: kind, type: scope.fullName, member: member, line: context.line(of: variable)))
        }
    }

    private func readMethod(_ function: FunctionDeclSyntax, of scope: Scope, in context: inout FileContext) {
        let kind: Connection.Kind
        if function.attributes.has("IBAction") {
            kind = .action
        } else if function.attributes.has("IBSegueAction") {
            kind = .segueAction
        } else {
            return
        }
        guard function.genericParameterClause == nil, !function.modifiers.isStatic else { return }
        context.reading.connections.append(
            Connection(kind: kind, type: scope.fullName, member: function.fullName, line: context.line(of: function)))
    }
}

extension PatternBindingSyntax {
    /// Whether the property is stored and has observers.
    var isObserved: Bool {
        guard case .accessors(let list) = accessorBlock?.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// Whether the property is stored, or computed with a setter.
    var isSettable: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let list) = accessorBlock.accessors else { return false }
        return list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}

extension FunctionDeclSyntax {
    /// The name with its labels, such as `tap(_:with:)`.
    var fullName: String {
        let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        return "\(name.text)(\(labels))"
    }
}
