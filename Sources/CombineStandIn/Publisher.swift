import Foundation

/// The part of Combine that view models use, so that an app's files compile: values that are published, transformed and received. There is
/// no back pressure: a subscriber receives all values. An app's own publisher implements either `receive(subscriber:)`, as on iOS, or
/// `observe`.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// Calls `value` for current and future values, then `completion`, until the returned object is cancelled.
    func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = ObservingSubscription()
        subscriber.receive(subscription: subscription)
        subscription.observation = observe({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
    }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        observe({ subject.send($0) }, { subject.send(completion: $0) })
    }
}

/// Retains an observation for a subscriber that only has its subscription.
private final class ObservingSubscription: Subscription {
    var observation: AnyCancellable?
    private var isCancelled = false
    func request(_ demand: Subscribers.Demand) { if isCancelled { observation?.cancel() } }
    func cancel() {
        isCancelled = true
        observation?.cancel()
    }
}

public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }

extension CustomCombineIdentifierConvertible { public var combineIdentifier: CombineIdentifier { CombineIdentifier() } }

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier?
    public init() { object = nil }
    public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void { public func receive() -> Subscribers.Demand { receive(()) } }

public enum Subscriptions {
    private struct Nothing: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    public static var empty: any Subscription { Nothing() }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    public struct Demand: Hashable, Comparable, Sendable {
        public let max: Int?
        public static var none: Demand { Demand(max: 0) }
        public static var unlimited: Demand { Demand(max: nil) }
        public static func max(_ count: Int) -> Demand { Demand(max: count) }
        public static func < (one: Demand, other: Demand) -> Bool { (one.max ?? .max) < (other.max ?? .max) }
        public static func < (one: Demand, other: Int) -> Bool { one < .max(other) }
        public static func <= (one: Demand, other: Int) -> Bool { one <= .max(other) }
        public static func > (one: Demand, other: Int) -> Bool { one > .max(other) }
        public static func >= (one: Demand, other: Int) -> Bool { one >= .max(other) }
        public static func == (one: Demand, other: Int) -> Bool { one == .max(other) }
        public static func != (one: Demand, other: Int) -> Bool { one != .max(other) }
        public static func + (one: Demand, other: Int) -> Demand { one.max.map { .max($0 + other) } ?? .unlimited }
        public static func += (one: inout Demand, other: Int) { one = one + other }
        public static func - (one: Demand, other: Int) -> Demand { one.max.map { .max(Swift.max(0, $0 - other)) } ?? .unlimited }
        public static func -= (one: inout Demand, other: Int) { one = one - other }
    }

    /// A subscriber that receives all values.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let completion: (Completion<Failure>) -> Void
        private let value: (Input) -> Void
        private var subscription: (any Subscription)?

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            completion = receiveCompletion
            value = receiveValue
        }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ input: Input) -> Demand {
            value(input)
            return .none
        }
        public func receive(completion: Completion<Failure>) { self.completion(completion) }
        public func cancel() { subscription?.cancel() }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

public protocol Cancellable { func cancel() }

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
    public func store<List: RangeReplaceableCollection>(in list: inout List) where List.Element == AnyCancellable {
        list.append(AnyCancellable(self))
    }
}

/// Ends a subscription when it is cancelled or deallocated.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { end = cancel }
    public init(_ other: some Cancellable) { end = { other.cancel() } }
    deinit { end?() }

    public func cancel() {
        let end = end
        self.end = nil
        end?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<List: RangeReplaceableCollection>(in list: inout List) where List.Element == AnyCancellable { list.append(self) }
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    public typealias Observe = (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    private let body: Observe

    public init(_ publisher: some Publisher<Output, Failure>) { body = publisher.observe }
    init(_ body: @escaping Observe) { self.body = body }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    { body(value, completion) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void)
        -> AnyCancellable
    {
        value(output)
        completion(.finished)
        return AnyCancellable {}
    }
}

/// A publisher of no values.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        if completeImmediately { completion(.finished) }
        return AnyCancellable {}
    }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

/// A publisher of one value that arrives once and is kept for later subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let list = ObserverList<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [weak self] result in
            guard let self, self.result == nil else { return }
            self.result = result
            switch result {
            case .success(let value):
                list.send(value)
                list.end(.finished)
            case .failure(let error): list.end(.failure(error))
            }
        }
    }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        if case .success(let output)? = result { value(output) }
        return list.add(value, completion)
    }

    public var value: Output {
        get async throws {
            var kept: AnyCancellable?
            defer { kept?.cancel() }
            return try await withCheckedThrowingContinuation { continuation in
                kept = observe(
                    { value in
                        nonisolated(unsafe) let value = value
                        unsafe continuation.resume(returning: value)
                    }, { end in if case .failure(let error) = end { continuation.resume(throwing: error) } })
            }
        }
    }
}

/// A publisher that is created anew for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
    public typealias Output = Made.Output
    public typealias Failure = Made.Failure
    public let createPublisher: () -> Made
    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    { createPublisher().observe(value, completion) }
}
