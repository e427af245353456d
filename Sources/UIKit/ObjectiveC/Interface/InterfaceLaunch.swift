/// Starts an app as iOS does: its delegate, then its scene's delegate, and returns the controller that they show.
///
/// The objects live as long as the screen: code asks `UIApplication.shared.delegate` for them.
@preconcurrency @MainActor
public struct InterfaceLaunch {
    let delegate: (@MainActor () -> (any UIApplicationDelegate)?)?
    private let scene: (@MainActor () -> any UISceneDelegate)?
    /// Makes the scene's delegate of a class that the app's delegate names.
    private let makeScene: (@MainActor (AnyClass) -> (any UISceneDelegate)?)?
    /// The name of the storyboard with the first controller, which iOS shows before the delegates are called.
    private let storyboard: String?
    private let willLaunch: (@MainActor () -> Void)?
    /// What an app without windows of its own shows: SwiftUI's.
    private let content: (@MainActor () -> UIViewController)?

    /// Creates a launch. `willLaunch` is the app's `plumbWillLaunch()`, which sets the state that a picture should show, such as that of a user. `content` is
    /// called after the delegates, and makes what an app without windows of its own shows.
    public init(
        delegate: (@MainActor () -> (any UIApplicationDelegate)?)? = nil, scene: (@MainActor () -> any UISceneDelegate)? = nil,
        makeScene: (@MainActor (AnyClass) -> (any UISceneDelegate)?)? = nil, storyboard: String? = nil,
        willLaunch: (@MainActor () -> Void)? = nil, content: (@MainActor () -> UIViewController)? = nil
    ) {
        self.delegate = delegate
        self.scene = scene
        self.makeScene = makeScene
        self.storyboard = storyboard
        self.willLaunch = willLaunch
        self.content = content
    }

    /// What keeps the launched app alive: an application owns neither its delegate nor its windows.
    @MainActor private final class State: EnvironmentState {
        var delegate: (any UIApplicationDelegate)?
        var scene: (any UISceneDelegate)?
        var windows: [Shown] = []
        /// What the first controller presented in the app's window, and has to present in the picture's.
        var presented: (by: UIViewController, controller: UIViewController)?
        /// The window of an app that was launched behind the picture.
        var window: UIWindow?

        nonisolated init() {}
    }

    /// A window of the app, and the controller that it kept when the app had launched.
    private struct Shown {
        var window: UIWindow
        var kept: UIViewController?
    }

    /// Launches the app and returns the controller in its window; an empty one if the app shows none.
    func run() -> UIViewController { run(isBehind: false) }

    private func run(isBehind: Bool) -> UIViewController {
        let picture = UIWindow.keyWindow
        UIApplication.shared.makeDelegate = nil
        willLaunch?()
        let delegate = delegate?() ?? nil, scene = scene?(), keeper = scene as? any UIWindowSceneDelegate
        State.current.delegate = delegate
        State.current.scene = scene
        // The storyboard's objects may ask for it: it is there before them.
        if let delegate { UIApplication.shared.delegate = delegate }
        let first = firstWindow()
        if let first, scene == nil { delegate?.window = first }
        if let first { keeper?.window = first }
        SimulatedDevice.launch(delegate, scene: scene, makeScene: makeScene)
        // The storyboard's window is gone if the delegate has put another in its place.
        var own: [UIWindow] = [keeper?.window, delegate?.window].compactMap(\.self)
        if let first, !own.contains(where: { $0 !== first && $0.rootViewController != nil }) { own.append(first) }
        let shown = content?() ?? content(of: own, for: isBehind ? nil : picture)
        // What the app shows in its window later is shown in the picture.
        if keeper?.window != nil { keeper?.window = picture }
        if delegate?.window != nil { delegate?.window = picture }
        return shown
    }

    /// Launches the app in a window behind the picture's, for a screen that needs what the launch sets, such as shared objects.
    func runBehind() {
        let picture = UIWindow.keyWindow, shown = run(isBehind: true), window = UIWindow(frame: UIScreen.main.bounds), state = State.current
        window.rootViewController = shown
        if state.delegate?.window != nil { state.delegate?.window = window }
        if let keeper = state.scene as? any UIWindowSceneDelegate, keeper.window != nil { keeper.window = window }
        (state.window, state.windows) = (window, [])
        picture?.makeKey()
    }

    /// Shows in the window of the picture what a launched app has put into its own window since.
    package static func adoptContent(in picture: UIWindow) {
        if let (controller, presented) = State.current.presented, picture.rootViewController === controller {
            State.current.presented = nil
            if controller.presentedViewController == nil { controller.present(presented, animated: false) }
        }
        for shown in State.current.windows where shown.window !== picture {
            guard let controller = shown.window.rootViewController, controller !== shown.kept else { continue }
            shown.window.rootViewController = nil
            picture.rootViewController = controller
        }
    }

    private func firstWindow() -> UIWindow? {
        guard let storyboard, let controller = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() else {
            return nil
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        return window
    }

    /// Takes the controller out of the app's window, so that it is shown in the window of the picture, with that window's tint, style and
    /// background, and above the views that the app has put below it.
    private func content(of own: [UIWindow], for picture: UIWindow?) -> UIViewController {
        let all = own + ScreenWindows.current.all.filter { !$0.isHidden }.reversed()
        guard let window = all.first(where: { $0.rootViewController != nil }), let controller = window.rootViewController else {
            State.current.windows = all.map { Shown(window: $0) }
            return UIViewController()
        }
        State.current.windows = all.map { Shown(window: $0, kept: $0 === window ? nil : $0.rootViewController) }
        if controller.presentedViewController == nil, let picture {
            for view in window.subviews.prefix(while: { $0 !== controller.viewIfLoaded }) { picture.addSubview(view) }
        }
        if let color = window.backgroundColor { picture?.backgroundColor = color }
        if picture != nil, let presented = controller.presentedViewController {
            controller.dismiss(animated: false)
            State.current.presented = (controller, presented)
        }
        window.rootViewController = nil
        window.isHidden = true
        if window.overrideUserInterfaceStyle != .unspecified { controller.overrideUserInterfaceStyle = window.overrideUserInterfaceStyle }
        if let tint = window.ownTintColor { controller.view.tintColor = tint }
        return controller
    }
}
