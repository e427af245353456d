/// A class, structure, enumeration or actor of the module, or an extension of one, as its file declares it.
struct TypeDeclaration: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    var kind: Kind
    /// The name with those of the enclosing types: `Outer.Inner`. For an extension, the type as written.
    var name: String
    var access: Access
    var isGeneric: Bool
    /// The names in the inheritance clause, without generic arguments.
    var inherited: [String]
    /// The Objective-C name, from `@objc(Name)`.
    var objectiveCName: String?
    /// The offset after the opening brace.
    var start: Int
    /// The offset of the closing brace.
    var end: Int
    var members: [Member] = []
    /// Whether the declaration is inside a function.
    var isLocal = false
    var isMainActor = false
    /// Whether an attribute such as `@Observable` may rewrite its properties.
    var hasMacro = false
    /// The properties that its initialisers set.
    var setByInitializers: Set<String> = []
    /// The names without a base, or of `self`, that its code sets to nil, or asks whether they are nil.
    var nilNames: Set<String> = []
    /// What its code takes its properties for: `SettingsViewModel` of `viewModel as? SettingsViewModel`.
    var casts: [String: String] = [:]
    /// Whether the program starts with the type: `@main`.
    var isEntry = false
    /// The cases of an enumeration, as written.
    var cases: [EnumerationCase] = []
    /// The names of the type's own generic parameters.
    var genericNames: [String] = []
    /// What the arguments of these have to be: the classes and protocols that the declaration writes for them.
    var genericBounds: [String: [String]] = [:]
    /// The generic arguments of the first inherited name: `A` and `[B]` of `class Screen: Base<A, [B]>`.
    var superclassArguments: [String] = []
    /// The type aliases inside the type.
    var aliases: [Alias] = []
    /// The conditions of an extension, as written.
    var conditions = ""
    /// Whether the type has an associated type or a subscript among its requirements.
    var hasOtherRequirements = false

    /// The first case of an enumeration that has no associated value.
    var firstCase: String? { cases.first { $0.parameters.isEmpty }?.name }

    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A case of an enumeration and its associated values.
struct EnumerationCase: Hashable, Codable, Sendable {
    var name: String
    var parameters: [Member.Parameter]
}

enum Access: String, Codable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, `open`

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    static func < (one: Access, other: Access) -> Bool { one.rank < other.rank }

    /// The keyword of a generated declaration with this access; empty for the default access.
    var keyword: String {
        switch self {
        case .internal: ""
        case .private: "fileprivate "
        case .open: "public "
        default: rawValue + " "
        }
    }
}

/// A method, property or initialiser.
struct Member: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case method, property, initializer }

    var kind: Kind
    /// `tap(_:with:)` for a method, `title` for a property.
    var name: String
    var access: Access
    var isOverride: Bool
    var isStatic: Bool
    var isOptional = false
    /// Whether the declaration is marked `dynamic`, so that another module may replace it.
    var isDynamic = false
    /// The Objective-C name, from `@objc(name:)`.
    var objectiveCName: String?
    /// The range of the name.
    var nameRange: Range<Int>
    /// The range of `override` and the space after it.
    var overrideRange: Range<Int>?
    /// The range of `open`.
    var openRange: Range<Int>?
    /// The parts of the declaration before its body; nil if no forwarder can be written.
    var signature: Signature?
    var line: Int
    /// The parameters of an initialiser.
    var parameters: [Parameter] = []
    var isFailable = false
    var isConvenience = false
    /// Whether the member is there only to be refused, or to be replaced by a subclass: it stops the program, or is an unavailable initialiser.
    var isRefused = false
    /// Whether an initialiser is itself on the main actor, whatever its type is.
    var isMainActor = false
    /// For a stored property: how it is stored.
    var storage: Storage?
    /// The range between the braces of a function.
    var body: Range<Int>?
    /// The properties that a method sets, if it does nothing else.
    var sets: [String] = []
    /// The properties that an initialiser, or `awakeFromNib()`, sets among other things.
    var assigned: [String] = []
    /// The types of which a function that returns a controller makes objects, in the order in which they are written.
    var made: [String] = []
    /// The range of `@MainActor` on a function itself, and the space after it.
    var mainActorRange: Range<Int>?

    struct Parameter: Hashable, Codable, Sendable {
        var label: String?
        /// Empty if no value can be written, because the initialiser is generic, throws or is asynchronous.
        var type: String
        var hasDefault: Bool
    }

    /// What a memberwise initialiser has to know about a stored property.
    struct Storage: Hashable, Codable, Sendable {
        /// The type as written; nil if it is inferred.
        var type: String?
        var isConstant: Bool
        var isLazy: Bool
        var isWeak: Bool
        /// The first value as written; nil without one.
        var value: String?
        /// Whether the module can set it.
        var isSettable: Bool
        var hasObservers: Bool
        /// Whether an observer changes a part of the property, such as `model.delegate = self`.
        var changesItself = false
        /// The names of its attributes, such as `IBOutlet` and `Published`.
        var attributes: [String]
        /// The offset at which an attribute can be added; nil if there can be none.
        var start: Int?
    }

    var base: String { String(name.prefix { $0 != "(" }) }
    /// Whether the initialiser is a designated one that needs no document.
    var isDesignated: Bool { kind == .initializer && !isConvenience && !name.hasPrefix("init(coder:") }
}

