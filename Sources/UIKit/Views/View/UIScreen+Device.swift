import Foundation
import Graphics

extension UIScreen {
    /// The duration of turning a device in seconds (inferred).
    package nonisolated static let turningDuration = 0.3

    /// Runs changes that the system animates: of a screen's size, of the keyboard.
    package static func changing(over duration: Double, _ curve: TimingCurve, _ changes: () -> Void) {
        AnimationScope(timing: AnimationTiming(curve: curve, duration: duration)).run(changes)
    }

    /// The device that the screen belongs to.
    final var device: SimulatedDevice { deviceStorage ?? SimulatedDevice(environment) }

    /// Adopts the size, orientation and settings of a device, and notifies everything that depends on them.
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
        transition.notify()
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

/// A size transition, as when a device is turned. View controllers are notified before, alongside and after it.
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
