import Foundation

// Numbers and dates among a format's arguments, for `%@`: objects like any other with Objective-C.

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(self, to: Int.self)] }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { unsafe [unsafeBitCast(self, to: Int.self)] }
}
