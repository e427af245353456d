import SwiftUI
import Testing
import UIKitInteraction

/// Pictures of lists, navigation and presentations, to look at. They are written into the folder `SCREEN_PICTURES`.
@MainActor struct ScreenPictures {
    private nonisolated static var folder: URL? { ProcessInfo.processInfo.environment["SCREEN_PICTURES"].map { URL(filePath: $0) } }

    private func write(_ name: String, _ phone: Phone<some View>) throws {
        try phone.png.write(to: #require(Self.folder).appending(path: "\(name).png"))
    }

    struct Everything: View {
        @State private var isOn = true
        @State private var name = ""
        @State private var choice = 1
        @State private var number = 3
        @State private var value = 0.4
        @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
        var body: some View {
            NavigationStack {
                Form {
                    Section {
                        NavigationLink("Account", destination: Text("x"))
                        Label("Wi-Fi", systemImage: "wifi").badge("Home")
                        Toggle("Airplane mode", isOn: $isOn)
                        Text("Messages").badge(5)
                    } header: {
                        Text("General")
                    } footer: {
                        Text("A footer that explains what the rows above do, in more than a single line of text.")
                    }
                    Section("Controls") {
                        Picker("Colour", selection: $choice) {
                            Text("Red").tag(1); Text("Blue").tag(2)
                        }
                        LabeledContent("Version", value: "4.2")
                        Stepper("Count \(number)", value: $number)
                        Slider(value: $value)
                        TextField("Name", text: $name)
                        DatePicker("Date", selection: $date, displayedComponents: .date)
                    }
                    Section {
                        Button("Sign out", role: .destructive) {}
                    }
                }
                .navigationTitle("Settings")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
            }
        }
    }

    struct Mail: View {
        @State private var text = ""
        var body: some View {
            TabView {
                NavigationStack {
                    List {
                        Section("Today") {
                            ForEach(0..<4, id: \.self) { index in
                                NavigationLink(value: index) {
                                    VStack(alignment: .leading) {
                                        Text("Message \(index)").font(.headline)
                                        Text("Something that was written about it").font(.subheadline).foregroundStyle(.secondary)
                                    }
                                }
                            }
                        }
                        Section("Yesterday") { ForEach(0..<3, id: \.self) { Text("Old \($0)") } }
                    }
                    .listStyle(.plain)
                    .navigationTitle("Inbox")
                    .searchable(text: $text)
                    .toolbar { Button("New", systemImage: "square.and.pencil") {} }
                }
                .tabItem { Label("Mail", systemImage: "envelope") }
                Text("b").tabItem { Label("Settings", systemImage: "gear") }
            }
        }
    }

    @Test func `pictures of screens`() throws {
        guard Self.folder != nil else { return }
        try write("form18", Phone { Everything() })
        try write("form26", Phone("26.0") { Everything() })
        try write("form18rtl", Phone(isMirrored: true) { Everything() })
        try write("form26dark", Phone("26.0", isDark: true) { Everything() })
        try write("form18ax", Phone(category: .accessibilityLarge) { Everything() })
        try write("mail18", Phone { Mail() })
        try write("mail26", Phone("26.0") { Mail() })
        try write("sheet18", Phone { PresentationTests.Sheet(isShown: true) })
        try write("sheet26", Phone("26.0") { PresentationTests.Sheet(isShown: true) })
        try write("alert18", Phone { PresentationTests.Question() })
        try write("alert26", Phone("26.0") { PresentationTests.Question() })
        try write("page18", Phone { NavigationTests.Pages(path: [1]) })
        try write("page26", Phone("26.0") { NavigationTests.Pages(path: [1]) })
        try write("bars18", Phone { NavigationTests.Barred() })
        try write("bars26", Phone("26.0") { NavigationTests.Barred() })
        try write(
            "split",
            Phone(size: CGSize(width: 1180, height: 820), top: 24, isPad: true) {
                NavigationSplitView {
                    List {
                        Text("Side"); Text("Two")
                    }.navigationTitle("Sidebar")
                } detail: {
                    Text("Detail").navigationTitle("D")
                }
            })
        try write(
            "pages",
            Phone {
                TabView {
                    Color.red; Color.blue
                }.tabViewStyle(.page)
            })
    }

    @Test func `badges`() throws {
        guard Self.folder != nil else { return }
        let phone = Phone { VStack(spacing: 8) { ForEach(0..<13, id: \.self) { RareScreens.Badge(score: 80, kind: $0) } } }
        try write("badges0", phone)
        Person.wait(5)
        phone.commit()
        try write("badges", phone)
    }

    @Test func `pictures of rare screens`() throws {
        guard Self.folder != nil else { return }
        for version in ["18.0", "26.0"] {
            let suffix = version == "18.0" ? "" : "26"
            func draw(_ name: String, @ViewBuilder _ content: () -> some View) throws {
                try write(name + suffix, Phone(version, content))
            }
            let swiped = Phone(version) { RareScreens.Swiped() }
            swiped.views(UITableViewCell.self).dropFirst().first.map { Person.drag($0, by: CGVector(dx: -150, dy: 0)) }
            swiped.commit()
            try write("swiped" + suffix, swiped)
            try draw("selecting") { RareScreens.Selecting() }
            try draw("editable") { RareScreens.Editable() }
            try draw("refreshed") { RareScreens.Refreshed() }
            try draw("table") { RareScreens.Tabled() }
            try write(
                "tablepad" + suffix, Phone(version, size: CGSize(width: 834, height: 1194), top: 24, isPad: true) { RareScreens.Tabled() })
            try draw("scopes") { RareScreens.Scoped(text: "a") }
            try draw("suggestions") { RareScreens.Suggested() }
            try draw("cover") { RareScreens.Covered() }
            try draw("popover") { RareScreens.Popped() }
            try draw("sheetitem") { RareScreens.SheetOfItem() }
            try draw("actionsheet") { RareScreens.ActionSheeted() }
            try draw("alertitem") { RareScreens.AlertOfItem() }
            try draw("alertfield") { RareScreens.AlertWithField() }
            try draw("oldlinks") { RareScreens.OldLinks(chosen: nil) }
            try draw("oldlinksopen") { RareScreens.OldLinks() }
            try write(
                "columns" + suffix,
                Phone(version, size: CGSize(width: 1194, height: 834), top: 24, isPad: true) { RareScreens.Columns() })
            let pinned = Phone(version) { RareScreens.Pinned() }
            pinned.views(UIScrollView.self).first?.contentOffset.y = 300
            pinned.commit()
            try write("pinned" + suffix, pinned)
            try draw("subviews") { RareScreens.Subviewed() }
            let linked = Phone(version) { RareScreens.LinkedPicker() }
            try write("picker" + suffix, linked)
            UIView.performWithoutAnimation { linked.tap("Colour") }
            linked.commit()
            try write("pickerpage" + suffix, linked)
            try draw("keyboard") { RareScreens.Keyboarded() }
            let moved = Phone(version) { RareScreens.Transitioned() }
            moved.views(UIScrollView.self).first?.contentOffset.y = 60
            moved.commit()
            try write("transition" + suffix, moved)
            try draw("collapsed") { RareScreens.Collapsed() }
        }
    }
}
