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
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
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
