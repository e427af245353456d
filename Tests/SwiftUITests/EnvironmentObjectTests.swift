import SwiftUI
import Testing

@testable import UIKit

/// Objects that views find in their environment though no view has put them there, as in previews of an app.
@MainActor struct EnvironmentObjectTests {
    final class Store: ObservableObject { @Published var count = 3 }
    @Observable final class Settings { var name = "Plain" }

    struct Counter: View {
        @EnvironmentObject var store: Store
        @Environment(Settings.self) var settings
        var body: some View { Text("\(settings.name) \(store.count)") }
    }

    @Test func `the views of a screen share a sample of each, and the next screen has its own`() {
        func texts() -> [String] {
            let phone = Phone {
                VStack {
                    Counter()
                    Counter()
                }
            }
            InterfaceSample.object(of: Store.self)?.count = 4
            phone.commit()
            return phone.texts
        }
        ScreenEnvironment().perform {
            InterfaceSample.fillsStores = true
            InterfaceSample.register(object: { Store() })
            InterfaceSample.register(object: { Settings() })
            #expect(texts() == ["Plain 4", "Plain 4"])
            let next = ScreenEnvironment(run: .standard, text: .standard)
            next.perform { #expect(InterfaceSample.object(of: Store.self)?.count == 3) }
        }
    }
}
