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

/// A timer that calls its target for each frame of the timeline, by default 60 times a second. It retains its target until invalidated.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    public init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
        super.init()
    }

    private var target: Any?
    private let selector: Selector
    private var isRunning = false

    open var timestamp: CFTimeInterval { Timeline.current.now }
    open var targetTimestamp: CFTimeInterval { Timeline.current.now + duration }
    open var duration: CFTimeInterval { preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 1 / 60 }
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isRunning, target != nil else { return }
        isRunning = true
        waitForFrame()
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = false }
    open func invalidate() {
        isRunning = false
        target = nil
    }

    private func waitForFrame() {
        Timeline.current.schedule(at: Timeline.current.now + duration, recurs: true) { [self] in
            guard isRunning, let target else { return }
            if !isPaused { selector.send(to: target, self) }
            if isRunning { waitForFrame() }
        }
    }
}
