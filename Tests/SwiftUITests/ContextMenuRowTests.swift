import SwiftUI
import Testing
import UIKit

@MainActor struct ContextMenuRowTests {
    private struct Items: View {
        var body: some View {
            Section("kate@example.com") {
                Button("Mention") {}
                Button("Message") {}
            }
            Divider()
            Button("Block") {}
        }
    }

    private struct Row: View {
        @State private var isOpen = false
        let number: Int

        var body: some View {
            HStack { Text("Row \(number)") }
                .onAppear {}
                .contentShape(Rectangle())
                .onTapGesture {}
                .contextMenu {
                    Items()
                } preview: {
                    List { Text("Preview") }
                }
        }
    }

    @Test func `the sections of a row's menu are none of its list`() {
        let phone = Phone("18.0") {
            List {
                Row(number: 0)
                ForEach(1..<3) { Row(number: $0) }
            }.listStyle(.plain)
        }
        #expect(Set(phone.views(UILabel.self).compactMap(\.text)) == ["Row 0", "Row 1", "Row 2"])
    }
}
