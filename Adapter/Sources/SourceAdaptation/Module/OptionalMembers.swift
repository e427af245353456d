/// Rewrites `@objc optional` members of the module's protocols, the types that implement them, and the calls that test for them.
///
/// A member that returns nothing, or an optional, gets a default that does nothing. Where the result of an absent member must differ from
/// that of a present one, the protocol requires a second member that returns an optional, and each class that has the member gets it.
struct OptionalMembers {
    let index: ModuleIndex
    let sources: [SourceText]
    private(set) var edits: [Int: [Edit]] = [:]
    private(set) var tails: [Int: [String]] = [:]
    private(set) var findings: [Int: [SourceFinding]] = [:]

    init(index: ModuleIndex, sources: [SourceText]) {
        self.index = index
        self.sources = sources
    }

    mutating func run() {
        for (file, reading) in index.readings.enumerated() {
            for type in reading.types where type.kind == .protocol {
                for member in type.members where member.isOptional { writeDefault(member, of: type, in: file) }
            }
            for call in reading.optionalCalls { rewrite(call, in: file) }
        }
        for module in index.others {
            for type in module.types.values.map({ module[$0] }).sorted(by: { $0.name < $1.name }) where type.kind == .protocol {
                for member in type.members where member.isOptional { writeAnswers(to: member, of: type) }
            }
        }
    }

    // MARK: Declarations

    private mutating func writeDefault(_ member: Member, of type: TypeDeclaration, in file: Int) {
        let access = type.access.keyword
        guard let signature = member.signature else { return }
        if member.kind == .property {
            guard let value = signature.result.flatMap({ KnownModules.value(of: $0) }) else {
                findings[file, default: []].append(
                    SourceFinding(
                        path: sources[file].path, line: member.line, cause: .optionalMember,
                        message: "The optional property '\(member.name)' has no value in classes that do not implement it."))
                tails[file, default: []].append(
                    "extension \(type.name) { \(access)var \(member.name)\(signature.clause) { fatalError(\"\(member.name) is missing\") } }"
                )
                return
            }
            tails[file, default: []].append("extension \(type.name) { \(access)var \(member.name)\(signature.clause) { \(value) } }")
            return
        }
        let head = signature.head
        guard Self.needsShadow(signature) else {
            let result = signature.result.map { "-> \($0) { nil }" } ?? "{}"
            tails[file, default: []].append("extension \(type.name) { \(access)func \(member.base)\(head) \(result) }")
            return
        }
        writeShadow(member, signature, of: type, head: head, in: file)
    }

    /// Writes the second member. An extension of a protocol cannot add a requirement, so the requirement is inserted after the opening
    /// brace.
    private mutating func writeShadow(_ member: Member, _ signature: Signature, of type: TypeDeclaration, head: String, in file: Int) {
        let access = type.access.keyword
        let shadow = "func plumb_\(member.base)\(head) -> \(signature.optionalResult)"
        edits[file, default: []].append(Edit(insert: " \(shadow);", at: type.start))
        tails[file, default: []].append("extension \(type.name) { \(access)\(shadow) { nil } }")
        // The member itself remains for calls that do not test for it.
        tails[file, default: []].append(
            "extension \(type.name) { \(access)func \(member.base)\(head) -> \(signature.result ?? "Void") "
                + "{ fatalError(\"\(member.name) is missing\") } }")
        writeAnswers(to: member, of: type)
    }

    /// Gives this module's types that have the member the second one.
    private mutating func writeAnswers(to member: Member, of type: TypeDeclaration) {
        guard member.kind == .method, let signature = member.signature, Self.needsShadow(signature) else { return }
        writeLocalAnswers(to: member, signature, of: type)
        writeInheritedAnswers(to: member, signature, of: type)
        for owner in adopters(of: type.name) {
            guard let (file, own) = implementation(of: member, declaredBy: type, in: owner) else { continue }
            let ownAccess = max(min(own.access, type.access), .fileprivate).keyword
            let owned = own.signature ?? signature
            // A parameter may have the method's name: `textInput(_ textInput: TextInput, …)`.
            tails[file, default: []].append(
                "extension \(owner) { \(ownAccess)func plumb_\(member.base)\(owned.head) -> \(owned.optionalResult) { \(owned.try)self.\(member.base)\(owned.arguments) } }"
            )
        }
    }

    /// Gives types inside functions, which no extension reaches, the second member.
    private mutating func writeLocalAnswers(to member: Member, _ signature: Signature, of type: TypeDeclaration) {
        let protocols = index.refinements(of: type.name)
        for (file, reading) in index.readings.enumerated() {
            for local in reading.types where local.isLocal && local.kind != .extension && local.kind != .protocol {
                guard
                    local.inherited.contains(where: { protocols.contains($0.lastName) || protocols.contains(index.fullName(of: $0) ?? "") }
                    ),
                    let own = local.members.first(where: { fits($0, member, of: type) })
                else { continue }
                let owned = own.signature ?? signature
                edits[file, default: []].append(
                    Edit(
                        insert: " func plumb_\(member.base)\(owned.head) -> \(owned.optionalResult) "
                            + "{ \(owned.try)self.\(member.base)\(owned.arguments) };", at: local.start))
            }
        }
    }

