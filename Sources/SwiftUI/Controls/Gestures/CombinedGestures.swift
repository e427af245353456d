import UIKit

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of those of the gestures that have begun.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The value of the gesture that is under way.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures, of which the second counts only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the gesture that has succeeded.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The run of two gestures.
class PairRun<First, Second, Value>: GestureRun<Value> {
    let first: GestureRun<First>
    let second: GestureRun<Second>

    init(_ first: GestureRun<First>, _ second: GestureRun<Second>) {
        (self.first, self.second) = (first, second)
        super.init()
        first.report = { [weak self] in self?.firstDid($0) }
        second.report = { [weak self] in self?.secondDid($0) }
    }

    override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }
    func firstDid(_ phase: GesturePhase<First>) {}
    func secondDid(_ phase: GesturePhase<Second>) {}

    /// Lets the recognisers of the two work at the same time.
    final func allowBoth() {
        for one in first.recognizers { for other in second.recognizers { GesturePartners.connect(one, other) } }
    }
}

private final class SimultaneousRun<First: Gesture, Second: Gesture>: PairRun<
    First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
    private var value = SimultaneousGesture<First, Second>.Value()
    private var running: Set<Int> = []

    override init(_ first: GestureRun<First.Value>, _ second: GestureRun<Second.Value>) {
        super.init(first, second)
        allowBoth()
    }

    override func firstDid(_ phase: GesturePhase<First.Value>) { did(phase, 0) { value.first = $0 } }
    override func secondDid(_ phase: GesturePhase<Second.Value>) { did(phase, 1) { value.second = $0 } }

    private func did<Part>(_ phase: GesturePhase<Part>, _ index: Int, _ set: (Part) -> Void) {
        switch phase {
        case .changed(let part):
            running.insert(index)
            set(part)
            report(.changed(value))
        case .ended(let part):
            running.remove(index)
            set(part)
            report(.changed(value))
            end()
        case .failed:
            guard running.remove(index) != nil else { return }
            end()
        }
    }

    /// The pair ends when neither gesture is under way.
    private func end() {
        guard running.isEmpty else { return }
        report(.ended(value))
        value = .init()
    }
}

private final class SequenceRun<First: Gesture, Second: Gesture>: PairRun<
    First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
    private var done: First.Value?

    override init(_ first: GestureRun<First.Value>, _ second: GestureRun<Second.Value>) {
        super.init(first, second)
        allowBoth()
    }

    override func firstDid(_ phase: GesturePhase<First.Value>) {
        switch phase {
        case .changed(let value): if done == nil { report(.changed(.first(value))) }
        case .ended(let value):
            done = value
            report(.changed(.second(value, nil)))
        case .failed: if done == nil { report(.failed) }
        }
    }

    override func secondDid(_ phase: GesturePhase<Second.Value>) {
        guard let done else { return }
        switch phase {
        case .changed(let value): report(.changed(.second(done, value)))
        case .ended(let value):
            self.done = nil
            report(.ended(.second(done, value)))
        case .failed:
            self.done = nil
            report(.failed)
        }
    }
}

private final class ExclusiveRun<First: Gesture, Second: Gesture>: PairRun<
    First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
    override init(_ first: GestureRun<First.Value>, _ second: GestureRun<Second.Value>) {
        super.init(first, second)
        for one in second.recognizers { for other in first.recognizers { one.require(toFail: other) } }
    }

    override func firstDid(_ phase: GesturePhase<First.Value>) { report(phase.map { .first($0) }) }
    override func secondDid(_ phase: GesturePhase<Second.Value>) { report(phase.map { .second($0) }) }
}

extension SimultaneousGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { SimultaneousRun<First, Second>(first.run(), second.run()) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? SimultaneousRun<First, Second> else { return }
        first.updateRun(run.first)
        second.updateRun(run.second)
    }
}

extension SequenceGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { SequenceRun<First, Second>(first.run(), second.run()) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? SequenceRun<First, Second> else { return }
        first.updateRun(run.first)
        second.updateRun(run.second)
    }
}

extension ExclusiveGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { ExclusiveRun<First, Second>(first.run(), second.run()) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? ExclusiveRun<First, Second> else { return }
        first.updateRun(run.first)
        second.updateRun(run.second)
    }
}
