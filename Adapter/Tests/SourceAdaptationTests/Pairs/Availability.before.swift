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

extension Deck {
    func refreshed() -> some View {
        if #available(iOS 26, *) { return glass() }
        return self
    }

    func body(of rows: [String]) -> some View {
        if #unavailable(iOS 15) {
            return List(rows.map { return $0 })
        } else {
            return EmptyView()
        }
    }

    func rows() -> some Collection {
        if #available(iOS 17, *) { return [1] }
        return "1"
    }

    @ViewBuilder func title() -> some View {
        if #available(iOS 16, *) { Text("New") } else { Text("Old").bold() }
    }

    func one() -> some View {
        let isNew = if #available(iOS 26, *) { true } else { false }
        return Text(isNew ? "New" : "Old")
    }
}
