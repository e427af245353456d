import Foundation

/// An interval such as `.seconds(1)`, for all schedulers.
public struct CombineInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, SignedNumeric, Comparable, Hashable, Sendable {
    public var seconds: Double
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public init(_ seconds: Double) { self.seconds = seconds }
    public static func seconds(_ count: Double) -> CombineInterval { CombineInterval(count) }
    public static func seconds(_ count: Int) -> CombineInterval { CombineInterval(Double(count)) }
    public static func milliseconds(_ count: Int) -> CombineInterval { CombineInterval(Double(count) / 1000) }
    public static func microseconds(_ count: Int) -> CombineInterval { CombineInterval(Double(count) / 1_000_000) }
    public static func nanoseconds(_ count: Int) -> CombineInterval { CombineInterval(Double(count) / 1_000_000_000) }

    public init?(exactly source: some BinaryInteger) { self.init(Double(source)) }
    public var magnitude: Double { abs(seconds) }
    public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
    public static func + (one: Self, other: Self) -> Self { CombineInterval(one.seconds + other.seconds) }
    public static func - (one: Self, other: Self) -> Self { CombineInterval(one.seconds - other.seconds) }
    public static func * (one: Self, other: Self) -> Self { CombineInterval(one.seconds * other.seconds) }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

/// Determines where and when values are received.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: CombineInterval { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: CombineInterval, options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
    public var minimumTolerance: CombineInterval { 0 }
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    /// Runs the action without waiting: a picture shows the final values.
    public func schedule(
        after date: SchedulerTimeType, tolerance: CombineInterval, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { schedule(options: options, action) }
    public func schedule(after date: SchedulerTimeType, tolerance: CombineInterval, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
}

extension Scheduler where SchedulerTimeType == CombineTime {
    public var now: CombineTime { CombineTime() }
}

/// A time that nothing waits for: seconds after now, because no clock is read.
public struct CombineTime: Strideable, Hashable, Sendable {
    public typealias Stride = CombineInterval
    let seconds: Double
    public init() { seconds = 0 }
    private init(_ seconds: Double) { self.seconds = seconds }
    public func advanced(by interval: CombineInterval) -> CombineTime { CombineTime(seconds + interval.seconds) }
    public func distance(to other: CombineTime) -> CombineInterval { CombineInterval(other.seconds - seconds) }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = CombineTime
    public struct SchedulerOptions { public init() {} }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { CombineTurn.later(action) }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = CombineTime
    public struct SchedulerOptions { public init() {} }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { CombineTurn.later(action) }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = CombineTime
    public struct SchedulerOptions { public init() {} }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { CombineTurn.later(action) }
}

/// A scheduler that runs actions at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = CombineTime
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
}

enum CombineTurn {
    /// Runs an action in the main queue's next turn, on any queue, because the order of values must not depend on threads.
    static func later(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { unsafe action() }
    }
}

extension Publisher {
    /// Delivers each value in a separate turn: by then, a model that publishes a property has its new value.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isOpen = true
            let inner = self.observe(
                { output in scheduler.schedule(options: options) { if isOpen { value(output) } } },
                { end in scheduler.schedule(options: options) { if isOpen { completion(end) } } })
            return AnyCancellable {
                isOpen = false
                inner.cancel()
            }
        }
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }

    // Delays on a device do not wait here: a picture shows the final values.

    /// Publishes the last of the values that arrive within one turn.
    public func debounce<S: Scheduler>(for time: CombineInterval, scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    > {
        AnyPublisher { value, completion in
            var isOpen = true, count = 0
            let inner = self.observe(
                { output in
                    count += 1
                    let own = count
                    scheduler.schedule(options: options) { if isOpen, own == count { value(output) } }
                }, { end in scheduler.schedule(options: options) { if isOpen { completion(end) } } })
            return AnyCancellable {
                isOpen = false
                inner.cancel()
            }
        }
    }

    public func delay<S: Scheduler>(
        for time: CombineInterval, tolerance: CombineInterval? = nil, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler, options: options) }

    public func throttle<S: Scheduler>(for time: CombineInterval, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        latest ? debounce(for: time, scheduler: scheduler) : receive(on: scheduler)
    }

    public func timeout<S: Scheduler>(
        _ time: CombineInterval, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func collect<S: Scheduler>(_ strategy: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<[Output], Failure> { collect() }
}

extension NotificationCenter {
    public typealias Publisher = AnyPublisher<Notification, Never>

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { value, _ in
            nonisolated(unsafe) let value = value
            let token = self.addObserver(forName: name, object: object, queue: nil) { unsafe value($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

extension Timer {
    public typealias TimerPublisher = AnyPublisher<Date, Never>

    /// Returns a publisher that never fires, because a picture shows one moment.
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode)
        -> TimerPublisher
    { AnyPublisher(Empty(completeImmediately: false)) }
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes the property's current value.
    public func publisher<Value>(for path: KeyPath<Self, Value>, options: Any? = nil) -> AnyPublisher<Value, Never> {
        AnyPublisher { value, _ in
            value(self[keyPath: path])
            return AnyCancellable {}
        }
    }
}
