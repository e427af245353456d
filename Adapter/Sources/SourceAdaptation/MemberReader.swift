import SwiftSyntax

/// Reads what the module needs to know about a method, property or initialiser.
struct MemberReader {
    let context: FileContext
    let usualAccess: Access

    func members(of declaration: DeclSyntax) -> [Member] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [method(function)] }
        if let variable = declaration.as(VariableDeclSyntax.self) { return properties(variable) }
        if let initializer = declaration.as(InitializerDeclSyntax.self) { return [self.initializer(initializer)] }
        return []
    }

    private func method(_ function: FunctionDeclSyntax) -> Member {
        var member = member(.method, named: function.fullName, token: function.name, function.attributes, function.modifiers)
        if let body = function.body { member.body = body.leftBrace.bytes.upperBound..<body.rightBrace.bytes.lowerBound }
        for case .attribute(let attribute) in function.attributes where attribute.attributeName.trimmedDescription == "MainActor" {
            member.mainActorRange = context.range(withSpaceAfter: attribute)
        }
        member.sets = function.body?.assignedNames ?? []
        let returned = function.signature.returnClause?.type.trimmedDescription ?? ""
        if ["Controller", "VC", "View", "Screen"].contains(where: returned.hasSuffix) { member.made = function.body?.madeTypes ?? [] }
        if member.name == "awakeFromNib()" { member.assigned = function.body?.namesAmongOthers ?? [] }
        member.isRefused = function.body?.statements.isRefusal ?? false
        let clause = named(function.signature.parameterClause)
        let parameters = clause.parameters.map(parameter)
        let result = function.signature.returnClause?.type.trimmedDescription
        member.signature = Signature(
            attributes: keptAttributes(function.attributes), clause: "",
            genericParameters: function.genericParameterClause?.trimmedDescription ?? "",
            parameterClause: clause.trimmedDescription.oneLine,
            effects: function.signature.effectSpecifiers?.trimmedDescription.oneLine ?? "",
            result: ["Void", "()", "Swift.Void"].contains(result) ? nil : result?.oneLine,
            whereClause: function.genericWhereClause?.trimmedDescription.oneLine ?? "", parameters: parameters, isSettable: false,
            canForward: !clause.parameters.contains { $0.ellipsis != nil })
        return member
    }

    /// Returns the clause with names for the parameters that have none, as in `(_: UITableView)`: a forwarding call passes them on.
    private func named(_ clause: FunctionParameterClauseSyntax) -> FunctionParameterClauseSyntax {
        let parameters = clause.parameters.enumerated().map { number, parameter in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
            return parameter.with(\.firstName, parameter.firstName.with(\.trailingTrivia, .space))
                .with(\.secondName, .identifier("unnamed\(number)"))
        }
        return clause.with(\.parameters, FunctionParameterListSyntax(parameters))
    }

    private func parameter(_ parameter: FunctionParameterSyntax) -> Signature.Parameter {
        let type = parameter.type.trimmedDescription
        return Signature.Parameter(
            label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
            name: parameter.secondName?.text ?? parameter.firstName.text, type: type, isInout: type.hasPrefix("inout "),
            isAutoclosure: type.contains("@autoclosure"))
    }

    private func properties(_ variable: VariableDeclSyntax) -> [Member] {
        variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var member = member(.property, named: name.identifier.text, token: name.identifier, variable.attributes, variable.modifiers)
            member.storage = storage(binding, of: variable)
            member.isRefused = binding.getter?.isRefusal ?? false
            guard let type = binding.typeAnnotation?.type.trimmedDescription.oneLine else { return member }
            member.signature = Signature(
                attributes: keptAttributes(variable.attributes), clause: ": \(type)", genericParameters: "", parameterClause: "",
                effects: "",
                result: type, whereClause: "", parameters: [], isSettable: binding.isSettable && variable.bindingSpecifier.text == "var",
                canForward: binding.accessorBlock != nil)
            return member
        }
    }

    private func storage(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Member.Storage? {
        guard binding.accessorBlock == nil || binding.isObserved else { return nil }
        let modifiers = variable.modifiers
        let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        // In `var a, b: Int` the type follows the last name.
        let following = variable.bindings.drop { $0.id != binding.id }
        let type = following.first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation?.type
        return Member.Storage(
            type: type?.trimmedDescription.oneLine, isConstant: variable.bindingSpecifier.text == "let", isLazy: modifiers.has("lazy"),
            isWeak: modifiers.has("weak") || modifiers.has("unowned"),
            value: binding.initializer?.value.trimmedDescription, isSettable: variable.bindingSpecifier.text == "var" && !isHidden,
            hasObservers: binding.accessorBlock != nil, changesItself: binding.changesItself, attributes: variable.attributes.names,
            start: start(of: variable))
    }

    /// Returns the offset at which an attribute can be added to the only property of a declaration; nil if its modifiers say how it is stored.
    private func start(of variable: VariableDeclSyntax) -> Int? {
        let words: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final"]
        guard variable.bindings.count == 1, variable.modifiers.allSatisfy({ words.contains($0.name.text) }) else { return nil }
        return variable.bytes.lowerBound
    }

    private func initializer(_ initializer: InitializerDeclSyntax) -> Member {
        let labels = initializer.signature.parameterClause.parameters.map {
            $0.firstName.text + ($0.defaultValue == nil ? ":" : "?:")
        }
        var member = member(
            .initializer, named: "init(\(labels.joined()))", token: initializer.initKeyword, initializer.attributes, initializer.modifiers)
        member.isFailable = initializer.optionalMark?.tokenKind == .postfixQuestionMark
        member.isConvenience = initializer.modifiers.has("convenience")
        member.parameters = initializer.signature.parameterClause.parameters.map {
            Member.Parameter(
                label: $0.firstName.text == "_" ? nil : $0.firstName.text, type: type(of: $0, in: initializer),
                hasDefault: $0.defaultValue != nil)
        }
        member.isMainActor = initializer.attributes.has("MainActor")
        member.isRefused = initializer.isRefused
        member.assigned = initializer.body?.namesAmongOthers ?? []
        return member
    }

    /// Returns the type as it is written, `some P` for the parameter of `init<Base: P>(_ base: Base)`, and nothing for what cannot be called.
    private func type(of parameter: FunctionParameterSyntax, in initializer: InitializerDeclSyntax) -> String {
        let written = parameter.type.trimmedDescription.oneLine
        guard initializer.signature.effectSpecifiers == nil else { return "" }
        guard let clause = initializer.genericParameterClause else { return written }
        guard clause.parameters.count == 1, let base = clause.parameters.first, base.name.text == written else { return "" }
        return base.inheritedType.map { "some " + $0.trimmedDescription } ?? ""
    }

    private func member(
        _ kind: Member.Kind, named name: String, token: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) -> Member {
        Member(
            kind: kind, name: name, access: modifiers.access ?? usualAccess, isOverride: modifiers.has("override"),
            isStatic: modifiers.isStatic, isOptional: modifiers.has("optional"), isDynamic: modifiers.has("dynamic"),
            objectiveCName: attributes.objectiveCName,
            nameRange: token.bytes, overrideRange: modifiers.modifier("override").map(context.range(withSpaceAfter:)),
            openRange: modifiers.modifier("open").map(\.bytes), signature: nil, line: context.line(of: token))
    }

    private func keptAttributes(_ attributes: AttributeListSyntax) -> String {
        var kept: [String] = []
        for case .attribute(let attribute) in attributes {
            guard ["discardableResult", "available", "MainActor"].contains(attribute.attributeName.trimmedDescription) else { continue }
            kept.append(attribute.trimmedDescription.oneLine + " ")
        }
        return kept.joined()
    }
}

