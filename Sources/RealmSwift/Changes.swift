import Foundation

/// How a collection has changed.
public enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType)
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(any Error)
}

/// How an object has changed.
public enum ObjectChange<T> {
    case error(NSError)
    case change(T, [PropertyChange])
    case deleted
}

public struct PropertyChange {
    public let name: String
    public let oldValue: Any?
    public let newValue: Any?
}

/// Ends an observation when it is invalidated or released.
open class NotificationToken: NSObject {
    private var end: (() -> Void)?

    init(_ end: @escaping () -> Void) { self.end = end }

    open func invalidate() {
        end?()
        end = nil
    }

    deinit { end?() }
}

/// What an observer of a collection compares: the elements, and their values as text.
struct RealmChanges {
    private let identities: [AnyHashable]
    private let values: [[String: String]]

    init(_ elements: [Any]) {
        identities = elements.map { element in
            (element as? ObjectBase).map { AnyHashable(ObjectIdentifier($0)) } ?? (element as? AnyHashable) ?? AnyHashable("\(element)")
        }
        values = elements.map { ($0 as? ObjectBase).map(Self.values) ?? [:] }
    }

    /// The values of an object as text. Other objects and lists are told by their identities.
    static func values(of object: ObjectBase) -> [String: String] {
        func text(_ value: Any?) -> String {
            switch value {
            case let object as ObjectBase: "\(ObjectIdentifier(object))"
            case let list as any ElementsHolder: list.elements.map(text).joined(separator: ",")
            default: value.map { "\($0)" } ?? "nil"
            }
        }
        return Dictionary(object.objectSchema.properties.map { ($0.name, text(object.value(forKey: $0.name))) }) { $1 }
    }

    func changes(since old: RealmChanges) -> (deletions: [Int], insertions: [Int], modifications: [Int]) {
        var deletions: [Int] = [], insertions: [Int] = []
        for change in identities.difference(from: old.identities) {
            switch change {
            case .remove(let offset, _, _): deletions.append(offset)
            case .insert(let offset, _, _): insertions.append(offset)
            }
        }
        let before = Dictionary(zip(old.identities, old.values)) { $1 }
        let modifications = identities.indices.filter { before[identities[$0]].map { $0 } != values[$0] && before[identities[$0]] != nil }
        // Modifications are told by the places that the elements had before.
        let places = Dictionary(old.identities.enumerated().map { ($1, $0) }) { $1 }
        return (deletions.sorted(), insertions.sorted(), modifications.compactMap { places[identities[$0]] }.sorted())
    }
}
