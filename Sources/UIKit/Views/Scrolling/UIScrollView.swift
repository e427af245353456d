import Foundation

/// A view that shows a part of its content, which may be larger than the view. The origin of its bounds determines which part.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    package override nonisolated class var table: PropertyTable { scrollViewProperties }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setDefaults { clipsToBounds = true }
        contentLayoutGuide.role = .scrollContent
        frameLayoutGuide.role = .scrollFrame
        for guide in [contentLayoutGuide, frameLayoutGuide] {
            guide.identifier = guide.role.identifier
            guide.owner = self
            systemGuides.append(guide)
        }
    }

    /// The content area, in content coordinates. The size that its constraints determine becomes `contentSize`.
    public final let contentLayoutGuide = UILayoutGuide()
    /// The frame of the scroll view, which does not scroll.
    public final let frameLayoutGuide = UILayoutGuide()
    final override var contentRegion: (any LayoutRegion)? { contentLayoutGuide }
    final override var frameRegion: (any LayoutRegion)? { frameLayoutGuide }

    /// The delegate, also that of a table, collection view or text view; see `ScrollDelegating`.
    final weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
    }
    func scrollDelegateDidChange() {}

    // MARK: Content

    /// The size of the content in points. Constraints set it if the content is constrained to the scroll view's edges.
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue { contentDidChange() }
            if KeyValueTable.isUsed { KeyValueTable.changed(self, "contentSize") }
        }
    }

    /// The point of the content that is at the top-left corner of the frame. It is rounded to whole pixels; an origin of the bounds is not
    /// (Suites.md, offsetPixels).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            isOffsetChosen = true
            glide = nil
            move(to: onPixels(newValue))
        }
    }

    /// With `animated`, the offset moves there over time. The delegate sees every step and is told of the end.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { scroll(to: offset, animated: animated) }

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            wasSet()
            if contentInset != oldValue { insetDidChange() }
        }
    }

    /// `contentInset` plus the part of the safe area that applies, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { wasSet(); if contentInsetAdjustmentBehavior != oldValue { adjustmentDidChange() } }
    }

    open func adjustedContentInsetDidChange() {}

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(to: offsetShowing(rect), animated: animated) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustmentDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        adjustmentDidChange()
    }

    // MARK: Behaviour

    open var isScrollEnabled = true { didSet { wasSet() } }
    open var isPagingEnabled = false { didSet { wasSet() } }
    open var isDirectionalLockEnabled = false { didSet { wasSet() } }
    open var bounces = true { didSet { wasSet() } }
    open var alwaysBounceVertical = false { didSet { wasSet(); if alwaysBounceVertical != oldValue { adjustmentDidChange() } } }
    open var alwaysBounceHorizontal = false { didSet { wasSet(); if alwaysBounceHorizontal != oldValue { adjustmentDidChange() } } }
    open var bouncesZoom = true { didSet { wasSet() } }
    open var scrollsToTop = true { didSet { wasSet() } }
    open var delaysContentTouches = true { didSet { wasSet() } }
    open var canCancelContentTouches = true { didSet { wasSet() } }
    open var showsVerticalScrollIndicator = true { didSet { wasSet() } }
    open var showsHorizontalScrollIndicator = true { didSet { wasSet() } }
    open var indicatorStyle = IndicatorStyle.default { didSet { wasSet() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { wasSet() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { wasSet() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { verticalScrollIndicatorInsets = newValue; horizontalScrollIndicatorInsets = newValue; wasSet() }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { wasSet() } }
    open var decelerationRate = DecelerationRate.normal { didSet { wasSet() } }
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { wasSet() } }
    open var indexDisplayMode = IndexDisplayMode.automatic { didSet { wasSet() } }
    open var minimumZoomScale: CGFloat = 1 { didSet { wasSet() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { wasSet() } }
    open var zoomScale: CGFloat = 1
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open internal(set) var isDragging = false
    open internal(set) var isTracking = false
    open internal(set) var isDecelerating = false
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    /// The fade of content at an edge. Stored but not drawn.
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    open func flashScrollIndicators() {}
    /// The control that starts refreshing when the content is pulled down; a subview behind the content. Its spinner is not drawn.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    public final lazy var panGestureRecognizer = makePan()
    /// The content offset when the drag began.
    final var dragStart = CGPoint.zero
    /// The row or item under the finger.
    final var touchedPath: IndexPath?

    /// Allows a drag to begin only along an axis that scrolls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer ? mayDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        (self as? any TouchedRows)?.rowTouched(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = false
        (self as? any TouchedRows)?.rowReleased()
        if let touch = touches.first { wasTapped(at: touch.location(in: self)) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = false
        (self as? any TouchedRows)?.rowLost()
    }

    override var builtInRecognizers: [UIGestureRecognizer] { isScrollEnabled ? [panGestureRecognizer] : [] }

    /// The pan cancels only touches in content that allows it.
    override func mayCancelTouches(in descendant: UIView, for recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === panGestureRecognizer, descendant !== self else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: descendant)
    }

    override var passesOnVerticalMargins: Bool { false }
    override func boundsWereObserved() { KeyValueTable.changed(self, "contentOffset") }

    /// Called when a touch that did not become a drag ends.
    func wasTapped(at point: CGPoint) {}
    public final lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

    // MARK: Implementation

    /// Whether a content offset was set. Until then, the scroll view shows the start of its content.
    final var isOffsetChosen = false
    private var lastAdjustment = UIEdgeInsets.zero
    /// The inset that the offset was last aligned to.
    private var alignedInset = UIEdgeInsets.zero

    /// The edges of the safe area by which the content is not inset: rows of a table reach under the sides of the screen, and their contents
    /// keep out of it (apple-docs: `insetsContentViewsToSafeArea`).
    override var safeAreaForSubviews: UIEdgeInsets {
        let safe = insets.safeArea, inset = safeAreaAdjustment
        return UIEdgeInsets(
            top: inset.top > 0 ? 0 : safe.top, left: inset.left > 0 ? 0 : safe.left, bottom: inset.bottom > 0 ? 0 : safe.bottom,
            right: inset.right > 0 ? 0 : safe.right)
    }

    /// Whether the content is laid out to fill the area inside the insets.
    var contentFillsRoom: Bool { false }
    func roomForContentDidChange() {}

    override func contentSizeFromConstraints(_ size: CGSize) { contentSize = size }

    private func contentDidChange() {
        adjustmentDidChange()
        markLayout(.bounds)
    }

    /// The scrolling animation under way.
    final var glide: ScrollGlide?

    final func move(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        let isVertical = offset.y != bounds.origin.y
        bounds.origin = offset
        if isVertical { tellBar() }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    private func tellBar() {
        var responder = next
        while let current = responder, !current.follows(self) { responder = current.next }
    }

    /// Rounds an offset to whole pixels, half up (Suites.md, offsetPixels).
    final func onPixels(_ offset: CGPoint) -> CGPoint { CGPoint(x: onPixel(offset.x), y: onPixel(offset.y)) }

    /// A distance that is whole pixels but for noise is returned as it is, so that it still equals the inset that it comes from.
    private func onPixel(_ distance: CGFloat) -> CGFloat {
        PixelGrid.isPartOfPixel(distance, pixelScale) ? roundToPixel(distance) : distance
    }

    /// Tells of a new inset. The offset follows in the next layout (Suites.md, insetOffset).
    private func insetDidChange() {
        noteAdjustment()
        setNeedsLayout()
    }

    private func noteAdjustment() {
        guard adjustedContentInset != lastAdjustment else { return }
        lastAdjustment = adjustedContentInset
        // What the content is inset by, it overlaps no more.
        if insets.isPopulated { for view in subviewStorage { view.updateInsets() } }
        roomForContentDidChange()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func adjustmentDidChange() {
        noteAdjustment()
        let adjusted = adjustedContentInset, old = alignedInset
        alignedInset = adjusted
        if !isOffsetChosen {
            align(to: startOffset(adjusted))
        } else if adjusted.top != old.top, contentOffset.y == onPixel(-old.top) {
            align(to: CGPoint(x: contentOffset.x, y: -adjusted.top))
        }
    }

    /// Scrolls to where the inset wants the content. Nothing is told of a view without a size, such as one before its first layout: delegates
    /// divide by its width (inferred).
    private func align(to offset: CGPoint) {
        let offset = onPixels(offset)
        if bounds.isEmpty { bounds.origin = offset } else { move(to: offset) }
    }

    /// Returns the offset that shows the start of the content: its top and its leading edge. That right-to-left content starts at its right
    /// end is inferred.
    private func startOffset(_ inset: UIEdgeInsets) -> CGPoint {
        let overflow = contentSize.width + inset.right - bounds.width
        let x = isRightToLeft && overflow > -inset.left ? overflow : -inset.left
        return CGPoint(x: x, y: -inset.top)
    }

    private var safeAreaAdjustment: UIEdgeInsets {
        let safe = insets.safeArea
        guard safe != .zero else { return .zero }
        let inset = contentInset
        // Content that fills the area inside the safe area is inset by it (inferred: otherwise content that is sized to that area would be
        // inset in every other pass). The hundredth of a point allows for rounding.
        let least = contentFillsRoom ? bounds.height - 0.01 : bounds.height
        let isTall = alwaysBounceVertical || contentSize.height + inset.top + inset.bottom + safe.top + safe.bottom > least
        // Content as wide as the view extends under the safe area at the sides (apple-docs: an axis scrolls when the content is larger than
        // the frame).
        let isWide = alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return safe.only(horizontal: isWide, vertical: isTall)
        case .automatic: return safe.only(horizontal: isWide, vertical: isTall || isInContainer)
        }
    }

    /// Whether a navigation or tab bar controller shows the view's controller (Margins.md, contentInsetAdjustment; documented for `.automatic`).
    private var isInContainer: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let covered = current.barInsetsOfContainer { return covered != .zero }
            responder = current.next
        }
        return false
    }

    private func offsetShowing(_ rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset, visible = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
        let farthest = CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - bounds.width),
            y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
        return CGPoint(x: min(max(offset.x, -inset.left), farthest.x), y: min(max(offset.y, -inset.top), farthest.y))
    }
}

extension UIEdgeInsets {
    func only(horizontal: Bool, vertical: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0, right: horizontal ? right : 0)
    }
}
