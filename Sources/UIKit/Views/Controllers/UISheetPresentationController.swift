import Foundation

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height of a detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Presents a controller on a card: at the bottom of a phone with the height of a detent, in the middle of an iPad.
///
/// Before iOS 26 a card reaches the sides and the bottom of the screen, and a large one leaves a view of the presenter, which becomes
/// smaller. From iOS 26 on a card that is not large floats, scaled down (Generations.md, sheet rows).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    @preconcurrency @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let value: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(_ identifier: Identifier, _ value: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.value = value
            super.init()
        }

        /// A detent about half as high as the screen; inactive in compact height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetHeights)?.medium ?? context.maximumDetentValue / 2
            }
        }
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(GivenName("Plumb.detent").text), resolver) }

        /// Returns the height in points without the bottom safe area, or nil if the detent is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { value(context) }
    }

    /// The heights at which the sheet can rest.
    open var detents: [Detent] = [.large()] { didSet { arrange() } }
    /// The detent at which the sheet rests; the smallest one if it is nil or not among `detents`.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { arrange() } } }
    /// The largest detent that leaves the views below undimmed and open to touches; nil if all dim them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { arrange() } }
    open var prefersGrabberVisible = false { didSet { arrange() } }
    /// Whether a drag in content that is scrolled to its top makes the sheet larger before the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stays at the bottom in compact height, where it covers the whole screen otherwise.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { arrange() } }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { arrange() } }
    open var preferredCornerRadius: CGFloat? { didSet { arrange() } }
    open var sourceView: UIView?
    /// Stored only: sheets have the page sizing of their style.
    open var prefersPageSizing = true

    /// Animates the changes of the sheet that are made in the block.
    open func animateChanges(_ changes: () -> Void) {
        guard card?.window != nil, AnimationScope.isEnabled else { return changes() }
        AnimationScope(timing: UIViewController.systemPresentation).run(changes)
    }

    /// Asks the detents for their heights again.
    open func invalidateDetents() { arrange() }

    // MARK: Geometry

    open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? super.frameOfPresentedViewInContainerView }

    /// Where the card stands in the container; nil before it is presented.
    private var geometry: SheetGeometry? {
        guard let container = containerView else { return nil }
        let room = SheetRoom(container, style: presentedViewController.modalPresentationStyle)
        guard room.traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight || !room.isPhone else {
            return .full(in: room)
        }
        let heights = SheetHeights(room)
        let wanted = presentedViewController.contentSizeOfPresentation
        let width = widthFollowsPreferredContentSizeWhenEdgeAttached && wanted.width > 0 ? wanted.width : nil
        let chosen = selected(heights)
        if room.isCentered { return .centered(wanted, chosen?.height, in: room) }
        guard let chosen else { return .full(in: room) }
        return .atBottom(height: chosen.height, width: width, in: room)
    }

    /// Returns the active detent at which the sheet rests, with its height.
    private func selected(_ heights: SheetHeights) -> (detent: Detent, height: CGFloat)? {
        let active = activeDetents(heights)
        return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// Returns the active detents, the smallest first.
    private func activeDetents(_ heights: SheetHeights) -> [(detent: Detent, height: CGFloat)] {
        let all = detents.compactMap { detent in
            detent.resolvedValue(in: heights).map { (detent: detent, height: min(max(0, $0), heights.maximumDetentValue)) }
        }
        return all.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
    }

    private var isUndimmed: Bool {
        guard let largest = largestUndimmedDetentIdentifier, let container = containerView else { return false }
        let heights = SheetHeights(SheetRoom(container, style: presentedViewController.modalPresentationStyle))
        guard let limit = detents.first(where: { $0.identifier == largest })?.resolvedValue(in: heights),
            let current = selected(heights)
        else { return false }
        return current.height <= limit
    }

    // MARK: Views

    override var manner: PresentationManner { .sheet }

    private var card: SheetCard?
    private var dimming: DimmingView?
    private let recession = PresenterRecession()

    /// What becomes smaller behind another sheet: the card.
    override var viewToRecede: UIView? { card }

    override func install(_ view: UIView, in context: PresentationContext) {
        let container = makeContainer(in: context)
        let dimming = DimmingView { [weak self] in self?.userAsksToDismiss() }
        container.addFilling(dimming)
        let card = SheetCard(view)
        card.onDrag = { [weak self] in self?.cardWasDragged(by: $0) }
        card.takesScroll = { [weak self] in self?.takesScroll($0) ?? false }
        container.addSubview(card)
        (self.card, self.dimming) = (card, dimming)
        presentationTransitionWillBegin()
        layOutContainer()
    }

    override func layOutContainer() {
        guard let geometry, let card, let container = containerView as? PresentationContainer else { return super.layOutContainer() }
        containerViewWillLayoutSubviews()
        let fades = presentedViewController.modalTransitionStyle == .crossDissolve
        card.adopt(
            geometry, radius: preferredCornerRadius, showsGrabber: prefersGrabberVisible && !geometry.isFull,
            drop: isOutside && !fades ? container.bounds.height - geometry.frame.minY : 0)
        if fades { card.alpha = isOutside ? 0 : 1 }
        container.passesTouches = isUndimmed
        dimming?.alpha = isUndimmed || geometry.isFull || isOutside ? 0 : 1
        recede(geometry, in: container)
        containerViewDidLayoutSubviews()
    }

    override var makesPresenterRecede: Bool { geometry?.coversPresenter ?? false }

    private func recede(_ geometry: SheetGeometry, in container: UIView) {
        guard geometry.coversPresenter, !isOutside, let view = recedingView else { return recession.end() }
        recession.begin(view, in: container, top: geometry.presenterTop)
    }

    /// The card of the sheet below, otherwise the view below.
    private var recedingView: UIView? {
        let presenter = presentingViewController.outermost
        return presenter.presentationStorage?.performer.viewToRecede ?? presenter.viewIfLoaded
    }

    override var movesItself: Bool { true }

    override func move(outside: Bool) {
        isOutside = outside
        layOutContainer()
    }

    /// Whether the card is below the screen, where it comes from and goes to.
    private var isOutside = false

    override func uninstall() {
        recession.end()
        super.uninstall()
        (card, dimming, isOutside) = (nil, nil, false)
    }

    private func arrange() {
        guard let container = containerView else { return }
        layOutContainer()
        container.layoutIfNeeded()
    }

    // MARK: Dragging

    /// Whether a drag by a distance in content at its top moves the sheet instead: up to a larger detent if scrolling expands the sheet,
    /// down in any case.
    private func takesScroll(_ distance: CGFloat) -> Bool {
        guard let container = containerView else { return false }
        guard distance < 0 else { return true }
        let heights = SheetHeights(SheetRoom(container, style: presentedViewController.modalPresentationStyle))
        guard prefersScrollingExpandsWhenScrolledToEdge, let current = selected(heights) else { return false }
        return activeDetents(heights).contains { $0.height > current.height + 0.5 }
    }

    /// Moves the sheet to the detent that is closest to where the card was dragged, or dismisses it.
    private func cardWasDragged(by distance: CGFloat) {
        guard let container = containerView else { return }
        let heights = SheetHeights(SheetRoom(container, style: presentedViewController.modalPresentationStyle))
        let active = activeDetents(heights)
        guard let current = selected(heights), let smallest = active.first else { return }
        let reached = current.height - distance
        guard reached > smallest.height / 2 else { return userAsksToDismiss() }
        guard let next = active.min(by: { abs($0.height - reached) < abs($1.height - reached) }), next.detent !== current.detent else {
            return
        }
        animateChanges { selectedDetentIdentifier = next.detent.identifier }
        (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

extension UISheetPresentationController.Detent.Identifier {
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
