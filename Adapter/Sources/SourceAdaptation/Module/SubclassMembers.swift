/// Makes optional methods reachable that only a subclass has. With Objective-C, a delegate protocol's method is looked up on the object's
/// class; in Swift, on the class that declares the conformance (recorded: AccessibilitySnapshot's table with headers).
///
/// The class that conforms gets the method by an extension of the protocol. It asks for the class of its object, and does what UIKit does
/// without the method otherwise.
struct SubclassMembers {
    let index: ModuleIndex
    /// Declarations to add at the ends of files.
    private(set) var tails: [Int: [String]] = [:]
    /// The class's own subclasses, by its full name.
    private var subclasses: [String: [String]] = [:]

    init(index: ModuleIndex) { self.index = index }

    mutating func run() {
        let classes = index.types.filter { index[$0.value].kind == .class && !index[$0.value].isLocal }.map(\.key).sorted()
        for name in classes {
            for ancestor in index.ancestors(of: name) { subclasses[ancestor, default: []].append(name) }
        }
        for name in classes where subclasses[name] != nil && !index.places(of: name).contains(where: { index[$0].isGeneric }) {
            for type in protocols(of: name) {
                for member in type.members where member.isOptional && member.kind == .method && !member.isStatic {
                    answer(member, of: type, in: name)
                }
            }
        }
    }

    private mutating func answer(_ member: Member, of type: TypeDeclaration, in owner: String) {
        guard let place = index.types[owner], let absence = absence(of: member, of: type), let signature = member.signature,
            !index.members(named: member.name, of: owner).contains(where: { !$0.isStatic })
        else { return }
        let found = (subclasses[owner] ?? []).filter { has(member, $0, asSeenIn: place.file) }
        // What is below one of these overrides it.
        let first = found.filter { name in !index.ancestors(of: name).contains(where: found.contains) }
        guard !first.isEmpty else { return }
        // Without a word, the method is seen where the classes are.
        let access = min(index[place].access, type.access) >= .public ? "public " : ""
        let ways = first.map { "if let own = self as? \($0) { return \(signature.try)own.\(member.base)\(signature.arguments) }" }
        let result = signature.result.map { " -> \($0)" } ?? ""
        tails[place.file, default: []].append(
            "extension \(type.name) where Self: \(owner) { \(access)func \(member.base)\(signature.head)\(result) { "
                + (ways + (absence.isEmpty ? [] : ["return \(absence)"])).joined(separator: "; ") + " } }")
    }

    /// Whether a class, or an extension of it, has the method, and a file sees both.
    private func has(_ member: Member, _ name: String, asSeenIn file: Int) -> Bool {
        func isSeen(_ access: Access, _ place: ModuleIndex.Place) -> Bool {
            access > .fileprivate || (place.file == file && access == .fileprivate)
        }
        guard let home = index.types[name], isSeen(max(index[home].access, .fileprivate), home) else { return false }
        return index.places(of: name).contains { place in
            index[place].members.contains { own in
                own.name == member.name && !own.isStatic && !own.isOverride && isSeen(own.access, place)
                    && own.signature.map(Shape.init) == member.signature.map(Shape.init)
            }
        }
    }

    private func absence(of member: Member, of type: TypeDeclaration) -> String? {
        if KnownModules.index.types[type.name] != nil { return KnownModules.absence(of: member, declaredBy: type.name) }
        guard let result = member.signature?.result else { return "" }
        return EmptyValue.of(result) == "nil" ? "nil" : nil
    }

    /// Returns the protocols to which a class conforms by its own clauses, with those from which they inherit.
    private func protocols(of owner: String) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var names = index.places(of: owner).flatMap { index[$0].inherited }
        while let name = names.popLast() {
            guard let type = ([index] + index.imports).lazy.compactMap({ $0.type(named: name) }).first, type.kind == .protocol,
                !found.contains(where: { $0.name == type.name })
            else { continue }
            found.append(type)
            names += type.inherited
        }
        return found.sorted { $0.name < $1.name }
    }
}

extension SubclassMembers {
    /// The types of a method as they are compared: without modules and `any`.
    private struct Shape: Equatable {
        let types: [String]
        let effects: String

        init(_ signature: Signature) {
            types = (signature.parameterTypes + [signature.result ?? "Void"]).map { type in
                type.replacing(#/\b(?:any |UIKit\.|Foundation\.)|@escaping /#, with: "")
            }
            effects = signature.effects
        }
    }
}
