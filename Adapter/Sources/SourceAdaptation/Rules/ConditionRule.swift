import SwiftSyntax

/// Evaluates `#if os(iOS)` and similar conditions as on iOS, except for modules that are not available here.
struct ConditionRule: SourceRule {
    let kinds: [SyntaxKind] = [.ifConfigClause]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let clause = node.as(IfConfigClauseSyntax.self), let condition = clause.condition else { return }
        answer(Syntax(condition), Surroundings(of: clause), in: &context)
    }

    private func answer(_ node: Syntax, _ place: Surroundings, in context: inout FileContext) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard let value = Self.value(of: call, place, options: context.options) else { return }
            context.replace(call, with: value ? "true" : "false")
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { answer(child, place, in: &context) }
    }

    /// What the meaning of a condition depends on besides its words.
    private struct Surroundings {
        /// Whether the system is Linux, too.
        var asLinux: Bool
        /// Whether nothing of the file is outside the clause, and no other clause is beside it.
        var isOfWholeFile: Bool

        init(of clause: IfConfigClauseSyntax) {
            (asLinux, isOfWholeFile) = (clause.isOfSystems, clause.isOfWholeFile)
        }
    }

    /// Returns the value of a clause's condition, or nil if it depends on the compiler or on flags that are not known.
    static func value(of clause: IfConfigClauseSyntax, options: AdaptationOptions) -> Bool? {
        value(of: clause.condition, Surroundings(of: clause), options: options)
    }

    /// The modules that code asks for where it means Objective-C or Apple's system itself, not a framework. Code that has something else for
    /// Linux gets that; where a whole file asks, the rest needs what it declares.
    private static let ofDarwin: Set<String> = ["ObjectiveC", "Darwin"]

    /// Returns nil if the compiler must decide.
    private static func value(of call: FunctionCallExprSyntax, _ place: Surroundings, options: AdaptationOptions) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS" || place.asLinux && argument == "Linux"
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            let module = String(argument.prefix { $0 != "." })
            let isMeant = place.isOfWholeFile || !ofDarwin.contains(module)
            return options.modules.contains(module) || (ImportRule.standIns[module] != nil && isMeant)
        default: return nil
        }
    }

    private static func value(of condition: ExprSyntax?, _ place: Surroundings, options: AdaptationOptions) -> Bool? {
        guard let condition else { return true }
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call, place, options: options) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text, let flags = options.flags {
            // SwiftPM sets these as it likes.
            return flags.contains(name) ? true : ["DEBUG", "SWIFT_PACKAGE"].contains(name) ? nil : false
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression, place, options: options).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return value(of: tuple.elements.first?.expression, place, options: options)
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
        return value(ofSequence: Array(sequence.elements), place, options: options)
    }

    /// Returns the value of `a && b || c`, where `&&` has higher precedence.
    private static func value(ofSequence parts: [ExprSyntax], _ place: Surroundings, options: AdaptationOptions) -> Bool? {
        var alternatives: [Bool?] = []
        var current = parts.first.map { value(of: $0, place, options: options) } ?? nil
        for index in stride(from: 1, to: parts.count - 1, by: 2) {
            let next = value(of: parts[index + 1], place, options: options)
            switch parts[index].trimmedDescription {
            case "&&": current = and(current, next)
            case "||":
                alternatives.append(current)
                current = next
            default: return nil
            }
        }
        alternatives.append(current)
        if alternatives.contains(true) { return true }
        return alternatives.contains(nil) ? nil : false
    }

    private static func and(_ one: Bool?, _ other: Bool?) -> Bool? {
        if one == false || other == false { return false }
        return one == true && other == true ? true : nil
    }
}

extension IfConfigClauseSyntax {
    fileprivate var isOfWholeFile: Bool {
        guard let all = parent?.as(IfConfigClauseListSyntax.self), all.count == 1,
            let item = all.parent?.parent?.as(CodeBlockItemSyntax.self), let items = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return items.parent?.is(SourceFileSyntax.self) == true && items.allSatisfy { $0.id == item.id || $0.item.is(ImportDeclSyntax.self) }
    }

    /// Whether the conditions beside this one name all systems that the code knows, and refuse others: `#else #error("Unknown C library")`. The
    /// C library here is Linux's, so that the system of such a condition is Linux, too.
    fileprivate var isOfSystems: Bool {
        guard let all = parent?.as(IfConfigClauseListSyntax.self), let last = all.last, last.condition == nil, all.count > 1 else {
            return false
        }
        return last.elements?.trimmedDescription.hasPrefix("#error") == true
            && all.contains { $0.condition?.trimmedDescription.contains("os(Linux)") == true }
    }
}
