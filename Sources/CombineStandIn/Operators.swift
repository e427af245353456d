import Foundation

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { observe(receiveValue, receiveCompletion) }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    private func changed<New>(_ body: @escaping (Output, (New) -> Void) -> Void) -> AnyPublisher<New, Failure> {
        AnyPublisher { value, completion in self.observe({ body($0, value) }, completion) }
    }

    public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> { changed { $1(transform($0)) } }
    public func compactMap<New>(_ transform: @escaping (Output) -> New?) -> AnyPublisher<New, Failure> {
        changed { value, send in transform(value).map(send) }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        changed { value, send in if isIncluded(value) { send(value) } }
    }
    public func scan<New>(_ first: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
        AnyPublisher { value, completion in
            var current = first
            return self.observe(
                {
                    current = next(current, $0)
                    value(current)
                }, completion)
        }
    }
    public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var last: Output?
            return self.observe(
                { new in
                    if let last, isSame(last, new) { return }
                    last = new
                    value(new)
                }, completion)
        }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = count
            return self.observe({ new in if left > 0 { left -= 1 } else { value(new) } }, completion)
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }
    public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> where Failure == Never {
        AnyPublisher { value, completion in self.observe(value) { _ in completion(.finished) } }
    }

    public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
    public func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy) -> AnyPublisher<
        Output, Failure
    > { AnyPublisher(self) }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            receiveSubscription?(Subscriptions.empty)
            let inner = self.observe(
                {
                    receiveOutput?($0)
                    value($0)
                },
                {
                    receiveCompletion?($0)
                    completion($0)
                })
            return AnyCancellable {
                receiveCancel?()
                inner.cancel()
            }
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { observe(receiveValue) { _ in } }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Assigns values for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
