import Foundation

/// One view's finished geometry and look: what remains when layout is over. A value.
package struct Layer: Hashable, Sendable {
    /// Unique among siblings and stable between passes: the view's identifier when it has one, else its class and ordinal (`UILabel#2`).
    package var name: String
    /// The view's class, for people.
    package var kind: String
    /// What an accessibility reader would be told, for text dumps; nil when it says nothing.
    package var summary: String?
    /// Something to touch: a button, a switch, a field.
    package var isControl = false

    /// Centre, or wherever `anchorPoint` says, in the superlayer's coordinates, points.
    package var position: CGPoint
    /// Own coordinate space: the origin scrolls, the size is the layer's.
    package var bounds: CGRect
    /// The point of the bounds that `position` places and `transform` turns about, in shares of the size.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CGAffineTransform.identity

    package var opacity: CGFloat = 1
    package var isHidden = false
    /// An arranged view of a stack. When an animation hides it, it stays visible until the end.
    package var hidesAfterAnimation = false
    package var masksToBounds = false
    /// The drawing of the layer itself ends at its bounds, its shadow and its sublayers do not.
    package var clipsContents = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var shadow: Shadow?
    /// The outline that casts the shadow; nil: the layer's own shape.
    package var shadowPath: CGPath?
    package var blendMode = CGBlendMode.normal
    /// What it holds is composed by itself before it is laid over what is there, even where nothing of the above asks for that.
    package var isGroup = false

    /// Drawn above the background and below the sublayers, in bounds coordinates.
    package var contents = DisplayList()
    package var sublayers: [Layer] = []
    /// At most one: shows this layer only where the mask paints.
    package var mask: [Layer] = []

    package init(name: String, kind: String, frame: CGRect) {
        self.name = name
        self.kind = kind
        position = CGPoint(x: frame.midX, y: frame.midY)
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    /// The rectangle this layer takes in its superlayer. With a transform: the upright box around it.
    package var frame: CGRect {
        CGRect(origin: bounds.origin, size: bounds.size).applying(transformToSuperlayer)
    }

    /// From own bounds coordinates to the superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// A laid-out screen: the root layer and the pixels a point has. Everything after layout works on this value.
package struct LayerTree: Hashable, Sendable {
    package var root: Layer
    /// Pixels per point.
    package var scale: CGFloat

    package init(root: Layer, scale: CGFloat) { self.root = root; self.scale = scale }

    /// Points.
    package var size: CGSize { root.bounds.size }
}
