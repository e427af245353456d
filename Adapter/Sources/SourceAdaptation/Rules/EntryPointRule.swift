import SwiftSyntax

/// `@main` and `@UIApplicationMain` start the app. Here the program that draws the pictures starts, and an app's delegate is an ordinary
/// class.
struct EntryPointRule: SourceRule {
    let kinds: [SyntaxKind] = [.classDecl, .structDecl, .enumDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let type = node.asProtocol((any WithAttributesSyntax).self) else { return }
        guard let attribute = ["main", "UIApplicationMain", "NSApplicationMain"].lazy.compactMap({ type.attributes.attribute($0) }).first
        else { return }
        context.find(.entryPoint, at: attribute, "This entry point is not used; the screen Launch calls the app's delegate.")
    }
}
