import Foundation

// The names of Core Haptics. A device without a haptic engine has them, too, and nothing plays.

public protocol CHHapticDeviceCapability: Sendable {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false, supportsAudio = false
}

public struct CHHapticError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case engineNotRunning = -4805, operationNotPermitted = -4806, notSupported = -4809 }
    public let code: Code
}

public final class CHHapticEngine: @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case systemError = -1
    }
    /// - Throws: Always: there is no engine.
    public init() throws { throw CHHapticError(code: .notSupported) }
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    public var stoppedHandler: (@Sendable (StoppedReason) -> Void)?
    public var resetHandler: (@Sendable () -> Void)?
    public var playsHapticsOnly = false
    public var isAutoShutdownEnabled = false
    public func start() throws { throw CHHapticError(code: .notSupported) }
    public func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) { completionHandler?(CHHapticError(code: .notSupported)) }
    public func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(code: .notSupported) }
}

public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
}

public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ID(rawValue: "HapticSharpness")
        public static let attackTime = ID(rawValue: "AttackTime")
        public static let decayTime = ID(rawValue: "DecayTime")
        public static let releaseTime = ID(rawValue: "ReleaseTime")
    }
    public init(parameterID: ID, value: Float) {
        self.parameterID = parameterID
        self.value = value
        super.init()
    }
    public let parameterID: ID
    public let value: Float
}

public final class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    }
    public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0) {
        type = eventType
        eventParameters = parameters
        self.relativeTime = relativeTime
        self.duration = duration
        super.init()
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public let relativeTime: TimeInterval
    public let duration: TimeInterval
}

public final class CHHapticPattern: NSObject, @unchecked Sendable {
    public init(events: [CHHapticEvent], parameters: [NSObject]) throws { super.init() }
    public init(contentsOf url: URL) throws { super.init() }
    public var duration: TimeInterval { 0 }
}
