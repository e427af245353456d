import SwiftSyntax

/// Lets a property of the type `T!` have a sample value while nobody has set it. A screen that is drawn alone lacks what the app would have
/// set before, often on an object that the whole app shares, and its nil would end the screen.
///
/// Only properties are meant that the app never asks for nil, except by their class's name, and whose value is data or a service rather than
/// a part of a screen.
struct UnsetProperties {
    struct Property {
        let owner: String
        let name: String
        let type: String
    }

    let index: ModuleIndex
    private(set) var properties: [Property] = []
    /// The attributes to add, by the number of the file.
    private(set) var edits: [Int: [Edit]] = [:]

    init(index: ModuleIndex) { self.index = index }

    mutating func run(besides foreignFiles: Set<Int>) {
        let nilNames = index.readings.reduce(into: Set<String>()) { $0.formUnion($1.nilNames) }, ownNilNames = ownNilNames()
        for (number, reading) in index.readings.enumerated() where !foreignFiles.contains(number) {
            for type in reading.types
            where isObject(type) && !type.hasMacro && !type.isLocal && !type.isGeneric && !isSynthesized(type) {
                let names = Set(type.members.map(\.name)), kept = nilNames.union(ownNilNames[type.name] ?? [])
                for member in type.members where !names.contains("_" + member.name) {
                    guard !kept.contains(member.name) || isDatum(member, of: type) else { continue }
                    // What an initialiser sets on the class is not there while there is no object.
                    if !member.isStatic, type.setByInitializers.contains(member.name) { continue }
                    guard let (start, wrapped) = place(of: member, in: type) else { continue }
                    let property = Property(owner: type.name, name: member.name, type: wrapped)
                    properties.append(property)
                    edits[number, default: []].append(
                        Edit(
                            insert: answer(member, of: type.name, wrapped) + "@\(wrapper(of: member, in: type))(\"\(property.key)\") ",
                            at: start))
                }
            }
        }
    }

    /// Lets the app's questions whether a class's property is nil (`Store.shared == nil`) see what was set rather than a sample.
    /// - Returns: The property that they ask instead; nothing if there are none.
    private mutating func answer(_ member: Member, of owner: String, _ type: String) -> String {
        guard member.isStatic else { return "" }
        let name = "plumbGiven_\(member.name)"
        var isAsked = false
        for (number, reading) in index.readings.enumerated() {
            for question in reading.nilQuestions where question.name == member.name && index.fullName(of: question.type) == owner {
                isAsked = true
                edits[number, default: []].append(Edit(question.range, name))
            }
        }
        let access = member.access == .open ? Access.public : member.access
        return isAsked ? "\(access.rawValue) static var \(name): Optional<\(type)> { _\(member.name).given }; " : ""
    }

    /// Returns the names that a class, its extensions and its subclasses ask for nil, by class.
    private func ownNilNames() -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for type in index.readings.flatMap(\.types) where !type.nilNames.isEmpty {
            guard let name = index.fullName(of: type.name) else { continue }
            for owner in [name] + index.ancestors(of: name) { found[owner, default: []].formUnion(type.nilNames) }
        }
        return found
    }

    /// Whether the type's objects are made by initialisers that do not name all properties: those of classes, and of structures with their own.
    private func isObject(_ type: TypeDeclaration) -> Bool {
        type.kind == .class || type.kind == .struct && type.members.contains { $0.kind == .initializer }
    }

    /// Whether the property is a text or a number of a structure. Code asks for those whether a server has sent them, and not for its own state.
    private func isDatum(_ member: Member, of type: TypeDeclaration) -> Bool {
        guard type.kind == .struct, !member.isStatic, let written = member.storage?.type, written.hasSuffix("!") else { return false }
        return ["text", "count", "amount", "number"].contains { kind in
            SampleLiterals.value(of: String(written.dropLast()), named: "")?.hasPrefix("InterfaceSample.\(kind)(") == true
        }
    }

    /// A copy of a structure has properties of its own.
    private func wrapper(of member: Member, in type: TypeDeclaration) -> String {
        type.kind == .struct && !member.isStatic ? "InterfaceUnsetValue" : "InterfaceUnset"
    }

    /// Whether conformances are made from the type's stored properties.
    private func isSynthesized(_ type: TypeDeclaration) -> Bool {
        let made = Set(["Codable", "Decodable", "Encodable"] + (type.kind == .struct ? ["Equatable", "Hashable"] : []))
        return index.places(of: type.name).contains { place in index[place].inherited.contains { made.contains($0.lastName) } }
    }

    /// Returns where the attribute is added, and the type that may be nil; nil for other members.
    private func place(of member: Member, in type: TypeDeclaration) -> (start: Int, wrapped: String)? {
        guard member.kind == .property, !member.isOverride, !member.isDynamic, let storage = member.storage, !storage.isConstant,
            // With a wrapper, code in an observer that changes the property's parts would call the observer again.
            !storage.isLazy, !storage.isWeak, !storage.changesItself, storage.value == nil, storage.attributes.isEmpty,
            let start = storage.start,
            let written = storage.type, written.hasSuffix("!")
        else { return nil }
        let wrapped = String(written.dropLast())
        return TypeSyntax(parsing: wrapped).flatMap { name(of: $0, in: type.name) }.map { (start, $0) }
    }

    /// Returns the type as it is written outside of its owner; nil if there is no sample value, or it may be a part of a screen.
    private func name(of type: TypeSyntax, in owner: String) -> String? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return name(of: only.type, in: owner)
        }
        if let array = type.as(ArrayTypeSyntax.self) { return name(of: array.element, in: owner).map { "[\($0)]" } }
        if let function = type.as(FunctionTypeSyntax.self) {
            let names = function.parameters.map { name(of: $0.type, in: owner) }
            let returnsNothing = ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
            guard returnsNothing, !names.contains(nil) else { return nil }
            return "((\(names.compactMap(\.self).joined(separator: ", "))) -> Void)"
        }
        let written = type.trimmedDescription
        guard let name = index.resolve(written, in: owner), let declared = index.type(named: name) else {
            return SampleLiterals.value(of: written, named: "").map { _ in written }
        }
        guard !declared.isGeneric, declared.access > .fileprivate, !declared.isLocal, !index.isOfUIKit(name) || index.isAppDelegate(name)
        else { return nil }
        return (declared.kind == .protocol ? "any " : "") + name
    }
}

extension UnsetProperties.Property {
    /// The name by which the sample is found when the program runs.
    var key: String { "\(owner).\(name)" }
}
