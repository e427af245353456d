import SwiftUI

/// Screens of what apps use less often: each is drawn as a picture (`ScreenPictures`) and tested (`RareScreenTests`).
@MainActor enum RareScreens {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var size = 0
    }

    static let items = ["Anchor", "Basket", "Candle", "Drum", "Easel"].enumerated().map {
        Item(id: $0.offset, name: $0.element, size: 12 * ($0.offset + 1))
    }

    struct Swiped: View {
        var body: some View {
            NavigationStack {
                List(RareScreens.items) { item in
                    Text(item.name)
                        .swipeActions(edge: .trailing) {
                            Button("Delete", role: .destructive) {}
                            Button("Flag") {}.tint(.orange)
                        }
                        .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {}.tint(.indigo) }
                }
                .navigationTitle("Swipes")
            }
        }
    }

    struct Selecting: View {
        @State var chosen: Set<Int> = [1, 3]
        @State var mode = EditMode.active
        var body: some View {
            NavigationStack {
                List(RareScreens.items, selection: $chosen) { Text($0.name) }
                    .navigationTitle("\(chosen.count) chosen")
                    .toolbar { EditButton() }
                    .environment(\.editMode, $mode)
            }
        }
    }

    struct Editable: View {
        @State var items = RareScreens.items
        @State var mode = EditMode.active
        var body: some View {
            NavigationStack {
                List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
                    .navigationTitle("Edit")
                    .environment(\.editMode, $mode)
            }
        }
    }

    struct Refreshed: View {
        @State var count = 0
        var body: some View {
            NavigationStack {
                List(RareScreens.items) { Text($0.name) }
                    .refreshable { count += 1 }
                    .navigationTitle("Refreshed \(count)")
            }
        }
    }

    struct Tabled: View {
        @State var chosen: Set<Int> = [1]
        var body: some View {
            Table(of: Item.self, selection: $chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("Size") { Text("\($0.size) cm").monospacedDigit() }.width(120)
                TableColumn("Number") { Text("\($0.id)") }
            } rows: {
                ForEach(RareScreens.items) { TableRow($0) }
            }
        }
    }

    struct Scoped: View {
        @State var text: String
        @State var scope = 0
        @State var isPresented = true
        var body: some View {
            NavigationStack {
                List(RareScreens.items) { Text($0.name) }
                    .navigationTitle("Search")
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchScopes($scope) {
                        Text("All").tag(0); Text("Recent").tag(1)
                    }
            }
        }
    }

    struct Suggested: View {
        @State var text = "a"
        @State var isPresented = true
        var body: some View {
            NavigationStack {
                List(RareScreens.items) { Text($0.name) }
                    .navigationTitle("Search")
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchSuggestions {
                        Text("Anchors").searchCompletion("anchors")
                        Label("Apples", systemImage: "magnifyingglass").searchCompletion("apples")
                    }
            }
        }
    }

    struct Covered: View {
        @State var isShown = true
        var body: some View {
            Text("Below").fullScreenCover(isPresented: $isShown) {
                VStack {
                    Text("Covering everything")
                    NavigationTests.Leave()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
            }
        }
    }

    struct Popped: View {
        @State var isShown = true
        var body: some View {
            VStack {
                Button("Source") {}
                    .popover(isPresented: $isShown) {
                        Text("In the popover").padding().presentationCompactAdaptation(.popover)
                    }
                Spacer()
            }
            .padding(.top, 100)
        }
    }

    struct SheetOfItem: View {
        @State var item: Item? = RareScreens.items[2]
        var body: some View {
            Text("Below").sheet(item: $item) { item in
                NavigationStack {
                    Form { LabeledContent("Size", value: "\(item.size)") }
                        .navigationTitle(item.name).navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    struct ActionSheeted: View {
        @State var isShown = true
        var body: some View {
            Text("Below").actionSheet(isPresented: $isShown) {
                ActionSheet(
                    title: Text("What now?"), message: Text("Choose one."),
                    buttons: [.default(Text("Keep")), .destructive(Text("Delete")), .cancel()])
            }
        }
    }

    struct AlertOfItem: View {
        @State var isShown = true
        var body: some View {
            Text("Below").alert("Rename", isPresented: $isShown, presenting: RareScreens.items[1]) { item in
                Button("Rename \(item.name)") {}
                Button("Cancel", role: .cancel) {}
            } message: { item in
                Text("It is \(item.size) cm long.")
            }
        }
    }

    struct AlertWithField: View {
        @State var isShown = true
        @State var name = "Basket"
        @State var secret = ""
        var body: some View {
            Text(name).alert("Rename", isPresented: $isShown) {
                TextField("Name", text: $name)
                SecureField("Password", text: $secret)
                Button("OK") {}
            } message: {
                Text("Choose a name.")
            }
        }
    }

    struct OldLinks: View {
        @State var isActive = false
        @State var chosen: Int? = 2
        var body: some View {
            NavigationView {
                List {
                    NavigationLink("Plain", destination: Text("First"))
                    NavigationLink(destination: Text("Second"), isActive: $isActive) { Label("Active", systemImage: "bolt") }
                    NavigationLink(destination: Text("Third").navigationBarTitle("Third"), tag: 2, selection: $chosen) { Text("Tagged") }
                }
                .navigationBarTitle("Old links")
                .navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
            }
        }
    }

    struct Columns: View {
        var body: some View {
            NavigationView {
                List { ForEach(RareScreens.items) { Text($0.name) } }.navigationTitle("Sidebar")
                Text("Nothing chosen").navigationTitle("Detail")
            }
        }
    }

    struct Pinned: View {
        var body: some View {
            ScrollView {
                LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<4, id: \.self) { section in
                        Section {
                            ForEach(0..<12, id: \.self) { Text("Row \(section).\($0)").frame(maxWidth: .infinity).frame(height: 40) }
                        } header: {
                            Text("Header \(section)").frame(maxWidth: .infinity).background(Color.yellow)
                        } footer: {
                            Text("Footer \(section)").frame(maxWidth: .infinity).background(Color.orange)
                        }
                    }
                }
            }
        }
    }

    struct Subviewed: View {
        struct Cards<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack(spacing: 12) {
                    Group(subviews: content) { subviews in
                        Text("\(subviews.count) cards").font(.headline)
                        if let first = subviews.first { first.font(.title) }
                        ForEach(subviews.dropFirst()) { $0.padding().background(Color.gray.opacity(0.2), in: .rect(cornerRadius: 8)) }
                    }
                    ForEach(subviews: content) { subview in
                        HStack {
                            Image(systemName: subview.containerValues.isPinned ? "pin.fill" : "circle")
                            subview
                        }
                    }
                }
            }
        }
        var body: some View {
            Cards {
                Text("One")
                Text("Two").containerValue(\.isPinned, true)
                ForEach(3..<5, id: \.self) { Text("Number \($0)") }
            }
        }
    }

    struct LinkedPicker: View {
        @State var colour = 1
        @State var isOpen = false
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Colour", selection: $colour) {
                        Text("Red").tag(0); Text("Green").tag(1); Text("Blue").tag(2)
                    }
                    .pickerStyle(.navigationLink)
                }
                .navigationTitle("Linked")
            }
        }
    }

    struct Keyboarded: View {
        @State var text = "Typing"
        @FocusState var isFocused: Bool
        var body: some View {
            NavigationStack {
                Form { TextField("Text", text: $text).focused($isFocused) }
                    .navigationTitle("Keyboard")
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Button("Previous", systemImage: "chevron.up") {}
                            Spacer()
                            Button("Done") { isFocused = false }
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Archive", systemImage: "archivebox") {}
                            Spacer()
                            Button("Compose", systemImage: "square.and.pencil") {}
                        }
                    }
                    .onAppear { isFocused = true }
            }
        }
    }

    struct Transitioned: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 20) {
                    ForEach(0..<12, id: \.self) { number in
                        RoundedRectangle(cornerRadius: 12).fill(Color.teal).frame(height: 110).overlay { Text("\(number)") }
                            .scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.7)
                            }
                    }
                }
                .padding()
            }
        }
    }

    struct Reader: View {
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }
                }
                .overlay(alignment: .bottom) {
                    Button("Jump") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(40, anchor: .top) } }
                }
            }
        }
    }

    struct Collapsed: View {
        @State var isOpen = true
        var body: some View {
            List {
                Section("Open", isExpanded: $isOpen) { ForEach(RareScreens.items.prefix(2)) { Text($0.name) } }
                Section("Closed", isExpanded: .constant(false)) { ForEach(RareScreens.items.prefix(2)) { Text($0.name) } }
            }
            .listStyle(.sidebar)
        }
    }
}

