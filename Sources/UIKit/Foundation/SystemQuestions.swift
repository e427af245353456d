import Foundation

// What Foundation of iOS is asked about the system around an app, as far as there is one here.

extension URL {
    /// True: no file lies outside of a sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
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
