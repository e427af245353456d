import SwiftUI
import Testing
import UIKit

@MainActor struct ControlAccessibilityTests {
    @Test func `texts are told of, and what modifiers say of them`() {
        let screen = ControlScreen {
            VStack {
                Text("One")
                Text("Two").accessibilityLabel("Second").accessibilityValue("2").accessibilityAddTraits(.isHeader)
                Text("Three").accessibilityHidden(true)
                Image(systemName: "star").accessibilityLabel("Star").accessibilityIdentifier("star")
            }
        }
        #expect(screen.elements.map(\.accessibilityLabel) == ["One", "Second", "Star"])
        #expect(screen.elements[1].accessibilityValue == "2")
        #expect(screen.elements[1].accessibilityTraits.contains(.header))
        #expect(screen.elements[2].accessibilityIdentifier == "star")
    }

    @Test func `a text with other words for readers is still a text`() {
        let short: Text = Text("12 km").accessibilityLabel("12 kilometres").bold()
        let screen = ControlScreen {
            Button {
            } label: {
                short
            }
        }
        #expect(screen.elements.map(\.accessibilityLabel) == ["12 kilometres"])
    }

    @Test func `a shape is read once it has a label, a value or a hint`() {
        let screen = ControlScreen {
            VStack {
                Rectangle().frame(width: 30, height: 30)
                Circle().frame(width: 30, height: 30).cornerRadius(15).accessibility(label: Text("Dot"))
                Capsule().frame(width: 30, height: 30).accessibilityHint("Hint")
                Rectangle().frame(width: 30, height: 30).accessibilityIdentifier("plain")
            }
        }
        #expect(screen.elements.map { $0.accessibilityLabel ?? $0.accessibilityHint } == ["Dot", "Hint"])
    }

    /// As in AccessibilitySnapshot's recorded pictures of its previews: a shape with a label, and a picture beside words.
    @Test func `a shape of which something is said is an element, and a picture joined with words is none`() {
        let screen = ControlScreen {
            VStack {
                RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40).accessibilityLabel("Target").accessibilityZoomAction { _ in }
                Circle().frame(width: 9, height: 9)
                HStack {
                    Image(systemName: "person").accessibilityLabel("Person")
                    Text("John Doe")
                }
                .accessibilityElement(children: .combine)
                Circle().frame(width: 9, height: 9).accessibilityLabel("Hidden").accessibilityHidden(true)
            }
        }
        #expect(screen.elements.map(\.accessibilityLabel) == ["Target", "Person, John Doe"])
        #expect(!screen.elements[1].accessibilityTraits.contains(.image))
        #expect(screen.elements[0].accessibilityTraits.contains(.supportsZoom))
    }

    /// As in AccessibilitySnapshot's recorded pictures of 17.5, 18.5 and 26.2 (Generations.md, outline).
    @Test func `outline: shapes, texts and fields are outlined for readers, controls are not`() throws {
        let screen = ControlScreen {
            VStack {
                Rectangle().frame(width: 30, height: 30).cornerRadius(15).accessibilityLabel("Dot")
                Text("Words")
                TextField("Name", text: .constant(""))
                Toggle("Switch", isOn: .constant(true))
            }
        }
        func outline(_ index: Int) -> CGRect? { screen.elements[index].accessibilityPath?.bounds }
        for index in 0..<3 { #expect(outline(index) == screen.elements[index].accessibilityFrame) }
        #expect(outline(0)?.size == CGSize(width: 30, height: 30))
        #expect(screen.elements.last?.accessibilityPath == nil)
    }

    /// As in the same pictures (Generations.md, fieldSpeech).
    @Test func `fieldSpeech: a field is read by its text, or its placeholder, once`() {
        let screen = ControlScreen {
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant("Ada"))
                TextField("Name", text: .constant("Ada")).accessibilityLabel("Full name")
            }
        }
        #expect(screen.elements.map(\.accessibilityLabel) == [nil, nil, "Full name"])
        #expect(screen.elements.map(\.accessibilityValue) == ["Name", "Ada", "Ada"])
    }

    @Test func `views are joined or held`() {
        let screen = ControlScreen {
            VStack {
                HStack {
                    Text("A"); Text("B")
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Text("C"); Text("D")
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("CD")
                HStack {
                    Text("E"); Text("F")
                }
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("row")
            }
        }
        #expect(screen.elements.map(\.accessibilityLabel) == ["A, B", "CD", "E", "F"])
        #expect(screen.views(UIView.self).contains { $0.accessibilityIdentifier == "row" })
    }

    @Test func `actions are performed`() throws {
        let log = Box("")
        let screen = ControlScreen {
            VStack {
                Text("A").accessibilityAction { log.value += "1" }.accessibilityAction(named: "More") { log.value += "2" }
                Text("B").accessibilityAdjustableAction { log.value += $0 == .increment ? "+" : "-" }
                Text("C").accessibilityActions { Button("Third") { log.value += "3" } }
            }
        }
        let first = try #require(screen.elements.first)
        _ = first.accessibilityActivate()
        for action in first.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
        screen.elements[1].accessibilityIncrement()
        screen.elements[1].accessibilityDecrement()
        #expect(log.value == "12+-")
        let actions = screen.views(UIView.self).compactMap(\.accessibilityCustomActions).flatMap { $0 }
        #expect(actions.map(\.name).contains("Third"))
    }

    private struct Menu: View {
        @Namespace private var vegan
        let dishes = ["Burger", "Salad", "Falafel"]
        var body: some View {
            VStack {
                Text("Dishes").accessibilityRotor("Vegan") {
                    ForEach(dishes.dropFirst(), id: \.self) { AccessibilityRotorEntry(Text($0), id: $0, in: vegan) }
                }
                ForEach(dishes, id: \.self) { Text($0).accessibilityRotorEntry(id: $0, in: vegan) }
            }
        }
    }

    /// What a rotor does by Apple's documentation: it goes to the views of its entries, in both directions.
    @Test func `a rotor leads to the views of its entries`() throws {
        let screen = ControlScreen { Menu() }
        let rotor = try #require(screen.elements.first?.accessibilityCustomRotors?.first)
        #expect(rotor.name == "Vegan")
        func search(_ direction: UIAccessibilityCustomRotor.Direction) -> [String?] {
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            predicate.searchDirection = direction
            var found: [String?] = []
            while let next = rotor.itemSearchBlock(predicate), found.count < 5 {
                found.append((next.targetElement as? UIView)?.accessibilityLabel)
                predicate.currentItem = next
            }
            return found
        }
        #expect(search(.next) == ["Salad", "Falafel"] && search(.previous) == ["Falafel", "Salad"])
    }

    private struct Reader: View {
        @Environment(\.accessibilityEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "for VoiceOver" : "for eyes") }
    }

    @Test func `a view can say that VoiceOver runs`() {
        let phone = Phone {
            VStack {
                Reader()
                Reader().environment(\.accessibilityEnabled, true)
            }
        }
        #expect(phone.texts == ["for eyes", "for VoiceOver"])
    }
}
