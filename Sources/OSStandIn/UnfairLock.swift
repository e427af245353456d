import Foundation

/// A lock that needs no setup besides its address.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate let lock = NSLock()
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unsafe lock.pointee.lock.lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unsafe lock.pointee.lock.unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unsafe lock.pointee.lock.try() }
