import UIKit

/// A gesture that tells of its changes.
public struct _ChangedGesture<Content: Gesture> {
    let content: Content
    let action: @MainActor (Content.Value) -> Void
}

/// A gesture that tells of its end.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: @MainActor (Content.Value) -> Void
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: @MainActor (Content.Value) -> Value
}

/// A gesture that changes a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
    public var base: Base
    public var state: GestureState<State>
    public var body: Never { fatalError("A gesture that changes a state has no body.") }
    let change: @MainActor (Base.Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>, body: @escaping @MainActor (Base.Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, change) = (base, state, body)
    }
}

/// The run of a gesture around another one.
final class FollowingRun<Inner, Value>: GestureRun<Value> {
    let inner: GestureRun<Inner>
    var follow: (GesturePhase<Inner>) -> GesturePhase<Value>?

    init(_ inner: GestureRun<Inner>, _ follow: @escaping (GesturePhase<Inner>) -> GesturePhase<Value>?) {
        (self.inner, self.follow) = (inner, follow)
        super.init()
        inner.report = { [weak self] phase in if let self, let own = self.follow(phase) { self.report(own) } }
    }

    override var recognizers: [UIGestureRecognizer] { inner.recognizers }
}

extension _ChangedGesture: RunningGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { FollowingRun(content.run()) { $0 } }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? FollowingRun<Value, Value> else { return }
        content.updateRun(run.inner)
        run.follow = { [action] phase in
            if case .changed(let value) = phase { action(value) }
            return phase
        }
    }
}

extension _EndedGesture: RunningGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { FollowingRun(content.run()) { $0 } }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? FollowingRun<Value, Value> else { return }
        content.updateRun(run.inner)
        run.follow = { [action] phase in
            if case .ended(let value) = phase { action(value) }
            return phase
        }
    }
}

extension _MapGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { FollowingRun<Content.Value, Value>(content.run()) { _ in nil } }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? FollowingRun<Content.Value, Value> else { return }
        content.updateRun(run.inner)
        run.follow = { [transform] in $0.map(transform) }
    }
}

extension GestureStateGesture: RunningGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { FollowingRun(base.run()) { $0 } }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? FollowingRun<Value, Value> else { return }
        base.updateRun(run.inner)
        run.follow = { [state, change] phase in
            var transaction = Transaction()
            if case .changed(let value) = phase {
                var current = state.wrappedValue
                change(value, &current, &transaction)
                state.set(current)
            } else {
                state.reset()
            }
            return phase
        }
    }
}

extension Gesture {
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self, transform: body) }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A state that a gesture changes while it lasts. It has its first value again when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty, ConnectedProperty {
    private let location: StateLocation<Value>
    private let initial: () -> Value
    private let didReset: (Value, inout Transaction) -> Void

    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        self.init(initial: wrappedValue) { _, _ in }
    }
    public init(initialValue: Value) { self.init(initial: { initialValue }) { _, _ in } }
    public init(wrappedValue: @autoclosure @escaping () -> Value, resetTransaction: Transaction) {
        self.init(initial: wrappedValue) { $1 = resetTransaction }
    }
    public init(wrappedValue: @autoclosure @escaping () -> Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initial: wrappedValue, reset)
    }

    private init(initial: @escaping () -> Value, _ didReset: @escaping (Value, inout Transaction) -> Void) {
        (self.initial, self.didReset) = (initial, didReset)
        location = StateLocation(initial)
    }

    public var wrappedValue: Value { location.value }
    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value) { location.value = value }
    func reset() {
        var transaction = Transaction()
        didReset(location.value, &transaction)
        withTransaction(transaction) { location.value = initial() }
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { location.connect(&storage, node) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}
