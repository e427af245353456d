/// The key of a value that views say to those above them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension Node {
    /// Returns what this view and those below it say, in the order of the views, or nil if they say nothing.
    final func preferenceValue<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let below = childrenPreference(key)
        return transformed(key, below)
    }

    /// Returns what the views below say.
    final func childrenPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var result: Key.Value?
        for child in children where !child.stopsPreferences {
            guard let value = child.preferenceValue(key) else { continue }
            if var former = result {
                Key.reduce(value: &former) { value }
                result = former
            } else {
                result = value
            }
        }
        return result
    }

    private func transformed<Key: PreferenceKey>(_ key: Key.Type, _ below: Key.Value?) -> Key.Value? {
        if let own = preference(key) { return own }
        if let transform = (self as? any PreferenceTransforming)?.transform(key, below) { return transform }
        return below
    }
}

/// A node that changes what the views below it say.
@MainActor protocol PreferenceTransforming {
    func transform<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value?) -> Key.Value?
}

/// Says a value to the views above.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let value: Key.Value
    func makeNode(_ scope: Scope) -> Node { PreferenceNode<Key>(scope) }
}

final class PreferenceNode<Key: PreferenceKey>: ModifierNode<_PreferenceWritingModifier<Key>> {
    override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        key == Key.self ? modifier?.value as? Other.Value : nil
    }
}

/// Changes what the views below say.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let transform: (inout Key.Value) -> Void
    func makeNode(_ scope: Scope) -> Node { PreferenceTransformNode<Key>(scope) }
}

final class PreferenceTransformNode<Key: PreferenceKey>: ModifierNode<_PreferenceTransformModifier<Key>>, PreferenceTransforming {
    func transform<Other: PreferenceKey>(_ key: Other.Type, _ value: Other.Value?) -> Other.Value? {
        guard key == Key.self, let modifier else { return nil }
        var result = value as? Key.Value ?? Key.defaultValue
        modifier.transform(&result)
        return result as? Other.Value
    }
}

/// Is told what the views below say, after each layout in which it changed.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier where Key.Value: Equatable {
    public typealias Body = Never
    let action: (Key.Value) -> Void
    func makeNode(_ scope: Scope) -> Node { PreferenceActionNode<Key>(scope) }
}

final class PreferenceActionNode<Key: PreferenceKey>: ModifierNode<_PreferenceActionModifier<Key>>, LayoutObserver
where Key.Value: Equatable {
    private var told: Key.Value?

    override init(_ scope: Scope) {
        super.init(scope)
        graph.observeLayout(self)
    }

    func didLayout() {
        let value = childrenPreference(Key.self) ?? Key.defaultValue
        guard value != told, told != nil || value != Key.defaultValue, let modifier else { return }
        told = value
        modifier.action(value)
    }
}

/// A node that acts after a layout.
@MainActor protocol LayoutObserver: Node {
    func didLayout()
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
