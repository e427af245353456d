import Foundation

/// Publishers that combine several publishers.
public enum Publishers {
    public enum TimeGroupingStrategy { case byTime, byCount }
    public enum PrefetchStrategy { case keepFull, byRequest }
    public enum BufferingStrategy { case dropNewest, dropOldest }

    /// The latest values of both, as soon as each has one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { self.a = a; self.b = b }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        {
            var left: A.Output?, right: B.Output?
            func tell() { if let left, let right { value((left, right)) } }
            return observing(
                a,
                {
                    left = $0; tell()
                }, b,
                {
                    right = $0; tell()
                }, completion)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        { CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c).observe({ value(($0.0.0, $0.0.1, $0.1)) }, completion) }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C, d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { self.a = a; self.b = b; self.c = c; self.d = d }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        {
            let pairs = CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d))
            return pairs.observe({ value(($0.0.0, $0.0.1, $0.1.0, $0.1.1)) }, completion)
        }
    }

    /// The first values of both together, then their second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { self.a = a; self.b = b }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        {
            var left: [A.Output] = [], right: [B.Output] = []
            func tell() { if !left.isEmpty, !right.isEmpty { value((left.removeFirst(), right.removeFirst())) } }
            return observing(
                a,
                {
                    left.append($0); tell()
                }, b,
                {
                    right.append($0); tell()
                }, completion)
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        { Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).observe({ value(($0.0.0, $0.0.1, $0.1)) }, completion) }
    }

    /// The values of all publishers, as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ publishers: Upstream...) { self.publishers = publishers }
        public init(_ publishers: some Swift.Sequence<Upstream>) { self.publishers = Array(publishers) }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        {
            let ending = Ending(publishers.count, completion)
            let observations = publishers.map { $0.observe(value, ending.end) }
            return AnyCancellable { observations.forEach { $0.cancel() } }
        }
    }

    /// The values of two publishers, as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        { MergeMany([AnyPublisher(a), AnyPublisher(b)]).observe(value, completion) }
    }

    /// The values of three publishers, as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        { MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]).observe(value, completion) }
    }

    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }

        public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
        {
            for element in sequence { value(element) }
            completion(.finished)
            return AnyCancellable {}
        }
    }
}

/// Reports completion after all publishers have completed, or after the first failure.
private final class Ending<Failure: Error> {
    private var left: Int
    private var completion: ((Subscribers.Completion<Failure>) -> Void)?

    init(_ count: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        left = count
        self.completion = completion
    }

    func end(_ how: Subscribers.Completion<Failure>) {
        left -= 1
        if case .failure = how {} else if left > 0 { return }
        completion?(how)
        completion = nil
    }
}

