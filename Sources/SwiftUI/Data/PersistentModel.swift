import Foundation
import Observation
import Synchronization
import UIKit

// SwiftData, kept in memory: what an app inserts is there until the screen is gone. An app's `@Model` classes are observable classes here.

/// The identity of a stored object.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
    private let number: UInt
    public let entityName: String
    public var id: PersistentIdentifier { self }
    public var storeIdentifier: String? { nil }

    init(_ object: any PersistentModel) {
        number = UInt(bitPattern: ObjectIdentifier(object))
        entityName = "\(type(of: object))"
    }

    /// Objects of one type are in no order, so that sorting leaves them in theirs: an address must not decide what is drawn.
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.entityName < rhs.entityName }
}

/// An object that a context stores.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted into, until it is deleted.
    public var modelContext: ModelContext? { InsertedModels.current.context(of: self) }
    public var hasChanges: Bool { false }
    public var isDeleted: Bool { false }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which context each stored object was inserted into.
final class InsertedModels: EnvironmentState {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        weak var context: ModelContext?
    }
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func context(of object: AnyObject) -> ModelContext? {
        let entry = entries.withLock { [id = ObjectIdentifier(object)] in $0[id] }
        return entry?.object === object ? entry?.context : nil
    }

    func set(_ context: ModelContext?, of object: AnyObject) {
        let entry = context.map { Entry(object: object, context: $0) }
        entries.withLock { [id = ObjectIdentifier(object)] in $0[id] = entry }
    }
}

/// The types that a store has.
public final class Schema: @unchecked Sendable {
    /// A schema's version.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major, minor, patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    public let version: Version
    let types: [any PersistentModel.Type]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { (self.types, self.version) = (types, version) }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// The types of one version of a store.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How a store gets from one version to the next. Stores in memory have nothing to migrate.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)
}
