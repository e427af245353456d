import Foundation

/// The storage of a property `T!` of an app that nobody may have set: while screens are drawn, nil would end the screen that reads it, so a
/// sample value is read instead. An app's tests read nil.
@propertyWrapper public final class InterfaceUnset<Value> {
    private var value: Value?
    private var sample: Value?
    private let name: String

    /// - Parameter name: The type and the property, `Store.state`, by which a module has registered its sample.
    public init(_ name: String) { self.name = name }

    /// What was set; nil if the app asks whether it was.
    public var given: Value? { value }

    /// What was set, or else a sample, which is made once.
    public var wrappedValue: Value! {
        get {
            if let value { return value }
            if sample == nil { sample = InterfaceSample.unset(name) as? Value }
            return sample
        }
        set { value = newValue }
    }
}

/// The storage of a structure's property `T!` that nobody may have set.
@propertyWrapper public struct InterfaceUnsetValue<Value> {
    private var value: Value?
    private let name: String

    /// - Parameter name: The type and the property, `Settings.address`, by which a module has registered its sample.
    public init(_ name: String) { self.name = name }

    /// What was set, or else a sample.
    public var wrappedValue: Value! {
        get { value ?? InterfaceSample.unset(name) as? Value }
        set { value = newValue }
    }
}
