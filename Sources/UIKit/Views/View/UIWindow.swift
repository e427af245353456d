import Foundation

/// The root of a view hierarchy, with the engine that solves the constraints of all its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var windowLevel = Level.normal
    open var canResizeToFitContent = false

    /// The environment in which the window is laid out. Changing it keeps the views and lays them out again.
    package var environment: DisplayEnvironment {
        get { screen.environment }
        set { screen.change(to: newValue) }
    }

    /// The screen that shows the window. When it changes, the window is laid out for the new one.
    open var screen: UIScreen {
        get { screenStorage }
        set { if newValue !== screenStorage { move(to: newValue) } }
    }
    private final var screenStorage: UIScreen

    /// Creates a window with its own screen.
    package convenience init(environment: DisplayEnvironment) {
        self.init(frame: CGRect(origin: .zero, size: environment.size))
        screenStorage = UIScreen(environment: environment)
        refreshTraits()
        updateInsets()
    }

    public override init(frame: CGRect) {
        screenStorage = UIScreen.main
        super.init(frame: frame)
        start()
    }

    /// Creates a window that fills the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public init(windowScene: UIWindowScene) {
        screenStorage = windowScene.screen
        super.init(frame: windowScene.screen.bounds)
        sceneStorage = windowScene
        start()
    }

    public required init?(coder: NSCoder) {
        screenStorage = UIScreen.main
        super.init(coder: coder)
        start()
    }

    private func start() {
        setDefaults { super.isHidden = true }
        inheritTraits(screenTraits)
        updateInsets()
        ScreenWindows.current.register(self)
    }

    // MARK: Key

    open var isKeyWindow: Bool { Self.keyWindow === self }
    open var canBecomeKey: Bool { true }

    package private(set) static var keyWindow: UIWindow? {
        get { ScreenWindows.current.keyWindow }
        set { ScreenWindows.current.keyWindow = newValue }
    }

    open func makeKey() {
        guard canBecomeKey else { return }
        let old = Self.keyWindow
        Self.keyWindow = self
        UIScreen.main = screen
        UITraitCollection.makeCurrent(resolvedTraits, of: self)
        guard old !== self else { return }
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old)
        }
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }
    /// Delivers the event's touches to gesture recognisers and views.
    open func sendEvent(_ event: UIEvent) { TouchDelivery.deliver(event) }
    open func becomeKey() {}
    open func resignKey() {}
    open override var next: UIResponder? { windowScene }
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    // MARK: On screen

    /// The scene that shows the window: its screen's while it is visible, unless another one is set.
    open var windowScene: UIWindowScene? {
        get { sceneStorage ?? (isHidden ? nil : screen.scene) }
        set {
            sceneStorage = newValue
            guard let newValue, newValue.screen !== screen else { return }
            move(to: newValue.screen)
        }
    }
    /// Weak, as in UIKit: a scene retains its delegate, which retains the window.
    private weak var sceneStorage: UIWindowScene?

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.leaveWithPresented()
            if !isHidden { showRootViewController() }
        }
    }
    var isKeyboardShown = false

    /// Whether the window is hidden, which it is until this is set to false or `makeKeyAndVisible()` is called. A visible window contains
    /// its root view controller's view.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if LayoutCycle.isMarked(self) { treeNeedsPass() }
            if newValue { hideRootViewController() } else { showRootViewController() }
            NotificationCenter.default.post(
                name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, object: self)
        }
    }

    /// Shows the root view controller and runs its appearance callbacks; the layout is settled when this returns.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        showRootViewController()
    }

    private func showRootViewController() {
        guard let controller = rootViewController else { return }
        let isInside = controller.viewIfLoaded?.superview === self
        guard !isInside || !controller.isOnScreen else { return }
        // What covers the whole screen has taken the view away, and brings it back: it was presented while the view appeared.
        if !isInside, let presented = controller.presentedViewController, presented.viewIfLoaded?.window === self { return }
        controller.appear {
            let view: UIView = controller.view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if !isInside { addSubview(view) }
            // The controller's preferences for the status bar affect the safe area.
            updateInsets()
        } settle: {
            layoutIfNeeded()
        }
        Keyboard.notify(in: self)
    }

    private func hideRootViewController() {
        guard let controller = rootViewController, controller.viewIfLoaded?.superview === self else { return }
        controller.beginAppearance(false, false)
        controller.endAppearance()
    }

    /// Runs the whole update cycle until nothing is marked any more.
    package func commit() { LayoutCycle.run(from: self) }

    override func treeNeedsPass() {
        if !isHidden { WindowCommits.schedule() }
    }

    // MARK: Coordinates

    /// Converts a point to another window's coordinates, or to the screen's if `window` is nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { window?.fromScreen(onScreen(point)) ?? onScreen(point) }
    /// Converts a point from another window's coordinates, or from the screen's if `window` is nil.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { fromScreen(window?.onScreen(point) ?? point) }
    /// Converts a rectangle to another window's coordinates, or to the screen's if `window` is nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { CGRect(origin: convert(rect.origin, to: window), size: rect.size) }
    /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is nil.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    // MARK: Surroundings

    final var screenTraits: UITraitCollection { screen.traitCollection }

    /// The part of the screen's safe area that overlaps the window (inferred: a window shorter than the screen has no home indicator under
    /// it).
    final var environmentSafeArea: UIEdgeInsets {
        var area = environment.safeAreaInsets
        guard area != .zero else { return area }
        if isStatusBarHidden, environment.displayCornerRadius == 0 { area.top = max(0, area.top - environment.statusBarHeight) }
        return area.reaching(layer.frame, in: CGRect(origin: .zero, size: environment.size))
    }

    override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether the window's controllers hide the status bar, or the device shows none.
    final var isStatusBarHidden: Bool {
        guard environment.statusBarHeight > 0 else { return true }
        if let information = StatusBarInformation.ofApp { return information.isHidden }
        var controller = statusBarController
        while let child = controller?.childForStatusBarHidden { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }

    /// The style that the controllers choose, or that of the app's `Info.plist` if it says that controllers do not decide (apple-docs:
    /// `UIViewControllerBasedStatusBarAppearance`, `UIStatusBarStyle`).
    package final var statusBarStyle: UIStatusBarStyle {
        if let information = StatusBarInformation.ofApp { return information.style }
        let windows = ScreenWindows.current
        // A controller may answer with the style that the app has now, `UIApplication.shared.statusBarStyle`.
        guard !windows.asksForStatusBar else { return .default }
        windows.asksForStatusBar = true
        defer { windows.asksForStatusBar = false }
        if isPresenterReceding { return .lightContent }
        var controller = statusBarController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }

    /// Whether a presenter is smaller behind a sheet, on black.
    private var isPresenterReceding: Bool {
        var controller = rootViewController
        while let presented = controller?.presentedInside {
            if presented.presentationStorage?.performer.makesPresenterRecede == true { return true }
            controller = presented
        }
        return false
    }

    /// The controller whose preferences the status bar follows: the topmost one that covers the screen.
    package final var statusBarController: UIViewController? {
        var found = rootViewController, controller = rootViewController
        while let presented = controller?.presentedInside {
            if presented.capturesStatusBar { found = presented }
            controller = presented
        }
        return found
    }

    private func move(to new: UIScreen) {
        screenStorage = new
        refreshTraits()
        updateInsets()
    }

    /// Updates the window after a change of its screen. A window that filled the screen fills it again.
    func screenDidChange(from old: DisplayEnvironment) {
        let (before, after) = (CGRect(origin: .zero, size: old.size), screen.bounds)
        if frame == before, before != after { frame = after }
        refreshTraits()
        if isKeyWindow { UITraitCollection.current = resolvedTraits }
        updateInsets()
        forEachView { $0.updateInsets() }
        if old.keyboardHeight != environment.keyboardHeight { Keyboard.notify(in: self) }
    }

    // MARK: All windows

    /// The visible windows, from the back to the front.
    static var visible: [UIWindow] {
        let shown = ScreenWindows.current.all.enumerated().filter { !$0.element.isHidden }
        return shown.sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }.map(\.element)
    }

    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)

        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
        public static func + (level: Level, number: CGFloat) -> Level { Level(rawValue: level.rawValue + number) }
        public static func - (level: Level, number: CGFloat) -> Level { Level(rawValue: level.rawValue - number) }
    }

    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UITraitCollection {
    /// Makes the traits of a window current. Once the window is deallocated, the previous ones are current again.
    static func makeCurrent(_ traits: UITraitCollection, of window: UIWindow) {
        CurrentTraits.known.withLock { $0.follow(window, traits) }
    }
}
