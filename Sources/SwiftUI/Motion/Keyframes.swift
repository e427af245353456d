import UIKit

extension Double: Animatable {
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}

extension CGFloat: Animatable {
    public var animatableData: CGFloat {
        get { self }
        set { self = newValue }
    }
}

extension Float: Animatable {
    public var animatableData: Float {
        get { self }
        set { self = newValue }
    }
}

/// A step of a track: to a value, by a curve, in some seconds.
public struct KeyframeStep<Value: Animatable> {
    enum Curve {
        case linear(UnitCurve)
        case cubic(Value.AnimatableData?, Value.AnimatableData?)
        case spring(Spring, Value.AnimatableData?)
        case move
    }
    let value: Value
    let duration: Double
    let curve: Curve
}

/// One or more steps of a track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    var steps: [KeyframeStep<Value>] { get }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let steps: [KeyframeStep<Value>]
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        steps = [KeyframeStep(value: to, duration: duration, curve: .linear(timingCurve))]
    }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let steps: [KeyframeStep<Value>]
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        steps = [KeyframeStep(value: to, duration: duration, curve: .cubic(startVelocity?.animatableData, endVelocity?.animatableData))]
    }
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let steps: [KeyframeStep<Value>]
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        steps = [
            KeyframeStep(
                value: to, duration: duration ?? spring.settlingDuration, curve: .spring(spring, startVelocity?.animatableData))
        ]
    }
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let steps: [KeyframeStep<Value>]
    public init(_ to: Value) { steps = [KeyframeStep(value: to, duration: 0, curve: .move)] }
}

public struct KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
    public let steps: [KeyframeStep<Value>]
}

@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildBlock(_ content: any KeyframeTrackContent<Value>...) -> KeyframeSteps<Value> {
        KeyframeSteps(steps: content.flatMap { $0.steps })
    }
    public static func buildArray(_ content: [any KeyframeTrackContent<Value>]) -> KeyframeSteps<Value> {
        KeyframeSteps(steps: content.flatMap { $0.steps })
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(first: K) -> KeyframeSteps<Value> { KeyframeSteps(steps: first.steps) }
    public static func buildEither<K: KeyframeTrackContent<Value>>(second: K) -> KeyframeSteps<Value> { KeyframeSteps(steps: second.steps) }
    public static func buildOptional(_ content: (any KeyframeTrackContent<Value>)?) -> KeyframeSteps<Value> {
        KeyframeSteps(steps: content?.steps ?? [])
    }
}

/// Tracks of a value's properties.
public protocol Keyframes<Value> {
    associatedtype Value
    var duration: TimeInterval { get }
    func change(_ value: inout Value, at time: TimeInterval)
}

/// The steps of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    private let keyPath: WritableKeyPath<Root, Value>
    private let steps: [KeyframeStep<Value>]

    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        steps = content().steps
    }
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    public var duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }

    public func change(_ value: inout Root, at time: TimeInterval) {
        var from = value[keyPath: keyPath].animatableData
        var velocity = Value.AnimatableData.zero
        var start = 0.0
        for (index, step) in steps.enumerated() {
            let segment = Segment(from: from, velocity: velocity, step: step, next: index + 1 < steps.count ? steps[index + 1] : nil)
            guard time >= start + step.duration else {
                return value[keyPath: keyPath].animatableData = segment.value(at: time - start)
            }
            (from, velocity) = (step.value.animatableData, segment.endVelocity)
            start += step.duration
        }
        value[keyPath: keyPath].animatableData = from
    }

    /// The way of one step.
    private struct Segment {
        let from: Value.AnimatableData
        let velocity: Value.AnimatableData
        let step: KeyframeStep<Value>
        let next: KeyframeStep<Value>?

        private var to: Value.AnimatableData { step.value.animatableData }

        /// The velocity of a cubic step at its end: towards the next cubic step's value, otherwise none.
        var endVelocity: Value.AnimatableData {
            guard case .cubic(_, let own) = step.curve else { return .zero }
            if let own { return own }
            guard let next, case .cubic = next.curve else { return .zero }
            var way = next.value.animatableData - from
            way.scale(by: 1 / max(step.duration + next.duration, 1e-6))
            return way
        }

        func value(at time: TimeInterval) -> Value.AnimatableData {
            let share = step.duration > 0 ? min(max(time / step.duration, 0), 1) : 1
            switch step.curve {
            case .move: return to
            case .linear(let curve): return mixed(curve.value(at: share))
            case .spring(let spring, let start):
                return from + spring.value(target: to - from, initialVelocity: start ?? velocity, time: time)
            case .cubic(let start, _): return cubic(share, start ?? velocity)
            }
        }

        private func mixed(_ share: Double) -> Value.AnimatableData {
            var way = to - from
            way.scale(by: share)
            return from + way
        }

        /// Hermite's curve between two values with velocities.
        private func cubic(_ t: Double, _ start: Value.AnimatableData) -> Value.AnimatableData {
            var (first, last) = (start, endVelocity)
            first.scale(by: step.duration * (t * t * t - 2 * t * t + t))
            last.scale(by: step.duration * (t * t * t - t * t))
            return mixed(3 * t * t - 2 * t * t * t) + first + last
        }
    }
}

