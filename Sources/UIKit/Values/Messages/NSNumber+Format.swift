import Foundation

// Numbers, dates, identifiers, addresses, errors and dictionaries as arguments of a format, for `%@`: they are objects, as in Objective-C.

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(self is NSDecimalNumber ? FormattedText.of(self) : self, to: Int.self)] }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

extension NSUUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

extension NSURL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

extension NSError: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

// A value has no object whose lifetime its description could share, so that is kept for as long as the program runs: formats name few of
// them. On iOS these values are bridged to objects, so that `id as CVarArg` is usual in formats of predicates.

extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: self) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: self) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: self) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: self) }
}

extension Decimal: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: self) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: self) }
}

/// The descriptions of decimals, dates and errors, kept as long as the objects. Core Foundation does not format decimals, and formats dates
/// differently.
private enum FormattedText {
    nonisolated(unsafe) private static let key = unsafe UnsafeRawPointer(bitPattern: 3)

    static func encoding(of value: Any) -> [Int] {
        unsafe [Int(bitPattern: Unmanaged.passRetained("\(value)" as NSString).toOpaque())]
    }

    static func of(_ object: NSObject) -> NSObject {
        let text = object.description as NSString
        guard let key = unsafe key else { return text }
        if let text = unsafe objc_getAssociatedObject(object, key) as? NSString { return text }
        unsafe objc_setAssociatedObject(object, key, text, .OBJC_ASSOCIATION_RETAIN)
        return text
    }
}
