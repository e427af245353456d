import Foundation
import Graphics

public enum UIViewAnimatingState: Int, Hashable, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Hashable, Sendable { case end, start, current }

/// An animation that can be paused, scrubbed and reversed. It runs on the timeline, never on a clock.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let timingParameters: any UITimingCurveProvider
    /// Seconds.
    public let duration: TimeInterval
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    open var isReversed = false {
        willSet { if isReversed != newValue { rebase() } }
        didSet { if isReversed != oldValue, isRunning { scheduleEnd() } }
    }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    /// Whether pending updates are applied before and after the blocks.
    open var flushUpdates = false

    private var blocks: [(delayFactor: Double, changes: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var layers: [CALayer] = []
    /// The fraction complete at the time `anchor`, linear in time.
    private var fractionAtAnchor = 0.0
    private var anchor = 0.0
    private var generation = 0

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.naturalDuration ?? duration
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = Self(duration: duration, curve: .easeInOut, options: options)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    public required init(duration: TimeInterval, curve: UIView.AnimationCurve, options: UIView.AnimationOptions) {
        timingParameters = PlainCurve(curve: options.curve)
        self.duration = duration
        super.init()
        flushUpdates = options.contains(.flushUpdates)
    }

    private struct PlainCurve: UITimingCurveProvider {
        var curve: TimingCurve
        var timingCurveType: UITimingCurveType { .builtin }
        var cubicTimingParameters: UICubicTimingParameters? { nil }
        var springTimingParameters: UISpringTimingParameters? { nil }
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds an animation block. It waits for `delayFactor`, a share (0…1) of the animator's remaining time, and ends with the animator
    /// (Animation.md, delayFactor).
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .active { run(animation, delayFactor: delayFactor) } else { blocks.append((delayFactor, animation)) }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    private func run(_ changes: () -> Void, delayFactor: Double) {
        let elapsed = fraction(at: Timeline.current.now) * duration, remaining = duration - elapsed
        let timing = AnimationTiming(curve: curve, duration: remaining * (1 - delayFactor), delay: elapsed + remaining * delayFactor)
        AnimationScope(timing: timing, flushesUpdates: flushUpdates, animator: self).run(changes)
    }

    private var curve: TimingCurve {
        (timingParameters as? PlainCurve)?.curve ?? timingParameters.timingCurve(duration: duration)
    }

    func adopt(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        activate()
        guard !isRunning else { return }
        isRunning = true
        anchor = Timeline.current.now + delay
        scheduleEnd()
    }

    open func pauseAnimation() {
        activate()
        rebase()
        isRunning = false
        generation += 1
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { startAnimation() }

    open func stopAnimation(_ withoutFinishing: Bool) {
        rebase()
        isRunning = false
        generation += 1
        stopped = layers.map { layer in (layer, layer.animations.filter { $0.animator === self }) }
        for (layer, animations) in stopped { layer.settle(animations, at: Timeline.current.now) }
        state = .stopped
        release()
        if withoutFinishing { (state, stopped) = (.inactive, []) }
    }

    /// The animations that were stopped on the way, whose values the model has until they are finished.
    private var stopped: [(layer: CALayer, animations: [PropertyAnimation])] = []

    open func finishAnimation(at position: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        for (layer, animations) in stopped {
            switch position {
            case .current: break
            case .start: for animation in animations.reversed() { layer.set(animation.property, to: animation.from) }
            case .end: for animation in animations { layer.set(animation.property, to: animation.to) }
            }
        }
        stopped = []
        end(at: .end, reported: position)
    }

    /// The fraction of the animation that is complete, 0…1, linear in time. Set it to scrub.
    open var fractionComplete: CGFloat {
        get { fraction(at: Timeline.current.now) }
        set {
            if state == .inactive { pauseAnimation() }
            fractionAtAnchor = min(max(newValue, 0), 1)
            anchor = Timeline.current.now
        }
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let pending = blocks
        blocks = []
        for block in pending { run(block.changes, delayFactor: block.delayFactor) }
    }

    private func rebase() {
        fractionAtAnchor = fraction(at: Timeline.current.now)
        anchor = Timeline.current.now
    }

    private func fraction(at time: Double) -> Double {
        guard isRunning, duration > 0 else { return fractionAtAnchor }
        let moved = max(0, time - anchor) / duration
        return min(max(isReversed ? fractionAtAnchor - moved : fractionAtAnchor + moved, 0), 1)
    }

    private func scheduleEnd() {
        generation += 1
        let expected = generation
        let rest = (isReversed ? fractionAtAnchor : 1 - fractionAtAnchor) * duration
        // The strong capture keeps a running animator alive until it ends.
        Timeline.current.schedule(at: anchor + rest) { [self] in
            guard generation == expected, isRunning else { return }
            if pausesOnCompletion { pauseAnimation() } else { end(at: isReversed ? .start : .end) }
        }
    }

    /// - Parameter told: The position that completions are told, if it is another.
    private func end(at position: UIViewAnimatingPosition, reported: UIViewAnimatingPosition? = nil) {
        if position == .start { for layer in layers { layer.revert(animationsOf: self) } }
        isRunning = false
        state = .inactive
        release()
        let pending = completions
        completions = []
        for completion in pending { completion(reported ?? position) }
    }

    private func release() {
        for layer in layers { layer.animations.removeAll { $0.animator === self } }
        layers = []
        fractionAtAnchor = 0
    }

    func holds(at time: Double) -> Bool { state != .inactive }

    func progress(at time: Double, timing: AnimationTiming) -> Double {
        let elapsed = fraction(at: time) * duration
        if !isRunning, scrubsLinearly, timing.duration > 0 { return min(max((elapsed - timing.delay) / timing.duration, 0), 1) }
        return timing.progress(at: elapsed)
    }
}

extension CALayer {
    /// Resets the model to its values before the animator's changes.
    fileprivate func revert(animationsOf animator: UIViewPropertyAnimator) {
        for animation in animations.reversed() where animation.animator === animator { set(animation.property, to: animation.from) }
    }
}

extension UIViewPropertyAnimator: LayerAnimator {
    func whenFinished(_ completion: @escaping (_ isAtEnd: Bool) -> Void) { addCompletion { completion($0 == .end) } }
}
