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

extension NSURL {
    /// True: no file lies outside of a sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension URLResourceKey {
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
}

extension DateFormatter {
    /// Words begin as they do in the middle of a sentence.
    public var formattingContext: Formatter.Context {
        get { .unknown }
        set {}
    }
}

/// How certain a guess of an encoding is to be, and which are to be tried.
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
    /// The first encoding that the bytes fit, Unicode's before Western Europe's; 0 for none.
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
    /// nil: Foundation here counts no entries.
    public var directoryEntryCount: Int? { allValues[.directoryEntryCountKey] as? Int }
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

extension NSObjectProtocol where Self: Progress {
    /// Progress says its own sentence here: one that is set is not shown.
    public var localizedDescription: String! {
        get { (self as Progress).localizedDescription }
        set {}
    }
    public var localizedAdditionalDescription: String! {
        get { (self as Progress).localizedAdditionalDescription }
        set {}
    }
}
