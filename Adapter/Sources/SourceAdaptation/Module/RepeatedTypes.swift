import SwiftParser
import SwiftSyntax

/// Renames types of a file, where two modules that are compiled as one declare types of the same name.
public enum RepeatedTypes {
    /// - Parameter names: The new names of top-level types.
    public static func renamed(_ names: [String: String], in source: SourceText) -> SourceText {
        guard names.keys.contains(where: { !source.ranges(of: $0).isEmpty }) else { return source }
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = NameFinder(names)
        finder.walk(tree)
        let edits = finder.uses.compactMap { name, range in
            finder.nested.contains(name) ? nil : names[name].map { Edit(range, $0) }
        }
        return edits.isEmpty ? source : SourceText(path: source.path, bytes: edits.applied(to: source.bytes))
    }
}

private final class NameFinder: SyntaxVisitor {
    private let names: [String: String]
    private(set) var uses: [(name: String, range: Range<Int>)] = []
    /// Names that a nested type has too. Only the compiler knows what they refer to in the file.
    private(set) var nested: Set<String> = []

    init(_ names: [String: String]) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind, names[name] != nil, !isMember(token), !isLabel(token) else {
            return .skipChildren
        }
        uses.append((name, token.bytes))
        return .skipChildren
    }

    private func isMember(_ token: TokenSyntax) -> Bool { token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period }

    private func isLabel(_ token: TokenSyntax) -> Bool {
        token.keyPathInParent == \LabeledExprSyntax.label || token.keyPathInParent == \FunctionParameterSyntax.firstName
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        for member in node.members {
            let named = member.decl.asProtocol((any NamedDeclSyntax).self)
            if let name = named?.name.text, names[name] != nil, !member.decl.is(FunctionDeclSyntax.self) { nested.insert(name) }
        }
        return .visitChildren
    }
}
