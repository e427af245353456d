import Foundation
import Observation

/// Where a store is on a device. Here, every store is in memory.
public struct ModelConfiguration: Hashable, Sendable {
    public struct GroupContainer: Hashable, Sendable {
        public static let automatic = GroupContainer(), none = GroupContainer()
        public static func identifier(_ identifier: String) -> GroupContainer { GroupContainer() }
    }

    public struct CloudKitDatabase: Hashable, Sendable {
        public static let automatic = CloudKitDatabase(), none = CloudKitDatabase()
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public let name: String
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", isStoredInMemoryOnly, allowsSave)
        url = URL(filePath: "/dev/null")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.url, self.allowsSave) = (name ?? "default", url, allowsSave)
        isStoredInMemoryOnly = false
    }

    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
    @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

/// The objects of an app.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public var migrationPlan: (any SchemaMigrationPlan.Type)?
    /// What every context of the container reads and writes.
    let store = ModelStore()

    private var main: ModelContext?
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self)
        main = context
        return context
    }

    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
    ) throws { (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, Set(configurations)) }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    public func deleteAllData() { store.change { $0 = [] } }
    public func erase() throws { deleteAllData() }
}

/// A container's objects, in the order in which they were inserted. Actors change them in the background, while views read them.
final class ModelStore: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSRecursiveLock()
    private var stored: [any PersistentModel] = []

    var objects: [any PersistentModel] {
        registrar.access(self, keyPath: \.objects)
        return lock.withLock { stored }
    }

    /// Changes the objects. A reader that hears of it waits until it is done.
    func change(_ change: (inout [any PersistentModel]) -> Void) {
        lock.withLock { registrar.withMutation(of: self, keyPath: \.objects) { change(&stored) } }
    }
}

/// What reads and changes a container's objects.
public final class ModelContext: @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    public var hasChanges: Bool { false }
    public var insertedModelsArray: [any PersistentModel] { container.store.objects }
    public var changedModelsArray: [any PersistentModel] { [] }
    public var deletedModelsArray: [any PersistentModel] { [] }

    public init(_ container: ModelContainer) { self.container = container }

    public func insert<T: PersistentModel>(_ model: T) {
        guard !container.store.objects.contains(where: { $0 === model }) else { return }
        container.store.change { $0.append(model) }
        InsertedModels.current.set(self, of: model)
    }

    public func delete<T: PersistentModel>(_ model: T) {
        container.store.change { $0.removeAll { $0 === model } }
        InsertedModels.current.set(nil, of: model)
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let gone = try fetch(FetchDescriptor(predicate: predicate))
        for object in gone { delete(object) }
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = container.store.objects.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] { try fetch(descriptor) }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws { try fetch(descriptor).forEach(block) }

    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        container.store.objects.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == id }
    }
    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let model = container.store.objects.first(where: { $0.persistentModelID == id }) else {
            fatalError("No object of this context has the identifier of a \(id.entityName).")
        }
        return model
    }

    public func save() throws {}
    public func rollback() {}
    public func processPendingChanges() {}
    public func transaction(block: () throws -> Void) throws { try block() }
}

/// Which objects are read, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}

/// What runs the work of an actor that has a context.
public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}

public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that has a context of its own.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.registeredModel(for: id) }
}
