import Foundation

/// What lists and results can have as elements.
public protocol RealmCollectionValue {}

public protocol MinMaxType {}
public protocol AddableType {}

extension String: RealmCollectionValue {}
extension Bool: RealmCollectionValue {}
extension Int: RealmCollectionValue, MinMaxType, AddableType {}
extension Int8: RealmCollectionValue, MinMaxType, AddableType {}
extension Int16: RealmCollectionValue, MinMaxType, AddableType {}
extension Int32: RealmCollectionValue, MinMaxType, AddableType {}
extension Int64: RealmCollectionValue, MinMaxType, AddableType {}
extension Float: RealmCollectionValue, MinMaxType, AddableType {}
extension Double: RealmCollectionValue, MinMaxType, AddableType {}
extension Date: RealmCollectionValue, MinMaxType {}
extension Data: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

/// A value that a property has if nothing else is written: `@Persisted var name: String`.
public protocol RealmDefault { static var realmDefault: Self { get } }

extension String: RealmDefault { public static var realmDefault: String { "" } }
extension Bool: RealmDefault { public static var realmDefault: Bool { false } }
extension Int: RealmDefault { public static var realmDefault: Int { 0 } }
extension Int8: RealmDefault { public static var realmDefault: Int8 { 0 } }
extension Int16: RealmDefault { public static var realmDefault: Int16 { 0 } }
extension Int32: RealmDefault { public static var realmDefault: Int32 { 0 } }
extension Int64: RealmDefault { public static var realmDefault: Int64 { 0 } }
extension Float: RealmDefault { public static var realmDefault: Float { 0 } }
extension Double: RealmDefault { public static var realmDefault: Double { 0 } }
extension Date: RealmDefault { public static var realmDefault: Date { Date(timeIntervalSince1970: 0) } }
extension Data: RealmDefault { public static var realmDefault: Data { Data() } }
extension UUID: RealmDefault { public static var realmDefault: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) } }
extension Optional: RealmDefault { public static var realmDefault: Wrapped? { nil } }

/// An enumeration that is stored by its raw value.
public protocol PersistableEnum: RawRepresentable, CaseIterable, RealmCollectionValue, RealmDefault {}
extension PersistableEnum {
    public static var realmDefault: Self {
        guard let first = allCases.first else { fatalError("\(Self.self) has no cases") }
        return first
    }
}

/// An enumeration that `@objc dynamic` properties have.
public protocol RealmEnum: RawRepresentable, RealmCollectionValue {}

/// The identifier of an object, twelve bytes.
public struct ObjectId: Hashable, Sendable, Codable, Comparable, CustomStringConvertible, RealmCollectionValue, RealmDefault {
    public let stringValue: String
    public var description: String { stringValue }
    public static var realmDefault: ObjectId { ObjectId(String(repeating: "0", count: 24)) }
    public static func < (one: ObjectId, other: ObjectId) -> Bool { one.stringValue < other.stringValue }

    private init(_ text: String) { stringValue = text }

    /// - Throws: If the text is not 24 hexadecimal digits.
    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else { throw Realm.Error(.fail, "'\(string)' is no object identifier") }
        self.init(string.lowercased())
    }

    /// Returns an identifier that no object of this screen has, a number higher than the last one.
    public static func generate() -> ObjectId {
        let digits = String(RealmState.current.nextIdentifier(), radix: 16)
        return ObjectId(String(repeating: "0", count: 24 - digits.count) + digits)
    }
}

/// A decimal number. It has Foundation's precision here.
public struct Decimal128: Hashable, Sendable, Codable, Comparable, CustomStringConvertible, RealmCollectionValue, RealmDefault, MinMaxType,
    AddableType, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
    public let decimalValue: Decimal
    public var doubleValue: Double { NSDecimalNumber(decimal: decimalValue).doubleValue }
    public var description: String { "\(decimalValue)" }
    public static var realmDefault: Decimal128 { 0 }
    public static func < (one: Decimal128, other: Decimal128) -> Bool { one.decimalValue < other.decimalValue }

    public init(_ value: Decimal) { decimalValue = value }
    public init(number: NSNumber) { decimalValue = number.decimalValue }
    public init(integerLiteral value: Int) { decimalValue = Decimal(value) }
    public init(floatLiteral value: Double) { decimalValue = Decimal(value) }
    public init(string: String) throws { decimalValue = Decimal(string: string) ?? 0 }
}

/// The type inside of an optional.
protocol OptionalValue { static var wrapped: Any.Type { get } }
extension Optional: OptionalValue { static var wrapped: Any.Type { Wrapped.self } }

/// Converts values to the types of properties.
enum RealmValues {
    /// Returns a value that is nil only if the outer one is.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard value is any OptionalValue else { return value }
        return Mirror(reflecting: value).children.first.flatMap { unwrapped($0.value) }
    }

    static func converted<Value>(_ value: Any?) -> Value? {
        guard let value = unwrapped(value) else {
            return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { nothing($0) as? Value }
        }
        if let value = value as? Value { return value }
        let type = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
        if let enumeration = type as? any RawRepresentable.Type { return raw(enumeration, value) as? Value }
        return number(value, type) as? Value ?? text(value, type) as? Value
    }

    private static func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Optional { nil }

    private static func raw<Enumeration: RawRepresentable>(_ type: Enumeration.Type, _ value: Any) -> Any? {
        (converted(value) as Enumeration.RawValue?).flatMap { Enumeration(rawValue: $0) }
    }

    private static func number(_ value: Any, _ type: Any.Type) -> Any? {
        guard let value = double(value) else { return nil }
        if type == Double.self { return value }
        if type == Float.self { return Float(value) }
        if type == CGFloat.self { return CGFloat(value) }
        if type == Bool.self { return value != 0 }
        if type == Date.self { return Date(timeIntervalSince1970: value) }
        return (type as? any FixedWidthInteger.Type).flatMap { integer($0, value) }
    }

    private static func integer<Number: FixedWidthInteger>(_ type: Number.Type, _ value: Double) -> Any? {
        Number(exactly: value.rounded())
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func text(_ value: Any, _ type: Any.Type) -> Any? {
        guard let value = value as? String else { return nil }
        if type == ObjectId.self { return try? ObjectId(string: value) }
        if type == UUID.self { return UUID(uuidString: value) }
        if type == Decimal128.self { return try? Decimal128(string: value) }
        return nil
    }

    static func elements(of value: Any?) -> [Any] {
        switch value {
        case let value as any ElementsHolder: value.elements
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        default: []
        }
    }
}
