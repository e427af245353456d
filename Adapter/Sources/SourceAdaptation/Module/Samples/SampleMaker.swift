import SwiftParser
import SwiftSyntax

/// Creates expressions for sample values of an app's types: the arguments of its controllers' initialisers and their injected properties.
///
/// Each of the app's types gets a function in the module's generated file, `plumbSample_User()`, and each of its protocols a class that
/// conforms to it. An error of the compiler in one of them excludes that type; the others stay.
final class SampleMaker {
    let index: ModuleIndex
    /// The types and protocols whose samples did not compile, with the compiler's messages.
    private let excluded: [String: String]
    /// The classes that the app's documents name.
    private let documentClasses: DocumentClasses
    /// The numbers of the files of other people's code.
    private let foreignFiles: Set<Int>
    /// How many values that may be missing the value is inside of.
    private var optionals = 0
    /// The generated declarations by name; nil while one is being written.
    private var declarations: [String: Result<String, SampleGap>?] = [:]
    /// The number of types around the current one; deeper ones are not created.
    private var depth = 0
    /// The object that the current value is made for; nil inside generated functions, which know none.
    private var screen: SampleScreen?
    /// What the object that is being made takes its properties for, until the values of its initialiser are made.
    private var casts: [String: String] = [:]
    /// Whether the current value names that object.
    private var namesScreen = false
    /// The calls of generated functions whose value comes from an initialiser that may return nil, with that initialiser's call.
    private var failing: [String: String] = [:]

    private static let maximumDepth = 8
    /// The line before each declaration, which names the type whose sample it makes.
    static let mark = "// sample: "
    private static let present = "InterfaceSample.present("

    init(
        index: ModuleIndex, excluded: [String: String] = [:], documentClasses: DocumentClasses = DocumentClasses(),
        foreignFiles: Set<Int> = []
    ) {
        self.index = index
        self.excluded = excluded
        self.documentClasses = documentClasses
        self.foreignFiles = foreignFiles
    }

    /// The generated functions and classes, sorted by name.
    var text: String {
        declarations.sorted { $0.key < $1.key }.compactMap { try? $0.value?.get() }.map { "\n" + $0 + "\n" }.joined()
    }

    /// Returns an expression of the type.
    /// - Parameter name: What the value is called, with its owner: `User.email`.
    /// - Parameter owner: The type in which the type is written, whose nested types it sees by simple name.
    func value(of type: String, named name: String, in owner: String?, generics: [String: String] = [:]) throws(SampleGap) -> String {
        guard let syntax = TypeSyntax(parsing: type) else { throw SampleGap("the type `\(type)` cannot be read") }
        return try value(of: syntax, SampleContext(name: name, owner: owner, generics: generics))
    }

    // MARK: Types as written

