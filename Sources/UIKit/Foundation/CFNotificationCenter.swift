import Foundation
import Graphics

/// A Core Foundation notification centre. All of them are one centre, and notifications from other processes never arrive.
public final class CFNotificationCenter: Sendable {
    fileprivate static let shared = CFNotificationCenter()
}

public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .shared }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .shared }
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ callBack: CFNotificationCallback?, _ name: CFString?,
    _ object: UnsafeRawPointer?, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?,
    _ deliverImmediately: Bool
) {}
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?
) {}
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?) {}
