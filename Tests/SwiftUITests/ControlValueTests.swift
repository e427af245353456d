import SwiftUI
import Testing
import UIKit
import UIKitInteraction

@MainActor struct ControlValueTests {
    struct Values: View {
        @State var isOn = false
        @State var share = 0.5
        @State var count = 1
        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Text("\(Int(share * 100))")
                Text("\(count)")
                Toggle("Toggle", isOn: $isOn)
                Slider(value: $share)
                Stepper("Stepper", value: $count, in: 0...2)
            }
        }
    }

    @Test func `switches, sliders and steppers set their values`() throws {
        let screen = ControlScreen { Values() }
        Person.tap(try #require(screen.views(UISwitch.self).first))
        Person.slide(try #require(screen.views(UISlider.self).first), to: 1)
        Person.step(try #require(screen.views(UIStepper.self).first))
        screen.commit()
        #expect(screen.texts.prefix(3) == ["on", "100", "2"])
        // The value is at the end of its range.
        Person.step(try #require(screen.views(UIStepper.self).first))
        screen.commit()
        #expect(screen.texts[2] == "2")
    }

    @Test(arguments: [("18.0", CGSize(width: 49, height: 31)), ("26.0", CGSize(width: 61, height: 28))])
    func `a toggle's label is at the start, its switch at the end of the row`(version: String, size: CGSize) throws {
        let screen = ControlScreen(systemVersion: version) { Toggle("Label", isOn: .constant(true)) }
        let control = try #require(screen.views(UISwitch.self).first)
        // A switch is laid out by its alignment rectangle, two points narrower than its frame (docs/sources/Controls.md, UISwitch).
        #expect(control.alignmentRect(forFrame: screen.frame(control)).size == size)
        #expect(control.alignmentRect(forFrame: screen.frame(control)).maxX == 300)
        #expect(screen.frame(of: "Label")?.minX == 0)
    }

    @Test func `in a language from right to left a toggle is mirrored`() throws {
        let screen = ControlScreen(isRightToLeft: true) { Toggle("Label", isOn: .constant(true)) }
        let control = try #require(screen.views(UISwitch.self).first)
        #expect(control.alignmentRect(forFrame: screen.frame(control)).minX == 0)
        #expect(screen.frame(of: "Label")?.maxX == 300)
    }

    @Test func `hidden labels leave the control alone`() throws {
        let screen = ControlScreen { Toggle("Label", isOn: .constant(true)).labelsHidden() }
        #expect(screen.texts == [])
        #expect(screen.views(UISwitch.self).map { $0.alignmentRect(forFrame: screen.frame($0)).midX } == [150])
    }

    struct Checkbox: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "[x]" : "[ ]")
                    configuration.label
                }
            }
        }
    }

    struct Checked: View {
        @State private var isOn = false
        var body: some View { Toggle("Label", isOn: $isOn).toggleStyle(Checkbox()) }
    }

    @Test func `a toggle's style sets its value`() throws {
        let screen = ControlScreen { Checked() }
        #expect(screen.texts == ["[ ]", "Label"])
        Person.tap(try #require(screen.views(UIControl.self).first))
        screen.commit()
        #expect(screen.texts == ["[x]", "Label"])
    }

    @Test func `a toggle is told of with its label and value`() {
        let screen = ControlScreen { Toggle("Label", isOn: .constant(true)) }
        #expect(screen.elements.map(\.accessibilityLabel) == ["Label"])
        #expect(screen.elements.map(\.accessibilityValue) == ["1"])
        #expect(screen.elements.first?.accessibilityTraits.contains(.toggleButton) == true)
    }

    @Test func `a slider's steps are those of its range`() throws {
        let value = Box(0.0)
        let binding = Binding(get: { value.value }, set: { value.value = $0 })
        let screen = ControlScreen { Slider(value: binding, in: 0...10, step: 5) }
        Person.slide(try #require(screen.views(UISlider.self).first), to: 6)
        #expect(value.value == 5)
    }

    @Test func `progress is a bar of 4 points, or a spinner of 20`() throws {
        // docs/sources/Controls.md, UIProgressView and UIActivityIndicatorView.
        let screen = ControlScreen {
            VStack {
                ProgressView("Loading", value: 1, total: 4)
                ProgressView()
            }
        }
        let bar = try #require(screen.views(UIProgressView.self).first),
            spinner = try #require(screen.views(UIActivityIndicatorView.self).first)
        #expect(bar.progress == 0.25)
        #expect(screen.frame(bar).size == CGSize(width: 300, height: 4))
        #expect(screen.frame(spinner).size == CGSize(width: 20, height: 20))
        #expect(screen.texts == ["Loading"])
    }

    struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100))")
            }
        }
    }

    @Test func `views of a progress and gauges have styles`() {
        let screen = ControlScreen {
            VStack {
                ProgressView("A", value: 0.5).progressViewStyle(Percent())
                Gauge(value: 3, in: 0...10) {
                    Text("B")
                } currentValueLabel: {
                    Text("3")
                }
            }
        }
        #expect(screen.texts == ["A", "50", "B", "3"])
    }
}
