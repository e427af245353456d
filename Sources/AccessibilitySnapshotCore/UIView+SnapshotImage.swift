import ImageProcessing
import UIKit

/// Why no picture of a view could be drawn.
public enum ImageRenderingError: Error {
    case containedViewExceedsMaximumSize(viewSize: CGSize, maximumSize: CGSize)
    case containedViewHasUnsupportedTransform(transform: CATransform3D)
    case containedViewHasZeroSize(viewSize: CGSize)
}

extension UIView {
    @available(*, deprecated, message: "Please use `renderToImage(configuration:)` instead.")
    public func renderToImage(monochrome: Bool, viewRenderingMode: ViewRenderingMode) throws -> UIImage {
        try renderToImage(configuration: .init(renderMode: viewRenderingMode, colorMode: monochrome ? .monochrome : .fullColor))
    }

    /// Returns a picture of the view at the screen's scale, without carets.
    public func renderToImage(configuration: AccessibilitySnapshotConfiguration.Rendering) throws -> UIImage {
        guard bounds.width > 0, bounds.height > 0 else { throw ImageRenderingError.containedViewHasZeroSize(viewSize: bounds.size) }
        let image = withoutCarets {
            UIGraphicsImageRenderer(bounds: bounds).image { context in
                switch configuration.renderMode {
                case .renderLayerInContext: layer.render(in: context.cgContext)
                case .drawHierarchyInRect: drawHierarchy(in: bounds, afterScreenUpdates: true)
                }
            }
        }
        guard configuration.colorMode == .monochrome, let bitmap = image.bitmap else { return image }
        return UIImage(bitmap: bitmap.withoutColor(), scale: image.scale)
    }

    private func withoutCarets<Result>(_ body: () -> Result) -> Result {
        let fields = descendants.filter { $0 is UITextField || $0 is UITextView }.map { (view: $0, tint: $0.tintColor) }
        for field in fields { field.view.tintColor = .clear }
        defer { for field in fields { field.view.tintColor = field.tint } }
        return body()
    }

    private var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }
}
