import SwiftSyntax

/// `#available(iOS 26, *)` also asks the run's device: the compiler for Linux answers yes for every release.
struct AvailabilityRule: SourceRule {
    let kinds: [SyntaxKind] = [.availabilityCondition, .returnStmt]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let statement = node.as(ReturnStmtSyntax.self) {
            erase(statement, in: &context)
            return
        }
        guard let condition = node.as(AvailabilityConditionSyntax.self), let version = version(in: condition) else { return }
        let question = "SimulatedDevice.hasSystem(\(version))"
        if let result = OpaqueResult(around: node), !result.isErasable { return }
        if condition.availabilityKeyword.tokenKind == .poundUnavailable {
            context.replace(condition, with: "!" + question)
        } else {
            context.insert(", " + question, after: condition)
        }
        context.reading.readsRun = true
    }

    /// `return Button(…)` in a function that returns `some View` becomes `return AnyView(Button(…))`, if another `return` depends on a release:
    /// only conditions that ask nothing else may choose between two types.
    private func erase(_ statement: ReturnStmtSyntax, in context: inout FileContext) {
        guard let value = statement.expression, let result = OpaqueResult(around: Syntax(statement)), result.isErasable,
            result.dependsOnRelease(where: { version(in: $0) != nil })
        else { return }
        context.insert("AnyView(", before: value)
        context.insert(")", after: value)
    }

    /// Returns `26, 1` for `iOS 26.1`; nil if the condition holds on every iOS.
    private func version(in condition: AvailabilityConditionSyntax) -> String? {
        for argument in condition.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS",
                let version = restriction.version
            else { continue }
            return version.trimmedDescription.split(separator: ".").joined(separator: ", ")
        }
        return nil
    }
}

/// A function or a property that returns `some …` by `return`, not by a builder.
private struct OpaqueResult {
    let body: Syntax
    /// Whether its values can be `AnyView`s.
    let isErasable: Bool

    init?(around node: Syntax) {
        var parent = node.parent
        while let current = parent, !current.is(ClosureExprSyntax.self), !current.is(MemberBlockSyntax.self) {
            if let function = current.as(FunctionDeclSyntax.self), let body = function.body {
                self.init(function.signature.returnClause?.type, function.attributes, Syntax(body))
                return
            }
            if let binding = current.as(PatternBindingSyntax.self), let body = binding.accessorBlock {
                self.init(
                    binding.typeAnnotation?.type, binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? [], Syntax(body))
                return
            }
            parent = current.parent
        }
        return nil
    }

    private init?(_ type: TypeSyntax?, _ attributes: AttributeListSyntax, _ body: Syntax) {
        guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some",
            !attributes.contains(where: { $0.trimmedDescription.hasSuffix("Builder") })
        else { return nil }
        self.body = body
        isErasable = ["View", "SwiftUI.View"].contains(type.constraint.trimmedDescription)
        guard Returns(in: body).count > 1 else { return nil }
    }

    /// Whether a condition in the body is one of a release.
    func dependsOnRelease(where isOfRelease: (AvailabilityConditionSyntax) -> Bool) -> Bool {
        Returns(in: body).conditions.contains(where: isOfRelease)
    }
}

/// The `return`s and the conditions of a body, without those of closures and functions in it.
private final class Returns: SyntaxVisitor {
    private(set) var count = 0
    private(set) var conditions: [AvailabilityConditionSyntax] = []

    init(in body: Syntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(node)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
