import Foundation
import Graphics

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Presents a controller in a popover that points at its source. In compact width it becomes a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:traitCollection:)` returns `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView? { didSet { arrange() } }
    /// The part of the source view at which the popover points; null for all of it.
    open var sourceRect = CGRect.null { didSet { arrange() } }
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { arrange() } }
    open var barButtonItem: UIBarButtonItem? { didSet { arrange() } }
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { arrange() } }
    /// The side at which the shown popover has its arrow.
    open var arrowDirection: UIPopoverArrowDirection { geometry?.direction ?? .unknown }
    open var backgroundColor: UIColor? { didSet { card?.backgroundColor = backgroundColor } }
    open var passthroughViews: [UIView]?
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { arrange() } }
    open var canOverlapSourceViewRect = false { didSet { arrange() } }
    /// The sheet that stands in for the popover in compact width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? super.frameOfPresentedViewInContainerView }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { delegate as? any UIPopoverPresentationControllerDelegate }

    // MARK: Geometry

    private var geometry: PopoverGeometry? {
        guard let container = containerView else { return nil }
        let room = container.bounds.inset(by: container.safeAreaInsets.union(popoverLayoutMargins + covered(container)))
        return PopoverGeometry(
            size: contentSize, source: source(in: container), room: room, permitted: permittedArrowDirections,
            overlaps: canOverlapSourceViewRect, pixels: container.pixelScale)
    }

    private func covered(_ container: UIView) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: container.keyboardCover, right: 0)
    }

    /// Whether there is something to point at.
    final var hasSource: Bool { sourceView != nil || sourceItem != nil || barButtonItem != nil }

    /// The preferred size of the content; 320 × 480 without one (inferred).
    private var contentSize: CGSize {
        let wanted = presentedViewController.contentSizeOfPresentation
        return CGSize(width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480)
    }

    /// The rectangle at which the arrow points. A bar's item without a view is at the trailing end of the bar.
    private func source(in container: UIView) -> CGRect {
        let item = barButtonItem ?? sourceItem as? UIBarButtonItem
        guard let view = item?.shownView ?? sourceItem as? UIView ?? sourceView else {
            let end: CGFloat = container.isRightToLeft ? 20 : container.bounds.width - 44
            return CGRect(x: end, y: container.safeAreaInsets.top, width: 24, height: 44)
        }
        let isWhole = item?.shownView != nil || sourceRect.isNull
        return view.convert(isWhole ? view.bounds : sourceRect, to: container)
    }

    // MARK: Views

    override var manner: PresentationManner { .popover }

    private var card: PopoverCard?

    override func install(_ view: UIView, in context: PresentationContext) {
        popoverDelegate?.prepareForPopoverPresentation(self)
        let container = makeContainer(in: context)
        let ground = DimmingView { [weak self] in self?.userAsksToDismiss() }
        ground.backgroundColor = .clear
        container.addFilling(ground)
        let card = PopoverCard(view)
        card.backgroundColor = backgroundColor
        container.addSubview(card)
        self.card = card
        presentationTransitionWillBegin()
        layOutContainer()
    }

    override func layOutContainer() {
        guard let geometry, let card else { return super.layOutContainer() }
        containerViewWillLayoutSubviews()
        card.adopt(geometry)
        containerViewDidLayoutSubviews()
    }

    private func arrange() {
        guard let container = containerView else { return }
        layOutContainer()
        container.layoutIfNeeded()
    }

    override func uninstall() {
        super.uninstall()
        card = nil
    }

    override var movesItself: Bool { true }
    override func move(outside: Bool) { containerView?.alpha = outside ? 0 : 1 }

    override var mayDismiss: Bool { popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true }
    override func wasDismissed() { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }

    // MARK: Adaptation

    override func standardStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
        if presentedViewController.isMadeForWindow { return presentedViewController.coversItself ? .overFullScreen : nil }
        return traits.horizontalSizeClass == .compact ? .pageSheet : nil
    }

    override func standIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        style == .pageSheet || style == .formSheet ? adaptiveSheetPresentationController : super.standIn(for: style)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
