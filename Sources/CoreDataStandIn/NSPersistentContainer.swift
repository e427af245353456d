import Foundation
import Synchronization
import UIKit

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

public final class NSPersistentStore: NSObject, @unchecked Sendable {
    public let type: String
    public var url: URL?
    public weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public var options: [AnyHashable: Any]?
    public var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    public let identifier: String! = "store"
    public var metadata: [String: Any]! = [:]

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

/// The objects that all contexts of a model share. They are in memory, whatever the type of the store.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    public private(set) var persistentStores: [NSPersistentStore] = []
    private struct Content: @unchecked Sendable {
        var values: [NSManagedObjectID: [String: Any]] = [:]
        var count = 0
    }
    private let content = Mutex(Content())

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    @discardableResult
    public func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: url)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        if persistentStores.count == 1 { StoreSamples.fill(self) }
        return store
    }

    public func addPersistentStore(
        with description: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(ofType: description.type, configurationName: nil, at: description.url)
        block(description, nil)
    }

    public func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    public func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } ?? persistentStores.first }
    public func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil) throws {
        content.withLock { $0.values = [:] }
    }
    public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        content.withLock { content in content.values.keys.first { $0.uriRepresentation() == url } }
    }

    // MARK: Objects

    func makeNumber() -> Int {
        content.withLock {
            $0.count += 1
            return $0.count
        }
    }

    /// The identifiers of the stored objects, in the order of their creation.
    var ids: [NSManagedObjectID] { content.withLock { $0 }.values.keys.sorted { $0.number < $1.number } }

    func values(of id: NSManagedObjectID) -> [String: Any] { content.withLock { $0 }.values[id] ?? [:] }
    func contains(_ id: NSManagedObjectID) -> Bool { content.withLock { $0 }.values[id] != nil }

    func store(_ changes: [String: Any?], of id: NSManagedObjectID) {
        nonisolated(unsafe) let changes = changes
        content.withLock { content in
            var values = content.values[id] ?? [:]
            for (key, value) in unsafe changes { values[key] = value }
            content.values[id] = values
        }
        id.isTemporaryID = false
        id.persistentStore = persistentStores.first
    }

    func remove(_ id: NSManagedObjectID) { content.withLock { $0.values[id] = nil } }
}

public final class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    public var type = NSSQLiteStoreType
    public var url: URL?
    public var configuration: String?
    public var isReadOnly = false
    public var shouldAddStoreAsynchronously = false
    public var shouldMigrateStoreAutomatically = true
    public var shouldInferMappingModelAutomatically = true
    public private(set) var options: [String: NSObject] = [:]
    public var cloudKitContainerOptions: AnyObject?

    public override init() {}
    public init(url: URL) { self.url = url }
    public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store, and the context of the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    public var persistentStoreDescriptions: [NSPersistentStoreDescription]

    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

    /// Creates a container for the model with this name in the main bundle.
    public convenience init(name: String) {
        let places = [Bundle.main] + Bundle.allBundles
        let urls = places.flatMap { bundle in
            ["xcdatamodeld", "xcdatamodel", "momd"].compactMap { bundle.url(forResource: name, withExtension: $0) }
        }
        let model = urls.lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }.first
        self.init(name: name, managedObjectModel: model ?? .mergedModel(from: nil) ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueue)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(filePath: "/\(name).sqlite"))]
        CoreDataState.current.add(model)
    }

    /// Adds the stores at once and calls the block for each.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Value, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let context = newBackgroundContext()
        return try await MainQueueBlock.run { () throws(Failure) in try block(context) }
    }
}

/// As the other container: there is no iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public struct EventType: Sendable {}
    open func initializeCloudKitSchema() throws {}
}
