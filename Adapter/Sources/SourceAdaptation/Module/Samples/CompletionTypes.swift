import SwiftSyntax

/// The parameter types of a closure type such as `@escaping (Result<[Item], Error>) -> Void`.
struct CompletionTypes {
    let parameters: [String]
    /// Whether the closure returns something.
    let isResultUsed: Bool

    init?(_ text: String) {
        guard var type = TypeSyntax(parsing: text) else { return nil }
        while true {
            if let inner = type.wrapped {
                type = inner
            } else if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                type = only.type
            } else {
                break
            }
        }
        guard let function = type.as(FunctionTypeSyntax.self), function.effectSpecifiers == nil else { return nil }
        parameters = function.parameters.map(\.type.trimmedDescription)
        isResultUsed = !["Void", "()"].contains(function.returnClause.type.trimmedDescription)
    }
}
