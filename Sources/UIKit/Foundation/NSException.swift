import Foundation

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let genericException = NSExceptionName("NSGenericException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// An exception. It cannot be caught: raising it ends the program with its reason.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
    open var callStackSymbols: [String] { Thread.callStackSymbols }

    public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: unsafe NSString(format: format, arguments: argList) as String).raise()
    }
}

public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
