import UIKit

/// Whether a view has the keyboard, or which one of several has it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, ConnectedProperty {
    /// The focus, as the views that it goes to see it.
    @propertyWrapper public struct Binding {
        let get: () -> Value
        let set: (Value) -> Void

        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }
        public var projectedValue: Binding { self }
    }

    private let location: StateLocation<Value>

    public init() where Value == Bool { location = StateLocation { false } }
    public init<T: Hashable>() where Value == T? { location = StateLocation { nil } }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding { Binding(get: { location.value }, set: { location.value = $0 }) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { location.connect(&storage, node) }
}

/// What connects a field with the state that says who has the keyboard.
struct FocusLink {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void
}

private enum FocusLinkKey: EnvironmentKey { static let defaultValue: Unchecked<FocusLink?> = Unchecked(nil) }
private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var focusLink: FocusLink? {
        get { self[FocusLinkKey.self].value }
        set { self[FocusLinkKey.self] = Unchecked(newValue) }
    }
    public var isFocused: Bool { self[IsFocusedKey.self] }
}

/// Which of several interactions make a view focusable.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    private func focused(_ isFocused: @escaping () -> Bool, _ setFocused: @escaping (Bool) -> Void) -> some View {
        changingEnvironment(FocusLink.self) { $0.focusLink = FocusLink(isFocused: isFocused, setFocused: setFocused) }
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused({ condition.wrappedValue }) { condition.wrappedValue = $0 }
    }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        focused({ binding.wrappedValue == value }) { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value, let none = FocusState<Value>.none {
                binding.wrappedValue = none
            }
        }
    }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func focusSection() -> some View { self }
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
}

extension FocusState {
    /// The value that says that no view has the focus.
    fileprivate static var none: Value? { (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value } }
}
