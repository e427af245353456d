import Foundation
import UIKit

// The parts of UserNotifications and LocalAuthentication that screens use: no permission is decided, nothing is pending, and no face or
// finger is known.

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
    public static let announcement = Self(rawValue: 128)
    public static let timeSensitive = Self(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public final class UNNotificationSettings: NSObject, Sendable {
    public let authorizationStatus = UNAuthorizationStatus.notDetermined
    public let soundSetting = UNNotificationSetting.disabled
    public let badgeSetting = UNNotificationSetting.disabled
    public let alertSetting = UNNotificationSetting.disabled
    public let notificationCenterSetting = UNNotificationSetting.disabled
    public let lockScreenSetting = UNNotificationSetting.disabled
    public let alertStyle = UNAlertStyle.none
    public let showPreviewsSetting = UNShowPreviewsSetting.always
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

/// A centre that discards the requests added to it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static var shared: UNUserNotificationCenter { ScreenEnvironment.shared { UNUserNotificationCenter() } }
    open class func current() -> UNUserNotificationCenter { shared }
    nonisolated(unsafe) open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open var supportsContentExtensions: Bool { false }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler([])
    }
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func add(_ request: UNNotificationRequest) async throws {}
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler([])
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate var stored = Stored()
    fileprivate struct Stored {
        var title = "", subtitle = "", body = "", threadIdentifier = "", categoryIdentifier = "", launchImageName = ""
        var summaryArgument = "", badge: NSNumber?, sound: UNNotificationSound?, userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = [], interruptionLevel = UNNotificationInterruptionLevel.active
        var targetContentIdentifier: String?
    }
    open var title: String { stored.title }
    open var subtitle: String { stored.subtitle }
    open var body: String { stored.body }
    open var badge: NSNumber? { stored.badge }
    open var sound: UNNotificationSound? { stored.sound }
    open var userInfo: [AnyHashable: Any] { stored.userInfo }
    open var threadIdentifier: String { stored.threadIdentifier }
    open var categoryIdentifier: String { stored.categoryIdentifier }
    open var launchImageName: String { stored.launchImageName }
    open var summaryArgument: String { stored.summaryArgument }
    open var attachments: [UNNotificationAttachment] { stored.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { stored.interruptionLevel }
    open var targetContentIdentifier: String? { stored.targetContentIdentifier }

    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.stored = stored
        return copy
    }
}

extension NSString {
    /// Returns the text of a notification in the app's language.
    public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        return String(format: format, arguments: (arguments ?? []).map { ($0 as? any CVarArg) ?? "\($0)" as NSString })
    }
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { stored.title }
        set { stored.title = newValue }
    }
    open override var subtitle: String {
        get { stored.subtitle }
        set { stored.subtitle = newValue }
    }
    open override var body: String {
        get { stored.body }
        set { stored.body = newValue }
    }
    open override var badge: NSNumber? {
        get { stored.badge }
        set { stored.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { stored.sound }
        set { stored.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { stored.userInfo }
        set { stored.userInfo = newValue }
    }
    open override var threadIdentifier: String {
        get { stored.threadIdentifier }
        set { stored.threadIdentifier = newValue }
    }
    open override var categoryIdentifier: String {
        get { stored.categoryIdentifier }
        set { stored.categoryIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { stored.launchImageName }
        set { stored.launchImageName = newValue }
    }
    open override var summaryArgument: String {
        get { stored.summaryArgument }
        set { stored.summaryArgument = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { stored.attachments }
        set { stored.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { stored.interruptionLevel }
        set { stored.interruptionLevel = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { stored.targetContentIdentifier }
        set { stored.targetContentIdentifier = newValue }
    }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public override init() { super.init() }
    public init(named name: UNNotificationSoundName) { super.init() }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
        super.init()
    }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    open var repeats: Bool { false }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init()
    }
    open func nextTriggerDate() -> Date? { nil }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init()
    }
    open func nextTriggerDate() -> Date? { nil }
}

open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
        super.init()
    }
}

/// A notification, which only the system can create. There is none.
open class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest
    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}

open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { "" }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
}

open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public init(systemImageName: String) { super.init() }
    public init(templateImageName: String) { super.init() }
}

open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) { self.init(identifier: identifier, title: title, options: options) }
}

open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) { self.init(identifier: identifier, title: title, options: options) }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1)
    public static let allowInCarPlay = Self(rawValue: 2)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
    public static let allowAnnouncement = Self(rawValue: 16)
}

open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        super.init()
    }
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
}

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID = 4
    public static let LABiometryNone = LABiometryType.none
}

public struct LAError: Error {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10
        case notInteractive = -1004
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
}

open class LAContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var biometryType: LABiometryType { .none }
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var evaluatedPolicyDomainState: Data? { nil }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { false }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
    open func invalidate() {}
}

extension UNNotificationResponse {
    /// The scene that shows the app: nil, because nobody taps a notification.
    @MainActor public var targetScene: UIScene? { nil }
}

extension UIScene.ConnectionOptions {
    /// The notification with which the app was opened.
    public var notificationResponse: UNNotificationResponse? { nil }
}
