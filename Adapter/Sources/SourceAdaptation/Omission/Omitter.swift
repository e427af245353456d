import SwiftParser
import SwiftSyntax

/// Takes out of a file what does not compile, and nothing else; lines stay where they are.
public enum Omitter {
    /// The omissions that take something out of the file; the others have to reach further.
    public static func effective(_ omissions: [Omission], in source: SourceText) -> Set<Omission> {
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = OmissionFinder(source: source, omissions: omissions.sorted())
        finder.walk(tree)
        return finder.handled.union(omissions.filter { $0.extent == .file })
    }

    public static func text(of source: SourceText, without omissions: [Omission]) -> SourceText {
        guard !omissions.isEmpty else { return source }
        guard !omissions.contains(where: { $0.extent == .file }) else { return SourceText(path: source.path, bytes: emptied(source.bytes)) }
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = OmissionFinder(source: source, omissions: omissions.sorted())
        finder.walk(tree)
        return SourceText(path: source.path, bytes: finder.edits.applied(to: source.bytes))
    }

    private static func emptied(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 == UInt8(ascii: "\n") } }
}

/// Finds the statements, bodies and declarations around lines, from the outside in.
private final class OmissionFinder: SyntaxVisitor {
    private let source: SourceText
    private let starts: [Int]
    private let omissions: [Omission]
    private(set) var edits: [Edit] = []
    /// Omissions that took something out.
    private(set) var handled: Set<Omission> = []

    init(source: SourceText, omissions: [Omission]) {
        self.source = source
        self.omissions = omissions
        starts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        super.init(viewMode: .sourceAccurate)
    }

    /// Lines of a node, from 1.
    private func lines(_ range: Range<Int>) -> ClosedRange<Int> {
        let first = line(of: range.lowerBound)
        return first...max(first, line(of: max(range.lowerBound, range.upperBound - 1)))
    }

    private func line(of offset: Int) -> Int {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    private func omitted(_ extent: Omission.Extent, in range: Range<Int>) -> [Omission] {
        let lines = lines(range)
        return omissions.filter { $0.extent == extent && lines.contains($0.line) }
    }

    private func touches(_ range: Range<Int>) -> Bool {
        let lines = lines(range)
        return omissions.contains { lines.contains($0.line) }
    }

    private func place(_ omission: Omission) -> String {
        let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
        let reason = omission.reason.filter { $0 != "\"" && $0 != "\\" }
        return "\(name):\(omission.line) does not compile here: \(reason)"
    }

    private func replace(_ range: Range<Int>, with text: String, for extent: Omission.Extent) {
        edits.append(Edit(range, text))
        handled.formUnion(omitted(extent, in: range))
        // What stood inside is gone with it.
        let lines = lines(range)
        handled.formUnion(omissions.filter { $0.extent < extent && lines.contains($0.line) })
    }

    private func trap(_ omission: Omission) -> String { "fatalError(\"\(place(omission))\")" }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node where touches(item.bytes) {
            let inside = omitted(.statement, in: item.bytes)
            guard let first = inside.first, isPlain(item) else { continue }
            // Another statement inside, of a closure or a branch, may be all that has to go.
            let inner = InnerStatements.count(in: item, lines: Set(inside.map(\.line)), line: line(of:))
            if inner == 0 { replace(item.bytes, with: "/* \(commentText(place(first))) */", for: .statement) }
        }
        return .visitChildren
    }

    private func commentText(_ text: String) -> String { text.replacing("*/", with: "").replacing("/*", with: "").oneLine }

