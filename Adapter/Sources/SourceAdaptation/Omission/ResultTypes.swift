import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The type that a `return` has to give here; nil where it is not written, as in most closures.
    var resultType: String? {
        var node: Syntax? = parent
        while let here = node {
            if let closure = here.as(ClosureExprSyntax.self) { return closure.resultType }
            if let function = here.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.trimmedDescription }
            if let block = here.as(AccessorBlockSyntax.self) { return block.valueType }
            if here.is(InitializerDeclSyntax.self) { return nil }
            node = here.parent
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is a call of `assert`.
    var isAssertion: Bool {
        guard case .expr(let expression) = item, let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "assert" && !isImplicitReturn
    }

    /// Whether the statement belongs to a `deinit`, itself or inside other statements.
    var isInDeinitializer: Bool {
        var node: Syntax? = parent
        while let here = node, !here.is(ClosureExprSyntax.self), !here.is(FunctionDeclSyntax.self), !here.is(AccessorBlockSyntax.self) {
            if here.is(DeinitializerDeclSyntax.self) { return true }
            node = here.parent
        }
        return false
    }

    /// Whether what is around the statement gets its value.
    var givesValue: Bool {
        if isImplicitReturn { return true }
        guard case .stmt(let statement) = item else { return false }
        return statement.as(ReturnStmtSyntax.self)?.expression != nil
    }

    /// Whether the statement is the whole body of a function or closure, so that its value is returned.
    var isImplicitReturn: Bool {
        guard case .expr = item, let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let body = list.parent else {
            return false
        }
        return body.is(CodeBlockSyntax.self) && body.parent?.is(FunctionDeclSyntax.self) == true || body.is(ClosureExprSyntax.self)
            || body.is(AccessorBlockSyntax.self)
    }
}

extension CodeBlockItemSyntax {
    /// For a variable that the body returns at its end: `let view` and the type of the result. Without it, the `return` could mean another
    /// value of that name, such as the property around the body.
    var returnedVariable: (head: String, type: String)? {
        guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = resultType,
            let last = parent?.as(CodeBlockItemListSyntax.self)?.last, case .stmt(let statement) = last.item,
            statement.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription == name
        else { return nil }
        return ("\(variable.bindingSpecifier.text) \(name)", type)
    }
}

extension ClosureExprSyntax {
    /// The result's type, if the closure says it, or if it is called at once for a value whose type is declared:
    /// `lazy var title: UILabel = { … }()`.
    fileprivate var resultType: String? {
        if let type = signature?.returnClause?.type { return type.trimmedDescription }
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id, call.arguments.isEmpty,
            let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
        else { return nil }
        return binding.typeAnnotation?.type.trimmedDescription
    }
}

extension AccessorBlockSyntax {
    /// The type of the property or subscript.
    var valueType: String? {
        if let binding = parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.trimmedDescription }
        return parent?.as(SubscriptDeclSyntax.self)?.returnClause.type.trimmedDescription
    }
}

extension CodeBlockItemSyntax {
    /// For an assignment to a stored property in an initialiser: the target, `self.name` or `name`, and the property's type.
    var assignedProperty: (target: String, type: String)? {
        guard case .expr(let expression) = item, let sequence = expression.as(SequenceExprSyntax.self), isInInitializer,
            let target = sequence.elements.first, sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        let text = target.trimmedDescription
        let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        return Syntax(self).storedPropertyType(name).map { (text, $0) }
    }

    private var isInInitializer: Bool {
        var node: Syntax? = parent
        while let here = node {
            if here.is(ClosureExprSyntax.self) || here.is(FunctionDeclSyntax.self) || here.is(AccessorBlockSyntax.self) { return false }
            if here.is(InitializerDeclSyntax.self) { return true }
            node = here.parent
        }
        return false
    }
}

extension Syntax {
    /// Returns the type that the enclosing type declares for a stored property of this name.
    func storedPropertyType(_ name: String) -> String? {
        var node: Syntax? = self
        while let here = node, !here.is(MemberBlockSyntax.self) { node = here.parent }
        guard let members = node?.as(MemberBlockSyntax.self)?.members else { return nil }
        for member in members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.pattern.trimmedDescription == name && binding.accessorBlock == nil {
                return binding.typeAnnotation?.type.trimmedDescription
            }
        }
        return nil
    }
}
