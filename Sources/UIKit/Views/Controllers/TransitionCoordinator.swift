import Foundation

/// Runs animations alongside a transition: of the size, once the new size is set; of controllers, once the animator has started.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    /// The transition of controllers; nil for a change of size.
    weak var transition: ControllerTransition?
    private var alongside: [Block] = []
    private var completions: [Block] = []

    init(containerView: UIView) {
        self.containerView = containerView
        super.init()
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { transition?.duration ?? UIScreen.turningDuration }
    var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { transition?.viewController(forKey: key) }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAlongside() {
        for block in alongside { block(self) }
        alongside = []
    }

    func complete() {
        for block in completions { block(self) }
        completions = []
    }
}
