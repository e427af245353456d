import Foundation

/// One view's finished geometry and look: what remains when layout is over. A value.
public struct Layer: Hashable, Sendable {
    /// Unique among siblings and stable between passes: the view's identifier when it has one, else its class and ordinal (`UILabel#2`).
    public var name: String
    /// The view's class, for people.
    public var kind: String
    /// What an accessibility reader would be told, for text dumps; nil when it says nothing.
    public var summary: String?
    /// Something to touch: a button, a switch, a field.
    public var isControl = false

    /// Centre, or wherever `anchorPoint` says, in the superlayer's coordinates, points.
    public var position: CGPoint
    /// Own coordinate space: the origin scrolls, the size is the layer's.
    public var bounds: CGRect
    /// The point of the bounds that `position` places and `transform` turns about, in shares of the size.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var transform = CGAffineTransform.identity

    public var opacity: CGFloat = 1
    public var isHidden = false
    /// An arranged view of a stack: when an animation hides it, it is seen until the end.
    public var hidesAfterAnimation = false
    public var masksToBounds = false
    /// The drawing of the layer itself ends at its bounds, its shadow and its sublayers do not.
    public var clipsContents = false
    public var backgroundColor: CGColor?
    public var cornerRadius: CGFloat = 0
    public var maskedCorners = RectCorners.all
    public var cornerCurve = CornerCurve.circular
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var shadow: Shadow?
    /// The outline that casts the shadow; nil: the layer's own shape.
    public var shadowPath: CGPath?
    public var blendMode = CGBlendMode.normal
    /// What it holds is composed by itself before it is laid over what is there, even where nothing of the above asks for that.
    public var isGroup = false

    /// Drawn above the background and below the sublayers, in bounds coordinates.
    public var contents = DisplayList()
    public var sublayers: [Layer] = []
    /// At most one: shows this layer only where the mask paints.
    public var mask: [Layer] = []

    public init(name: String, kind: String, frame: CGRect) {
        self.name = name
        self.kind = kind
        position = CGPoint(x: frame.midX, y: frame.midY)
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    /// The rectangle this layer takes in its superlayer. With a transform: the upright box around it.
    public var frame: CGRect {
        CGRect(origin: bounds.origin, size: bounds.size).applying(transformToSuperlayer)
    }

    /// From own bounds coordinates to the superlayer's.
    public var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// A laid-out screen: the root layer and the pixels a point has. Everything after layout works on this value.
public struct LayerTree: Hashable, Sendable {
    public var root: Layer
    /// Pixels per point.
    public var scale: CGFloat

    public init(root: Layer, scale: CGFloat) { self.root = root; self.scale = scale }

    /// Points.
    public var size: CGSize { root.bounds.size }
}
