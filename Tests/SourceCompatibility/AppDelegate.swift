import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RootTabBarController()
        window.tintColor = .systemIndigo
        window.makeKeyAndVisible()
        self.window = window
        configureAppearance()
        return true
    }

    private func configureAppearance() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemBackground
        appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
        appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 34, weight: .heavy)]
        appearance.shadowColor = .clear
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().compactAppearance = appearance
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().barTintColor = .white
        UINavigationBar.appearance().tintColor = .black
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 16)], for: .normal)
        let tabAppearance = UITabBarAppearance()
        tabAppearance.configureWithDefaultBackground()
        UITabBar.appearance().standardAppearance = tabAppearance
        UITabBar.appearance().scrollEdgeAppearance = tabAppearance
        UISwitch.appearance().onTintColor = .systemPurple
        UITableView.appearance().separatorColor = .separator
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: ArticleListViewController())
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
}

final class RootTabBarController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let list = UINavigationController(rootViewController: ArticleListViewController())
        list.tabBarItem = UITabBarItem(title: "Articles", image: UIImage(systemName: "doc.text"), tag: 0)
        list.tabBarItem.badgeValue = "3"
        list.navigationBar.prefersLargeTitles = true
        let grid = UINavigationController(rootViewController: PhotoGridViewController())
        grid.tabBarItem = UITabBarItem(
            title: "Photos", image: UIImage(systemName: "photo"), selectedImage: UIImage(systemName: "photo.fill"))
        let more = UIViewController()
        more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 2)
        viewControllers = [list, grid, more]
        setViewControllers(viewControllers, animated: false)
        selectedIndex = 0
        tabBar.isTranslucent = true
        tabBar.unselectedItemTintColor = .secondaryLabel
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { super.tabBar(tabBar, didSelect: item) }

    override var shouldAutorotate: Bool { false }
    override var childForStatusBarStyle: UIViewController? { selectedViewController }
}

/// What code asks the system.
enum Environment {
    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
    static var isLandscape: Bool { UIDevice.current.orientation.isLandscape }
    static var version: String { UIDevice.current.systemVersion }
    static var screenWidth: CGFloat { UIScreen.main.bounds.width }
    static var hairline: CGFloat { 1 / UIScreen.main.scale }

    static var keyWindow: UIWindow? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .first { $0.activationState == .foregroundActive }?
            .windows.first { $0.isKeyWindow }
    }

    static var topInset: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 }
    static var statusBarHeight: CGFloat { keyWindow?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0 }
    static var isActive: Bool { UIApplication.shared.applicationState == .active }
    static var isRightToLeft: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
    static var usesLargeText: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }
    static var isVoiceOverRunning: Bool { UIAccessibility.isVoiceOverRunning }

    static func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }

    static func copy(_ text: String) {
        UIPasteboard.general.string = text
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    static func observe() -> [NSObjectProtocol] {
        let names: [Notification.Name] = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIContentSizeCategory.didChangeNotification, UIDevice.orientationDidChangeNotification,
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification, UIMenuController.didHideMenuNotification,
        ]
        return names.map { NotificationCenter.default.addObserver(forName: $0, object: nil, queue: .main) { _ in } }
    }

    static func menu(in view: UIView) {
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Copy", action: Selector(("copy:")))]
        UIMenuController.shared.setMenuVisible(!UIMenuController.shared.isMenuVisible, animated: true)
        view.addInteraction(UIContextMenuInteraction(delegate: MenuDelegate.shared))
        view.addInteraction(UIPointerInteraction(delegate: nil))
    }
}

final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = MenuDelegate()

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
            UIMenu(title: "Menu", image: nil, identifier: nil, options: [], children: suggested)
        }
    }
}
