/// A publisher of values that are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject { public func send(subscription: any Subscription) { subscription.request(.unlimited) } }

extension Subject where Output == Void { public func send() { send(()) } }

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = ObserverList<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { list.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    { list.add(value, completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = ObserverList<Output, Failure>()
    public var value: Output { didSet { list.send(value) } }
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }

    public func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        value(self.value)
        return list.add(value, completion)
    }
}

/// The observers, in the order in which they were added.
final class ObserverList<Output, Failure: Error> {
    private struct Observer {
        var id: Int
        var value: (Output) -> Void
        var completion: (Subscribers.Completion<Failure>) -> Void
    }

    private var observers: [Observer] = []
    private var next = 0
    private var completion: Subscribers.Completion<Failure>?

    func add(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if let ended = self.completion {
            completion(ended)
            return AnyCancellable {}
        }
        let id = next
        next += 1
        observers.append(Observer(id: id, value: value, completion: completion))
        return AnyCancellable { [weak self] in self?.observers.removeAll { $0.id == id } }
    }

    func send(_ value: Output) {
        guard completion == nil else { return }
        for observer in observers { observer.value(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        for observer in observers { observer.completion(completion) }
        observers = []
    }
}

/// A property whose changes are published. As in Combine, the new value is published before the property has it.
@propertyWrapper public struct Published<Value> {
    fileprivate final class Box: WillChange {
        var value: Value
        let list = ObserverList<Value, Never>()
        var willChange: ObservableObjectPublisher?
        var followed: [AnyCancellable] = []
        init(_ value: Value) { self.value = value }
    }
    fileprivate let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set {
            box.willChange?.send()
            box.list.send(newValue)
            box.value = newValue
        }
    }

    public var projectedValue: Publisher {
        get { Publisher(published: self) }
        set {}
    }

    public struct Publisher: CombineStandIn.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let published: Published

        func follow(_ values: some CombineStandIn.Publisher<Value, Never>) {
            let box = published.box
            box.followed.append(
                values.observe({ [weak box] in
                    box?.willChange?.send()
                    box?.list.send($0)
                    box?.value = $0
                }) { _ in })
        }

        public func observe(_ value: @escaping (Value) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void)
            -> AnyCancellable
        {
            value(published.wrappedValue)
            return published.box.list.add(value, completion)
        }
    }
}

/// An object that reports that one of a model's properties is about to change.
private protocol WillChange: AnyObject { var willChange: ObservableObjectPublisher? { get set } }

private protocol PublishedProperty { var change: any WillChange { get } }

extension Published: PublishedProperty { fileprivate var change: any WillChange { box } }

/// A model whose published properties a screen observes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the published properties share.
    public var objectWillChange: ObservableObjectPublisher {
        var properties: [any WillChange] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            properties += current.children.compactMap { ($0.value as? any PublishedProperty)?.change }
            mirror = current.superclassMirror
        }
        if let known = properties.lazy.compactMap(\.willChange).first { return known }
        let publisher = ObservableObjectPublisher()
        for property in properties { property.willChange = publisher }
        return publisher
    }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let list = ObserverList<Void, Never>()
    public init() {}
    public func send() { list.send(()) }

    public func observe(_ value: @escaping (()) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable
    {
        list.add(value, completion)
    }
}
