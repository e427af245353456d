import Foundation
import Synchronization

/// The locks of the objects that are held or waited for.
private enum ObjectLocks {
    struct Held: @unchecked Sendable {
        let lock = NSRecursiveLock()
        var users = 0
    }

    static let all = Mutex<[ObjectIdentifier: Held]>([:])

    static func enter(_ object: AnyObject) {
        let lock = all.withLock { all in
            all[ObjectIdentifier(object), default: Held()].users += 1
            return all[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
    }

    static func exit(_ object: AnyObject) -> Bool {
        let lock = all.withLock { all -> NSRecursiveLock? in
            guard let held = all[ObjectIdentifier(object)] else { return nil }
            all[ObjectIdentifier(object)]?.users -= 1
            if held.users <= 1 { all[ObjectIdentifier(object)] = nil }
            return held.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Begins `@synchronized`: one thread at a time, which may enter repeatedly.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return 0
}

/// Ends `@synchronized`. Returns -1 if the object is not locked.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.exit(obj as AnyObject) ? 0 : -1 }
