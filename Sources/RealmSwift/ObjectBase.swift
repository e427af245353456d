import Foundation
import UIKit

/// What objects of a database and objects that lie inside of others have in common.
open class ObjectBase: NSObject, ValuesByName, RealmCollectionValue {
    /// The database of the object; nil until it is added.
    var store: RealmStore?
    public internal(set) var isInvalidated = false
    public var realm: Realm? { store.map { Realm($0) } }
    public var isFrozen: Bool { false }

    // Swift has initialised the properties of subclasses by now.
    public required override init() {
        super.init()
        ObjectSchema.connect(self)
    }

    /// Creates an object with values by the names of properties, or in their order.
    public convenience init(value: Any) {
        self.init()
        ObjectSchema.set(value, in: self)
    }

    open class func primaryKey() -> String? { nil }
    open class func ignoredProperties() -> [String] { [] }
    open class func indexedProperties() -> [String] { [] }
    open class func shouldIncludeInDefaultSchema() -> Bool { true }
    open class func propertiesMapping() -> [String: String] { [:] }
    open class func className() -> String { "\(self)" }

    public var objectSchema: ObjectSchema { ObjectSchema.of(type(of: self)) }

    open subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }

    open func value(forKey key: String) -> Any? { objectSchema.value(key, of: self) }
    open func setValue(_ value: Any?, forKey key: String) { objectSchema.set(value, key, in: self) }

    // Predicates and sorting know lists as arrays.
    package func namedValue(_ key: String) -> Any? {
        let value = value(forKey: key)
        return (value as? any ElementsHolder)?.elements ?? value
    }
    package func setNamedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

    /// Whether both are the same object of a database.
    public func isSameObject(as object: ObjectBase?) -> Bool { object === self }

    open override var description: String {
        let lines = objectSchema.properties.map { "\t\($0.name) = \($0.get(self) ?? "nil");" }
        return "\(type(of: self)) {\n\(lines.joined(separator: "\n"))\n}"
    }
}

/// An object of a database.
///
/// It is the same object wherever it is read, on all threads: nothing here depends on when a thread refreshes.
open class Object: ObjectBase {
    /// Calls the block after each write that changes the object or deletes it.
    public func observe<T: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken {
        guard let store else { return NotificationToken {} }
        var last = RealmChanges.values(of: self)
        return store.observe { [weak self] in
            guard let self, let object = self as? T else { return }
            if isInvalidated { return block(.deleted) }
            let new = RealmChanges.values(of: self), changed = new.keys.sorted().filter { last[$0] != new[$0] }
            let old = last
            last = new
            guard !changed.isEmpty else { return }
            block(.change(object, changed.map { PropertyChange(name: $0, oldValue: old[$0], newValue: self.value(forKey: $0)) }))
        }
    }

    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }
}

/// An object that lies inside of another one.
open class EmbeddedObject: ObjectBase {}

public typealias RealmSwiftObject = Object
public typealias RealmSwiftEmbeddedObject = EmbeddedObject

/// An object that is identified in lists of SwiftUI.
public protocol ObjectKeyIdentifiable: Identifiable, ObjectBase {}
