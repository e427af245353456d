import Foundation
import Graphics

/// Presenting, dismissing, and replacing one child by another.
extension UIViewController {
    /// Presents a controller in its style, adapted to the window's size classes; a custom presentation controller determines the frame,
    /// and a custom animator moves the view.
    func showModally(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard presentedViewController == nil, controller !== self else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        guard let window = loadedView?.window else { completion?(); return }
        let presentation = controller.preparePresentation(from: self, in: window)
        controller.isBeingPresented = true
        if canAnimate(animated),
            let animator = controller.transitioningDelegate?.animationController(forPresented: controller, presenting: self, source: self)
        {
            return present(controller, by: animator, controller.isCustom ? presentation : nil, in: window, completion)
        }
        show(controller, presentation.performer, in: window, canAnimate(animated), completion)
    }

    private func show(
        _ controller: UIViewController, _ performer: UIPresentationController, in window: UIWindow, _ isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        let context = context(for: controller.presentationStorage?.shownStyle ?? .fullScreen, in: window)
        let shown = controller.presentationStorage?.shownController ?? controller
        let covered = controller.coveredController(by: self)
        covered?.beginAppearance(false, isAnimated)
        shown.appear {
            performer.install(shown.view, in: context)
        } settle: {
            window.layoutIfNeeded()
        }
        controller.isBeingPresented = false
        performer.presentationTransitionDidEnd(true)
        guard isAnimated else {
            covered?.endCovering()
            completion?()
            return
        }
        if performer.movesItself {
            UIView.performWithoutAnimation { performer.move(outside: true) }
            AnimationScope(timing: Self.systemPresentation).run { performer.move(outside: false) }
        } else {
            let entrance = controller.entrance(of: shown, in: window)
            // A flip turns the presenter away, with the window beside it; any other entrance leaves it where it is.
            let old = if case .flip = entrance { outermost.picture(in: shown.view) } else { Layer.nothing }
            shown.view.layer.begin(entrance, from: old, timing: Self.systemPresentation)
        }
        Self.after(Self.systemPresentation) {
            if controller.presentingViewController != nil { covered?.endCovering() }
            completion?()
        }
    }

    /// The controller whose view leaves the window while this one covers it; nil if it stays below.
    private func coveredController(by presenter: UIViewController) -> UIViewController? {
        guard !coversItself, presentationStorage?.shownStyle == .fullScreen else { return nil }
        return presenter.outermost
    }

    private func endCovering() {
        guard let view = viewIfLoaded, let superview = view.superviewStorage else { return }
        endAppearance()
        uncover = { [weak superview, weak view] in
            guard let superview, let view else { return }
            view.frame = superview.bounds
            superview.insertSubview(view, at: 0)
        }
        view.removeFromSuperview()
    }

    /// Puts the view back that a full-screen presentation had removed.
    private func beginUncovering(_ animated: Bool) {
        guard appearance == .gone || appearance == .disappearing, let view = viewIfLoaded else { return }
        beginAppearance(true, animated)
        uncover?()
        uncover = nil
        isAppearing(animated)
        view.window?.layoutIfNeeded()
    }

    /// Returns where the view of a presented controller is added: over the closest controller that defines the context, otherwise over
    /// the whole window.
    private func context(for style: UIModalPresentationStyle, in window: UIWindow) -> PresentationContext {
        guard style == .currentContext || style == .overCurrentContext else { return PresentationContext(superview: window, covered: nil) }
        var controller: UIViewController? = self
        while let current = controller, !current.definesPresentationContext { controller = current.parentStorage }
        guard let view = controller?.viewIfLoaded, let superview = view.superviewStorage, !(superview is UIWindow) else {
            return PresentationContext(superview: window, covered: nil)
        }
        return PresentationContext(superview: superview, covered: view)
    }

    private func present(
        _ controller: UIViewController, by animator: any UIViewControllerAnimatedTransitioning, _ custom: UIPresentationController?,
        in window: UIWindow, _ completion: (() -> Void)?
    ) {
        controller.loadViewIfNeeded()
        controller.beginAppearance(true, true)
        let container: UIView
        if let custom {
            container = custom.makeContainer(in: PresentationContext(superview: window, covered: nil))
            custom.presentationTransitionWillBegin()
        } else {
            container = UIView()
            window.addFilling(container)
        }
        controller.transitionContainer = container
        let interaction = controller.transitioningDelegate?.interactionControllerForPresentation(using: animator)
        let frame = custom?.frameOfPresentedViewInContainerView ?? container.bounds
        let transition = ControllerTransition(
            from: outermost, to: controller,
            views: (custom == nil ? outermost.viewIfLoaded : nil, custom?.presentedView ?? controller.view), in: container,
            finalFrame: frame, style: controller.modalPresentationStyle, animator: animator, interaction: interaction
        ) { isDone in
            custom?.presentationTransitionDidEnd(isDone)
            controller.isBeingPresented = false
            if isDone {
                controller.endAppearance(true)
                completion?()
            } else {
                self.removePresented(controller)
            }
        }
        transition.run()
        controller.isAppearing(true)
        window.layoutIfNeeded()
    }

