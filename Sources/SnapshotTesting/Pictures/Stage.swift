import UIKit

/// The window that a view is put into for as long as its snapshot is taken.
@MainActor enum Stage {
    /// Shows the view as the device has it, lets everything come to rest, and takes what is asked for.
    /// - Parameters:
    ///   - view: the controller's own, or one to be put into it.
    ///   - traits: lie over the device's.
    static func showing<Result>(
        _ view: UIView, in controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection = UITraitCollection(),
        take: () -> Result
    ) -> Result {
        let former = (frame: view.frame, screen: UIScreen.main, window: UIWindow.keyWindow)
        let size = config.size ?? controller.view.frame.size
        view.frame.size = size
        if view !== controller.view {
            controller.view.bounds = view.bounds
            controller.view.addSubview(view)
        }
        let window = window(of: size, config.safeArea, for: controller)
        let root = show(controller, in: window, UITraitCollection(traitsFrom: [config.traits, traits]))
        if size.width == 0 || size.height == 0 {
            view.sizeToFit()
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        window.commit()
        Timeline.current.finish()
        window.commit()
        defer {
            leave(controller, root, window)
            view.frame = former.frame
            restore(former.screen, former.window)
        }
        return take()
    }

    /// As large as the device's screen, less what bars of a container would take of the safe area.
    private static func window(of size: CGSize, _ safeArea: UIEdgeInsets, for controller: UIViewController) -> UIWindow {
        var environment = UIScreen.main.environment
        environment.size = size
        environment.safeAreaInsets = safeArea
        let tabs = controller as? UITabBarController
        if controller is UINavigationController || tabs?.selectedViewController is UINavigationController {
            environment.size.height -= safeArea.top
            environment.safeAreaInsets.top = 0
        }
        if tabs != nil {
            environment.size.height -= safeArea.bottom
            environment.safeAreaInsets.bottom = 0
        }
        // The space below a status bar that the screen hides is the screen's.
        if safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), controller.prefersStatusBarHidden {
            environment.safeAreaInsets = .zero
        }
        return UIWindow(environment: environment)
    }

    private static func show(_ controller: UIViewController, in window: UIWindow, _ traits: UITraitCollection) -> UIViewController {
        let root = UIViewController()
        window.makeKey()
        let (outer, inner): (UIView, UIView) = (root.view, controller.view)
        outer.backgroundColor = .clear
        outer.frame = window.bounds
        root.preferredContentSize = outer.frame.size
        inner.frame = outer.frame
        outer.addSubview(inner)
        if inner.translatesAutoresizingMaskIntoConstraints {
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        root.addChild(controller)
        root.setOverrideTraitCollection(traits, forChild: controller)
        controller.didMove(toParent: root)
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        for view in [outer, inner] {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        return root
    }

    private static func leave(_ controller: UIViewController, _ root: UIViewController, _ window: UIWindow) {
        root.beginAppearanceTransition(false, animated: false)
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        root.setOverrideTraitCollection(nil, forChild: controller)
        controller.removeFromParent()
        root.endAppearanceTransition()
        window.rootViewController = nil
    }

    /// The screen that tests see between snapshots is theirs again.
    private static func restore(_ screen: UIScreen, _ window: UIWindow?) {
        let window = window ?? UIWindow(environment: screen.environment)
        window.makeKey()
        if window.screen === UIScreen.main { resting = window }
    }

    private static var resting: UIWindow?
}
