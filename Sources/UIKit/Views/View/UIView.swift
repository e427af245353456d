import Foundation
import Graphics

/// A rectangle on the screen with a position, an appearance, subviews and constraints.
///
/// Members that a subclass may override are declared here. Their implementations are in the extensions named after the topic.
@preconcurrency @MainActor
open class UIView: MetatypeResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate {
    package override nonisolated class var table: PropertyTable { viewProperties }

    // MARK: Creating

    /// - Parameter frame: The frame in the superview's coordinates, points.
    public init(frame: CGRect) {
        super.init()
        makeLayer()
        guard frame != .zero else { return }
        layer.frame = frame
        givenFrame = layer.frame
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view of an Interface Builder document, and decodes its properties.
    public required init?(coder: NSCoder) {
        super.init()
        makeLayer()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// Creates a view from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) {
        switch order {
        case .frame(let frame): self.init(frame: frame)
        case .cell: self.init(frame: .zero)
        default: self.init()
        }
    }

    open func encode(with coder: NSCoder) {}

    open dynamic func awakeFromNib() {}
    /// The position of the view in a source file or document, set by its reader.
    package final var source: SourceReference?
    /// Objects of a document that are only retained here.
    package final var interfaceObjects: [AnyObject] {
        get { rare.interfaceObjects }
        set { ownRare.interfaceObjects = newValue }
    }
    open dynamic func prepareForInterfaceBuilder() {}

    /// The class of `layer`, a subclass of `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer with the view's geometry and appearance. Its `view` is this view.
    open var layer: CALayer { layerStorage }
    @safe @exclusivity(unchecked) private final var layerStorage: CALayer!

    private func makeLayer() {
        let layerClass: AnyClass = type(of: self).layerClass
        layerStorage = layerClass == CALayer.self ? CALayer() : (layerClass as? CALayer.Type)?.init() ?? CALayer()
        layer.view = self
        // Layers without a view are not opaque by default.
        layer.isOpaque = true
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    /// How the corners are rounded (iOS 26); nil for the layer's corners.
    open var cornerConfiguration: UICornerConfiguration? {
        get { rare.cornerConfiguration }
        set { ownRare.cornerConfiguration = newValue; setNeedsDisplay() }
    }

    // MARK: Hierarchy

    final nonisolated var superviewStorage: UIView? {
        get { unsafe superviewReference }
        set { unsafe superviewReference = newValue }
    }
    /// Unowned, as all references upwards: weak ones would make every retain of a view slow, and layout climbs the tree at every step. A
    /// superview's `deinit` clears it before its memory is freed. Not isolated, because the last release of a view may happen on any
    /// thread.
    private final nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    @safe @exclusivity(unchecked) final var subviewStorage: [UIView] = []
    /// The controller whose root view this is.
    final weak var controller: UIViewController?

    open var superview: UIView? { superviewStorage }
    open var subviews: [UIView] { subviewStorage }
    open var window: UIWindow? { topmostView as? UIWindow }
    open override var next: UIResponder? { controller ?? superviewStorage }

    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, nextTo: sibling, offset: 1) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, nextTo: sibling, offset: 0) }
    open func exchangeSubview(at index: Int, withSubviewAt other: Int) { exchange(index, other) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { leaveSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    open dynamic func didMoveToSuperview() {}
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    open dynamic func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }
    open var tag = 0 { didSet { wasSet() } }

    // MARK: Geometry

    /// The frame in the superview's coordinates, points. With a transform, the bounding box of the view.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { $0.frame = newValue } }
    }

    /// The bounds in the view's own coordinates, points. Changing the origin scrolls the content.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { $0.bounds = newValue } }
    }

    /// The middle of the frame in the superview's coordinates, points.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { $0.position = newValue } }
    }

    open var transform: CGAffineTransform {
        get { layer.isTransformed ? layer.affineTransform() : .identity }
        set { changeGeometry { $0.setAffineTransform(newValue) } }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { changeGeometry { $0.transform = newValue } }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeGeometry { $0.anchorPoint = newValue } }
    }

    open var contentScaleFactor: CGFloat {
        get { rare.contentScale ?? pixelScale }
        set { ownRare.contentScale = newValue }
    }

    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
    }
    open var autoresizesSubviews = true { didSet { wasSet() } }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { fitSize(within: bounds.size) }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view.map(\.layer) ?? topmostView.layer) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: view.map(\.layer) ?? topmostView.layer)
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view.map(\.layer) ?? topmostView.layer) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view.map(\.layer) ?? topmostView.layer) }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace) }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { backgroundColorSource ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { setBackgroundColor(newValue); wasSet() }
    }
    /// The colour that was set, before it is resolved with traits.
    final var backgroundColorSource: UIColor?
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue); wasSet() }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { changeHidden(newValue); wasSet() }
    }
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue; wasSet() }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue; wasSet() }
    }
    open var clearsContextBeforeDrawing = true { didSet { wasSet() } }
    open var mask: UIView? {
        get { rare.mask }
        set { ownRare.mask = newValue; layer.mask = newValue?.layer }
    }
    open var contentMode = ContentMode.scaleToFill {
        didSet { wasSet(); if contentMode != oldValue { setNeedsDisplay() } }
    }
    /// The tint colour, inherited from the superview until set.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set { ownTintColor = newValue; spreadTintChange(); wasSet() }
    }
    final var ownTintColor: UIColor?
    /// The nearest colour that was set. An app's superview may override the getter, and ask this view in it.
    private final var inheritedTintColor: UIColor {
        var view = self
        while view.ownTintColor == nil, let superview = view.superviewStorage { view = superview }
        return view.ownTintColor ?? Self.defaultTintColor
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { wasSet(); if tintAdjustmentMode != oldValue { spreadTintChange() } }
    }
    open dynamic func tintColorDidChange() {}

    /// Draws into the current context, in bounds coordinates; called when the screen is recorded.
    open dynamic func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func layerWillDraw(_ layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func layoutSublayers(of layer: CALayer) {}

    /// Draws the view into a rectangle of the current context. Returns false if there is no context or nothing to draw.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }
    /// Returns a view that shows this view's current appearance.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { pictureView(afterUpdates) }
    /// Returns a view that shows a part of this view's current appearance, as an image that stretches between the caps.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        pictureView(of: rect, afterUpdates, capInsets)
    }

    /// The effects of tilting the device. Stored but never applied.
    open var motionEffects: [UIMotionEffect] {
        get { rare.motionEffects }
        set { ownRare.motionEffects = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// One line for a layer dump, such as the text of a label or the name of an image; nil for none.
    package var summary: String? { nil }
    /// Whether the result of `draw(_:)` is clipped at the bounds even if the view does not clip.
    package var clipsDrawing: Bool { false }

    // MARK: Interaction

    open var isUserInteractionEnabled = true { didSet { wasSet() } }
    open var isMultipleTouchEnabled = false { didSet { wasSet() } }
    open var isExclusiveTouch = false { didSet { wasSet() } }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare.gestureRecognizers }
        set { ownRare.gestureRecognizers = newValue }
    }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        if recognizer.view === self { recognizer.view = nil }
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var interactions: [any UIInteraction] {
        get { rare.interactions }
        set { ownRare.interactions = newValue; wasSet() }
    }
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Returns the subviews that can be focused and overlap a rectangle, in the view's own coordinates.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviewStorage.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }
    open var focusGroupIdentifier: String? {
        get { rare.focusGroupIdentifier }
        set { ownRare.focusGroupIdentifier = newValue; wasSet() }
    }
    open var focusGroupPriority: UIFocusGroupPriority {
        get { rare.focusGroupPriority }
        set { ownRare.focusGroupPriority = newValue; wasSet() }
    }
    open var focusEffect: UIFocusEffect? {
        get { rare.focusEffect }
        set { ownRare.focusEffect = newValue; wasSet() }
    }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside() }

    // MARK: Auto Layout

    /// Whether frame and mask are translated into constraints. True for views created in code.
    @safe @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { autoresizingDidChange() } }
    }
    /// The constraints that this view holds: those for whose items it is the closest common ancestor.
    open var constraints: [NSLayoutConstraint] { listedConstraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.holder === self { constraint.deactivate() } }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

    open var layoutGuides: [UILayoutGuide] { ownGuides }
    open func addLayoutGuide(_ guide: UILayoutGuide) { adopt(guide) }
    open func removeLayoutGuide(_ guide: UILayoutGuide) { release(guide) }

    /// The natural size of the content, of the alignment rect, points; `noIntrinsicMetric` along an axis without one.
    open dynamic var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { markIntrinsicSize() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { sizePriorities.hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        sizePriorities.setHugging(priority, axis)
        sizePrioritiesDidChange()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        sizePriorities.resistance(axis)
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        sizePriorities.setResistance(priority, axis)
        sizePrioritiesDidChange()
    }

    /// Replaces `intrinsicContentSize` in layout when set.
    package final var designSize: DesignSize? {
        get { rare.designSize }
        set {
            guard newValue != rare.designSize else { return }
            ownRare.designSize = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The size that a document states for content that the app sets later. Layout does not use it.
    package final var placeholderSize: DesignSize? {
        get { rare.placeholderSize }
        set { ownRare.placeholderSize = newValue }
    }

    /// Whether the height depends on the width, as for text that wraps. A second pass then calls `intrinsicContentSize(forWidth:)`.
    package var isIntrinsicSizeWidthDependent: Bool { false }
    /// Returns the size of the content at a width, of the alignment rect, points.
    package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The subviews that only a picture of the screen shows, and not one of the layer.
    var subviewsOfScreen: [UIView] { [] }
    /// Whether content that wraps is as wide as its widest line where constraints leave it a choice, as a label is.
    package var hugsWidestLine: Bool { false }
    /// The distance between two lines of the view's text, points; nil for views without text.
    package var textLinePitch: CGFloat? { nil }
    /// Returns the distances of the first baseline from the top and of the last one from the bottom of the alignment rect at a size, in
    /// points. Nil for views without text, whose baseline is the bottom.
    package func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)? { nil }
    /// What the baselines keep their distance from if the view is higher than it needs to be: its edges, as those of labels, its centre, as
    /// those of buttons and text fields (Corpus.md: 7 of 7 constraints on stretched buttons and 4 of 4 on fields, against 6 of 6 on labels),
    /// or its top, where a text view's text begins.
    package var baselineOrigin: BaselineOrigin { .edges }
    /// Whether the baseline is that of a subview, and may become that of another one.
    var changesBaselineNode: Bool { false }

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose baseline counted before there were two.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { affectingConstraints(axis) }
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Accessibility

    override var standardAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    /// An element with rounded corners has an outline, all corners round, also around a frame that its block returns (Suites.md,
    /// roundedOutline). That there is none where the app sets another frame is inferred.
    override var standardAccessibilityPath: UIBezierPath? {
        let isOwn = accessibilityStore?.frameBlock != nil || accessibilityFrame == standardAccessibilityFrame
        guard layer.cornerRadius > 0, isAccessibilityElement, isOwn else { return nil }
        return UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: layer.cornerRadius)
    }

    // MARK: Margins and safe area

    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
    open dynamic func safeAreaInsetsDidChange() {}
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The effective margins in points: the view's own, at least the system's minimum, plus the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { currentLayoutMargins }
        set { setLayoutMargins(newValue); wasSet() }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(currentLayoutMargins, isRightToLeft: isRightToLeft) }
        set { setDirectionalLayoutMargins(newValue); wasSet() }
    }
    @safe @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
        didSet { wasSet(); if preservesSuperviewLayoutMargins != oldValue { updateInsets() } }
    }
    @safe @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
        didSet { wasSet(); if insetsLayoutMarginsFromSafeArea != oldValue { updateInsets() } }
    }
    open func layoutMarginsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
    }

    // MARK: The layout cycle

    /// Marks the view, so that the next pass calls `layoutSubviews`.
    open func setNeedsLayout() { markLayout(.setNeedsLayout) }
    /// Runs the passes for this view and everything below it, if anything is marked.
    open func layoutIfNeeded() { LayoutCycle.run(from: self, isAsked: true) }
    /// Places the subviews. Those with constraints get the engine's frames here, so overrides call `super` first.
    open dynamic func layoutSubviews() { applySolvedFrames() }

    open func setNeedsUpdateConstraints() { markConstraints() }
    open func needsUpdateConstraints() -> Bool { cycle.contains(.needsConstraints) }
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
    final func updateConstraintsOfSubtree() { LayoutCycle.updateConstraints(of: self) }
    open dynamic func updateConstraints() {}

    open func setNeedsUpdateProperties() { markProperties() }
    open func updatePropertiesIfNeeded() { LayoutCycle.updateProperties(of: self) }
    open func updateProperties() {}

    /// Returns a formatter of the view's content. Nothing is printed.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    // MARK: Traits and direction

    open var traitCollection: UITraitCollection { resolvedTraits }
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The smallest and largest text sizes of the view and everything below it, whatever the person or a trait override asks for.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rare.sizeCategoryLimits?.minimum }
        set {
            changeSizeCategoryLimits { $0.minimum = newValue }
            wasSet()
        }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rare.sizeCategoryLimits?.maximum }
        set {
            changeSizeCategoryLimits { $0.maximum = newValue }
            wasSet()
        }
    }
    open var traitOverrides: any UITraitOverrides {
        get { rare.traitOverrides ?? MutableTraits(values: TraitSet()) }
        set { setOverrides((newValue as? MutableTraits) ?? MutableTraits(values: TraitSet())) }
    }
    open func updateTraitsIfNeeded() {}
    /// Adapts one of UIKit's own views to a change of traits, before observers are notified.
    func adapt(to changes: TraitMask, from previous: UITraitCollection) {}
    /// Called on UIKit's own views when they get traits for the first time, whether these differ or not.
    func adaptFirst() {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare.traitOverrides?.userInterfaceStyle ?? .unspecified }
        set { traitOverrides.userInterfaceStyle = newValue; wasSet() }
    }
    @safe @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { wasSet(); if semanticContentAttribute != oldValue { directionDidChange() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        direction(attribute, UITraitCollection.current.values.layoutDirection)
    }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { Self.direction(attribute, direction == .rightToLeft ? .rightToLeft : .leftToRight) }

    /// Called after proxies styled the view in a new window, for bars, which style their items then.
    func styleItems() {}
    /// The guide for the content of a view that scrolls, to which constraints from inside refer.
    var contentRegion: (any LayoutRegion)? { nil }
    /// The guide for the frame of a view that scrolls, in the coordinates of its content.
    var frameRegion: (any LayoutRegion)? { nil }
    /// Called with the size of `contentRegion`.
    func contentSizeFromConstraints(_ size: CGSize) {}
    /// Called when the intrinsic size of a subview may have changed, for views that arrange their subviews.
    func intrinsicSizeDidChange(of subview: UIView) {}
    /// Called when a subview is shown or hidden, for views that arrange their subviews.
    func subviewVisibilityDidChange(_ subview: UIView) {}
    /// Called on the root of a tree when a view in it is marked.
    func treeNeedsPass() {}
    /// The part of this view's safe area that subviews inherit.
    var safeAreaForSubviews: UIEdgeInsets { insets.safeArea }

    // MARK: State restoration (never called)

    open var restorationIdentifier: String? {
        get { rare.restorationIdentifier }
        set { ownRare.restorationIdentifier = newValue }
    }
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Storage for the extensions

    @safe @exclusivity(unchecked) final var box: LayoutBox?
    /// The frame that was last set from outside. An ambiguous layout prefers it.
    final var givenFrame = CGRect.zero
    final var heldConstraints: [NSLayoutConstraint] = []
    final nonisolated(unsafe) var itemReference: LayoutItemReference?
    final var ownGuides: [UILayoutGuide] = []
    final var systemGuides: [UILayoutGuide] = []
    final var hostedEngine: LayoutEngine?
    final var sizePriorities = SizePriorities.standard
    final var cycle: CycleFlags = .fresh
    final var passes = PassCount()
    @safe @exclusivity(unchecked) final var insets = InsetState()
    final var traits: UITraitCollection?
    /// What was set of the values that most views leave as they are; nil if nothing was.
    private final var rareStorage: ViewRareData?
    /// The rare values, to read.
    final var rare: ViewRareData { rareStorage ?? .standard }
    /// The rare values, to write.
    final var ownRare: ViewRareData {
        if let rareStorage { return rareStorage }
        let values = ViewRareData()
        rareStorage = values
        return values
    }
    final var trackedTraits = TrackedTraits()
    final var observer: ViewObserver?
    @safe @exclusivity(unchecked) final var setterNotes = SetterNotes()

    deinit {
        // Objects that outlive the view must not refer to it.
        unsafe itemReference?.clear()
        layerStorage.view = nil
        for view in subviewStorage { view.superviewStorage = nil }
        for constraint in heldConstraints { constraint.holder = nil }
        for guide in ownGuides { guide.owner = nil }
        for guide in systemGuides { guide.owner = nil }
        hostedEngine?.root = nil
        observer?.view = nil
    }

    open func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { ownRare.traitRegistrations.append(registration) }
    }
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        ownRare.traitRegistrations.removeAll { $0 === registration }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { ViewDescription.text(of: self) } }

    // MARK: What subclasses of UIKit answer about themselves

    /// Whether the view is a control, which the layer tree tells.
    var isControl: Bool { false }
    /// The class of UIKit that implements the view's passes. If it is the view's own class, no code of an app runs in them.
    var classOfPasses: AnyClass { UIView.self }
    /// Whether subviews that preserve margins take over those at the top and bottom.
    var passesOnVerticalMargins: Bool { true }
    /// The recognisers that the view has without being given them.
    var builtInRecognizers: [UIGestureRecognizer] { [] }
    /// Whether the view is laid out again when the keyboard appears or disappears.
    var dependsOnKeyboard: Bool { false }
    /// Whether a gesture recognised by the view's recogniser may cancel touches in a descendant.
    func mayCancelTouches(in descendant: UIView, for recognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the view arranges this subview itself.
    func arranges(_ view: UIView) -> Bool { false }
    /// Reports a change of properties that follow the bounds to their observers.
    func boundsWereObserved() {}
}
