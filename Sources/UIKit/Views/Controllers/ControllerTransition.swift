import Foundation
import Graphics

/// A transition between the views of two controllers that an app's own animator performs: presenting, dismissing, pushing, popping, or
/// switching tabs. It runs on the timeline and ends when the animator completes it.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController, to: UIViewController
    private let fromView: UIView?, toView: UIView?
    /// The final frame of the incoming controller's view, in the container.
    private let finalFrame: CGRect
    private let initialFrame: CGRect
    let presentationStyle: UIModalPresentationStyle
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let coordinator: TransitionCoordinator
    private let end: (Bool) -> Void
    private var isOver = false
    private(set) var transitionWasCancelled = false
    /// The animator that an interactive transition scrubs.
    private(set) var driver: UIViewPropertyAnimator?

    /// - Parameters:
    ///   - views: the views that take part; nil for a view that stays in place.
    ///   - end: finishes the change of views. Its argument says whether the transition was completed.
    init(
        from: UIViewController, to: UIViewController, views: (from: UIView?, to: UIView?), in container: UIView, finalFrame: CGRect,
        style: UIModalPresentationStyle = .fullScreen, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, end: @escaping (Bool) -> Void
    ) {
        (self.from, self.to) = (from, to)
        (fromView, toView) = views
        containerView = container
        self.finalFrame = finalFrame
        initialFrame = from.viewIfLoaded?.frame ?? container.bounds
        presentationStyle = style
        self.animator = animator
        self.interaction = interaction
        self.end = end
        coordinator = TransitionCoordinator(containerView: container)
        super.init()
        coordinator.transition = self
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { interaction != nil }
    var duration: TimeInterval { animator.transitionDuration(using: self) }
    var percentComplete: CGFloat { driver?.fractionComplete ?? 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? fromView : key == .to ? toView : nil }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : toView == nil ? .zero : initialFrame }

    // MARK: Running

    func run() {
        for controller in [from, to] { controller.setCoordinator(coordinator) }
        if let interaction {
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
            runAlongside()
        }
    }

    private func runAlongside() {
        UIView.animate(withDuration: duration) { self.coordinator.runAlongside() }
    }

    /// Runs the animator so that its animations follow `fractionComplete` instead of time.
    func runScrubbed() -> UIViewPropertyAnimator {
        if let driver { return driver }
        let driver = UIViewPropertyAnimator(duration: duration, curve: .linear)
        self.driver = driver
        driver.pauseAnimation()
        let timing = AnimationTiming(curve: .cubic(.linear), duration: driver.duration)
        let scope = AnimationScope(timing: timing, animator: driver)
        scope.isPassive = true
        scope.run {
            animator.animateTransition(using: self)
            runAlongside()
        }
        return driver
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { driver?.fractionComplete = percentComplete }

    func finishInteractiveTransition() { driver?.startAnimation() }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        driver?.isReversed = true
        driver?.startAnimation()
    }

    func pauseInteractiveTransition() { driver?.pauseAnimation() }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        for controller in [from, to] { controller.setCoordinator(nil) }
        end(didComplete)
        coordinator.complete()
        animator.animationEnded(didComplete)
    }
}

extension UIViewController {
    /// Notifies one child that it will disappear and another that it will appear.
    /// - Returns: the container for the animator, below the bars. It contains the view that disappears.
    func beginExchange(of old: UIViewController, for new: UIViewController) -> UIView {
        let container = UIView()
        view.addFilling(container, at: 0)
        old.beginAppearance(false, true)
        new.beginAppearance(true, true)
        container.addSubview(old.view)
        return container
    }

    /// Whether a change requested with `animated` is visible and can be animated.
    func canAnimate(_ animated: Bool) -> Bool { animated && viewIfLoaded?.window != nil && AnimationScope.isEnabled }

    /// The timing of the system's transitions: seconds, ease in-out (Animation.md, navigationPush; presenting is inferred).
    static let systemTransition = AnimationTiming(curve: .cubic(.easeInOut), duration: 0.35)
    static let systemPresentation = AnimationTiming(curve: .spring(Spring(settlingIn: 0.5, dampingRatio: 1)), duration: 0.5)

    /// Calls back when one of the system's animations ends. Code that waits for it on the main queue, while the timeline stands still, is
    /// called back by the queue instead.
    static func after(_ timing: AnimationTiming, _ completion: (() -> Void)?) {
        guard let completion else { return }
        var isDone = false
        func once() {
            guard !isDone else { return }
            isDone = true
            completion()
        }
        Timeline.current.schedule(at: Timeline.current.now + timing.duration, once)
        DispatchQueue.main.async { MainActor.assumeIsolated(once) }
    }
}

extension Layer {
    /// An empty layer, for content that does not replace anything.
    static let nothing = Layer(name: "before", kind: "UIView", frame: .zero)
}
