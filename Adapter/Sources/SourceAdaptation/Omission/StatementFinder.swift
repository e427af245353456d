import SwiftSyntax

/// Finds the innermost statements on lines, or the statements around them.
final class StatementFinder: SyntaxVisitor {
    private let omissions: [Omission]
    private let lines: (Range<Int>) -> ClosedRange<Int>
    /// Where exactly an omission is, of those of which that is sure. A closure on the same line may be behind it.
    private let places: [Omission: Int]
    /// The open statements, innermost last; nil where a function begins.
    private var open: [CodeBlockItemSyntax?] = []
    /// For each depth, the omissions that a nested statement has taken.
    private var taken: [Set<Omission>] = []
    private(set) var found: [SyntaxIdentifier: Omission] = [:]

    init(_ omissions: [Omission], lines: @escaping (Range<Int>) -> ClosedRange<Int>, place: (Omission) -> Int?) {
        self.omissions = omissions
        places = Dictionary(omissions.compactMap { one in place(one).map { (one, $0) } }, uniquingKeysWith: { first, _ in first })
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isBegun = Self.isDispensable(node)
        open.append(isBegun ? node : open.last ?? nil)
        taken.append([])
        let lines = lines(node.bytes)
        return omissions.contains { lines.contains($0.line) } ? .visitChildren : .skipChildren
    }

    override func visitPost(_ node: CodeBlockItemSyntax) {
        open.removeLast()
        var inner = taken.removeLast()
        if Self.isDispensable(node) {
            let lines = lines(node.bytes)
            for omission in omissions
            where lines.contains(omission.line) && !inner.contains(omission) && places[omission].map(node.bytes.contains) ?? true {
                inner.insert(omission)
                let target = omission.extent == .outerStatement ? (open.last ?? nil) : node
                // Of several omissions of one extent, the first gives the reason.
                guard let target, omission.extent != .value || target.givesValue else { continue }
                if found[target.id].map({ $0.extent < omission.extent }) ?? true { found[target.id] = omission }
            }
        }
        if !taken.isEmpty { taken[taken.count - 1].formUnion(inner) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: FunctionDeclSyntax) { leave() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: InitializerDeclSyntax) { leave() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: AccessorBlockSyntax) { leave() }

    private func enter() -> SyntaxVisitorContinueKind {
        open.append(nil)
        taken.append([])
        return .visitChildren
    }

    private func leave() {
        open.removeLast()
        let inner = taken.removeLast()
        if !taken.isEmpty { taken[taken.count - 1].formUnion(inner) }
    }

    /// Whether a body can do without a statement. Statements that use a name it declares are left out in the next rounds, one by one.
    private static func isDispensable(_ item: CodeBlockItemSyntax) -> Bool {
        guard item.parent?.parent?.is(SourceFileSyntax.self) == false else { return false }
        if case .decl(let declaration) = item.item { return declaration.is(VariableDeclSyntax.self) }
        if case .stmt(let statement) = item.item { return kinds.contains(statement.kind) }
        return true
    }

    private static let kinds: Set<SyntaxKind> = [
        .expressionStmt, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .returnStmt, .throwStmt, .deferStmt,
    ]
}
