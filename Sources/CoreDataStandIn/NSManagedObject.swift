import CombineStandIn
import Foundation
import UIKit

/// What a fetch request returns: objects, their identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, in all contexts of a store.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    public internal(set) var isTemporaryID = true
    /// The number of the object in its store, in the order of creation.
    let number: Int
    public weak var persistentStore: NSPersistentStore?

    init(entity: NSEntityDescription, number: Int) { (self.entity, self.number) = (entity, number) }

    public func uriRepresentation() -> URL { URL(filePath: "/x-coredata/\(entity.name ?? "")/p\(number)") }
}

/// An object of a model's entity. Its values belong to its context until that is saved.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, ValuesByName, @unchecked Sendable {
    public let entity: NSEntityDescription
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Values that differ from the store's: attributes as they are, relationships as identifiers.
    var changes: [String: Any?] = [:]
    public internal(set) var isInserted = false
    public internal(set) var isDeleted = false
    public var isUpdated: Bool { !isInserted && !isDeleted && !changes.isEmpty }
    public var hasChanges: Bool { isInserted || isDeleted || !changes.isEmpty }
    public var hasPersistentChangedValues: Bool { !changes.isEmpty }
    public var isFault: Bool { false }
    public var faultingState: Int { 0 }

    /// Creates an object and inserts it into the context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = context?.makeID(of: entity) ?? NSManagedObjectID(entity: entity, number: 0)
        managedObjectContext = context
        super.init()
        for attribute in entity.attributesByName.values { attribute.defaultValue.map { changes[attribute.name] = $0 } }
        guard let context else { return }
        context.insert(self)
        awakeFromInsert()
    }

    /// Creates an object of the entity that the class represents.
    public convenience init(context: NSManagedObjectContext) {
        guard let entity = context.model?.entity(of: Self.self) ?? CoreDataState.current.entity(of: Self.self) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(Self.self)'.")
        }
        self.init(entity: entity, insertInto: context)
    }

    /// Creates the context's copy of a stored object.
    static func stored(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = id.entity.type.init(entity: id.entity, insertInto: nil)
        (object.objectID, object.managedObjectContext, object.changes) = (id, context, [:])
        return object
    }

    open class func entity() -> NSEntityDescription { CoreDataState.current.entity(of: self) ?? NSEntityDescription() }

    // A class that Xcode generates has one for its own type, which `let request = Trip.fetchRequest()` means.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "\(self)")
    }

    /// Sends before a value changes.
    public let objectWillChange = ObservableObjectPublisher()

    // MARK: Life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}

    // MARK: Values

    open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) { setPrimitiveValue(value, forKey: key) }
    package func namedValue(_ key: String) -> Any? { value(forKey: key) }
    package func setNamedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

    open func value(forKeyPath path: String) -> Any? {
        var value: Any? = self
        for key in path.split(separator: ".") { value = (value as? any NSObjectProtocol)?.value(forKey: String(key)) }
        return value
    }

    open func setValuesForKeys(_ values: [String: Any]) { for (key, value) in values { setValue(value, forKey: key) } }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}

    open func changedValues() -> [String: Any] { changes.mapValues { $0 ?? NSNull() } }
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let stored = managedObjectContext?.coordinator?.values(of: objectID) ?? [:]
        return stored.filter { keys?.contains($0.key) ?? true }
    }

    /// The value as it is stored: an attribute's value, or the identifiers of a relationship.
    private func raw(_ key: String) -> Any? {
        if let changed = changes[key] { return changed }
        return managedObjectContext?.coordinator?.values(of: objectID)[key]
    }

    /// The identifiers of a relationship's objects.
    func ids(_ key: String) -> [NSManagedObjectID] {
        (raw(key) as? [NSManagedObjectID] ?? (raw(key) as? NSManagedObjectID).map { [$0] } ?? []).filter {
            managedObjectContext?.isGone($0) != true
        }
    }

    /// The objects of a relationship, in order.
    func related(_ key: String) -> [NSManagedObject] { ids(key).compactMap { managedObjectContext?.object(with: $0) } }

    open func primitiveValue(forKey key: String) -> Any? {
        guard let relationship = entity.relationshipsByName[key] else { return raw(key) }
        let objects = related(key)
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        objectWillChange.send()
        defer { managedObjectContext?.noteChange(of: self) }
        guard let relationship = entity.relationshipsByName[key] else {
            changes[key] = .some(Self.unwrapped(value))
            return
        }
        setRelated(Self.objects(in: value), relationship)
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }

    private static func objects(in value: Any?) -> [NSManagedObject] {
        switch unwrapped(value) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
        case let list as [NSManagedObject]: list
        case let set as Set<NSManagedObject>: set.sorted { $0.objectID.number < $1.objectID.number }
        default: []
        }
    }

    /// Sets the objects of a relationship, and itself as a value of the inverse one.
    func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
        let old = related(relationship.name)
        setIDs(objects.map(\.objectID), relationship)
        guard let inverse = relationship.inverseRelationship else { return }
        for object in old where !objects.contains(where: { $0 === object }) { object.unlink(self, inverse) }
        for object in objects where !old.contains(where: { $0 === object }) { object.link(self, inverse) }
    }

    private func setIDs(_ ids: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
        objectWillChange.send()
        changes[relationship.name] = .some(relationship.isToMany ? ids : ids.first)
        managedObjectContext?.noteChange(of: self)
    }

    private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        var ids = ids(relationship.name)
        guard !ids.contains(object.objectID) else { return }
        if !relationship.isToMany, let back = relationship.inverseRelationship {
            for other in related(relationship.name) { other.unlink(self, back) }
            ids = []
        }
        setIDs(ids + [object.objectID], relationship)
    }

    private func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        setIDs(ids(relationship.name).filter { $0 != object.objectID }, relationship)
    }

    // MARK: Values of `@NSManaged` members

    /// Returns the value of a property of the type, or an empty one. A set of objects has functions of its own.
    @_disfavoredOverload public func managedValue<Value>(_ key: String) -> Value { ManagedValues.value(value(forKey: key)) }

    public func managedValue<Element: NSManagedObject>(_ key: String) -> Set<Element> {
        Set(related(key).compactMap { $0 as? Element })
    }

    public func managedValue<Element: NSManagedObject>(_ key: String) -> Set<Element>? {
        Set(related(key).compactMap { $0 as? Element })
    }

    public func setManagedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

    /// Carries out a method such as `addToItems(_:)`.
    public func changeManaged(_ method: String, _ arguments: [Any]) {
        let beginnings = ["addTo", "removeFrom", "insertInto", "add", "remove", "insert"]
        guard let beginning = beginnings.first(where: method.hasPrefix) else { return }
        var name = String(method.dropFirst(beginning.count))
        if name.hasSuffix("Object") { name.removeLast(6) }
        let key = name.prefix(1).lowercased() + name.dropFirst()
        guard let relationship = entity.relationshipsByName[key], let first = arguments.first else { return }
        let objects = Self.objects(in: first), others = related(key).filter { one in !objects.contains { $0 === one } }
        if beginning.hasPrefix("remove") { return setRelated(others, relationship) }
        let index = beginning.hasPrefix("insert") ? min(arguments.last as? Int ?? others.count, others.count) : others.count
        setRelated(Array(others[..<index]) + objects + Array(others[index...]), relationship)
    }
}

