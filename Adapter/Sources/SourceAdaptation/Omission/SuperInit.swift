import SwiftSyntax

extension CodeBlockItemSyntax {
    /// For a `super.init(…)`, the call that creates the superclass without data; nil if no such call is known.
    func plainSuperInit(_ values: ModuleValues) -> String? {
        guard case .expr(let expression) = item, expression.trimmedDescription.hasPrefix("super.init") else { return nil }
        var node: Syntax? = parent
        while let here = node, !here.is(ClassDeclSyntax.self) { node = here.parent }
        let names = node?.as(ClassDeclSyntax.self)?.inheritanceClause.names ?? []
        return names.first.flatMap(values.plainSuperInit)
    }
}