    /// Returns the system's transition for presenting the view, by `modalTransitionStyle`.
    private func entrance(of shown: UIViewController, in window: UIWindow) -> LayerTransition.Kind {
        if fadesWhenPresented { return .fade }
        let view: UIView = shown.view
        switch modalTransitionStyle {
        case .crossDissolve, .partialCurl: return .fade
        case .flipHorizontal: return .flip(.right, ground: Self.ground(of: window))
        case .coverVertical: return .moveIn(.bottom, from: Self.fractionBelow(view, in: window))
        }
    }

    /// The window's own colour, black unless it has one.
    private static func ground(of window: UIWindow) -> CGColor {
        window.backgroundColor.map { window.resolved($0) } ?? CGColor(gray: 0)
    }

    /// Returns a picture of the controller's view, at its place in another view.
    private func picture(in other: UIView) -> Layer {
        guard let view = viewIfLoaded else { return .nothing }
        var picture = view.layer.picture()
        let corner = view.convert(view.bounds, to: other).origin
        picture.position = CGPoint(x: corner.x - other.bounds.minX, y: corner.y - other.bounds.minY)
        return picture
    }

    /// Returns the distance from the top of the view to the bottom of the window, as a fraction of the view's height.
    private static func fractionBelow(_ view: UIView, in window: UIWindow) -> CGFloat {
        guard view.bounds.height > 0 else { return 1 }
        return (window.bounds.height - view.convert(view.bounds, to: window).minY) / view.bounds.height
    }

    func endPresentation(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let presented = presentedViewController else {
            presentingViewController?.endPresentation(animated, completion)
            return
        }
        let isSeen = presented.canAnimate(animated)
        if isSeen, let animator = presented.transitioningDelegate?.animationController(forDismissed: presented) {
            return dismiss(presented, by: animator, completion)
        }
        presented.presentationStorage?.dismissalTransitionWillBegin()
        presented.isBeingDismissed = true
        if isSeen, let performer = presented.presentationStorage?.performer, performer.movesItself {
            return moveOut(presented, performer, completion)
        }
        let covered = presented.coveredController(by: self)
        covered?.beginUncovering(isSeen)
        let exit = isSeen ? exit(of: presented) : nil
        presented.leaveWithPresented()
        presented.isBeingDismissed = false
        presented.presentationStorage?.dismissalTransitionDidEnd(true)
        removePresented(presented)
        covered?.endAppearance(isSeen)
        guard let exit else { completion?(); return }
        exit()
        Self.after(Self.systemPresentation, completion)
    }

    /// Lets a sheet or popover leave; its view is removed at the end.
    private func moveOut(_ presented: UIViewController, _ performer: UIPresentationController, _ completion: (() -> Void)?) {
        let presentation = presented.presentationStorage, shown = presentation?.shownController ?? presented
        presented.presentedViewController?.leaveWithPresented()
        shown.beginAppearance(false, true)
        AnimationScope(timing: Self.systemPresentation).run { performer.move(outside: true) }
        forget(presented)
        Self.after(Self.systemPresentation) {
            performer.uninstall()
            presented.isBeingDismissed = false
            if presented.presentingViewController == nil {
                shown.loadedView?.removeFromSuperview()
                shown.endAppearance(true)
            }
            presentation?.dismissalTransitionDidEnd(true)
            completion?()
        }
    }

    /// Takes a picture of the presented view before it is dismissed.
    /// - Returns: A closure that moves the picture out, once the view has been removed.
    private func exit(of presented: UIViewController) -> (() -> Void)? {
        guard let below = outermost.viewIfLoaded, let window = below.window, let view = presented.viewIfLoaded else { return nil }
        let picture = presented.picture(in: below)
        let kind: LayerTransition.Kind =
            switch presented.modalTransitionStyle {
            case _ where presented.fadesWhenPresented: .fade
            case .crossDissolve, .partialCurl: .fade
            case .flipHorizontal: .flip(.left, ground: Self.ground(of: window))
            case .coverVertical: .reveal(.bottom, to: Self.fractionBelow(view, in: window))
            }
        return { below.layer.begin(kind, from: picture, timing: Self.systemPresentation) }
    }

