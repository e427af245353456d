/// The module's types by name, with their inheritance and the places of their members.
struct ModuleIndex: Sendable {
    struct Place: Hashable, Sendable {
        var file: Int
        var type: Int
    }

    let readings: [FileReading]
    let imports: [ModuleIndex]
    /// Whether these are the modules that come with Plumb.
    private let isOfPlumb: Bool
    /// Classes, structures, protocols and others, by full name.
    private(set) var types: [String: Place] = [:]
    /// Extensions by the name of the extended type.
    private(set) var extensions: [String: [Place]] = [:]
    /// Full names by simple name.
    private var fullNames: [String: [String]] = [:]
    /// The names of functions, constants and aliases outside types.
    private let globalNames: Set<String>
    /// The names of all properties: `name?(…)` may call a closure.
    private(set) var propertyNames: Set<String> = []
    /// Optional members of the module's protocols by full name.
    private(set) var optionalMembers: [String: Member] = [:]

    /// - Parameter others: The modules whose declarations these files see besides Plumb's.
    init(_ readings: [FileReading], others: [ModuleIndex] = []) { self.init(readings, imports: others + [KnownModules.index]) }

    /// - Parameter imports: All modules whose declarations these files see; none sees another one here.
    init(_ readings: [FileReading], imports: [ModuleIndex], isOfPlumb: Bool = false) {
        self.readings = readings
        self.isOfPlumb = isOfPlumb
        self.imports = imports
        globalNames = Set(readings.flatMap { $0.globals.map(\.name) + $0.aliases.map(\.name) })
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

    /// Whether this module, or one that its files see besides Plumb's, has a type of the name that they mean by it.
    func hasType(named name: String) -> Bool {
        types[name] != nil || others.contains { module in module.types[name].map { module[$0].access >= .public } ?? false }
    }

    /// Whether the module declares the name, as a type at any depth, a function, a constant or an alias.
    func declares(_ name: String) -> Bool { fullNames[name] != nil || globalNames.contains(name) }

    /// Returns the optional requirement of this name, of a protocol of this module or of another one of the app.
    func optionalMember(named name: String) -> Member? {
        optionalMembers[name] ?? others.lazy.compactMap { $0.optionalMembers[name] }.first
    }

    /// Returns the protocol and those that inherit from it, here and in imported modules.
    func refinements(of name: String) -> Set<String> {
        let protocols = ([self] + others).flatMap { module in module.types.values.map { module[$0] } }.filter { $0.kind == .protocol }
        var found: Set<String> = [name], count = 0
        while found.count > count {
            count = found.count
            for type in protocols where type.inherited.contains(where: { found.contains($0.lastName) }) { found.insert(type.name) }
        }
        return found
    }

    /// Whether a type is one of the given protocols or classes: it or a superclass of it has one of the names in its clauses.
    func conforms(_ name: String, toOneOf names: Set<String>) -> Bool {
        ([name] + ancestors(of: name)).contains { part in
            names.contains(part) || places(of: part).contains { self[$0].inherited.contains { names.contains($0.lastName) } }
        }
    }

    subscript(place: Place) -> TypeDeclaration { readings[place.file].types[place.type] }

    /// Returns the full name of a type as written in a file: the name itself, or that of the only type that ends with it.
    /// Only names of this module are found.
    func fullName(of written: String) -> String? {
        if types[written] != nil { return written }
        guard let last = written.split(separator: ".").last, let candidates = fullNames[String(last)] else { return nil }
        let fitting = candidates.filter { $0 == written || $0.hasSuffix("." + written) }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// Returns the full name of one of this module's types, as written inside another one, whose nested types it sees.
    func resolve(_ written: String, in owner: String?) -> String? {
        var around = owner
        while let outer = around {
            if types["\(outer).\(written)"] != nil { return "\(outer).\(written)" }
            around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        guard let name = fullName(of: written) else { return nil }
        // `String` is Swift's, though a library has a `Sol.String`, wherever that is not around.
        return name != written && Self.isOfSystem(written) ? nil : name
    }

    private static func isOfSystem(_ written: String) -> Bool {
        SampleLiterals.value(of: written, named: "") != nil || KnownModules.index.type(named: written) != nil
    }

    /// Returns the type that an alias stands for, and where it is written. In a generic type, `typealias T = T` names its argument.
    func alias(_ written: String, in owner: String?) -> (type: String, owner: String?)? {
        var around = owner
        while let outer = around {
            let aliases = places(of: outer).flatMap { self[$0].aliases }
            if let type = aliases.first(where: { $0.name == written && $0.type != written })?.type { return (type, outer) }
            around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        let parts = written.split(separator: ".")
        if parts.count > 1, let base = fullName(of: parts.dropLast().joined(separator: ".")) {
            return alias(String(parts[parts.count - 1]), in: base)
        }
        return readings.lazy.flatMap(\.aliases).first { $0.name == written }?.type.map { ($0, nil) }
    }

    /// Whether the type, or a superclass of it, runs on the main actor.
    func isMainActor(_ fullName: String) -> Bool {
        ([fullName] + ancestors(of: fullName)).contains { name in
            (declaring(name) ?? self).type(named: name)?.isMainActor == true
        }
    }

    /// Whether a class inherits from one of UIKit's.
    func isOfUIKit(_ name: String) -> Bool { ancestors(of: name).contains { $0 != "NSObject" && isImported($0) } }

    func type(named written: String) -> TypeDeclaration? { fullName(of: written).flatMap { types[$0] }.map { self[$0] } }

    func isProtocol(_ written: String) -> Bool {
        ([self] + imports).lazy.compactMap { $0.type(named: written) }.first?.kind == .protocol
    }

    /// Returns the places of the type's own declaration and of its extensions.
    func places(of fullName: String) -> [Place] { (types[fullName].map { [$0] } ?? []) + (extensions[fullName] ?? []) }

    /// Returns the members that a type and its extensions declare, here and in the modules that these files see.
    func declaredMembers(of fullName: String) -> [Member] {
        places(of: fullName).flatMap { self[$0].members } + imports.flatMap { $0.declaredMembers(of: fullName) }
    }

    /// Whether an imported module declares the type.
    func isImported(_ fullName: String) -> Bool { types[fullName] == nil && declaring(fullName) != nil }

    /// The modules that these files see, without Plumb's.
    var others: [ModuleIndex] { imports.filter { !$0.isOfPlumb } }

    /// Returns the module that declares a type, this one or an imported one.
    func declaring(_ fullName: String) -> ModuleIndex? {
        types[fullName] != nil ? self : imports.first { $0.types[fullName] != nil }
    }

    /// Returns the superclass: the first inherited name, unless that is a known type that is not a class.
    func superclass(of fullName: String) -> String? {
        guard let module = declaring(fullName), let type = module.type(named: fullName), type.kind == .class,
            let written = type.inherited.first
        else { return nil }
        let around = fullName.lastIndex(of: ".").map { String(fullName[..<$0]) }
        let own = module.resolve(written, in: around).flatMap { module.types[$0] }.map { module[$0] }
        let found = own ?? imports.lazy.compactMap { $0.type(named: written) }.first
        return found.map { $0.kind == .class ? $0.name : nil } ?? written
    }

    /// Returns the superclasses, nearest first; the last may be from a module that is not known.
    func ancestors(of fullName: String) -> [String] {
        var result: [String] = []
        var current = superclass(of: fullName)
        while let name = current, !result.contains(name) {
            result.append(name)
            current = superclass(of: name)
        }
        return result
    }

    /// Whether a class is that of the app's delegate.
    func isAppDelegate(_ fullName: String) -> Bool {
        ([fullName] + ancestors(of: fullName)).contains { name in
            places(of: name).contains { self[$0].inherited.contains { $0.lastName == "UIApplicationDelegate" } }
        }
    }

    /// Returns the actual types of the generic parameters of a class's superclasses, by the parameters' names.
    func superclassGenerics(of fullName: String) -> [String: String] {
        var result: [String: String] = [:]
        var current = fullName
        for ancestor in ancestors(of: fullName) {
            guard let type = declaring(current)?.type(named: current), let base = declaring(ancestor)?.type(named: ancestor) else { break }
            for (name, written) in zip(base.genericNames, type.superclassArguments) where result[name] == nil {
                result[name] = result[written] ?? written
            }
            current = ancestor
        }
        return result
    }

    /// Returns the members with this name, with or without labels, of a class, its extensions and its superclasses.
    func members(named name: String, of fullName: String) -> [Member] {
        let isBase = !name.contains("(")
        return ([fullName] + ancestors(of: fullName)).flatMap(declaredMembers)
            .filter { $0.name == name || (isBase && $0.base == name) }
    }
}

extension String {
    /// The name without the types or the module before it.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
