import Foundation
import UIKit

/// A property of a class of stored objects.
public struct StoredProperty: @unchecked Sendable {
    public let name: String
    let type: Any.Type
    let get: (ObjectBase) -> Any?
    /// Nil for a list, whose elements are set instead.
    let set: ((ObjectBase, Any?) -> Void)?

    public init<Root: ObjectBase, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
        (self.name, type) = (name, Value.self)
        get = { ($0 as? Root).flatMap { RealmValues.unwrapped($0[keyPath: path]) } }
        guard let path = path as? ReferenceWritableKeyPath<Root, Value> else {
            set = nil
            return
        }
        set = { object, value in
            guard let object = object as? Root, let value: Value = RealmValues.converted(value) else { return }
            object[keyPath: path] = value
        }
    }

    fileprivate init(_ name: String, _ wrapper: any PersistedValue.Type) {
        (self.name, type) = (name, wrapper.type)
        get = { object in ObjectSchema.child("_" + name, of: object).flatMap { RealmValues.unwrapped(($0 as? any PersistedValue)?.stored) }
        }
        set = { object, value in (ObjectSchema.child("_" + name, of: object) as? any PersistedValue)?.setStored(value) }
    }

    fileprivate init(reading name: String, _ type: Any.Type) {
        (self.name, self.type, set) = (name, type, nil)
        get = { object in RealmValues.unwrapped(ObjectSchema.child(name, of: object)) }
    }
}

/// The properties of a class of stored objects.
///
/// An adapted app registers them, because Swift without Objective-C cannot set a property by its name. Of other classes `@Persisted`
/// properties are known; the rest can be read.
public final class ObjectSchema: @unchecked Sendable {
    let type: ObjectBase.Type
    public let properties: [StoredProperty]
    let primaryKey: String?
    /// Whether objects have properties that must know their owner.
    private let hasLinks: Bool

    public var className: String { "\(type)" }
    public var primaryKeyProperty: StoredProperty? { primaryKey.flatMap { self[$0] } }
    public subscript(name: String) -> StoredProperty? { properties.first { $0.name == name } }

    private init(_ type: ObjectBase.Type, _ registered: [StoredProperty]?, _ sample: ObjectBase) {
        self.type = type
        let children = Self.children(of: sample), ignored = Set(type.ignoredProperties())
        let wrappers = children.compactMap { name, value in (value as? any PersistedValue).map { (String(name.dropFirst()), $0) } }
        primaryKey = type.primaryKey() ?? wrappers.first { $0.1.isPrimaryKey }?.0
        hasLinks = children.contains { $0.value is any OwnerKeeper || ($0.value as? any PersistedValue)?.stored is any OwnerKeeper }
        let found = children.map { name, value in
            (value as? any PersistedValue).map { StoredProperty(String(name.dropFirst()), Swift.type(of: $0)) }
                ?? StoredProperty(reading: name, Swift.type(of: value))
        }
        properties = (registered ?? found).filter { !ignored.contains($0.name) }
    }

    static func of(_ type: ObjectBase.Type) -> ObjectSchema {
        let state = RealmState.current
        if let known = state.schema(of: type) { return known }
        return of(type.init(), in: state)
    }

    private static func of(_ object: ObjectBase, in state: RealmState) -> ObjectSchema {
        let type = Swift.type(of: object)
        if let known = state.schema(of: type) { return known }
        let made = ObjectSchema(type, state.properties(of: type), object)
        state.keep(made)
        return made
    }

    /// Tells the object's lists of other objects whose they are.
    static func connect(_ object: ObjectBase) {
        guard of(object, in: RealmState.current).hasLinks else { return }
        for (_, value) in children(of: object) {
            let keeper = value as? any OwnerKeeper ?? (value as? any PersistedValue)?.stored as? any OwnerKeeper
            keeper?.keep(owner: object)
        }
    }

    fileprivate static func children(of object: ObjectBase) -> [(name: String, value: Any)] {
        var mirror: Mirror? = Mirror(reflecting: object), result: [(String, Any)] = []
        while let one = mirror, one.subjectType != ObjectBase.self {
            result = one.children.compactMap { child in child.label.map { ($0, child.value) } } + result
            mirror = one.superclassMirror
        }
        return result
    }

    fileprivate static func child(_ name: String, of object: ObjectBase) -> Any? { children(of: object).first { $0.name == name }?.value }

    func value(_ key: String, of object: ObjectBase) -> Any? {
        let value = self[key]?.get(object)
        return (value as? any ValueKeeper).map { $0.kept } ?? value
    }

    func set(_ value: Any?, _ key: String, in object: ObjectBase) {
        guard let property = self[key] else {
            return FileHandle.standardError.write(Data("Realm: \(type) has no property '\(key)' that is known by name here\n".utf8))
        }
        if let list = property.get(object) as? any ElementsHolder {
            return list.setElements(RealmValues.elements(of: value).map { element in Self.object(element, list.elementType) ?? element })
        }
        if let keeper = property.get(object) as? any ValueKeeper { return keeper.keep(value) }
        property.set?(object, Self.object(value, property.type) ?? value)
    }

    /// Sets values by the names of properties, in their order, or those of another object.
    static func set(_ value: Any, in object: ObjectBase) {
        let schema = of(Swift.type(of: object))
        switch value {
        case let other as ObjectBase: for property in schema.properties { schema.set(property.get(other), property.name, in: object) }
        case let values as [String: Any]: for (key, value) in values.sorted(by: { $0.key < $1.key }) { schema.set(value, key, in: object) }
        case let values as [Any]: for (property, value) in zip(schema.properties, values) { schema.set(value, property.name, in: object) }
        default: break
        }
    }

    /// Returns an object of the class that a property has, from a dictionary or list of its values.
    private static func object(_ value: Any?, _ type: Any.Type) -> ObjectBase? {
        let wanted = type as? ObjectBase.Type ?? (type as? any OptionalValue.Type)?.wrapped as? ObjectBase.Type
        guard let wanted, let value, value is [String: Any] || value is [Any] else { return nil }
        let object = wanted.init()
        set(value, in: object)
        return object
    }
}

/// Names the properties of the app's classes of stored objects. Generated code calls it.
public enum StoredProperties {
    public static func register(_ type: ObjectBase.Type, _ properties: [StoredProperty]) {
        RealmState.current.register(type, properties)
    }
}
