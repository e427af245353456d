import Foundation

// Numbers and dates as arguments of a format, for `%@`: they are objects, as in Objective-C.

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(self is NSDecimalNumber ? FormatWords.of(self) : self, to: Int.self)] }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormatWords.of(self), to: Int.self)] }
}

/// The descriptions of decimals and dates, kept as long as the objects. Core Foundation does not format decimals, and formats dates
/// differently.
private enum FormatWords {
    nonisolated(unsafe) private static let key = unsafe UnsafeRawPointer(bitPattern: 3)

    static func of(_ object: NSObject) -> NSObject {
        let words = object.description as NSString
        guard let key = unsafe key else { return words }
        if let words = unsafe objc_getAssociatedObject(object, key) as? NSString { return words }
        unsafe objc_setAssociatedObject(object, key, words, .OBJC_ASSOCIATION_RETAIN)
        return words
    }
}
