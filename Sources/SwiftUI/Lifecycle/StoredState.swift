import Foundation
import UIKit

/// Where a stored value is kept, by one key.
@MainActor private final class StoredLocation: Disconnectable {
    private var observer: (any NSObjectProtocol)?
    private weak var node: (any Evaluated)?

    /// Marks the node as stale when a value of the store changes.
    func observe(_ store: StoreKey, _ node: any Evaluated) {
        self.node = node
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(forName: StoreKey.didChange, object: nil, queue: nil) { [weak self] note in
            let changed = note.object as? StoreKey
            onMainActor {
                guard let self, let node = self.node, changed == store else { return }
                node.graph.markStale(node)
            }
        }
    }

    func disconnect() {
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
    }
}

/// A key of a store, as what changes.
private struct StoreKey: Hashable, @unchecked Sendable {
    static let didChange = Notification.Name("plumb.swiftui.stored")
    let key: String
    let store: UserDefaults

    static func == (one: StoreKey, other: StoreKey) -> Bool { one.key == other.key && one.store === other.store }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// How a value is read from a store and written to it.
private struct StoredValue<Value> {
    let store: StoreKey
    let read: (Any?) -> Value
    let write: (Value) -> Any?

    var value: Value {
        get { read(store.store.object(forKey: store.key)) }
        nonmutating set {
            store.store.set(write(newValue), forKey: store.key)
            NotificationCenter.default.post(name: StoreKey.didChange, object: store)
        }
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        let location = storage as? StoredLocation ?? StoredLocation()
        storage = location
        location.observe(store, node)
    }
}

/// A value of the app's user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, ConnectedProperty {
    private let stored: StoredValue<Value>

    private init(_ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
        stored = StoredValue(store: StoreKey(key: key, store: store ?? .standard), read: read, write: write)
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { stored.connect(&storage, node) }
}

extension AppStorage {
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(key, store, read: { $0 as? Value ?? value }, write: { $0 })
    }
    private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
        self.init(key, store, read: { $0 as? Wrapped }, write: { $0 })
    }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) { self.init(plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) { self.init(plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) { self.init(plain: wrappedValue, key, store) }
}
extension AppStorage where Value == String {
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) { self.init(plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) { self.init(plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) { self.init(plain: wrappedValue, key, store) }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue }, write: \.absoluteString)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: \.rawValue)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: \.rawValue)
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0?.absoluteString })
    }
}
extension AppStorage {
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, store, read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, read: { ($0 as? Int).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
    }
}

/// A value that the system restores with the scene. A screen begins without such values.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, ConnectedProperty {
    private let stored: StoredValue<Value>

    private init(_ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
        stored = StoredValue(
            store: StoreKey(key: key, store: UserDefaults(suiteName: "plumb.scene") ?? .standard), read: read, write: write)
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { stored.connect(&storage, node) }
}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Bool, _ key: String) { self.init(key, read: { $0 as? Bool ?? wrappedValue }, write: { $0 }) }
}
extension SceneStorage where Value == Int {
    public init(wrappedValue: Int, _ key: String) { self.init(key, read: { $0 as? Int ?? wrappedValue }, write: { $0 }) }
}
extension SceneStorage where Value == Double {
    public init(wrappedValue: Double, _ key: String) { self.init(key, read: { $0 as? Double ?? wrappedValue }, write: { $0 }) }
}
extension SceneStorage where Value == String {
    public init(wrappedValue: String, _ key: String) { self.init(key, read: { $0 as? String ?? wrappedValue }, write: { $0 }) }
}
extension SceneStorage where Value == Data {
    public init(wrappedValue: Data, _ key: String) { self.init(key, read: { $0 as? Data ?? wrappedValue }, write: { $0 }) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: \.rawValue)
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: \.rawValue)
    }
}
extension SceneStorage {
    public init(_ key: String) where Value == String? { self.init(key, read: { $0 as? String }, write: { $0 }) }
    public init(_ key: String) where Value == Int? { self.init(key, read: { $0 as? Int }, write: { $0 }) }
    public init(_ key: String) where Value == Bool? { self.init(key, read: { $0 as? Bool }, write: { $0 }) }
    public init(_ key: String) where Value == Data? { self.init(key, read: { $0 as? Data }, write: { $0 }) }
}
