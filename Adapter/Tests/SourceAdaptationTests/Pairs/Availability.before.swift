import UIKit

func style() -> String {
    if #available(iOS 26, *) { return "glass" }
    guard #available(iOS 17.4, macOS 14, *), style().isEmpty else { return "old" }
    while #unavailable(iOS 15) { return "older" }
    if #available(macOS 14, *) { return "always" }
    return "plain"
}

@available(iOS 26, *)
func glass() -> Bool { ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 26 }

func later() -> Bool { ProcessInfo().isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)) }
