import UIKit

/// A sequence of touches to which a view answers.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures of this module have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// What becomes of a gesture.
enum GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// A gesture at work on a view: its recognisers, and who is told what becomes of it. It lives as long as the view; the gestures, which
/// are values, come and go.
@MainActor class GestureRun<Value> {
    /// The recognisers that the view needs.
    var recognizers: [UIGestureRecognizer] { [] }
    var report: (GesturePhase<Value>) -> Void = { _ in }
}

/// A gesture of this module.
@MainActor protocol RunningGesture: Gesture where Body == Never {
    func makeRun() -> GestureRun<Value>
    /// Gives a run of this gesture what a new value of it says.
    func update(_ run: GestureRun<Value>)
}

extension Gesture {
    /// Starts the gesture, or that of its body.
    func run() -> GestureRun<Value> {
        if let running = self as? any RunningGesture { return running.started() as? GestureRun<Value> ?? GestureRun() }
        return body.run() as? GestureRun<Value> ?? GestureRun()
    }

    func updateRun(_ run: GestureRun<Value>) {
        if let running = self as? any RunningGesture { return running.updateAny(run) }
        func updateBody<Inner: Gesture>(_ inner: Inner) { (run as? GestureRun<Inner.Value>).map { inner.updateRun($0) } }
        updateBody(body)
    }
}

extension RunningGesture {
    fileprivate func started() -> Any {
        let run = makeRun()
        update(run)
        return run
    }
    fileprivate func updateAny(_ run: Any) { (run as? GestureRun<Value>).map { update($0) } }
}

/// A gesture whose type is not told.
public struct AnyGesture<Value> {
    let make: @MainActor () -> GestureRun<Value>
    let updating: @MainActor (GestureRun<Value>) -> Void

    @MainActor public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { gesture.run() }
        updating = { gesture.updateRun($0) }
    }
}

extension AnyGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { make() }
    func update(_ run: GestureRun<Value>) { updating(run) }
}
