import UIKit

/// A screen as layout sees it: a column of the matrix, and what `UIScreen` and `UIDevice` tell the code that is drawn.
package typealias Device = SimulatedDevice

/// All devices known here, and those a project adds.
package typealias DeviceCatalog = SimulatedDevice.Catalog

/// How a device is held.
package typealias Orientation = SimulatedDevice.Orientation

/// The share of an iPad's screen that the app has.
package typealias Split = SimulatedDevice.Split

extension DeviceCatalog {
    /// Names for several devices at once: one device for each geometry.
    package static let groups = ["phones", "tablets", "all"]

    /// A group, a pattern of names (`iPhone 16*`), or one device. Empty when nothing fits.
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
