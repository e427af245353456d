import Foundation
import Graphics

/// The view that a presented view and what belongs to it are in. It covers the view in whose context the controller is presented.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?
    /// Whether touches beside the presented view reach the views below.
    var passesTouches = false

    override var dependsOnKeyboard: Bool { true }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if !changes.isDisjoint(with: [.horizontalSizeClass, .verticalSizeClass]) { setNeedsLayout() }
    }

    /// The size classes for which the style was chosen.
    private var sizeClasses: [Int]?

    override func layoutSubviews() {
        super.layoutSubviews()
        let traits = resolvedTraits.values, classes = [traits.horizontalSizeClass, traits.verticalSizeClass].map(\.rawValue)
        let former = sizeClasses
        sizeClasses = classes
        if let former, former != classes { presentation?.traitsOfContainerDidChange() }
        presentation?.layOutContainer()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passesTouches && (hit === self || hit is DimmingView) ? nil : hit
    }
}

/// Darkens what is below a sheet, and dismisses the sheet when it is tapped.
final class DimmingView: UIView {
    private let tapped: () -> Void

    init(tapped: @escaping () -> Void) {
        self.tapped = tapped
        super.init(frame: .zero)
        backgroundColor = .dimming
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}

extension UIColor {
    /// The colour over what is below a sheet or an alert (inferred from looking at iOS).
    static var dimming: UIColor { UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) } }
}

extension UIView {
    /// Whether the view is part of a sheet's content.
    final var isInSheet: Bool { superviewStorage.map { $0 is SheetCard || $0.isInSheet } ?? false }
}

/// The card of a sheet: it clips the presented view, and shows a grabber above it.
final class SheetCard: UIView, ScrollTaker {
    private let clip = UIView()
    private let content: UIView
    private let grabber = UIView()
    private var contentSafeArea = UIEdgeInsets.zero
    /// Called with the distance by which a finger moved the card down.
    var onDrag: ((CGFloat) -> Void)?
    /// Whether a drag down by a distance, in content that is scrolled to its top, is the card's.
    var takesScroll: ((CGFloat) -> Bool)?

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        addFilling(clip)
        clip.addFilling(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { return nil }

    /// The grabber is 36 × 5, 5 points below the card's top (Generations.md, sheetGrabber).
    private static let grabberSize = CGSize(width: 36, height: 5)

    override var safeAreaForSubviews: UIEdgeInsets { contentSafeArea }

    /// - Parameter drop: How far below its frame the card is.
    func adopt(_ geometry: SheetGeometry, radius: CGFloat?, showsGrabber: Bool, drop: CGFloat) {
        let size = geometry.contentSize
        traitOverrides.horizontalSizeClass = geometry.isCompactWidth ? .compact : .unspecified
        bounds = CGRect(origin: .zero, size: size)
        center = CGPoint(x: geometry.frame.midX, y: geometry.frame.midY + drop)
        // A card that another sheet has pushed back keeps its own transform.
        if !isReceding { transform = geometry.scale == 1 ? .identity : CGAffineTransform(scaleX: geometry.scale, y: geometry.scale) }
        clip.frame = bounds
        content.frame = clip.bounds
        clip.layer.cornerRadius = geometry.isFull ? 0 : radius ?? systemMetrics.sheetCornerRadius
        clip.layer.maskedCorners = geometry.corners
        grabber.isHidden = !showsGrabber
        let pill = Self.grabberSize
        grabber.frame = CGRect(x: roundToPixel((size.width - pill.width) / 2), y: 5, width: pill.width, height: pill.height)
        guard contentSafeArea != geometry.safeArea else { return }
        contentSafeArea = geometry.safeArea
        clip.updateInsets()
    }

    /// Whether another sheet has pushed the card back.
    var isReceding = false

    // MARK: Dragging

    private lazy var pan = {
        let pan = UIPanGestureRecognizer()
        pan.view = self
        pan.onChange = { [weak self] _ in self?.dragged() }
        return pan
    }()

    override var builtInRecognizers: [UIGestureRecognizer] { super.builtInRecognizers + [pan] }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let way = pan.translation(in: superview)
        return abs(way.y) > abs(way.x)
    }

    /// Whether a drag that begins in a scroll view moves the card.
    func takesDrag(of scroll: UIScrollView, by way: CGPoint) -> Bool {
        guard abs(way.y) > abs(way.x), way.y < 0 || scroll.refreshControl == nil,
            scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
        else { return false }
        return takesScroll?(way.y) ?? false
    }

    private func dragged() {
        if pan.state == .ended { onDrag?(pan.translation(in: superview).y) }
    }
}

/// The presenter behind a large sheet before iOS 26: smaller, with round corners, on black.
@MainActor final class PresenterRecession {
    private weak var view: UIView?
    private var ground: UIView?
    private var kept: (radius: CGFloat, clips: Bool, corners: CACornerMask, safeArea: UIEdgeInsets?) = (0, false, .all, nil)
    private var size = CGSize.zero

    /// The distance of the presenter from the sides (inferred from looking at iOS 13 to 18).
    private static let margin: CGFloat = 16
    private static let radius: CGFloat = 10

    func begin(_ view: UIView, in container: UIView, top: CGFloat) {
        if let old = self.view, old !== view || size != container.bounds.size { end() }
        guard self.view == nil, container.bounds.width > 0 else { return }
        self.view = view
        size = container.bounds.size
        if view.superview is UIWindow { addGround(below: view) }
        (view as? SheetCard)?.isReceding = true
        kept = (view.layer.cornerRadius, view.clipsToBounds, view.layer.maskedCorners, view.fixedSafeAreaInsets)
        // The presenter is not laid out again: its safe area stays.
        if !(view is SheetCard) { view.fixedSafeAreaInsets = view.safeAreaInsets }
        let scale = (container.bounds.width - 2 * Self.margin) / container.bounds.width
        let frame = view.frame
        let moved = top - (frame.midY - scale * frame.height / 2)
        view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: 0, y: moved))
        guard !(view is SheetCard) else { return }
        view.layer.cornerRadius = Self.radius / scale
        view.layer.maskedCorners = .top
        view.clipsToBounds = true
    }

    private func addGround(below view: UIView) {
        guard let window = view.superview else { return }
        let ground = UIView()
        ground.backgroundColor = .black
        window.addFilling(ground, at: 0)
        self.ground = ground
    }

    func end() {
        guard let view else { return }
        self.view = nil
        view.transform = .identity
        (view as? SheetCard)?.isReceding = false
        if !(view is SheetCard) {
            view.layer.cornerRadius = kept.radius
            view.layer.maskedCorners = kept.corners
            view.clipsToBounds = kept.clips
            view.fixedSafeAreaInsets = kept.safeArea
        }
        guard let ground else { return }
        self.ground = nil
        // While the presenter grows back, it does not cover the ground.
        guard AnimationScope.current != nil else { return ground.removeFromSuperview() }
        UIViewController.after(UIViewController.systemPresentation) { ground.removeFromSuperview() }
    }
}

extension UIView {
    /// The height of the part at the view's bottom that the keyboard covers.
    final var keyboardCover: CGFloat {
        guard let window, let height = window.environment.keyboardHeight else { return 0 }
        return max(0, height - (window.bounds.maxY - convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y))
    }
}
