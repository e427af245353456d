import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// The run's moment in seconds since 2001, as `Date()` has it: what is measured with it takes no time here.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { SimulatedRun.state.date.timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

/// The program goes on: screens are drawn without an app's loop.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"

/// The idiom of the device that is drawn for.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
