import SwiftSyntax

/// `#Preview("Name") { … }` is a screen. A SwiftUI preview is not, and neither is a `PreviewProvider`, which only returns SwiftUI views.
struct PreviewRule: SourceRule {
    let kinds: [SyntaxKind] = [.macroExpansionDecl, .macroExpansionExpr, .structDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let provider = node.as(StructDeclSyntax.self) { return leaveOut(provider, in: &context) }
        guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self), macro.macroName.text == "Preview" else { return }
        guard context.scopes.isEmpty, let closure = macro.trailingClosure, !context.reading.missingModules.contains("SwiftUI") else {
            context.find(.preview, at: macro, "SwiftUI previews are not drawn.")
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

    private func leaveOut(_ provider: StructDeclSyntax, in context: inout FileContext) {
        let types = provider.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard types.contains("PreviewProvider") || types.contains("SwiftUI.PreviewProvider"),
            context.reading.missingModules.contains("SwiftUI")
        else { return }
        context.find(.preview, at: provider, "SwiftUI previews are not drawn.")
        context.replace(provider, with: "")
    }
}
