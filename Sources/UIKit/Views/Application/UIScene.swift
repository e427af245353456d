import Foundation

/// An instance of the app's interface. There is one for each screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public override init() { super.init() }

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init()
        sessionStorage = session
        session.scene = self
    }

    open internal(set) var activationState = ActivationState.foregroundActive
    open var session: UISceneSession {
        if let sessionStorage { return sessionStorage }
        let session = UISceneSession()
        session.scene = self
        sessionStorage = session
        return session
    }
    private var sessionStorage: UISceneSession?
    open var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    open override var next: UIResponder? { UIApplication.shared }
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        completion?(false)
    }

    public enum ActivationState: Int, Hashable, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        public override init() { super.init() }

        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        public override init() { super.init() }

        open var universalLinksOnly = false
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private weak var ownScreen: UIScreen?

    public override init() { super.init() }

    public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    init(screen: UIScreen) {
        ownScreen = screen
        super.init()
    }

    open var screen: UIScreen { ownScreen ?? UIScreen.main }
    open var windows: [UIWindow] { ScreenWindows.current.all.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { UIWindow.keyWindow.flatMap { $0.windowScene === self ? $0 : nil } }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var interfaceOrientation: UIInterfaceOrientation { screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait }
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace) }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }
    open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(scene: self)
    /// Turns the device, if the preferences do not allow the current orientation.
    open func requestGeometryUpdate(_ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let wanted = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let isTurned = interfaceOrientation.isLandscape
        guard isTurned ? wanted.isDisjoint(with: .landscape) : wanted.isDisjoint(with: [.portrait, .portraitUpsideDown]) else { return }
        var device = screen.device
        device.orientation = isTurned ? .portrait : .landscape
        screen.become(device)
    }

    /// The orientation and coordinates of a scene on its screen.
    public struct Geometry {
        public let interfaceOrientation: UIInterfaceOrientation
        public let coordinateSpace: any UICoordinateSpace
    }

    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// The status bar of a scene, as the controllers of its window prefer it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    private var window: UIWindow? { scene.keyWindow ?? scene.windows.last { !$0.isHidden } }

    /// The frame in the scene's coordinates, points; zero if the status bar is hidden.
    open var statusBarFrame: CGRect {
        let environment = scene.screen.environment
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.statusBarHeight)
    }
    open var isStatusBarHidden: Bool { window?.isStatusBarHidden ?? (scene.screen.environment.statusBarHeight == 0) }
    open var statusBarStyle: UIStatusBarStyle { window?.statusBarStyle ?? .default }
}

/// An object that is notified of a scene's life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: DelegateMessages {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _UIWindowKeeper {
    @_disfavoredOverload var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open internal(set) weak var scene: UIScene?
    open var role: Role { .windowApplication }
    open var persistentIdentifier: String { "main" }
    open var stateRestorationActivity: NSUserActivity?
    open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    open var userInfo: [String: Any]?
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    /// Storage for `storyboard`.
    final var storyboardStorage: NSObject?
}

@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    init(url: URL) {
        self.url = url
        super.init()
    }
    public let url: URL
    public let options = UIScene.OpenURLOptions()
}

extension UIScene {
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }
}
