import Foundation
import Graphics

extension UIScreen {
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
        let windows = ScreenWindows.current.all.filter { $0.screen === self }
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

extension SimulatedDevice {
    /// The device of the main screen. Setting it changes that screen and everything on it, like rotating a device or changing its settings.
    @MainActor public static var current: SimulatedDevice {
        get { UIScreen.main.device }
        set { UIScreen.main.become(newValue) }
    }

    /// The current device's release of iOS, which is `ProcessInfo.processInfo.operatingSystemVersion` in an app's code that is rewritten for
    /// Linux. It can be read on any thread.
    public static var system: OperatingSystemVersion {
        guard MainQueue.isCurrent else { return numbers(of: SimulatedRun.current.systemVersion) }
        return MainActor.assumeIsolated { UIScreen.main.device.operatingSystemVersion }
    }

    /// Whether the current device has at least this release: `#available(iOS 26, *)` in an app's code that is rewritten for Linux.
    public static func hasSystem(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        hasSystem(OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
    }

    /// Whether the current device has at least this release.
    public static func hasSystem(_ version: OperatingSystemVersion) -> Bool {
        let own = system
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