    private func dismiss(
        _ presented: UIViewController, by animator: any UIViewControllerAnimatedTransitioning, _ completion: (() -> Void)?
    ) {
        guard let window = presented.viewIfLoaded?.window else { return }
        let custom = presented.presentationStorage
        let container = custom?.containerView ?? presented.transitionContainer ?? window
        custom?.dismissalTransitionWillBegin()
        presented.isBeingDismissed = true
        presented.beginAppearance(false, true)
        let interaction = presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
        let transition = ControllerTransition(
            from: presented, to: outermost, views: (presented.viewIfLoaded, custom == nil ? outermost.viewIfLoaded : nil), in: container,
            finalFrame: window.bounds, style: presented.modalPresentationStyle, animator: animator, interaction: interaction
        ) { isDone in
            presented.isBeingDismissed = false
            custom?.dismissalTransitionDidEnd(isDone)
            guard isDone else {
                presented.beginAppearance(true, true)
                presented.endAppearance(true)
                return
            }
            presented.leaveWithPresented()
            self.removePresented(presented)
            self.outermost.returnView(to: window)
            completion?()
        }
        transition.run()
    }

    /// Returns the view to the window, if an animator has moved it into its container.
    private func returnView(to window: UIWindow) {
        guard window.rootViewController === self, let view = viewIfLoaded, view.window == nil else { return }
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
    }

    private func removePresented(_ presented: UIViewController) {
        presented.leaveWithPresented()
        presented.transitionContainer?.removeFromSuperview()
        presented.transitionContainer = nil
        forget(presented)
    }

    private func forget(_ presented: UIViewController) {
        presented.presentingViewController = nil
        presented.presentationStorage = nil
        presentedViewController = nil
    }

    private var isCustom: Bool { modalPresentationStyle == .custom }

    /// Returns the presentation controller of the style, adapted to the window.
    private func preparePresentation(from presenter: UIViewController, in window: UIWindow) -> UIPresentationController {
        if isCustom {
            presentationStorage = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: presenter)
        } else if let known = presentationStorage, known.manner != manner {
            // The style was set after the presentation controller was asked for.
            presentationStorage = nil
            modalPresentation()?.delegate = known.delegate
        }
        let presentation =
            presentationStorage ?? modalPresentation() ?? UIPresentationController(presentedViewController: self, presenting: nil)
        presentationStorage = presentation
        presentation.presenting = presenter
        presentation.adapt(to: window.resolvedTraits)
        return presentation
    }

    private var manner: PresentationManner {
        if isPopover { return .popover }
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: return coversItself ? .cover : .sheet
        default: return .cover
        }
    }

    func modalPresentation() -> UIPresentationController? {
        guard !isCustom else { return nil }
        presentationStorage =
            switch manner {
            case .cover: UIPresentationController(presentedViewController: self, presenting: presentingViewController)
            case .sheet: UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
            }
        return presentationStorage
    }

    /// The preferred size of what is presented: the controller's own, otherwise that of the child that it shows.
    var contentSizeOfPresentation: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        return children.last?.contentSizeOfPresentation ?? .zero
    }

    /// The outermost parent, whose view a presented view covers.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parentStorage { controller = parent }
        return controller
    }

    /// The controller that this one or one of its descendants presents.
    var presentedInside: UIViewController? {
        presentedViewController ?? children.lazy.compactMap(\.presentedInside).first
    }

    /// Whether the status bar follows the presented controller's preferences.
    var capturesStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || (!coversItself && presentationStorage?.shownStyle == .fullScreen)
    }

    // MARK: Children

    /// Inserts the new view above the old one, which is removed when the animations end.
    func exchange(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        let oldView: UIView = old.view, newView: UIView = new.view
        func insert() {
            guard let container = oldView.superviewStorage, newView.superviewStorage !== container else { return }
            newView.frame = oldView.frame
            container.insertSubview(newView, aboveSubview: oldView)
        }
        func end(_ isFinished: Bool) {
            oldView.removeFromSuperview()
            completion?(isFinished)
        }
        guard let container = oldView.superviewStorage, options.transition != nil else {
            insert()
            return UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
        }
        let changes = {
            insert()
            animations?()
        }
        UIView.transition(with: container, duration: duration, options: options, animations: changes, completion: end)
    }
}
