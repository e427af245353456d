import Foundation

/// An object that is notified of the app's life cycle.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIWindowKeeper {
    @_disfavoredOverload var window: UIWindow? { get set }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

/// A delegate whose window is an optional member of its protocol on iOS. Code that only knows the protocol writes
/// `delegate?.window??.rootViewController` there.
@preconcurrency @MainActor
public protocol _UIWindowKeeper: _UIWindowDelegate {}

/// A delegate of an app, a scene or both, which may keep no window.
@preconcurrency @MainActor
public protocol _UIWindowDelegate: AnyObject {}

extension _UIWindowDelegate {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension _UIWindowKeeper {
    public var window: UIWindow?? {
        if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window as UIWindow?) }
        return (self as? any UIWindowSceneDelegate).map { $0.window as UIWindow? }
    }
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {}
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
}

extension UIApplication {
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

extension SimulatedDevice {
    /// Starts an app as the system does. The delegates are notified of launch, scene and activity in the order of iOS.
    /// - Parameters:
    ///   - app: The application's delegate, which the caller must retain.
    ///   - scene: The delegate of the only scene; nil for an app without one.
    ///   - makeScene: Makes the delegate of the scene, of the class that the app's delegate names when the scene connects.
    @MainActor public static func launch(
        _ app: (any UIApplicationDelegate)?, scene: (any UISceneDelegate)? = nil,
        makeScene: ((AnyClass) -> (any UISceneDelegate)?)? = nil
    ) {
        let application = UIApplication.shared, center = NotificationCenter.default
        application.delegate = app
        application.applicationState = .inactive
        _ = app?.application(application, willFinishLaunchingWithOptions: nil)
        _ = app?.application(application, didFinishLaunchingWithOptions: nil)
        center.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        let windowScene = UIScreen.main.scene, options = UIScene.ConnectionOptions(), session = windowScene.session
        if scene != nil || makeScene != nil {
            session.configuration =
                app?.application(application, configurationForConnecting: session, options: options) ?? session.configuration
        }
        let scene = scene ?? session.configuration.delegateClass.flatMap { makeScene?($0) }
        if let scene {
            windowScene.delegate = scene
            windowScene.activationState = .foregroundInactive
            scene.scene(windowScene, willConnectTo: windowScene.session, options: options)
            center.post(name: UIScene.willConnectNotification, object: windowScene)
            scene.sceneWillEnterForeground(windowScene)
            center.post(name: UIScene.willEnterForegroundNotification, object: windowScene)
        }
        windowScene.activationState = .foregroundActive
        application.applicationState = .active
        if let scene {
            scene.sceneDidBecomeActive(windowScene)
            center.post(name: UIScene.didActivateNotification, object: windowScene)
        } else {
            app?.applicationDidBecomeActive(application)
        }
        center.post(name: UIApplication.didBecomeActiveNotification, object: application)
    }
}

extension UIApplicationDelegate {
    /// Opens a URL without options, which calls of the delegate may omit.
    public func application(_ app: UIApplication, open url: URL) -> Bool { application(app, open: url, options: [:]) }
}
