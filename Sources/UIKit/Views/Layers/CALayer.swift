import Foundation
import Graphics

/// The geometry and look of a view, or of a layer on its own. Its values become a `Layer` when the screen is recorded.
@preconcurrency @MainActor
open class CALayer: MetatypeObject, CustomReflectable {
    package nonisolated class var table: PropertyTable { layerProperties }

    /// The view that the layer belongs to; nil for a layer added on its own.
    package internal(set) final nonisolated var view: UIView? {
        get { unsafe viewReference }
        set { unsafe viewReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var viewReference: UIView?
    /// The delegate. A view is the delegate of its layer until another is set.
    open var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? view }
        set { ownDelegate = newValue }
    }
    private weak var ownDelegate: (any CALayerDelegate)?
    open var name: String?

    public override init() { super.init() }

    /// Lets a class value create layers; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    /// Has no children, so that `dump` prints only the description (Suites.md, dump).
    nonisolated open var customMirror: Mirror { Mirror(self, children: [], displayStyle: .class) }

    /// Creates a copy of a layer's geometry and look, as Core Animation does for presentation.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        bounds = other.bounds
        position = other.position
        backgroundColor = other.backgroundColor
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    // The properties that layout reads from every view in every pass are not checked for overlapping access at run time: the check took a
    // tenth of a pass, and only the main actor's thread accesses them.