public struct KeyframeGroup<Value>: Keyframes {
    let tracks: [any Keyframes<Value>]
    public var duration: TimeInterval { tracks.map { $0.duration }.max() ?? 0 }
    public func change(_ value: inout Value, at time: TimeInterval) { for track in tracks { track.change(&value, at: time) } }
}

@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    public static func buildBlock(_ content: any Keyframes<Value>...) -> KeyframeGroup<Value> { KeyframeGroup(tracks: content) }
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> KeyframeTrack<Value, Value, KeyframeSteps<Value>>
    where Value: Animatable { KeyframeTrack { KeyframeSteps(steps: expression.steps) } }
}

/// The values of keyframes at any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let content: any Keyframes<Value>
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        self.content = content()
    }
    public var duration: TimeInterval { content.duration }
    public func value(time: Double) -> Value {
        var value = initial
        content.change(&value, at: time)
        return value
    }
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A view whose value runs through keyframes: again and again, or once for each change of a value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let initial: Value
    let repeats: Bool
    let trigger: AnyEquatable?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats, trigger, self.content, self.keyframes) = (initialValue, repeating, nil, content, keyframes)
    }
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats, self.trigger, self.content, self.keyframes) = (initialValue, false, AnyEquatable(trigger), content, keyframes)
    }

    func makeNode(_ scope: Scope) -> Node { KeyframeNode<Value, KeyframePath, Content>(scope) }
}

private final class KeyframeNode<Value, KeyframePath: Keyframes<Value>, Content: View>: Node, Evaluated, Stepped {
    private typealias Animator = KeyframeAnimator<Value, KeyframePath, Content>
    private var view: Animator?
    private let slot = Slot()
    /// When the run began; nil while the value rests.
    private var start: Double?
    private var duration = 0.0
    private var rest: Value?

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        let former = self.view
        self.view = view as? Animator
        let begins = self.view?.trigger == nil ? former == nil : former != nil && former?.trigger != self.view?.trigger
        if begins { begin() }
        evaluate()
    }

    private func begin() {
        guard let view else { return }
        let timeline = Timeline.current
        start = timeline.now
        duration = view.keyframes(view.initial).duration
        graph.clock.follow(self)
        if !view.repeats { timeline.schedule(at: timeline.now + duration) {} }
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let content = reading { view.content(value(view)) }
        slot.show(content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    private func value(_ view: Animator) -> Value {
        guard let start else { return rest ?? view.initial }
        var elapsed = Timeline.current.now - start
        if view.repeats, duration > 0 { elapsed = elapsed.truncatingRemainder(dividingBy: duration) }
        var value = rest ?? view.initial
        view.keyframes(value).change(&value, at: elapsed)
        if !view.repeats, elapsed >= duration {
            self.start = nil
            rest = value
        }
        return value
    }

    var isMoving: Bool { start != nil }
    func step() { graph.markStale(self) }
}

extension View {
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
            content(PlaceholderContentView(view: AnyView(self)), $0)
        } keyframes: {
            keyframes($0)
        }
    }
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
            content(PlaceholderContentView(view: AnyView(self)), $0)
        } keyframes: {
            keyframes($0)
        }
    }
}
