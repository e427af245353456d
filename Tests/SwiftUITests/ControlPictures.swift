import SwiftUI
import Testing
import UIKit

/// Pictures to look at, written into the folder that `CONTROL_PICTURES` names.
@MainActor struct ControlPictures {
    struct Buttons: View {
        var body: some View {
            VStack(alignment: .leading) {
                Button("Default") {}
                Button("Borderless", systemImage: "star") {}.buttonStyle(.borderless)
                Button("Plain") {}.buttonStyle(.plain)
                HStack {
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                    Button("Glass") {}.buttonStyle(.glass)
                }
                HStack {
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                    Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
                    Button("Tinted") {}.buttonStyle(.bordered).tint(.purple)
                }
                HStack {
                    Button("Mini") {}.controlSize(.mini)
                    Button("Small") {}.controlSize(.small)
                    Button("Large") {}.controlSize(.large)
                    Button("", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
                }
                .buttonStyle(.bordered)
                HStack {
                    Menu("Menu") { Button("A") {} }
                    Link("Link", destination: URL(filePath: "/"))
                    ShareLink(item: "x")
                }
                HStack {
                    ControlGroup {
                        Button("One") {}
                        Button("Two") {}
                    }
                    Toggle("Toggle", isOn: .constant(true)).toggleStyle(.button)
                }
            }
            .padding()
        }
    }

    struct Values: View {
        enum Choice: String, CaseIterable { case one, two, three }
        var body: some View {
            VStack {
                Toggle("Toggle", isOn: .constant(true))
                Toggle("Off", systemImage: "moon", isOn: .constant(false)).disabled(true)
                Slider(value: .constant(0.4)) {
                    Text("S")
                } minimumValueLabel: {
                    Image(systemName: "minus")
                } maximumValueLabel: {
                    Image(systemName: "plus")
                }
                Stepper("Stepper", value: .constant(1), in: 1...3)
                picker.pickerStyle(.segmented)
                picker
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
                ColorPicker("Colour", selection: .constant(.orange))
                ProgressView("Loading", value: 0.3)
                ProgressView("Waiting")
                LabeledContent("Label", value: "Value")
            }
            .padding()
        }
        var picker: some View {
            Picker("Picker", selection: .constant(Choice.two)) { ForEach(Choice.allCases, id: \.self) { Text($0.rawValue) } }
        }
    }

    struct Texts: View {
        var body: some View {
            VStack {
                TextField("Placeholder", text: .constant(""))
                TextField("Name", text: .constant("Ada Lovelace")).textFieldStyle(.roundedBorder)
                SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
                TextField("Long", text: .constant("A text that takes more than one line, because it is long."), axis: .vertical)
                TextEditor(text: .constant("An editor")).frame(height: 60).border()
                GroupBox("Group") { Text("Content") }
                DisclosureGroup("Disclosure", isExpanded: .constant(true)) { Text("Inside") }
                Gauge(value: 0.6) {
                    Text("Gauge")
                } currentValueLabel: {
                    Text("60 %")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                HStack {
                    Gauge(value: 0.3) {
                        Text("C")
                    } currentValueLabel: {
                        Text("30")
                    }.gaugeStyle(.accessoryCircular)
                    Gauge(value: 0.7) {
                        Text("D")
                    } currentValueLabel: {
                        Text("70")
                    }.gaugeStyle(.accessoryCircularCapacity)
                }
                ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something to see it here."))
            }
            .padding()
        }
    }

    private nonisolated static var folder: URL? { ProcessInfo.processInfo.environment["CONTROL_PICTURES"].map { URL(filePath: $0) } }

    @Test func `pictures of controls`() throws {
        guard let folder = Self.folder else { return }
        for version in ["18.0", "26.0"] {
            for (name, style, isReversed, category) in [
                ("light", UIUserInterfaceStyle.light, false, UIContentSizeCategory.large), ("dark", .dark, false, .large),
                ("rtl", .light, true, .large), ("ax", .light, false, .accessibilityLarge),
            ] {
                let suffix = "\(version.prefix(2))-\(name)"
                let height: CGFloat = name == "ax" ? 1100 : 560
                func write<V: View>(_ title: String, _ view: V) throws {
                    try ControlScreen(
                        CGSize(width: 375, height: height), systemVersion: version, style: style, isRightToLeft: isReversed,
                        category: category
                    ) { view }.write("\(title)-\(suffix)", to: folder)
                }
                try write("buttons", Buttons())
                try write("values", Values())
                try write("texts", Texts())
            }
        }
    }
}

extension View {
    fileprivate func border() -> some View { overlay { Rectangle().stroke(Color.gray) } }
}