extension ContainerValues {
    private enum PinnedKey: ContainerValueKey { static var defaultValue: Bool { false } }
    var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

extension RareScreens {
    struct Badge: View {
        let score: Int
        var kind = 0
        @State private var isDisplayed = false
        var body: some View {
            ZStack {
                switch kind {
                case 0:
                    Circle().foregroundColor(.clear).frame(width: 40).overlay(
                        ring.rotationEffect(.degrees(-90)).onAppear { isDisplayed = true }
                    )
                    .shadow(color: .green, radius: 4)
                case 1: Circle().foregroundColor(.clear).frame(width: 40).overlay(ring.onAppear { isDisplayed = true })
                case 2:
                    Circle().foregroundColor(.clear).frame(width: 40).overlay(
                        Circle().trim(from: 0, to: 0.8).stroke(style: StrokeStyle(lineWidth: 2, dash: [1])).foregroundColor(.green))
                case 3: Circle().trim(from: 0, to: 0.8).stroke(Color.green, lineWidth: 2)
                case 5:
                    Circle().foregroundColor(.clear).frame(width: 40)
                        .overlay(Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green).onAppear { isDisplayed = true })
                case 6:
                    Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green, lineWidth: 2).animation(.linear(duration: 1))
                        .onAppear { isDisplayed = true }
                case 7:
                    Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green, lineWidth: 2)
                        .animation(.linear(duration: 1), value: isDisplayed).onAppear { isDisplayed = true }
                case 8:
                    ZStack {
                        Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green).animation(.linear(duration: 1))
                    }
                    .onAppear { isDisplayed = true }
                case 9:
                    Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(style: StrokeStyle(lineWidth: 2, dash: [1])).foregroundColor(
                        .green
                    )
                    .animation(.linear(duration: 1)).onAppear { isDisplayed = true }
                case 10:
                    Circle().foregroundColor(.clear).overlay(
                        Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green).animation(.linear(duration: 1))
                            .onAppear { isDisplayed = true })
                case 11:
                    Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green)
                        .animation(.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1)).onAppear { isDisplayed = true }
                default: Circle().trim(from: 0, to: isDisplayed ? 0.8 : 0).stroke(Color.green, lineWidth: 2).onAppear { isDisplayed = true }
                }
                Text("\(score)%").font(.system(size: 10)).fontWeight(.bold)
            }
            .frame(width: 40, height: 40)
        }
        var ring: some View {
            ZStack {
                Circle().trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
                    .stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
                    .foregroundColor(.green)
                    .animation(Animation.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1))
            }
        }
    }
}
