import Foundation

public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"

/// An error of a file provider.
public struct NSFileProviderError: CustomNSError, Hashable, Sendable {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let notAuthenticated = Code(rawValue: -1000)
        public static let filenameCollision = Code(rawValue: -1001)
        public static let insufficientQuota = Code(rawValue: -1003)
        public static let serverUnreachable = Code(rawValue: -1004)
        public static let noSuchItem = Code(rawValue: -1005)
    }

    public static let notAuthenticated = Code.notAuthenticated
    public static let insufficientQuota = Code.insufficientQuota
    public static let serverUnreachable = Code.serverUnreachable
    public static let noSuchItem = Code.noSuchItem
    public static var errorDomain: String { NSFileProviderErrorDomain }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
}
