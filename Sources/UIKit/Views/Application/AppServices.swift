import Foundation

// Services of the system around a screen. They only store what they are given; nothing leaves the process.

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
    /// Returns an identifier for a task that never expires.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }
    public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}

/// A quick action of the app's icon.
open class UIApplicationShortcutItem: NSObject {
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    open private(set) var type: String
    open private(set) var localizedTitle: String
    open private(set) var localizedSubtitle: String?
    open private(set) var icon: UIApplicationShortcutIcon?
    open private(set) var userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?
}

open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio,
            update
    }
    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}
