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
        set { ownRare.delegate = newValue }
    }
    private var ownDelegate: (any CALayerDelegate)? { rare.delegate }
    open var name: String? {
        get { rare.name }
        set { ownRare.name = newValue }
    }

    // MARK: Rare values

    /// What was set of the values that most layers leave as they are; nil if nothing was.
    private final var rareStorage: LayerRareData?
    /// The rare values, to read.
    private final var rare: LayerRareData { rareStorage ?? .standard }
    /// The rare values, to write.
    private final var ownRare: LayerRareData {
        if let rareStorage { return rareStorage }
        let values = LayerRareData()
        rareStorage = values
        return values
    }

    public override init() { super.init() }

    /// Lets a class value create layers; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    /// Has no children, so that `dump` prints only the description (Suites.md, dump).
    nonisolated open var customMirror: Mirror { classMirror }

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
    open var zPosition: CGFloat {
        get { rare.zPosition }
        set { ownRare.zPosition = newValue }
    }
    open var anchorPointZ: CGFloat {
        get { rare.anchorPointZ }
        set { ownRare.anchorPointZ = newValue }
    }
    open var transform: CATransform3D {
        get { rare.transform }
        set {
            let oldValue = rare.transform
            ownRare.transform = newValue
            isTransformed = newValue != CATransform3DIdentity
            animate(
                .transform, from: .transform(CATransform3DGetAffineTransform(oldValue)),
                to: .transform(CATransform3DGetAffineTransform(newValue)))
            if KeyValueTable.isUsed { lookWasChanged("transform", "transform") }
        }
    }
    open var sublayerTransform: CATransform3D {
        get { rare.sublayerTransform }
        set { ownRare.sublayerTransform = newValue }
    }
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
    open var isDoubleSided: Bool {
        get { rare.isDoubleSided }
        set { ownRare.isDoubleSided = newValue }
    }
    /// Whether the contents are drawn upside down compared to the layer's coordinates. Layers of views are not.
    open func contentsAreFlipped() -> Bool { false }

    open var isGeometryFlipped: Bool {
        get { rare.isGeometryFlipped }
        set { ownRare.isGeometryFlipped = newValue }
    }
    open var backgroundColor: CGColor? {
        didSet {
            view?.backgroundColorSource = nil
            animate(.backgroundColor, from: .color(oldValue), to: .color(backgroundColor))
        }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { animate(.cornerRadius, from: .number(oldValue), to: .number(cornerRadius)) }
    }
    open var maskedCorners: CACornerMask {
        get { rare.maskedCorners }
        set { ownRare.maskedCorners = newValue }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { rare.cornerCurve }
        set { ownRare.cornerCurve = newValue }
    }
    open var borderWidth: CGFloat {
        get { rare.borderWidth }
        set {
            let oldValue = rare.borderWidth
            ownRare.borderWidth = newValue
            animate(.borderWidth, from: .number(oldValue), to: .number(newValue))
        }
    }
    open var borderColor: CGColor? {
        get { rare.borderColor }
        set {
            let oldValue = rare.borderColor
            ownRare.borderColor = newValue
            animate(.borderColor, from: .color(oldValue), to: .color(newValue))
        }
    }
    open var shadowColor: CGColor? {
        get { rare.shadowColor }
        set {
            let oldValue = rare.shadowColor
            ownRare.shadowColor = newValue
            animate(.shadowColor, from: .color(oldValue), to: .color(newValue))
        }
    }
    open var shadowOpacity: Float {
        get { rare.shadowOpacity }
        set {
            let oldValue = rare.shadowOpacity
            ownRare.shadowOpacity = newValue
            animate(.shadowOpacity, from: .number(CGFloat(oldValue)), to: .number(CGFloat(newValue)))
        }
    }
    open var shadowOffset: CGSize {
        get { rare.shadowOffset }
        set {
            let oldValue = rare.shadowOffset
            ownRare.shadowOffset = newValue
            animate(.shadowOffset, from: .size(oldValue), to: .size(newValue))
        }
    }
    open var shadowRadius: CGFloat {
        get { rare.shadowRadius }
        set {
            let oldValue = rare.shadowRadius
            ownRare.shadowRadius = newValue
            animate(.shadowRadius, from: .number(oldValue), to: .number(newValue))
        }
    }
    open var shadowPath: CGPath? {
        get { rare.shadowPath }
        set { ownRare.shadowPath = newValue?.copied }
    }
    open var compositingFilter: Any? {
        get { rare.compositingFilter }
        set { ownRare.compositingFilter = newValue }
    }
    /// How the layer is composed with what is behind it.
    package final var blendMode: CGBlendMode {
        get { rare.blendMode }
        set { ownRare.blendMode = newValue }
    }
    /// What is done to the pixels of the layer and its sublayers.
    package final var groupFilter: GroupFilter? {
        get { rare.groupFilter }
        set { ownRare.groupFilter = newValue }
    }
    /// Whether the layer and its sublayers are composed with each other before they are drawn.
    package final var isComposedFirst: Bool {
        get { rare.isComposedFirst }
        set { ownRare.isComposedFirst = newValue }
    }
    open var filters: [Any]? {
        get { rare.filters }
        set { ownRare.filters = newValue }
    }
    open var shouldRasterize: Bool {
        get { rare.shouldRasterize }
        set { ownRare.shouldRasterize = newValue }
    }
    open var rasterizationScale: CGFloat {
        get { rare.rasterizationScale }
        set { ownRare.rasterizationScale = newValue }
    }
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity {
        get { rare.contentsGravity }
        set { ownRare.contentsGravity = newValue }
    }
    /// Stored only; the whole picture is scaled.
    open var contentsCenter: CGRect {
        get { rare.contentsCenter }
        set { ownRare.contentsCenter = newValue }
    }
    /// Stored only; images are always scaled smoothly.
    open var magnificationFilter: CALayerContentsFilter {
        get { rare.magnificationFilter }
        set { ownRare.magnificationFilter = newValue }
    }
    /// Stored only; images are always scaled smoothly.
    open var minificationFilter: CALayerContentsFilter {
        get { rare.minificationFilter }
        set { ownRare.minificationFilter = newValue }
    }
    open var minificationFilterBias: Float {
        get { rare.minificationFilterBias }
        set { ownRare.minificationFilterBias = newValue }
    }
    /// The image to show: a `Bitmap` or a `CGImage`. Anything else is not drawn.
    open var contents: Any? {
        get { rare.contents }
        set { ownRare.contents = newValue }
    }
    open var allowsEdgeAntialiasing: Bool {
        get { rare.allowsEdgeAntialiasing }
        set { ownRare.allowsEdgeAntialiasing = newValue }
    }
    open var allowsGroupOpacity: Bool {
        get { rare.allowsGroupOpacity }
        set { ownRare.allowsGroupOpacity = newValue }
    }
    open var drawsAsynchronously: Bool {
        get { rare.drawsAsynchronously }
        set { ownRare.drawsAsynchronously = newValue }
    }
    open var needsDisplayOnBoundsChange = false
    open var mask: CALayer? {
        get { rare.mask }
        set { ownRare.mask = newValue }
    }
    /// The transition from the previous content to the current one.
    final var transitionStorage: LayerTransition? {
        get { rare.transitionStorage }
        set { ownRare.transitionStorage = newValue }
    }
    open var actions: [String: Any]? {
        get { rare.actions }
        set { ownRare.actions = newValue }
    }
    open var autoreverses: Bool {
        get { rare.autoreverses }
        set { ownRare.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { rare.fillMode }
        set { ownRare.fillMode = newValue }
    }
    open var beginTime: Double {
        get { rare.beginTime }
        set { ownRare.beginTime = newValue }
    }
    open var duration: Double {
        get { rare.duration }
        set { ownRare.duration = newValue }
    }
    open var repeatCount: Float {
        get { rare.repeatCount }
        set { ownRare.repeatCount = newValue }
    }
    open var speed: Float {
        get { rare.speed }
        set { ownRare.speed = newValue }
    }
    open var timeOffset: Double {
        get { rare.timeOffset }
        set { ownRare.timeOffset = newValue }
    }

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
    open var contentsRect: CGRect {
        get { rare.contentsRect }
        set { ownRare.contentsRect = newValue }
    }

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
