import SwiftSyntax

/// `#Preview("Name") { … }` is a screen.
struct PreviewRule: SourceRule {
    let kinds: [SyntaxKind] = [.macroExpansionDecl, .macroExpansionExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self), macro.macroName.text == "Preview" else { return }
        guard context.scopes.isEmpty, let closure = macro.trailingClosure, !context.reading.missingModules.contains("SwiftUI") else {
            context.find(.preview, at: macro, "A preview of SwiftUI's is not drawn.")
            context.replace(macro, with: "")
            return
        }
        let number = context.reading.previews.count + 1
        let function = "plumbPreview_\(context.source.stem)_\(number)"
        let title = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.trimmedDescription : nil } ?? "nil"
        let head = macro.pound.bytes.lowerBound..<closure.bytes.lowerBound
        context.reading.edits.append(
            Edit(head, "@MainActor func \(function)() -> InterfacePreview { InterfacePreview(\(title), file: \"\(context.source.stem)\") "))
        context.insert(" }", after: closure)
        context.reading.previews.append(function)
    }
}
