/// The types of the module by name: who inherits from whom, and where each member stands.
struct ModuleIndex: Sendable {
    struct Place: Hashable, Sendable {
        var file: Int
        var type: Int
    }

    let readings: [FileReading]
    /// Classes, structures, protocols … by full name.
    private(set) var types: [String: Place] = [:]
    /// Extensions by the name of what they extend.
    private(set) var extensions: [String: [Place]] = [:]
    /// Full names by simple name.
    private var fullNames: [String: [String]] = [:]
    /// Names of properties, anywhere: `name?(…)` may call a closure.
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

    /// What a name as written in some file means: itself, or the one type whose last name it is.
    func fullName(of written: String) -> String? {
        if types[written] != nil { return written }
        guard let last = written.split(separator: ".").last, let candidates = fullNames[String(last)] else { return nil }
        let fitting = candidates.filter { $0 == written || $0.hasSuffix("." + written) }
        return fitting.count == 1 ? fitting.first : nil
    }

    func type(named written: String) -> TypeDeclaration? { fullName(of: written).flatMap { types[$0] }.map { self[$0] } }

    func isProtocol(_ written: String) -> Bool { type(named: written)?.kind == .protocol }

    /// The class's own declaration and its extensions.
    func places(of fullName: String) -> [Place] { (types[fullName].map { [$0] } ?? []) + (extensions[fullName] ?? []) }

    /// The superclass, where the inheritance clause names one of the module or one from outside.
    func superclass(of fullName: String) -> String? {
        guard let place = types[fullName], self[place].kind == .class, let first = self[place].inherited.first else { return nil }
        guard let resolved = self.fullName(of: first) else { return first }
        return type(named: resolved)?.kind == .class ? resolved : nil
    }

    /// The superclasses from the nearest on; the last may be from outside.
    func ancestors(of fullName: String) -> [String] {
        var result: [String] = []
        var current = superclass(of: fullName)
        while let name = current, !result.contains(name) {
            result.append(name)
            current = superclass(of: name)
        }
        return result
    }

    /// Members of a class of the module, its extensions and its superclasses that have this name, labels or none.
    func members(named name: String, of fullName: String) -> [Member] {
        let isBase = !name.contains("(")
        return ([fullName] + ancestors(of: fullName)).flatMap(places(of:)).flatMap { self[$0].members }
            .filter { $0.name == name || (isBase && $0.base == name) }
    }
}
