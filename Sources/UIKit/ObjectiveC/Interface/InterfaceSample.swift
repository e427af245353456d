import Foundation
import Synchronization

/// Sample values for an app's screens: what generated code passes to initialisers that need data, and sets as injected properties.
///
/// A value is chosen by its name (`User.email`), so that it is plausible, and by the number of values with the same name before it, so that
/// three rows of a list differ. The same program gets the same values in every run.
public enum InterfaceSample {
    /// How much there is to show.
    public enum Kind: String, Sendable, CaseIterable {
        /// Text of the usual length, three rows.
        case typical
        /// Text that is longer than there is room for, twelve rows.
        case long
        /// No text and no rows.
        case empty
    }

    /// Whether servers and stores answer: with samples, not yet, with an error, or only stores.
    package enum Answering: Sendable {
        case gives, waits, fails, offline

        /// Whether there is a network.
        package var reachesServers: Bool { self != .fails && self != .offline }
    }

    /// The error of samples.
    public struct Failure: Error, LocalizedError, Sendable {
        public init() {}
        public var errorDescription: String? { "The operation couldn’t be completed." }
    }

    private final class State: InheritedState {
        let values: Mutex<Values>

        init() { values = Mutex(Values()) }

        /// A new screen counts anew.
        init(inheriting parent: State) {
            var inherited = parent.values.withLock { $0 }
            (inherited.counts, inherited.objects) = ([:], [:])
            values = Mutex(inherited)
        }

        struct Values {
            var kind = Kind.typical
            var fillsStores = false
            var answering = Answering.gives
            var counts: [String: Int] = [:]
            /// The values that a type can have in the answers of a server.
            var choices: [ObjectIdentifier: @Sendable () -> [Any]] = [:]
            /// The values of properties that nobody has set, by type and property.
            var unset: [String: @Sendable () -> Any] = [:]
            /// Those of them that are being made.
            var unfinished: Set<String> = []
            /// How the objects are made that a screen's views share, by their classes, and those of this screen.
            var makers: [ObjectIdentifier: @Sendable @MainActor () -> Shared] = [:]
            var objects: [ObjectIdentifier: Shared] = [:]
            /// The format in which the app reads dates.
            var dateFormat: String?
            /// The raw values of properties, by their names.
            var raw: [String: [any Sendable]] = [:]
            /// The keys by which the app reads answers, and what their values are, by the type that reads them.
            var answers: [String: [String: String]] = [:]
            /// What a server answers.
            var server: (@Sendable (URL) throws -> Data)?
        }
    }

    /// Tells which values a server sends for a type that accepts no others, such as an enumeration.
    public static func register<Value>(_ type: Value.Type, choices: @escaping @Sendable () -> [Value]) {
        State.current.values.withLock { $0.choices[ObjectIdentifier(type)] = { choices() } }
    }

    /// Tells which values a property can have that the app reads as an enumeration's raw value, by its name: `type`. The first word counts.
    public static func register<Raw: Sendable>(raw name: String, _ values: [Raw]) {
        State.current.values.withLock { state in if state.raw[name] == nil { state.raw[name] = values } }
    }

    /// Returns the raw value that the property of a type has, by its last name; nil if the app takes it for none of this type.
    static func raw<Raw>(_ name: String, number: Int, as type: Raw.Type) -> Raw? {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        guard let values = State.current.values.withLock({ $0.raw[own] }) as? [Raw], !values.isEmpty else { return nil }
        return values[number % values.count]
    }

    /// Tells which value a property has that nobody has set, by its type and its name: `Store.state`; or which value stands for code that was
    /// left out, by its type and the type around it: `Service@Store`.
    public static func register<Value>(unset name: String, _ make: @escaping @Sendable () -> Value) {
        State.current.values.withLock { $0.unset[name] = { make() } }
    }

    /// Returns the value of a property that nobody has set; nil in an app's tests.
    static func unset(_ name: String) -> Any? { fillsStores ? registered(name) : nil }

    /// Returns a value that was registered; nil on threads that cannot make the objects of a screen, and while it is being made: objects
    /// inside it may need it, too.
    static func registered(_ name: String) -> Any? {
        guard MainQueue.isCurrent else { return nil }
        let state = State.current
        let make = state.values.withLock { values in values.unset[name].flatMap { values.unfinished.insert(name).inserted ? $0 : nil } }
        guard let make else { return nil }
        defer { _ = state.values.withLock { $0.unfinished.remove(name) } }
        return make()
    }

