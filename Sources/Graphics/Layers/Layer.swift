import Foundation

/// The final geometry and look of one view: the result of layout. A value.
package struct Layer: Hashable, Sendable {
    /// The name, unique among siblings and stable between passes: the view's identifier if it has one, otherwise its class and ordinal
    /// (`UILabel#2`).
    package var name: String
    /// The view's class, for human readers.
    package var kind: String
    /// The text that an accessibility reader would read, for text dumps; nil if there is none.
    package var summary: String?
    /// Whether the layer is something to touch: a button, a switch, a field.
    package var isControl = false

    /// The position of `anchorPoint`, by default the centre, in the superlayer's coordinates, in points.
    package var position: CGPoint
    /// The layer's own coordinate space: the origin is the scroll offset, the size is the layer's.
    package var bounds: CGRect
    /// The point of the bounds that `position` places and around which `transform` turns, as a share of the size.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CGAffineTransform.identity

    package var opacity: CGFloat = 1
    package var isHidden = false
    /// Whether the layer is an arranged view of a stack. If an animation hides it, it stays visible until the end.
    package var hidesAfterAnimation = false
    package var masksToBounds = false
    /// Whether the layer's own drawing ends at its bounds; its shadow and its sublayers are not clipped.
    package var clipsContents = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var cornerCurve = CALayerCornerCurve.circular
    /// The corners if their radii differ; `cornerRadius` is then the largest.
    package var unequalCorners: UnequalCorners?
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var shadow: Shadow?
    /// The outline that casts the shadow, or nil for the layer's own shape.
    package var shadowPath: CGPath?
    package var blendMode = CGBlendMode.normal
    /// What is done to the pixels of the layer and its sublayers; at most one.
    package var filter: [GroupFilter] = []
    /// Whether the layer is composed on its own before it is drawn over what is there, even if none of the above requires it.
    package var isGroup = false

    /// The layer's own drawing, above the background and below the sublayers, in bounds coordinates.
    package var contents = DisplayList()
    package var sublayers: [Layer] = []
    /// The mask, at most one; it shows this layer only where the mask paints.
    package var mask: [Layer] = []

    package init(name: String, kind: String, frame: CGRect) {
        self.name = name
        self.kind = kind
        position = CGPoint(x: frame.midX, y: frame.midY)
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    /// The layer's rectangle in its superlayer. With a transform, its axis-aligned bounding box.
    package var frame: CGRect {
        CGRect(origin: bounds.origin, size: bounds.size).applying(transformToSuperlayer)
    }

    /// The transform from the layer's bounds coordinates to the superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// A laid-out screen: the root layer and the pixels per point. Everything after layout works on this value.
package struct LayerTree: Hashable, Sendable {
    package var root: Layer
    /// Pixels per point.
    package var scale: CGFloat

    package init(root: Layer, scale: CGFloat) { self.root = root; self.scale = scale }

    /// The size in points.
    package var size: CGSize { root.bounds.size }
}
