import Foundation

/// The running app, as far as screens need it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Hashable, Sendable { case active, inactive, background }

    public static var shared: UIApplication { Running.current.application }

    /// The application object. A screen's own has the delegate with which the app was launched.
    @MainActor private final class Running: InheritedState {
        lazy var application = UIApplication()

        nonisolated init() {}

        init(inheriting parent: Running) {
            application.given = parent.application.known
            application.makeDelegate = parent.application.makeDelegate
            application.applicationState = parent.application.applicationState
        }
    }

    /// The delegate of the launched app. On a screen that is drawn without a launch, one is made when code asks for it: on iOS there is
    /// always one, and code takes what the app shares from it.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            if let known { return known }
            guard let make = makeDelegate else { return nil }
            // Its initialiser may ask for it.
            makeDelegate = nil
            made = make()
            return made
        }
        set { given = newValue }
    }
    private weak var given: (any UIApplicationDelegate)?
    /// The delegate that was made here, which nobody else keeps.
    private var made: (any UIApplicationDelegate)?
    private var known: (any UIApplicationDelegate)? { given ?? made }
    /// Makes the app's delegate.
    final var makeDelegate: (@MainActor () -> (any UIApplicationDelegate)?)?
    open var keyWindow: UIWindow? { UIWindow.keyWindow }
    /// The visible windows, from the back to the front.
    open var windows: [UIWindow] { UIWindow.visible }
    open var connectedScenes: Set<UIScene> { [scene] }
    open var openSessions: Set<UISceneSession> { [scene.session] }
    open var supportsMultipleScenes: Bool { false }
    private var scene: UIWindowScene { UIScreen.main.scene }
    open internal(set) var applicationState = State.active
    open override var next: UIResponder? { known as? UIResponder }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
    open var isStatusBarHidden: Bool { scene.statusBarManager?.isStatusBarHidden ?? true }
    open var statusBarStyle: UIStatusBarStyle { scene.statusBarManager?.statusBarStyle ?? .default }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
    open var isIdleTimerDisabled = false
    /// Stored only; no bar shows it.
    open var isNetworkActivityIndicatorVisible = false
    open var applicationIconBadgeNumber = 0
    /// Sends the event to its window. Touches of views outside any window are delivered, too.
    open func sendEvent(_ event: UIEvent) {
        let windows = (event.allTouches ?? []).compactMap(\.window)
        guard let window = windows.first else { TouchDelivery.deliver(event); return }
        window.sendEvent(event)
    }

    /// Calls the target's method with the sender and the event, if it has these parameters. Without a target, the first object that can
    /// perform the action is called: in the responder chain from the first responder, otherwise from the sender, to the application and its
    /// delegate. Returns false if there is none.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? responder(for: action, from: sender) else { return false }
        action.send(to: target, sender, event)
        return true
    }

    private func responder(for action: Selector, from sender: Any?) -> Any? {
        if let found = UIResponder.current?.target(forAction: action, withSender: sender) { return found }
        if let found = (sender as? UIResponder)?.target(forAction: action, withSender: sender) { return found }
        if responds(to: action) { return self }
        return known.flatMap { action.isKnown(to: $0) ? $0 : nil }
    }

    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open func registerForRemoteNotifications() {}

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device of the key window's environment.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static var current: UIDevice { ScreenEnvironment.shared { UIDevice() } }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.idiom }
    open var orientation: UIDeviceOrientation { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait }
    open internal(set) var isGeneratingDeviceOrientationNotifications = false
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var name: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { UIScreen.main.device.systemVersion }
    /// The same on every device, so that pictures do not depend on it.
    open var identifierForVendor: UUID? { UUID(uuid: (0x50, 0x6c, 0x75, 0x6d, 0x62, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
    open var batteryLevel: Float { 1 }
    open var isBatteryMonitoringEnabled = false
    open var isProximityMonitoringEnabled = false
    open var batteryState: BatteryState { .unknown }
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }

    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIContentSizeCategory {
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
