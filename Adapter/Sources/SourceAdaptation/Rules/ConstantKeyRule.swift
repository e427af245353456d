import SwiftSyntax

/// `let options: [NSString: Any] = [kCGImageSourceShouldCache: false]`: constants of Core Foundation's are strings here, and need to be told to
/// become objects.
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

    /// `kUTTypeJPEG`, as C names constants.
    private func isConstant(_ name: String) -> Bool { name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true }
}
