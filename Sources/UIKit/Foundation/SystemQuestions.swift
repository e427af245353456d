import Foundation

// What Foundation on iOS offers about the system around an app, as far as it exists here.

extension URL {
    /// Always returns true, because there is no sandbox here.
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

    /// Returns the URL's text as data. The bookmark resolves to the same path even if the file moves.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data { Data(absoluteString.utf8) }

    /// Resolves a bookmark. Throws if `bookmarkData` did not create the data, or if the file no longer exists.
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

extension NSURL {
    /// Always returns true, because there is no sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension URLResourceKey {
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
}

extension DateFormatter {
    /// Ignored: words begin as in the middle of a sentence.
    public var formattingContext: Formatter.Context {
        get { .unknown }
        set {}
    }
}

/// The options of detecting an encoding: which encodings to try, and how certain the result must be.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let suggestedEncodingsKey = StringEncodingDetectionOptionsKey(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
    public static let useOnlySuggestedEncodingsKey = StringEncodingDetectionOptionsKey(
        rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
    public static let allowLossyKey = StringEncodingDetectionOptionsKey(rawValue: "NSStringEncodingDetectionAllowLossyKey")
    public static let likelyLanguageKey = StringEncodingDetectionOptionsKey(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

extension NSString {
    /// Returns the first encoding that fits the data, or 0 for none. Unicode is tried before Western European encodings.
    public class func stringEncoding(
        for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
        convertedString string: UnsafeMutablePointer<NSString?>?, usedLossyConversion: UnsafeMutablePointer<Bool>?
    ) -> UInt {
        let suggested = (opts?[.suggestedEncodingsKey] as? [NSNumber] ?? []).map { String.Encoding(rawValue: $0.uintValue) }
        let others: [String.Encoding] = (opts?[.useOnlySuggestedEncodingsKey] as? Bool ?? false) ? [] : [.utf8, .windowsCP1252, .isoLatin1]
        for encoding in suggested + others {
            guard let text = String(data: data, encoding: encoding) else { continue }
            if let string = unsafe string { unsafe string.pointee = text as NSString }
            if let usedLossyConversion = unsafe usedLossyConversion { unsafe usedLossyConversion.pointee = false }
            return encoding.rawValue
        }
        return 0
    }
}

extension URLResourceValues {
    /// Always nil, because Foundation on Linux does not count directory entries.
    public var directoryEntryCount: Int? { allValues[.directoryEntryCountKey] as? Int }
}

extension URL {
    /// Whether the file is there. No file waits in a cloud.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension FileManager {
    /// Returns a folder beside the app's own data, which is made when first asked for. The screens of an app are drawn with a home of their own.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let place = URL.applicationSupportDirectory.appending(path: "Group Containers").appending(path: groupIdentifier)
        try? createDirectory(at: place, withIntermediateDirectories: true)
        return place
    }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw CocoaError(.featureUnsupported) }
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
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
    /// Returns the format filled in for the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: String(format: format as String, locale: Locale.current, arguments: args))
    }
}

extension NSObjectProtocol where Self: Progress {
    /// The description of the progress. A description that is set is ignored.
    public var localizedDescription: String! {
        get { (self as Progress).localizedDescription }
        set {}
    }
    public var localizedAdditionalDescription: String! {
        get { (self as Progress).localizedAdditionalDescription }
        set {}
    }
}
