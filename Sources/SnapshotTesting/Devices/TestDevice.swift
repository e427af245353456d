import Snapshots
import UIKit

/// The device whose screen a test has where it names none: `SNAPSHOT_TESTING_DEVICE="iPhone 16 Pro" swift test`.
@MainActor enum TestDevice {
    private static var isInPlace = false

    /// Done once, before the first snapshot is taken. Without a name the screen stays as UIKit begins.
    static func takePlace() {
        guard !isInPlace else { return }
        isInPlace = true
        guard let name = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_DEVICE"],
            let device = DeviceCatalog.standard.device(named: name)
        else { return }
        SimulatedDevice.current = device
    }
}
