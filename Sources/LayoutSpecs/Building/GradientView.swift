import UIKit

/// A gradient whose colours are still dynamic.
struct GradientFill {
    var colors: [UIColor]
    /// 0…1, ascending; nil for even spacing.
    var locations: [CGFloat]?
    /// In unit coordinates: fractions of the size.
    var start: CGPoint
    var end: CGPoint
    var type: CAGradientLayerType

    @MainActor init?(_ value: Value, _ context: BuildContext) {
        guard let parts = value.object, let list = parts["colors"]?.list else { return nil }
        colors = list.map { context.color($0) ?? .clear }
        locations = parts["locations"].map(context.numbers)
        if locations?.count != colors.count { locations = nil }
        start = context.point(parts["startPoint"], else: CGPoint(x: 0.5, y: 0))
        end = context.point(parts["endPoint"], else: CGPoint(x: 0.5, y: 1))
        switch parts["type"]?.choice {
        case "radial": type = .radial
        case "conic": type = .conic
        default: type = .axial
        }
    }

    @MainActor fileprivate func apply(to layer: CAGradientLayer) {
        layer.colors = colors
        layer.locations = locations?.map { NSNumber(value: Double($0)) }
        layer.startPoint = start
        layer.endPoint = end
        layer.type = type
    }

    /// Draws the gradient as an image, sharp at every scale.
    /// - Parameter size: The size in points.
    @MainActor func image(size: CGSize, traits: UITraitCollection) -> UIImage {
        let layer = CAGradientLayer()
        layer.bounds.size = size
        apply(to: layer)
        return UIImage(drawing: layer.drawingOrders(traits: traits), size: size, scale: max(traits.displayScale, 1))
    }
}

/// A view filled with a gradient. Its layer resolves the colours when it draws, so they follow light and dark.
final class GradientView: UIView {
    var gradient: GradientFill? {
        didSet { if let layer = layer as? CAGradientLayer { gradient?.apply(to: layer) } }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }
}
