import Foundation

extension UIApplication {
    // MARK: Icons

    /// Stores the name for `alternateIconName`; there is no home screen.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        AppServices.current.iconName = alternateIconName
        completionHandler?(nil)
    }
    public func setAlternateIconName(_ alternateIconName: String?) async throws { AppServices.current.iconName = alternateIconName }
    public var alternateIconName: String? { AppServices.current.iconName }
    public var supportsAlternateIcons: Bool { true }
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { AppServices.current.shortcutItems }
        set { AppServices.current.shortcutItems = newValue }
    }

    // MARK: Protection

    public var isProtectedDataAvailable: Bool { true }
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")

    // MARK: Background

    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    // MARK: Remote events

    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
    public var isRegisteredForRemoteNotifications: Bool { false }
    public func unregisterForRemoteNotifications() {}

    // MARK: Scenes

    /// Calls the error handler, because there is always exactly one scene.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(AppServices.OneScene()) }
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(AppServices.OneScene()) }
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(AppServices.OneScene())
    }
}

/// The values last given to services of the system.
@MainActor private final class AppServices: EnvironmentState {
    struct OneScene: Error {}
    var iconName: String?
    var shortcutItems: [UIApplicationShortcutItem]?

    nonisolated init() {}

}

extension UIApplication.OpenExternalURLOptionsKey {
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

extension UIApplication.LaunchOptionsKey {
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIScene {
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        public override init() { super.init() }
        open var requestingScene: UIScene?
    }
}

@preconcurrency @MainActor
open class UIWindowSceneActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
}

extension UIWindowScene {
    public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }
    public typealias ActivationRequestOptions = UIWindowSceneActivationRequestOptions
}

@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// A request to activate a scene session.
public struct UISceneSessionActivationRequest: Sendable {
    public var userActivity: NSUserActivity?
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.userActivity = userActivity
    }
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        self.userActivity = userActivity
    }
}

/// The conditions under which a scene is activated for an activity.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    public override init() { super.init() }
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension UIDevice {
    /// Does nothing.
    public func playInputClick() {}
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}