    /// Gives the second member to classes that have the member and inherit the protocol from a class without it. That class gets one that
    /// they override.
    private mutating func writeInheritedAnswers(to member: Member, _ signature: Signature, of type: TypeDeclaration) {
        let adopters = Set(adopters(of: type.name))
        var opened: Set<String> = []
        for (file, reading) in index.readings.enumerated() {
            for heir in reading.types where heir.kind == .class {
                guard let own = heir.members.first(where: { fits($0, member, of: type) }), own.access > .fileprivate || heir.isLocal,
                    let base = base(of: heir, among: adopters, without: member, of: type), let place = index.types[base]
                else { continue }
                let owned = own.signature ?? signature, access = max(min(index[place].access, type.access), .fileprivate).keyword
                if opened.insert(base).inserted {
                    edits[place.file, default: []].append(
                        Edit(
                            insert:
                                " \(access)func plumb_\(member.base)\(signature.head) -> \(signature.optionalResult) { nil };",
                            at: index[place].start))
                }
                let ownAccess = heir.isLocal ? "" : max(min(heir.access, type.access), .fileprivate).keyword
                edits[file, default: []].append(
                    Edit(
                        insert: " override \(ownAccess)func plumb_\(member.base)\(owned.head) -> \(owned.optionalResult) "
                            + "{ \(owned.try)self.\(member.base)\(owned.arguments) };", at: heir.start))
            }
        }
    }

    /// Returns the class from which a class inherits a protocol, if neither that class nor one between them has the member.
    private func base(
        of heir: TypeDeclaration, among adopters: Set<String>, without member: Member, of type: TypeDeclaration
    ) -> String? {
        guard let first = heir.inherited.first.flatMap({ index.fullName(of: $0) }), index.types[first] != nil else { return nil }
        for name in [first] + index.ancestors(of: first) {
            guard index.types[name] != nil, !index.declaredMembers(of: name).contains(where: { fits($0, member, of: type) }) else {
                return nil
            }
            if adopters.contains(name) { return name }
        }
        return nil
    }

    private func fits(_ other: Member, _ member: Member, of type: TypeDeclaration) -> Bool {
        let isOverloaded = type.members.count { $0.name == member.name } > 1
        return other.name == member.name && !other.isStatic
            && (!isOverloaded || other.signature?.parameterTypes == member.signature?.parameterTypes)
    }

    /// Returns the classes and structures whose inheritance clause, or an extension's, names the protocol or one that inherits from it.
    private func adopters(of name: String) -> [String] {
        var result: [String] = []
        let protocols = index.refinements(of: name)
        for fullName in Set(index.types.keys).union(index.extensions.keys).sorted() where !index.isProtocol(fullName) {
            let inherited = index.places(of: fullName).flatMap { index[$0].inherited }
            if inherited.contains(where: { protocols.contains($0.lastName) || protocols.contains(index.fullName(of: $0) ?? "") }) {
                result.append(fullName)
            }
        }
        return result
    }

    /// Returns the class's own or inherited member of that name. If the protocol has several, their parameter types must match.
    private func implementation(
        of member: Member, declaredBy type: TypeDeclaration, in owner: String
    ) -> (file: Int, member: Member)? {
        func fits(_ other: Member) -> Bool { self.fits(other, member, of: type) }
        let places = index.places(of: owner)
        for place in places {
            if let found = index[place].members.first(where: fits) { return (place.file, found) }
        }
        let inherited = index.ancestors(of: owner).lazy.flatMap(index.declaredMembers).first { fits($0) && $0.access > .fileprivate }
        return inherited.flatMap { found in places.first.map { ($0.file, found) } }
    }

    // MARK: Calls

    private mutating func rewrite(_ call: OptionalCall, in file: Int) {
        let base = String(call.member.prefix { $0 != "(" })
        guard !call.isValue else { return askForValue(call, in: file) }
        guard let member = index.optionalMember(named: call.member) else {
            let isLabelled = call.member.dropFirst(base.count + 1).split(separator: ":").contains { $0 != "_" && $0 != ")" }
            // A closure takes no labels, so this is not one, even if a property has the same name.
            guard isLabelled || (!index.propertyNames.contains(base) && KnownModules.index.optionalMembers[call.member] != nil) else {
                return
            }
            edits[file, default: []].append(Edit(call.mark, ""))
            makeOptional(call, in: file)
            return
        }
        edits[file, default: []].append(Edit(call.mark, ""))
        guard let signature = member.signature, Self.needsShadow(signature) else { return makeOptional(call, in: file) }
        edits[file, default: []].append(Edit(call.name, "plumb_" + base))
    }

    /// Makes the value of `if let a = delegate.f(x)` an optional, whatever `f` returns: an optional chain adds exactly one level.
    private mutating func makeOptional(_ call: OptionalCall, in file: Int) {
        guard let base = call.boundBase else { return }
        edits[file, default: []] += [Edit(insert: "Optional(", at: base.lowerBound), Edit(insert: ")?", at: base.upperBound)]
    }

    private mutating func askForValue(_ call: OptionalCall, in file: Int) {
        let isOfModule = ([index] + index.others).contains { module in
            module.optionalMembers.values.contains { $0.kind != .property && $0.base == call.member }
        }
        if isOfModule || KnownModules.optionalMethods.contains(call.member) { makeOptional(call, in: file) }
    }

    private static func needsShadow(_ signature: Signature) -> Bool {
        guard let result = signature.result else { return false }
        return !result.hasSuffix("?") && !result.hasPrefix("Optional<")
    }
}
