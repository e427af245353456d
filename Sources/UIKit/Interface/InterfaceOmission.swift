import Synchronization

/// Statements of an app's code that do not compile here and that its program came past.
public enum InterfaceOmission {
    private static let places = Mutex<[String]>([])

    /// Stands where the statement stood.
    /// - Parameter place: file, line and what the compiler said.
    public static func reached(_ place: String) { places.withLock { if !$0.contains(place) { $0.append(place) } } }

    /// Stands for a value that is missing.
    public static func reached<Value>(_ place: String, else value: Value) -> Value {
        reached(place)
        return value
    }

    /// What was reached since this was last asked, each once, in the order of time.
    package static func take() -> [String] {
        places.withLock { places in
            defer { places = [] }
            return places
        }
    }
}
