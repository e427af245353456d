import Foundation

/// How a policy decides conflicts. See `NSMergePolicy`.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType,
        overwriteMergePolicyType, rollbackMergePolicyType
}

/// Decides what becomes of new objects whose unique values another object has (`uniquenessConstraints`). Other conflicts cannot arise: nothing
/// but the app changes its store.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge type: NSMergePolicyType) { mergeType = type }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)

    /// Resolves conflicts of any kind.
    open func resolve(mergeConflicts list: [Any]) throws {
        let constraints = list.compactMap { $0 as? NSConstraintConflict }
        if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
        let versions = list.compactMap { $0 as? NSMergeConflict }
        if !versions.isEmpty { try resolve(optimisticLockingConflicts: versions) }
    }

    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}

    /// Keeps one object of each conflict: the stored one, with the values of the new one if objects trump.
    ///
    /// - Throws: `NSManagedObjectConstraintMergeError` if the policy is `error`, as Apple documents it.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError, userInfo: ["conflictList": list])
        }
        let objectsTrump = [.mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType].contains(mergeType)
        for conflict in list {
            var others = conflict.conflictingObjects.filter { !$0.isDeleted }
            guard let kept = conflict.databaseObject ?? others.first else { continue }
            others.removeAll { $0 === kept }
            for other in others { kept.absorb(other, takingValues: objectsTrump) }
        }
    }
}

/// The error of a save that a uniqueness constraint forbids.
public let NSManagedObjectConstraintMergeError = 133021

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }

/// Objects that have the same unique values.
public final class NSConstraintConflict: NSObject, @unchecked Sendable {
    public let constraint: [String]
    public let constraintValues: [String: Any]
    /// The stored object; nil if all are new.
    public let databaseObject: NSManagedObject?
    public let databaseSnapshot: [AnyHashable: Any]?
    public let conflictingObjects: [NSManagedObject]
    public let conflictingSnapshots: [[AnyHashable: Any]]

    public init(
        constraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        self.constraint = constraint
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
        let object = conflictingObjects.first ?? databaseObject
        constraintValues = object?.dictionaryWithValues(forKeys: constraint) ?? [:]
    }
}

/// A change of an object that the store has changed, too. None is ever made here.
public final class NSMergeConflict: NSObject, @unchecked Sendable {
    public let sourceObject: NSManagedObject
    public let objectSnapshot: [String: Any]?
    public let cachedSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    public init(
        source: NSManagedObject, newVersion: Int, oldVersion: Int, cachedSnapshot: [String: Any]?, persistedSnapshot: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (source, newVersion, oldVersion)
        (objectSnapshot, self.cachedSnapshot, self.persistedSnapshot) = (nil, cachedSnapshot, persistedSnapshot)
    }
}

extension NSManagedObject {
    /// Takes the place of another object, which is deleted: what it has set, if asked for, and what is related to it.
    fileprivate func absorb(_ other: NSManagedObject, takingValues: Bool) {
        let set = other.changes.keys.sorted()
        if takingValues {
            for key in set where entity.attributesByName[key] != nil { setPrimitiveValue(other.primitiveValue(forKey: key), forKey: key) }
        }
        for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            let related = other.related(relationship.name)
            other.setRelated([], relationship)
            if takingValues, set.contains(relationship.name) { setRelated(related, relationship) }
        }
        other.isDeleted = true
    }
}

extension NSManagedObjectContext {
    /// Lets the merge policy decide about new objects whose unique values another object has.
    func meetConstraints() throws {
        // Only the store knows all objects.
        guard parent == nil, insertedObjects.contains(where: { !$0.entity.allUniquenessConstraints.isEmpty }) else { return }
        let conflicts = constraintConflicts()
        guard !conflicts.isEmpty else { return }
        try ((mergePolicy as? NSMergePolicy) ?? .error).resolve(mergeConflicts: conflicts)
    }

    private func constraintConflicts() -> [NSConstraintConflict] {
        struct Key: Hashable {
            var entity: ObjectIdentifier
            var constraint: [String]
            var values: [AnyHashable]
        }
        var holders: [Key: [NSManagedObject]] = [:], order: [Key] = []
        let stored = coordinator?.ids.filter { !isGone($0) }.sorted { $0.number < $1.number }.map(object(with:)) ?? []
        for object in stored + insertedObjects.sorted(by: { $0.objectID.number < $1.objectID.number }) {
            for (entity, constraint) in object.entity.allUniquenessConstraints {
                let values = constraint.compactMap { object.primitiveValue(forKey: $0) as? AnyHashable }
                // As in SQLite, nothing is not the same as nothing.
                guard values.count == constraint.count else { continue }
                let key = Key(entity: ObjectIdentifier(entity), constraint: constraint, values: values)
                if holders[key] == nil { order.append(key) }
                holders[key, default: []].append(object)
            }
        }
        return order.compactMap { key in
            guard let objects = holders[key], objects.count > 1, objects.contains(where: \.isInserted) else { return nil }
            let old = objects.first { !$0.isInserted }, new = objects.filter(\.isInserted)
            return NSConstraintConflict(
                constraint: key.constraint, databaseObject: old,
                databaseSnapshot: old.map { $0.dictionaryWithValues(forKeys: key.constraint) },
                conflictingObjects: new, conflictingSnapshots: new.map { $0.dictionaryWithValues(forKeys: key.constraint) })
        }
    }
}

extension NSEntityDescription {
    /// The names of each constraint, its own and its parents', with the entity that declares it.
    fileprivate var allUniquenessConstraints: [(entity: NSEntityDescription, names: [String])] {
        let own = uniquenessConstraints.map { names in
            (self, names.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name })
        }
        return (superentity?.allUniquenessConstraints ?? []) + own.filter { !$0.1.isEmpty }
    }
}