extension Publisher {
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure { .init(self, b) }
    public func combineLatest<B: Publisher, New>(_ b: B, _ transform: @escaping (Output, B.Output) -> New) -> AnyPublisher<New, Failure>
    where B.Failure == Failure { combineLatest(b).map { transform($0.0, $0.1) } }
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }
    public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B> where B.Failure == Failure { .init(self, b) }
    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }
    public func merge<B: Publisher>(with b: B) -> AnyPublisher<Output, Failure> where B.Output == Output, B.Failure == Failure {
        AnyPublisher(Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b)]))
    }
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        AnyPublisher(Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)]))
    }
    public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(Publishers.Sequence(sequence: values)) }
    public func append<Next: Publisher>(_ next: Next) -> AnyPublisher<Output, Failure>
    where Next.Output == Output, Next.Failure == Failure {
        AnyPublisher { value, completion in
            var after: AnyCancellable?
            let first = self.observe(value) { end in
                if case .failure = end { completion(end) } else { after = next.observe(value, completion) }
            }
            return AnyCancellable {
                first.cancel()
                after?.cancel()
            }
        }
    }
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }
    public func prepend(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            for first in values { value(first) }
            return self.observe(value, completion)
        }
    }
    public func prepend<First: Publisher>(_ first: First) -> AnyPublisher<Output, Failure>
    where First.Output == Output, First.Failure == Failure { first.append(self) }

    // MARK: Publishers of publishers

    public func flatMap<Next: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
    ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: [AnyCancellable] = []
            var open = 1
            func end(_ how: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = how { completion(how) } else if open == 0 { completion(.finished) }
            }
            let outer = self.observe(
                {
                    open += 1
                    inner.append(transform($0).observe(value, end))
                }, end)
            return AnyCancellable {
                outer.cancel()
                inner.forEach { $0.cancel() }
            }
        }
    }

    public func flatMap<Next: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
    ) -> AnyPublisher<Next.Output, Next.Failure> where Failure == Never, Next.Failure: Error {
        AnyPublisher { value, completion in
            var inner: [AnyCancellable] = []
            let outer = self.observe({ inner.append(transform($0).observe(value) { if case .failure = $0 { completion($0) } }) }) { _ in }
            return AnyCancellable {
                outer.cancel()
                inner.forEach { $0.cancel() }
            }
        }
    }

    /// Publishes the values of only the latest publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: AnyCancellable?
            let outer = self.observe(
                {
                    inner?.cancel()
                    inner = $0.observe(value) { if case .failure = $0 { completion($0) } }
                }, completion)
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }

    // MARK: Failures

    public func `catch`<Next: Publisher>(_ handler: @escaping (Failure) -> Next) -> AnyPublisher<Output, Next.Failure>
    where Next.Output == Output {
        AnyPublisher { value, completion in
            var after: AnyCancellable?
            let first = self.observe(value) { end in
                switch end {
                case .finished: completion(.finished)
                case .failure(let error): after = handler(error).observe(value, completion)
                }
            }
            return AnyCancellable {
                first.cancel()
                after?.cancel()
            }
        }
    }

    public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
        AnyPublisher { value, completion in
            self.observe(value) { end in
                switch end {
                case .finished: completion(.finished)
                case .failure(let error): completion(.failure(transform(error)))
                }
            }
        }
    }

    public func retry(_ count: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func tryMap<New>(_ transform: @escaping (Output) throws -> New) -> AnyPublisher<New, any Error> {
        AnyPublisher { value, completion in
            var isOpen = true
            return self.observe(
                { output in
                    guard isOpen else { return }
                    do { value(try transform(output)) } catch {
                        isOpen = false
                        completion(.failure(error))
                    }
                },
                { end in
                    guard isOpen else { return }
                    switch end {
                    case .finished: completion(.finished)
                    case .failure(let error): completion(.failure(error))
                    }
                })
        }
    }

    public func tryCompactMap<New>(_ transform: @escaping (Output) throws -> New?) -> AnyPublisher<New, any Error> {
        tryMap(transform).compactMap { $0 }
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryMap { (try isIncluded($0), $0) }.filter(\.0).map(\.1)
    }

    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        AnyPublisher { value, completion in self.observe(value) { _ in completion(.finished) } }
    }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error>
    where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    // MARK: Selecting values

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where isFitting: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(isFitting).prefix(1) }
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = count
            var inner: AnyCancellable?
            func end(_ how: Subscribers.Completion<Failure>) {
                guard left >= 0 else { return }
                left = -1
                completion(how)
            }
            inner = self.observe(
                {
                    guard left > 0 else { return }
                    left -= 1
                    value($0)
                    if left == 0 {
                        end(.finished)
                        inner?.cancel()
                    }
                }, end)
            return AnyCancellable { inner?.cancel() }
        }
    }
    public func prefix(while isFitting: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isOpen = true
            return self.observe(
                {
                    guard isOpen else { return }
                    isOpen = isFitting($0)
                    isOpen ? value($0) : completion(.finished)
                }, { if isOpen { completion($0) } })
        }
    }
    public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isOpen = true
            let end = other.observe({ _ in isOpen = false }) { _ in }
            let inner = self.observe({ if isOpen { value($0) } }, completion)
            return AnyCancellable {
                end.cancel()
                inner.cancel()
            }
        }
    }
    public func drop(while isFitting: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isOpen = false
            return self.observe(
                {
                    isOpen = isOpen || !isFitting($0)
                    if isOpen { value($0) }
                }, completion)
        }
    }
    public func last() -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var last: Output?
            return self.observe({ last = $0 }) { end in
                if case .finished = end, let last { value(last) }
                completion(end)
            }
        }
    }
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var all: [Output] = []
            return self.observe({ all.append($0) }) { end in
                if case .finished = end { value(all) }
                completion(end)
            }
        }
    }
    public func reduce<New>(_ first: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
        collect().map { $0.reduce(first, next) }
    }
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { AnyPublisher { _, completion in self.observe({ _ in }, completion) } }
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isEmpty = true
            return self.observe(
                {
                    isEmpty = false
                    value($0)
                },
                { end in
                    if isEmpty, case .finished = end { value(output) }
                    completion(end)
                })
        }
    }
    public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? {
        map { $0 ?? output }
    }
    public func map<New>(_ path: KeyPath<Output, New>) -> AnyPublisher<New, Failure> { map { $0[keyPath: path] } }
    public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        map { ($0[keyPath: a], $0[keyPath: b]) }
    }

    public func multicast<S: Subject>(_ make: @escaping () -> S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func multicast<S: Subject>(subject: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func makeConnectable() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func connect() -> any Cancellable { AnyCancellable {} }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values and the failure, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that does not fail.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> AsyncStream<P.Output>.Iterator {
        AsyncStream { continuation in
            nonisolated(unsafe) let observation = publisher.sink(receiveCompletion: { _ in continuation.finish() }) {
                nonisolated(unsafe) let value = $0
                unsafe continuation.yield(value)
            }
            continuation.onTermination = { _ in unsafe observation.cancel() }
        }.makeAsyncIterator()
    }
}

/// The values of a publisher, and its failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> AsyncThrowingStream<P.Output, any Error>.Iterator {
        AsyncThrowingStream { continuation in
            nonisolated(unsafe) let observation = publisher.sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { continuation.finish(throwing: error) } else { continuation.finish() }
                },
                receiveValue: {
                    nonisolated(unsafe) let value = $0
                    unsafe continuation.yield(value)
                })
            continuation.onTermination = { _ in unsafe observation.cancel() }
        }.makeAsyncIterator()
    }
}

public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Sequence { public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) } }

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> { .init(sequence: map { [$0] } ?? []) }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): AnyPublisher(Just(value).setFailureType(to: Failure.self))
        case .failure(let error): AnyPublisher(Fail(error: error))
        }
    }
}

/// Observes both publishers. Completes after both have completed, or at once if one fails.
private func observing<A: Publisher, B: Publisher>(
    _ a: A, _ left: @escaping (A.Output) -> Void, _ b: B, _ right: @escaping (B.Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<A.Failure>) -> Void
) -> AnyCancellable where A.Failure == B.Failure {
    let ending = Ending(2, completion)
    let observations = [a.observe(left, ending.end), b.observe(right, ending.end)]
    return AnyCancellable { observations.forEach { $0.cancel() } }
}
