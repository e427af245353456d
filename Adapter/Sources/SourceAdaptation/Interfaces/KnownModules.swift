/// Plumb's modules as adapted code sees them: the declarations in the generated `texts`, and those of Apple's modules that have to be known
/// with them.
public enum KnownModules {
    public static let names = [
        "UIKit", "Graphics", "CombineStandIn", "CoreDataStandIn", "OSStandIn", "PhotosStandIn", "SIMDStandIn", "StoreStandIn",
        "SystemStandIn", "UniformTypesStandIn", "SwiftUI", "AppIntentsStandIn",
    ]

    /// The modules of apps' libraries that cannot be built for Linux, because they are written in Objective-C, and Plumb's in their place.
    public static let libraries = ["RealmSwift": "RealmSwift", "Realm": "RealmSwift", "SDWebImage": "SDWebImage"]

    /// The superclass of all, which Foundation declares.
    private static let foundation = "public class NSObject { public init() }"

    private static let sources = (names.compactMap { texts[$0] } + [foundation]).map { SourceText(path: "", $0) }

    /// The declarations of all modules.
    static let index = ModuleIndex(
        sources.map { FileReader.read($0, options: AdaptationOptions()) }, imports: [], isOfPlumb: true)

    /// Returns what is done instead of a protocol's method that a class does not have, as Swift; nil if that cannot be written.
    static func absence(of member: Member, declaredBy type: String) -> String? {
        guard let place = index.types[type], let body = member.body else { return nil }
        return sources[place.file].text(body).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The names of the top-level types of all modules, and those of Foundation's that apps' types have, too.
    static let namesOfTypes = Set(names.flatMap(publicTypes)).union([
        "Bundle", "Calendar", "Dimension", "Formatter", "Host", "Locale", "Measurement", "Notification", "Operation", "Port", "Process",
        "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit", "UnitArea", "UnitLength", "UnitMass", "UnitSpeed", "UnitVolume",
    ])

    /// The top-level types of UIKit and SwiftUI.
    public static let typesOfViews = typesOfUIKit.union(typesOfSwiftUI)

    private static let typesOfUIKit = publicTypes(of: "UIKit")
    private static let typesOfSwiftUI = publicTypes(of: "SwiftUI")

    private static func publicTypes(of module: String) -> Set<String> {
        let text = texts[module] ?? ""
        let types = FileReader.read(SourceText(path: "", text), options: AdaptationOptions(), readsBodies: false).types
        return Set(types.filter { $0.kind != .extension && $0.access >= .public && !$0.name.contains(".") }.map(\.name))
    }

    /// Whether a file sees a type of UIKit or SwiftUI with this name.
    public static func isOfViews(_ name: String, in file: FileReadout) -> Bool {
        file.importsViews && (typesOfUIKit.contains(name) || file.importsSwiftUI && typesOfSwiftUI.contains(name))
    }

    /// The names of optional methods of which no protocol has two: `numberOfSections`, not `tableView`.
    static let optionalMethods: Set<String> = Set(
        Dictionary(grouping: index.optionalMembers.values.filter { $0.kind == .method }, by: \.base).filter { $0.value.count == 1 }.keys)

    /// Returns the class that declares a `dynamic` member.
    /// - Parameter chain: A class and its superclasses.
    static func owner(ofDynamic member: Member, in chain: [String]) -> String? {
        chain.first { name in
            index.declaredMembers(of: name).contains { $0.isDynamic && $0.name == member.name }
        }
    }

    // MARK: Values without data

    /// Returns an empty value of a type, such as `.plain`, `[]`, `.zero` or `UIView()`; nil if none is known.
    /// - Parameter owner: The type whose nested types are seen by their simple names.
    static func value(of type: String, in owner: String? = nil, depth: Int = 2) -> String? {
        if let value = EmptyValue.of(type) { return value }
        guard depth > 0, let declaration = declaration(of: type, in: owner), !declaration.isGeneric else { return nil }
        switch declaration.kind {
        case .enum: return declaration.firstCase.map { "." + $0.filter { $0 != "`" } }
        case .struct:
            if declaration.inherited.contains("OptionSet") { return "[]" }
            return index.declaredMembers(of: declaration.name).contains { $0.isStatic && $0.name == "zero" } ? ".zero" : nil
        case .class: return arguments(of: declaration.name, depth: depth - 1).map { "\(declaration.name)(\($0))" }
        default: return nil
        }
    }

    private static func declaration(of type: String, in owner: String?) -> TypeDeclaration? {
        let around = owner.map { [$0] + index.ancestors(of: $0) } ?? []
        let nested = around.lazy.map { "\($0).\(type)" }.first { index.types[$0] != nil }
        return index.type(named: nested ?? type)
    }

    /// Returns the shortest arguments with which an object of the class can be created without data.
    static func arguments(of name: String, depth: Int = 2) -> String? { shortest(initializers(of: name), of: name, depth: depth) }

    /// Returns the call by which a subclass creates an object of this class without data.
    static func plainSuperInit(of name: String) -> String? {
        guard index.type(named: name)?.kind == .class else { return nil }
        let chain = [name] + index.ancestors(of: name)
        let own = chain.lazy.map { (name: $0, members: index.declaredMembers(of: $0).filter(\.isDesignated)) }.first { !$0.members.isEmpty }
        return own.flatMap { shortest($0.members, of: $0.name, depth: 2) }.map { "super.init(\($0))" }
    }

    /// Returns the initialisers that a subclass may override: those of the nearest class that declares any.
    static func designatedInitializers(of name: String) -> [Member] {
        let chain = [name] + index.ancestors(of: name)
        let all = chain.lazy.map { index.declaredMembers(of: $0).filter { $0.kind == .initializer && !$0.isConvenience } }
        return all.first { !$0.isEmpty } ?? []
    }

    /// Whether a class has an initialiser: `init(name:managedObjectModel:)`.
    static func hasInitializer(_ name: String, _ type: String) -> Bool { initializers(of: type).contains { $0.name == name } }

    /// Returns the initialisers of a class: its own, and those that it inherits by Swift's rules.
    private static func initializers(of name: String) -> [Member] {
        let own = index.declaredMembers(of: name).filter { $0.kind == .initializer }
        guard let above = index.superclass(of: name) else { return own }
        let inherited = initializers(of: above), names = Set(own.map(\.name))
        guard own.contains(where: { !$0.isConvenience }) else { return own + inherited }
        let replacesAll = inherited.allSatisfy { $0.isConvenience || names.contains($0.name) }
        return own + (replacesAll ? inherited.filter { $0.isConvenience && !names.contains($0.name) } : [])
    }

    private static func shortest(_ initializers: [Member], of name: String, depth: Int) -> String? {
        let usable = initializers.filter { !$0.isFailable && !$0.name.hasPrefix("init(coder:") }
        let texts = usable.compactMap { initializer in
            let values = initializer.parameters.filter { !$0.hasDefault }.map { parameter in
                value(of: parameter.type, in: name, depth: depth).map { (parameter.label.map { "\($0): " } ?? "") + $0 }
            }
            return values.contains(nil) ? nil : values.compactMap(\.self).joined(separator: ", ")
        }
        return texts.min { ($0.isEmpty ? 0 : 1, $0.count, $0) < ($1.isEmpty ? 0 : 1, $1.count, $1) }
    }
}
