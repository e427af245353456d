import SwiftUI
import Testing

@testable import UIKit

/// Whether a tab bar has its background: where content goes on below it.
@MainActor struct TabBarCoverTests {
    private let rows = List(0..<50) { Text("row \($0)") }

    private func covers(_ content: some View) -> Bool? {
        let phone = Phone("18.0") {
            TabView {
                NavigationView { content }.tabItem { Text("A") }
                Text("B").tabItem { Text("B") }
            }
        }
        return phone.views(UITabBar.self).first?.coversContent
    }

    @Test func `a list goes on below the bar, in pages and under what lies on it, too`() {
        #expect(covers(rows) == true)
        #expect(covers(Text("short")) == false)
        #expect(covers(TabView { rows }.tabViewStyle(.page)) == true)
        let pictures = ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Color.red.frame(width: 100, height: 900) } } }
        let hidden = ZStack {
            rows.blur(radius: 0)
            pictures.opacity(0)
        }
        let shown = ZStack {
            rows.scaleEffect(1)
            pictures.opacity(0.5)
        }
        #expect(covers(hidden) == true && covers(shown) == true)
    }
}
