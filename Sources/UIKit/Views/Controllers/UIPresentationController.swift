import Foundation

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: DelegateMessages {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { adaptivePresentationStyle(for: controller) }
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Controls how a controller is presented over another. Its callbacks are called, and the presented view has the frame that it returns.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presenting = presentingViewController
        super.init()
    }

    public unowned let presentedViewController: UIViewController
    final weak var presenting: UIViewController?
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The superview of the presented view.
    open internal(set) weak var containerView: UIView?
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The frame of the presented view in the container's coordinates, in points.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var overrideTraitCollection: UITraitCollection?

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: What the system does for its own styles

    var manner: PresentationManner { .cover }

    /// Adds the view, in a container where the style has one.
    func install(_ view: UIView, in context: PresentationContext) {
        guard presentationStyle == .custom, type(of: self) != UIPresentationController.self else { return cover(view, context) }
        let container = makeContainer(in: context)
        presentationTransitionWillBegin()
        containerViewWillLayoutSubviews()
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(presentedView ?? view)
        containerViewDidLayoutSubviews()
    }

    /// Adds the view without a container: it covers everything.
    private func cover(_ view: UIView, _ context: PresentationContext) {
        view.frame = context.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        context.insert(view)
        containerView = context.superview
        presentationTransitionWillBegin()
    }

    final func makeContainer(in context: PresentationContext) -> PresentationContainer {
        let container = PresentationContainer()
        container.presentation = self
        container.frame = context.frame
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        context.insert(container)
        containerView = container
        return container
    }

    /// Called by the container in each of its layouts.
    func layOutContainer() {
        containerViewWillLayoutSubviews()
        containerViewDidLayoutSubviews()
    }

    /// Removes what was added.
    func uninstall() {
        if containerView is PresentationContainer { containerView?.removeFromSuperview() }
        containerView = nil
    }

    /// Whether the presentation moves in and out by itself, and not by a transition of the presented view.
    var movesItself: Bool { false }
    /// Moves the presented view to where it comes from, or to where it is shown.
    func move(outside: Bool) {}
    /// Whether the presenter is smaller behind the presented view, on black.
    var makesPresenterRecede: Bool { false }
    /// What becomes smaller behind a sheet over this presentation; nil for the controller's view.
    var viewToRecede: UIView? { nil }

    /// A tap beside the presented view, or a drag that dismisses it.
    final func userAsksToDismiss() {
        let asked = asking ?? self
        guard !presentedViewController.isModalInPresentation, asked.delegate?.presentationControllerShouldDismiss(asked) ?? true,
            asked.mayDismiss
        else {
            asked.delegate?.presentationControllerDidAttemptToDismiss(asked)
            return
        }
        asked.delegate?.presentationControllerWillDismiss(asked)
        presentedViewController.presentingViewController?.dismiss(animated: true) {
            asked.delegate?.presentationControllerDidDismiss(asked)
            asked.wasDismissed()
        }
    }

    /// Whether the delegate of a subclass lets the user dismiss it.
    var mayDismiss: Bool { true }
    func wasDismissed() {}

    // MARK: Adaptation

    /// The presentation that is shown instead of this one, in another style.
    private final var adapted: UIPresentationController?
    /// The presentation that this one stands in for.
    private final weak var asking: UIPresentationController?
    /// The controller that the delegate shows instead, such as a navigation controller around the presented one.
    final private(set) var substitute: UIViewController?

    /// The presentation that is shown.
    final var performer: UIPresentationController { adapted ?? self }
    /// The controller whose view is shown.
    final var shownController: UIViewController { substitute ?? presentedViewController }

    /// The style for a size class, if the delegate says nothing; nil to keep the own one.
    func standardStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? { nil }
    /// Returns what stands in for this presentation in a style.
    func standIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        style == .fullScreen || style == .overFullScreen
            ? UIPresentationController(presentedViewController: presentedViewController, presenting: presenting) : nil
    }

    /// Chooses the style for a window: in a compact size class the delegate may choose another style, and another controller.
    final func adapt(to traits: UITraitCollection) {
        (adapted, substitute) = (nil, nil)
        guard let standard = standardStyle(for: traits) else { return }
        if presentedViewController.isMadeForWindow { adapted = standIn(for: standard); adapted?.asking = self; return }
        var style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        if style == .automatic { style = standard }
        guard style != .none, let other = standIn(for: style) else {
            delegate?.presentationController(self, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
            return
        }
        adapted = other
        other.asking = self
        other.presenting = presenting
        other.ownStyle = style
        delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
        substitute = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        if substitute === presentedViewController { substitute = nil }
        substitute?.presentingViewController = presenting
    }

    /// Chooses the style again after the size classes around the shown view have changed, and shows the view in it.
    final func traitsOfContainerDidChange() {
        let asked = asking ?? self
        guard asked.presentedViewController.presentingViewController != nil, let container = containerView, let window = container.window
        else { return }
        let style = asked.shownStyle, manner = asked.performer.manner, old = asked.performer, shown = asked.shownController
        let context = PresentationContext(superview: window, covered: nil)
        asked.adapt(to: window.resolvedTraits)
        let new = asked.performer
        guard new !== old || asked.shownStyle != style || new.manner != manner || asked.shownController !== shown else { return }
        UIView.performWithoutAnimation {
            shown.viewIfLoaded?.removeFromSuperview()
            old.uninstall()
            asked.shownController.view.transform = .identity
            new.install(asked.shownController.view, in: context)
            window.setNeedsLayout()
        }
    }

    /// The style of a presentation that stands in for another.
    private final var ownStyle: UIModalPresentationStyle?
    /// The style in which the controller is shown.
    final var shownStyle: UIModalPresentationStyle { performer.ownStyle ?? presentedViewController.modalPresentationStyle }

    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? UITraitCollection.current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What a presentation style asks for.
enum PresentationManner { case cover, sheet, popover }

/// Where a presented view is added.
@MainActor struct PresentationContext {
    let superview: UIView
    /// The view that is covered; nil for everything in the superview.
    let covered: UIView?

    var frame: CGRect { covered?.frame ?? superview.bounds }

    func insert(_ view: UIView) {
        if let covered { superview.insertSubview(view, aboveSubview: covered) } else { superview.addSubview(view) }
    }
}
