import Foundation

// The generated code for `#selector`:
//
//     #selector(tap)                      Selector("tap", Card.tap)
//     #selector(Card.tap(_:))             Selector("tap:", Card.tap(_:))
//     #selector(show(item:from:))         Selector("showWithItem:from:", Card.show(item:from:))
//     #selector(tap as (Any) -> Void)     Selector("tap:", Card.tap as (Card) -> (Any) -> Void)
//     inside a generic class              Selector("tap", Self.tap)
//     a method of a protocol              Selector("tap", { (target: any Tapping) in target.tap })
//     a class or static method            Selector("reset", Card.reset)            (the target is the class, `Card.self`)
//     #selector(getter: Card.title)       Selector("title", { (target: Card) in { target.title } })
//     #selector(setter: Card.title)       Selector("setTitle:", { (target: Card) in { target.title = $0 } })
//
// The first argument is the method's Objective-C name, the second the method itself, not bound to an object. Methods take up to three
// arguments of any type and may return a value. They may be private, inherited, overridden, `async`, nonisolated or isolated to the main
// actor. A call reaches the override in the target's class. A private method that a subclass declares again is another method here, but the
// same one in Objective-C.

/// The name of a method and how to call it: `addTarget(self, action: Selector("tap", Card.tap), for: .touchUpInside)`.
///
/// Selectors are equal if their names are. A selector created from a name alone calls the method of the same name that another selector was
/// created with before it is sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The Objective-C name: `tap`, `tap:`, `showWithItem:from:`.
    public let name: String
    let invocation: Invocation?

    public init(_ name: String) {
        self.name = name
        invocation = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    public var description: String { name }

    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private init(_ name: String, _ invocation: Invocation) {
        self.name = name
        self.invocation = invocation
        KnownMethods.add(invocation, named: name)
    }

    // MARK: Methods of objects

    @preconcurrency public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
        self.init(name, Invocation(T.self) { (target: T, _) in method(target)() })
    }

    @preconcurrency public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
        self.init(name, Invocation(T.self) { (target: T, given) in method(target)(given.argument(0, name)) })
    }

    @preconcurrency public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
        self.init(name, Invocation(T.self) { (target: T, given) in method(target)(given.argument(0, name), given.argument(1, name)) })
    }

    @preconcurrency public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R) {
        self.init(
            name,
            Invocation(T.self) { (target: T, given) in
                method(target)(given.argument(0, name), given.argument(1, name), given.argument(2, name))
            })
    }

    // MARK: Asynchronous methods

    @preconcurrency public init<T, R>(_ name: String, _ method: @escaping (T) -> () async -> R) {
        self.init(
            name,
            Invocation(T.self) { (target: T, _) in
                nonisolated(unsafe) let call = method(target)
                Task { @MainActor in _ = await unsafe call() }
            })
    }

    @preconcurrency public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) async -> R) {
        self.init(
            name,
            Invocation(T.self) { (target: T, given) in
                nonisolated(unsafe) let call = method(target), argument: A = given.argument(0, name)
                Task { @MainActor in _ = await unsafe call(argument) }
            })
    }

    // MARK: Methods of classes

    @_disfavoredOverload @preconcurrency public init<R>(_ name: String, _ method: @escaping () -> R) {
        self.init(name, Invocation { _ in method() })
    }

    @_disfavoredOverload @preconcurrency public init<A, R>(_ name: String, _ method: @escaping (A) -> R) {
        self.init(name, Invocation { given in method(given.argument(0, name)) })
    }

    @_disfavoredOverload @preconcurrency public init<A, B, R>(_ name: String, _ method: @escaping (A, B) -> R) {
        self.init(name, Invocation { given in method(given.argument(0, name), given.argument(1, name)) })
    }
}

/// Returns a selector created from a name alone. It calls the method of the same name that another selector was created with.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
