import Foundation

/// Drawing that is made once and drawn many times. Here it stays a list of what was drawn, so it is sharp at every size.
public final class CGLayer {
    /// The context that draws into the layer.
    public let context: CGContext?
    /// The layer's size in points.
    public let size: CGSize

    /// Creates an empty layer; nil if it has no area.
    /// - Parameters:
    ///   - context: The context that the layer is for; the layer does not depend on it.
    ///   - size: The size in points.
    ///   - auxiliaryInfo: Not used, as in Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(bounds: CGRect(origin: .zero, size: size))
    }
}

extension CGContext {
    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let list = layer.context?.displayList else { return }
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        clip(to: CGRect(origin: .zero, size: layer.size))
        draw(list)
        restoreGState()
    }

    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
