import UIKit

/// A simulated device: an axis of the matrix, and the values of `UIScreen` and `UIDevice` for the code that is drawn.
package typealias Device = SimulatedDevice

/// The built-in devices, and those that a project adds.
package typealias DeviceCatalog = SimulatedDevice.Catalog

/// The orientation of a device.
package typealias Orientation = SimulatedDevice.Orientation

/// The share of an iPad's screen that the app occupies.
package typealias Split = SimulatedDevice.Split

/// A release of iOS: an axis of the matrix. Devices whose name says a release keep it.
package typealias SystemRelease = UIKit.SystemRelease

extension DeviceCatalog {
    /// The names of groups of devices, which contain one device for each geometry.
    package static let groups = ["phones", "tablets", "all"]

    /// Returns the devices of a group, a pattern of names (`iPhone 16*`), or a single name. Empty if nothing matches.
    package func devices(selectedBy text: String) -> [SimulatedDevice] {
        switch text {
        case "phones": return geometries.filter { $0.idiom == .phone && !$0.isCanvas }
        case "tablets": return geometries.filter { $0.idiom == .pad }
        case "all": return geometries.filter { !$0.isCanvas }
        default: break
        }
        guard Wildcard.isPattern(text) else { return device(named: text).map { [$0] } ?? [] }
        let wildcard = Wildcard(text)
        return devices.filter { wildcard.matches($0.name) || wildcard.matches($0.slug) }
    }
}
