import SwiftSyntax

/// `DispatchQueue.main.sync { … }`: completion handlers that have a queue of their own on iOS are called on the main queue here, which would
/// wait for itself.
struct MainSyncRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.allSatisfy({ $0.label?.text == "execute" }),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "sync",
            access.base?.trimmedDescription == "DispatchQueue.main"
        else { return }
        context.replace(access, with: "SimulatedRun.sync")
        context.reading.readsRun = true
    }
}
