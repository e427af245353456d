import Foundation

/// A set of objects, retained or weakly referenced. Deallocated objects are left out. Results are in the order of insertion.
public final class NSHashTable<Element: AnyObject> {
    private struct Entry {
        weak var weakly: Element?
        var strongly: Element?
        var object: Element? { strongly ?? weakly }
    }

    private let options: NSPointerFunctions.Options
    private var entries: [Entry] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    public static func weakObjects() -> NSHashTable<Element> { NSHashTable(options: .weakMemory) }

    public var count: Int { allObjects.count }
    public var allObjects: [Element] { entries.compactMap(\.object) }
    public var anyObject: Element? { allObjects.first }

    public func add(_ object: Element?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.object == nil }
        entries.append(Entry(weakly: object, strongly: options.contains(.weakMemory) ? nil : object))
    }

    public func remove(_ object: Element?) {
        guard let object else { return }
        entries.removeAll { $0.object === object || $0.object == nil }
    }

    public func removeAllObjects() { entries = [] }

    public func contains(_ anObject: Element?) -> Bool { anObject.map { object in entries.contains { $0.object === object } } ?? false }
}

/// A dictionary from objects to objects; keys and values are retained or weakly referenced.
public final class NSMapTable<Key: AnyObject, Value: AnyObject> {
    private struct Entry {
        weak var weakKey: Key?
        var strongKey: Key?
        weak var weakValue: Value?
        var strongValue: Value?
        var key: Key? { strongKey ?? weakKey }
        var value: Value? { strongValue ?? weakValue }
    }

    private let keyOptions, valueOptions: NSPointerFunctions.Options
    private var entries: [Entry] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    public static func strongToStrongObjects() -> NSMapTable<Key, Value> { NSMapTable() }
    public static func weakToStrongObjects() -> NSMapTable<Key, Value> { NSMapTable(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> NSMapTable<Key, Value> { NSMapTable(valueOptions: .weakMemory) }
    public static func weakToWeakObjects() -> NSMapTable<Key, Value> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    public var count: Int { living.count }

    /// Returns the value for a key. Objects that are equal by `isEqual(_:)` are the same key.
    public func object(forKey aKey: Key?) -> Value? { aKey.flatMap { key in living.first { Self.same($0.key, key) }?.value } }

    public func setObject(_ anObject: Value?, forKey aKey: Key?) {
        guard let anObject, let aKey else { return }
        entries = living.filter { !Self.same($0.key, aKey) }
        entries.append(
            Entry(
                weakKey: aKey, strongKey: keyOptions.contains(.weakMemory) ? nil : aKey, weakValue: anObject,
                strongValue: valueOptions.contains(.weakMemory) ? nil : anObject))
    }

    public func removeObject(forKey aKey: Key?) { if let aKey { entries = living.filter { !Self.same($0.key, aKey) } } }

    public func removeAllObjects() { entries = [] }

    public func keyEnumerator() -> NSEnumerator { NSArray(array: living.compactMap(\.key)).objectEnumerator() }

    public func objectEnumerator() -> NSEnumerator? { NSArray(array: living.compactMap(\.value)).objectEnumerator() }

    public func dictionaryRepresentation() -> [AnyHashable: Value] {
        living.reduce(into: [:]) { all, entry in if let key = entry.key as? AnyHashable { all[key] = entry.value } }
    }

    private var living: [Entry] { entries.filter { $0.key != nil && $0.value != nil } }

    private static func same(_ a: Key?, _ b: Key) -> Bool {
        if a === b { return true }
        guard let a = a as? NSObject, let b = b as? NSObject else { return false }
        return a.isEqual(b)
    }
}

/// How tables of objects reference their contents.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
