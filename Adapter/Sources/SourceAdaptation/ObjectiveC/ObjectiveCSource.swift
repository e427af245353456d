import Foundation

/// The declarations of an app's Objective-C headers in Swift, as a bridging header shows them to its Swift files.
///
/// Objective-C is not compiled here. Properties are stored; a method notes that it was reached and returns nothing, zero or nil, or its own
/// object where it returns one of its class: a picture that would be tinted stays as it is. A method that must return an object returns an
/// empty one of UIKit or a sample, or else stops with a sentence.
public struct ObjectiveCSource {
    private let declarations: HeaderDeclarations
    /// Whether Swift code, UIKit or a stand-in declares a type.
    private let isDeclared: (String) -> Bool
    /// Whether the app's Swift code declares a type.
    private let isOfApp: (String) -> Bool
    /// The attributes and relationships of the entities that data models have for a class.
    private let managed: [String: Set<String>]
    /// The values of constants, as the `.m` files say.
    private let values: [String: String]
    /// The frameworks that the headers import, so that who imports the module sees them, too.
    private let frameworks: Set<String>
    private let own: Set<String>
    /// The classes whose objects can be made without data.
    private let plainClasses: Set<String>

    /// - Parameter text: the headers without comments and directives.
    public init(
        headers text: String, managed: [String: Set<String>] = [:], values: [String: String] = [:], frameworks: Set<String> = [],
        isDeclared: @escaping (String) -> Bool = { _ in false }
    ) {
        var parser = HeaderParser(text)
        var declarations = parser.parse()
        declarations.joinRepeated()
        declarations.interfaces.removeAll { ($0.superclass != nil || $0.isProtocol) && KnownModules.isOfLibrary($0.name) }
        declarations.enumerations.removeAll { KnownModules.isOfLibrary($0.name) }
        declarations.constants.removeAll { KnownModules.isOfLibrary($0.name) }
        declarations.functions.removeAll { KnownModules.isOfLibrary($0.name) }
        self.declarations = declarations
        (self.managed, self.values) = (managed, values)
        self.frameworks = frameworks
        own = Set(declarations.interfaces.map(\.name))
        plainClasses = Set(
            declarations.interfaces.filter {
                $0.superclass != nil && $0.superclass != "NSManagedObject" && $0.arguments.isEmpty && managed[$0.name] == nil
            }.map(\.name))
        isOfApp = isDeclared
        self.isDeclared = { name in KnownModules.index.declares(name) || SourceText.foundationWords.contains(name) || isDeclared(name) }
    }

