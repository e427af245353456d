import Foundation
import Synchronization
import UIKit

/// The objects of a database, by class in the order in which they were added.
final class RealmStore: @unchecked Sendable {
    let configuration: Realm.Configuration
    private let lock = NSRecursiveLock()
    private var lists: [ObjectIdentifier: [ObjectBase]] = [:]
    private(set) var types: [ObjectBase.Type] = []
    private var depth = 0
    /// The objects before the write.
    private var before: (lists: [ObjectIdentifier: [ObjectBase]], types: [ObjectBase.Type])?
    private var observers: [Int: () -> Void] = [:]
    private var lastObserver = 0

    init(_ configuration: Realm.Configuration) { self.configuration = configuration }

    private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    var all: [ObjectBase] { locked { types.flatMap { lists[ObjectIdentifier($0)] ?? [] } } }
    func objects(of type: ObjectBase.Type) -> [ObjectBase] { locked { lists[ObjectIdentifier(type)] ?? [] } }

    func object(of type: ObjectBase.Type, key: Any) -> ObjectBase? {
        guard let property = ObjectSchema.of(type).primaryKeyProperty, let key = RealmValues.unwrapped(key) as? AnyHashable else {
            return nil
        }
        return objects(of: type).first { property.get($0) as? AnyHashable == key }
    }

    // MARK: Changes

    /// Adds an object with those that it refers to. One with the same primary key gets its values and gives up its place to it.
    func add(_ object: ObjectBase, updates: Bool) {
        locked {
            guard object.store !== self else { return }
            let type = type(of: object), key = ObjectIdentifier(type)
            if lists[key] == nil { types.append(type) }
            object.store = self
            let known = ObjectSchema.of(type).primaryKeyProperty.flatMap { $0.get(object) }.flatMap { self.object(of: type, key: $0) }
            if let known, let index = lists[key]?.firstIndex(where: { $0 === known }) {
                guard updates else {
                    fatalError("Attempting to create an object of type '\(type)' with an existing primary key value.")
                }
                ObjectSchema.set(object, in: known)
                lists[key]?[index] = object
            } else {
                lists[key, default: []].append(object)
            }
            adopt(ObjectLinks.of(object))
        }
    }

    /// Adds objects that an object refers to.
    func adopt(_ objects: [ObjectBase]) {
        for object in objects where object.store !== self {
            if object is EmbeddedObject { object.store = self } else { add(object, updates: true) }
        }
    }

    func delete(_ object: ObjectBase) {
        locked {
            guard object.store === self else { return }
            lists[ObjectIdentifier(type(of: object))]?.removeAll { $0 === object }
            object.isInvalidated = true
            // Those who refer to it refer to nothing now; lists leave it out by themselves.
            for other in all {
                for property in other.objectSchema.properties where (property.get(other) as? ObjectBase) === object {
                    property.set?(other, nil)
                }
            }
        }
    }

    // MARK: Writes

    var isWriting: Bool { locked { depth > 0 } }

    func beginWrite() {
        lock.lock()
        if depth == 0 { before = (lists, types) }
        depth += 1
    }

    func commitWrite() {
        guard isWriting else { return }
        depth -= 1
        let isLast = depth == 0
        lock.unlock()
        if isLast { tell() }
    }

    func cancelWrite() {
        guard isWriting else { return }
        if let before {
            for object in all where !(before.lists[ObjectIdentifier(type(of: object))] ?? []).contains(where: { $0 === object }) {
                object.store = nil
            }
            (lists, types) = (before.lists, before.types)
            for object in all { object.isInvalidated = false }
        }
        depth -= 1
        lock.unlock()
    }

    // MARK: Observers

    /// Calls the block after each write, in the next turn of the main queue, and now if asked to.
    func observe(atOnce: Bool = false, _ block: @escaping () -> Void) -> NotificationToken {
        let number = locked {
            lastObserver += 1
            observers[lastObserver] = block
            return lastObserver
        }
        if atOnce { DispatchQueue.main.async { [weak self] in self?.call(number) } }
        return NotificationToken { [weak self] in self.map { store in store.locked { store.observers[number] = nil } } }
    }

    private func tell() {
        let numbers = locked { observers.keys.sorted() }
        guard !numbers.isEmpty else { return }
        DispatchQueue.main.async { [weak self] in for number in numbers { self?.call(number) } }
    }

    private func call(_ number: Int) { locked { observers[number] }?() }
}

/// The objects that an object refers to.
enum ObjectLinks {
    static func of(_ object: ObjectBase) -> [ObjectBase] {
        object.objectSchema.properties.flatMap { property -> [ObjectBase] in
            let value = property.get(object)
            if let one = value as? ObjectBase { return [one] }
            guard let list = value as? any ElementsHolder, list.isSettable else { return [] }
            return list.elements.compactMap { $0 as? ObjectBase }
        }
    }
}

/// The databases of a screen, and the app's classes of objects.
final class RealmState: InheritedState {
    private struct Values: @unchecked Sendable {
        var stores: [String: RealmStore] = [:]
        var configuration = Realm.Configuration()
        /// The classes in the order in which they were registered, and their properties.
        var types: [ObjectBase.Type] = []
        var properties: [ObjectIdentifier: [StoredProperty]] = [:]
        var schemas: [ObjectIdentifier: ObjectSchema] = [:]
        var lastIdentifier = 0
    }

    private let values: Mutex<Values>
    private let opening = NSRecursiveLock()

    init() { values = Mutex(Values()) }

    init(inheriting parent: RealmState) {
        let (types, properties) = parent.values.withLock { ($0.types, $0.properties) }
        values = Mutex(Values(types: types, properties: properties))
    }

    var configuration: Realm.Configuration {
        get { values.withLock { $0.configuration } }
        set { values.withLock { $0.configuration = newValue } }
    }

    func register(_ type: ObjectBase.Type, _ properties: [StoredProperty]) {
        values.withLock { values in
            if values.properties[ObjectIdentifier(type)] == nil { values.types.append(type) }
            values.properties[ObjectIdentifier(type)] = properties
        }
    }

    func store(_ configuration: Realm.Configuration) -> RealmStore {
        // Another thread gets a database when its samples are there; an object that is made for them may open it, too.
        opening.lock()
        defer { opening.unlock() }
        if let known = values.withLock({ $0.stores[configuration.address] }) { return known }
        let store = RealmStore(configuration)
        values.withLock { $0.stores[configuration.address] = store }
        RealmSamples.fill(store, types: values.withLock { $0.types })
        return store
    }

    func forget(_ configuration: Realm.Configuration) { values.withLock { $0.stores[configuration.address] = nil } }

    func properties(of type: ObjectBase.Type) -> [StoredProperty]? { values.withLock { $0.properties[ObjectIdentifier(type)] } }
    func schema(of type: ObjectBase.Type) -> ObjectSchema? { values.withLock { $0.schemas[ObjectIdentifier(type)] } }
    func keep(_ schema: ObjectSchema) { values.withLock { $0.schemas[ObjectIdentifier(schema.type)] = schema } }

    func nextIdentifier() -> Int {
        values.withLock { values in
            values.lastIdentifier += 1
            return values.lastIdentifier
        }
    }
}
