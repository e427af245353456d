import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The type that a `return` here has to give; nil where it is not written: in closures.
    var resultType: String? {
        var node: Syntax? = parent
        while let here = node {
            if here.is(ClosureExprSyntax.self) { return nil }
            if let function = here.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.trimmedDescription }
            if let block = here.as(AccessorBlockSyntax.self) { return block.valueType }
            if here.is(InitializerDeclSyntax.self) { return nil }
            node = here.parent
        }
        return nil
    }
}

extension AccessorBlockSyntax {
    /// The type of the property or subscript.
    var valueType: String? {
        if let binding = parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.trimmedDescription }
        return parent?.as(SubscriptDeclSyntax.self)?.returnClause.type.trimmedDescription
    }
}
