import SwiftSyntax

/// `extension Collection { typealias Element = Iterator.Element }`, from before Swift's protocols had that name themselves. It says nothing new,
/// and in a module that is joined with an app's, generic collections would be resolved by it in a circle.
struct ElementAliasRule: SourceRule {
    let kinds: [SyntaxKind] = [.typeAliasDecl]

    private static let protocols: Set<String> = [
        "Sequence", "Collection", "MutableCollection", "BidirectionalCollection", "RandomAccessCollection", "RangeReplaceableCollection",
        "LazySequenceProtocol", "LazyCollectionProtocol",
    ]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let alias = node.as(TypeAliasDeclSyntax.self), alias.name.text == "Element",
            let owner = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
            Self.protocols.contains(owner.extendedType.trimmedDescription.replacing("Swift.", with: "")),
            ["Iterator.Element", "Self.Iterator.Element", "Generator.Element", "Self.Generator.Element"]
                .contains(alias.initializer.value.trimmedDescription)
        else { return }
        context.remove(alias)
    }
}
