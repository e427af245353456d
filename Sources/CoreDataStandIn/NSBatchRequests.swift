import Foundation
import UIKit

// Requests that change a store without its objects in memory. Here, too, they go past the context that executes them.

public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let request: NSFetchRequest<any NSFetchRequestResult>?
    let ids: [NSManagedObjectID]
    public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { (request, ids) = (fetchRequest, []) }
    public init(objectIDs: [NSManagedObjectID]) { (request, ids) = (nil, objectIDs) }
}

/// Adds objects with the values of dictionaries, or those that a block fills one by one until it returns true.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    public var entity: NSEntityDescription?
    public var objectsToInsert: [[String: Any]]?
    public var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    public var managedObjectHandler: ((NSManagedObject) -> Bool)?
    public var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects: [[String: Any]]) { (self.entityName, objectsToInsert) = (entityName, objects) }

    public init(entityName: String, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, self.dictionaryHandler) = (entityName, dictionaryHandler)
    }

    public init(entityName: String, managedObjectHandler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, self.managedObjectHandler) = (entityName, managedObjectHandler)
    }

    public init(entity: NSEntityDescription, objects: [[String: Any]]) {
        (entityName, self.entity, objectsToInsert) = (entity.name ?? "", entity, objects)
    }

    public init(entity: NSEntityDescription, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool) {
        (entityName, self.entity, self.dictionaryHandler) = (entity.name ?? "", entity, dictionaryHandler)
    }

    public init(entity: NSEntityDescription, managedObjectHandler: @escaping (NSManagedObject) -> Bool) {
        (entityName, self.entity, self.managedObjectHandler) = (entity.name ?? "", entity, managedObjectHandler)
    }

    /// Inserts the objects into a context that is saved afterwards.
    func insert(into context: NSManagedObjectContext) -> [NSManagedObjectID] {
        func make() -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: entityName, into: context) }
        var ids: [NSManagedObjectID] = []
        func add(_ values: [String: Any]) {
            let object = make()
            for (key, value) in values.sorted(by: { $0.key < $1.key }) { object.setValue(value is NSNull ? nil : value, forKey: key) }
            ids.append(object.objectID)
        }
        objectsToInsert?.forEach(add)
        if let dictionaryHandler {
            let values = NSMutableDictionary()
            while !dictionaryHandler(values) {
                add(values as? [String: Any] ?? [:])
                values.removeAllObjects()
            }
        }
        if let managedObjectHandler {
            // The object for which the block says that it has finished is not inserted.
            var object = make()
            while !managedObjectHandler(object) {
                ids.append(object.objectID)
                object = make()
            }
            context.delete(object)
        }
        return ids
    }
}

/// Gives the same values to all objects that a predicate finds. Expressions are not computed.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    public var entity: NSEntityDescription?
    public var predicate: NSPredicate?
    public var includesSubentities = true
    public var propertiesToUpdate: [AnyHashable: Any]?
    public var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    public init(entityName: String) { self.entityName = entityName }
    public init(entity: NSEntityDescription) { (entityName, self.entity) = (entity.name ?? "", entity) }

    /// Changes the objects in a context that is saved afterwards.
    func update(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        request.predicate = predicate
        request.includesSubentities = includesSubentities
        let objects = try context.fetch(request)
        for (key, value) in propertiesToUpdate ?? [:] {
            guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
            for object in objects { object.setValue(value is NSNull ? nil : value, forKey: name) }
        }
        return objects.map(\.objectID)
    }
}

open class NSPersistentStoreResult: NSObject {}

/// What a batch has done, in the form that its request asks for.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        (result, resultType) = (type == .resultTypeObjectIDs ? ids : type == .resultTypeCount ? ids.count : true, type)
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        (result, resultType) = (type == .objectIDs ? ids : type == .count ? ids.count : true, type)
    }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        (result, resultType) = (type == .updatedObjectIDsResultType ? ids : type == .updatedObjectsCountResultType ? ids.count : true, type)
    }
}
