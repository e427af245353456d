import Foundation

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum, maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A call for each frame. Inert: it names its target by selector, which Linux cannot call, so it keeps its settings and never fires.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    public init(target: Any, selector: Selector) { super.init() }

    open var timestamp: CFTimeInterval { Timeline.current.now }
    open var targetTimestamp: CFTimeInterval { Timeline.current.now + duration }
    open var duration: CFTimeInterval { 1 / 60 }
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}
