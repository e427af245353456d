import Foundation
import Graphics

/// A running animation block. Property changes made while a scope is current animate with its timing.
@MainActor final class AnimationScope {
    @MainActor private final class State: EnvironmentState {
        var current: AnimationScope?
        var isEnabled = true
        nonisolated init() {}
    }

    private static var state: State { State.current }

    /// The number of scopes that are running in any environment. Without one, setters of layers have nothing to look up.
    private static var running = 0

    static var current: AnimationScope? { running == 0 ? nil : state.current }

    /// Whether animations are enabled; see `UIView.setAnimationsEnabled`.
    static var isEnabled: Bool {
        get { state.isEnabled }
        set { state.isEnabled = newValue }
    }

    var timing: AnimationTiming
    /// Whether pending traits, properties and layout are updated before and after the block. Nested scopes inherit it.
    let flushesUpdates: Bool
    let start: Double
    weak var animator: (any LayerAnimator)?
    /// Whether the scope animates nothing itself and only passes its animator to nested blocks, which keep their own timing.
    var isPassive = false
    private(set) var changes: [(layer: CALayer, index: Int)] = []
    private(set) var hasChanges = false

    init(timing: AnimationTiming, flushesUpdates: Bool = false, animator: (any LayerAnimator)? = nil) {
        self.timing = timing
        self.flushesUpdates = flushesUpdates || Self.current?.flushesUpdates == true
        self.animator = animator ?? Self.current?.animator
        start = Timeline.current.now
    }

    /// Whether a change made now animates.
    static var isRecording: Bool { current?.isPassive == false && isEnabled }

    func run(_ changes: () -> Void) {
        open()
        changes()
        close()
    }

    /// The scope around this one while it is open.
    private var outer: AnimationScope?

    /// Makes the scope current until it is closed.
    func open() {
        if Self.current?.flushesUpdates == true || flushesUpdates { Self.flush() }
        let state = Self.state
        outer = state.current
        state.current = self
        Self.running += 1
    }

    func close() {
        if flushesUpdates { Self.flush() }
        Self.running -= 1
        Self.state.current = outer
        outer?.hasChanges = outer?.hasChanges == true || hasChanges
        outer = nil
    }

    /// Runs `changes` without animation, even inside an animation block.
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

    /// Whether a layer that is hidden in the model is still shown by an animation.
    final func isLeaving(at time: Double) -> Bool { animations.contains { $0.property == .isHidden && $0.isRunning(at: time) } }

    final func add(_ animation: PropertyAnimation) {
        animations.append(animation)
        Timeline.current.add(self)
        let length = animation.timing.delay + animation.timing.totalDuration
        if length.isFinite, animation.animator == nil { CATransaction.extend(to: animation.start + length) }
    }

    /// Applies the remaining changes of the running animations to the model layer, at a time of the timeline.
    final func present(_ layer: inout Layer, at time: Double) {
        present(animations.filter { $0.isRunning(at: time) }, in: &layer, at: time)
    }

    final func present(_ animations: [PropertyAnimation], in layer: inout Layer, at time: Double) {
        var applied: Set<AnimatedProperty> = []
        for animation in animations {
            animation.apply(to: &layer, at: time, continues: !applied.insert(animation.property).inserted)
        }
    }
}
