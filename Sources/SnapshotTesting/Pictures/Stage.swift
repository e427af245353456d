import UIKit

/// Puts a view into a window while its snapshot is taken.
@MainActor enum Stage {
    /// Shows the view as on the device, lets all animations finish, and takes the snapshot.
    /// - Parameters:
    ///   - view: the controller's own view, or a view to add to it.
    ///   - traits: override the device's.
    ///   - usesKeyWindow: Whether the window is the device's own, made as large as the picture, with what is left of the device's safe area.
    static func showing<Result>(
        _ view: UIView, in controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection = UITraitCollection(),
        usesKeyWindow: Bool = false, take: () -> Result
    ) -> Result {
        let former = (frame: view.frame, screen: UIScreen.main, window: UIWindow.keyWindow)
        let size = config.size ?? controller.view.frame.size
        view.frame.size = size
        if view !== controller.view {
            controller.view.bounds = view.bounds
            controller.view.addSubview(view)
        }
        let window = usesKeyWindow && config.safeArea != .zero ? keyWindow(of: size) : window(of: size, config.safeArea, for: controller)
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

    /// Returns the device's own window in another size. It keeps its upper left corner, so a smaller one ends farther from the screen's edges
    /// (Suites.md, keyWindowArea).
    private static func keyWindow(of size: CGSize) -> UIWindow {
        var environment = UIScreen.main.environment
        let (screen, area) = (environment.size, environment.safeAreaInsets)
        environment.safeAreaInsets.bottom = max(0, area.bottom - max(0, screen.height - size.height))
        environment.safeAreaInsets.right = max(0, area.right - max(0, screen.width - size.width))
        environment.size = size
        return UIWindow(environment: environment)
    }

    /// Returns a window of the device's size, without the parts of the safe area that a container's bars would cover.
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
        // If the controller hides the status bar, its area belongs to the screen.
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
        controller.repeatAppearance(true)
        for view in [outer, inner] {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        return root
    }

    private static func leave(_ controller: UIViewController, _ root: UIViewController, _ window: UIWindow) {
        controller.repeatAppearance(false)
        root.beginAppearanceTransition(false, animated: false)
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        root.setOverrideTraitCollection(nil, forChild: controller)
        controller.removeFromParent()
        root.endAppearanceTransition()
        window.rootViewController = nil
    }

    /// Restores the screen and window that tests see between snapshots.
    private static func restore(_ screen: UIScreen, _ window: UIWindow?) {
        let window = window ?? UIWindow(environment: screen.environment)
        window.makeKey()
        if window.screen === UIScreen.main { resting = window }
    }

    private static var resting: UIWindow?
}
