import Foundation

/// `.seconds(1)` of any scheduler.
public struct CombineInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public let seconds: Double
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    private init(_ seconds: Double) { self.seconds = seconds }
    public static func seconds(_ count: Double) -> CombineInterval { CombineInterval(count) }
    public static func seconds(_ count: Int) -> CombineInterval { CombineInterval(Double(count)) }
    public static func milliseconds(_ count: Int) -> CombineInterval { CombineInterval(Double(count) / 1000) }
}

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
    public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
        changed { value, send in
            receiveOutput?(value)
            send(value)
        }
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
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            for first in values { value(first) }
            return self.observe(value, completion)
        }
    }
    public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let one = self.observe(value, completion), two = other.observe(value, completion)
            return AnyCancellable {
                one.cancel()
                two.cancel()
            }
        }
    }
    public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
    where Other.Failure == Failure {
        AnyPublisher { value, completion in
            var left: Output?
            var right: Other.Output?
            func tell() { if let left, let right { value((left, right)) } }
            let
                one = self.observe(
                    {
                        left = $0; tell()
                    }, completion),
                two = other.observe(
                    {
                        right = $0; tell()
                    }, { _ in })
            return AnyCancellable {
                one.cancel()
                two.cancel()
            }
        }
    }
    public func flatMap<Next: Publisher>(_ transform: @escaping (Output) -> Next) -> AnyPublisher<Next.Output, Failure>
    where Next.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: [AnyCancellable] = []
            let outer = self.observe({ inner.append(transform($0).observe(value) { _ in }) }, completion)
            return AnyCancellable {
                outer.cancel()
                inner.forEach { $0.cancel() }
            }
        }
    }
    public func catchError(_ replace: @escaping (Failure) -> Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { value, completion in
            self.observe(value) { end in
                if case .failure(let error) = end { value(replace(error)) }
                completion(.finished)
            }
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { catchError { _ in output } }
    public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> where Failure == Never {
        AnyPublisher { value, completion in self.observe(value) { _ in completion(.finished) } }
    }

    // What waits on a device does not wait here: a picture shows what the values say.
    public func receive<Place>(on place: Place, options: Never? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func subscribe<Place>(on place: Place, options: Never? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func debounce<Place>(for time: CombineInterval, scheduler: Place) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func delay<Place>(for time: CombineInterval, scheduler: Place) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func throttle<Place>(for time: CombineInterval, scheduler: Place, latest: Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
    public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { observe(receiveValue) { _ in } }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { value, _ in
            nonisolated(unsafe) let value = value
            let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}