/// The parts from which a second declaration of a member is written.
struct Signature: Hashable, Codable, Sendable {
    struct Parameter: Hashable, Codable, Sendable {
        var label: String?
        var name: String
        var type: String
        var isInout: Bool
        var isAutoclosure: Bool
    }

    /// `@discardableResult`, `@available(…)`.
    var attributes: String
    /// The clause `: Int` of a property; empty for a method.
    var clause: String
    var genericParameters: String
    var parameterClause: String
    var effects: String
    /// Nil for a method that returns nothing.
    var result: String?
    /// The result of a method that may be missing. `X!` cannot be written inside of another type.
    var optionalResult: String {
        let written = result ?? "Void"
        return "Optional<\(written.hasSuffix("!") ? written.dropLast() + "?" : written)>"
    }
    var whereClause: String
    var parameters: [Parameter]
    var isSettable: Bool
    /// Whether a forwarding call can be written: a method has no variadic parameter, and a property has accessors.
    var canForward: Bool

    var parameterTypes: [String] { parameters.map(\.type) }

    /// The head of the declaration, such as `<T>(_ a: T) throws`.
    var head: String { genericParameters + parameterClause + (effects.isEmpty ? "" : " " + effects) }

    var `try`: String {
        var words = ""
        if effects.contains("throws") { words += "try " }
        if effects.contains("async") { words += "await " }
        return words
    }

