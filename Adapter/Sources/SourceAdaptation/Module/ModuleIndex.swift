/// The module's types by name, with their inheritance and the places of their members.
struct ModuleIndex: Sendable {
    struct Place: Hashable, Sendable {
        var file: Int
        var type: Int
    }

    let readings: [FileReading]
    /// Classes, structures, protocols and others, by full name.
    private(set) var types: [String: Place] = [:]
    /// Extensions by the name of the extended type.
    private(set) var extensions: [String: [Place]] = [:]
    /// Full names by simple name.
    private var fullNames: [String: [String]] = [:]
    /// The names of all properties: `name?(…)` may call a closure.
    private(set) var propertyNames: Set<String> = []
    /// Optional members of the module's protocols by full name.
    private(set) var optionalMembers: [String: Member] = [:]

    init(_ readings: [FileReading]) {
        self.readings = readings
        for (file, reading) in readings.enumerated() {
            for (number, type) in reading.types.enumerated() where !type.isLocal { note(type, at: Place(file: file, type: number)) }
        }
        var resolved: [String: [Place]] = [:]
        for (name, places) in extensions { resolved[fullName(of: name) ?? name, default: []] += places }
        extensions = resolved.mapValues { $0.sorted { ($0.file, $0.type) < ($1.file, $1.type) } }
    }

    private mutating func note(_ type: TypeDeclaration, at place: Place) {
        for member in type.members where member.kind == .property { propertyNames.insert(member.name) }
        if type.kind == .extension {
            extensions[type.name, default: []].append(place)
            return
        }
        if types[type.name] == nil {
            types[type.name] = place
            fullNames[type.simpleName, default: []].append(type.name)
        }
        guard type.kind == .protocol else { return }
        for member in type.members where member.isOptional { optionalMembers[member.name] = member }
    }

    subscript(place: Place) -> TypeDeclaration { readings[place.file].types[place.type] }

    /// Returns the full name of a type as written in a file: the name itself, or that of the only type that ends with it.
    func fullName(of written: String) -> String? {
        if types[written] != nil { return written }
        guard let last = written.split(separator: ".").last, let candidates = fullNames[String(last)] else { return nil }
        let fitting = candidates.filter { $0 == written || $0.hasSuffix("." + written) }
        return fitting.count == 1 ? fitting.first : nil
    }

    func type(named written: String) -> TypeDeclaration? { fullName(of: written).flatMap { types[$0] }.map { self[$0] } }

    func isProtocol(_ written: String) -> Bool { type(named: written)?.kind == .protocol }

    /// Returns the places of the type's own declaration and of its extensions.
    func places(of fullName: String) -> [Place] { (types[fullName].map { [$0] } ?? []) + (extensions[fullName] ?? []) }

    /// Returns the superclass: the first inherited name, unless that is a type of the module that is not a class.
    func superclass(of fullName: String) -> String? {
        guard let place = types[fullName], self[place].kind == .class, let first = self[place].inherited.first else { return nil }
        guard let resolved = self.fullName(of: first) else { return first }
        return type(named: resolved)?.kind == .class ? resolved : nil
    }

    /// Returns the superclasses, nearest first; the last may be from outside the module.
    func ancestors(of fullName: String) -> [String] {
        var result: [String] = []
        var current = superclass(of: fullName)
        while let name = current, !result.contains(name) {
            result.append(name)
            current = superclass(of: name)
        }
        return result
    }

    /// Returns the members with this name, with or without labels, of a class of the module, its extensions and its superclasses.
    func members(named name: String, of fullName: String) -> [Member] {
        let isBase = !name.contains("(")
        return ([fullName] + ancestors(of: fullName)).flatMap(places(of:)).flatMap { self[$0].members }
            .filter { $0.name == name || (isBase && $0.base == name) }
    }
}