    private func value(of type: TypeSyntax, _ context: SampleContext) throws(SampleGap) -> String {
        if let optional = type.wrapped { return try optionalValue(of: optional, context) }
        if screen?.isOf(type, in: context.owner) == true {
            namesScreen = true
            return SampleScreen.name
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return try value(of: attributed.baseType, context) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return try value(of: some.constraint, context) }
        if let function = type.as(FunctionTypeSyntax.self) { return try closure(function, context) }
        if let array = type.as(ArrayTypeSyntax.self) { return list(array.element, context) }
        if let dictionary = type.as(DictionaryTypeSyntax.self) {
            guard let key = try? value(of: dictionary.key, context), let value = try? value(of: dictionary.value, context) else {
                return "[:]"
            }
            return "[\(key): \(value)]"
        }
        if let tuple = type.as(TupleTypeSyntax.self) { return try self.tuple(tuple, context) }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return try conformer(to: composition.elements.map(\.type.trimmedDescription), context)
        }
        if let meta = type.as(MetatypeTypeSyntax.self) { return meta.baseType.trimmedDescription + ".self" }
        if let name = type.as(IdentifierTypeSyntax.self) {
            return try named(name.name.text, arguments: name.genericArgumentClause.types, context)
        }
        if let member = type.as(MemberTypeSyntax.self) {
            let base = member.baseType.trimmedDescription
            if let published = member.baseType.onlyArgument(of: "Published"), member.name.text == "Publisher" {
                return try "\(base)(initialValue: \(value(of: published, context))).projectedValue"
            }
            let isModule = index.resolve(base, in: context.owner) == nil && KnownModules.index.type(named: base) == nil
            return try named(
                (isModule ? "" : base + ".") + member.name.text, arguments: member.genericArgumentClause.types, context)
        }
        throw SampleGap("the type `\(type.trimmedDescription)` has no sample value")
    }

    /// Optional values are present. Delegates are not, which belong to the screen before; and nothing loads or has failed.
    private func optionalValue(of type: TypeSyntax, _ context: SampleContext) throws(SampleGap) -> String {
        let names = [type.trimmedDescription, context.name].map { $0.lowercased() }
        guard !names.contains(where: { $0.hasSuffix("delegate") || $0.hasSuffix("datasource") || SampleStates.isPassing($0) }) else {
            return "nil"
        }
        optionals += 1
        defer { optionals -= 1 }
        do {
            let made = try value(of: type, context)
            // A library tells its own objects from others (`ConstraintRelatableTarget?`), and can do without.
            return isOfLibrary(type, context) ? "nil" : failing[made] ?? made
        } catch { return "nil" }
    }

    /// Whether a type is a protocol of other people's code.
    private func isOfLibrary(_ type: TypeSyntax, _ context: SampleContext) -> Bool {
        let name = (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).trimmedDescription
        guard let own = index.resolve(name, in: context.owner), let place = index.types[own] else { return false }
        return index[place].kind == .protocol && foreignFiles.contains(place.file)
    }

    private func list(_ element: TypeSyntax, _ context: SampleContext) -> String {
        optionals += 1
        defer { optionals -= 1 }
        do { return SampleLiterals.list(try value(of: element, context)) } catch { return "[]" }
    }

    private func tuple(_ tuple: TupleTypeSyntax, _ context: SampleContext) throws(SampleGap) -> String {
        var parts: [String] = []
        for element in tuple.elements {
            let label = element.firstName?.text
            let value = try value(of: element.type, context.named(label ?? context.name))
            parts.append((label.map { "\($0): " } ?? "") + value)
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    /// A closure that does nothing, or returns a sample.
    private func closure(_ function: FunctionTypeSyntax, _ context: SampleContext) throws(SampleGap) -> String {
        let head = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        let result = function.returnClause.type.trimmedDescription
        guard !["Void", "()", "Swift.Void"].contains(result) else { return "{ \(head.isEmpty ? "" : head)}" }
        return "{ \(head)\(try value(of: function.returnClause.type, context)) }"
    }

    private func named(_ name: String, arguments: [TypeSyntax], _ context: SampleContext) throws(SampleGap) -> String {
        if let actual = context.generics[name] { return try value(of: actual, named: context.name, in: context.owner) }
        if let optional = arguments.first, name == "Optional" { return try optionalValue(of: optional, context) }
        if arguments.count == 1, ["Array", "ContiguousArray"].contains(name) { return list(arguments[0], context) }
        do {
            let own = index.resolve(name, in: context.owner), alias = index.alias(name, in: context.owner)
            // What a type means by a name is nearer than what the module does.
            if let own, alias?.owner == nil || own != name {
                return try ownValue(own, arguments: arguments.map(\.trimmedDescription), context)
            }
            if let alias {
                return try deeper(in: name) { () throws(SampleGap) in try value(of: alias.type, named: context.name, in: alias.owner) }
            }
        } catch {
            guard let made = try future(name, arguments, context) else { throw error }
            return made
        }
        if arguments.isEmpty, let literal = SampleLiterals.value(of: name, named: context.name) { return literal }
        do {
            let generic = try SampleLiterals.value(of: name, arguments: arguments.map(\.trimmedDescription)) { argument throws(SampleGap) in
                try self.value(of: argument, named: context.name, in: context.owner, generics: context.generics)
            }
            if let generic { return generic }
        } catch { throw error.inside(name) }
        if SampleLiterals.plainProtocols.contains(name) { return try conformer(to: [name], context) }
        if arguments.isEmpty, let known = KnownModules.value(of: name) {
            return known.hasPrefix(".") ? name + known : known == "[]" ? name + "()" : known
        }
        if KnownModules.index.isProtocol(name) { return try conformer(to: [name], context) }
        if let made = try future(name, arguments, context) { return made }
        throw SampleGap("no sample value of `\(name)` is known")
    }

    /// Returns a library's type that only its own code makes.
    private func future(_ name: String, _ arguments: [TypeSyntax], _ context: SampleContext) throws(SampleGap) -> String? {
        try SampleLiterals.future(
            name, arguments: arguments.map(\.trimmedDescription),
            value: { argument throws(SampleGap) in
                try self.value(of: argument, named: context.name, in: context.owner, generics: context.generics)
            })
    }

    // MARK: The app's types

    private func ownValue(_ name: String, arguments written: [String], _ context: SampleContext) throws(SampleGap) -> String {
        let arguments = written.map { context.generics[$0] ?? $0 }
        guard let type = index.type(named: name) else { throw SampleGap("`\(name)` is not declared") }
        guard type.access > .fileprivate, !type.isLocal else { throw SampleGap("`\(name)` is private") }
        if type.kind == .protocol { return try conformer(to: [name], context) }
        if index.isAppDelegate(name) { return "MainActor.assumeIsolated { UIApplication.shared.delegate as! \(name) }" }
        guard type.genericNames.count == arguments.count, !type.isGeneric || !arguments.isEmpty else {
            throw SampleGap("`\(name)` is generic")
        }
        if arguments.isEmpty, let complete = completeSubclass(of: type, context) { return complete }
        if arguments.isEmpty, let own = knowingScreen(type) { return own }
        guard arguments.isEmpty else {
            let generics = Dictionary(zip(type.genericNames, arguments), uniquingKeysWith: { first, _ in first })
            return try deeper(in: name) { () throws(SampleGap) in
                try construction(of: type, written: "\(name)<\(arguments.joined(separator: ", "))>", generics: generics)
            }
        }
        let function = "plumbSample_" + name.underscored
        try declare(function, for: name) { () throws(SampleGap) in
            let value = try construction(of: type, written: name, generics: [:])
            let isOnMainActor = index.isMainActor(name) || index.declaredMembers(of: name).contains(where: \.isMainActor)
            if value.hasPrefix(Self.present), !isOnMainActor {
                failing[function + "()"] = String(value.dropFirst(Self.present.count).dropLast())
            }
            return "func \(function)() -> \(name) { \(isOnMainActor ? "MainActor.assumeIsolated { \(value) }" : value) }"
        }
        return function + "()"
    }

    /// Returns an object that knows the screen it is made for, as a presenter does; nil for others, of which one function makes all samples.
    private func knowingScreen(_ type: TypeDeclaration) -> String? {
        guard let screen, type.kind == .class, screen.isKnown(to: type.name) else { return nil }
        let before = namesScreen
        namesScreen = false
        let made = try? deeper(in: type.name) { () throws(SampleGap) in try construction(of: type, written: type.name, generics: [:]) }
        guard namesScreen, let made else {
            namesScreen = before
            return nil
        }
        return made
    }

    /// Returns a sample of a subclass, if the class leaves members to its subclasses and stops the program where they are not replaced; nil
    /// for other types.
    private func completeSubclass(of type: TypeDeclaration, _ context: SampleContext) -> String? {
        let isLeftOpen = { (member: Member) in member.kind != .initializer && !member.isStatic && member.isRefused }
        guard type.kind == .class, type.members.contains(where: { isLeftOpen($0) && $0.access > .private }) else { return nil }
        for name in index.types.keys.sorted() where index.superclass(of: name) == type.name {
            if let made = try? ownValue(name, arguments: [], context) { return made }
        }
        return nil
    }

    /// Writes a declaration once. A type that contains itself has no sample inside its own sample.
    private func declare(_ key: String, for name: String, _ text: () throws(SampleGap) -> String) throws(SampleGap) {
        switch declarations[key] {
        case .some(.some(let done)): _ = try done.get()
        case .some(.none): throw SampleGap("`\(name)` contains itself")
        case nil:
            if let message = excluded[name] { throw SampleGap("its sample does not compile: \(message)").inside(name) }
            declarations[key] = .some(nil)
            let outside = (screen, namesScreen)
            screen = nil
            defer { (screen, namesScreen) = outside }
            do {
                declarations[key] = .success("\(Self.mark)\(name)\n" + (try deeper(in: name, text)))
            } catch {
                // Inside another type's sample it may only be too deep.
                declarations[key] = depth == 0 ? .failure(error) : nil
                throw error
            }
        }
    }

    private func deeper(in name: String, _ body: () throws(SampleGap) -> String) throws(SampleGap) -> String {
        guard depth < Self.maximumDepth else { throw SampleGap("`\(name)` is \(depth) types deep") }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }

    private func construction(of type: TypeDeclaration, written: String, generics: [String: String]) throws(SampleGap) -> String {
        if let given = givenSample(of: type) { return given }
        switch type.kind {
        case .enum: return try enumeration(type, written: written, generics: generics)
        case .class, .actor:
            let chain = [type.name] + index.ancestors(of: type.name)
            if chain.last(where: { $0 != "NSObject" }) == "NSManagedObject" { return "ManagedObjectTypes.sample(\(written).self)" }
            // Its only initialiser is the one that the compiler writes.
            if isDecodable(type), isIncomplete(type) { return "InterfaceSample.decoded(\(written).self)" }
            do {
                let made = "\(written)(\(try arguments(of: type.name, chain: chain, generics: generics)))"
                let isInDocument = documentClasses.controllers.contains(type.name) && chain.contains("UIViewController")
                return filled(
                    isInDocument ? "InterfaceSample.controller(\(written).self) { \(made) }" : made, of: chain, generics: generics)
            } catch {
                if let made = factoryCall(of: type.name, generics) { return filled(made, of: chain, generics: generics) }
                if isDecodable(type) { return "InterfaceSample.decoded(\(written).self)" }
                guard let made = failingCall(of: type.name, written, generics) else { throw error }
                return made
            }
        default: return try structure(type, written: written, generics: generics)
        }
    }

    /// Returns a value that the type itself offers: its authors know best what is plausible.
    private func givenSample(of type: TypeDeclaration) -> String? {
        let members = index.places(of: type.name).flatMap { index[$0].members }
            .filter { $0.kind == .property && $0.isStatic && $0.access > .fileprivate }
        let words = ["preview", "sample", "mock", "example", "placeholder", "stub"] + ["shared", "standard", "default", "sharedInstance"]
        for word in words {
            // Stubs of what an app works with, rather than of its data, have nothing to show.
            if word == "stub", holdsProtocols(type) { continue }
            for member in members where member.base.filter({ $0 != "`" }) == word {
                let written = member.signature?.result
                if written == nil || written == type.simpleName || written == type.name || written == "Self" {
                    return "\(type.name).\(word)"
                }
            }
        }
        return validConstant(of: type)
    }

    /// Whether a property of the type is of one of the app's protocols.
    private func holdsProtocols(_ type: TypeDeclaration) -> Bool {
        type.members.contains { member in
            guard member.kind == .property, !member.isStatic, let written = member.storage?.type else { return false }
            let plain = written.split(whereSeparator: { " ()?!".contains($0) }).last.map(String.init) ?? written
            return index.resolve(plain, in: type.name).map { index.type(named: $0)?.kind == .protocol } ?? false
        }
    }

    /// Returns a constant of a type that checks what it holds, as one with an initialiser that may fail does: `static let zero = Self(…)`. A
    /// sample of its own might not pass.
    private func validConstant(of type: TypeDeclaration) -> String? {
        let members = index.places(of: type.name).flatMap { index[$0].members }
        guard type.kind == .struct, members.contains(where: { $0.kind == .initializer && $0.isFailable }) else { return nil }
        let constant = members.first { member in
            guard member.kind == .property, member.isStatic, member.access > .fileprivate, let storage = member.storage,
                storage.isConstant
            else { return false }
            let made = storage.value.map { String($0.prefix { $0 != "(" }) }
            return [storage.type, made].contains { [type.simpleName, type.name, "Self"].contains($0) }
        }
        return constant.map { "\(type.name).\($0.base)" }
    }

    /// Returns the call of a static method by which the class wants to be made with data, such as `create(with:)`; nil without one.
    func factoryCall(of name: String, _ generics: [String: String] = [:]) -> String? {
        let results: Set<String> = [name, name.lastName, "Self"]
        let methods = index.places(of: name).flatMap { index[$0].members }.filter { member in
            guard member.kind == .method, member.isStatic, member.access > .fileprivate, let signature = member.signature else {
                return false
            }
            return signature.result.map(results.contains) == true && signature.genericParameters.isEmpty && signature.effects.isEmpty
                && !signature.parameters.isEmpty && signature.canForward
        }
        for method in methods.sorted(by: { ($0.signature!.parameters.count, $0.name) < ($1.signature!.parameters.count, $1.name) }) {
            let parameters = method.signature!.parameters.map { Member.Parameter(label: $0.label, type: $0.type, hasDefault: false) }
            if let values = try? list(parameters, of: name, named: method.base, generics) { return "\(name).\(method.base)(\(values))" }
        }
        return nil
    }

    /// The app's functions that make and return a controller, with the types that they are in, by the first controller that they make.
    private lazy var assemblies: [String: [(owner: String, member: Member)]] = {
        var found: [String: [(owner: String, member: Member)]] = [:]
        for owner in index.types.keys.sorted() {
            guard let type = index.type(named: owner), [.class, .struct, .enum].contains(type.kind), !type.isGeneric, !type.isLocal,
                type.access > .fileprivate
            else { continue }
            for member in index.places(of: owner).filter({ !foreignFiles.contains($0.file) }).flatMap({ index[$0].members }) {
                guard member.access > .fileprivate, !member.made.isEmpty, member.base != "makeUIViewController",
                    let signature = member.signature, signature.genericParameters.isEmpty, signature.effects.isEmpty, signature.canForward,
                    let made = member.made.lazy.compactMap({ self.index.resolve($0, in: owner) })
                        .first(where: { self.index.ancestors(of: $0).contains("UIViewController") }), made != owner
                else { continue }
                found[made, default: []].append((owner, member))
            }
        }
        return found
    }()

    /// Returns the call of the function by which the app itself makes a controller with what it works with, as the assemblies and routers of
    /// VIPER do: `DetailRouter.createModule(id: …)`; nil without one.
    func assembly(of name: String) -> String? {
        let found = assemblies[name] ?? []
        let function = "plumbAssembly_" + name.underscored
        for (owner, member) in found.sorted(by: {
            ($0.member.signature!.parameters.count, $0.owner, $0.member.name) < (
                $1.member.signature!.parameters.count, $1.owner, $1.member.name
            )
        }) {
            let parameters = member.signature!.parameters.map { Member.Parameter(label: $0.label, type: $0.type, hasDefault: false) }
            guard let values = try? list(parameters, of: owner, named: member.base, [:]) else { continue }
            let place: String
            if member.isStatic {
                place = owner
            } else {
                // What keeps the objects that its controllers only know weakly is kept.
                guard let type = index.type(named: owner), type.kind != .enum,
                    let made = try? type.kind == .class
                        ? "plumbKept(\(owner)(\(arguments(of: owner, chain: [owner] + index.ancestors(of: owner)))))" : "\(owner)()"
                else { continue }
                place = made
            }
            let call = "\(place).\(member.base)(\(values))"
            do {
                try declare(function, for: "assembly of \(name)") { () throws(SampleGap) in
                    "@MainActor func \(function)() -> UIViewController { \(call) }"
                }
                return function + "()"
            } catch { return nil }
        }
        return nil
    }

    /// Returns the call that tells which value a property has that nobody set; nil if there is none.
    func unset(_ property: UnsetProperties.Property) -> String? {
        registered(property.key, "plumbUnset_", type: property.type, owner: property.owner)
    }

    /// Returns the call that tells which value stands for code that was left out; nil if there is none.
    func lost(_ sample: LostSample) -> String? { registered(sample.key, "plumbLost_", type: sample.type, owner: sample.owner) }

    private func registered(_ key: String, _ prefix: String, type: String, owner: String?) -> String? {
        let function = prefix + key.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        do {
            try declare(function, for: key) { () throws(SampleGap) in
                let value = try value(of: type, named: key, in: owner)
                guard value != "nil" else { throw SampleGap("it stays nil").inside(key) }
                return "func \(function)() -> \(fullName(type, in: owner)) { \(value) }"
            }
        } catch { return nil }
        return "InterfaceSample.register(unset: \"\(key)\", \(function))"
    }

    /// Returns a nested type's name as other types write it.
    private func fullName(_ type: String, in owner: String?) -> String { owner.flatMap { index.resolve(type, in: $0) } ?? type }

    /// Returns calls that tell which object a view finds that nobody has put into its environment: a variable of the app with such an object,
    /// or a sample.
    func objects(of types: [EnvironmentType]) -> [String] {
        var calls: [String: String] = [:]
        for type in types {
            let written = type.owner.flatMap { index.resolve(type.name, in: $0) } ?? type.name
            let function = "plumbObject_" + written.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
            guard calls[function] == nil else { continue }
            do {
                try declare(function, for: "object of \(written)") { () throws(SampleGap) in
                    let shared = index.readings.lazy.flatMap(\.globals).first {
                        $0.type == written && $0.keyword != "func" && $0.access > .fileprivate
                    }
                    let head = "@MainActor func \(function)() -> \(written) { "
                    if let shared { return head + shared.name + " }" }
                    return head + (try value(of: written, named: written.lastName, in: type.owner)) + " }"
                }
                calls[function] = "InterfaceSample.register(object: \(function))"
            } catch { continue }
        }
        return calls.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether a type can be decoded, by its declaration or an extension.
    private func isDecodable(_ type: TypeDeclaration) -> Bool {
        index.places(of: type.name).contains { index[$0].inherited.contains { ["Decodable", "Codable"].contains($0.lastName) } }
    }

    /// Whether a class without an initialiser has properties that one would have to set.
    private func isIncomplete(_ type: TypeDeclaration) -> Bool {
        guard !index.places(of: type.name).contains(where: { index[$0].members.contains { $0.kind == .initializer } }) else { return false }
        return type.members.contains { member in
            guard member.kind == .property, !member.isStatic, let storage = member.storage, storage.value == nil, !storage.isLazy,
                let written = storage.type
            else { return false }
            return storage.isConstant || !(written.hasSuffix("?") || written.hasSuffix("!"))
        }
    }

    /// Returns the call that tells which values of an enumeration a server can send; nil for other types.
    func choices(of name: String) -> String? {
        guard let type = index.type(named: name), type.kind == .enum, !type.isGeneric, type.access > .fileprivate, !type.isLocal,
            isDecodable(type)
        else { return nil }
        let function = "plumbChoices_" + name.underscored
        do {
            try declare(function, for: name) { () throws(SampleGap) in
                let values = SampleStates.lasting(type.cases).compactMap { choice -> String? in
                    guard !choice.parameters.isEmpty else { return "\(name).\(choice.name)" }
                    return (try? list(choice.parameters, of: name, named: choice.name, [:])).map { "\(name).\(choice.name)(\($0))" }
                }
                guard !values.isEmpty else { throw SampleGap("no case can be made").inside(name) }
                return "@Sendable func \(function)() -> [\(name)] { [\(values.joined(separator: ", "))] }"
            }
        } catch { return nil }
        return "InterfaceSample.register(\(name).self, choices: \(function))"
    }

    /// Returns types of the app that a generic type can be used with, by its parameters: of several that fit, the one whose name has most in
    /// common with the type's, as `HomeViewModel` has with `HomeView`, and no double for tests. Nil if there are none for a parameter.
    func actualTypes(of type: TypeDeclaration) -> [String: String]? {
        var found: [String: String] = [:]
        for parameter in type.genericNames {
            let bounds = type.genericBounds[parameter] ?? []
            guard !bounds.isEmpty else { return nil }
            let fitting = index.types.keys.filter { name in
                guard let place = index.types[name], !foreignFiles.contains(place.file) else { return false }
                let candidate = index[place]
                return [.class, .struct, .actor].contains(candidate.kind) && !candidate.isGeneric && !candidate.isLocal
                    && candidate.access > .fileprivate
                    && bounds.allSatisfy { bound in
                        Self.everyClass.contains(bound)
                            || index.resolve(bound, in: type.name).map { index.conforms(name, toOneOf: index.refinements(of: $0)) } ?? false
                    }
            }
            func rank(_ name: String) -> (Int, Int, String) {
                let isDouble = Self.doubles.contains { name.lastName.lowercased().contains($0) }
                return (isDouble ? 1 : 0, -zip(name.lastName, type.simpleName).prefix { $0 == $1 }.count, name)
            }
            guard !bounds.allSatisfy(Self.everyClass.contains), let best = fitting.min(by: { rank($0) < rank($1) }) else { return nil }
            found[parameter] = best
        }
        return found
    }

    private static let doubles = ["mock", "stub", "fake", "dummy", "preview", "test"]

    /// Bounds that say nothing about what a type is.
    private static let everyClass: Set<String> = ["AnyObject", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable"]

    /// Returns the call that makes a generic controller with types of the app.
    func controller(generic type: TypeDeclaration) throws(SampleGap) -> String {
        guard let generics = actualTypes(of: type) else { throw SampleGap("`\(type.name)` is generic") }
        let function = "plumbScreen_" + type.name.underscored
        try declare(function, for: type.name) { () throws(SampleGap) in
            let made = try construction(of: type, written: written(type, generics), generics: generics)
            return "@MainActor func \(function)() -> UIViewController { \(made) }"
        }
        return function + "()"
    }

    private func written(_ type: TypeDeclaration, _ generics: [String: String]) -> String {
        let arguments = type.genericNames.compactMap { generics[$0] }
        return arguments.isEmpty ? type.name : "\(type.name)<\(arguments.joined(separator: ", "))>"
    }

    /// Returns the call that makes a controller for a view of SwiftUI, with sample values.
    func screen(of name: String, inStack: Bool) throws(SampleGap) -> String {
        guard let type = index.type(named: name) else { throw SampleGap("`\(name)` is not declared") }
        guard let generics = type.isGeneric ? actualTypes(of: type) : [:] else { throw SampleGap("`\(name)` is generic") }
        let function = "plumbScreen_" + name.underscored
        try declare(function, for: name) { () throws(SampleGap) in
            let made = try structure(type, written: written(type, generics), generics: generics)
            let shown = inStack ? "NavigationStack { \(made) }" : made
            return "@MainActor func \(function)() -> UIViewController { \(shown).makeHostingController() }"
        }
        return function + "()"
    }

    private func enumeration(_ type: TypeDeclaration, written: String, generics: [String: String]) throws(SampleGap) -> String {
        var last = SampleGap("it has no cases")
        for choice in SampleStates.sorted(type.cases) {
            guard !choice.parameters.isEmpty else { return "\(written).\(choice.name)" }
            do {
                let values = try list(choice.parameters, of: type.name, named: choice.name, generics)
                return "\(written).\(choice.name)(\(values))"
            } catch { last = error.inside(choice.name) }
        }
        throw last.inside(type.name)
    }

    private func structure(_ type: TypeDeclaration, written: String, generics: [String: String]) throws(SampleGap) -> String {
        let own = index[index.types[type.name]!].members.filter { $0.kind == .initializer }
        var gap = SampleGap("it has no initialiser that can be called")
        if own.isEmpty {
            do { return "\(written)(\(try memberwise(type, generics)))" } catch { gap = error }
        }
        let all = index.places(of: type.name).flatMap { index[$0].members }.filter { $0.kind == .initializer }
        do { return "\(written)(\(try cheapest(all, of: type.name, generics)))" } catch { gap = own.isEmpty ? gap : error }
        if isDecodable(type) { return "InterfaceSample.decoded(\(written).self)" }
        if let made = failingCall(of: type.name, written, generics) { return made }
        throw gap.inside(type.name)
    }

    /// Returns a value made by an initialiser that may return nil, as those of types do that check what they hold; nil without one.
    private func failingCall(of name: String, _ written: String, _ generics: [String: String]) -> String? {
        let initializers = index.places(of: name).flatMap { index[$0].members }.filter { $0.kind == .initializer }
        guard let arguments = try? cheapest(initializers.filter(\.isFailable), of: name, generics, isFailable: true) else { return nil }
        return "\(Self.present)\(written)(\(arguments)))"
    }

    private func memberwise(_ type: TypeDeclaration, _ generics: [String: String]) throws(SampleGap) -> String {
        var arguments: [String] = []
        for member in type.members where member.kind == .property && !member.isStatic {
            guard let storage = member.storage, !(storage.isConstant && storage.value != nil), !storage.isLazy else { continue }
            // What a view keeps or finds by itself is no argument.
            let wrapper = storage.attributes.first { $0.first?.isUppercase == true && $0 != "MainActor" }
            if let wrapper, storage.value != nil || Self.foundByViews.contains(wrapper) { continue }
            guard member.access > .fileprivate else { throw SampleGap("its property `\(member.name)` is private") }
            if storage.value != nil { continue }
            guard let written = storage.type else { throw SampleGap("the type of `\(member.name)` is not written") }
            if written.hasSuffix("?") && !storage.isConstant && written.lowercased().hasSuffix("delegate?") { continue }
            let name = member.name.filter { $0 != "`" }
            do {
                let value = try value(of: written, named: "\(type.simpleName).\(name)", in: type.name, generics: generics)
                arguments.append("\(name): " + (wrapper == "Binding" ? ".constant(\(value))" : value))
            } catch { throw error.inside(name) }
        }
        return arguments.joined(separator: ", ")
    }

    /// The wrappers of properties that a view finds in its surroundings, or that begin with a value of their own.
    private static let foundByViews: Set<String> = [
        "AccessibilityFocusState", "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding",
        "FocusedObject", "FocusedValue", "Namespace", "Query", "ScaledMetric", "SceneStorage", "SectionedFetchRequest",
    ]

    // MARK: Initialisers

    /// Returns the arguments of a class's initialiser that needs the fewest.
    /// - Parameter chain: The class and its ancestors.
    func arguments(of name: String, chain: [String], generics own: [String: String] = [:]) throws(SampleGap) -> String {
        let generics = own.merging(index.superclassGenerics(of: name)) { own, _ in own }
        let outside = casts
        casts = casts(of: chain)
        defer { casts = outside }
        for ancestor in chain {
            if KnownModules.index.types[ancestor] != nil, index.types[ancestor] == nil {
                guard let known = KnownModules.arguments(of: ancestor) else { throw SampleGap("`\(ancestor)` has no simple initialiser") }
                return known
            }
            guard index.declaring(ancestor) != nil else { return "" }
            let initializers = index.declaredMembers(of: ancestor).filter { $0.kind == .initializer }
            let isOpen = initializers.filter { $0.access > .fileprivate && !$0.isFailable }
            // A class without its own designated initialiser inherits those of its superclass.
            guard initializers.contains(where: { !$0.isConvenience && !$0.name.hasPrefix("init(coder:") }) else {
                if let own = try? cheapest(isOpen.filter(\.isConvenience), of: ancestor, generics) { return own }
                if initializers.contains(where: { !$0.isConvenience }) { throw SampleGap("only a document can create it") }
                continue
            }
            return try cheapest(isOpen, of: ancestor, generics)
        }
        return ""
    }

    private func cheapest(
        _ initializers: [Member], of owner: String, _ generics: [String: String], isFailable: Bool = false
    ) throws(SampleGap) -> String {
        let usable = initializers.filter {
            $0.access > .fileprivate && $0.isFailable == isFailable && !$0.isRefused
                && !$0.name.hasPrefix("init(coder:") && !$0.name.hasPrefix("init(nibName:")
        }
        // A view's own initialiser has what it shows; after `init(frame:)` the code that makes it sets that.
        func needed(_ member: Member) -> Int { member.name == "init(frame:)" ? 3 : member.parameters.count { !$0.hasDefault } }
        var gap = SampleGap("it has no initialiser that can be called")
        for initializer in usable.sorted(by: { (needed($0), $0.name) < (needed($1), $1.name) }) {
            // Without arguments, Swift would take the `init()` that classes of UIKit inherit.
            let isHidden = index.isOfUIKit(owner) && !initializer.parameters.isEmpty && needed(initializer) == 0
            if isHidden, let value = try? list([initializer.parameters[0]], of: owner, named: owner, generics) { return value }
            do { return try list(initializer.parameters.filter { !$0.hasDefault || $0.isShown }, of: owner, named: owner, generics) } catch
            {
                gap = error.inside("\(owner.lastName).\(initializer.name.replacing("?:", with: ":"))")
            }
        }
        if initializers.contains(where: { $0.name.hasPrefix("init(nibName:bundle:") }) { return "nibName: nil, bundle: nil" }
        throw gap
    }

    /// Returns the call of an initialiser by which a document and the screen before create a controller together, such as
    /// `init(coder:user:)`; nil without one.
    func documentCall(of name: String) -> String? {
        let initializers = index.declaredMembers(of: name).filter { member in
            member.kind == .initializer && member.access > .fileprivate && member.parameters.count > 1
                && member.parameters.contains { $0.label == "coder" && $0.type == "NSCoder" }
        }
        for initializer in initializers.sorted(by: { ($0.parameters.count, $0.name) < ($1.parameters.count, $1.name) }) {
            let arguments = initializer.parameters.filter { !$0.hasDefault }.map { parameter -> String? in
                guard parameter.label != "coder" else { return "coder: coder" }
                return try? list([parameter], of: name, named: name, [:])
            }
            if arguments.allSatisfy({ $0 != nil }) { return "\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))" }
        }
        return nil
    }

    private func list(
        _ parameters: [Member.Parameter], of owner: String, named name: String, _ generics: [String: String]
    ) throws(SampleGap) -> String {
        var arguments: [String] = []
        let casts = casts
        self.casts = [:]
        defer { self.casts = casts }
        for var parameter in parameters {
            if let meant = meant(parameter.label, parameter.type, casts, in: owner) { parameter.type = meant }
            guard !parameter.type.isEmpty else { throw SampleGap("it throws, is asynchronous or generic") }
            let label = parameter.label.map { "\($0): " } ?? ""
            if let base = base(parameter.type, of: owner, generics) {
                arguments.append(label + base)
                continue
            }
            let value = try value(
                of: parameter.type, named: "\(owner.lastName).\(parameter.label ?? name.lastName)", in: owner, generics: generics)
            let isLost = value.hasPrefix("PlumbSample_") && isHeldWeakly(parameter.type, by: owner)
            arguments.append(label + (isLost ? "plumbKept(\(value))" : value))
        }
        return arguments.joined(separator: ", ")
    }

    /// Returns what a class and its superclasses take their properties for; a subclass knows best.
    private func casts(of chain: [String]) -> [String: String] {
        chain.reversed().flatMap { index.places(of: $0) }.reduce(into: [:]) { casts, place in casts.merge(index[place].casts) { $1 } }
    }

    /// Returns the type that a property or parameter is taken for, if it is one of the app's that it can be.
    private func meant(_ name: String?, _ written: String, _ casts: [String: String], in owner: String) -> String? {
        guard let name, let cast = casts[name].flatMap({ index.resolve($0, in: owner) }), let type = index.type(named: cast),
            !type.isGeneric,
            type.kind != .protocol, let syntax = TypeSyntax(parsing: written)
        else { return nil }
        let plain = (syntax.wrapped ?? syntax).trimmedDescription.split(separator: " ").last.map { $0.filter { $0 != ")" } } ?? ""
        guard let declared = index.resolve(plain, in: owner), declared != cast else { return nil }
        return index.conforms(cast, toOneOf: index.refinements(of: declared)) ? cast : nil
    }

    /// Whether an object holds what it is given in a weak property, so that other code of the app has to keep it.
    private func isHeldWeakly(_ type: String, by owner: String) -> Bool {
        func plain(_ type: String) -> String {
            type.filter { !"?!()".contains($0) }.split(whereSeparator: \.isWhitespace).filter { $0 != "any" && $0 != "some" }.joined()
        }
        return index.places(of: owner).flatMap { index[$0].members }.contains { member in
            member.storage.map { $0.isWeak && $0.type.map(plain) == plain(type) } ?? false
        }
    }

    /// The app's classes and structures that have generic parameters, sorted by name.
    private lazy var genericTypes = index.types.keys.sorted().compactMap(index.type).filter {
        ($0.kind == .class || $0.kind == .struct) && $0.access > .fileprivate && !$0.genericNames.isEmpty
    }

    /// Returns what a box such as `AnyStore<Model>` is made of, `Store<Model>`: a type of the app that conforms to the protocol and has the
    /// same parameters.
    private func base(_ parameter: String, of owner: String, _ generics: [String: String]) -> String? {
        guard parameter.hasPrefix("some "), let box = index.type(named: owner), !box.genericNames.isEmpty else { return nil }
        let name = parameter.dropFirst(5), values = box.genericNames.compactMap { generics[$0] }
        guard values.count == box.genericNames.count else { return nil }
        for type in genericTypes where type.name != owner {
            guard type.genericNames.count == values.count, type.inherited.contains(where: { $0.lastName == name }) else { continue }
            let written = "\(type.name)<\(values.joined(separator: ", "))>"
            if let made = try? value(of: written, named: type.simpleName, in: owner, generics: generics) { return made }
        }
        return nil
    }

    // MARK: Injected properties

    /// Returns the expression followed by assignments of the properties that other code sets on such objects.
    func filled(_ made: String, of chain: [String], generics: [String: String] = [:]) -> String {
        let assignments = injections(of: chain, generics: generics)
        guard !assignments.isEmpty else { return made }
        return "{ let object = \(made); \(assignments.map { "object." + $0 }.joined(separator: "; ")); return object }()"
    }

    /// Returns assignments such as `model = plumbSample_Model()`, and calls of methods that set properties, such as `configure(with: …)`.
    func injections(of chain: [String], generics own: [String: String] = [:]) -> [String] {
        let generics = chain.first.map { own.merging(index.superclassGenerics(of: $0)) { own, _ in own } } ?? own
        var seen: Set<String> = []
        let set = assignments(of: chain, generics: generics, seen: &seen)
        return set + chain.filter { index.types[$0] != nil }.flatMap { settings(of: $0, generics: generics, seen: &seen) }
            + (isView(chain) ? [showing(in: chain, generics: generics)].compactMap(\.self) : [])
    }

    private func isView(_ chain: [String]) -> Bool { chain.contains("UIView") && !chain.contains("UIWindow") }

    /// The words with which methods begin that give a view or a cell what it shows.
    private static let showingWords = [
        "configure", "setup", "setUp", "set", "update", "bind", "fill", "populate", "render", "display", "show", "apply",
    ]

    /// Returns the call of the method by which a list or a screen gives a view its data, such as `configure(with: …)`: known by its name and
    /// by its parameters (inferred).
    private func showing(in chain: [String], generics: [String: String]) -> String? {
        for owner in chain where index.types[owner] != nil {
            let members = index.places(of: owner).flatMap { index[$0].members }
            let methods = members.compactMap { member -> (rank: Int, data: Int, member: Member)? in
                guard member.kind == .method, !member.isStatic, !member.isOverride, member.access > .fileprivate,
                    let signature = member.signature, signature.effects.isEmpty, signature.genericParameters.isEmpty,
                    (1...8).contains(signature.parameters.count),
                    let rank = Self.showingWords.firstIndex(where: { Self.begins(member.base, with: $0) })
                else { return nil }
                let data = signature.parameters.count { TypeSyntax(parsing: $0.type).map { isData($0.wrapped ?? $0) } ?? false }
                return data == 0 ? nil : (rank, data, member)
            }
            for method in methods.sorted(by: { ($0.rank, -$0.data, $0.member.name) < ($1.rank, -$1.data, $1.member.name) }) {
                let parameters = method.member.signature!.parameters.map {
                    Member.Parameter(label: $0.label, type: $0.type, hasDefault: false)
                }
                if let values = try? list(parameters, of: owner, named: owner.lastName, generics) {
                    return "\(method.member.base)(\(values))"
                }
            }
        }
        return nil
    }

    /// Whether a name is the word, or goes on with another word: `set`, `setUser`, not `settle`.
    private static func begins(_ name: String, with word: String) -> Bool {
        name.hasPrefix(word) && name.dropFirst(word.count).first?.isLowercase != true
    }

    /// Returns calls of the methods that do nothing but set properties which other code cannot set.
    private func settings(of owner: String, generics: [String: String], seen: inout Set<String>) -> [String] {
        let members = index.places(of: owner).flatMap { index[$0].members }
        let hidden = members.filter { isHiddenInjection($0) && !seen.contains($0.name) }.map(\.name)
        guard !hidden.isEmpty else { return [] }
        let setters = members.filter { member in
            member.kind == .method && !member.isStatic && !member.isOverride && member.access > .fileprivate
                && !Set(member.sets).isDisjoint(with: hidden) && member.signature?.effects.isEmpty == true
                && member.signature?.genericParameters.isEmpty == true && member.signature?.parameters.isEmpty == false
        }
        let sorted = setters.sorted { ($0.signature!.parameters.count, $0.name) < ($1.signature!.parameters.count, $1.name) }
        return sorted.compactMap { setter in
            guard !seen.isSuperset(of: setter.sets) else { return nil }
            let parameters = setter.signature!.parameters.map { Member.Parameter(label: $0.label, type: $0.type, hasDefault: false) }
            guard let values = try? list(parameters, of: owner, named: owner.lastName, generics) else { return nil }
            seen.formUnion(setter.sets)
            return "\(setter.base)(\(values))"
        }
    }

    /// Whether the property has no value until a method sets it.
    private func isHiddenInjection(_ member: Member) -> Bool {
        guard member.kind == .property, !member.isStatic, let storage = member.storage, !storage.isConstant, !storage.isLazy,
            !storage.isWeak, storage.value == nil || storage.value == "nil",
            storage.attributes.allSatisfy({ ["Published", "MainActor"].contains($0) }), let type = storage.type,
            let wrapped = TypeSyntax(parsing: type)?.wrapped
        else { return false }
        return type.hasSuffix("!") ? !isOfUIKit(wrapped) : isData(wrapped)
    }

    private func assignments(of chain: [String], generics: [String: String], seen: inout Set<String>) -> [String] {
        let own = chain.filter { index.types[$0] != nil }, isScreen = chain.contains("UIViewController") || chain.contains("UIView")
        let made = madeByThemselves(own), taken = casts(of: own), itself = isScreen ? SampleScreen(chain: own, index: index) : nil
        return own.flatMap { owner in
            index.places(of: owner).flatMap { index[$0].members }.compactMap { member -> String? in
                if let screen, !isScreen, screen.isFor(member, of: owner), seen.insert(member.name).inserted {
                    namesScreen = true
                    return "\(member.name) = \(SampleScreen.name)"
                }
                guard isInjected(member) || isInjected(computed: member, of: owner), !made.contains(member.name),
                    seen.insert(member.name).inserted, let type = member.storage?.type ?? member.signature?.result
                else { return nil }
                let name = "\(owner.lastName).\(member.name)", outside = (screen, namesScreen)
                if isScreen { (screen, namesScreen) = (itself, false) }
                let meant = meant(member.name, type, taken, in: owner) ?? type
                let value = try? value(of: meant, named: name, in: owner, generics: generics)
                let isNamed = isScreen && namesScreen
                if isScreen { (screen, namesScreen) = outside }
                guard let value, value != "nil", value != "[]", value != SampleScreen.name else { return nil }
                let change = "\(member.name) = " + (member.storage?.isWeak == true ? "plumbKept(\(value))" : value)
                // One that the screen can do without changes views that may not be there yet.
                let isLate = member.storage?.hasObservers == true && !type.hasSuffix("!") && chain.contains("UIViewController")
                let object = isNamed ? "\(SampleScreen.name) in \(SampleScreen.name)" : "$0"
                if isLate { return "plumbWhenLoaded { \(object).\(change) }" }
                return isNamed ? "plumbWith { \(object).\(change) }" : change
            }
        }
    }

    /// The properties that all initialisers of a class set, and those that it sets when it awakes from its nib: its objects need no others.
    private func madeByThemselves(_ chain: [String]) -> Set<String> {
        let members = chain.map { name in index.places(of: name).flatMap { index[$0].members } }
        // A class without initialisers of its own has its superclass's.
        let initializers = members.lazy.map { $0.filter { $0.kind == .initializer && !$0.isConvenience && !$0.isRefused } }.first {
            !$0.isEmpty
        }
        let always = initializers.flatMap { list in
            list.first.map { first in list.dropFirst().reduce(into: Set(first.assigned)) { $0.formIntersection($1.assigned) } }
        }
        let awake = members.lazy.flatMap { $0 }.filter { $0.name == "awakeFromNib()" }.flatMap(\.assigned)
        return (always ?? []).union(awake)
    }

    /// Keeps what only weak properties hold, as the app would do elsewhere.
    static let keeper = """
        nonisolated(unsafe) private var plumbKeptObjects: [AnyObject] = []
        nonisolated private func plumbKept<Object: AnyObject>(_ object: Object) -> Object {
            plumbKeptObjects.append(object)
            return object
        }
        """

    /// Whether the app keeps the object of a weak property elsewhere, and the screen cannot do without it: `weak var context: Context!`.
    private func isKeptElsewhere(_ member: Member, _ type: String) -> Bool {
        guard type.hasSuffix("!"), !Self.isListener(member.name),
            let name = index.fullName(of: String(type.dropLast())), index.type(named: name)?.kind == .class
        else { return false }
        return !index.isOfUIKit(name)
    }

    /// Whether other code is meant to set the property: a variable without a value, or an empty list of the app's own values.
    private func isInjected(_ member: Member) -> Bool {
        guard member.kind == .property, !member.isStatic, member.access > .fileprivate, let storage = member.storage, storage.isSettable,
            !storage.isLazy, storage.attributes.allSatisfy({ ["Published", "objc", "MainActor"].contains($0) }),
            let type = storage.type, let syntax = TypeSyntax(parsing: type), !storage.isWeak || isKeptElsewhere(member, type)
        else { return false }
        if let wrapped = syntax.wrapped {
            guard storage.value == nil || storage.value == "nil" else { return false }
            return type.hasSuffix("!") && !isOfUIKit(wrapped) || isData(wrapped)
        }
        guard let element = syntax.as(ArrayTypeSyntax.self)?.element, let first = storage.value, first == "[]" || first == "\(type)()"
        else {
            return false
        }
        return !storage.hasObservers && isData(element)
    }

    /// Whether other code is meant to set the computed property: an optional one of a model, whose storage is private or kept elsewhere.
    private func isInjected(computed member: Member, of owner: String) -> Bool {
        guard member.kind == .property, !member.isStatic, !member.isOverride, member.access > .fileprivate, member.storage == nil,
            let signature = member.signature, signature.isSettable, !index.isOfUIKit(owner), let type = signature.result,
            let wrapped = TypeSyntax(parsing: type)?.wrapped
        else { return false }
        return isData(wrapped)
    }

    /// Whether a type or a property of this name listens to the screen.
    private static func isListener(_ name: String) -> Bool { ["delegate", "datasource"].contains(where: name.lowercased().hasSuffix) }

    /// Whether values of the type are what a screen shows, rather than parts of the screen or what listens to it.
    private func isData(_ type: TypeSyntax) -> Bool {
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.trimmedDescription else {
            return false
        }
        if SampleLiterals.value(of: name, named: "")?.hasPrefix("InterfaceSample.") == true { return !["Bool", "UIColor"].contains(name) }
        guard let own = index.fullName(of: name), let declaration = index.type(named: own) else { return false }
        let isListener = Self.isListener(name)
        // Objects of a library's classes are its own affair: they are made by its methods.
        let isForeign = index.types[own].map { foreignFiles.contains($0.file) } ?? false
        return !isListener && (declaration.kind != .class || !isForeign && !isOfUIKit(type))
    }

    /// Whether the type is a class of UIKit or inherits from one.
    private func isOfUIKit(_ type: TypeSyntax) -> Bool {
        let name = type.trimmedDescription
        guard let own = index.fullName(of: name) else { return KnownModules.index.type(named: name)?.kind == .class }
        return index.isOfUIKit(own)
    }

    // MARK: Protocols

    private func conformer(to names: [String], _ context: SampleContext) throws(SampleGap) -> String {
        let full = names.map { index.resolve($0, in: context.owner) ?? $0 }
        if SampleLiterals.areRows(full) { return "InterfaceSample.rows()" }
        let name = "PlumbSample_" + full.map(\.underscored).joined(separator: "_")
        // An object that leads to one of its own kind makes it when it is asked. One that may be missing is: who follows them must end.
        if case .some(.none) = declarations[name], optionals == 0 { return name + "()" }
        try declare(name, for: full.joined(separator: " & ")) { () throws(SampleGap) in
            try SampleConformer(name: name, protocols: full, maker: self).text()
        }
        return name + "()"
    }
}

extension String {
    /// A type's name as a part of a function's: `Outer_Inner`.
    var underscored: String { String(map { $0 == "." ? "_" : $0 }) }
}

extension Member.Parameter {
    /// Whether an optional text is what a view shows: many views can be made without any, and then show nothing (inferred).
    fileprivate var isShown: Bool {
        let words = ["title", "text", "message", "caption", "detail", "body"]
        return type == "String?" && label.map { label in words.contains { label.lowercased().hasSuffix($0) } } == true
    }
}

/// What a sample value is for.
struct SampleContext {
    var name: String
    var owner: String?
    /// The actual types of generic parameters.
    var generics: [String: String]

    func named(_ name: String) -> SampleContext {
        var context = self
        context.name = name
        return context
    }
}

extension TypeSyntax {
    /// Reads a type as it is written in a declaration.
    init?(parsing text: String) {
        let tree = Parser.parse(source: "let a: \(text)")
        let variable = tree.statements.first?.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)
        guard let type = variable?.bindings.first?.typeAnnotation?.type, !tree.hasError else { return nil }
        self = type
    }

    /// The type inside an optional.
    var wrapped: TypeSyntax? {
        self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    }
}

extension GenericArgumentClauseSyntax? {
    fileprivate var types: [TypeSyntax] { self?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? [] }
}

extension TypeSyntax {
    /// The `Int` of `Published<Int>` and of `Combine.Published<Int>`.
    fileprivate func onlyArgument(of name: String) -> TypeSyntax? {
        let own = self.as(IdentifierTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause.types) }
        let inner = self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause.types) }
        guard let (found, arguments) = own ?? inner, found == name, arguments.count == 1 else { return nil }
        return arguments[0]
    }
}
