import Foundation
import UIKit

/// What a property wrapper tells a schema.
protocol PersistedValue {
    static var type: Any.Type { get }
    var isPrimaryKey: Bool { get }
    var stored: Any { get }
    func setStored(_ value: Any?)
}

/// A stored property.
@propertyWrapper public struct Persisted<Value: RealmDefault>: PersistedValue {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box
    let isPrimaryKey: Bool

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set {
            // A list that is set keeps its identity and gets the elements.
            if let list = box.value as? any ElementsHolder, let new = newValue as? any ElementsHolder, list.isSettable {
                return list.setElements(new.elements)
            }
            box.value = newValue
        }
    }

    private init(_ value: Value, isPrimaryKey: Bool = false) { (box, self.isPrimaryKey) = (Box(value), isPrimaryKey) }

    public init(wrappedValue value: Value) { self.init(value) }
    public init(wrappedValue value: Value, primaryKey: Bool) { self.init(value, isPrimaryKey: primaryKey) }
    public init(wrappedValue value: Value, indexed: Bool) { self.init(value) }

    // Swift asks for these where nothing is written but the type, if they are not in an extension.
    public init() { self.init(Value.realmDefault) }
    public init(primaryKey: Bool) { self.init(Value.realmDefault, isPrimaryKey: primaryKey) }
    public init(indexed: Bool) { self.init(Value.realmDefault) }

    static var type: Any.Type { Value.self }
    var stored: Any { box.value }
    func setStored(_ value: Any?) {
        guard let value: Value = RealmValues.converted(value) else { return }
        wrappedValue = value
    }
}

extension Persisted {
    /// A list of the objects that refer to the owner by their property.
    public init<Element: Object>(originProperty: String) where Value == LinkingObjects<Element> {
        self.init(LinkingObjects(fromType: Element.self, property: originProperty))
    }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}

extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }
}

/// The storage of an optional number before `@Persisted`.
public final class RealmOptional<Value: RealmCollectionValue>: RealmCollectionValue, RealmDefault, ValueKeeper {
    public var value: Value?
    public init(_ value: Value? = nil) { self.value = value }
    public static var realmDefault: RealmOptional<Value> { RealmOptional() }
    var kept: Any? { value }
    var keptType: Any.Type { Value.self }
    func keep(_ value: Any?) { self.value = RealmValues.converted(value) }
}

/// The storage of an optional number of `@objc dynamic` classes.
public final class RealmProperty<Value: RealmCollectionValue & RealmDefault>: RealmCollectionValue, RealmDefault, ValueKeeper {
    public var value: Value = Value.realmDefault
    public init() {}
    public static var realmDefault: RealmProperty<Value> { RealmProperty() }
    var kept: Any? { RealmValues.unwrapped(value) }
    var keptType: Any.Type { Value.self }
    func keep(_ value: Any?) { (RealmValues.converted(value) as Value?).map { self.value = $0 } }
}

/// An object around one value.
protocol ValueKeeper: AnyObject {
    var kept: Any? { get }
    var keptType: Any.Type { get }
    func keep(_ value: Any?)
}
