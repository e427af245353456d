import Foundation
import UIKit

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {}

/// A description of the objects to fetch. On iOS the type of the results is restricted to `NSFetchRequestResult`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    public var entityName: String?
    public var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    /// Zero for no limit.
    public var fetchLimit = 0
    public var fetchOffset = 0
    public var fetchBatchSize = 0
    public var resultType = NSFetchRequestResultType.managedObjectResultType
    public var includesSubentities = true
    public var includesPendingChanges = true
    public var includesPropertyValues = true
    public var returnsObjectsAsFaults = true
    public var returnsDistinctResults = false
    public var shouldRefreshRefetchedObjects = false
    public var relationshipKeyPathsForPrefetching: [String]?
    public var propertiesToFetch: [Any]?
    public var propertiesToGroupBy: [Any]?
    public var havingPredicate: NSPredicate?

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }

    /// Returns nothing: on iOS the request runs in the context of the surrounding `perform`, which is not known here. Use `fetch(_:)`.
    open func execute() throws -> [ResultType] { [] }

    open func copy(with zone: NSZone? = nil) -> Any { converted(to: ResultType.self) }

    /// Returns a request of the same objects for another type of results.
    fileprivate func converted<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>()
        (other.entity, other.entityName) = (entity, entityName)
        (other.predicate, other.sortDescriptors, other.havingPredicate) = (predicate, sortDescriptors, havingPredicate)
        (other.fetchLimit, other.fetchOffset, other.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        other.resultType = resultType
        (other.includesSubentities, other.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (other.includesPropertyValues, other.returnsObjectsAsFaults) = (includesPropertyValues, returnsObjectsAsFaults)
        (other.returnsDistinctResults, other.shouldRefreshRefetchedObjects) = (returnsDistinctResults, shouldRefreshRefetchedObjects)
        (other.propertiesToFetch, other.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
        other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        return other
    }

    /// Returns the objects that match, sorted.
    func results(among objects: [NSManagedObject]) -> [NSManagedObject] {
        var found = objects.filter { predicate?.evaluate(with: $0) ?? true }
        if let sortDescriptors, !sortDescriptors.isEmpty {
            found = found.enumerated().sorted { one, other in
                for descriptor in sortDescriptors {
                    let order = descriptor.compare(one.element, to: other.element)
                    if order != .orderedSame { return order == .orderedAscending }
                }
                return one.offset < other.offset
            }.map(\.element)
        }
        found = Array(found.dropFirst(fetchOffset))
        return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
    }
}

/// A request of any type of results.
private protocol AnyFetchRequest {
    func request<Result>(of type: Result.Type) -> NSFetchRequest<Result>
}

extension NSFetchRequest: AnyFetchRequest {
    fileprivate func request<Result>(of type: Result.Type) -> NSFetchRequest<Result> {
        (self as? NSFetchRequest<Result>) ?? converted(to: type)
    }
}

/// Casts between requests. In Objective-C they have one class, so that each can be taken for one of another type of results; here a copy is.
public enum FetchRequestCast {
    /// Returns the request for the other type of results; nil if the object is no request.
    public static func cast<Result>(_ request: Any?, to type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
        (request as? any AnyFetchRequest)?.request(of: Result.self)
    }
}
