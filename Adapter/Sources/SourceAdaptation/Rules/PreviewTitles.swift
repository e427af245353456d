import SwiftSyntax

/// The previews that a `PreviewProvider` lists, read from its text: how many there are, and their display names.
enum PreviewTitles {
    /// Returns the literal display name of each preview, or `nil` as a word; nil if the number of previews is not written out.
    static func all(of provider: any DeclGroupSyntax) -> [String]? {
        for member in provider.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.pattern.trimmedDescription == "previews"
            else { continue }
            guard case .getter(let statements)? = binding.accessorBlock?.accessors else { return nil }
            return titles(in: statements)
        }
        return nil
    }

    private static func titles(in statements: CodeBlockItemListSyntax) -> [String]? {
        var all: [String] = []
        for statement in statements {
            switch statement.item {
            case .decl: continue
            case .expr(let expression):
                guard let own = titles(of: expression) else { return nil }
                all += own
            case .stmt(let other):
                guard let value = other.as(ReturnStmtSyntax.self)?.expression, let own = titles(of: value) else { return nil }
                all += own
            default: return nil
            }
        }
        return all
    }

    private static func titles(of expression: ExprSyntax) -> [String]? {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return ["nil"] }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            guard member.declName.baseName.text == "previewDisplayName" else { return titles(of: base) }
            let title = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
            return titles(of: base)?.map { $0 == "nil" && title?.representedLiteralValue != nil ? title?.trimmedDescription ?? $0 : $0 }
        }
        switch call.calledExpression.trimmedDescription {
        case "Group": return call.trailingClosure.flatMap { titles(in: $0.statements) }
        case "ForEach": return nil
        default: return ["nil"]
        }
    }
}
