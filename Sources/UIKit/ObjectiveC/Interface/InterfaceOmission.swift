import Synchronization

/// Records the statements of an app's code that do not compile here and that its program reached.
public enum InterfaceOmission {
    private final class State: EnvironmentState { let places = Mutex<[String]>([]) }

    private static var state: State { State.current }

    /// Replaces a statement that does not compile.
    /// - Parameter place: the file, the line and the compiler's message.
    public static func reached(_ place: String) { state.places.withLock { if !$0.contains(place) { $0.append(place) } } }

    /// Replaces an expression that does not compile, with a value.
    public static func reached<Value>(_ place: String, else value: Value) -> Value {
        reached(place)
        return value
    }

    /// Returns the places reached since the last call, each once, in the order in which they were reached.
    package static func take() -> [String] {
        state.places.withLock { places in
            defer { places = [] }
            return places
        }
    }
}
