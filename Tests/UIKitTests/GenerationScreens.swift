import Foundation

@testable import UIKit

/// Controllers on screens of a release of iOS, which live as long as the test that shows them.
@MainActor final class GenerationScreens {
    var objects: [AnyObject] = []
    private var windows: [UIWindow] = []

    @discardableResult func shown(
        _ controller: UIViewController, _ generation: SystemGeneration, size: CGSize = CGSize(width: 402, height: 874), scale: CGFloat = 3,
        safe: UIEdgeInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), isPad: Bool = false,
        change: (inout DisplayEnvironment) -> Void = { _ in }
    ) -> UIWindow {
        var environment = DisplayEnvironment(size: size, scale: scale, safeAreaInsets: safe)
        environment.systemGeneration = generation
        if isPad { (environment.idiom, environment.horizontalSizeClass, environment.verticalSizeClass) = (.pad, .regular, .regular) }
        change(&environment)
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        windows.append(window)
        return window
    }

    /// Shows a view on a white screen.
    /// - Parameter frame: its frame for the view; the view is made with the screen's traits.
    func placed<View: UIView>(_ generation: SystemGeneration, _ frame: (View) -> CGRect, _ make: () -> View) -> View {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        shown(controller, generation)
        var made: View?
        controller.traitCollection.performAsCurrent { made = make() }
        let view = made ?? make()
        controller.view.addSubview(view)
        view.frame = frame(view)
        controller.view.layoutIfNeeded()
        return view
    }
}