    /// The Swift file; nil if the headers declare nothing.
    public var text: String? {
        var parts: [String] = []
        parts += declarations.closures.map { "public typealias \($0.name) = \($0.type.name)" }
        parts += declarations.aliases.compactMap(alias)
        parts += knownStructures.map(structure)
        parts += declarations.enumerations.map(enumeration)
        var seen: Set<String> = []
        parts += declarations.constants.compactMap(constant).filter { seen.insert(String($0.prefix { $0 != "=" })).inserted }
        parts += declarations.functions.map(function).filter { seen.insert(String($0.prefix { $0 != "{" })).inserted }
        parts += declarations.swiftNames.map(swiftName)
        parts += declarations.interfaces.map { $0.isProtocol ? declaredProtocol($0) : $0.superclass == nil ? category($0) : type($0) }
        parts += emptyProtocols.sorted().map(emptyObject)
        let words = Set(parts.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let imports =
            ["Foundation", "UIKit"] + (managed.isEmpty ? [] : ["CoreData"])
            + (KnownModules.typesOfSystem.isDisjoint(with: words) ? [] : ["SystemStandIn"])
        let exported = frameworks.filter { ImportRule.standIns[$0].map { $0 != "UIKit" && $0 != "Foundation" } ?? false }.sorted()
        return parts.isEmpty
            ? nil
            : imports.map { "import \($0)\n" }.joined() + exported.map { "@_exported import \($0)\n" }.joined()
                + parts.joined(separator: "\n")
                + "\n"
    }

    /// The name that a type has in Swift, beside the one that these declarations use.
    private func swiftName(_ name: String, _ swiftName: String) -> String {
        guard let dot = swiftName.lastIndex(of: ".") else { return "public typealias \(swiftName) = \(name)" }
        return "extension \(swiftName[..<dot]) { public typealias \(swiftName[swiftName.index(after: dot)...]) = \(name) }"
    }

    private func isKnown(_ name: String) -> Bool { own.contains(name) || isDeclared(name) }

    // MARK: Values

    private func alias(_ name: String, _ type: ObjectiveCType, isTyped: Bool) -> String? {
        guard name != type.name, !type.name.isEmpty else { return nil }
        guard isTyped else { return "public typealias \(name) = \(type.name)" }
        return """
            public struct \(name): RawRepresentable, Hashable { public var rawValue: \(type.name)
                public init(rawValue: \(type.name)) { self.rawValue = rawValue }
                public init(_ rawValue: \(type.name)) { self.rawValue = rawValue } }
            """
    }

    /// The structures whose members have types that are declared. Those of C libraries often have not, and no Swift code looks into them.
    private var knownStructures: [(name: String, members: [HeaderDeclarations.Parameter])] {
        var kept = declarations.structures
        while true {
            let names = Set(kept.map(\.name) + declarations.enumerations.map(\.name) + declarations.aliases.map(\.name))
            let next = kept.filter { structure in
                structure.members.allSatisfy { member in
                    let name = member.type.name, isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                    return !isWord || EmptyValue.of(name) != nil || names.contains(name) || isKnown(name)
                }
            }
            if next.count == kept.count { return kept }
            kept = next
        }
    }

    private func structure(_ name: String, _ members: [HeaderDeclarations.Parameter]) -> String {
        let lines = members.map { "public var \(ObjectiveCName.escaped($0.name)): \($0.type.written)" + start($0.type) }
        return "public struct \(name) { \(lines.joined(separator: "; ")) }"
    }

    /// The first value of a stored property.
    private func start(_ type: ObjectiveCType) -> String {
        guard type.presence == .always else { return "" }
        let value = EmptyValue.of(type.name) ?? firstCase(of: type.name) ?? KnownModules.value(of: type.name)
        return " = \(value ?? "\(type.name)()")"
    }

    private func firstCase(of type: String) -> String? {
        guard let enumeration = declarations.enumerations.first(where: { $0.name == type && $0.kind == .cases }),
            let first = enumeration.cases.first
        else { return nil }
        return "\(type).\(Self.caseName(of: first.name, in: enumeration))"
    }

    private static func caseName(of name: String, in enumeration: HeaderDeclarations.Enumeration) -> String {
        ObjectiveCName.escaped(short(name, prefix(of: enumeration.cases.map(\.name), enumeration.name)))
    }

    /// A function of text returns its first one: most of these look up words by what stands for them.
    private func function(_ function: HeaderDeclarations.Function) -> String {
        let parameters = function.parameters.enumerated().map { "_ plumb_\($0): \($1.ofParameter)" }.joined(separator: ", ")
        let result = function.result,
            note = "InterfaceOmission.reached(\"\(function.name)() is a function of C, which is not compiled here\")"
        let isOfText = result.name == "String" && function.parameters.first?.name == "String"
        let body = isOfText ? "return plumb_0" : self.result(of: result, isFactory: false, noting: note)
        return "\(access("public ", parameters + " " + result.written))func \(ObjectiveCName.escaped(function.name))(\(parameters))"
            + (result.name == "Void" ? "" : " -> \(result.written)") + " { \(body) }"
    }

    private func constant(_ constant: HeaderDeclarations.Constant) -> String? {
        let name = constant.name, type = constant.type
        let given = (constant.value.map(\.word) ?? values[name]).map(Self.swiftText)
        if let alias = declarations.aliases.first(where: { $0.isTyped && $0.name == type.name }) {
            guard let value = given ?? (alias.type.name == "String" ? "\"\(name)\"" : EmptyValue.of(alias.type.name)) else { return nil }
            let words = zip(ObjectiveCName.words(of: name), ObjectiveCName.words(of: alias.name)).prefix { $0 == $1 }.map(\.0)
            let short = ObjectiveCName.escaped(Self.short(name, words))
            return "extension \(alias.name) { public static let \(short) = \(alias.name)(rawValue: \(value)) }"
        }
        if type.name == "String" || type.name == "Notification.Name" {
            let text = given ?? "\"\(name)\""
            // Names of notifications are members of their type.
            if type.name == "Notification.Name" || name.hasSuffix("Notification") {
                let member = name.hasSuffix("Notification") ? String(name.dropLast("Notification".count)) : name
                guard !member.isEmpty else { return nil }
                return "extension Notification.Name { public static let \(member) = Notification.Name(\(text)) }"
            }
            return "public let \(name): String = \(text)"
        }
        guard let value = given?.trimmingSuffix("f") ?? EmptyValue.of(type.name) else { return nil }
        return "public let \(name): \(type.name) = \(value)"
    }

    /// Returns a literal with characters as Swift writes them: `\u{FFFC}` for `\uFFFC`.
    private static func swiftText(_ literal: String) -> String {
        literal.replacing(#/\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{1,2}))/#) { match in
            "\\u{\(match.output.1 ?? match.output.2 ?? match.output.3 ?? "0")}"
        }
    }

    /// Returns the structure of errors that Swift makes of an enumeration of their codes.
    private func errors(_ enumeration: HeaderDeclarations.Enumeration, domain: String) -> String {
        let name = enumeration.name
        let codes = enumeration.cases.map { Self.caseName(of: $0.name, in: enumeration) }
        return """
            public struct \(name): Error, CustomNSError, Hashable {
                public enum Code: Int { \(zip(codes, enumeration.cases).map { "case \($0) = \($1.value)" }.joined(separator: "; ")) }
                public static var errorDomain: String { \(declarations.constants.contains { $0.name == domain } ? domain : "\"\(domain)\"") }
                public let code: Code, userInfo: [String: Any]
                public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }
                public var errorCode: Int { code.rawValue }
                public var errorUserInfo: [String: Any] { userInfo }
                public static func == (one: \(name), other: \(name)) -> Bool { one.code == other.code }
                public func hash(into hasher: inout Hasher) { hasher.combine(code) }
                \(codes.map { "public static var \($0): Code { .\($0) }" }.joined(separator: "; "))
            }
            """
    }

    private func enumeration(_ enumeration: HeaderDeclarations.Enumeration) -> String {
        if case .errors(let domain) = enumeration.kind { return errors(enumeration, domain: domain) }
        let name = enumeration.name, type = enumeration.type
        guard enumeration.kind != .constants else {
            let constants = enumeration.cases.map { choice in
                "public let \(choice.name)" + (name.isEmpty ? ": Int = \(choice.value)" : " = \(name)(rawValue: \(choice.value))")
            }
            guard !name.isEmpty else { return constants.joined(separator: "\n") }
            let head = """
                public struct \(name): RawRepresentable, Hashable { public var rawValue: \(type)
                    public init(rawValue: \(type)) { self.rawValue = rawValue }
                    public init(_ rawValue: \(type)) { self.rawValue = rawValue } }
                """
            return ([head] + constants).joined(separator: "\n")
        }
        var seen: Set<Int> = [], lines: [String] = []
        for choice in enumeration.cases {
            let short = Self.caseName(of: choice.name, in: enumeration)
            if enumeration.kind == .options {
                lines.append("public static let \(short) = \(name)(rawValue: \(choice.value))")
            } else if seen.insert(choice.value).inserted {
                lines.append("case \(short) = \(choice.value)")
            } else if let first = enumeration.cases.first(where: { $0.value == choice.value }) {
                lines.append("public static var \(short): \(name) { .\(Self.caseName(of: first.name, in: enumeration)) }")
            }
        }
        let body = lines.joined(separator: "\n    ")
        guard enumeration.kind == .options else { return "public enum \(name): \(type) {\n    \(body)\n}" }
        return """
            public struct \(name): OptionSet { public var rawValue: \(type)
                public init(rawValue: \(type)) { self.rawValue = rawValue }
                \(body)
            }
            """
    }

    /// Returns the words that all cases begin with, or the name of the type where they begin with it.
    private static func prefix(of cases: [String], _ name: String) -> [String] {
        let all = cases.map(ObjectiveCName.words)
        guard let first = all.first else { return [] }
        let own = ObjectiveCName.words(of: name)
        func begins(_ words: [String], with start: [String]) -> Bool {
            words.count > start.count && Array(words.prefix(start.count)) == start
        }
        if all.allSatisfy({ begins($0, with: own) }) { return own }
        var prefix = all.count > 1 ? first : Array(zip(first, own).prefix { $0 == $1 }.map(\.0))
        while !prefix.isEmpty, !all.allSatisfy({ begins($0, with: prefix) }) { prefix.removeLast() }
        return prefix
    }

    private static func short(_ name: String, _ prefix: [String]) -> String {
        let rest = ObjectiveCName.words(of: name).dropFirst(prefix.count).joined()
        return rest.first?.isNumber != false ? ObjectiveCName.lowered(name) : ObjectiveCName.lowered(rest)
    }

    // MARK: Classes

    /// Returns a member with the arguments that Swift gives a generic class whose header has none there: what each must be at least.
    private func specialised(_ member: String) -> String {
        declarations.interfaces.reduce(member) { member, interface in
            guard !interface.arguments.isEmpty, member.contains(interface.name), let name = try? Regex("\\b\(interface.name)\\b(?!<)")
            else {
                return member
            }
            return member.replacing(name, with: "\(interface.name)<\(interface.arguments.map(\.bound).joined(separator: ", "))>")
        }
    }

    private func type(_ interface: HeaderDeclarations.Interface) -> String {
        let name = interface.name, attributes = managed[name]
        var superclass = ObjectiveCType.swiftName(interface.superclass ?? "NSObject")
        if superclass != "NSObject", !isKnown(superclass) { superclass = attributes == nil ? "NSObject" : "NSManagedObject" }
        let isGeneric = declarations.interfaces.contains { $0.name == superclass && !$0.arguments.isEmpty }
        let given = isGeneric && !interface.superclassArguments.isEmpty ? "<\(interface.superclassArguments.joined(separator: ", "))>" : ""
        let above = superclasses(of: interface)
        let heads = ([specialised(superclass + given)] + protocols(interface).filter { conforms(interface, above, to: $0) })
            .joined(separator: ", ")
        let system = above.last.map { $0.superclass ?? "NSObject" } ?? superclass
        var interface = completed(interface, besides: above.map { completed($0) })
        // What the superclass in UIKit has is inherited; storage cannot be overridden.
        interface.properties.removeAll { isInherited($0.name, from: system) || isInherited($0.getter ?? $0.name, from: system) }
        let weakly = Set(interface.arguments.map(\.name))
        for index in interface.properties.indices where weakly.contains(interface.properties[index].type.name) {
            // An argument may be a protocol.
            interface.properties[index].isWeak = false
        }
        var lines = interface.properties.filter { attributes?.contains($0.name) == true }
            .map { "@NSManaged public var \($0.name): \($0.type.written)" }
        lines += interface.properties.filter { attributes?.contains($0.name) != true }.map { property($0, of: name) }
        lines += methods(interface.methods, of: name, isDeclaration: false, besides: system)
        lines += inheritedInitializers(besides: lines, above, system)
        lines += requirements(of: interface, besides: above, declared: lines)
        let arguments = interface.arguments.isEmpty ? "" : "<\(interface.arguments.map(\.name).joined(separator: ", "))>"
        return "open class \(name)\(arguments): \(heads) {\n" + lines.map { "    \(specialised($0))\n" }.joined() + "}"
    }

    /// Whether a class of UIKit or Core Data has a property or an initialiser, or any class a method: `title`, `isEqual(_:)`.
    private func isInherited(_ member: String, from name: String) -> Bool {
        if Self.ofAll.contains(member) { return true }
        let name = ObjectiveCType.swiftName(name)
        return KnownModules.hasProperty(member, name) || KnownModules.hasInitializer(member, name)
    }

    /// Returns the initialisers that a class has from its superclasses, if it declares designated ones.
    private func inheritedInitializers(
        besides lines: [String], _ above: [HeaderDeclarations.Interface], _ system: String
    ) -> [String] {
        guard lines.contains(where: ObjectiveCInitializer.isDesignated) else { return [] }
        let others = above.flatMap { methods($0.methods, of: $0.name, isDeclaration: false, besides: system) }
        var known = Set(lines.filter(ObjectiveCInitializer.isInitializer).map(Self.labels))
        return (others.filter(ObjectiveCInitializer.isDesignated) + ObjectiveCInitializer.designated(of: systemClass(system)))
            .filter { known.insert(Self.labels($0)).inserted }.compactMap(ObjectiveCInitializer.override)
    }

    /// Returns the call of the superclass's initialiser by one of the class's own; nil if it has to call another of its own.
    private func superInit(for method: HeaderDeclarations.Method, of owner: String) -> String? {
        guard managed[owner] == nil, let interface = declarations.interfaces.first(where: { $0.name == owner && $0.superclass != nil }),
            method.isDesignated || !interface.methods.contains(where: \.isDesignated)
        else { return nil }
        let system = systemClass(superclasses(of: interface).last?.superclass ?? interface.superclass ?? "NSObject")
        return system == "NSObject" ? "super.init()" : KnownModules.plainSuperInit(of: system)
    }

    /// The class's name in Swift; a class that is missing is replaced by `NSObject`.
    private func systemClass(_ name: String) -> String {
        let name = ObjectiveCType.swiftName(name)
        return isKnown(name) ? name : "NSObject"
    }

    /// Returns the methods that the protocols of UIKit require: implementations have them, and headers do not repeat them.
    private func requirements(
        of interface: HeaderDeclarations.Interface, besides above: [HeaderDeclarations.Interface], declared: [String]
    ) -> [String] {
        let inherited = Set(above.flatMap(\.protocols).flatMap(KnownModules.requirements))
        return interface.protocols.flatMap(KnownModules.requirements).filter { head in
            let start = head.prefix { $0 != "(" }, labels = Self.labels(head)
            return !inherited.contains(head) && !declared.contains { $0.contains("\(start)(") && Self.labels($0) == labels }
        }.map { head in
            let note = note(interface.name, String(head.dropFirst("func ".count).prefix { $0 != "(" }))
            guard let arrow = head.range(of: " -> ", options: .backwards) else { return "open \(head) { \(note) }" }
            var type = String(head[arrow.upperBound...])
            let isOptional = type.hasSuffix("?")
            if isOptional { type.removeLast() }
            return
                "open \(head) { \(result(of: ObjectiveCType(name: type, presence: isOptional ? .optional : .always), isFactory: true, noting: note)) }"
        }
    }

    /// Returns the labels of a function as it is written: `["_", "cellForRowAt"]`.
    private static func labels(_ function: String) -> [String] {
        guard let open = function.firstIndex(of: "("), let close = function[open...].firstIndex(of: ")") else { return [] }
        return function[function.index(after: open)..<close].split(separator: ",").compactMap { part in
            part.split(separator: ":").first.flatMap { $0.split(separator: " ").first }.map(String.init)
        }
    }

    private static let ofAll: Set<String> = [
        "init()", "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()", "self()", "superclass()",
    ]

    private func superclasses(of interface: HeaderDeclarations.Interface) -> [HeaderDeclarations.Interface] {
        var result: [HeaderDeclarations.Interface] = [], current = interface
        while let next = declarations.interfaces.first(where: { $0.superclass != nil && $0.name == current.superclass }),
            next.name != interface.name, !result.contains(where: { $0.name == next.name })
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// Whether a class has a protocol's properties with the protocol's types. One with arguments has its own where the protocol has any object.
    private func conforms(
        _ interface: HeaderDeclarations.Interface, _ above: [HeaderDeclarations.Interface], to name: String
    ) -> Bool {
        guard let found = declarations.interfaces.first(where: { $0.isProtocol && $0.name == name }) else { return true }
        return found.properties.allSatisfy { required in
            let own = ([interface] + above).lazy.compactMap { $0.properties.first { $0.name == required.name } }.first
            return own.map { $0.type.name == required.type.name } ?? true
        }
    }

    /// Returns a class with what its protocols require and its header does not repeat.
    /// - Parameter superclasses: The classes from which it has some of that.
    private func completed(
        _ interface: HeaderDeclarations.Interface, besides superclasses: [HeaderDeclarations.Interface] = []
    ) -> HeaderDeclarations.Interface {
        var result = interface, waiting = interface.protocols, done: Set<String> = []
        let inheritedMethods = superclasses.flatMap { $0.methods.map(\.selector) }
        let inheritedProperties = Set(superclasses.flatMap { $0.properties.map(\.name) })
        while let name = waiting.popLast() {
            guard done.insert(name).inserted, let found = declarations.interfaces.first(where: { $0.isProtocol && $0.name == name }) else {
                continue
            }
            waiting += found.protocols
            let getters = result.properties.map { [$0.getter ?? $0.name] }
            for method in found.methods
            where !method.isOptional && !(result.methods.map(\.selector) + getters + inheritedMethods).contains(method.selector) {
                result.methods.append(method)
            }
            for property in found.properties
            where !property.isOptional && !inheritedProperties.contains(property.name)
                && !result.properties.contains(where: { $0.name == property.name })
            {
                result.properties.append(property)
            }
        }
        return result
    }

    private func protocols(_ interface: HeaderDeclarations.Interface) -> [String] {
        interface.protocols.map { $0 == "NSObject" ? "NSObjectProtocol" : ObjectiveCType.swiftName($0) }
            .filter { name in interface.isProtocol ? name == "NSObjectProtocol" || isKnown(name) : own.contains(name) || isDeclared(name) }
            .filter {
                !["NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "NSFastEnumeration"].contains($0) || interface.isProtocol
            }
    }

    /// Whether a type is a view of the headers' own that code takes to be there, such as the control that a library adds to lists: code that is not
    /// compiled here would set it. One that is in no window takes its place.
    private func isOwnView(_ type: ObjectiveCType) -> Bool {
        guard type.presence == .unknown,
            let interface = declarations.interfaces.first(where: { $0.superclass != nil && $0.name == type.name })
        else { return false }
        let oldest = (superclasses(of: interface).last ?? interface).superclass
        return oldest.map { $0 == "UIView" || KnownModules.index.ancestors(of: $0).contains("UIView") } ?? false
    }

    /// Whether a type is a class of the headers' own whose object code takes to be there, such as the manager that a printer has: the initialiser
    /// that is not compiled here would make it. Classes that Swift cannot make without arguments are not.
    private func isOwnObject(_ type: ObjectiveCType) -> Bool {
        guard type.presence == .unknown,
            let interface = declarations.interfaces.first(where: { $0.superclass != nil && $0.name == type.name })
        else { return false }
        return (superclasses(of: interface).last ?? interface).superclass == "NSObject"
    }

    /// Members that are added to a class. Stored properties cannot be.
    /// A category of `NSString` is one of `String`, too, as which its texts come from other declarations.
    private func category(_ interface: HeaderDeclarations.Interface) -> String {
        ObjectiveCType.extended(interface.name).map { category(interface, of: $0) }.joined(separator: "\n")
    }

    private func category(_ interface: HeaderDeclarations.Interface, of name: String) -> String {
        // A category may say no more than that the class has what a protocol of the headers requires.
        let interface = completed(interface)
        // UIKit's property of the name may have another type than the protocol's.
        let kept = interface.protocols.filter { name in
            let required = declarations.interfaces.first { $0.isProtocol && $0.name == name }
            return required.map { !$0.properties.contains { KnownModules.hasProperty($0.name, interface.name) } } ?? false
        }
        let conformance = name == interface.name && !kept.isEmpty ? ": \(kept.joined(separator: ", "))" : ""
        let given = Set(declarations.interfaces.filter { $0.name == name && $0.superclass != nil }.flatMap(\.properties).map(\.name))
        let added = interface.properties.filter { !KnownModules.hasProperty($0.name, name) && !given.contains($0.name) }
        var lines = added.map { property in
            let modifier = property.isStatic ? "static " : "", type = property.type
            let note = note(interface.name, property.name)
            let body = result(of: type, isFactory: property.isStatic, noting: note)
            let words = access("public ", type.written) + modifier, head = "\(words)var \(Self.swiftName(of: property)): \(type.written)"
            // Implementations keep such a value beside the object. Values such as `String` have none.
            guard !property.isReadonly, !property.isStatic, name == interface.name else {
                return alias(property, of: name, words) + "\(head) { get { \(body) }\(property.isReadonly ? "" : " set { \(note) }") }"
            }
            let key = "\"\(interface.name).\(property.name)\", of: self"
            let missing =
                isOwnView(type)
                ? "let view = \(type.name)(frame: .zero); InterfaceOmission.keep(view as \(type.name)?, \(key)); return view" : body
            return
                "\(head) { get { InterfaceOmission.kept(\(key)) { \(missing) } } set { \(note); InterfaceOmission.keep(newValue, \(key)) } }"
        }
        lines += methods(interface.methods, of: name, isDeclaration: false, inExtension: true)
        return "extension \(name)\(conformance) {\n" + lines.map { "    \(specialised($0))\n" }.joined() + "}"
    }

    /// Swift leaves the owner's type out of the name of a property of the class: `UIColor.brand` for `brandColor`.
    private func alias(_ property: HeaderDeclarations.Property, of owner: String, _ words: String) -> String {
        let full = Self.swiftName(of: property)
        guard property.isStatic, property.type.name == owner,
            let short = ObjectiveCName.names(of: [property.name], types: [], result: owner).first?.base, short != property.name
        else { return "" }
        return "\(words)var \(ObjectiveCName.escaped(short)): \(property.type.written) { \(full) }\n    "
    }

    private func declaredProtocol(_ interface: HeaderDeclarations.Interface) -> String {
        let inherited = protocols(interface)
        var lines = interface.properties.map { property in
            "\(property.isOptional ? "@objc optional " : "")var \(Self.swiftName(of: property)): \(property.type.written) { get\(property.isReadonly ? "" : " set") }"
        }
        lines += methods(interface.methods, of: interface.name, isDeclaration: true)
        let head = inherited.isEmpty ? "AnyObject" : inherited.joined(separator: ", ")
        return "@objc public protocol \(interface.name): \(head) {\n" + lines.map { "    \(specialised($0))\n" }.joined() + "}"
    }

    /// A truth value has the name of its getter.
    private static func swiftName(of property: HeaderDeclarations.Property) -> String {
        ObjectiveCName.escaped(property.type.name == "Bool" ? property.getter ?? property.name : property.name)
    }

    private func property(_ property: HeaderDeclarations.Property, of owner: String) -> String {
        let name = Self.swiftName(of: property)
        let type = property.type, access = access(property.isStatic ? "public " : "open ", type.written)
        let words = access + (property.isStatic ? "static " : ""), head = alias(property, of: owner, words) + words + "var"
        // Only Objective-C sets it. A subclass may override it with a property that cannot be set.
        if property.isReadonly, !property.isStatic {
            if type.presence != .always || property.isWeak { return "\(head) \(name): \(type.written) { nil }" }
            if let value = EmptyValue.of(type.name) { return "\(head) \(name): \(type.written) { \(value) }" }
        }
        if property.isWeak {
            let object = type.name == "Any" ? ObjectiveCType(name: "AnyObject") : type
            return "\(words)weak var \(name): \(optional(object))"
        }
        if type.presence != .always {
            guard !property.isStatic, isOwnObject(type) else { return "\(head) \(name): \(type.written)" }
            return "\(access)lazy var \(name): \(type.written) = \(type.name)()"
        }
        if let start = EmptyValue.of(type.name) { return "\(head) \(name): \(type.name) = \(start)" }
        let storage = "plumb_\(property.name)"
        let missing = lost("\(owner).\(property.name) is set by Objective-C, which is not compiled here", type.name)
        return """
            \(property.isStatic ? "private static" : "private") var \(storage): \(optional(type))
                \(head) \(name): \(type.name) { get { if let value = \(storage) { return value }; let made: \(type.name) = \(missing); \
            \(storage) = made; return made } set { \(storage) = newValue } }
            """
    }

    /// Returns the value that Swift gives an argument that a call leaves out. A name for dictionaries is one of those (`SyncOptions`).
    private func usualValue(of type: ObjectiveCType, label: String, isLast: Bool) -> String? {
        guard let meant = declarations.aliases.first(where: { $0.name == type.name && !$0.isTyped })?.type.name, meant.hasPrefix("[") else {
            return type.usualValue(label: label, isLast: isLast)
        }
        var type = type
        type.name = meant
        return type.usualValue(label: label, isLast: isLast)
    }

    /// Returns how far a member is seen. The app's own types are hidden in its module, so what names one is, too.
    private func access(_ usual: String, _ types: String) -> String {
        let names = types.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return names.contains { isOfApp(String($0)) } ? "" : usual
    }

    private func optional(_ type: ObjectiveCType) -> String {
        var type = type
        type.presence = .optional
        return type.written
    }

    // MARK: Methods

    private func methods(
        _ methods: [HeaderDeclarations.Method], of owner: String, isDeclaration: Bool, inExtension: Bool = false,
        besides superclass: String? = nil
    ) -> [String] {
        var seen: Set<String> = []
        return methods.flatMap { method -> [String] in
            var method = method
            var hasThrown = false
            if method.parameters.last?.type.isErrorPlace == true {
                hasThrown = true
                method.parameters.removeLast()
                if method.parameters.isEmpty {
                    method.selector = [method.selector[0].replacing("WithError", with: "").replacing("AndReturnError", with: "")]
                } else {
                    method.selector.removeLast()
                }
                if method.result.name == "Bool" { method.result = .void } else { method.result.presence = .always }
            }
            guard !method.parameters.contains(where: \.type.isErrorPlace) else { return [] }
            let names = names(of: method, owner)
            // A requirement that a class must have has one name.
            return names.prefix(isDeclaration && !method.isOptional ? 1 : names.count).compactMap { name in
                let parameters = zip(name.labels, method.parameters).enumerated().map { number, pair in
                    let (label, parameter) = pair, inner = ObjectiveCName.escaped(parameter.name), isLast = number == name.labels.count - 1
                    let isSetter = number == 0 && isLast && name.base.hasPrefix("set")
                    let usual = isDeclaration || isSetter ? nil : usualValue(of: parameter.type, label: label, isLast: isLast)
                    return (label == parameter.name ? "" : label + " ") + "\(inner): \(parameter.type.ofParameter)"
                        + (usual.map { " = " + $0 } ?? "")
                }
                let key = "\(method.isStatic) \(name.base) \(name.labels)"
                guard seen.insert(key).inserted else { return nil }
                let full = "\(name.base)(\(name.labels.map { "\($0):" }.joined()))"
                if let superclass, isInherited(full, from: superclass) { return nil }
                return self.method(
                    method, name, parameters.joined(separator: ", "), owner, throwing: hasThrown, isDeclaration: isDeclaration, inExtension)
            }
        }
    }

    private func names(of method: HeaderDeclarations.Method, _ owner: String) -> [ObjectiveCName] {
        let types = method.parameters.map(\.type.name)
        if let written = method.swiftName, let open = written.firstIndex(of: "(") {
            let labels = written[open...].dropFirst().split(separator: ":").map(String.init).prefix(types.count)
            return [ObjectiveCName(base: String(written[..<open]), labels: Array(labels))]
        }
        if !method.isStatic, Self.isInitializer(method.selector[0]) { return ObjectiveCName.initializer(method.selector, types: types) }
        // A result's type is left out of a name if it is the type that has the method.
        let isOwner = ["Self", owner].contains(method.result.name)
        return ObjectiveCName.names(of: method.selector, types: types, result: isOwner ? owner : "", owner: owner)
    }

    private static func isInitializer(_ name: String) -> Bool {
        name.hasPrefix("init") && name.dropFirst(4).first?.isLowercase != true
    }

    private func method(
        _ method: HeaderDeclarations.Method, _ name: ObjectiveCName, _ parameters: String, _ owner: String, throwing: Bool,
        isDeclaration: Bool, _ inExtension: Bool
    ) -> String? {
        let effects = throwing ? " throws" : "", note = note(owner, method.selector.joined(separator: ":"))
        if name.base == "init" {
            // Those of Objective-C's own superclasses are inherited.
            guard !isDeclaration, !["frame", "coder", "nibName", "style"].contains(name.labels.first ?? "") else { return nil }
            // Without a word on nullability, Swift may ask for nil, and need not.
            let mark =
                switch method.result.presence {
                case _ where throwing, .always: ""
                case .optional: "?"
                case .unknown: "!"
                }
            let above = inExtension ? nil : superInit(for: method, of: owner), start = access("public ", parameters)
            let call = above ?? "self.init\(emptyArguments(of: owner))"
            return "\(start)\(above == nil ? "convenience " : "")init\(mark)(\(parameters))\(effects) { \(call); \(note) }"
        }
        var result = method.result
        if result.name == "Self", isDeclaration || !inExtension { result.name = owner }
        let clause = result.name == "Void" ? "" : " -> \(result.written)"
        let optional = isDeclaration && method.isOptional ? "@objc optional " : ""
        let head = "\(method.isStatic ? "static " : "")func \(ObjectiveCName.escaped(name.base))(\(parameters))\(effects)\(clause)"
        guard !isDeclaration else { return optional + head }
        let access = access(inExtension || method.isStatic ? "public " : "open ", parameters + clause)
        if method.isStatic, method.parameters.isEmpty, result.name == owner, Self.isShared(method.selector[0]) {
            return "\(access)\(head) { plumb_\(name.base) }\n    private static let plumb_\(name.base) = \(owner)()"
        }
        let isOfSelf = !method.isStatic && [owner, "Self"].contains(result.name)
        let body = isOfSelf ? "\(note); return self" : self.result(of: result, isFactory: method.isStatic, noting: note)
        return "\(access)\(head) { \(body) }"
    }

    /// Returns the arguments with which an object of a class is made: none, or those of its superclass in UIKit or Core Data.
    private func emptyArguments(of owner: String) -> String {
        guard let interface = declarations.interfaces.first(where: { $0.name == owner && $0.superclass != nil }) else { return "()" }
        let system = superclasses(of: interface).last?.superclass ?? interface.superclass ?? ""
        guard let value = KnownModules.value(of: system), value.hasPrefix(system + "(") else { return "()" }
        return String(value.dropFirst(system.count))
    }

    /// Whether a class has one object, which the method returns.
    private static func isShared(_ name: String) -> Bool {
        ["shared", "default", "standard", "main", "current", "instance", "manager"].contains { name.hasPrefix($0) }
    }

    private func note(_ owner: String, _ member: String) -> String {
        "InterfaceOmission.reached(\"\(owner).\(member) is Objective-C, which is not compiled here\")"
    }

    /// The protocols of which a method must return an object, and that require no values: `any Removable`.
    private var emptyProtocols: Set<String> {
        let results = Set(declarations.interfaces.flatMap(\.methods).map(\.result).filter { $0.presence == .always }.map(\.name))
        let plain = declarations.interfaces.filter { interface in
            interface.isProtocol && completed(HeaderDeclarations.Interface(name: "", protocols: [interface.name])).properties.isEmpty
        }
        return results.intersection(plain.map { "any \($0.name)" })
    }

    private static func emptyClass(of type: String) -> String { "PlumbEmpty_" + type.dropFirst("any ".count) }

    private func emptyObject(_ type: String) -> String {
        self.type(
            HeaderDeclarations.Interface(
                name: Self.emptyClass(of: type), superclass: "NSObject", protocols: [String(type.dropFirst("any ".count))]))
    }

    /// - Parameter isFactory: Whether the class makes the object: without a word on nullability, it mostly does.
    private func result(of type: ObjectiveCType, isFactory: Bool, noting note: String) -> String {
        if type.name == "Void" { return note }
        if type.presence == .optional { return "\(note); return nil" }
        if type.name == "any Error", type.presence == .always { return "\(note); return NSError(domain: \"Objective-C\", code: 0)" }
        if let value = EmptyValue.of(type.name) { return "\(note); return \(value)" }
        if let value = KnownModules.value(of: type.name), value.hasPrefix(type.name) { return "\(note); return \(value)" }
        if plainClasses.contains(type.name), isFactory || type.presence == .always { return "\(note); return \(type.name)()" }
        if emptyProtocols.contains(type.name) { return "\(note); return \(Self.emptyClass(of: type.name))()" }
        // A header that does not say whether there is a value is used in Swift as if there were.
        if type.presence == .unknown { return "\(note); return nil" }
        guard type.name != "Self" else { return "fatalError(\"an object is made by Objective-C, which is not compiled here\")" }
        return "return " + lost("an object of \(type.name) is made by Objective-C, which is not compiled here", type.name)
    }

    /// Returns the expression of a sample, without which the program ends with the sentence.
    private func lost(_ sentence: String, _ type: String) -> String {
        guard let sample = LostSample(type: type, owner: nil) else { return "fatalError(\"\(sentence)\")" }
        return "InterfaceOmission.lost(\"\(sentence)\", sample: \"\(sample.key)\")"
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
