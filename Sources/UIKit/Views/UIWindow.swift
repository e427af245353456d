import Foundation

/// The root of everything shown. Holds the one engine that all its views' constraints live in.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var windowLevel = Level.normal
    open var windowScene: UIWindowScene?
    open var canResizeToFitContent = false

    /// The circumstances the window is laid out for. Changing them keeps the views and lays out again.
    package var environment: DisplayEnvironment {
        get { screen.environment }
        set { adopt(newValue) }
    }

    open internal(set) var screen: UIScreen

    package init(environment: DisplayEnvironment) {
        screen = UIScreen(environment: environment)
        super.init(frame: CGRect(origin: .zero, size: environment.size))
        start()
    }

    public override init(frame: CGRect) {
        screen = UIScreen.main
        super.init(frame: frame)
        start()
    }

    public init(windowScene: UIWindowScene) {
        screen = UIScreen.main
        super.init(frame: screen.bounds)
        self.windowScene = windowScene
        start()
    }

    public required init?(coder: NSCoder) {
        screen = UIScreen.main
        super.init(coder: coder)
        start()
    }

    private func start() {
        inheritTraits(screenTraits)
        updateInsets()
        isHidden = true
    }

    open var isKeyWindow: Bool { Self.key === self }

    private static weak var key: UIWindow?
    package static var keyWindow: UIWindow? { key }

    open func makeKey() {
        Self.key = self
        UIScreen.main = screen
        UITraitCollection.current = resolvedTraits
    }
    open func becomeKey() {}
    open func resignKey() {}
    open override var next: UIResponder? { nil }

    /// Its view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.leave()
            if isShown { showRootViewController() }
        }
    }
    private var isShown = false
    var isKeyboardShown = false

    /// Shows the root view controller and runs its appearance callbacks; the layout is settled when this returns.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        isShown = true
        showRootViewController()
    }

    private func showRootViewController() {
        guard let controller = rootViewController, controller.viewIfLoaded?.window !== self else { return }
        controller.appear {
            let view: UIView = controller.view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        } settle: {
            layoutIfNeeded()
        }
        Keyboard.announce(in: self)
    }

    /// Runs the whole update cycle until nothing is marked any more.
    package func commit() { LayoutCycle.run(from: self) }

    final var screenTraits: UITraitCollection { screen.traitCollection }

    final var environmentSafeArea: UIEdgeInsets { environment.safeAreaInsets }

    private func adopt(_ new: DisplayEnvironment) {
        let old = screen.environment
        guard new != old else { return }
        screen.environment = new
        frame = CGRect(origin: .zero, size: new.size)
        refreshTraits()
        if isKeyWindow { UITraitCollection.current = resolvedTraits }
        updateInsets()
        announce { $0.updateInsets() }
        if old.keyboardHeight != new.keyboardHeight { Keyboard.announce(in: self) }
    }

    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
    }
}

@preconcurrency @MainActor
open class UIScene: UIResponder {
    public override init() { super.init() }

    open var activationState: ActivationState { .foregroundActive }
    open var session: UISceneSession { UISceneSession() }
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { UIWindow.keyWindow.map { [$0] } ?? [] }
    open var keyWindow: UIWindow? { UIWindow.keyWindow }
    open var screen: UIScreen { UIScreen.main }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var interfaceOrientation: UIInterfaceOrientation { screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait }
}

/// The status bar of the key window's environment.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { UIScreen.main.environment.statusBarHeight == 0 }
    open var statusBarStyle: UIStatusBarStyle { .default }
}

public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
}
