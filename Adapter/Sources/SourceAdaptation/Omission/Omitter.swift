import SwiftSyntax

/// Removes from a file what does not compile, and nothing else. Lines keep their numbers.
public enum Omitter {
    /// Returns the omissions that remove something from the file; the others have to be widened.
    /// - Parameter values: The empty values, including those of the module's own types.
    public static func effective(_ omissions: [Omission], in source: SourceText, values: ModuleValues = ModuleValues()) -> Set<Omission> {
        let finder = OmissionFinder(source: source, omissions: omissions.sorted(), values: values)
        finder.run(source.tree)
        return finder.handled.union(omissions.filter { $0.extent >= .bodies || $0.extent == .name })
    }

    /// Whether a line is inside the body of a function, accessor or closure, behind its first line.
    public static func isInBody(_ line: Int, of source: SourceText) -> Bool {
        let tree = source.tree
        guard let start = source.lines.offset(line: line, column: 1), start < source.bytes.count else { return false }
        let offset = start + source.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        var node = tree.token(at: AbsolutePosition(utf8Offset: min(offset, source.bytes.count - 1))).map(Syntax.init)
        while let here = node {
            if here.is(MemberBlockItemSyntax.self) { return false }
            if here.is(CodeBlockItemSyntax.self) { return here.parent?.parent?.is(SourceFileSyntax.self) == false }
            node = here.parent
        }
        return false
    }

    /// Returns the file without the omissions.
    /// - Parameter values: The empty values, including those of the module's own types.
    public static func text(of source: SourceText, without omissions: [Omission], values: ModuleValues = ModuleValues()) -> SourceText {
        guard !omissions.isEmpty else { return source }
        guard !omissions.contains(where: { $0.extent == .file }) else { return SourceText(path: source.path, bytes: emptied(source.bytes)) }
        let finder = OmissionFinder(source: source, omissions: omissions.sorted(), values: values)
        finder.run(source.tree)
        return SourceText(path: source.path, bytes: finder.edits.applied(to: source.bytes))
    }

    private static func emptied(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 == UInt8(ascii: "\n") } }
}

/// Finds the statements, bodies and declarations around lines, from the outside in.
private final class OmissionFinder: SyntaxVisitor {
    private let source: SourceText
    private let table: LineTable
    private let omissions: [Omission]
    private let values: ModuleValues
    /// The omission because of which every body of the file is replaced.
    private let everyBody: Omission?
    private(set) var edits: [Edit] = []
    /// The omissions that removed something.
    private(set) var handled: Set<Omission> = []
    private var statements: [SyntaxIdentifier: Omission] = [:]
    /// The parts of statements that are left out, and the literals that lose elements.
    private var parts: [SyntaxIdentifier: [Omission]] = [:], literals: [SyntaxIdentifier: [Omission]] = [:]
    /// The offsets of chains that already have a note.
    private var noted: Set<Int> = []

    init(source: SourceText, omissions: [Omission], values: ModuleValues) {
        self.source = source
        self.values = values
        self.omissions = omissions
        everyBody = omissions.first { $0.extent == .bodies }
        table = source.lines
        super.init(viewMode: .sourceAccurate)
    }

    func run(_ tree: SourceFileSyntax) {
        let extents: [Omission.Extent] = [.statement, .value, .outerStatement]
        let finder = StatementFinder(omissions.filter { extents.contains($0.extent) }, lines: lines, place: place(ofName:))
        finder.walk(tree)
        statements = finder.found
        for omission in omissions where omission.extent == .part { find(omission, in: tree) }
        walk(tree)
    }

    /// Returns the lines of a range, counted from 1.
    private func lines(_ range: Range<Int>) -> ClosedRange<Int> {
        let first = table.line(of: range.lowerBound)
        return first...max(first, table.line(of: max(range.lowerBound, range.upperBound - 1)))
    }

    /// Returns where the name is that is not found. The compiler's column is that of the rewritten line, so the name has to be there.
    private func place(ofName omission: Omission) -> Int? {
        guard let name = omission.reason.quoted(after: ["cannot find '"]), let column = omission.column,
            let offset = table.offset(line: omission.line, column: column),
            source.bytes[min(offset, source.bytes.count)...].starts(with: name.utf8)
        else { return nil }
        return offset
    }

