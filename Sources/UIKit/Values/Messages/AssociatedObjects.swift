import Foundation
import Synchronization

/// How an associated object is referenced: weakly if assigned (Apple's reference would dangle), otherwise strongly. Nothing is copied.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value set for the object under the key's address, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: .address(UInt(bitPattern: key)))
}

/// Associates a value with an object, for extensions that cannot store one. The value is released some time after the object.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, of: object as AnyObject, key: .address(UInt(bitPattern: key)), isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.remove(object as AnyObject) }

/// The table of a screen's associated objects, by owner. Deallocated owners are removed whenever the table has doubled in size.
final class AssociatedObjects: EnvironmentState {
    private struct Value: @unchecked Sendable {
        private var strong: Any?
        private weak var weak: AnyObject?

        init(_ value: Any, isWeak: Bool) { if isWeak { weak = value as AnyObject } else { strong = value } }

        var content: Any? { strong ?? weak }
    }

    /// What a value is found by: the address that code gives, or the name of a property.
    enum Key: Hashable, Sendable {
        case address(UInt)
        case name(String)
    }

    private struct Owner: @unchecked Sendable {
        weak var object: AnyObject?
        var values: [Key: Value] = [:]
    }

    private struct Table: Sendable {
        var owners: [ObjectIdentifier: Owner] = [:]
        var limit = 64

        mutating func sweep() -> [Owner] {
            guard owners.count > limit else { return [] }
            let gone = owners.filter { $0.value.object == nil }
            for id in gone.keys { owners[id] = nil }
            limit = max(64, owners.count * 2)
            return Array(gone.values)
        }
    }

    private let table = Mutex(Table())

    static func value(of object: AnyObject, key: Key) -> Any? {
        let value = current.table.withLock { table -> Value? in
            guard let owner = table.owners[ObjectIdentifier(object)], owner.object === object else { return nil }
            return owner.values[key]
        }
        return value?.content
    }

    static func set(_ value: Any?, of object: AnyObject, key: Key, isWeak: Bool) {
        let id = ObjectIdentifier(object), value = value.map { Value($0, isWeak: isWeak) }
        nonisolated(unsafe) let object = object
        // Values are released outside the lock, because their `deinit` may access associated objects.
        let (former, gone) = current.table.withLock { table -> (Owner?, [Owner]) in
            let former = table.owners[id]
            var owner = former.flatMap { unsafe $0.object === object ? $0 : nil } ?? Owner(object: unsafe object)
            owner.values[key] = value
            table.owners[id] = owner.values.isEmpty ? nil : owner
            return (former, table.sweep())
        }
        withExtendedLifetime((former, gone)) {}
    }

    static func remove(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        let former = current.table.withLock { $0.owners.removeValue(forKey: id) }
        withExtendedLifetime(former) {}
    }
}
