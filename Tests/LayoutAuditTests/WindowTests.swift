import UIKit

/// Tests that audit their own window, because the main one may still be as another test left it.
@MainActor protocol WindowTests {}

extension WindowTests {
    /// Returns a window with a white view, laid out.
    func window(
        _ environment: DisplayEnvironment = DisplayEnvironment(size: CGSize(width: 320, height: 480), scale: 2), _ fill: (UIView) -> Void
    ) -> UIWindow {
        let window = UIWindow(environment: environment)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        fill(controller.view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
