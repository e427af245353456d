import Foundation

// Numbers and dates as arguments of a format, for `%@`: they are objects, as in Objective-C.

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(self is NSDecimalNumber ? FormattedText.of(self) : self, to: Int.self)] }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

/// The descriptions of decimals and dates, kept as long as the objects. Core Foundation does not format decimals, and formats dates
/// differently.
private enum FormattedText {
    nonisolated(unsafe) private static let key = unsafe UnsafeRawPointer(bitPattern: 3)

    static func of(_ object: NSObject) -> NSObject {
        let text = object.description as NSString
        guard let key = unsafe key else { return text }
        if let text = unsafe objc_getAssociatedObject(object, key) as? NSString { return text }
        unsafe objc_setAssociatedObject(object, key, text, .OBJC_ASSOCIATION_RETAIN)
        return text
    }
}
