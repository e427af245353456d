import Snapshots
import UIKit

/// The default device of tests: `SNAPSHOT_TESTING_DEVICE="iPhone 16 Pro, iOS 17.5" swift test`.
enum TestDevice {
    /// The error in the chosen name, if any. A test on a device that was not meant would prove nothing.
    static let fault = fault(in: SimulatedDevice.nameInEnvironment)

    static func fault(in name: String?) -> String? {
        guard let name, SimulatedDevice.forTests(name) == nil else { return nil }
        let catalog = DeviceCatalog.standard
        if let release = catalog.unknownRelease(in: name) {
            return "Unknown release '\(release)' in SNAPSHOT_TESTING_DEVICE: name \(SystemRelease.expected)."
        }
        let device = name.split(separator: ",").first.map(String.init) ?? name
        let suggestion = Spelling.nearest(to: device, among: catalog.names).map { " Did you mean '\($0)'?" } ?? ""
        return "Unknown device '\(name)' in SNAPSHOT_TESTING_DEVICE.\(suggestion) `plumb devices` lists them."
    }
}
