import Synchronization

/// What one part of UIKit remembers for a screen: the key window, whether animations are on, open transactions. It is declared beside the
/// code that uses it and found by its type, so that the environment knows none of its users:
///
///     final class State: EnvironmentState { var isEnabled = true … }
///     State.current.isEnabled = false
///
/// Nothing that a screen can change is stored in a `static` or global variable instead; a test (`SharedStateTests`) reads the sources.
package protocol EnvironmentState: AnyObject, Sendable {
    init()
}

extension EnvironmentState {
    /// The state of the current screen, created when first requested.
    package static var current: Self { EnvironmentStates.current[Self.self] }
}

/// State that an app sets before its first screen, such as appearance proxies and registered classes. A new screen begins with a copy and
/// does not change the original.
package protocol InheritedState: EnvironmentState {
    @MainActor init(inheriting parent: Self)
}

/// The states of a screen by type: the part of its `ScreenEnvironment` that UIKit's lowest layer knows.
final class EnvironmentStates: Sendable {
    @TaskLocal private static var scoped: EnvironmentStates?
    private static let ofProcess = Mutex(EnvironmentStates())

    /// The states of code outside of any screen.
    static var inProcess: EnvironmentStates {
        get { ofProcess.withLock { $0 } }
        set { ofProcess.withLock { $0 = newValue } }
    }

    /// The states of the surrounding screen, otherwise the process's.
    static var current: EnvironmentStates { scoped ?? inProcess }

    func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try Self.$scoped.withValue(self) { try operation() }
    }

    func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$scoped.withValue(self) { try await operation() }
    }

    private let states: Mutex<[ObjectIdentifier: any EnvironmentState]>

    init() { states = Mutex([:]) }

    private init(_ initial: [ObjectIdentifier: any EnvironmentState]) { states = Mutex(initial) }

    subscript<State: EnvironmentState>(type: State.Type) -> State {
        let key = ObjectIdentifier(type)
        // The key is the type, so a cast would only repeat what the table says, at each of many questions.
        if let known = states.withLock({ $0[key] }) { return unsafe unsafeDowncast(known, to: State.self) }
        // Created outside the lock, because creating one may request another.
        let new = State()
        return states.withLock { states in
            if let known = states[key] as? State { return known }
            states[key] = new
            return new
        }
    }

    /// Returns the states with which a new screen begins.
    @MainActor func forNewScreen() -> EnvironmentStates {
        let parents = states.withLock { $0 }
        return EnvironmentStates(parents.compactMapValues { ($0 as? any InheritedState)?.forNewScreen() })
    }
}

extension InheritedState {
    @MainActor fileprivate func forNewScreen() -> any EnvironmentState { Self(inheriting: self) }
}

/// The objects of which a screen sees one each, such as `UIMenuController.shared`.
final class SharedObjects: EnvironmentState {
    private struct Entry: @unchecked Sendable { var object: AnyObject }

    private let objects = Mutex<[ObjectIdentifier: Entry]>([:])

    func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let known = objects.withLock({ $0[key] })?.object as? Object { return known }
        let new = Entry(object: make())
        let kept = objects.withLock { objects in
            if let known = objects[key] { return known }
            objects[key] = new
            return new
        }
        guard let object = kept.object as? Object else { preconditionFailure("\(Object.self) is kept by its own type") }
        return object
    }
}

/// The name that the system gives an object created without one: `Plumb.action.3`. Each screen counts from 1. An object that outlives a
/// screen, as in an app's `static let`, gets a new name in the next one, so that names are unique in each.
final class GivenName: Sendable {
    private final class Counter: EnvironmentState {
        private let counts = Mutex<[String: Int]>([:])

        func next(_ kind: String) -> Int {
            counts.withLock { counts in
                counts[kind, default: 0] += 1
                return counts[kind] ?? 0
            }
        }
    }

    private struct Given: Sendable {
        var counter: Counter
        var text: String
    }

    private let kind: String
    private let given: Mutex<Given?> = Mutex(nil)

    /// - Parameter kind: the name without its number.
    init(_ kind: String) {
        self.kind = kind
        _ = text
    }

    var text: String {
        let counter = Counter.current
        return given.withLock { given in
            if let given, given.counter === counter { return given.text }
            let text = "\(kind).\(counter.next(kind))"
            given = Given(counter: counter, text: text)
            return text
        }
    }
}
