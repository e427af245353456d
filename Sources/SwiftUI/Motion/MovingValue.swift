import UIKit

/// A value that moves to its target. Movements that have not ended add up, so that a new one takes over without a jump.
@MainActor final class MovingValue<Value: VectorArithmetic> {
    private struct Movement {
        /// How far the start is from the target.
        let distance: Value
        let start: Double
        let animation: Animation
    }

    private(set) var target: Value?
    private var movements: [Movement] = []

    /// Sets the target. Without an animation, or for the first time, the value is there at once.
    func set(_ value: Value, _ animation: Animation?) {
        guard let former = target, former != value else {
            target = value
            return
        }
        let current = current ?? former
        target = value
        guard let animation else {
            movements = []
            return
        }
        // What repeats forever would never end: a new movement begins where it is.
        let repeats = movements.contains { !$0.animation.length.isFinite }
        if repeats { movements = [] }
        movements.append(Movement(distance: (repeats ? current : former) - value, start: Timeline.current.now, animation: animation))
        Timeline.current.await(animation)
    }

    /// The value at the time of the timeline.
    var current: Value? {
        guard var value = target else { return nil }
        let now = Timeline.current.now
        movements.removeAll { now >= $0.start + $0.animation.length }
        for movement in movements {
            var rest = movement.distance
            rest.scale(by: 1 - movement.animation.progress(at: now - movement.start))
            value += rest
        }
        return value
    }

    var isMoving: Bool { !movements.isEmpty }
}

/// A paint that changes to another one.
@MainActor final class MovingPaint {
    private var target: StylePaint?
    private var change: (from: StylePaint, start: Double, animation: Animation)?

    func set(_ paint: StylePaint, _ animation: Animation?) {
        let former = current
        if let target, target.isSame(as: paint) { return }
        target = paint
        change = nil
        guard let animation, let former else { return }
        change = (former, Timeline.current.now, animation)
        Timeline.current.await(animation)
    }

    var current: StylePaint? {
        guard let target, let change else { return target }
        let elapsed = Timeline.current.now - change.start
        guard elapsed < change.animation.length else {
            self.change = nil
            return target
        }
        return change.from.interpolated(to: target, fraction: change.animation.progress(at: elapsed))
    }

    var isMoving: Bool { change != nil }
}

extension StylePaint {
    fileprivate func isSame(as other: StylePaint) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let other)): color.cgColor == other.cgColor
        default: false
        }
    }
}

extension Timeline {
    /// Lets still pictures wait for an animation, unless it repeats forever.
    func await(_ animation: Animation) {
        if animation.length.isFinite { schedule(at: now + animation.length) {} }
    }
}

/// What moves step by step.
@MainActor protocol Stepped: AnyObject {
    var isMoving: Bool { get }
    func step()
}

/// Takes what moves through the timeline.
@MainActor final class MotionClock: TimelineFollower {
    private var moving: [ObjectIdentifier: () -> (any Stepped)?] = [:]
    private weak var timeline: Timeline?

    func follow(_ stepped: some Stepped) {
        guard stepped.isMoving else { return }
        moving[ObjectIdentifier(stepped)] = { [weak stepped] in stepped }
        guard timeline !== Timeline.current else { return }
        timeline = Timeline.current
        Timeline.current.add(follower: self)
    }

    func timelineDidAdvance() {
        for (id, stepped) in moving {
            stepped()?.step()
            if stepped()?.isMoving != true { moving[id] = nil }
        }
    }
}

/// The steps between the values of a view or modifier that is animatable.
@MainActor final class AnimatableSteps: Stepped {
    private unowned let node: any Evaluated
    private var values: AnyObject?
    private var isAhead: () -> Bool = { false }

    init(_ node: any Evaluated) { self.node = node }

    /// Returns a view or modifier as it is at the time of the timeline. A shape is left as it is: its element takes the steps.
    func current<Value>(_ value: Value) -> Value {
        guard let animatable = value as? any Animatable, !(value is any Shape) else { return value }
        return stepped(animatable) as? Value ?? value
    }

    private func stepped<Value: Animatable>(_ value: Value) -> Value {
        guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
        let known = values as? MovingValue<Value.AnimatableData>
        let moving = known ?? MovingValue()
        if known == nil {
            values = moving
            isAhead = { moving.isMoving }
        }
        moving.set(value.animatableData, node.graph.animation)
        var result = value
        if let data = moving.current { result.animatableData = data }
        node.graph.clock.follow(self)
        return result
    }

    var isMoving: Bool { isAhead() }
    func step() { node.graph.markStale(node) }
}
