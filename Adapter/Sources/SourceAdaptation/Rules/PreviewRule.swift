import SwiftSyntax

/// `#Preview("Name") { … }` is a screen, and so is each view of a `PreviewProvider`.
struct PreviewRule: SourceRule {
    let kinds: [SyntaxKind] = [.macroExpansionDecl, .macroExpansionExpr, .structDecl, .enumDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let provider = Provider(node) { return read(provider, in: &context) }
        guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self), macro.macroName.text == "Preview" else { return }
        guard context.scopes.isEmpty, let closure = macro.trailingClosure, !macro.arguments.contains(where: { $0.label?.text == "as" }),
            !context.reading.missingModules.contains("SwiftUI")
        else {
            context.find(.preview, at: macro, "This preview is not drawn.")
            context.replace(macro, with: "")
            return
        }
        let function = "plumbPreview_\(context.source.stem)_\(context.reading.previews.count + 1)"
        let head = macro.pound.bytes.lowerBound..<closure.bytes.lowerBound
        let lines = String(repeating: "\n", count: macro.lineBreaks(in: head, of: context.source))
        let begin = "@MainActor func \(function)() -> InterfacePreview { "
        let call = "InterfacePreview(\(arguments(of: macro, in: context)))"
        if let first = firstOfPreviewed(closure, in: &context) {
            // A view of its own has the state that the preview declares.
            context.reading.edits.append(Edit(head, begin + lines))
            context.replace(closure.leftBrace, with: "struct Previewed: View {")
            context.insert("var body: some View { ", before: first)
            context.insert(" } }; return \(call) { Previewed() } }", after: closure)
            context.reading.edits.append(Edit(closure.rightBrace.bytes, ""))
        } else {
            context.reading.edits.append(Edit(head, begin + lines + call + " "))
            context.insert(" }", after: closure)
        }
        context.reading.previews.append(function)
    }

    /// Returns the preview's name, its traits, and the file.
    private func arguments(of macro: any FreestandingMacroExpansionSyntax, in context: FileContext) -> String {
        let title = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.trimmedDescription : nil } ?? "nil"
        let traits = macro.arguments.drop { $0.label?.text != "traits" }.map(\.expression.trimmedDescription)
        let looks = traits.isEmpty || !context.reading.importsSwiftUI ? "" : ", traits: [\(traits.joined(separator: ", "))]"
        return "\(title)\(looks), file: \"\(context.source.stem)\""
    }

    /// Removes the attributes of `@Previewable` declarations, and returns the first statement after them; nil if there are none.
    private func firstOfPreviewed(_ closure: ClosureExprSyntax, in context: inout FileContext) -> CodeBlockItemSyntax? {
        let attributes = closure.statements.map { $0.item.as(VariableDeclSyntax.self)?.attributes.attribute("Previewable") }
        guard let last = attributes.lastIndex(where: { $0 != nil }), last + 1 < attributes.count else { return nil }
        for case let attribute? in attributes { context.remove(attribute) }
        return Array(closure.statements)[last + 1]
    }

    // MARK: Providers

    /// A type that conforms to `PreviewProvider`.
    private struct Provider {
        let node: any DeclGroupSyntax
        let name: String

        init?(_ node: Syntax) {
            guard let group = node.asProtocol((any DeclGroupSyntax).self), let named = node.asProtocol((any NamedDeclSyntax).self),
                group.inheritanceClause.names.contains(where: { $0.lastName == "PreviewProvider" })
            else { return nil }
            (self.node, name) = (group, named.name.text)
        }

        /// `Profile` for `Profile_Previews`.
        var title: String {
            for end in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(end) && name.count > end.count {
                return String(name.dropLast(end.count))
            }
            return name
        }
    }

    private func read(_ provider: Provider, in context: inout FileContext) {
        guard !context.reading.missingModules.contains("SwiftUI") else {
            context.find(.preview, at: provider.node, "SwiftUI previews are not drawn.")
            return context.replace(provider.node, with: "")
        }
        guard context.scopes.isEmpty, context.localDepth == 0 else { return }
        let function = "plumbPreviews_\(context.source.stem)_\(context.reading.providers.count + 1)"
        let titles = PreviewTitles.all(of: provider.node)
        if titles == nil { context.find(.preview, at: provider.node, "Only the first preview of a loop or condition is drawn.") }
        let list = (titles ?? ["nil"]).joined(separator: ", ")
        let call = "module.add(provider: \(provider.name).self, named: \"\(provider.title)\", titles: [\(list)])"
        context.insert("; @MainActor func \(function)(_ module: InterfaceModule) { \(call) }", after: provider.node)
        context.reading.providers.append(function)
    }
}

extension SyntaxProtocol {
    /// The number of line breaks in a range of the file.
    fileprivate func lineBreaks(in range: Range<Int>, of source: SourceText) -> Int {
        source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    }
}
