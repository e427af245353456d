import Foundation
import UIKit

/// The key of a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view gets from the views above it.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? bridged(key) ?? Key.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            if let key = key as? any UITraitBridgedEnvironmentKey.Type { bridgedKeys[ObjectIdentifier(key)] = key }
        }
    }

    /// The keys of values that UIKit's traits have, too, and that views have set.
    private var bridgedKeys: [ObjectIdentifier: any UITraitBridgedEnvironmentKey.Type] = [:]

    /// Returns the value that UIKit's traits have for a key.
    private func bridged<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
        (key as? any UITraitBridgedEnvironmentKey.Type)?.anyValue(in: hostTraits) as? Key.Value
    }

    /// Gives UIKit's traits the values that they share with this environment.
    func writeBridgedTraits(to traits: inout any UITraitOverrides) {
        guard !bridgedKeys.isEmpty else { return }
        var mutable: any UIMutableTraits = traits
        for (id, key) in bridgedKeys { values[id].map { key.write($0, to: &mutable) } }
        if let changed = mutable as? any UITraitOverrides { traits = changed }
    }

    /// The observable object of a type.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }
    mutating func setObject<Object: AnyObject>(_ object: Object?) { values[ObjectIdentifier(Object.self)] = object }

    /// Whether nothing that can be compared is different, and everything that cannot be compared is absent.
    func isSame(as other: EnvironmentValues) -> Bool {
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            guard let otherValue = other.values[key] else { return false }
            if Swift.type(of: value) is AnyClass { return value as AnyObject === otherValue as AnyObject }
            guard let value = value as? any Equatable else { return false }
            return Self.isEqual(value, otherValue)
        }
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }

    public var description: String { "\(values.count) values" }
}

/// A value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty, ConnectedProperty {
    private final class Link {
        var values: EnvironmentValues?

    }

    private let read: (EnvironmentValues) -> Value
    private let link = Link()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0.object(type) ?? InterfaceSample.object(of: type) else {
                fatalError("No object of type \(type) is in the environment: a view above must set it with environment(_:).")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { read = { $0.object(type) } }

    public var wrappedValue: Value { read(link.values ?? EnvironmentValues()) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { link.values = node.environment }
}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never
    let change: @MainActor (inout EnvironmentValues) -> Void
}

extension _EnvironmentKeyWritingModifier: PrimitiveModifier {
    func makeNode(_ scope: Scope) -> Node { EnvironmentNode<Value>(scope) }
}

final class EnvironmentNode<Value>: Node {
    private let slot = Slot()
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? any ModifiedView, let modifier = view.appliedModifier as? _EnvironmentKeyWritingModifier<Value> else {
            return
        }
        var values = environment
        modifier.change(&values)
        slot.show(view.modifiedContent, Scope(graph: graph, parent: self, environment: values))
        invalidate()
    }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment(V.self) { $0[keyPath: keyPath] = value }
    }

    public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void)
        -> some View
    {
        changingEnvironment(V.self) { transform(&$0[keyPath: keyPath]) }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { changingEnvironment(T.self) { $0.setObject(object) } }

    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { changingEnvironment(T.self) { $0.setObject(object) } }

    /// Returns the view with a changed environment.
    func changingEnvironment<V>(_ type: V.Type = V.self, _ change: @escaping @MainActor (inout EnvironmentValues) -> Void)
        -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>
    {
        modifier(_EnvironmentKeyWritingModifier(change: change))
    }

    /// Returns the view with a value of the environment. For this module's own values, which have keys.
    func setting<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value)
        -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Key.Value>>
    {
        changingEnvironment { $0[key] = value }
    }
}
