import Foundation

/// The values of a layer's properties that its class marks `@NSManaged`, so that Core Animation makes the accessors. Adapted code calls them.
extension CALayer {
    /// Returns the value that was set, the class's default value, or else zero or nil, as Core Animation does.
    public func managedValue<Value>(_ key: String) -> Value {
        for value in [UndefinedValues.value(self, key), Self.defaultValue(forKey: key)] {
            if let value = value.flatMap(Self.converted) as Value? { return value }
        }
        guard let zero: Value = Self.zero() else {
            fatalError("\(type(of: self)).\(key) is used before it has a value, and a \(Value.self) without one is not known")
        }
        return zero
    }

    public func setManagedValue(_ value: Any?, _ key: String) {
        UndefinedValues.set(value, self, key)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private static func converted<Value>(_ value: Any) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber else { return nil }
        let numbers: [Any] = [CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue]
        return numbers.lazy.compactMap { $0 as? Value }.first
    }

    private static func zero<Value>() -> Value? {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type { return nothing(type) as? Value }
        if let type = Value.self as? any AdditiveArithmetic.Type { return type.zero as? Value }
        let values: [Any] = [
            false, "", CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity, UIColor.clear,
            UIColor.clear.cgColor,
        ]
        return values.lazy.compactMap { $0 as? Value }.first
    }

    private static func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Optional { nil }
}
