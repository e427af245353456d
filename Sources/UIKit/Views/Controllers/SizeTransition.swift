import Foundation

/// A size transition, as when a device is turned. View controllers are notified before, alongside and after it.
@MainActor
struct SizeTransition {
    private let turned: [(controller: UIViewController, coordinator: TransitionCoordinator)]
    private let size: CGSize
    private let traits: UITraitCollection
    private let changesSize: Bool, changesSizeClass: Bool

    init(windows: [UIWindow], from old: DisplayEnvironment, to new: DisplayEnvironment) {
        changesSize = old.size != new.size
        changesSizeClass = (old.horizontalSizeClass, old.verticalSizeClass) != (new.horizontalSizeClass, new.verticalSizeClass)
        size = new.size
        traits = new.traitCollection
        guard changesSize || changesSizeClass else { turned = []; return }
        let filling = windows.filter { !$0.isHidden && $0.frame.size == old.size }
        turned = filling.compactMap { window in
            window.rootViewController.map { ($0, TransitionCoordinator(containerView: window)) }
        }
    }

    func notify() {
        for (controller, coordinator) in turned {
            controller.setCoordinator(coordinator)
            if changesSizeClass { controller.willTransition(to: traits, with: coordinator) }
            if changesSize { controller.viewWillTransition(to: size, with: coordinator) }
        }
    }

    func finish() {
        for (controller, coordinator) in turned {
            coordinator.runAlongside()
            LayoutCycle.ofSystem(coordinator.containerView.layoutIfNeeded)
            coordinator.complete()
            controller.setCoordinator(nil)
        }
    }
}
