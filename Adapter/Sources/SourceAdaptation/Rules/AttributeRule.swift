import SwiftSyntax

/// Removes `@objc`, `@IBOutlet` and similar attributes, which only Objective-C and Interface Builder use, and the conventions of blocks and
/// methods of Objective-C.
struct AttributeRule: SourceRule {
    let kinds: [SyntaxKind] = [.attribute]

    static let gone: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "NSManaged",
        "NSCopying",
        "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main", "_objcRuntimeName", "_swift_native_objc_runtime_base",
    ]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let attribute = node.as(AttributeSyntax.self) else { return }
        let name = attribute.attributeName.trimmedDescription
        if Self.gone.contains(name) || name == "convention" && isOfObjectiveC(attribute) { context.remove(attribute) }
    }

    /// Whether the function type is that of a block, or of the implementation of a method, whose second parameter is its selector. Other
    /// functions of C exist here.
    private func isOfObjectiveC(_ convention: AttributeSyntax) -> Bool {
        if convention.arguments?.trimmedDescription == "block" { return true }
        let function = convention.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        let types = function?.parameters.map(\.type.trimmedDescription) ?? []
        // Those that Core Foundation calls have objects, which C does not know here.
        return types.dropFirst().first == "Selector" || types.first.map { $0.hasPrefix("CFNotificationCenter") } == true
    }
}

extension AttributeListSyntax {
    /// Returns the attribute with that name; attributes inside `#if` are ignored.
    func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name { return attribute }
        return nil
    }

    /// The names, without those inside `#if`.
    var names: [String] {
        compactMap { element in
            if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription } else { nil }
        }
    }

    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard let attribute = attribute("objc"), let arguments = attribute.arguments else { return nil }
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
}