    /// An object that only the main actor uses.
    private struct Shared: @unchecked Sendable {
        let object: AnyObject
    }

    /// Tells which object of a class the views of a screen share that nobody has put into their environment.
    public static func register<Object: AnyObject>(object make: @escaping @Sendable @MainActor () -> Object) {
        State.current.values.withLock { $0.makers[ObjectIdentifier(Object.self)] = { Shared(object: make()) } }
    }

    /// Returns the object of a class that the views of this screen share; nil in an app's tests, and on threads that cannot make it.
    package static func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        guard fillsStores, MainQueue.isCurrent else { return nil }
        let state = State.current, key = ObjectIdentifier(type)
        if let known = state.values.withLock({ $0.objects[key] }) { return known.object as? Object }
        guard let make = state.values.withLock({ $0.makers[key] }) else { return nil }
        let made = MainActor.assumeIsolated { make() }
        state.values.withLock { $0.objects[key] = made }
        return made.object as? Object
    }

    /// Tells what a server answers to a request for an address.
    public static func register(server: @escaping @Sendable (URL) throws -> Data) { State.current.values.withLock { $0.server = server } }

    /// Tells in which format the app reads dates; the first one is meant.
    public static func register(dateFormat: String) {
        State.current.values.withLock { values in if values.dateFormat == nil { values.dateFormat = dateFormat } }
    }

    static var dateFormat: String? { State.current.values.withLock { $0.dateFormat } }

    /// Returns what is at an address: in a file, or as a server answers.
    public static func data(contentsOf url: URL, options: Data.ReadingOptions = []) throws -> Data {
        guard !url.isFileURL, url.scheme?.hasPrefix("http") == true, let server = State.current.values.withLock({ $0.server }) else {
            return try Data(contentsOf: url, options: options)
        }
        return try server(url)
    }

    /// The keys by which the app reads answers, and what their values are, by the type that reads them.
    static var answers: [String: [String: String]] {
        get { State.current.values.withLock { $0.answers } }
        set { State.current.values.withLock { $0.answers = newValue } }
    }

    /// Returns the values that were registered for a type.
    static func choices<Value>(of type: Value.Type) -> [Value]? {
        State.current.values.withLock { $0.choices[ObjectIdentifier(type)] }?() as? [Value]
    }

    /// The kind of the samples of this screen.
    package static var kind: Kind {
        get { State.current.values.withLock { $0.kind } }
        set { State.current.values.withLock { $0.kind = newValue } }
    }

    /// Whether servers and stores answer on this screen.
    package static var answering: Answering {
        get { State.current.values.withLock { $0.answering } }
        set { State.current.values.withLock { $0.answering = newValue } }
    }

    /// Whether stores that an app opens are filled with samples: in programs that draw an app's screens, not in an app's tests.
    package static var fillsStores: Bool {
        get { State.current.values.withLock { $0.fillsStores } }
        set { State.current.values.withLock { $0.fillsStores = newValue } }
    }

    /// Returns how many values with the name there were before.
    static func number(of name: String) -> Int {
        State.current.values.withLock { values in
            defer { values.counts[name, default: 0] += 1 }
            return values.counts[name, default: 0]
        }
    }

    // MARK: Values by name

    /// Returns text: an address for `email`, a person for `author`, a sentence for `message`.
    public static func text(_ name: String) -> String { SampleWords.text(name, number: number(of: name), kind: kind) }

    public static func attributedText(_ name: String) -> NSAttributedString { NSAttributedString(string: text(name)) }

    public static func attributedText(_ name: String) -> AttributedString { AttributedString(text(name)) }

    /// Returns a small whole number.
    public static func count<Number: BinaryInteger>(_ name: String) -> Number {
        Number(SampleWords.count(name, number: number(of: name), kind: kind))
    }

    public static func number(_ name: String) -> NSNumber { NSNumber(value: count(name) as Int) }

    /// Returns a fraction for `progress`, degrees for `latitude`, and otherwise an amount such as a price.
    public static func amount<Number: BinaryFloatingPoint>(_ name: String) -> Number {
        Number(SampleWords.amount(name, number: number(of: name), kind: kind))
    }

    public static func amount(_ name: String) -> Decimal { Decimal(SampleWords.amount(name, number: number(of: name), kind: kind)) }

    /// Returns whether something is so: a screen is enabled, and neither loads nor fails.
    public static func flag(_ name: String) -> Bool { SampleWords.flag(name) }

    /// Returns a day in the past, a day earlier for each value before it.
    public static func date(_ name: String) -> Date { SampleWords.date(number: number(of: name)) }

    public static func url(_ name: String) -> URL { SampleWords.url(name, number: number(of: name)) }

    public static func identifier(_ name: String) -> UUID { SampleWords.identifier(number: number(of: name)) }

    /// Returns a plain picture in a tint that changes from one to the next.
    public static func image(_ name: String) -> UIImage {
        let size = CGSize(width: 120, height: 120), color: UIColor = color(name)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Returns a window as an app has it when it makes what needs one: with a controller.
    @preconcurrency @MainActor public static func window() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        return window
    }

    /// Whether a screen is drawn again that ended the program: then it is made of sample values, and not by the app's own assembly.
    public static let triesAgain = ProcessInfo.processInfo.environment["PLUMB_LAUNCHES_FIRST"] == "1"

    /// Whether a screen is drawn again that what servers answered to it may have ended: there is no connection but to recorded answers.
    package static let isOffline = ProcessInfo.processInfo.environment["PLUMB_OFFLINE"] == "1"

    /// Returns a picture as a file, if the name says that the data are one; otherwise no bytes.
    public static func data(_ name: String) -> Data { SampleWords.isPicture(name) ? image(name).pngData() ?? Data() : Data() }

    public static func color(_ name: String) -> UIColor {
        let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]
        return colors[number(of: name) % colors.count]
    }

    /// Returns as many values as the kind of sample has: three, twelve or none.
    public static func list<Element>(_ make: () -> Element) -> [Element] {
        let count =
            switch kind {
            case .typical: 3
            case .long: 12
            case .empty: 0
            }
        return (0..<count).map { _ in make() }
    }

    /// Returns a value of a type that can only be decoded, from samples by the names of its keys.
    public static func decoded<Value: Decodable>(_ type: Value.Type) -> Value {
        do { return try decode(type) } catch {
            fatalError("Plumb has no sample value for \(type), whose init(from:) accepts only other values: \(error)")
        }
    }

    /// Returns a value made by an initialiser that may return nil.
    public static func present<Value>(_ value: Value?) -> Value {
        guard let value else { fatalError("Plumb has no sample value for \(Value.self), whose initialiser accepts only other values") }
        return value
    }

    /// Returns a controller of a class from the app's storyboards, with its views and columns, or else the one that is made in code.
    @preconcurrency @MainActor
    public static func controller<Controller: UIViewController>(
        _ type: Controller.Type, otherwise make: () -> Controller
    ) -> Controller { UIStoryboard.controller(ofClass: "\(type)") as? Controller ?? make() }

    /// Decodes a value from samples by the names of its keys.
    public static func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try SampleDecoder(name: "\(type)").value(type) }

    /// Decodes the answer of a server that nobody has recorded. Its values do not depend on what was decoded before: answers arrive in any
    /// order.
    /// - Returns: Nil for other data.
    package static func decode<Value: Decodable>(_ type: Value.Type, from answer: Data) throws -> Value? {
        guard SampleAnswer.address(in: answer) != nil else { return nil }
        return try SampleDecoder(name: "\(type)", numbers: SampleDecoder.Numbers()).value(type)
    }

    /// Runs a completion handler in the next turn of the main queue; never while the screen waits for answers.
    public static func later(_ body: @escaping () -> Void) {
        guard answering != .waits else { return }
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { unsafe body() }
    }

    /// Returns what a store or server gives at once, or throws its error.
    public static func given<Value>(_ make: () -> Value) throws -> Value {
        guard answering != .fails else { throw Failure() }
        return make()
    }

    /// Returns what a store or server gives, throws its error, or waits until the task is cancelled.
    public static func awaited<Value>(_ make: () -> Value) async throws -> Value {
        try await patience()
        return try given(make)
    }

    /// Returns the result that a completion handler gets.
    public static func result<Value, Failure: Error>(_ result: Result<Value, Failure>) -> Result<Value, Failure> {
        guard answering == .fails, let failure = Self.Failure() as? Failure else { return result }
        return .failure(failure)
    }

    /// Returns at once, or never if the screen waits for answers.
    package static func patience() async throws {
        guard answering == .waits else { return }
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}
