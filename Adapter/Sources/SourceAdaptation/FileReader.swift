import SwiftSyntax

/// Walks a file once. Rules add their edits, and types are recorded for the module.
final class FileReader: SyntaxAnyVisitor {
    private var context: FileContext
    /// The local depths of the enclosing scopes.
    private var depths: [Int] = []

    private let readsBodies: Bool

    private init(_ context: FileContext, readsBodies: Bool) {
        self.context = context
        self.readsBodies = readsBodies
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter readsBodies: Whether the file is read for its rewriting. Otherwise only its declarations are.
    static func read(_ source: SourceText, options: AdaptationOptions, readsBodies: Bool = true) -> FileReading {
        let tree = source.passingTree
        let reader = FileReader(FileContext(source: source, options: options), readsBodies: readsBodies)
        reader.context.reading.hasSyntaxError = tree.hasError
        reader.walk(tree)
        return reader.context.reading
    }

    private func apply(_ node: some SyntaxProtocol) {
        guard readsBodies, let rules = SourceRules.byKind[node.kind] else { return }
        for rule in rules { rule.read(Syntax(node), in: &context) }
    }

    // MARK: Nodes that only rules read

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        apply(node)
        return switch node.kind {
        // Rules read these as a whole.
        case .attribute, .declModifier, .importDecl: .skipChildren
        default: .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        apply(node)
        return ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false, isConditional = false
        for clause in node.clauses {
            apply(clause)
            let value =
                clause.poundKeyword.tokenKind == .poundElse ? true : ConditionRule.value(of: clause, options: context.options)
            isConditional = isConditional || value == nil
            if !isDecided, value != false, let elements = clause.elements { walk(elements, isConditional: isConditional) }
            if value == true { isDecided = true }
        }
        return .skipChildren
    }

    private func walk(_ elements: IfConfigClauseSyntax.Elements, isConditional: Bool) {
        let outer = context.isConditional
        context.isConditional = outer || isConditional
        walk(elements)
        context.isConditional = outer
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        apply(node)
        note(node)
        if isGlobal { note(global: node.name.text, "func", node.modifiers) }
        return inside
    }

    private func note(global name: String, _ keyword: String, _ modifiers: DeclModifierListSyntax, type: String? = nil) {
        context.reading.globals.append(Global(keyword: keyword, name: name, access: modifiers.access ?? .internal, type: type))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        apply(node)
        note(node)
        for binding in node.bindings where isGlobal {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            note(
                global: name, node.bindingSpecifier.text, node.modifiers,
                type: binding.typeAnnotation?.type.trimmedDescription.oneLine ?? made)
        }
        noteEnvironment(node)
        return inside
    }

    /// Notes the class of an object that a view finds in its environment: `@EnvironmentObject var store: Store`, `@Environment(Store.self) var
    /// store`.
    private func noteEnvironment(_ node: VariableDeclSyntax) {
        for case .attribute(let attribute) in node.attributes {
            let type: String?
            switch attribute.attributeName.trimmedDescription {
            case "EnvironmentObject": type = node.bindings.first?.typeAnnotation?.type.trimmedDescription.oneLine
            case "Environment":
                let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(MemberAccessExprSyntax.self)
                type = argument?.declName.baseName.text == "self" ? argument?.base?.trimmedDescription : nil
            default: type = nil
            }
            if let type { context.reading.environmentTypes.append(EnvironmentType(name: type, owner: context.scopes.last?.fullName)) }
        }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        apply(node)
        let access = node.modifiers.access ?? .internal
        let type = node.genericParameterClause == nil ? node.initializer.value.trimmedDescription.oneLine : nil
        let alias = Alias(name: node.name.text, access: access, line: context.line(of: node.name), type: type)
        if isGlobal, access > .fileprivate { context.reading.aliases.append(alias) }
        if context.localDepth == 0, let scope = context.scopes.last { context.reading.types[scope.index].aliases.append(alias) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = context.scopes.last {
            context.reading.types[scope.index].cases += node.elements.map { element in
                let values = element.parameterClause?.parameters.map { parameter in
                    Member.Parameter(
                        label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                        type: parameter.type.trimmedDescription.oneLine,
                        hasDefault: parameter.defaultValue != nil)
                }
                return EnumerationCase(name: element.name.text, parameters: values ?? [])
            }
        }
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { noteOtherRequirement() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { noteOtherRequirement() }

    private func noteOtherRequirement() -> SyntaxVisitorContinueKind {
        if let scope = context.scopes.last, context.localDepth == 0 { context.reading.types[scope.index].hasOtherRequirements = true }
        return .visitChildren
    }

    /// What is inside a declaration, of which types and members are known.
    private var inside: SyntaxVisitorContinueKind { readsBodies ? .visitChildren : .skipChildren }

    private var isGlobal: Bool { context.scopes.isEmpty && context.localDepth == 0 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        apply(node)
        note(node)
        return inside
    }

    private func note(_ declaration: some DeclSyntaxProtocol) {
        guard context.localDepth == 0, let scope = context.scopes.last else { return }
        let usual: Access = scope.kind == .extension ? context.reading.types[scope.index].access : .internal
        context.reading.types[scope.index].members += MemberReader(context: context, usualAccess: usual).members(
            of: DeclSyntax(declaration))
    }

    // MARK: Bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { context.localDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { context.localDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { context.localDepth -= 1 }

    private func enterBody() -> SyntaxVisitorContinueKind {
        context.localDepth += 1
        return inside
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node, named: node.name, generic: node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { close() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node, named: node.name, generic: node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { close() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node, named: node.name, generic: node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { close() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node, named: node.name, generic: node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { close() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node, named: node.name, generic: nil)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }

    private func open(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, named token: TokenSyntax, generic: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        apply(node)
        let around = context.scopes.last
        let name = around.map { "\($0.fullName).\(token.text)" } ?? token.text
        let isGeneric = generic != nil || around?.isGeneric ?? false
        let outer = around.map { context.reading.types[$0.index].access } ?? .open
        // An extension's access is the usual one of its members, which may be more accessible.
        let isInExtension = around?.kind == .extension
        let access = node.modifiers.access ?? (isInExtension ? outer : .internal)
        push(
            TypeDeclaration(
                kind: kind, name: name, access: isInExtension ? access : min(access, outer), isGeneric: isGeneric,
                inherited: node.inheritanceClause.names,
                objectiveCName: node.attributes.objectiveCName, start: node.memberBlock.leftBrace.bytes.upperBound,
                end: node.memberBlock.rightBrace.bytes.lowerBound,
                isLocal: context.localDepth > 0 || (around.map { context.reading.types[$0.index].isLocal } ?? false),
                isMainActor: node.attributes.has("MainActor"),
                hasMacro: node.attributes.names.contains { !Self.plainAttributes.contains($0) },
                isEntry: node.attributes.has("main") || node.attributes.has("UIApplicationMain"),
                genericNames: generic?.parameters.map(\.name.text) ?? [],
                genericBounds: generic?.bounds(with: node.genericWhereClause) ?? [:],
                superclassArguments: node.inheritanceClause.superclassArguments),
            Scope(kind: kind, name: token.text, fullName: name, isGeneric: isGeneric, constrainsSelf: false, index: 0))
        return .visitChildren
    }

    private static let plainAttributes: Set<String> = [
        "objc", "objcMembers", "MainActor", "available", "main", "UIApplicationMain", "NSApplicationMain", "IBDesignable",
        "dynamicMemberLookup", "preconcurrency", "unchecked",
    ]

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        apply(node)
        let written = node.extendedType.trimmedDescription
        let name = String(written.prefix { $0 != "<" })
        let clause = node.genericWhereClause?.requirements.trimmedDescription ?? ""
        push(
            TypeDeclaration(
                kind: .extension, name: name, access: node.modifiers.access ?? .internal, isGeneric: written != name,
                inherited: node.inheritanceClause.names, objectiveCName: nil, start: node.memberBlock.leftBrace.bytes.upperBound,
                end: node.memberBlock.rightBrace.bytes.lowerBound, conditions: clause.oneLine),
            Scope(
                kind: .extension, name: written, fullName: name, isGeneric: written != name, constrainsSelf: clause.hasPrefix("Self"),
                index: 0)
        )
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    private func push(_ type: TypeDeclaration, _ scope: Scope) {
        var scope = scope
        scope.index = context.reading.types.count
        context.reading.types.append(type)
        context.scopes.append(scope)
        depths.append(context.localDepth)
        context.localDepth = 0
    }

    private func close() {
        context.scopes.removeLast()
        context.localDepth = depths.removeLast()
    }
}

extension InheritanceClauseSyntax? {
    /// The inherited names, such as `UIView` and `P` for `class A: UIView, @unchecked P<Int>`.
    var names: [String] {
        guard let self else { return [] }
        return self.inheritedTypes.flatMap { inherited -> [String] in
            var type = inherited.type
            if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
            if let composition = type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { String($0.type.trimmedDescription.prefix { $0 != "<" }) }
            }
            return [String(type.trimmedDescription.prefix { $0 != "<" })]
        }
    }

    /// The generic arguments of the first inherited type.
    var superclassArguments: [String] {
        let type = self?.inheritedTypes.first?.type
        let clause = type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type?.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.map(\.argument.trimmedDescription) ?? []
    }
}

extension GenericParameterClauseSyntax {
    /// The classes and protocols that the parameters are bound to, here or in the clause after `where`.
    fileprivate func bounds(with clause: GenericWhereClauseSyntax?) -> [String: [String]] {
        var bounds: [String: [String]] = [:]
        func add(_ type: TypeSyntax, to name: String) {
            let parts = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
            bounds[name, default: []] += parts.map(\.trimmedDescription)
        }
        for parameter in parameters { parameter.inheritedType.map { add($0, to: parameter.name.text) } }
        for requirement in clause?.requirements ?? [] {
            guard let bound = requirement.requirement.as(ConformanceRequirementSyntax.self) else { continue }
            add(bound.rightType, to: bound.leftType.trimmedDescription)
        }
        return bounds
    }
}
