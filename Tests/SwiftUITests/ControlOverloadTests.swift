import SwiftUI
import Testing
import UIKit

/// The ways in which apps write controls: each of them has one meaning for the compiler.
@MainActor struct ControlOverloadTests {
    struct Buttons: View {
        let title = "Title"
        @State private var isShown = false
        func act() {}
        var body: some View {
            VStack {
                Button("Literal") { isShown.toggle() }
                Button(title, action: act)
                Button(title, role: .cancel) {}
                Button("Role", role: .destructive, action: act)
                Button(action: act) { Text(title) }
                Button(action: { isShown = true }, label: { Image(systemName: "star") })
                Button(role: .destructive) {
                    act()
                } label: {
                    Label("Delete", systemImage: "trash")
                }
                Button("Symbol", systemImage: "star", action: act)
                Button("Styles") {}.buttonStyle(PlainButtonStyle()).buttonStyle(.bordered).tint(.red)
            }
            VStack {
                Label {
                    Text("Title")
                } icon: {
                    Image(systemName: "star")
                }
                Label(title, systemImage: "star").labelStyle(.titleAndIcon)
                Menu("Menu") { Button("One") {} }
                Menu {
                    Button("One") {}
                    Divider()
                    Section("Section") { Button("Two") {} }
                } label: {
                    Image(systemName: "ellipsis")
                }
                ShareLink(item: URL(filePath: "/")) { Label("Share", systemImage: "square.and.arrow.up") }
                ShareLink("Share", item: title, preview: SharePreview("Preview", image: Image(systemName: "star")))
                Link(title, destination: URL(filePath: "/"))
                Button("Key") {}.keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: [.command, .shift])
            }
            .sensoryFeedback(.success, trigger: isShown)
            .onHover { isShown = $0 }
            .help("Help")
        }
    }

    struct Values: View {
        @State private var isOn = false
        @State private var value = 0.5
        @State private var number: Float = 1
        @State private var count = 1
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red
        @State private var choice: Int?
        var body: some View {
            VStack {
                Toggle("Literal", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
                Toggle(isOn: $isOn) { Text("Label") }.toggleStyle(.button)
                Toggle(isOn: $isOn) {
                    Text("Title")
                    Text("Subtitle")
                }
                Slider(value: $value)
                Slider(value: $value, in: 0...10, step: 1)
                Slider(value: $number, in: 1...5) { isOn = $0 }
                Slider(value: $value, in: 0...1) {
                    Text("Label")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                } onEditingChanged: { _ in
                }
                Stepper("Count \(count)", value: $count, in: 1...10)
                Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
                Stepper(value: $count, in: 0...5, step: 1) { Text("Label") }
            }
            VStack {
                Picker("Picker", selection: $choice) {
                    Text("None").tag(nil as Int?)
                    ForEach(0..<3) { Text("\($0)").tag(Optional($0)) }
                }
                Picker(selection: $choice, label: Text("Label")) { Text("None").tag(nil as Int?) }.pickerStyle(SegmentedPickerStyle())
                Picker(selection: $choice) {
                    Text("None").tag(nil as Int?)
                } label: {
                    Text("Label")
                }
                DatePicker("Date", selection: $date, displayedComponents: [.date])
                DatePicker("", selection: $date, in: ...Date(timeIntervalSince1970: 10), displayedComponents: .hourAndMinute).labelsHidden()
                DatePicker(selection: $date) { Text("Label") }.datePickerStyle(.compact)
                ColorPicker("Colour", selection: $color)
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.large)
                ProgressView(value: value, total: 2) { Text("Label") }
                ProgressView("Loading…")
                ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10), countsDown: false) {
                    Text("Baking")
                } currentValueLabel: {
                    Text("Done").background(Color(.clear))
                }
            }
        }
    }

    struct Texts: View {
        enum Field: Hashable { case name, code }
        @State private var text = ""
        @State private var number: Double?
        @FocusState private var isFocused: Bool
        @FocusState private var field: Field?
        var body: some View {
            VStack {
                TextField("Name", text: $text)
                    .focused($isFocused)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocapitalization(.none)
                    .autocorrectionDisabled()
                    .disableAutocorrection(true)
                    .submitLabel(.done)
                    .onSubmit { field = .code }
                TextField("Prompt", text: $text, prompt: Text("Prompt")).focused($field, equals: .name)
                TextField(text: $text) { Text("Label") }
                TextField("Axis", text: $text, axis: .vertical).lineLimit(1...4)
                TextField("Number", value: $number, format: .number)
                TextField("Formatter", value: $number, formatter: NumberFormatter())
                TextField("Old", text: $text, onEditingChanged: { _ in }, onCommit: {})
                SecureField("Password", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
                TextEditor(text: $text).scrollContentBackground(.hidden)
            }
            VStack {
                LabeledContent("Label", value: "Value")
                LabeledContent("Label", value: 5, format: .number)
                LabeledContent("Label") { Text("Value") }
                GroupBox { Text("Content") }
                GroupBox(label: Label("Label", systemImage: "star")) { Text("Content") }
                DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") }
                ContentUnavailableView.search
                ContentUnavailableView {
                    Label("Title", systemImage: "star")
                } description: {
                    Text("Description")
                } actions: {
                    Button("Action") {}
                }
            }
        }
    }

    struct Gestures: View {
        @GestureState private var offset = CGSize.zero
        @GestureState(reset: { _, transaction in transaction.animation = .default }) private var isDown = false
        @State private var scale: CGFloat = 1
        let isSelected = true
        var body: some View {
            VStack {
                Text("Tap").onTapGesture {}.onTapGesture(count: 2) {}
                Text("Where").onTapGesture { location in scale = location.x }
                Text("Press").onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {
                } onPressingChanged: { _ in
                }
                Text("Drag").gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onChanged { scale = $0.translation.width }
                        .onEnded { _ in })
                Text("Both").simultaneousGesture(TapGesture().onEnded { _ in }).highPriorityGesture(LongPressGesture().onEnded { _ in })
                Text("Pinch").gesture(MagnificationGesture().onChanged { scale = $0 }).contentShape(Rectangle())
            }
            VStack {
                Text("Label")
                    .accessibilityLabel("Literal")
                    .accessibilityLabel(Text("One") + Text("Two"))
                    .accessibility(label: Text("Old"))
                    .accessibilityValue("\(scale)")
                    .accessibilityHint(String("Hint"))
                    .accessibilityAddTraits([.isHeader, .isButton])
                    .accessibilityAddTraits(isSelected ? [.isSelected] : [])
                    .accessibilityRemoveTraits(.isImage)
                    .accessibilityAction(named: "More") {}
                    .accessibilityElement(children: .combine)
                    .accessibilityHidden(false)
                Text("Menu").contextMenu { Button("Copy") {} }
                Text("Older menu").contextMenu(ContextMenu { Button("Copy") {} })
                Text("Drop").onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
            }
        }
    }

    @Test func `all of them are shown`() {
        let size = CGSize(width: 375, height: 1200)
        #expect(ControlScreen(size) { Buttons() }.texts.contains("Symbol"))
        #expect(ControlScreen(size) { Values() }.texts.contains("Subtitle"))
        #expect(ControlScreen(size) { Texts() }.texts.contains("Inside"))
        #expect(ControlScreen(size) { Gestures() }.texts.contains("Menu"))
    }

    @Test func `sections and dividers group the items of a menu`() throws {
        let screen = ControlScreen {
            Menu("Menu") {
                Button("One") {}
                Divider()
                Button("Two") {}
                Section("Section") { Button("Three") {} }
            }
        }
        let menu = try #require(screen.views(UIButton.self).first?.menu)
        let groups = menu.children.compactMap { $0 as? UIMenu }
        #expect(groups.map { $0.children.map(\.title) } == [["One"], ["Two", "Section"]])
        #expect((groups.last?.children.last as? UIMenu)?.children.map(\.title) == ["Three"])
    }

    @Test func `a button in a list is pressed by its row`() throws {
        let count = Box(0)
        let screen = ControlScreen(CGSize(width: 375, height: 400)) { List { Button("Row") { count.value += 1 } } }
        #expect(screen.texts.contains("Row"))
        #expect(screen.views(UIControl.self).contains { $0.accessibilityLabel == "Row" })
    }
}
