import SwiftUI
import UIKit

/// A screen of controls in a window of its own: of a release, a scheme, a direction or a text size.
@MainActor struct ControlScreen<Content: View> {
    let controller: UIHostingController<Content>
    let window: UIWindow

    init(
        _ size: CGSize = CGSize(width: 300, height: 200), systemVersion: String = "18.0", style: UIUserInterfaceStyle = .light,
        isRightToLeft: Bool = false, category: UIContentSizeCategory = .large, @ViewBuilder _ content: () -> Content
    ) {
        controller = UIHostingController(rootView: content())
        var environment = UIScreen.main.environment
        environment.size = size
        environment.safeAreaInsets = .zero
        environment.systemVersion = systemVersion
        environment.userInterfaceStyle = style
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.contentSizeCategory = category
        window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
    }

    private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }

    /// The views of a class, in the order in which they are drawn.
    func views<Found: UIView>(_ type: Found.Type) -> [Found] { all(in: window).compactMap { $0 as? Found } }

    var texts: [String] { views(UILabel.self).compactMap(\.text) }

    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    func frame(of text: String) -> CGRect? { views(UILabel.self).first { $0.text == text }.map(frame) }

    /// The elements of which an assistive technology tells, in their order.
    var elements: [UIView] { elements(in: controller.view) }

    private func elements(in view: UIView) -> [UIView] {
        view.subviews.flatMap { view -> [UIView] in
            if view.isHidden || view.accessibilityElementsHidden { return [] }
            return view.isAccessibilityElement ? [view] : elements(in: view)
        }
    }

    func commit() { window.commit() }

    /// Writes the picture of the window into a folder.
    func write(_ name: String, to folder: URL) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let png = UIGraphicsImageRenderer(bounds: window.bounds, format: format).pngData { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        try png.write(to: folder.appending(path: "\(name).png"))
    }
}
