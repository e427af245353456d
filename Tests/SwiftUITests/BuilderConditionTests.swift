import SwiftUI
import Testing
import UIKit

/// `if` without `else`, in each builder that is not a view's.
@MainActor struct BuilderConditionTests {
    private struct Place: Identifiable { let id: Int }

    @Test(arguments: [true, false]) func `tabs and rows can depend on a condition`(isShown: Bool) {
        let phone = Phone("18.0") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                if isShown { Tab("More", systemImage: "ellipsis") { Text("More") } }
            }
        }
        #expect(phone.views(UITabBar.self).first?.items?.map(\.title) == (isShown ? ["Home", "More"] : ["Home"]))
        let rows = TableRowBuilder<Place>.buildIf(isShown ? TableRow(Place(id: 3)) : nil)
        #expect(rows._rows.count == (isShown ? 1 : 0))
    }

    @Test func `a phone's bar has the tabs that are only in a sidebar elsewhere`() {
        let phone = Phone("18.0") {
            TabView {
                TabSection("Home") {
                    Tab("Timeline", systemImage: "house") { Text("Timeline") }.tabPlacement(.pinned)
                    Tab("Settings", systemImage: "gear") { Text("Settings") }
                    Tab("Secret", systemImage: "lock") { Text("Secret") }.hidden()
                }.tabPlacement(.sidebarOnly)
            }
        }
        #expect(phone.views(UITabBar.self).first?.items?.map(\.title) == ["Timeline", "Settings"])
    }

    @Test func `marks, axes and commands can depend on a condition`() {
        let value: Int? = 3
        let screen = ControlScreen {
            Chart {
                if let value { RuleMark(x: .value("Value", value)) }
            }.chartXAxis { if value != nil { AxisMarks { AxisGridLine() } } }
        }
        #expect(screen.elements.map(\.accessibilityLabel) == ["Chart"])
        _ = WindowGroup { Text("A") }.commands { if value != nil { CommandMenu("Tools") { Button("Run") {} } } }
    }
}
