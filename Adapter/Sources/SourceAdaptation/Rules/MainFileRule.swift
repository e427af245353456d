import SwiftSyntax

/// Moves the statements of `main.swift`, which run when the app starts, to functions that are never called.
struct MainFileRule: SourceRule {
    let kinds: [SyntaxKind] = [.sourceFile]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let file = node.as(SourceFileSyntax.self), context.source.path.hasSuffix("/main.swift") else { return }
        for (number, statement) in file.statements.enumerated() where !statement.item.is(DeclSyntax.self) {
            context.insert("@MainActor private func plumb_main_\(number)() throws { ", before: statement)
            context.insert(" }", after: statement)
        }
    }
}
