/// Lets `View()` in generic code call a class's own `init()`, as on iOS, where every initialiser is dispatched by name. Here a class value calls
/// the standard initialiser (`MetatypeOrder`), so a class with an `init()` of its own says how it is made.
struct OwnInitializers {
    let index: ModuleIndex
    /// Declarations to add at the ends of files.
    private(set) var tails: [Int: [String]] = [:]

    init(index: ModuleIndex) { self.index = index }

    /// The base classes of what class values create.
    private static let bases: Set<String> = [
        "UIView", "UIViewController", "CALayer", "UICollectionViewLayout", "UICollectionViewLayoutAttributes",
    ]

    mutating func run() {
        for (file, reading) in index.readings.enumerated() {
            for type in reading.types where type.kind == .class && !type.isLocal && !(type.access == .private && type.name.contains(".")) {
                guard let name = index.fullName(of: type.name), !Self.bases.isDisjoint(with: index.ancestors(of: name)) else { continue }
                let isOwn = type.members.contains {
                    $0.kind == .initializer && $0.name == "init()" && !$0.isOverride && !$0.isFailable
                }
                guard isOwn else { continue }
                let keyword = type.access == .open || type.access == .public ? "public " : ""
                tails[file, default: []].append(
                    "extension \(name): OwnInitializable { \(keyword)static func madeByOwnInit() -> AnyObject { \(name)() } }")
            }
        }
    }
}
