import SnapshotTesting
import SwiftUI
import Testing

/// Snapshots of SwiftUI views, with the layouts of swift-snapshot-testing.
@MainActor struct SwiftUIStrategyTests {
    private struct Badge: View {
        @Environment(\.colorScheme) var scheme
        var body: some View { Text(scheme == .dark ? "Dark" : "Light").frame(width: 60, height: 24) }
    }

    private func picture(_ strategy: Snapshotting<Badge, UIImage>) async -> UIImage {
        await withCheckedContinuation { continuation in strategy.snapshot(Badge()).run { continuation.resume(returning: $0) } }
    }

    private func text(_ strategy: Snapshotting<Badge, String>) async -> String {
        await withCheckedContinuation { continuation in strategy.snapshot(Badge()).run { continuation.resume(returning: $0) } }
    }

    @Test func `a view is as large as its ideal size, a given size, or a device`() async {
        #expect(await picture(.image).size == CGSize(width: 60, height: 24))
        #expect(await picture(.image(layout: .fixed(width: 100, height: 50))).size == CGSize(width: 100, height: 50))
        #expect(await picture(.image(layout: .device(config: .iPhoneSe))).size == CGSize(width: 320, height: 568))
    }

    @Test func `traits reach the view, and its text is in the layout`() async {
        #expect(await text(.layout(traits: UITraitCollection(userInterfaceStyle: .dark))).contains("Dark"))
        #expect(await text(.layout).contains("Badge/Text"))
        #expect(await text(.findings) == "none")
    }
}
