import SwiftUI
import Testing
import UIKit
import UIKitInteraction

@MainActor struct ControlButtonTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test func `a pressed button performs its action, and what is drawn changes`() throws {
        let screen = ControlScreen { Counter() }
        let button = try #require(screen.views(UIControl.self).first)
        Person.tap(button)
        Person.tap(button)
        screen.commit()
        #expect(screen.texts == ["Count 2", "Add"])
    }

    @Test func `a disabled button does nothing`() throws {
        let screen = ControlScreen { Counter().disabled(true) }
        Person.tap(try #require(screen.views(UIControl.self).first))
        screen.commit()
        #expect(screen.texts == ["Count 0", "Add"])
    }

    struct Pressed: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "pressed" : isEnabled ? "free" : "off")
                if configuration.role == .destructive { Text("!") }
            }
        }
    }

    @Test func `a style sees whether its button is pressed, and the environment`() throws {
        let screen = ControlScreen {
            VStack {
                Button("One", role: .destructive) {}
                Button("Two") {}.disabled(true)
            }
            .buttonStyle(Pressed())
        }
        #expect(screen.texts == ["One", "free", "!", "Two", "off"])
        let control = try #require(screen.views(UIControl.self).first)
        control.isHighlighted = true
        screen.commit()
        #expect(screen.texts == ["One", "pressed", "!", "Two", "off"])
        control.isHighlighted = false
        screen.commit()
        #expect(screen.texts == ["One", "free", "!", "Two", "off"])
    }

    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("twice")
                Button("Inner") {
                    configuration.trigger()
                    configuration.trigger()
                }
                Button(configuration)
            }
        }
    }

    @Test func `a style can use buttons, which have the style around it`() throws {
        let count = Box(0)
        let screen = ControlScreen {
            Button("Label") { count.value += 1 }.buttonStyle(Twice()).buttonStyle(Pressed())
        }
        #expect(screen.texts == ["twice", "Inner", "free", "Label", "free"])
        let controls = screen.views(UIControl.self)
        Person.tap(controls[0])
        #expect(count.value == 2)
        Person.tap(controls[1])
        #expect(count.value == 3)
    }

    @Test func `a bordered button has the margins of UIKit's configured buttons`() throws {
        // docs/sources/Controls.md, UIButton.configuration: 7 and 12 points around the title.
        let screen = ControlScreen { Button("Button") {}.buttonStyle(.bordered) }
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Button"
        let size = try #require(screen.views(UIControl.self).first).bounds.size
        #expect(abs(size.width - button.intrinsicContentSize.width) <= 1)
        #expect(abs(size.height - button.intrinsicContentSize.height) <= 0.5)
    }

    @Test(arguments: ["18.0", "26.0"]) func `a button without a border is as large as its label`(version: String) throws {
        let screen = ControlScreen(systemVersion: version) { Button("Label") {} }
        let control = try #require(screen.views(UIControl.self).first)
        #expect(screen.frame(of: "Label") == screen.frame(control))
    }

    @Test func `labels are in the tint, red where they destroy, and in an app's own colour`() throws {
        let screen = ControlScreen {
            VStack {
                Button("Tint") {}
                Button("Delete", role: .destructive) {}
                Button("Own") {}.foregroundColor(.green)
                Button("Plain") {}.buttonStyle(.plain)
            }
        }
        let colors = screen.views(UILabel.self).map {
            unsafe $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        let traits = screen.window.traitCollection
        #expect(colors == [UIColor.systemBlue, .systemRed, .systemGreen, .label].map { $0.resolvedColor(with: traits) })
    }

    @Test func `labels arrange icon and title by their style`() {
        let screen = ControlScreen {
            VStack {
                Label("Both", systemImage: "star")
                Label("Title", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
            }
        }
        #expect(screen.texts == ["Both", "Title"])
        #expect(screen.views(UIImageView.self).count == 2)
    }

    struct Badge: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                Label(configuration)
            }
        }
    }

    @Test func `a label's style can use labels`() {
        let screen = ControlScreen { Label("Title", systemImage: "star").labelStyle(Badge()) }
        #expect(screen.texts == ["Title", "Title"])
    }

    @Test func `a button says its label, and that it is a button`() throws {
        let screen = ControlScreen {
            Button {
            } label: {
                HStack {
                    Text("One"); Text("Two")
                }
            }
            .accessibilityIdentifier("button")
            .accessibilityHint("Hint")
        }
        let element = try #require(screen.elements.first)
        #expect(screen.elements.count == 1)
        #expect(element.accessibilityLabel == "One, Two")
        #expect(element.accessibilityTraits.contains(.button))
        #expect(element.accessibilityIdentifier == "button")
        #expect(element.accessibilityHint == "Hint")
    }

    @Test func `a link opens its address as the environment says`() throws {
        let opened = Box<URL?>(nil)
        let url = try #require(URL(string: "https://example.com"))
        let screen = ControlScreen {
            Link("Site", destination: url).environment(
                \.openURL,
                OpenURLAction {
                    opened.value = $0; return .handled
                })
        }
        Person.tap(try #require(screen.views(UIControl.self).first))
        #expect(opened.value == url)
        #expect(screen.elements.first?.accessibilityTraits.contains(.link) == true)
    }
}

/// A value that a closure changes.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
