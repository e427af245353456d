import Synchronization

/// Records the statements of an app's code that do not compile here and that its program reached.
public enum InterfaceOmission {
    /// Replaces a statement that does not compile.
    /// - Parameter location: the file, the line and the compiler's message.
    public static func reached(_ location: String) {
        OmissionNotes.add(location)
        observer.withLock { $0 }?(location)
    }

    private static let observer = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Calls a closure at every statement that is reached, for tests, which must not pass without it.
    package static func observe(_ observer: @escaping @Sendable (String) -> Void) { self.observer.withLock { $0 = observer } }

    /// Replaces an expression that does not compile, with a value.
    public static func reached<Value>(_ location: String, else value: Value) -> Value {
        reached(location)
        return value
    }

    /// Replaces an expression that does not compile, and whose type only its surroundings tell, with an empty value of that type. Without
    /// one, the program ends here.
    public static func lost<Value>(_ location: String) -> Value {
        reached(location)
        guard let empty = OmittedValue.of(Value.self) else { fatalError(location) }
        return empty
    }

    /// Replaces an expression of a type without an empty value with the sample that the app's list registered under this name.
    public static func lost<Value>(_ location: String, sample name: String) -> Value {
        guard let value = InterfaceSample.registered(name) as? Value else { return lost(location) }
        return reached(location, else: value)
    }

    /// The value of a property that an Objective-C category adds to a class.
    /// - Parameters:
    ///   - name: The class and the property.
    ///   - object: The object that has it.
    ///   - missing: The value before one is set.
    public static func kept<Value>(_ name: String, of object: AnyObject, else missing: () -> Value) -> Value {
        // A value that is nil has been set to nil.
        guard let kept = AssociatedObjects.value(of: object, key: .name(name)) else { return missing() }
        return kept as? Value ?? missing()
    }

    /// Sets the value of a property that an Objective-C category adds to a class.
    public static func keep<Value>(_ value: Value, _ name: String, of object: AnyObject) {
        AssociatedObjects.set(value, of: object, key: .name(name), isWeak: false)
    }

    /// An object of a type that is missing. It has no members.
    open class Placeholder: NSObject, Codable, Error, @unchecked Sendable {
        public override init() {
            super.init()
            InterfaceOmission.reached("the type \(Self.self) is missing here")
        }

        public required init(from decoder: any Decoder) throws {}

        public func encode(to encoder: any Encoder) throws {}
    }

    /// Returns the locations reached since the last call, each once, in the order in which they were reached.
    package static func take() -> [String] {
        OmissionNotes.current.locations.withLock { locations in
            defer { locations = [] }
            return locations
        }
    }
}
