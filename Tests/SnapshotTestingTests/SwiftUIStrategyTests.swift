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

    @Test(arguments: [("26.2", "432"), ("18.5", "428.5")])
    func `on iOS 26, a view in the size of another phone keeps below the phone's own status bar`(version: String, middle: String) throws {
        let former = UIScreen.main.environment
        var environment = former
        environment.systemVersion = version
        (environment.size, environment.statusBarHeight) = (CGSize(width: 402, height: 874), 54)
        environment.safeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
        let phone = UIWindow(environment: environment)
        phone.makeKey()
        defer { withExtendedLifetime(phone) { UIWindow(environment: former).makeKey() } }
        let strategy = Snapshotting<Middle, String>.layout(layout: .device(config: .iPhone13))
        nonisolated(unsafe) var text: String?
        strategy.snapshot(Middle()).run { unsafe text = $0 }
        #expect(try #require(unsafe text).contains(" \(middle) 60 24)"))
    }

    private struct Middle: View {
        var body: some View { Color.red.frame(width: 60, height: 24).offset(y: 12) }
    }

    @Test func `traits reach the view, and its text is in the layout`() async {
        #expect(await text(.layout(traits: UITraitCollection(userInterfaceStyle: .dark))).contains("Dark"))
        #expect(await text(.layout).contains("Badge/Text"))
        #expect(await text(.findings) == "none")
    }
}
