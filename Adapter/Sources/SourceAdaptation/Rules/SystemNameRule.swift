import SwiftSyntax

/// `Darwin.round(x)`: names of C's library, which all of Apple's frameworks re-export under the name of their system. Foundation does here.
/// `SwiftUICore.Font`, `WidgetKit.WidgetFamily`: names of modules of which SwiftUI's has a part. `StoreKit.Transaction`: the name that a file with
/// SwiftUI's needs.
struct SystemNameRule: SourceRule {
    let kinds: [SyntaxKind] = [.memberAccessExpr, .memberType]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let base = node.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self) {
            if let module = Self.modules[base.baseName.text] { context.replace(base, with: module) }
        } else if let base = node.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self), base.name.text != "Darwin",
            let module = Self.modules[base.name.text]
        {
            context.replace(base, with: module)
        }
    }

    /// The modules that have the names of others here.
    private static let modules = Dictionary(uniqueKeysWithValues: KnownModules.ofSwiftUI.map { ($0, "SwiftUI") })
        .merging(["Darwin": "Foundation", "StoreKit": "StoreStandIn", "AppIntents": "AppIntentsStandIn"]) { $1 }
}
