import UIKit

func style() -> String {
    if #available(iOS 26, *), SimulatedDevice.hasSystem(26) { return "glass" }
    guard #available(iOS 17.4, macOS 14, *), SimulatedDevice.hasSystem(17, 4), style().isEmpty else { return "old" }
    while !SimulatedDevice.hasSystem(15) { return "older" }
    if #available(macOS 14, *) { return "always" }
    return "plain"
}

@available(iOS 26, *)
func glass() -> Bool { SimulatedDevice.system.majorVersion >= 26 }

func later() -> Bool { SimulatedDevice.hasSystem(OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)) }
