import SwiftSyntax

/// `Darwin.round(x)`: names of C's library, which all of Apple's frameworks re-export under the name of their system. Foundation does here.
/// `SwiftUICore.Font`, `WidgetKit.WidgetFamily`: names of modules of which SwiftUI's has a part. `StoreKit.Transaction`, `os.Logger`: names of
/// modules that have others here. `Foundation.URLRequest`: a name that Foundation has in a module of its own here.
struct SystemNameRule: SourceRule {
    let kinds: [SyntaxKind] = [.memberAccessExpr, .memberType, .attribute]

    func read(_ node: Syntax, in context: inout FileContext) {
        if foundation(node, in: &context) { return }
        if let access = node.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self) {
            if base.baseName.text == "Darwin", Self.streams.contains(access.declName.baseName.text) {
                // C's library on Linux has optional ones.
                return context.replace(access, with: "Foundation.\(access.declName.baseName.text)!")
            }
            let isOfType = access.declName.baseName.text.first?.isUppercase == true
            if let module = module(base.baseName.text, isOfType: isOfType, in: context) { context.replace(base, with: module) }
            return
        }
        let type = node.as(AttributeSyntax.self).map { Syntax($0.attributeName) } ?? node
        if let base = type.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self), base.name.text != "Darwin",
            let module = module(base.name.text, isOfType: true, in: context)
        {
            context.replace(base, with: module)
        }
    }

    /// Whether the node is a name of Foundation's that is in another module here. The module has sessions that ask no network, by the same names.
    private func foundation(_ node: Syntax, in context: inout FileContext) -> Bool {
        let expression = node.as(MemberAccessExprSyntax.self), type = node.as(MemberTypeSyntax.self)
        let base =
            expression?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? type?.baseType.as(IdentifierTypeSyntax.self)?.name.text
        guard base == "Foundation", let name = expression?.declName.baseName.text ?? type?.name.text,
            let module = KnownModules.partOfFoundation(declaring: name)
        else { return false }
        context.replace(node, with: RegistrationText.networkTypes.contains(name) ? name : "\(module).\(name)")
        return true
    }

    /// Returns the module that stands for one of a file's imports, unless the name can be one of the app's own values.
    private func module(_ name: String, isOfType: Bool, in context: FileContext) -> String? {
        if let module = Self.modules[name] { return module }
        guard isOfType, context.reading.imports.contains(name), !context.options.modules.contains(name) else { return nil }
        return ImportRule.standIns[name]
    }

    private static let streams: Set<String> = ["stdin", "stdout", "stderr"]

    /// The modules that have the names of others here.
    private static let modules = Dictionary(uniqueKeysWithValues: KnownModules.ofSwiftUI.map { ($0, "SwiftUI") })
        .merging(["Darwin": "Foundation", "StoreKit": "StoreStandIn", "AppIntents": "AppIntentsStandIn"]) { $1 }
}
