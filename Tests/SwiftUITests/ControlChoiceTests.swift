import SwiftUI
import Testing
import UIKit
import UIKitInteraction

@MainActor struct ControlChoiceTests {
    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, mint, lemon
        var id: Self { self }
    }

    struct Flavors<Style: PickerStyle>: View {
        @State private var flavor = Flavor.mint
        let style: Style
        var body: some View {
            VStack {
                Text("chosen: \(flavor.rawValue)")
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(style)
            }
        }
    }

    @Test func `segments show the views, and set the value of the one that is chosen`() throws {
        let screen = ControlScreen { Flavors(style: .segmented) }
        let control = try #require(screen.views(UISegmentedControl.self).first)
        #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["vanilla", "mint", "lemon"])
        #expect(control.selectedSegmentIndex == 1)
        #expect(screen.frame(control).size == CGSize(width: 300, height: control.intrinsicContentSize.height))
        Person.choose(2, in: control)
        screen.commit()
        #expect(screen.texts.first == "chosen: lemon")
        #expect(control.accessibilityLabel == "Flavor")
    }

    @Test func `a menu shows the chosen view, and sets the value of the one that is chosen`() throws {
        let screen = ControlScreen(CGSize(width: 300, height: 500)) { Flavors(style: .menu) }
        #expect(screen.texts == ["chosen: mint", "mint"])
        let button = try #require(screen.views(UIButton.self).first)
        Person.tap(button)
        Person.choose("vanilla", inMenuOver: button)
        screen.commit()
        #expect(screen.texts == ["chosen: vanilla", "vanilla"])
    }

    @Test func `a wheel stands on the chosen row`() throws {
        let screen = ControlScreen(CGSize(width: 300, height: 300)) { Flavors(style: .wheel) }
        let wheel = try #require(screen.views(UIPickerView.self).first)
        #expect(wheel.selectedRow(inComponent: 0) == 1)
        #expect(screen.frame(wheel).height == 216)
    }

    @Test func `a tag is the value of its view, an optional one too`() throws {
        let chosen = Box<Int?>(2)
        let screen = ControlScreen {
            Picker("Number", selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
                Text("One").tag(1)
                Text("Two").tag(Optional(2))
                Text("None").tag(nil as Int?)
            }
            .pickerStyle(.segmented)
        }
        let control = try #require(screen.views(UISegmentedControl.self).first)
        #expect(control.selectedSegmentIndex == 1)
        Person.choose(0, in: control)
        #expect(chosen.value == 1)
        Person.choose(2, in: control)
        #expect(chosen.value == nil)
    }

    struct Actions: View {
        @State private var last = "none"
        @State private var isOn = false
        var body: some View {
            VStack {
                Text("last: \(last) \(isOn ? "on" : "off")")
                Menu("Menu") {
                    Button("First") { last = "first" }
                    Button("Delete", systemImage: "trash", role: .destructive) { last = "delete" }
                    Toggle("Toggle", isOn: $isOn)
                    Menu("More") { Button("Inner") { last = "inner" } }
                }
            }
        }
    }

    @Test func `a menu's buttons perform their actions`() throws {
        let screen = ControlScreen(CGSize(width: 300, height: 500)) { Actions() }
        let button = try #require(screen.views(UIButton.self).first)
        let children = try #require(button.menu?.children)
        #expect(children.map(\.title) == ["First", "Delete", "Toggle", "More"])
        #expect((children[1] as? UIAction)?.attributes == .destructive)
        #expect((children[3] as? UIMenu)?.children.map(\.title) == ["Inner"])
        Person.tap(button)
        Person.choose("Delete", inMenuOver: button)
        screen.commit()
        Person.tap(button)
        Person.choose("Toggle", inMenuOver: button)
        screen.commit()
        #expect(screen.texts == ["last: delete on", "Menu"])
        #expect((button.menu?.children[2] as? UIAction)?.state == .on)
    }

    @Test func `a long press opens the menu of a view`() throws {
        let last = Box("none")
        let screen = ControlScreen(CGSize(width: 300, height: 500)) {
            Text("Row").padding().contextMenu { Button("Copy") { last.value = "copy" } }
        }
        let view = try #require(screen.views(UIView.self).first { !$0.interactions.isEmpty })
        Person.press(view)
        Person.choose("Copy", inMenuOver: view)
        #expect(last.value == "copy")
    }

    @Test func `a date is shown in capsules at the end of the row`() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let screen = ControlScreen { DatePicker("Date", selection: .constant(date), displayedComponents: .date) }
        let picker = try #require(screen.views(UIDatePicker.self).first)
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.datePickerMode == .date)
        #expect(picker.date == date)
        #expect(screen.frame(picker).maxX == 300)
        #expect(screen.texts == ["Date"])
    }

    @Test func `a colour is shown in a well at the end of the row`() throws {
        let screen = ControlScreen { ColorPicker("Colour", selection: .constant(Color.red)) }
        let well = try #require(screen.views(UIColorWell.self).first)
        #expect(screen.frame(well).maxX == 300)
        #expect(screen.texts == ["Colour"])
    }

    /// Two recorded pictures of a form (Generations.md, layerPictures).
    @Test func `layerPictures: a toggle has its knob in a picture of its layer, too`() throws {
        let phone = Phone("26.0") { Toggle("Alerts", isOn: .constant(true)).labelsHidden() }
        let control = try #require(phone.views(UISwitch.self).first)
        let picture = UIGraphicsImageRenderer(bounds: control.bounds).image { _ in
            UIGraphicsGetCurrentContext().map { control.layer.render(in: $0) }
        }
        let bitmap = try #require(picture.cgImage?.bitmap)
        let white = (0..<bitmap.width).count { x in
            let pixel = bitmap[x, bitmap.height / 2]
            return pixel.red > 250 && pixel.green > 250 && pixel.blue > 250 && pixel.alpha > 250
        }
        #expect(white > bitmap.width / 3)
    }
}
