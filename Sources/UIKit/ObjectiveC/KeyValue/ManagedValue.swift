import Foundation

/// The values of a layer's properties that its class marks `@NSManaged`, so that Core Animation makes the accessors. Adapted code calls them.
extension CALayer {
    /// Returns the value that was set, the class's default value, or else zero or nil, as Core Animation does.
    public func managedValue<Value>(_ key: String) -> Value {
        for value in [UndefinedValues.value(self, key), Self.defaultValue(forKey: key)] {
            if let value = value.flatMap(ManagedValue.converted) as Value? { return value }
        }
        return ManagedValue.zero(of: "\(type(of: self)).\(key)")
    }

    public func setManagedValue(_ value: Any?, _ key: String) {
        UndefinedValues.set(value, self, key)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}

/// The values of properties that an extension of the defaults marks `@NSManaged`: each is the value of its name. Adapted code calls them.
extension UserDefaults {
    /// Returns the value that was set or registered, or else zero or nil.
    public func managedValue<Value>(_ key: String) -> Value {
        if let value = object(forKey: key).flatMap(ManagedValue.converted) as Value? { return value }
        return ManagedValue.zero(of: "UserDefaults.\(key)")
    }

    public func setManagedValue(_ value: Any?, _ key: String) {
        if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    }
}

/// Values of properties whose accessors Objective-C makes at run time.
enum ManagedValue {
    /// Returns a value as the property's type, also a number of another type.
    static func converted<Value>(_ value: Any) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber else { return nil }
        let numbers: [Any] = [CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue]
        return numbers.lazy.compactMap { $0 as? Value }.first
    }

    /// Returns nil, zero or an empty value.
    static func zero<Value>(of property: String) -> Value {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let value = nothing(type) as? Value { return value }
        if let type = Value.self as? any AdditiveArithmetic.Type, let value = type.zero as? Value { return value }
        if let type = Value.self as? any ExpressibleByArrayLiteral.Type, let value = empty(type) as? Value { return value }
        if let type = Value.self as? any ExpressibleByDictionaryLiteral.Type, let value = empty(type) as? Value { return value }
        let values: [Any] = [
            false, "", CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity, UIColor.clear,
            UIColor.clear.cgColor, Data(),
        ]
        if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
        fatalError("\(property) is used before it has a value, and a \(Value.self) without one is not known")
    }

    private static func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Optional { nil }
    private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> List { [] }
    private static func empty<Table: ExpressibleByDictionaryLiteral>(_ type: Table.Type) -> Table { [:] }
}
