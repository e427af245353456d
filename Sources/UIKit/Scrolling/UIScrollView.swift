import Foundation

/// A window on content that may be larger than itself. What shows is decided by the origin of its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        contentLayoutGuide.role = .scrollContent
        frameLayoutGuide.role = .scrollFrame
        for guide in [contentLayoutGuide, frameLayoutGuide] {
            guide.identifier = guide.role.identifier
            guide.owner = self
            systemGuides.append(guide)
        }
    }

    /// The content, in content coordinates: what its constraints give it becomes `contentSize`.
    public final let contentLayoutGuide = UILayoutGuide()
    /// The frame, which does not scroll.
    public final let frameLayoutGuide = UILayoutGuide()

    /// Whoever is the delegate of this view, of a table, a collection or a text view; see `ScrollDelegating`.
    final weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
    }
    func scrollDelegateDidChange() {}

    // MARK: Content

    /// Points. Set by constraints when the content is tied to the scroll view's edges.
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue { contentDidChange() }
            if KeyValueTable.isUsed { KeyValueTable.changed(self, "contentSize") }
        }
    }

    /// The content's point at the top-left corner of the frame.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            isOffsetChosen = true
            move(to: newValue)
        }
    }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if contentInset != oldValue { adjustmentDidChange() }
            if KeyValueTable.isUsed { KeyValueTable.changed(self, "contentInset") }
        }
    }

    /// `contentInset` and what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustmentDidChange() } }
    }

    open func adjustedContentInsetDidChange() {}

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { contentOffset = offsetShowing(rect) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustmentDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        adjustmentDidChange()
    }

    // MARK: Behaviour (kept, never used)

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { adjustmentDidChange() } } }
    open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { adjustmentDidChange() } } }
    open var bouncesZoom = true
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { verticalScrollIndicatorInsets = newValue; horizontalScrollIndicatorInsets = newValue }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var indexDisplayMode = IndexDisplayMode.automatic
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open internal(set) var isDragging = false
    open internal(set) var isTracking = false
    open internal(set) var isDecelerating = false
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    /// How content fades at an edge; kept, not drawn.
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    open func flashScrollIndicators() {}
    /// Kept; nothing pulls, so its wheel is never seen.
    open var refreshControl: UIRefreshControl?
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    public final lazy var panGestureRecognizer = makePan()
    /// Where the content stood when the finger took hold.
    final var dragStart = CGPoint.zero
    /// The row or item under the finger.
    final var touchedPath: IndexPath?

    /// A drag of the content begins only along an axis that scrolls.
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

    /// What a finger does that was down on the view and did not drag.
    func wasTapped(at point: CGPoint) {}
    public final lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

    // MARK: Inside

    /// Whether somebody has scrolled; until then the content shows its beginning.
    final var isOffsetChosen = false
    private var lastAdjustment = UIEdgeInsets.zero

    override var safeAreaForSubviews: UIEdgeInsets {
        // What the content inset already keeps free is no concern of the content's.
        contentInsetAdjustmentBehavior == .never ? insets.safeArea : .zero
    }

    /// Whether content is laid out in the room that the insets leave.
    var contentFillsRoom: Bool { false }
    func roomForContentDidChange() {}

    func contentSizeFromConstraints(_ size: CGSize) { contentSize = size }

    private func contentDidChange() {
        adjustmentDidChange()
        markLayout(.bounds)
    }

    private func move(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        scrollDelegate?.scrollViewDidScroll(self)
    }

    private func adjustmentDidChange() {
        let adjusted = adjustedContentInset, old = lastAdjustment
        lastAdjustment = adjusted
        if adjusted != old {
            roomForContentDidChange()
            adjustedContentInsetDidChange()
            scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
        if !isOffsetChosen {
            move(to: startOffset(adjusted))
        } else if adjusted.top != old.top, contentOffset.y == -old.top {
            move(to: CGPoint(x: contentOffset.x, y: -adjusted.top))
        }
    }

    /// Where the content begins: its top, and its leading edge. That a right-to-left content starts at its right end is inferred.
    private func startOffset(_ inset: UIEdgeInsets) -> CGPoint {
        let overflow = contentSize.width + inset.right - bounds.width
        let x = isRightToLeft && overflow > -inset.left ? overflow : -inset.left
        return CGPoint(x: x, y: -inset.top)
    }

    private var safeAreaAdjustment: UIEdgeInsets {
        let safe = insets.safeArea
        guard safe != .zero else { return .zero }
        let inset = contentInset
        // What fills the room that the safe area leaves has its insets (inferred: else content that is measured by that room would have
        // them at every other pass). A hundredth of a point is rounding.
        let least = contentFillsRoom ? bounds.height - 0.01 : bounds.height
        let isTall = alwaysBounceVertical || contentSize.height + inset.top + inset.bottom + safe.top + safe.bottom > least
        // Content as wide as the view lies under what is cut off at the sides (apple-docs: an axis scrolls when the content is larger than
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
            if let controller = current as? UIViewController { return controller.barInsets != .zero }
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
    fileprivate func only(horizontal: Bool, vertical: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0, right: horizontal ? right : 0)
    }
}
