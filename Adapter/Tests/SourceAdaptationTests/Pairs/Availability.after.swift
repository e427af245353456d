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

extension Deck {
    func refreshed() -> some View {
        if #available(iOS 26, *), SimulatedDevice.hasSystem(26) { return AnyView(glass()) }
        return AnyView(self)
    }

    func body(of rows: [String]) -> some View {
        if !SimulatedDevice.hasSystem(15) {
            return AnyView(List(rows.map { return $0 }))
        } else {
            return AnyView(EmptyView())
        }
    }

    func rows() -> some Collection {
        if #available(iOS 17, *) { return [1] }
        return "1"
    }

    @ViewBuilder func title() -> some View {
        if #available(iOS 16, *), SimulatedDevice.hasSystem(16) { Text("New") } else { Text("Old").bold() }
    }

    func one() -> some View {
        let isNew = if #available(iOS 26, *), SimulatedDevice.hasSystem(26) { true } else { false }
        return Text(isNew ? "New" : "Old")
    }
}
