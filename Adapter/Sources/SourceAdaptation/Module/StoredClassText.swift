/// The text by which Realm knows the properties of a class of stored objects by name: Swift without Objective-C cannot find them.
struct StoredClassText {
    static let module = "RealmSwift"

    let index: ModuleIndex
    private let isUsed: Bool

    init(index: ModuleIndex) {
        self.index = index
        isUsed = index.readings.contains { $0.imports.contains { KnownModules.libraries[$0] == Self.module } }
    }

    /// Returns the statement that registers a class; nil for other classes.
    func registration(of name: String) -> String? {
        let roots: Set<String> = ["Object", "EmbeddedObject", "RealmSwiftObject", "RealmSwiftEmbeddedObject"]
        let ancestors = index.ancestors(of: name)
        guard isUsed, let root = ancestors.last(where: { $0 != "NSObject" })?.lastName, roots.contains(root) else { return nil }
        let owners = Array(([name] + ancestors).reversed())
        let members = owners.flatMap { owner in index.places(of: owner).flatMap { index[$0].members } }.filter(isStored)
        var names: [String] = []
        for member in members where !names.contains(member.name) { names.append(member.name) }
        let list = names.map { "StoredProperty(\"\($0)\", \\\(name).\($0))" }
        return "StoredProperties.register(\(name).self, [\(list.joined(separator: ", "))])"
    }

    /// Whether a property is stored in the database: it is `@Persisted`, `@objc dynamic`, or a list or the like.
    private func isStored(_ member: Member) -> Bool {
        guard member.kind == .property, !member.isStatic, member.access > .fileprivate, let storage = member.storage, !storage.isLazy else {
            return false
        }
        if member.isDynamic || storage.attributes.contains("Persisted") { return true }
        let lists = ["List", "LinkingObjects", "MutableSet", "RealmOptional", "RealmProperty"]
        let type = (storage.type ?? storage.value ?? "").prefix { $0 != "<" && $0 != "(" }
        return lists.contains(String(type.split(separator: ".").last ?? ""))
    }
}
