import SwiftSyntax

/// `let options: [NSString: Any] = [kCGImageSourceShouldCache: false]`: Core Foundation's constants are strings here and must be converted
/// to objects.
struct ConstantKeyRule: SourceRule {
    let kinds: [SyntaxKind] = [.dictionaryExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let literal = node.as(DictionaryExprSyntax.self), case .elements(let elements) = literal.content,
            let binding = literal.parent?.parent?.as(PatternBindingSyntax.self),
            let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "NSString"
        else { return }
        for element in elements {
            guard let name = element.key.as(DeclReferenceExprSyntax.self)?.baseName.text, isConstant(name) else { continue }
            context.insert(" as NSString", after: element.key)
        }
    }

    /// Whether the name has the form of a C constant, such as `kUTTypeJPEG`.
    private func isConstant(_ name: String) -> Bool { name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true }
}
