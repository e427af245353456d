import Foundation
import UIKit

// The names of JavaScriptCore. No script runs: every value of a script is undefined.

/// Marks what scripts could call.
public protocol JSExport {}

// Its own initializers may fail, which those of `NSObject` may not, so this class and that of contexts have no superclass.
open class JSVirtualMachine: @unchecked Sendable {
    public init!() {}
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// A context in which no script runs.
open class JSContext: @unchecked Sendable {
    public init!() { virtualMachine = JSVirtualMachine() }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
    public let virtualMachine: JSVirtualMachine!
    open var name: String!
    open var isInspectable = false
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var globalObject: JSValue! { JSValue(undefinedIn: self) }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { JSValue(undefinedIn: self) }
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        JSValue(undefinedIn: self)
    }
    open class func current() -> JSContext! { nil }
    open class func currentCallee() -> JSValue! { nil }
    open class func currentThis() -> JSValue! { nil }
    open class func currentArguments() -> [Any]! { nil }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: self) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
    open subscript(key: Any!) -> JSValue! { JSValue(undefinedIn: self) }
}

/// A value that code made, or undefined.
open class JSValue: NSObject, @unchecked Sendable {
    private enum Content { case undefined, null, value(Any) }
    private let content: Content
    public let context: JSContext!

    private init(_ content: Content, _ context: JSContext?) {
        self.content = content
        self.context = context
        super.init()
    }
    public convenience init!(object value: Any!, in context: JSContext!) { self.init(value.map { .value($0) } ?? .null, context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.value(value), context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(.value(value), context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.value(value), context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(.value(value), context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(.value([AnyHashable: Any]()), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(.value([Any]()), context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) { self.init(.value(message ?? ""), context) }
    public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }
    public convenience init!(point: CGPoint, in context: JSContext!) { self.init(.value(point), context) }
    public convenience init!(rect: CGRect, in context: JSContext!) { self.init(.value(rect), context) }
    public convenience init!(size: CGSize, in context: JSContext!) { self.init(.value(size), context) }
    public convenience init!(range: NSRange, in context: JSContext!) { self.init(.value(range), context) }

    // MARK: Conversion

    private var value: Any? {
        if case .value(let value) = content { return value }
        return nil
    }
    private var number: Double? {
        switch value {
        case let value as Double: value
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    open func toObject() -> Any! { value }
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { value }
    open func toBool() -> Bool {
        if let string = value as? String { return !string.isEmpty }
        return number.map { $0 != 0 } ?? (value != nil)
    }
    open func toDouble() -> Double {
        if case .null = content { return 0 }
        return number ?? (value as? String).flatMap(Double.init) ?? .nan
    }
    open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
    open func toUInt32() -> UInt32 { UInt32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! {
        switch content {
        case .undefined: "undefined"
        case .null: "null"
        case .value(let value): "\(value)"
        }
    }
    open func toDate() -> Date! { value as? Date }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
    open func toPoint() -> CGPoint { value as? CGPoint ?? .zero }
    open func toRect() -> CGRect { value as? CGRect ?? .zero }
    open func toSize() -> CGSize { value as? CGSize ?? .zero }
    open func toRange() -> NSRange { value as? NSRange ?? NSRange(location: 0, length: 0) }
    open override var description: String { toString() }

    // MARK: Kind

    open var isUndefined: Bool {
        if case .undefined = content { return true }
        return false
    }
    open var isNull: Bool {
        if case .null = content { return true }
        return false
    }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { !isBoolean && number != nil }
    open var isString: Bool { value is String }
    open var isArray: Bool { value is [Any] }
    open var isDate: Bool { value is Date }
    open var isSymbol: Bool { false }
    open var isBigInt: Bool { false }
    open var isObject: Bool { value != nil && !isBoolean && !isNumber && !isString }
    open func isEqual(to value: Any!) -> Bool { self === value as? JSValue }
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool { self === value as? JSValue }
    open func isInstance(of value: Any!) -> Bool { false }

    // MARK: Properties

    private var undefined: JSValue! { JSValue(undefinedIn: context) }
    open func hasProperty(_ property: Any!) -> Bool { false }
    open func forProperty(_ property: Any!) -> JSValue! { undefined }
    open func setValue(_ value: Any!, forProperty property: Any!) {}
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool { false }
    open func defineProperty(_ property: Any!, descriptor: Any!) {}
    open func atIndex(_ index: Int) -> JSValue! { undefined }
    open func setValue(_ value: Any!, at index: Int) {}
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { undefined }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { undefined }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) {}
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { undefined }
    @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! { undefined }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { undefined }
}

open class JSManagedValue: NSObject, @unchecked Sendable {
    public init!(value: JSValue!) {
        self.value = value
        super.init()
    }
    public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
    public let value: JSValue!
}