    /// The bounds in the layer's own coordinates, in points. A change of size invalidates the layout.
    @safe @exclusivity(unchecked) open var bounds = CGRect.zero {
        didSet {
            animate(.bounds, from: .rect(oldValue), to: .rect(bounds))
            if bounds.size != oldValue.size { boundsSizeDidChange() }
            if KeyValueTable.isUsed, bounds != oldValue { geometryWasChanged("bounds", "bounds") }
        }
    }
    /// The location of the anchor point in the superlayer, in points.
    @safe @exclusivity(unchecked) open var position = CGPoint.zero {
        didSet {
            animate(.position, from: .point(oldValue), to: .point(position))
            if KeyValueTable.isUsed, position != oldValue { geometryWasChanged("position", "center") }
        }
    }
    /// The point that `position` places and `transform` turns around, as fractions of the size.
    @safe @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { animate(.anchorPoint, from: .point(oldValue), to: .point(anchorPoint)) }
    }
    open var zPosition: CGFloat = 0
    open var anchorPointZ: CGFloat = 0
    open var transform = CATransform3DIdentity {
        didSet {
            isTransformed = transform != CATransform3DIdentity
            animate(
                .transform, from: .transform(CATransform3DGetAffineTransform(oldValue)),
                to: .transform(CATransform3DGetAffineTransform(transform)))
            if KeyValueTable.isUsed { lookWasChanged("transform", "transform") }
        }
    }
    open var sublayerTransform = CATransform3DIdentity
    /// Whether `transform` is not the identity; avoids comparing sixteen numbers.
    private(set) final var isTransformed = false

    /// The frame in the superlayer. With a transform, the axis-aligned bounding box.
    open var frame: CGRect {
        get {
            guard isTransformed else {
                return CGRect(
                    x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                    width: bounds.width, height: bounds.height)
            }
            return boxInSuperlayer
        }
        set {
            let rect = newValue.standardized
            let size = isTransformed ? rect.applying(affineTransform().inverted()).size : rect.size
            if bounds.size != size { bounds.size = size }
            position = CGPoint(x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
        }
    }

    /// The bounding box of the corners, transformed around the anchor point. The order of operations keeps exact values exact after a
    /// right-angle turn.
    private var boxInSuperlayer: CGRect {
        let turn = affineTransform(), (width, height) = (bounds.width, bounds.height)
        let (left, top) = (-width * anchorPoint.x, -height * anchorPoint.y)
        let corners = [(left, top), (left + width, top), (left, top + height), (left + width, top + height)].map { x, y in
            CGPoint(x: position.x + (turn.a * x + turn.c * y + turn.tx), y: position.y + (turn.b * x + turn.d * y + turn.ty))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3DMakeAffineTransform(transform) }

    /// The transform from the layer's bounds coordinates to the superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        guard isTransformed else { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private func boundsSizeDidChange() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Look

    open var isHidden = false {
        didSet { if KeyValueTable.isUsed { KeyValueTable.changed(self, "isHidden") } }
    }
    /// The opacity, 0…1.
    open var opacity: Float = 1 {
        didSet {
            animate(.opacity, from: .number(CGFloat(oldValue)), to: .number(CGFloat(opacity)))
            if KeyValueTable.isUsed { KeyValueTable.changed(self, "opacity") }
        }
    }
    open var isOpaque = false
    open var masksToBounds = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var backgroundColor: CGColor? {
        didSet {
            view?.backgroundColorSource = nil
            animate(.backgroundColor, from: .color(oldValue), to: .color(backgroundColor))
        }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { animate(.cornerRadius, from: .number(oldValue), to: .number(cornerRadius)) }
    }
    open var maskedCorners = CACornerMask.all
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0 {
        didSet { animate(.borderWidth, from: .number(oldValue), to: .number(borderWidth)) }
    }
    open var borderColor: CGColor? = .black {
        didSet { animate(.borderColor, from: .color(oldValue), to: .color(borderColor)) }
    }
    open var shadowColor: CGColor? = .black {
        didSet { animate(.shadowColor, from: .color(oldValue), to: .color(shadowColor)) }
    }
    open var shadowOpacity: Float = 0 {
        didSet { animate(.shadowOpacity, from: .number(CGFloat(oldValue)), to: .number(CGFloat(shadowOpacity))) }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { animate(.shadowOffset, from: .size(oldValue), to: .size(shadowOffset)) }
    }
    open var shadowRadius: CGFloat = 3 {
        didSet { animate(.shadowRadius, from: .number(oldValue), to: .number(shadowRadius)) }
    }
    open var shadowPath: CGPath? { didSet { shadowPath = shadowPath?.copied } }
    open var compositingFilter: Any?
    /// How the layer is composed with what is behind it.
    package final var blendMode = CGBlendMode.normal
    /// What is done to the pixels of the layer and its sublayers.
    package final var groupFilter: GroupFilter?
    /// Whether the layer and its sublayers are composed with each other before they are drawn.
    package final var isComposedFirst = false
    open var filters: [Any]?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    /// Stored only; images are always scaled smoothly.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Stored only; images are always scaled smoothly.
    open var minificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    /// The image to show: a `Bitmap` or a `CGImage`. Anything else is not drawn.
    open var contents: Any?
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var mask: CALayer?
    /// The transition from the previous content to the current one.
    final var transitionStorage: LayerTransition?
    open var actions: [String: Any]?
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var beginTime: Double = 0
    open var duration: Double = 0
    open var repeatCount: Float = 0
    open var speed: Float = 1
    open var timeOffset: Double = 0

    /// The drawing of subclasses (gradients, shapes, text), in bounds coordinates.
    package func drawingOrders(traits: UITraitCollection) -> DisplayList {
        // A plain layer draws nothing; only a subclass can override `draw(in:)`. A view draws its own content.
        guard type(of: self) != CALayer.self || ownDelegate != nil, bounds.width > 0, bounds.height > 0 else { return DisplayList() }
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(in: context)
        return context.displayList
    }
    /// Calls the delegate, if one was set. A view draws by `draw(_:)` instead.
    open func draw(in ctx: CGContext) {
        ownDelegate?.layerWillDraw(self)
        ownDelegate?.draw(self, in: ctx)
    }

    // MARK: Actions

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the action of the delegate, of `actions`, or of the class, in this order. UIKit's own animations need no action.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] as? any CAAction ?? Self.defaultAction(forKey: event)
    }

    // MARK: Hierarchy

    public internal(set) final nonisolated var superlayer: CALayer? {
        get { unsafe superlayerReference }
        set { unsafe superlayerReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    final var children: [CALayer] = []

    deinit {
        for layer in children { layer.superlayer = nil }
    }

    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for layer in children { layer.superlayer = nil }
            children = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = children.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        parent.children.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(max(index, 0), children.count))
        layer.superlayer = self
    }

    // MARK: Layout and display

    /// Invalidates the layout of a layer on its own; a view's layer forwards the call to its view.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { isLayoutNeeded = true }
    }

    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded(); return }
        guard isLayoutNeeded else { return }
        isLayoutNeeded = false
        layoutSublayers()
    }

    /// Calls the delegate, if one was set. A view lays itself out instead.
    open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }

    open func needsLayout() -> Bool { isLayoutNeeded }

    var isLayoutNeeded = false

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func displayIfNeeded() {}
    /// Draws the layer and its sublayers in the layer's own coordinates. If the bounds have an origin other than zero, so does the drawing
    /// (Suites.md, layerOrigin).
    open func render(in context: CGContext) { drawTree(in: context) }
    open func display() {}

    // MARK: Coordinates

    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
    }

    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
    }

    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
    }

    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
    }

    /// The transform from the layer's bounds coordinates to those of the topmost layer's superlayer.
    var transformToRoot: CGAffineTransform {
        var transform = transformToSuperlayer
        var layer = superlayer
        while let current = layer {
            transform = transform.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return transform
    }

    // MARK: Animations

    /// Adds a copy of the animation, which runs from now on or from its `beginTime`. It replaces an animation with the same key.
    open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, forKey: key) }
    open func removeAnimation(forKey key: String) { addedAnimations.removeAll { $0.key == key } }
    /// Removes all animations, including those of `UIView.animate`.
    open func removeAllAnimations() {
        addedAnimations = []
        animations = []
    }
    open func animation(forKey key: String) -> CAAnimation? { addedAnimations.first { $0.key == key }?.animation }
    /// The keys in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? { addedAnimations.isEmpty ? nil : addedAnimations.map(\.key) }

    /// The property changes under way, oldest first.
    final var animations: [PropertyAnimation] = []
    /// The Core Animation animations, in the order in which they were added.
    final var addedAnimations: [AddedAnimation] = []

    /// The value of a property that `drawingOrders` reads, by Core Animation's key path; nil if there is no such property.
    func drawingValue(atKeyPath path: String) -> LayerValue? { nil }
    func setDrawingValue(_ value: LayerValue, atKeyPath path: String) {}

    /// The part of `contents` that is shown, in fractions of its size. Stored, but the whole is drawn.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Returns the size that the layer prefers: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Returns the time itself, because all layers share the timeline.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Returns a copy with the values that animations show now; the layer itself if it is not animated.
    open func presentation() -> Self? { presentedCopy() as? Self ?? self }
    open func model() -> Self { self }
}

extension CACornerMask {
    public static let layerMinXMinYCorner = CACornerMask.topLeft
    public static let layerMaxXMinYCorner = CACornerMask.topRight
    public static let layerMinXMaxYCorner = CACornerMask.bottomLeft
    public static let layerMaxXMaxYCorner = CACornerMask.bottomRight
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How a layer's contents are sampled when scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