    /// The arguments of a call, such as `(a, b: &b)`.
    var arguments: String {
        let values = parameters.map { parameter in
            let value = (parameter.isInout ? "&" : "") + parameter.name + (parameter.isAutoclosure ? "()" : "")
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        return "(" + values.joined(separator: ", ") + ")"
    }
}

/// A function, variable or constant outside types.
struct Global: Hashable, Codable, Sendable {
    /// `func`, `var` or `let`.
    var keyword: String
    var name: String
    var access: Access
    /// The type of a variable, as it is written or called.
    var type: String?
}

/// The class of an object that views find in their environment, as it is written in a type.
struct EnvironmentType: Hashable, Codable, Sendable {
    var name: String
    var owner: String?
}

/// `super.init()` in a designated initialiser.
struct SuperInit: Hashable, Codable, Sendable {
    var superclass: String
    var range: Range<Int>
}

struct Alias: Hashable, Codable, Sendable {
    var name: String
    var access: Access
    var line: Int
    /// The type that it stands for, if it is not generic.
    var type: String?
}

/// The results of reading one file: edits that need no other file, and what the module has to decide.
struct FileReading: Hashable, Codable, Sendable {
    var edits: [Edit] = []
    var findings: [SourceFinding] = []
    var types: [TypeDeclaration] = []
    /// Type aliases outside types that the whole module sees.
    var aliases: [Alias] = []
    var globals: [Global] = []
    var selectors: [SelectorUse] = []
    var optionalCalls: [OptionalCall] = []
    var connections: [Connection] = []
    var superInits: [SuperInit] = []
    var previews: [String] = []
    /// Functions that add the previews of a `PreviewProvider`.
    var providers: [String] = []
    /// The views of SwiftUI that the file shows as screens, as it writes them.
    var shownViews: Set<String> = []
    /// The types with views for a navigation bar, and whether the bar is theirs.
    var pageViews: [String: Bool] = [:]
    /// The names in previews.
    var previewedViews: Set<String> = []
    /// The classes of objects that the file's views find in their environment.
    var environmentTypes: [EnvironmentType] = []
    /// Declarations to add at the end of the file.
    var tail: [String] = []
    /// Whether the file reads the time or random values.
    var readsRun = false
    /// The modules that the file imports.
    var imports: [String] = []
    /// The modules whose imports say who sees them: `internal import Kit`.
    var leveledImports: Set<String> = []
    /// Imports of missing modules, without which the file may not compile.
    var missingModules: [String] = []
    var hasSyntaxError = false
    /// The end of the last import, after which another import can be added.
    var importEnd: Int?
    var importsUIKit = false
    var importsSwiftUI = false
    /// The names of known modules that occur as whole words, in code, comments or strings.
    var mentions: [String] = []
    /// The names with a capital letter that expressions use, such as those of classes that the file creates.
    var namedTypes: Set<String> = []
    /// The last names of the other expressions that the file sets to nil, or asks whether they are nil.
    var nilNames: Set<String> = []
    /// The properties of named types that it asks whether they are nil: `Store.shared == nil`.
    var nilQuestions: [NilQuestion] = []
    /// The formats of dates that it sets.
    var dateFormats: [DateFormat] = []
    /// The keys by which it reads answers of servers.
    var answerKeys: [AnswerKey] = []
    /// The properties that it reads as raw values.
    var rawValueUses: Set<RawValueUse> = []
    /// The sample values that stand for code that was left out.
    var lostSamples: Set<LostSample> = []
}

/// A question whether a property of a type, rather than of an object, is nil.
struct NilQuestion: Hashable, Codable, Sendable {
    var type: String
    var name: String
    /// The range of the name.
    var range: Range<Int>
}

extension FileReading {
    /// The declarations that other modules see. What is not public is gone, except that an initialiser which nobody else can call stays
    /// where a type without one would be taken to have one.
    var seenOutside: FileReading {
        var result = FileReading()
        result.imports = imports
        result.aliases = aliases.filter { $0.access >= .public }
        result.globals = globals.filter { $0.access >= .public }
        result.types = types.compactMap(\.seenOutside)
        return result
    }
}

extension TypeDeclaration {
    fileprivate var seenOutside: TypeDeclaration? {
        guard !isLocal, kind == .extension || access >= .public else { return nil }
        var result = self
        result.aliases = aliases.filter { $0.access >= .public }
        guard kind != .protocol else { return result }
        result.members = members.compactMap { member in
            guard member.access < .public else { return member }
            guard member.kind == .initializer else { return nil }
            var hidden = member
            hidden.access = .private
            return hidden
        }
        let hasOwn = result.members.contains { $0.kind == .initializer }
        if !hasOwn, kind == .struct || (kind == .class && inherited.isEmpty) { result.members.append(.hiddenInitializer) }
        return result
    }
}

extension Member {
    /// The initialiser of a type that declares none.
    fileprivate static let hiddenInitializer = Member(
        kind: .initializer, name: "init()", access: .private, isOverride: false, isStatic: false, nameRange: 0..<0, line: 0)
}

/// A `#selector(…)`, rewritten after the whole module is known.
struct SelectorUse: Hashable, Codable, Sendable {
    enum Form: String, Codable, Sendable { case method, getter, setter }

    var range: Range<Int>
    var line: Int
    var form: Form
    /// The text before the last name, without `self` and `super`; empty for the enclosing type.
    var base: String
    /// Whether the base is a value rather than a type.
    var isBaseValue: Bool
    /// `tap` or `tap(_:)`.
    var member: String
    /// The type after `as`.
    var cast: String?
    /// The enclosing type, as it can be written there; nil outside types.
    var enclosing: String?
    var isInProtocolExtension: Bool
}

/// A call such as `delegate?.finish?(a, b: c)`.
struct OptionalCall: Hashable, Codable, Sendable {
    /// The question mark after the name.
    var mark: Range<Int>
    var name: Range<Int>
    /// The name with its labels: `finish(_:b:)`.
    var member: String
    var isChained: Bool
    /// The text before the last dot, where the call must return an optional: `if let a = delegate.finish?()`.
    var boundBase: Range<Int>?
    /// Whether the member is read and not called: `if let finish = delegate.finish`.
    var isValue = false
}

/// An outlet, action or runtime attribute of a class, for storyboards.
struct Connection: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case outlet, action, attribute, segueAction }

    var kind: Kind
    var type: String
    /// The property, or the method with its labels.
    var member: String
    var line: Int
    var isStatic = false
}
