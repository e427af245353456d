import Foundation
import Synchronization

// Operations on numbers that several threads change at once, from before Swift had its own.

private func atomic(_ value: UnsafeMutablePointer<Int32>) -> UnsafePointer<Atomic<Int32>> {
    unsafe UnsafeRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self)
}

private func atomic(_ value: UnsafeMutablePointer<Int64>) -> UnsafePointer<Atomic<Int64>> {
    unsafe UnsafeRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self)
}

/// Replaces a number if it has the expected value.
/// - Returns: Whether it had.
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
    unsafe atomic(theValue).pointee
        .compareExchange(expected: oldValue, desired: newValue, ordering: .acquiringAndReleasing).exchanged
}

public func OSAtomicCompareAndSwap32(_ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Bool {
    unsafe OSAtomicCompareAndSwap32Barrier(oldValue, newValue, theValue)
}

public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool {
    unsafe atomic(theValue).pointee
        .compareExchange(expected: oldValue, desired: newValue, ordering: .acquiringAndReleasing).exchanged
}

/// Adds to a number.
/// - Returns: The sum.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe atomic(theValue).pointee.wrappingAdd(amount, ordering: .acquiringAndReleasing).newValue
}

@discardableResult public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe OSAtomicAdd32Barrier(1, theValue)
}

@discardableResult public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe OSAtomicAdd32Barrier(-1, theValue)
}

@discardableResult public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe OSAtomicAdd32Barrier(1, theValue)
}

@discardableResult public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe OSAtomicAdd32Barrier(-1, theValue)
}

// MARK: Spin locks

/// A lock that waits by asking again: 0 if nobody holds it.
public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Takes a lock that nobody holds.
/// - Returns: Whether it was free.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { unsafe OSAtomicCompareAndSwap32Barrier(0, 1, lock) }

public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while unsafe !OSSpinLockTry(lock) { Thread.sleep(forTimeInterval: 0) }
}

public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { _ = unsafe OSAtomicCompareAndSwap32Barrier(1, 0, lock) }
