import Foundation

/// What view models say of Combine, so that an app's files compile: values that are published, changed on their way and received. Everything is
/// synchronous; schedulers are not waited for, a screen shows what its model has. No back pressure: a subscriber takes all.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// Calls `value` for what there is and what comes, then `completion`, until the answer is cancelled.
    func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public protocol Cancellable { func cancel() }

/// Ends a subscription when it is cancelled or gone.
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
    public func store(in list: inout [AnyCancellable]) { list.append(self) }
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

/// One value.
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

/// Nothing.
public struct Empty<Output, Failure: Error>: Publisher {
    public init() {}

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        completion(.finished)
        return AnyCancellable {}
    }
}

/// A failure.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        completion(.failure(error))
        return AnyCancellable {}
    }
}
