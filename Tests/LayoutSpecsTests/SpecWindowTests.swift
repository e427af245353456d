import LayoutSpecs
import Testing
import UIKit

/// Tests that inspect the screen of a spec, 320 × 480 points.
@MainActor protocol SpecWindowTests {}

extension SpecWindowTests {
    /// - Parameter files: Files of components, by path.
    func window(_ text: String, files: [String: String] = [:]) throws -> UIWindow {
        let spec = try LayoutSpec.read(text: text, file: "Screen.yaml") { files[$0] }
        let environment = DisplayEnvironment(size: CGSize(width: 320, height: 480), scale: 2)
        let window = UIWindow(environment: environment)
        window.rootViewController = try spec.makeViewController(environment: environment, state: nil)
        window.makeKeyAndVisible()
        window.commit()
        return window
    }

    func view(_ name: String, in window: UIWindow) throws -> UIView {
        func find(_ view: UIView) -> UIView? { view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap(find).first }
        return try #require(find(window), "no view \(name)")
    }
}
