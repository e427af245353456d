import Foundation
import UIKit

/// A database in memory. All of one address are the same one while a screen lives; nothing is written to a file.
public struct Realm: Equatable {
    let store: RealmStore

    init(_ store: RealmStore) { self.store = store }

    public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws {
        store = RealmState.current.store(configuration)
    }

    public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }

    public static func == (one: Realm, other: Realm) -> Bool { one.store === other.store }

    public var configuration: Configuration { store.configuration }
    public var isEmpty: Bool { store.all.isEmpty }
    public var isInWriteTransaction: Bool { store.isWriting }
    public var isFrozen: Bool { false }
    public var isPerformingAsynchronousWriteOperations: Bool { false }
    public var autorefresh: Bool {
        get { true }
        nonmutating set {}
    }
    public var schema: Schema { Schema(objectSchema: store.types.map(ObjectSchema.of)) }

    // MARK: Writing

    /// Runs the block, and tells observers about its changes. If it throws, what was added and deleted is undone.
    @discardableResult public func write<Result>(withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result) throws
        -> Result
    {
        store.beginWrite()
        do {
            let result = try block()
            if store.isWriting { store.commitWrite() }
            return result
        } catch {
            if store.isWriting { store.cancelWrite() }
            throw error
        }
    }

    public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) {
        try? write(block)
        onComplete?(nil)
    }

    public func beginWrite() { store.beginWrite() }
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { store.commitWrite() }
    public func cancelWrite() { store.cancelWrite() }

    /// Writes, if nothing is being written.
    public func safeWrite(_ block: () throws -> Void) throws { if store.isWriting { try block() } else { try write(block) } }

    public enum UpdatePolicy: Int, Sendable { case error = 1, modified = 3, all = 2 }

    public func add(_ object: Object, update: UpdatePolicy = .error) { store.add(object, updates: update != .error) }
    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        for object in objects { add(object, update: update) }
    }
    @_disfavoredOverload public func add(_ object: Object, update: Bool) { store.add(object, updates: update) }
    @_disfavoredOverload public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object {
        for object in objects { store.add(object, updates: update) }
    }

    /// Creates an object from values by the names of properties, or changes the one with the same primary key.
    @discardableResult public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error) -> T {
        if update != .error, let values = value as? [String: Any], let key = ObjectSchema.of(type).primaryKey,
            let known = values[key].flatMap({ store.object(of: type, key: $0) }) as? T
        {
            ObjectSchema.set(values, in: known)
            store.adopt(ObjectLinks.of(known))
            return known
        }
        let object = type.init()
        ObjectSchema.set(value, in: object)
        store.add(object, updates: update != .error)
        return object
    }

    public func delete(_ object: ObjectBase) { store.delete(object) }
    public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase { for object in Array(objects) { store.delete(object) } }
    public func delete<Element: ObjectBase>(_ objects: List<Element>) { for object in objects.current { store.delete(object) } }
    public func delete<Element: ObjectBase>(_ objects: Results<Element>) { for object in objects.current { store.delete(object) } }
    public func deleteAll() { for object in store.all { store.delete(object) } }

    // MARK: Reading

    public func objects<Element: ObjectBase>(_ type: Element.Type) -> Results<Element> {
        let store = store
        return Results(store: store) { store.objects(of: type).compactMap { $0 as? Element } }
    }

    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        store.object(of: type, key: key) as? Element
    }

    @discardableResult public func refresh() -> Bool { false }
    public func invalidate() {}
    public func freeze() -> Realm { self }
    public func thaw() -> Realm { self }
    public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? { reference.value }
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {}

    public enum Notification: String, Sendable {
        case didChange = "RLMRealmDidChangeNotification"
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// Calls the block after each write.
    public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
        let realm = self
        return store.observe { block(.didChange, realm) }
    }

    // MARK: Files

    public static func deleteFiles(for configuration: Configuration) throws -> Bool {
        RealmState.current.forget(configuration)
        return true
    }

    public static func fileExists(for configuration: Configuration) -> Bool { false }

    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, Swift.Error>) -> Void
    ) {
        nonisolated(unsafe) let callback = callback
        callbackQueue.async { unsafe callback(Result { try Realm(configuration: configuration) }) }
    }

    public struct Error: Swift.Error, Equatable {
        public enum Code: Int, Sendable {
            case fail = 1
            case fileAccess, filePermissionDenied, fileExists, fileNotFound, fileFormatUpgradeRequired, incompatibleLockFile, schemaMismatch
        }
        public static let fail = Code.fail
        public let code: Code
        let message: String
        public var localizedDescription: String { message }

        init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
    }
}

public struct Schema {
    public let objectSchema: [ObjectSchema]
    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }
}

/// A reference that another thread resolves.
public struct ThreadSafeReference<Confined> {
    let value: Confined
    public init(to threadConfined: Confined) { value = threadConfined }
    public var isInvalidated: Bool { false }
}

/// A value in a wrapper that other threads may read.
@propertyWrapper public struct ThreadSafe<Value> {
    public var wrappedValue: Value?
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
public typealias MigrationObject = DynamicObject
public typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void

/// An object of a class that is known by name.
public final class DynamicObject: Object {}

/// The change of an older database. There is none, so no block is called.
public struct Migration {
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {}
    @discardableResult public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject { DynamicObject() }
    public func delete(_ object: MigrationObject) {}
    @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}

extension Realm {
    /// The address of a database, and what the app says about it.
    public struct Configuration: @unchecked Sendable {
        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var encryptionKey: Data?
        public var readOnly: Bool
        public var schemaVersion: UInt64
        public var migrationBlock: MigrationBlock?
        public var deleteRealmIfMigrationNeeded: Bool
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        public var objectTypes: [ObjectBase.Type]?
        public var seedFilePath: URL?

        public init(
            fileURL: URL? = URL(filePath: "/default.realm"), inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
            readOnly: Bool = false,
            schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
            shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
        ) {
            (self.fileURL, self.inMemoryIdentifier, self.encryptionKey) = (fileURL, inMemoryIdentifier, encryptionKey)
            (self.readOnly, self.schemaVersion, self.migrationBlock) = (readOnly, schemaVersion, migrationBlock)
            (self.deleteRealmIfMigrationNeeded, self.shouldCompactOnLaunch) = (deleteRealmIfMigrationNeeded, shouldCompactOnLaunch)
            (self.objectTypes, self.seedFilePath) = (objectTypes, seedFilePath)
        }

        public static var defaultConfiguration: Configuration {
            get { RealmState.current.configuration }
            set { RealmState.current.configuration = newValue }
        }

        var address: String { inMemoryIdentifier.map { "memory:" + $0 } ?? fileURL?.path ?? "" }
    }
}

/// Returns the version of a database's file: there is none, so it is 0.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 { 0 }
