import CombineStandIn
import Foundation
import Testing

@MainActor struct CombineTests {
    private final class Model: ObservableObject {
        @Published var query = "a"
        @Published var count = 0
    }

    private struct Refused: Error {}

    /// As on iOS, a subscriber is called before the property has its value, and on the main queue in a later turn, when it has.
    @Test func `a value received on the main queue is the property's value by then`() async {
        let model = Model()
        var early: [String] = [], late: [String] = []
        let one = model.$query.dropFirst().sink { _ in early.append(model.query) }
        let two = model.$query.dropFirst().receive(on: DispatchQueue.main).sink { _ in late.append(model.query) }
        model.query = "b"
        #expect(early == ["a"] && late.isEmpty)
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        #expect(late == ["b"])
        one.cancel()
        two.cancel()
    }

    @Test func `a model announces that any of its properties will change`() {
        let model = Model()
        var reported = 0
        let observation = model.objectWillChange.sink { reported += 1 }
        model.query = "b"
        model.count = 2
        #expect(reported == 2)
        observation.cancel()
        model.count = 3
        #expect(reported == 2)
    }

    @Test func `several publishers combine into one`() {
        let model = Model(), more = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        var kept: Set<AnyCancellable> = []
        Publishers.CombineLatest3(model.$query, model.$count, more.prepend(0)).sink { seen.append("\($0)\($1)\($2)") }.store(in: &kept)
        more.merge(with: Just(9)).sink { seen.append("\($0)") }.store(in: &kept)
        more.zip([7, 8].publisher).sink { seen.append("\($0) with \($1)") }.store(in: &kept)
        more.send(1)
        #expect(seen == ["a00", "9", "a01", "1", "1 with 7"])
    }

    @Test func `failures are caught, mapped and replaced`() {
        var seen: [String] = []
        let numbers = ["1", "x", "3"].publisher.tryMap { text -> Int in
            guard let number = Int(text) else { throw Refused() }
            return number
        }
        _ = numbers.replaceError(with: -1).sink { seen.append("\($0)") }
        _ = Fail<Int, Refused>(error: Refused()).catch { _ in Just(5) }.sink { seen.append("\($0)") }
        _ = Future<Int, Never> { $0(.success(6)) }.map { $0 + 1 }.sink { seen.append("\($0)") }
        #expect(seen == ["1", "-1", "5", "7"])
    }

    @Test func `only the last publisher is followed`() {
        let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
        let first = CurrentValueSubject<Int, Never>(1), second = CurrentValueSubject<Int, Never>(2)
        var seen: [Int] = []
        let observation = outer.switchToLatest().removeDuplicates().sink { seen.append($0) }
        outer.send(first)
        outer.send(second)
        first.value = 3
        second.value = 4
        #expect(seen == [1, 2, 4])
        observation.cancel()
    }

    /// A publisher such as apps write for controls.
    @Test func `an app's own publisher delivers values to subscribers`() {
        struct Steps: Publisher {
            typealias Output = Int
            typealias Failure = Never
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subscriber.receive(subscription: Subscriptions.empty)
                for step in 1...3 { _ = subscriber.receive(step) }
                subscriber.receive(completion: .finished)
            }
        }
        var seen: [Int] = []
        _ = Steps().map { $0 * 2 }.prefix(2).sink { seen.append($0) }
        #expect(seen == [2, 4])
    }

    @Test func `t2 6.28 schedulers have a time and a tolerance, and apps write their own`() {
        struct Recording: Scheduler {
            typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
            typealias SchedulerOptions = Never
            var now: SchedulerTimeType { DispatchQueue.main.now }
            func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        }
        var done = 0
        let scheduler = Recording()
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), tolerance: scheduler.minimumTolerance) { done += 1 }
        scheduler.schedule { done += 1 }
        #expect(done == 2 && DispatchQueue.main.minimumTolerance == 0 && RunLoop.main.now == RunLoop.main.now)
        #expect(scheduler.now.distance(to: scheduler.now.advanced(by: 2)) == .seconds(2))
    }
}
