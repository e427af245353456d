import Foundation
import UIKit

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"

public let NSManagedObjectMergeError = 133020
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

extension NSManagedObjectContext {
    public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
    public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
    public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
}

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects of one part of an app, with changes that are not saved yet. Blocks run on the main queue.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public struct ConcurrencyType: Sendable, Equatable {
        let number: Int
        public static let privateQueue = ConcurrencyType(number: 1)
        public static let mainQueue = ConcurrencyType(number: 2)
    }

    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public var parent: NSManagedObjectContext?
    public var name: String?
    /// There is no undo manager on Linux; code may set it to nil.
    public var undoManager: AnyObject?
    public var mergePolicy: Any = NSMergePolicy.error
    public var automaticallyMergesChangesFromParent = false
    public var shouldDeleteInaccessibleFaults = true
    public var retainsRegisteredObjects = false
    public var stalenessInterval = -1.0
    public var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()

    /// Sample values may repeat what the model says is unique.
    var meetsConstraints = true
    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    /// The new objects that observers know.
    private var known: Set<NSManagedObjectID> = []
    /// The objects that changed since observers were told.
    private var pending: [NSManagedObjectID: NSManagedObject] = [:]
    private var isTelling = false

    public init(_ type: ConcurrencyType) {}
    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}

    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }
    var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

    func makeID(of entity: NSEntityDescription) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, number: coordinator?.makeNumber() ?? objects.count + 1)
    }

    // MARK: Objects

    private func all(_ isIncluded: (NSManagedObject) -> Bool) -> Set<NSManagedObject> { Set(objects.values.filter(isIncluded)) }

    public var registeredObjects: Set<NSManagedObject> { all { _ in true } }
    public var insertedObjects: Set<NSManagedObject> { all { $0.isInserted && !$0.isDeleted } }
    public var updatedObjects: Set<NSManagedObject> { all(\.isUpdated) }
    public var deletedObjects: Set<NSManagedObject> { all(\.isDeleted) }
    public var hasChanges: Bool { objects.values.contains(where: \.hasChanges) }

    open func insert(_ object: NSManagedObject) {
        objects[object.objectID] = object
        object.managedObjectContext = self
        object.isInserted = true
        noteChange(of: object)
    }

    /// Marks the object as deleted, and handles its relationships by their rules.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            let others = object.related(relationship.name)
            if relationship.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
            guard relationship.deleteRule != .noActionDeleteRule else { continue }
            object.setRelated([], relationship)
        }
        noteChange(of: object)
    }

    /// Whether the object was deleted here or in the store.
    func isGone(_ id: NSManagedObjectID) -> Bool {
        if let object = objects[id] { return object.isDeleted || !object.isInserted && parent == nil && coordinator?.contains(id) == false }
        return coordinator?.contains(id) == false && parent?.objects[id] == nil
    }

    open func object(with id: NSManagedObjectID) -> NSManagedObject {
        if let object = objects[id] { return object }
        let object = NSManagedObject.stored(id, in: self)
        objects[id] = object
        object.awakeFromFetch()
        return object
    }

    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard !isGone(id) else { throw CocoaError(.coderValueNotFound) }
        return object(with: id)
    }

    open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { objects[id] }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { objects.forEach { $0.objectID.isTemporaryID = false } }
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) { if !mergeChanges { object.changes = [:] } }
    open func refreshAllObjects() {}
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func detectConflicts(for object: NSManagedObject) {}

    // MARK: Fetching

    /// Returns the objects of the request's entity, unsaved ones included, in the order of their creation.
    private func objects(of request: NSFetchRequest<some Any>) -> [NSManagedObject] {
        guard let name = request.entityName, let entity = model?.entitiesByName[name] else {
            fatalError("NSFetchRequest could not locate an NSEntityDescription for entity name '\(request.entityName ?? "")'")
        }
        var ids = Set(coordinator?.ids ?? [])
        var context: NSManagedObjectContext? = self
        while let here = context {
            ids.formUnion(here.objects.values.filter(\.isInserted).map(\.objectID))
            context = here.parent
        }
        return ids.filter { $0.entity === entity || request.includesSubentities && $0.entity.isKindOf(entity: entity) }
            .filter { !isGone($0) }.sorted { $0.number < $1.number }.map(object(with:))
    }

    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = request.results(among: objects(of: request))
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? Result }
        case .dictionaryResultType:
            let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            return found.compactMap { object in
                let keys = names ?? object.entity.attributesByName.keys.sorted()
                return NSDictionary(dictionary: object.dictionaryWithValues(forKeys: keys)) as? Result
            }
        default: return found.compactMap { $0 as? Result }
        }
    }

    open func count(for request: NSFetchRequest<some Any>) throws -> Int { request.results(among: objects(of: request)).count }

    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let batch as NSBatchDeleteRequest:
            let ids = batch.request.map { request in request.results(among: objects(of: request)).map(\.objectID) } ?? batch.ids
            for id in ids { coordinator?.remove(id) }
            return NSBatchDeleteResult(ids, batch.resultType)
        case let batch as NSBatchInsertRequest:
            return NSBatchInsertResult(try changingStore { batch.insert(into: $0) }, batch.resultType)
        case let batch as NSBatchUpdateRequest:
            return NSBatchUpdateResult(try changingStore { try batch.update(in: $0) }, batch.resultType)
        default: return NSPersistentStoreResult()
        }
    }

    /// Changes the store in a context of its own: objects that are here already keep their values until they are refreshed.
    private func changingStore(_ change: (NSManagedObjectContext) throws -> [NSManagedObjectID]) throws -> [NSManagedObjectID] {
        let other = NSManagedObjectContext(.privateQueue)
        other.persistentStoreCoordinator = coordinator
        let ids = try change(other)
        try other.save()
        return ids
    }

    // MARK: Changes

    func noteChange(of object: NSManagedObject) {
        pending[object.objectID] = object
        guard !isTelling else { return }
        isTelling = true
        DispatchQueue.main.async { [self] in processPendingChanges() }
    }

    /// Tells observers of the changes since the last time.
    open func processPendingChanges() {
        isTelling = false
        guard !pending.isEmpty else { return }
        let changed = pending.values.sorted { $0.objectID.number < $1.objectID.number }
        pending = [:]
        post(.NSManagedObjectContextObjectsDidChange, changed, known: known)
        known.formUnion(changed.filter(\.isInserted).map(\.objectID))
    }

    /// - Parameter known: The new objects that are not news.
    private func post(_ name: Notification.Name, _ changed: [NSManagedObject], known: Set<NSManagedObjectID> = []) {
        let isNew = { (object: NSManagedObject) in object.isInserted && !known.contains(object.objectID) }
        let info: [String: Set<NSManagedObject>] = [
            NSInsertedObjectsKey: Set(changed.filter { isNew($0) && !$0.isDeleted }),
            NSDeletedObjectsKey: Set(changed.filter(\.isDeleted)),
            NSUpdatedObjectsKey: Set(changed.filter { !isNew($0) && !$0.isDeleted }),
        ]
        NotificationCenter.default.post(name: name, object: self, userInfo: info.filter { !$0.value.isEmpty })
    }

    /// Writes the changes to the store, or to the parent context.
    open func save() throws {
        if meetsConstraints { try meetConstraints() }
        let changed = objects.values.filter(\.hasChanges).sorted { $0.objectID.number < $1.objectID.number }
        for object in changed {
            if object.isDeleted {
                try object.validateForDelete()
            } else if object.isInserted {
                try object.validateForInsert()
            } else {
                try object.validateForUpdate()
            }
            object.willSave()
        }
        guard !changed.isEmpty else { return }
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in changed { parent == nil ? store(object) : pass(object) }
        post(.NSManagedObjectContextDidSave, changed)
        for object in changed {
            if object.isDeleted { objects[object.objectID] = nil }
            (object.isInserted, object.changes) = (false, [:])
            object.didSave()
        }
        (pending, known) = ([:], [])
    }

    private func store(_ object: NSManagedObject) {
        if object.isDeleted { coordinator?.remove(object.objectID) } else { coordinator?.store(object.changes, of: object.objectID) }
    }

    /// Hands an object's changes to the parent context.
    private func pass(_ object: NSManagedObject) {
        guard let parent else { return }
        let isNew = parent.objects[object.objectID] == nil && coordinator?.contains(object.objectID) == false
        let other = parent.object(with: object.objectID)
        other.changes.merge(object.changes) { $1 }
        if isNew { other.isInserted = true }
        other.isDeleted = object.isDeleted
        parent.noteChange(of: other)
    }

    open func rollback() {
        for object in objects.values where object.hasChanges {
            if object.isInserted { objects[object.objectID] = nil }
            (object.isDeleted, object.changes) = (false, [:])
        }
        pending = [:]
    }

    open func undo() {}
    open func redo() {}

    open func reset() { (objects, pending, known) = ([:], [:], []) }

    /// Reads the objects that another context saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        let changed = (notification.userInfo ?? [:]).values.compactMap { $0 as? Set<NSManagedObject> }.flatMap(\.self)
        for object in changed where object.managedObjectContext !== self { noteChange(of: self.object(with: object.objectID)) }
    }

    /// Reads what a batch has changed in the store, which no context has noticed.
    /// - Parameters:
    ///   - changes: Object identifiers by `NSInsertedObjectsKey`, `NSUpdatedObjectsKey` and `NSDeletedObjectsKey`.
    ///   - contexts: The contexts that learn of it.
    open class func mergeChanges(fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        for context in contexts {
            for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey] {
                for id in changes[key] as? [NSManagedObjectID] ?? [] where !context.isGone(id) {
                    context.noteChange(of: context.object(with: id))
                }
            }
            for id in changes[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? [] {
                guard let object = context.registeredObject(for: id) else { continue }
                object.isDeleted = true
                context.noteChange(of: object)
            }
        }
    }

    // MARK: Blocks

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { unsafe block() }
    }

    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }

    open func perform<Value, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Value
    ) async throws(Failure) -> Value { try await MainQueueBlock.run(block) }
}

/// Runs blocks of tasks on the main queue, like the blocks of `perform`, so that no two use a context at the same time.
enum MainQueueBlock {
    private struct Unchecked<Content>: @unchecked Sendable { let content: Content }

    static func run<Value, Failure: Error>(_ block: @escaping () throws(Failure) -> Value) async throws(Failure) -> Value {
        let block = Unchecked(content: block)
        let result = await MainActor.run { Unchecked(content: Result<Value, Failure> { () throws(Failure) in try block.content() }) }
        return try result.content.get()
    }
}