    /// A call or an assignment: nothing after it hangs on its name.
    private func isPlain(_ item: CodeBlockItemSyntax) -> Bool {
        guard case .expr(let expression) = item.item else { return false }
        return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declaration(DeclSyntax(node), body: node.body?.bytes)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        declaration(DeclSyntax(node), body: node.body?.bytes)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        declaration(DeclSyntax(node), body: nil, accessors: node.accessorBlock)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body, omissionOfBody(in: body.bytes) != nil { replace(body.bytes, with: "{}", for: .body) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard touches(node.bytes) else { return .skipChildren }
        if let omission = omitted(.declaration, in: node.bytes).first, isMember(node) {
            replace(node.bytes, with: "/* \(commentText(place(omission))) */", for: .declaration)
            return .skipChildren
        }
        guard let binding = node.bindings.first, node.bindings.count == 1, let omission = omissionOfBody(in: node.bytes) else {
            return .visitChildren
        }
        if let accessors = binding.accessorBlock { return trapAccessors(accessors, omission) }
        guard isMember(node), let value = binding.initializer, binding.typeAnnotation != nil else { return .visitChildren }
        // A stored property whose first value does not compile: the type is known, so the value traps when it is asked for.
        replace(value.value.bytes, with: "{ \(trap(omission)) }()", for: .body)
        return .skipChildren
    }

    private func trapAccessors(_ block: AccessorBlockSyntax, _ omission: Omission) -> SyntaxVisitorContinueKind {
        switch block.accessors {
        case .getter: replace(block.bytes, with: "{ \(trap(omission)) }", for: .body)
        case .accessors(let list):
            for accessor in list where touches(accessor.bytes) {
                guard let body = accessor.body else { continue }
                let isObserver = ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
                replace(body.bytes, with: isObserver ? "{}" : "{ \(trap(omission)) }", for: .body)
            }
        }
        return .skipChildren
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) ?? false }

    private func declaration(
        _ node: DeclSyntax, body: Range<Int>?, accessors: AccessorBlockSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        guard touches(node.bytes) else { return .skipChildren }
        if let omission = omitted(.declaration, in: node.bytes).first {
            replace(node.bytes, with: "/* \(commentText(place(omission))) */", for: .declaration)
            return .skipChildren
        }
        if let accessors, let omission = omissionOfBody(in: accessors.bytes) { return trapAccessors(accessors, omission) }
        guard let body, let omission = omissionOfBody(in: body) else { return .visitChildren }
        // A function inside this one may be all that has to trap.
        replace(body, with: "{ \(trap(omission)) }", for: .body)
        return .skipChildren
    }

    private func omissionOfBody(in range: Range<Int>) -> Omission? { omitted(.body, in: range).first }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node, nil, node.memberBlock) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { type(node, nil, node.memberBlock) }

    /// An error in the line that opens a type takes the type; one in a member is the member's.
    private func type(
        _ node: some DeclSyntaxProtocol, _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        guard touches(node.bytes) else { return .skipChildren }
        let head = node.bytes.lowerBound..<block.leftBrace.bytes.upperBound
        guard let omission = omitted(.declaration, in: head).first else { return .visitChildren }
        if let inheritance, drop(omission, from: inheritance) { return .visitChildren }
        replace(node.bytes, with: "/* \(commentText(place(omission))) */", for: .declaration)
        return .skipChildren
    }

    /// A superclass or protocol that is not here leaves the clause; the type stays.
    private func drop(_ omission: Omission, from clause: InheritanceClauseSyntax) -> Bool {
        guard let name = omission.reason.quoted(after: ["cannot find type '", "does not conform to protocol '"]) else { return false }
        let types = Array(clause.inheritedTypes)
        guard let index = types.firstIndex(where: { $0.type.trimmedDescription == name }) else { return false }
        handled.insert(omission)
        if types.count == 1 {
            edits.append(Edit(clause.bytes, ""))
        } else if index == types.count - 1, let comma = types[index - 1].trailingComma {
            edits.append(Edit(comma.bytes.lowerBound..<types[index].bytes.upperBound, ""))
        } else {
            edits.append(Edit(types[index].bytes, ""))
        }
        return true
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
}

/// Counts the statements inside of one that stand on the lines in question.
private final class InnerStatements: SyntaxVisitor {
    private let lines: Set<Int>
    private let line: (Int) -> Int
    private var found = 0

    private init(_ lines: Set<Int>, _ line: @escaping (Int) -> Int) {
        self.lines = lines
        self.line = line
        super.init(viewMode: .sourceAccurate)
    }

    static func count(in item: CodeBlockItemSyntax, lines: Set<Int>, line: @escaping (Int) -> Int) -> Int {
        let counter = InnerStatements(lines, line)
        counter.walk(item.item)
        return counter.found
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let range = line(node.bytes.lowerBound)...max(line(node.bytes.lowerBound), line(node.bytes.upperBound))
        if lines.contains(where: range.contains) { found += 1 }
        return .skipChildren
    }
}

extension String {
    /// The word in quotes after the first of some beginnings that occurs.
    public func quoted(after beginnings: [String]) -> String? {
        for beginning in beginnings {
            guard let range = firstRange(of: beginning) else { continue }
            return String(self[range.upperBound...].prefix { $0 != "'" })
        }
        return nil
    }
}
