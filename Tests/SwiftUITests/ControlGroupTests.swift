import SwiftUI
import Testing
import UIKit
import UIKitInteraction

@MainActor struct ControlGroupTests {
    @Test func `a disclosure group shows its views after a tap`() throws {
        let screen = ControlScreen { DisclosureGroup("Group") { Text("Inside") } }
        #expect(screen.texts == ["Group"])
        Person.tap(try #require(screen.views(UIControl.self).first))
        screen.commit()
        #expect(screen.texts == ["Group", "Inside"])
    }

    @Test func `a value is grey at the end of the row`() throws {
        let screen = ControlScreen { LabeledContent("Label", value: "Value") }
        #expect(screen.frame(of: "Label")?.minX == 0)
        #expect(screen.frame(of: "Value")?.maxX == 300)
    }

    struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("card")
                configuration.label
                configuration.content
            }
        }
    }

    @Test func `groups inside of a styled group have the style, too`() {
        let screen = ControlScreen {
            GroupBox("Outer") { GroupBox("Inner") { Text("Text") } }.groupBoxStyle(Card())
        }
        #expect(screen.texts == ["card", "Outer", "card", "Inner", "Text"])
    }

    @Test func `a group box has margins of 16 points`() {
        let screen = ControlScreen { GroupBox("Title") { Text("Text") } }
        #expect(screen.frame(of: "Title")?.minX == 16)
        #expect(screen.frame(of: "Text")?.minX == 16)
    }

    @Test func `an unavailable content is in the middle`() throws {
        let screen = ControlScreen(CGSize(width: 300, height: 400)) {
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something."))
        }
        #expect(screen.texts == ["Nothing", "Add something."])
        #expect(abs(try #require(screen.frame(of: "Nothing")).midX - 150) < 0.5)
    }

    struct Branch: Identifiable {
        let id: String
        var children: [Branch]?
    }

    @Test func `a tree opens its branches`() throws {
        let tree = [Branch(id: "Root", children: [Branch(id: "Leaf")])]
        let screen = ControlScreen { VStack { OutlineGroup(tree, children: \.children) { Text($0.id) } } }
        #expect(screen.texts == ["Root"])
        Person.tap(try #require(screen.views(UIControl.self).first))
        screen.commit()
        #expect(screen.texts == ["Root", "Leaf"])
    }
}
