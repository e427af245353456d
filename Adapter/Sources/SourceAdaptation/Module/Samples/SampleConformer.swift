import SwiftSyntax

/// Writes a class that conforms to protocols of the app and answers with sample values.
struct SampleConformer {
    let name: String
    let protocols: [String]
    let maker: SampleMaker

    private var index: ModuleIndex { maker.index }

    func text() throws(SampleGap) -> String {
        var requirements: [(owner: String, member: Member)] = [], plain: Set<String> = [], superclass: String?
        for name in try inherited() {
            guard let type = index.type(named: name), type.kind == .protocol else {
                if isClass(name) { superclass = name } else { plain.insert(name) }
                continue
            }
            guard !type.hasOtherRequirements else { throw SampleGap("the protocol has associated types or subscripts").inside(name) }
            requirements += type.members.filter { !$0.isOptional && !isGiven($0, by: name) }.map { (name, $0) }
        }
        if plain.contains("NSObjectProtocol") { superclass = superclass ?? "NSObject" }
        var seen: Set<String> = []
        let members = try requirements.filter { seen.insert($0.member.name + ($0.member.signature?.parameterClause ?? "")).inserted }
            .map { requirement throws(SampleGap) in try text(of: requirement.member, in: requirement.owner) }
        let heads = [superclass].compactMap(\.self) + protocols.filter { $0 != superclass && $0 != "NSObjectProtocol" && $0 != "class" }
        let clause = heads.isEmpty ? "" : ": " + (heads + (superclass == nil ? ["@unchecked Sendable"] : [])).joined(separator: ", ")
        return "final class \(name)\(clause) {\n" + (members + standard(plain, superclass)).map { "    \($0)\n" }.joined() + "}"
    }

    /// Returns the protocols and all that they inherit from.
    private func inherited() throws(SampleGap) -> [String] {
        var found: [String] = [], waiting = Array(protocols.reversed())
        while let name = waiting.popLast() {
            guard !found.contains(name) else { continue }
            found.append(name)
            if let type = index.type(named: name) {
                waiting += type.inherited.map { index.resolve($0, in: name) ?? $0 }.reversed()
            } else if let alias = index.alias(name, in: nil), let type = TypeSyntax(parsing: alias.type) {
                // Several protocols under one name.
                let parts = type.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription) ?? [type.trimmedDescription]
                waiting += parts.map { index.resolve($0, in: alias.owner) ?? $0 }.reversed()
            } else if !SampleLiterals.plainProtocols.contains(name), !KnownModules.index.isProtocol(name), !isClass(name) {
                throw SampleGap("the protocol `\(name)` is not known")
            }
        }
        return found
    }

    private func isClass(_ name: String) -> Bool {
        name == "NSObject" || KnownModules.index.type(named: name)?.kind == .class || index.type(named: name)?.kind == .class
    }

    /// Whether an extension of the protocol implements the requirement.
    private func isGiven(_ member: Member, by name: String) -> Bool {
        (index.extensions[name] ?? []).flatMap { index[$0].members }.contains {
            $0.name == member.name && $0.signature?.parameterTypes == member.signature?.parameterTypes
        }
    }

    private func standard(_ plain: Set<String>, _ superclass: String?) -> [String] {
        var members = superclass == nil ? ["init() {}"] : []
        guard superclass == nil, !plain.isDisjoint(with: ["Hashable", "Equatable"]) else { return members }
        members.append("static func == (one: \(name), other: \(name)) -> Bool { one === other }")
        if plain.contains("Hashable") { members.append("func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }") }
        return members
    }

    // MARK: Requirements

    private func text(of member: Member, in owner: String) throws(SampleGap) -> String {
        let isStatic = member.isStatic ? "static " : ""
        switch member.kind {
        case .initializer: throw SampleGap("the protocol requires `\(member.name)`").inside(owner)
        case .property:
            guard let type = member.signature?.result else { throw SampleGap("the type of `\(member.name)` is not written").inside(owner) }
            let value = result(type, member, owner)
            guard member.signature?.isSettable == true else { return "\(isStatic)var \(member.name): \(type) { \(value) }" }
            guard !value.hasPrefix("fatalError") else { return "\(isStatic)var \(member.name): \(type) { get { \(value) } set {} }" }
            return "\(isStatic.isEmpty ? "lazy " : "nonisolated(unsafe) static ")var \(member.name): \(type) = \(value)"
        case .method:
            guard let signature = member.signature else { throw SampleGap("`\(member.name)` cannot be read").inside(owner) }
            let head = "\(isStatic)func \(member.base)\(signature.head)"
            let constraint = signature.whereClause.isEmpty ? "" : " " + signature.whereClause
            let calls = signature.parameters.compactMap { completion($0, owner) }
            guard let type = signature.result else { return "\(head)\(constraint) { \(calls.joined(separator: "; ")) }" }
            let result = answer(result(type, member, owner), signature)
            let value = (calls + [result.hasPrefix("fatalError") ? result : "return " + result]).joined(separator: "; ")
            return "\(head) -> \(type)\(constraint) { \(value) }"
        }
    }

    /// Returns the value of a method that can fail or wait, as a screen in the states *error* and *loading* needs.
    private func answer(_ value: String, _ signature: Signature) -> String {
        guard signature.effects.contains("throws"), !value.hasPrefix("fatalError"), !signature.effects.contains("throws(") else {
            return value
        }
        return signature.effects.contains("async")
            ? "try await InterfaceSample.awaited { \(value) }" : "try InterfaceSample.given { \(value) }"
    }

    private func result(_ type: String, _ member: Member, _ owner: String) -> String {
        do { return try maker.value(of: type, named: "\(owner.lastName).\(member.base)", in: owner) } catch {
            return
                "fatalError(\"Plumb has no sample value for \(owner).\(member.base): \(error.description.filter { $0 != "\"" && $0 != "\\" })\")"
        }
    }

    /// Returns the call of a completion handler, with sample values, in the next turn of the main queue.
    private func completion(_ parameter: Signature.Parameter, _ owner: String) -> String? {
        let isOptional = parameter.type.hasSuffix("?")
        guard parameter.type.contains("@escaping") || isOptional, parameter.type.contains("->"),
            let types = CompletionTypes(parameter.type)
        else { return nil }
        var values: [String] = []
        for type in types.parameters {
            // A handler that gets a value or an error gets the value.
            if ["Error?", "(any Error)?", "(Error)?", "NSError?"].contains(type) {
                values.append("nil")
                continue
            }
            guard let value = try? maker.value(of: type, named: "\(owner.lastName).\(parameter.name)", in: owner) else { return nil }
            values.append(value.hasPrefix(".success(") ? "InterfaceSample.result(\(value))" : value)
        }
        let call = "\(types.isResultUsed ? "_ = " : "")\(parameter.name)\(isOptional ? "?" : "")(\(values.joined(separator: ", ")))"
        return "InterfaceSample.later { \(call) }"
    }
}
