import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Returns the run's simulated time in seconds since 2001, as `Date()` does. Code that is measured with it takes no time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { SimulatedRun.state.date.timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

/// Returns at once, because screens are drawn without an app's run loop.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"

/// Returns the idiom of the current device.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
