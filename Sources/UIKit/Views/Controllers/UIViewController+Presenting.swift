import Foundation
import Graphics

/// Presenting, dismissing, and replacing one child by another.
extension UIViewController {
    /// Presents a controller over the whole window; sheets and popovers are full screen, too. A custom presentation controller determines
    /// the frame, and its callbacks are called; a custom animator moves the view.
    func showModally(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard presentedViewController == nil, controller !== self else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        guard let window = loadedView?.window else { completion?(); return }
        let custom = controller.customPresentation(from: self)
        controller.isBeingPresented = true
        if canAnimate(animated),
            let animator = controller.transitioningDelegate?.animationController(forPresented: controller, presenting: self, source: self)
        {
            return present(controller, by: animator, custom, in: window, completion)
        }
        controller.appear {
            let view: UIView = controller.view
            view.frame = window.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if let custom { custom.begin(in: window, view) } else { window.addSubview(view) }
        } settle: {
            window.layoutIfNeeded()
        }
        controller.isBeingPresented = false
        custom?.presentationTransitionDidEnd(true)
        guard canAnimate(animated) else { completion?(); return }
        controller.view.layer.begin(controller.entrance(in: window), from: .nothing, timing: Self.systemPresentation)
        Self.after(Self.systemPresentation, completion)
    }

    private func present(
        _ controller: UIViewController, by animator: any UIViewControllerAnimatedTransitioning, _ custom: UIPresentationController?,
        in window: UIWindow, _ completion: (() -> Void)?
    ) {
        controller.loadViewIfNeeded()
        controller.beginAppearance(true, true)
        let container: UIView
        if let custom {
            container = custom.beginContainer(in: window)
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
    private func entrance(in window: UIWindow) -> LayerTransition.Kind {
        if fadesWhenPresented { return .fade }
        let view: UIView = view
        switch modalTransitionStyle {
        case .crossDissolve: return .fade
        case .flipHorizontal: return .flip(.right)
        case .coverVertical, .partialCurl: return .moveIn(.bottom, from: Self.fractionBelow(view, in: window))
        }
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
        let exit = isSeen ? exit(of: presented) : nil
        presented.presentationStorage?.dismissalTransitionWillBegin()
        presented.isBeingDismissed = true
        presented.leaveWithPresented()
        presented.isBeingDismissed = false
        presented.presentationStorage?.dismissalTransitionDidEnd(true)
        removePresented(presented)
        guard let exit else { completion?(); return }
        exit()
        Self.after(Self.systemPresentation, completion)
    }

    /// Takes a picture of the presented view before it is dismissed.
    /// - Returns: A closure that moves the picture out, once the view has been removed.
    private func exit(of presented: UIViewController) -> (() -> Void)? {
        guard let below = outermost.viewIfLoaded, let window = below.window, let view = presented.viewIfLoaded else { return nil }
        var picture = view.layer.picture()
        let corner = view.convert(view.bounds, to: below).origin
        picture.position = CGPoint(x: corner.x - below.bounds.minX, y: corner.y - below.bounds.minY)
        let kind: LayerTransition.Kind =
            switch presented.modalTransitionStyle {
            case _ where presented.fadesWhenPresented: .fade
            case .crossDissolve: .fade
            case .flipHorizontal: .flip(.left)
            case .coverVertical, .partialCurl: .reveal(.bottom, to: Self.fractionBelow(view, in: window))
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
        presented.presentationStorage?.containerView?.removeFromSuperview()
        presented.transitionContainer?.removeFromSuperview()
        presented.transitionContainer = nil
        presented.presentingViewController = nil
        presented.presentationStorage = nil
        presentedViewController = nil
    }

    private func customPresentation(from presenter: UIViewController) -> UIPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        presentationStorage = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: presenter)
        return presentationStorage
    }

    func modalPresentation() -> UIPresentationController? {
        let made: UIPresentationController? =
            switch modalPresentationStyle {
            case _ where isPopover:
                UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
            default: nil
            }
        presentationStorage = made
        return made
    }

    /// The outermost parent, whose view a presented view covers.
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parentStorage { controller = parent }
        return controller
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
