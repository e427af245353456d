import Foundation
import Graphics

/// What a view is drawn with: geometry and look. Its values become a `Layer` when the screen is recorded.
@preconcurrency @MainActor
open class CALayer: MetatypeObject, CustomReflectable {
    /// The view this layer belongs to; nil for a layer added on its own.
    package internal(set) final nonisolated var view: UIView? {
        get { unsafe viewReference }
        set { unsafe viewReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var viewReference: UIView?
    /// A view's layer has the view for its delegate until another is set.
    open var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? view }
        set { ownDelegate = newValue }
    }
    private weak var ownDelegate: (any CALayerDelegate)?
    open var name: String?

    public override init() { super.init() }

    /// How a class value makes layers; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    /// What is inside is nobody's business: `dump` prints the description (Suites.md, dump).
    nonisolated open var customMirror: Mirror { Mirror(self, children: [], displayStyle: .class) }

    /// A copy of the look and the geometry, as Core Animation makes for presentation.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        bounds = other.bounds
        position = other.position
        backgroundColor = other.backgroundColor
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    // What layout reads of every view in every pass goes without the run-time check for overlapping access: it took a tenth of a pass, and
    // one thread, the main actor's, is all that ever comes here.

    /// Own coordinate space, points. A change of size asks for layout.
    @safe @exclusivity(unchecked) open var bounds = CGRect.zero {
        didSet {
            animate(.bounds, from: .rect(oldValue), to: .rect(bounds))
            if bounds.size != oldValue.size { boundsSizeDidChange() }
            if KeyValueTable.isUsed, bounds != oldValue { geometryWasChanged("bounds", "bounds") }
        }
    }
    /// Where the anchor point stands in the superlayer, points.
    @safe @exclusivity(unchecked) open var position = CGPoint.zero {
        didSet {
            animate(.position, from: .point(oldValue), to: .point(position))
            if KeyValueTable.isUsed, position != oldValue { geometryWasChanged("position", "center") }
        }
    }
    /// Share of the size that `position` places and `transform` turns about.
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
    /// False while `transform` is the identity: spares the comparison of sixteen numbers.
    private(set) final var isTransformed = false

    /// The rectangle in the superlayer. With a transform: the upright box around it.
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

    /// Around the corners as they turn about the anchor point. One step after the other: what is exact before turning is exact after a right angle.
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

    /// From own bounds coordinates to the superlayer's.
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
        didSet { if KeyValueTable.isUsed { lookWasChanged("isHidden", "isHidden") } }
    }
    /// 0…1.
    open var opacity: Float = 1 {
        didSet {
            animate(.opacity, from: .number(CGFloat(oldValue)), to: .number(CGFloat(opacity)))
            if KeyValueTable.isUsed { lookWasChanged("opacity", "alpha") }
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
    open var filters: [Any]?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    /// Kept; pictures are drawn smoothly.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Kept; pictures are drawn smoothly.
    open var minificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    /// A `Bitmap` to show; anything else is not drawn.
    open var contents: Any?
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var mask: CALayer?
    /// From what it showed to what it shows.
    final var transitionStorage: LayerTransition?
    open var actions: [String: Any]?
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var beginTime: Double = 0
    open var duration: Double = 0
    open var repeatCount: Float = 0
    open var speed: Float = 1
    open var timeOffset: Double = 0

    /// Drawing of subclasses (gradients, shapes, text): orders in bounds coordinates.
    package func drawingOrders(traits: UITraitCollection) -> DisplayList {
        // A plain layer draws nothing; only subclasses can have overridden `draw(in:)`. A view draws by itself.
        guard type(of: self) != CALayer.self || ownDelegate != nil, bounds.width > 0, bounds.height > 0 else { return DisplayList() }
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(in: context)
        return context.displayList
    }
    /// Asks the delegate that was set; a view draws with `draw(_:)`.
    open func draw(in ctx: CGContext) {
        ownDelegate?.layerWillDraw(self)
        ownDelegate?.draw(self, in: ctx)
    }

    // MARK: Actions

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// What the delegate says, then `actions`, then the class; UIKit's own animations need none.
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

    /// For layers of their own; a view's layer passes the request on to its view.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { isLayoutNeeded = true }
    }

    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded(); return }
        guard isLayoutNeeded else { return }
        isLayoutNeeded = false
        layoutSublayers()
    }

    /// Asks the delegate that was set; a view is laid out by itself.
    open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }

    open func needsLayout() -> Bool { isLayoutNeeded }

    var isLayoutNeeded = false

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func displayIfNeeded() {}
    /// Draws the layer and what is below it in the layer's own coordinates: where its bounds do not begin at zero, the drawing does not either
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

    /// From own bounds coordinates to those of the superlayer of the topmost layer.
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

    /// Takes a copy of the animation, to run from now on or from its `beginTime`. One of the same key is replaced.
    open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, forKey: key) }
    open func removeAnimation(forKey key: String) { addedAnimations.removeAll { $0.key == key } }
    /// Those of `UIView.animate` too.
    open func removeAllAnimations() {
        addedAnimations = []
        animations = []
    }
    open func animation(forKey key: String) -> CAAnimation? { addedAnimations.first { $0.key == key }?.animation }
    /// In the order in which they were added; nil: none.
    open func animationKeys() -> [String]? { addedAnimations.isEmpty ? nil : addedAnimations.map(\.key) }

    /// Property changes on their way, oldest first.
    final var animations: [PropertyAnimation] = []
    /// Core Animation's own, in the order in which they were added.
    final var addedAnimations: [AddedAnimation] = []

    /// The value of a property that `drawingOrders` reads, by Core Animation's key path; nil: no such property.
    func drawingValue(atKeyPath path: String) -> LayerValue? { nil }
    func setDrawingValue(_ value: LayerValue, atKeyPath path: String) {}

    /// Nothing runs on a clock here: what is shown is the model.
    open func presentation() -> Self? { self }
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

/// How a layer's picture is sampled at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
