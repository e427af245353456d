import SwiftSyntax

/// Notes the views of SwiftUI that an app shows as screens rather than as parts of others: those that links, sheets and tabs lead to, and
/// those that have a bar of their own. A view with a preview is drawn by it.
struct ShownViewRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr, .macroExpansionDecl, .macroExpansionExpr, .structDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard context.reading.importsSwiftUI else { return }
        if let call = node.as(FunctionCallExprSyntax.self) { return read(call, in: &context) }
        let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self)
        let provider = node.as(StructDeclSyntax.self)?.inheritanceClause.names.contains { $0.lastName == "PreviewProvider" }
        guard macro?.macroName.text == "Preview" || provider == true else { return }
        for token in node.tokens(viewMode: .sourceAccurate) where token.text.first?.isUppercase == true {
            if token.parent?.parent?.is(FunctionCallExprSyntax.self) == true { context.reading.previewedViews.insert(token.text) }
        }
    }

    private func read(_ call: FunctionCallExprSyntax, in context: inout FileContext) {
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let word = name?.baseName.text else { return }
        let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
        if isMember ? Self.barModifiers.contains(word) : Self.stacks.contains(word), let scope = context.scopes.last {
            context.reading.pageViews[scope.fullName, default: false] = context.reading.pageViews[scope.fullName] == true || !isMember
        }
        for content in (isMember ? Self.presented : Self.destinations)[word].map({ Self.content(of: call, $0) }) ?? [] {
            context.reading.shownViews.formUnion(Self.views(in: Syntax(content)))
        }
    }

    /// What shows views, with the labels of the arguments that are views. A closure after the call is one unless another argument is.
    private static let destinations = [
        "NavigationLink": ["destination"], "UIHostingController": ["rootView"], "TabView": ["content"], "Tab": ["content"],
    ]
    private static let presented = [
        "sheet": ["content"], "fullScreenCover": ["content"], "popover": ["content"], "navigationDestination": ["destination"],
    ]
    /// The containers with a bar, and the modifiers that say what is in one.
    private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
    private static let barModifiers: Set<String> = [
        "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems",
    ]

    private static func content(of call: FunctionCallExprSyntax, _ labels: [String]) -> [ExprSyntax] {
        let named = call.arguments.filter { $0.label.map { labels.contains($0.text) } == true }.map(\.expression)
        guard named.isEmpty else { return named }
        // The closure of a link with a value is its label.
        guard !call.arguments.contains(where: { $0.label?.text == "value" }) || !labels.contains("destination") else { return [] }
        return call.trailingClosure.map { [ExprSyntax($0)] } ?? []
    }

    /// Returns the names of the views that an expression shows, through modifiers, conditions and containers.
    private static func views(in node: Syntax) -> Set<String> {
        if let closure = node.as(ClosureExprSyntax.self) { return views(in: closure.statements) }
        if let choice = node.as(ExpressionStmtSyntax.self) { return views(in: Syntax(choice.expression)) }
        if let choice = node.as(IfExprSyntax.self) {
            return views(in: choice.body.statements).union(choice.elseBody.map { views(in: Syntax($0)) } ?? [])
        }
        if let block = node.as(CodeBlockSyntax.self) { return views(in: block.statements) }
        if let choice = node.as(SwitchExprSyntax.self) {
            return choice.cases.reduce(into: []) { names, one in
                if case .switchCase(let one) = one { names.formUnion(views(in: one.statements)) }
            }
        }
        guard let call = node.as(FunctionCallExprSyntax.self) else {
            return node.as(MemberAccessExprSyntax.self)?.base.map { views(in: Syntax($0)) } ?? []
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            // `Profile.EditView()`, or a modifier of what is before it.
            guard member.declName.baseName.text.first?.isUppercase == true else { return member.base.map { views(in: Syntax($0)) } ?? [] }
            return [member.trimmedDescription]
        }
        // `DetailView<DetailViewModel>(…)`
        let called = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
        guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else { return [] }
        let inner = call.arguments.map(\.expression) + [call.trailingClosure.map(ExprSyntax.init)].compactMap(\.self)
        return !KnownModules.typesOfViews.contains(name) ? [name] : inner.reduce(into: []) { $0.formUnion(views(in: Syntax($1))) }
    }

    private static func views(in statements: CodeBlockItemListSyntax) -> Set<String> {
        statements.reduce(into: []) { $0.formUnion(views(in: Syntax($1.item))) }
    }
}
