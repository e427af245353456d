import SwiftSyntax

/// The smallest part of a statement around a place that can be left out while the rest of the statement stays.
enum StatementPart {
    /// An element of an array or dictionary literal.
    case element(literal: SyntaxIdentifier, SyntaxIdentifier)
    /// A value in a string.
    case interpolation(SyntaxIdentifier)
    /// What an `if` with an `else` does if its condition holds.
    case branch(SyntaxIdentifier)
    /// A case of a `switch`.
    case choice(SyntaxIdentifier)
    /// A call on a value that was just made, with an argument that does not compile: `.buttonStyle(Missing())` of a view.
    case modifier(SyntaxIdentifier)

    /// Returns nil if the place is in no such part of its innermost statement.
    init?(at offset: Int, in tree: SourceFileSyntax) {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        var node = Syntax(token), child = node
        while let parent = node.parent {
            (child, node) = (node, parent)
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
            if node.is(ArrayElementSyntax.self) || node.is(DictionaryElementSyntax.self), let list = node.parent,
                let literal = list.parent, literal.is(ArrayExprSyntax.self) || literal.is(DictionaryExprSyntax.self)
            {
                self = .element(literal: literal.id, node.id)
                return
            }
            if node.is(ExpressionSegmentSyntax.self) {
                self = .interpolation(node.id)
                return
            }
            if let branch = node.as(IfExprSyntax.self), branch.conditions.id == child.id, branch.elseBody != nil {
                self = .branch(node.id)
                return
            }
            if let call = node.as(FunctionCallExprSyntax.self), call.arguments.id == child.id, call.isModifier {
                self = .modifier(node.id)
                return
            }
            if let choice = node.as(SwitchCaseSyntax.self), choice.label.id == child.id, choice.label.is(SwitchCaseLabelSyntax.self) {
                self = .choice(node.id)
                return
            }
        }
        return nil
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is made on a new value of a type, directly or after other calls: `Text("A").bold().padding(4)`.
    fileprivate var isModifier: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text != "init" else { return false }
        var base = member.base
        while let call = base?.as(FunctionCallExprSyntax.self) {
            if let type = call.calledExpression.as(DeclReferenceExprSyntax.self) { return type.baseName.text.first?.isUppercase == true }
            base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        }
        return false
    }
}
