import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Seconds of the screen's timeline: what is measured with it takes no time here.
@preconcurrency @MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Timeline.current.now }

public typealias CFAbsoluteTime = Double

/// The idiom of the device that is drawn for.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
