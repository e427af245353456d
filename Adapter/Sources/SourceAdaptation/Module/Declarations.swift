/// A class, structure, enumeration or actor of the module, or an extension of one, as its file declares it.
struct TypeDeclaration: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    var kind: Kind
    /// With the names of the types around it: `Outer.Inner`. For an extension: the type as written.
    var name: String
    var access: Access
    var isGeneric: Bool
    /// Names of the inheritance clause, without generic arguments.
    var inherited: [String]
    /// Objective-C's name, from `@objc(Name)`.
    var objectiveCName: String?
    /// The offset after the brace that opens it.
    var start: Int
    var members: [Member] = []
    /// Whether it stands inside a function or an inactive `#if`.
    var isLocal = false

    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
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

    /// What a generated declaration says for this access; nothing where it is the usual one.
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
    /// `tap(_:with:)` of a method, `title` of a property.
    var name: String
    var access: Access
    var isOverride: Bool
    var isStatic: Bool
    var isOptional = false
    /// Objective-C's name, from `@objc(name:)`.
    var objectiveCName: String?
    /// The name's own bytes.
    var nameRange: Range<Int>
    /// `override` with the space after it.
    var overrideRange: Range<Int>?
    /// `open` with the space after it.
    var openRange: Range<Int>?
    /// From `func` or `var` to before the body; nothing where no forwarder can be written.
    var signature: Signature?
    var line: Int
    /// Of an initialiser.
    var parameters: [Parameter] = []
    var isFailable = false
    var isConvenience = false

    struct Parameter: Hashable, Codable, Sendable {
        var label: String?
        /// Empty where no value can be written: the initialiser is generic, throws or waits.
        var type: String
        var hasDefault: Bool
    }

    var base: String { String(name.prefix { $0 != "(" }) }
}

/// What a second declaration of a member is made of.
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
    /// `(_ a: Int, b: String) throws -> Bool`, with generic parameters before and a `where` clause after; of a property `: Int`.
    var clause: String
    var genericParameters: String
    var parameterClause: String
    var effects: String
    /// Nothing for a method that returns nothing.
    var result: String?
    var whereClause: String
    var parameters: [Parameter]
    var isSettable: Bool
    /// Whether a call can be written: no parameter takes any number of values.
    var canForward: Bool

    var parameterTypes: [String] { parameters.map(\.type) }

    /// `<T>(_ a: T) throws`
    var head: String { genericParameters + parameterClause + (effects.isEmpty ? "" : " " + effects) }

    var `try`: String {
        var words = ""
        if effects.contains("throws") { words += "try " }
        if effects.contains("async") { words += "await " }
        return words
    }

    /// `(a, b: &b)`
    var arguments: String {
        let values = parameters.map { parameter in
            let value = (parameter.isInout ? "&" : "") + parameter.name + (parameter.isAutoclosure ? "()" : "")
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        return "(" + values.joined(separator: ", ") + ")"
    }
}

struct Alias: Hashable, Codable, Sendable {
    var name: String
    var line: Int
}

/// What was read in one file: edits that need no other file, and what the module has to decide.
struct FileReading: Hashable, Codable, Sendable {
    var edits: [Edit] = []
    var findings: [SourceFinding] = []
    var types: [TypeDeclaration] = []
    /// Other names of types, outside of types, that the whole module sees.
    var aliases: [Alias] = []
    var selectors: [SelectorUse] = []
    var optionalCalls: [OptionalCall] = []
    var connections: [Connection] = []
    var previews: [String] = []
    /// Declarations for the end of the file.
    var tail: [String] = []
    /// Asks the run for the time or for chance.
    var readsRun = false
    /// Imports that are not there: the file may not compile.
    var missingModules: [String] = []
    var hasSyntaxError = false
    /// The end of the last import; where another import can be added.
    var importEnd: Int?
    var importsUIKit = false
}

/// `#selector(…)`, decided once the module is known.
struct SelectorUse: Hashable, Codable, Sendable {
    enum Form: String, Codable, Sendable { case method, getter, setter }

    var range: Range<Int>
    var line: Int
    var form: Form
    /// What stands before the last name, without `self` and `super`; empty: the type around it.
    var base: String
    /// Whether the base is a value rather than a type.
    var isBaseValue: Bool
    /// `tap` or `tap(_:)`.
    var member: String
    /// The type after `as`.
    var cast: String?
    /// The type around it, as it can be written there; nothing outside of types.
    var enclosing: String?
    var isInProtocolExtension: Bool
}

/// `delegate?.finish?(a, b: c)`
struct OptionalCall: Hashable, Codable, Sendable {
    /// The question mark after the name.
    var mark: Range<Int>
    var name: Range<Int>
    /// `finish(_:b:)`
    var member: String
    var isChained: Bool
    /// What stands before the last point, where an optional is asked of the call: `if let a = delegate.finish?()`.
    var boundBase: Range<Int>?
    /// The member itself is asked for, and no call: `if let finish = delegate.finish`.
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