/// Converts stored values to the types of properties.
enum ManagedValues {
    static func value<Value>(_ stored: Any?) -> Value {
        if let stored {
            if let value = stored as? Value { return value }
            if let type = Value.self as? any ManagedNumber.Type, let value = type.init(stored: stored) as? Value { return value }
            if let type = Value.self as? any ManagedWrapper.Type, let value = type.value(of: stored) as? Value { return value }
        }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let value = nothing(type) as? Value { return value }
        if let type = Value.self as? any ManagedNumber.Type, let value = type.init(stored: 0) as? Value { return value }
        for empty in ["", NSSet(), NSOrderedSet(), Date(timeIntervalSinceReferenceDate: 0), Data(), UUID()] as [Any] {
            if let value = empty as? Value { return value }
        }
        // What a transformer makes: lists, dictionaries and objects of their own kinds.
        if let type = Value.self as? any ExpressibleByArrayLiteral.Type, let value = noElements(type) as? Value { return value }
        if let type = Value.self as? any ExpressibleByDictionaryLiteral.Type, let value = noEntries(type) as? Value { return value }
        for empty in [NSArray(), NSDictionary(), NSAttributedString(), UIColor.clear, UIImage(), URL(fileURLWithPath: "/")] as [Any] {
            if let value = empty as? Value { return value }
        }
        fatalError("Core Data: a property of type \(Value.self) has no value")
    }

    private static func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Optional { nil }
    private static func noElements<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> List { [] }
    private static func noEntries<Entries: ExpressibleByDictionaryLiteral>(_ type: Entries.Type) -> Entries { [:] }
}

/// An optional number, whose stored value may be of another type.
private protocol ManagedWrapper { static func value(of stored: Any) -> Any? }

extension Optional: ManagedWrapper {
    fileprivate static func value(of stored: Any) -> Any? {
        if let type = Wrapped.self as? any ManagedNumber.Type { return type.init(stored: stored) }
        return stored as? Wrapped
    }
}

private protocol ManagedNumber { init?(stored: Any) }

extension BinaryInteger where Self: FixedWidthInteger {
    fileprivate init?(stored: Any) {
        switch stored {
        case let number as NSNumber: self.init(truncatingIfNeeded: number.int64Value)
        case let number as any BinaryInteger: self.init(truncatingIfNeeded: number)
        case let number as Double: self.init(number)
        default: return nil
        }
    }
}

extension Int: ManagedNumber {}
extension Int16: ManagedNumber {}
extension Int32: ManagedNumber {}
extension Int64: ManagedNumber {}

extension Double: ManagedNumber {
    fileprivate init?(stored: Any) {
        switch stored {
        case let number as NSNumber: self = number.doubleValue
        case let number as Double: self = number
        case let number as Float: self = Double(number)
        case let number as any BinaryInteger: self = Double(Int64(truncatingIfNeeded: number))
        default: return nil
        }
    }
}

extension Float: ManagedNumber {
    fileprivate init?(stored: Any) {
        guard let number = Double(stored: stored) else { return nil }
        self = Float(number)
    }
}

extension Bool: ManagedNumber {
    fileprivate init?(stored: Any) {
        switch stored {
        case let flag as Bool: self = flag
        default:
            guard let number = Int(stored: stored) else { return nil }
            self = number != 0
        }
    }
}
