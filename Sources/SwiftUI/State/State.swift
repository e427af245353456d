import Foundation

/// Where a state's value lives. A view's own copy of it forwards to the one that the view's place keeps.
/// It is only used on the main actor.
final class StateLocation<Value>: @unchecked Sendable {
    private let initial: () -> Value
    private var stored: Value?
    private var kept: StateLocation<Value>?
    private weak var node: (any Evaluated)?

    init(_ initial: @escaping () -> Value) { self.initial = initial }

    private var home: StateLocation<Value> { kept ?? self }

    var value: Value {
        get { home.current }
        set { home.set(newValue) }
    }

    private var current: Value {
        if let stored { return stored }
        let value = initial()
        stored = value
        return value
    }

    private func set(_ value: Value) {
        if let former = stored as? any Equatable, Self.isEqual(former, value) { return }
        stored = value
        guard let node else { return }
        let stale = Unchecked(node)
        onMainActor { stale.value.graph.markStale(stale.value) }
    }

    private static func isEqual<T: Equatable>(_ former: T, _ new: Any) -> Bool { former == new as? T }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        if let known = storage as? StateLocation<Value> {
            kept = known === self ? nil : known
        } else {
            storage = self
        }
        home.node = node
    }
}

/// A value that a view owns and changes.
@propertyWrapper public struct State<Value>: DynamicProperty, ConnectedProperty {
    let location: StateLocation<Value>

    // No autoclosure: only with a plain value may an initialiser write `self.isOn = isOn`.
    public init(wrappedValue value: Value) { location = StateLocation { value } }
    public init(initialValue value: Value) { location = StateLocation { value } }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { location.connect(&storage, node) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

/// A value that is only used on the main actor.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