    private func omitted(_ extent: Omission.Extent, in range: Range<Int>) -> [Omission] {
        let lines = lines(range)
        return omissions.filter { $0.extent == extent && lines.contains($0.line) }
    }

    private func touches(_ range: Range<Int>) -> Bool {
        guard everyBody == nil else { return true }
        let lines = lines(range)
        return omissions.contains { lines.contains($0.line) }
    }

    private func place(_ omission: Omission) -> String {
        let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
        let reason = omission.reason.filter { $0 != "\"" && $0 != "\\" }
        return "\(name):\(omission.line) does not compile: \(reason)"
    }

    private func replace(_ range: Range<Int>, with text: String, for extent: Omission.Extent) {
        edits.append(Edit(range, text))
        handled.formUnion(omitted(extent, in: range))
        // Omissions inside the range are handled with it.
        let lines = lines(range)
        handled.formUnion(omissions.filter { $0.extent < extent && lines.contains($0.line) })
    }

    private func trap(_ omission: Omission) -> String { "fatalError(\"\(place(omission))\")" }

    // MARK: Chains

    /// Removes a missing member from a chain: without `tinted`, `image?.tinted(red).scaled()` becomes `image?.scaled()`. So does a modifier
    /// whose arguments do not compile. The compiler checks whether the rest has the right type.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), var base = member.base else { return .visitChildren }
        let name = member.declName.baseName
        let missing = omitted(.link, in: name.bytes).first { $0.reason.quoted(after: ["has no member '"]) == name.text }
        guard let omission = missing ?? parts[node.id]?.first else { return .visitChildren }
        // The chain's question mark is placed after the value if something follows.
        let isChained = base.isOptionalChain, follows = node.parent?.is(MemberAccessExprSyntax.self) == true
        if let chained = base.as(OptionalChainingExprSyntax.self) { base = chained.expression }
        // If several calls of a chain are left out, only the last is noted.
        let isFirst = noted.insert(node.bytes.lowerBound).inserted
        if isFirst {
            edits.append(Edit(insert: "InterfaceOmission.reached(\"\(place(omission).oneLine)\", else: ", at: node.bytes.lowerBound))
        }
        edits.append(Edit(base.bytes.upperBound..<node.bytes.upperBound, isFirst ? (isChained && follows ? ")?" : ")") : ""))
        handled.insert(omission)
        handled.formUnion(parts[node.id] ?? [])
        return .visitChildren
    }

    // MARK: Parts

    private func find(_ omission: Omission, in tree: SourceFileSyntax) {
        guard let column = omission.column, let offset = table.offset(line: omission.line, column: column), offset < source.bytes.count,
            let part = StatementPart(at: offset, in: tree)
        else { return }
        switch part {
        case .element(let literal, let element):
            literals[literal, default: []].append(omission)
            parts[element, default: []].append(omission)
        case .interpolation(let id), .branch(let id), .choice(let id), .modifier(let id): parts[id, default: []].append(omission)
        }
    }

    /// Notes that a literal lacks elements.
    private func literal(_ range: Range<Int>, _ id: SyntaxIdentifier) {
        guard let omission = literals[id]?.first else { return }
        edits.append(Edit(insert: "InterfaceOmission.reached(\"\(place(omission).oneLine)\", else: ", at: range.lowerBound))
        edits.append(Edit(insert: ")", at: range.upperBound))
    }

    private func element(_ range: Range<Int>, _ id: SyntaxIdentifier) -> SyntaxVisitorContinueKind {
        guard let found = parts[id] else { return .visitChildren }
        edits.append(Edit(range, ""))
        handled.formUnion(found)
        return .skipChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        literal(node.bytes, node.id)
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        literal(node.bytes, node.id)
        if case .elements(let list) = node.content, list.allSatisfy({ parts[$0.id] != nil }) {
            edits.append(Edit(insert: ":", at: node.leftSquare.bytes.upperBound))
        }
        return .visitChildren
    }

    override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind { element(node.bytes, node.id) }
    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind { element(node.bytes, node.id) }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        guard let found = parts[node.id] else { return .visitChildren }
        edits.append(Edit(node.expressions.bytes, value("\"\"", found[0])))
        handled.formUnion(found)
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let found = parts[node.id] else { return .visitChildren }
        edits.append(Edit(node.conditions.bytes.lowerBound..<node.body.bytes.upperBound, "\(value("false", found[0])) {}"))
        handled.formUnion(found)
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard let found = node.cases.lazy.compactMap({ self.parts[$0.id]?.first }).first else { return .visitChildren }
        edits.append(Edit(insert: "\(note(found)); ", at: node.bytes.lowerBound))
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { element(node.bytes, node.id) }

    /// Replaces a parameter's own value, whose type is written, so that the function or initialiser stays.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard let own = node.defaultValue?.value else { return .visitChildren }
        let found = (omitted(.part, in: own.bytes) + omitted(.statement, in: own.bytes)).filter { omission in
            omission.column.flatMap { table.offset(line: omission.line, column: $0) }.map(own.bytes.contains) ?? true
        }
        guard let omission = found.first else { return .visitChildren }
        edits.append(Edit(own.bytes, value(of: node.type.trimmedDescription, at: node, omission)))
        handled.formUnion(found)
        return .skipChildren
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let omission = statements[node.id] else { return .visitChildren }
        if let first = missingProperties(before: node) {
            edits.append(Edit(insert: first.text, at: node.bytes.lowerBound))
            handled.formUnion(first.omissions)
            return .visitChildren
        }
        replace(node.bytes, with: taking(node.anonymousParameters, of: node, standIn(for: node, omission)), for: omission.extent)
        handled.insert(omission)
        return .skipChildren
    }

    /// Returns the replacement of a statement in a closure that keeps the number of the closure's parameters: `{ missing.color = $0 }`.
    private func taking(_ parameters: String?, of item: CodeBlockItemSyntax, _ text: String) -> String {
        guard let parameters else { return text }
        let isValue = item.isImplicitReturn && (text.hasPrefix("InterfaceOmission.") || text == "()")
        return "_ = (\(parameters)); \(isValue ? "return " : "")\(text)"
    }

    /// Returns the replacement of a statement, which notes the omission when the program reaches it. A `return` gets an empty value in
    /// place of the missing one; without one in the code, the program looks for it when it comes there.
    private func standIn(for item: CodeBlockItemSyntax, _ omission: Omission) -> String {
        // Without `super.init` nothing after it compiles, and the object is never complete. If the replacement fails too, the body is left
        // out next.
        if let plain = item.plainSuperInit(values) { return "\(note(omission)); \(plain)" }
        // A picture lacks nothing without a check of the program, or what an object does at its end, which can be after the picture.
        if item.isAssertion || item.isInDeinitializer { return "()" }
        if let (target, type) = item.assignedProperty { return "\(target) = " + value(of: type, at: item, omission) }
        if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
            let value = variable.bindings.first?.initializer?.value, let empty = emptyValue(of: variable),
            lines(value.bytes).contains(omission.line)
        {
            return source.text(item.bytes.lowerBound..<value.bytes.lowerBound) + self.value(empty, omission)
        }
        if let declared = item.returnedVariable {
            return "\(declared.head): \(declared.type) = " + value(of: declared.type, at: item, omission)
        }
        if omission.extent == .value, item.isImplicitReturn { return lost(omission) }
        if item.isImplicitReturn, let type = item.resultType, !["Void", "()"].contains(type), let empty = values.value(of: type) {
            return value(empty, omission)
        }
        guard case .stmt(let statement) = item.item, let back = statement.as(ReturnStmtSyntax.self) else { return note(omission) }
        guard back.expression != nil else { return "return" }
        guard omission.extent != .value else { return trap(omission) }
        return "return " + (item.resultType.map { value(of: $0, at: item, omission) } ?? lost(omission))
    }

    /// Returns the assignments, before `super.init`, of a first value to properties that lost theirs.
    private func missingProperties(before item: CodeBlockItemSyntax) -> (text: String, omissions: [Omission])? {
        let lines = lines(item.bytes)
        var text = "", found: [Omission] = []
        for omission in omissions where omission.extent == .statement && lines.contains(omission.line) {
            guard omission.reason.contains("not initialized at super.init call"),
                let name = omission.reason.quoted(after: ["property 'self."]),
                let type = Syntax(item).storedPropertyType(name), let empty = values.value(of: type)
            else { continue }
            text += "self.\(name) = \(value(empty, omission)); "
            found.append(omission)
        }
        return found.isEmpty ? nil : (text, found)
    }

    private func note(_ omission: Omission) -> String { "InterfaceOmission.reached(\"\(place(omission).oneLine)\")" }

    private func lost(_ omission: Omission) -> String { "InterfaceOmission.lost(\"\(place(omission).oneLine)\")" }

    /// Returns an empty value of a type that is written; without one, the expression that takes a sample value when the program comes there.
    private func value(of type: String, at node: some SyntaxProtocol, _ omission: Omission) -> String {
        if let empty = values.value(of: type) { return value(empty, omission) }
        guard let sample = LostSample(type: type, owner: Syntax(node).enclosingType) else { return lost(omission) }
        return "InterfaceOmission.lost(\"\(place(omission).oneLine)\", sample: \"\(sample.key)\")"
    }

    private func value(_ value: String, _ omission: Omission) -> String {
        "InterfaceOmission.reached(\"\(place(omission).oneLine)\", else: \(value))"
    }

    /// - Parameter type: Nil for a body that returns nothing.
    private func body(_ omission: Omission, returning type: String?) -> String {
        guard let type, !["Void", "()"].contains(type) else { return "{ \(note(omission)) }" }
        return "{ \(KnownModules.value(of: type).map { "return " + value($0, omission) } ?? trap(omission)) }"
    }

    private func commentText(_ text: String) -> String { text.replacing("*/", with: "").replacing("/*", with: "").oneLine }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = node.signature.returnClause?.type.trimmedDescription
        return declaration(DeclSyntax(node), body: node.body?.bytes) { [self] in body($0, returning: result) }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        declaration(DeclSyntax(node), body: node.body?.bytes) { [self] in
            let omission = $0
            return node.emptyBody(values).map { "{ \(note(omission)); \($0) }" } ?? "{ \(trap(omission)) }"
        }
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
        guard let binding = node.bindings.first, node.bindings.count == 1, let omission = omissionOfBody(in: node.bytes)
        else {
            return .visitChildren
        }
        guard omission != everyBody, isMember(node), let value = binding.initializer, lines(value.bytes).contains(omission.line) else {
            return binding.accessorBlock.map { trapAccessors($0, omission) } ?? .visitChildren
        }
        if let empty = emptyValue(of: node) {
            replace(value.value.bytes, with: self.value(empty, omission), for: .body)
            return .skipChildren
        }
        if binding.typeAnnotation == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let owner = Syntax(node).enclosingType, let type = values.requiredType(of: name, in: owner), let empty = values.value(of: type)
        {
            edits.append(Edit(insert: ": \(type)", at: binding.pattern.bytes.upperBound))
            replace(value.value.bytes, with: self.value(empty, omission), for: .body)
            return .skipChildren
        }
        guard let type = binding.typeAnnotation else { return binding.accessorBlock.map { trapAccessors($0, omission) } ?? .visitChildren }
        makeComputed(node, value: value, type: type.type, omission)
        return .skipChildren
    }

    /// Returns the empty first value of a variable, of the type that is declared or that is created: `Button(title: missing)`.
    private func emptyValue(of node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first, node.bindings.count == 1, binding.pattern.is(IdentifierPatternSyntax.self) else {
            return nil
        }
        if let type = binding.typeAnnotation { return values.value(of: type.type.trimmedDescription) }
        guard let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return nil }
        let isType = made.split(separator: ".").allSatisfy {
            $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        return isType ? values.value(of: made) : nil
    }

    /// Makes a stored property computed because its first value does not compile. Its type is known, so it traps only when it is read.
    private func makeComputed(_ node: VariableDeclSyntax, value: InitializerClauseSyntax, type: TypeSyntax, _ omission: Omission) {
        replace(value.bytes.lowerBound..<node.bytes.upperBound, with: "{ get { \(trap(omission)) } set {} }", for: .body)
        edits.append(Edit(node.bindingSpecifier.bytes, "var"))
        for modifier in node.modifiers where ["lazy", "weak", "unowned"].contains(modifier.name.text) {
            edits.append(Edit(modifier.bytes, ""))
        }
    }

    private func trapAccessors(_ block: AccessorBlockSyntax, _ omission: Omission) -> SyntaxVisitorContinueKind {
        guard case .accessors(let list) = block.accessors else {
            replace(block.bytes, with: body(omission, returning: block.valueType ?? "?"), for: .body)
            return .skipChildren
        }
        for accessor in list where touches(accessor.bytes) {
            guard let range = accessor.body?.bytes else { continue }
            let isGetter = accessor.accessorSpecifier.text == "get"
            replace(range, with: body(omission, returning: isGetter ? block.valueType ?? "?" : nil), for: .body)
        }
        return .skipChildren
    }

    /// Whether the node is a member of a type or of the file.
    private func isMember(_ node: some SyntaxProtocol) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(MemberBlockItemSyntax.self) || parent.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }

    private func declaration(
        _ node: DeclSyntax, body: Range<Int>?, accessors: AccessorBlockSyntax? = nil, standIn: ((Omission) -> String)? = nil
    ) -> SyntaxVisitorContinueKind {
        guard touches(node.bytes) else { return .skipChildren }
        if dropOverride(of: node, before: body?.lowerBound ?? node.bytes.upperBound) { return .visitChildren }
        if let omission = omitted(.declaration, in: node.bytes).first {
            let lost = losesInheritance(node) ? " private init(plumbLost: Void) { \(trap(omission)) }" : ""
            replace(node.bytes, with: "/* \(commentText(place(omission))) */" + lost, for: .declaration)
            return .skipChildren
        }
        if let accessors, let omission = omissionOfBody(in: accessors.bytes) { return trapAccessors(accessors, omission) }
        guard let body, let omission = omissionOfBody(in: body) else { return .visitChildren }
        // The whole body is replaced, even if only a function inside it does not compile.
        replace(body, with: standIn?(omission) ?? "{ \(trap(omission)) }", for: .body)
        return .skipChildren
    }

    /// Whether the node is a class's only initialiser of its own that is not a convenience. Without it the class would inherit those of its
    /// superclass, which it has not on iOS.
    private func losesInheritance(_ node: DeclSyntax) -> Bool {
        guard let initializer = node.as(InitializerDeclSyntax.self), !initializer.isConvenience,
            let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
            members.parent?.parent?.is(ClassDeclSyntax.self) == true
        else { return false }
        return !members.contains { member in
            guard let other = member.decl.as(InitializerDeclSyntax.self), !other.isConvenience, other.id != initializer.id else {
                return false
            }
            // Of several that are lost, the first is replaced.
            return omitted(.declaration, in: other.bytes).isEmpty || other.position < initializer.position
        }
    }

    /// Removes `override` if the superclass differs from iOS's or lacks the member. The member itself stays.
    private func dropOverride(of node: DeclSyntax, before end: Int) -> Bool {
        let found = omitted(.declaration, in: node.bytes.lowerBound..<end).filter { $0.reason.contains("does not override any") }
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard let omission = found.first, let modifier = modifiers?.modifier("override") else { return false }
        let others = omitted(.declaration, in: node.bytes).filter { $0.reason != omission.reason }
        guard others.isEmpty else { return false }
        edits.append(Edit(modifier.bytes, ""))
        handled.formUnion(found)
        dropSuper(in: node, omission)
        return true
    }

    /// Replaces calls of the superclass's method, which does not exist, inside the method that had overridden it.
    private func dropSuper(in node: DeclSyntax, _ omission: Omission) {
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body else { return }
        let type = function.signature.returnClause?.type.trimmedDescription
        let calls = SuperCalls(of: function.name.text)
        calls.walk(body)
        for call in calls.found {
            guard let type, !["Void", "()"].contains(type) else {
                edits.append(Edit(call.bytes, note(omission)))
                continue
            }
            if let empty = values.value(of: type) { edits.append(Edit(call.bytes, value(empty, omission))) }
        }
    }

    private func omissionOfBody(in range: Range<Int>) -> Omission? { omitted(.body, in: range).first ?? everyBody }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause, node.memberBlock) }

    /// Leaves out a type with an error in the line that opens it; an error in a member affects only the member.
    private func type(
        _ node: some DeclSyntaxProtocol, _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        guard touches(node.bytes) else { return .skipChildren }
        let head = node.bytes.lowerBound..<block.leftBrace.bytes.upperBound
        let omissions = omitted(.declaration, in: head)
        guard let omission = omissions.first else { return .visitChildren }
        let isReported =
            node.is(ClassDeclSyntax.self)
            && block.members.contains { member in
                member.decl.as(VariableDeclSyntax.self)?.modifiers.has("dynamic") ?? false
            }
        if let inheritance, drop(omissions, from: inheritance, isReported: isReported) { return .visitChildren }
        replace(node.bytes, with: "/* \(commentText(place(omission))) */", for: .declaration)
        return .skipChildren
    }

    /// Removes missing superclasses and protocols from the clause; the type stays.
    /// - Parameter isReported: Whether Objective-C sees properties of the type being set, so that its superclass was one of Objective-C's.
    /// - Returns: Whether one of the omissions is about a type in the clause.
    private func drop(_ omissions: [Omission], from clause: InheritanceClauseSyntax, isReported: Bool) -> Bool {
        let types = Array(clause.inheritedTypes)
        let words = types.map { Self.words(of: $0.type.trimmedDescription) }
        var dropped: Set<Int> = []
        for omission in omissions {
            guard let name = omission.reason.quoted(after: ["cannot find type '", "does not conform to protocol '"]),
                let index = words.firstIndex(where: { $0.contains(name) })
            else { continue }
            handled.insert(omission)
            dropped.insert(index)
        }
        guard !dropped.isEmpty else { return false }
        if isReported, dropped.remove(0) != nil { edits.append(Edit(types[0].type.bytes, "NSObject")) }
        guard dropped.count < types.count else {
            edits.append(Edit(clause.bytes, ""))
            return true
        }
        // The comma before a type goes with it; where none stays before it, the comma after it.
        let firstKept = types.indices.first { !dropped.contains($0) } ?? 0
        for index in dropped {
            let comma = index > firstKept ? types[index - 1].trailingComma : nil
            let bytes = types[index].bytes
            edits.append(Edit(comma.map { $0.bytes.lowerBound..<types[index].type.bytes.upperBound } ?? bytes, ""))
        }
        return true
    }

    /// Returns `A` and `B` for `A<B>`, and `A.B` also as a whole.
    private static func words(of type: String) -> Set<String> {
        Set(type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init))
            .union(type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { declaration(DeclSyntax(node), body: nil) }

    /// A preview outside types, which is read as an expression.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true, let omission = omitted(.declaration, in: node.bytes).first
        else { return .visitChildren }
        replace(node.bytes, with: "/* \(commentText(place(omission))) */", for: .declaration)
        return .skipChildren
    }
}

extension ExprSyntax {
    /// Whether the expression is an optional chain, down to its first name: `a?.b.c()`.
    fileprivate var isOptionalChain: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        let before =
            self.as(MemberAccessExprSyntax.self)?.base ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
        return before?.isOptionalChain ?? false
    }
}

extension String {
    /// Returns the word in quotes after the first of the given beginnings that occurs.
    public func quoted(after beginnings: [String]) -> String? {
        for beginning in beginnings {
            guard let range = firstRange(of: beginning) else { continue }
            return String(self[range.upperBound...].prefix { $0 != "'" })
        }
        return nil
    }
}

extension InitializerDeclSyntax {
    fileprivate var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }
}