extension CodeBlockSyntax {
    /// The names of `name = …` and `self.name = …`; empty if there is any other statement.
    fileprivate var assignedNames: [String] {
        let names = statements.map(\.assignedName)
        return names.contains(nil) ? [] : names.compactMap(\.self)
    }

    /// The names of `name = …` and `self.name = …` among other statements.
    fileprivate var namesAmongOthers: [String] { statements.compactMap(\.assignedName) }
}

extension CodeBlockItemSyntax {
    /// The name in `name = …` or `self.name = …`.
    fileprivate var assignedName: String? {
        guard let parts = item.as(SequenceExprSyntax.self)?.elements, parts.count > 2, let target = parts.first,
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        let name = target.as(DeclReferenceExprSyntax.self)
        let ofSelf = target.as(MemberAccessExprSyntax.self).flatMap { $0.base?.trimmedDescription == "self" ? $0.declName : nil }
        return (name ?? ofSelf)?.baseName.text
    }
}

extension String {
    /// The lines joined by spaces, without comments at the ends of lines.
    var oneLine: String {
        guard contains("\n") else { return self }
        return split(separator: "\n").map { line in
            let code = line.firstRange(ofComment: "//").map { line[..<$0] } ?? line
            return String(code.drop(while: \.isWhitespace))
        }.joined(separator: " ")
    }
}

extension Substring {
    fileprivate func firstRange(ofComment mark: String) -> Index? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(mark) { return index }
            index = self.index(after: index)
        }
        return nil
    }
}

extension InitializerDeclSyntax {
    fileprivate var isRefused: Bool {
        let isUnavailable = attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else { return false }
            return attribute.arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" } == true
        }
        return isUnavailable || body?.statements.isRefusal == true
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the first statement stops the program.
    fileprivate var isRefusal: Bool {
        let call = first?.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return ["fatalError", "preconditionFailure"].contains(call?.baseName.text)
    }
}

extension PatternBindingSyntax {
    /// Whether an accessor assigns to a part of the property.
    fileprivate var changesItself: Bool {
        guard let accessors = accessorBlock else { return false }
        let name = pattern.trimmedDescription
        return accessors.containsAssignment { target in
            ["\(name).", "\(name)!.", "\(name)?.", "\(name)["].contains { target.hasPrefix($0) || target.hasPrefix("self." + $0) }
        }
    }

    /// The statements that give a computed property its value.
    fileprivate var getter: CodeBlockItemListSyntax? {
        switch accessorBlock?.accessors {
        case .getter(let statements): statements
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        default: nil
        }
    }
}

extension SyntaxProtocol {
    /// Whether it contains an assignment to a target with such a text.
    fileprivate func containsAssignment(_ fits: (String) -> Bool) -> Bool {
        children(viewMode: .sourceAccurate).contains { child in
            if let parts = child.as(SequenceExprSyntax.self)?.elements, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
                let target = parts.first, fits(target.trimmedDescription)
            {
                return true
            }
            return child.containsAssignment(fits)
        }
    }
}

extension SyntaxProtocol {
    /// The types of which objects are made: `List` for `List(model: …)` and `List.init(model: …)`.
    fileprivate var madeTypes: [String] {
        children(viewMode: .sourceAccurate).flatMap { child -> [String] in
            let called = child.as(FunctionCallExprSyntax.self)?.calledExpression
            let member = called?.as(MemberAccessExprSyntax.self)
            let name = member?.declName.baseName.text == "init" ? member?.base?.trimmedDescription : called?.trimmedDescription
            let own = name.flatMap { $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : nil }
            return [own].compactMap(\.self) + child.madeTypes
        }
    }
}
