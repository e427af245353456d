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

    private struct Found {
        let file: Int
        let name: String
        let type: TypeDeclaration
        let ancestors: [String]
    }

    mutating func run() {
        let found = classes { $0.ownInit?.isFailable == false }
        let heirs = classes { type in !type.members.contains { $0.kind == .initializer } }
        let names = Set(found.filter { !$0.type.overridesOwnInit }.map(\.name))
        for base in found where names.contains(base.name) && names.isDisjoint(with: base.ancestors) {
            let keyword = base.type.access == .open || base.type.access == .public ? "public " : ""
            // A class inherits the method and cannot replace it, so that of the topmost class knows them all.
            let others = (found + heirs.filter { inherits($0, from: names) }).filter {
                $0.ancestors.contains(base.name) && isVisible($0, in: base.file)
            }.map { "if self == \($0.name).self { return \($0.name)() }; " }
            let result = others.isEmpty ? "\(base.name)()" : others.joined() + "return \(base.name)()"
            tails[base.file, default: []].append(
                "extension \(base.name): OwnInitializable { \(keyword)static func madeByOwnInit() -> AnyObject { \(result) } }")
        }
    }

    private func isVisible(_ found: Found, in file: Int) -> Bool {
        guard !found.type.isGeneric else { return false }
        return found.file == file || min(found.type.access, found.type.ownInit?.access ?? found.type.access) > .fileprivate
    }

    /// Whether a class without initialisers has the `init()` of one of the classes: no class between them declares one.
    private func inherits(_ heir: Found, from names: Set<String>) -> Bool {
        let declaring = heir.ancestors.first { name in
            names.contains(name) || index.type(named: name)?.members.contains { $0.kind == .initializer } ?? true
        }
        return declaring.map(names.contains) ?? false
    }

    /// The classes of views, controllers and the like that are chosen.
    private func classes(_ isChosen: (TypeDeclaration) -> Bool) -> [Found] {
        index.readings.enumerated().flatMap { file, reading in
            reading.types.compactMap { type -> Found? in
                guard type.kind == .class, !type.isLocal, !(type.access == .private && type.name.contains(".")),
                    isChosen(type), let name = index.fullName(of: type.name)
                else { return nil }
                let ancestors = index.ancestors(of: name)
                return Self.bases.isDisjoint(with: ancestors) ? nil : Found(file: file, name: name, type: type, ancestors: ancestors)
            }
        }
    }
}

extension TypeDeclaration {
    fileprivate var ownInit: Member? { members.first { $0.kind == .initializer && $0.name == "init()" } }
    fileprivate var overridesOwnInit: Bool { ownInit?.isOverride ?? false }
}
