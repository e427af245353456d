import Foundation

extension UIScreen {
    /// The device that the screen belongs to.
    final var device: SimulatedDevice { deviceStorage ?? SimulatedDevice(environment) }

    /// Everything that holding, turning and setting a device changes, with all that hears of it.
    final func become(_ device: SimulatedDevice) {
        let old = self.device
        guard device != old else { return }
        change(to: device.environment, of: device)
        if old.orientation != device.orientation {
            let center = NotificationCenter.default
            center.post(name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
            center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        if self === UIScreen.main, UIWindow.keyWindow?.screen !== self { UITraitCollection.current = traitCollection }
    }

    final func change(to new: DisplayEnvironment) {
        guard new != environment else { return }
        change(to: new, of: nil)
    }

    private func change(to new: DisplayEnvironment, of device: SimulatedDevice?) {
        let old = environment, oldTraits = traitCollection
        let windows = UIWindow.all.filter { $0.screen === self }
        let transition = SizeTransition(windows: windows, from: old, to: new)
        transition.announce()
        environment = new
        deviceStorage = device
        for window in windows { window.screenDidChange(from: old) }
        if oldTraits != traitCollection { traitCollectionDidChange(oldTraits) }
        transition.finish()
        guard old.contentSizeCategory != new.contentSizeCategory else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.contentSizeCategory])
    }
}

/// The turning of a device, as view controllers hear of it: before, alongside, after.
@MainActor
private struct SizeTransition {
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

    func announce() {
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

/// A transition that is over at once: what is to go alongside happens when the new size is there.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var alongside: [Block] = []
    private var completions: [Block] = []

    init(containerView: UIView) {
        self.containerView = containerView
        super.init()
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    /// Seconds that turning takes (inferred).
    var transitionDuration: TimeInterval { 0.3 }
    var percentComplete: CGFloat { 0 }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

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
