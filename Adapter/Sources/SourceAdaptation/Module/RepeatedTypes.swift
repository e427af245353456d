import SwiftParser
import SwiftSyntax

/// Renames types of a file, where two modules that are compiled as one declare types of the same name.
public enum RepeatedTypes {
    /// - Parameter names: The new names of top-level types.
    /// - Parameter qualified: The new names of types after the name of their module. The name of the module is removed: `Models.List`.
    /// - Parameter nested: Names that a type inside another has, too. They stay qualified.
    /// - Parameter module: The module that all are compiled as.
    public static func renamed(
        _ names: [String: String], qualified: [String: [String: String]] = [:], nested: Set<String> = [], module: String = "",
        in source: SourceText
    ) -> SourceText {
        guard names.keys.contains(where: { !source.ranges(of: $0).isEmpty }) || source.mentions(Set(qualified.keys)) else { return source }
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = NameFinder(names, qualified) { nested.contains($0) ? "\(module).\($0)" : $0 }
        finder.walk(tree)
        let renamings = finder.uses.compactMap { name, range in
            finder.nested.contains(name) ? nil : names[name].map { Edit(range, $0) }
        }
        let edits = renamings + finder.qualifications
        return edits.isEmpty ? source : SourceText(path: source.path, bytes: edits.applied(to: source.bytes))
    }
}

private final class NameFinder: SyntaxVisitor {
    private let names: [String: String]
    private let qualified: [String: [String: String]]
    private(set) var qualifications: [Edit] = []
    private(set) var uses: [(name: String, range: Range<Int>)] = []
    /// Names that a nested type has too. Only the compiler knows what they refer to in the file.
    private(set) var nested: Set<String> = []
    /// How a type is named from anywhere.
    private let topLevel: (String) -> String

    init(_ names: [String: String], _ qualified: [String: [String: String]], topLevel: @escaping (String) -> String) {
        self.names = names
        self.qualified = qualified
        self.topLevel = topLevel
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let module) = token.tokenKind, let types = qualified[module], !isMember(token), !isLabel(token),
            let period = token.nextToken(viewMode: .sourceAccurate), period.tokenKind == .period,
            let type = period.nextToken(viewMode: .sourceAccurate), case .identifier(let name) = type.tokenKind
        {
            qualifications.append(Edit(token.bytes.lowerBound..<type.bytes.upperBound, types[name] ?? topLevel(name)))
            return .skipChildren
        }
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
