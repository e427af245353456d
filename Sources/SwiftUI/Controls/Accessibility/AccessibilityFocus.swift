import UIKit

/// Whether an assistive technology is at a view, or at which one of several. None is at a picture.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, ConnectedProperty {
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

extension View {
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View
    {
        self
    }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
