import SwiftSyntax

/// The sample value of a place where code was left out, and of whose type no empty value is known: a protocol of the app, say. The place looks
/// for it by its key when the program comes there; the module's list registers it.
struct LostSample: Hashable, Codable, Sendable, Comparable {
    /// The type as it is written.
    var type: String
    /// The type in which it is written.
    var owner: String?

    /// Returns nil for a type that the place itself has to infer.
    init?(type: String, owner: String?) {
        guard !type.contains("\""), !type.contains("#"), type != "Self" else { return nil }
        (self.type, self.owner) = (type.oneLine, owner)
    }

    /// Reads what ``key`` wrote.
    init(key: String) {
        let parts = key.split(separator: Self.separator, maxSplits: 1).map(String.init)
        (type, owner) = (parts[0], parts.count > 1 ? parts[1] : nil)
    }

    private static let separator: Character = "@"

    var key: String { type + (owner.map { "\(Self.separator)\($0)" } ?? "") }

    static func < (one: LostSample, other: LostSample) -> Bool { one.key < other.key }
}

extension Syntax {
    /// The full name of the type around the node: `Store.State`; nil outside of types.
    var enclosingType: String? {
        var names: [String] = [], node = parent
        while let here = node {
            if let declaration = here.asProtocol((any DeclGroupSyntax).self) {
                let named = here.asProtocol((any NamedDeclSyntax).self)?.name.text
                let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.prefix { $0 != "<" }
                if let name = named ?? extended.map(String.init) { names.insert(name, at: 0) }
            }
            node = here.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
