import Foundation
import Graphics

/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var customView: UIView?

    public init() {}

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { color(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { color(.secondarySystemGroupedBackground) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { color(.systemBackground) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listCell() -> UIBackgroundConfiguration { color(.secondarySystemGroupedBackground) }

    private static func color(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }

    /// Returns the configuration with a grey background while the cell is selected or highlighted.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected else { return self }
        var updated = self
        updated.backgroundColor = .systemGray4
        return updated
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Fills and strokes the background in the view's bounds.
    @MainActor func draw(in view: UIView, bounds: CGRect, radius: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let insets = backgroundInsets.resolved(isRightToLeft: view.isRightToLeft)
        let area = bounds.inset(by: insets)
        let shape = CGPath.rounded(area, radius)
        if let backgroundColor {
            context.setFillColor(view.resolved(backgroundColorTransformer?(backgroundColor) ?? backgroundColor))
            context.fill(shape, .winding)
        }
        if let image {
            context.saveGState()
            context.addPath(shape)
            context.clip()
            let frame = imageContentMode.rect(for: image.size, in: area, scale: view.pixelScale)
            context.draw(image.value.drawing(in: frame, appearance: ImageAppearance(tint: view.tintCGColor, traits: view.resolvedTraits)))
            context.restoreGState()
        }
        guard strokeWidth > 0 else { return }
        let color = strokeColor.map { strokeColorTransformer?($0) ?? $0 } ?? .tintColor
        let inset = strokeWidth / 2 - strokeOutset
        context.setStrokeColor(view.resolved(color))
        context.stroke(CGPath.rounded(area.insetBy(dx: inset, dy: inset), max(radius - inset, 0)), StrokeStyle(width: strokeWidth))
    }
}
