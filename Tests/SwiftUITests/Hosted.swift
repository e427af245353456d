import SwiftUI

/// A SwiftUI view in a window of its own.
@MainActor struct Hosted<Content: View> {
    let controller: UIHostingController<Content>
    let window: UIWindow

    init(
        _ size: CGSize = CGSize(width: 200, height: 100), safeArea: UIEdgeInsets = .zero, @ViewBuilder _ content: () -> Content
    ) {
        controller = UIHostingController(rootView: content())
        var environment = UIScreen.main.environment
        environment.size = size
        environment.safeAreaInsets = safeArea
        window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
    }

    /// The frames of the views that draw something, in window coordinates, in the order in which they are drawn.
    var frames: [CGRect] { leaves(of: controller.view).map { $0.convert($0.bounds, to: window) } }

    func leaves(of view: UIView) -> [UIView] {
        view.subviews.flatMap { $0.subviews.isEmpty ? [$0] : leaves(of: $0) }
    }

    var texts: [String] { leaves(of: controller.view).compactMap { ($0 as? UILabel)?.text } }
}

extension Hosted {
    /// The picture of the window, as a PNG file.
    var png: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(bounds: window.bounds, format: format).pngData { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }
}
