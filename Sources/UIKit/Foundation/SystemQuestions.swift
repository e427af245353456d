import Foundation

// What Foundation of iOS is asked about the system around an app, as far as there is one here.

extension URL {
    /// True: no file lies outside of a sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}

    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = Self(rawValue: 1 << 8)
        public static let withoutMounting = Self(rawValue: 1 << 9)
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    /// The URL's text: the bookmark leads to the same path, wherever the file has gone.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data { Data(absoluteString.utf8) }

    /// Fails for what `bookmarkData` did not make, and where there is no such file any more.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let found = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
        if found.isFileURL, !FileManager.default.fileExists(atPath: found.path) { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self = found
    }
}

extension URLResourceKey {
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
}

extension FileManager {
    /// nil: there are no groups of apps.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension ProcessInfo {
    public var isLowPowerModeEnabled: Bool { false }
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension NSString {
    /// The format filled in for the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: String(format: format as String, locale: Locale.current, arguments: args))
    }
}
