import SwiftUI
import UIKitInteraction

/// A SwiftUI view on the screen of a phone or tablet.
@MainActor struct Phone<Content: View> {
    let controller: UIHostingController<Content>
    let window: UIWindow

    init(
        _ version: String = "18.0", size: CGSize = CGSize(width: 390, height: 844), top: CGFloat = 47, isDark: Bool = false,
        isMirrored: Bool = false, category: UIContentSizeCategory = .large, isPad: Bool = false, scale: CGFloat = 3,
        @ViewBuilder _ content: () -> Content
    ) {
        controller = UIHostingController(rootView: content())
        var environment = UIScreen.main.environment
        environment.size = size
        environment.scale = scale
        environment.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: top > 0 ? 34 : 0, right: 0)
        environment.systemVersion = version
        environment.userInterfaceStyle = isDark ? .dark : .light
        environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        environment.contentSizeCategory = category
        if isPad { (environment.idiom, environment.horizontalSizeClass) = (.pad, .regular) }
        window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        commit()
    }

    func commit() { window.commit() }

    func views<Found: UIView>(_ type: Found.Type, in view: UIView? = nil) -> [Found] {
        (view ?? window).subviews.flatMap { inner in [inner as? Found].compactMap { $0 } + views(type, in: inner) }
    }

    /// The texts that are shown, from the back to the front.
    var texts: [String] { views(UILabel.self).filter { !$0.isHidden }.compactMap(\.text).filter { !$0.isEmpty } }

    /// The frame of a text in the window.
    func frame(_ text: String) -> CGRect? {
        views(UILabel.self).first { $0.text == text }.map { $0.convert($0.bounds, to: window) }
    }

    func label(_ text: String) -> UILabel? { views(UILabel.self).first { $0.text == text } }

    var cells: [UITableViewCell] {
        views(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }
    }

    /// A tap in the middle of a text.
    func tap(_ text: String) {
        guard let label = label(text) else { return }
        Person.tap(label)
        commit()
    }

    /// The picture of the window, as a PNG file.
    var png: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(bounds: window.bounds, format: format).pngData { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }
}
