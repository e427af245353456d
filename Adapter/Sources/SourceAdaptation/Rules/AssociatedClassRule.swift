import SwiftSyntax

/// Lets an associated type that a function requires to be a class be a protocol's, too: `where Proxy.Delegate: AnyObject`. With Objective-C a
/// value of a protocol for classes is an object; here it is none for the compiler.
struct AssociatedClassRule: SourceRule {
    let kinds: [SyntaxKind] = [.conformanceRequirement]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let requirement = node.as(ConformanceRequirementSyntax.self), requirement.leftType.is(MemberTypeSyntax.self),
            requirement.rightType.trimmedDescription == "AnyObject",
            node.parent?.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == true
        else { return }
        context.replace(requirement.rightType, with: "Any")
    }
}
