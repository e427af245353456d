import Foundation
import Graphics

/// The animation block being run: property changes made while one is current animate with its timing.
@MainActor final class AnimationScope {
    static private(set) var current: AnimationScope?
    /// `UIView.setAnimationsEnabled`.
    static var isEnabled = true

    var timing: AnimationTiming
    /// Pending traits, properties and layout are brought up to date around the block. Nested scopes inherit it.
    let flushesUpdates: Bool
    let start: Double
    weak var animator: UIViewPropertyAnimator?
    /// Moves nothing by itself: hands its animator to the blocks inside, and leaves them their own time.
    var isPassive = false
    /// How the block's own time maps into a keyframe: share of the whole at which it starts, share that it lasts.
    var keyframe: (start: Double, length: Double)?
    private(set) var changes: [(layer: CALayer, index: Int)] = []
    private(set) var hasChanges = false

    init(timing: AnimationTiming, flushesUpdates: Bool = false, animator: UIViewPropertyAnimator? = nil) {
        self.timing = timing
        self.flushesUpdates = flushesUpdates || Self.current?.flushesUpdates == true
        self.animator = animator ?? Self.current?.animator
        start = Timeline.current.now
    }

    /// Whether a change made now animates.
    static var isRecording: Bool { current?.isPassive == false && isEnabled }

    func run(_ changes: () -> Void) {
        if Self.current?.flushesUpdates == true || flushesUpdates { Self.flush() }
        let outer = Self.current
        Self.current = self
        changes()
        if flushesUpdates { Self.flush() }
        Self.current = outer
        outer?.hasChanges = outer?.hasChanges == true || hasChanges
    }

    /// Runs `changes` with no animation around them, whatever scope is current.
    static func withoutAnimation(_ changes: () -> Void) {
        if current?.flushesUpdates == true { flush() }
        let (outer, wasEnabled) = (current, isEnabled)
        isEnabled = false
        changes()
        if outer?.flushesUpdates == true { flush() }
        isEnabled = wasEnabled
    }

    static func flush() { UIWindow.keyWindow?.commit() }

    func record(_ property: AnimatedProperty, of layer: CALayer, from: AnimatedValue, to: AnimatedValue) {
        guard from != to else { return }
        hasChanges = true
        guard timing.duration > 0 || timing.delay > 0 || animator != nil else { return }
        let animation = PropertyAnimation(property: property, from: from, to: to, start: start, timing: timing, animator: animator)
        layer.add(animation)
        animator?.adopt(layer)
    }
}

extension CALayer {
    /// Called by the setters of animatable properties.
    @inline(__always)
    final func animate(_ property: AnimatedProperty, from: @autoclosure () -> AnimatedValue, to: @autoclosure () -> AnimatedValue) {
        guard let scope = AnimationScope.current, AnimationScope.isRecording else { return }
        scope.record(property, of: self, from: from(), to: to())
    }

    /// Hidden already, and still seen by an animation.
    final func isLeaving(at time: Double) -> Bool { animations.contains { $0.property == .isHidden && $0.isRunning(at: time) } }

    final func add(_ animation: PropertyAnimation) {
        animations.append(animation)
        Timeline.current.add(self)
    }

    /// The layer as it is seen at a time of the timeline: the model with what its animations have still to go.
    final func present(_ layer: inout Layer, at time: Double) {
        for animation in animations where animation.isRunning(at: time) { animation.apply(to: &layer, at: time) }
    }
}
