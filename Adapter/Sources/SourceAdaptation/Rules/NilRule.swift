import SwiftSyntax

/// Notes which properties an app expects to be nil at times, and which ones its initialisers set (`UnsetProperties`).
struct NilRule: SourceRule {
    let kinds: [SyntaxKind] = [.optionalChainingExpr, .optionalBindingCondition, .sequenceExpr, .switchExpr, .initializerDecl]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let chain = node.as(OptionalChainingExprSyntax.self) {
            note(ExprSyntax(chain.expression), asks: true, in: &context)
        } else if let binding = node.as(OptionalBindingConditionSyntax.self) {
            if let value = binding.initializer?.value {
                note(value, asks: true, in: &context)
            } else {
                note(binding.pattern.trimmedDescription, isOwn: true, in: &context)
            }
        } else if let sequence = node.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            for index in parts.indices.dropFirst().dropLast() {
                let before = parts[index - 1], after = parts[index + 1]
                switch parts[index].trimmedDescription {
                case "??": note(before, asks: true, in: &context)
                case "==", "!=", "=":
                    let asks = parts[index].trimmedDescription != "="
                    if after.is(NilLiteralExprSyntax.self) { note(before, asks: asks, in: &context) }
                    if before.is(NilLiteralExprSyntax.self) { note(after, asks: asks, in: &context) }
                default: break
                }
            }
        } else if let choice = node.as(SwitchExprSyntax.self), choice.hasCaseOfNil {
            note(choice.subject, asks: true, in: &context)
        } else if let initializer = node.as(InitializerDeclSyntax.self), let scope = context.scopes.last {
            let assigned = AssignedNames(viewMode: .sourceAccurate)
            if let body = initializer.body { assigned.walk(body) }
            context.reading.types[scope.index].setByInitializers.formUnion(assigned.names)
        }
    }

    private func note(_ expression: ExprSyntax, asks: Bool, in context: inout FileContext) {
        guard let name = expression.lastName else { return }
        let base = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        if asks, let base, base.first?.isUppercase == true, base.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
            let token = expression.as(MemberAccessExprSyntax.self)?.declName.baseName
        {
            return context.reading.nilQuestions.append(NilQuestion(type: base, name: name, range: token.bytes))
        }
        note(name, isOwn: base == nil || base == "self" || base == "self?", in: &context)
    }

    private func note(_ name: String, isOwn: Bool, in context: inout FileContext) {
        if isOwn, let scope = context.scopes.last {
            context.reading.types[scope.index].nilNames.insert(name)
        } else {
            context.reading.nilNames.insert(name)
        }
    }
}

/// The names before `=`.
private final class AssignedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (target, mark) in zip(parts, parts.dropFirst()) where mark.is(AssignmentExprSyntax.self) {
            if let name = target.lastName { names.insert(name) }
        }
        return .visitChildren
    }
}

extension SwitchExprSyntax {
    /// Whether one of its cases is `nil`, `.none` or `.some`.
    fileprivate var hasCaseOfNil: Bool {
        cases.contains { element in
            guard case .switchCase(let choice) = element, let label = choice.label.as(SwitchCaseLabelSyntax.self) else { return false }
            return label.caseItems.contains { item in
                let text = item.pattern.trimmedDescription
                return text == "nil" || text == ".none" || text.contains(".some") || text.hasSuffix("?")
            }
        }
    }
}

extension ExprSyntax {
    /// `b` of `b`, `self.b` and `a.b`.
    var lastName: String? {
        (self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName)?.baseName.text
    }
}
