import Foundation

// Numbers, dates, errors and dictionaries as arguments of a format, for `%@`: they are objects, as in Objective-C.

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(self is NSDecimalNumber ? FormattedText.of(self) : self, to: Int.self)] }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

extension NSError: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(FormattedText.of(self), to: Int.self)] }
}

/// A dictionary is a value here, so its description is kept for as long as the program runs: formats name few of them, for messages to
/// developers.
extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [Int(bitPattern: Unmanaged.passRetained("\(self)" as NSString).toOpaque())] }
}

/// The descriptions of decimals, dates and errors, kept as long as the objects. Core Foundation does not format decimals, and formats dates
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
