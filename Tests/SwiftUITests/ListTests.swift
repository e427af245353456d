import SwiftUI
import Testing

@MainActor struct ListTests {
    struct Settings: View {
        var body: some View {
            List {
                Section("Diagnostics") { Text("Status") }
                Section("Configuration") {
                    Text("SDK version"); Text("Observer mode"); Text("Sandbox")
                }
                Section("Customer Info") { Text("User ID") }
            }
        }
    }

    /// The positions of RevenueCat's recorded pictures of their debug view, a list of 450 x 900 points at 1x: rows are 44 points apart on
    /// iOS 18, sections 57; 52, and 59 and 58 in turn on iOS 26.
    @Test(arguments: [("18.0", CGFloat(44), [CGFloat(57), 57], CGFloat(39)), ("26.0", 52, [59, 58], 50)])
    func `row: rows and sections are as far apart as in recorded pictures`(
        _ version: String, _ pitch: CGFloat, _ gaps: [CGFloat], _ first: CGFloat
    ) {
        let phone = Phone(version, size: CGSize(width: 450, height: 900), top: 0, scale: 1) { Settings() }
        let frames = phone.cells.map { $0.convert($0.bounds, to: phone.window) }
        #expect(frames.map(\.height) == Array(repeating: pitch, count: 5))
        #expect(frames[0].minY == first)
        #expect([frames[1].minY - frames[0].maxY, frames[4].minY - frames[3].maxY] == gaps)
        #expect(frames[2].minY - frames[1].minY == pitch)
    }

    /// A server may send the same element twice, such as the same page again.
    @Test func `rows with the same identity are shown each, without moving views between them`() {
        let phone = Phone("18.0", size: CGSize(width: 390, height: 844), top: 47) {
            List { ForEach(["one", "two", "one"], id: \.self) { Text($0) } }
        }
        #expect(phone.cells.map { phone.views(UILabel.self, in: $0).compactMap(\.text) } == [["one"], ["two"], ["one"]])
    }

    /// The positions of those pictures, whose window has no safe area and whose navigation view is in a frame: the list begins below the
    /// bar, 16 from the sides until iOS 18 and 20 on iOS 26.
    @Test(arguments: [("18.0", CGFloat(16), CGFloat(32), CGFloat(116)), ("26.0", 20, 40, 139)])
    func `listCardMargin: a list of one pixel a point is below the bar, as in recorded pictures`(
        _ version: String, _ card: CGFloat, _ text: CGFloat, _ top: CGFloat
    ) throws {
        let phone = Phone(version, size: CGSize(width: 450, height: 900), top: 0, scale: 1) {
            NavigationView { Settings().listStyle(.insetGrouped).navigationTitle("Debug") }.frame(width: 450, height: 900)
        }
        let cell = try #require(phone.cells.first)
        #expect(cell.convert(cell.bounds, to: phone.window).minX == card)
        #expect(try #require(phone.frame("Status")).minX == text)
        let header = try #require(phone.frame(version == "18.0" ? "DIAGNOSTICS" : "Diagnostics"))
        #expect(header.minY < top && header.maxY > top + 8)
    }

    /// Those of 300 x 400 points, whose bar has no large title: the header's text is inked from 64 on, on iOS 26 from 77.
    @Test(arguments: [("18.0", CGFloat(64)), ("26.0", 77)], [NavigationBarItem.TitleDisplayMode.automatic, .inline])
    func `listTop, largeTitle: a low window's bar has no large title, and the header begins at once`(
        _ release: (version: String, top: CGFloat), _ mode: NavigationBarItem.TitleDisplayMode
    ) throws {
        let (version, top) = release
        let phone = Phone(version, size: CGSize(width: 300, height: 400), top: 0, scale: 1) {
            NavigationView { Settings().navigationTitle("Debug").navigationBarTitleDisplayMode(mode) }
        }
        let header = try #require(phone.frame(version == "18.0" ? "DIAGNOSTICS" : "Diagnostics"))
        #expect(header.minY < top && header.minY > top - 6)
    }

    /// The distances in AccessibilitySnapshot's recorded pictures of 17.5, 18.5 and 26.2 (Generations.md, listFooter).
    @Test(arguments: [("18.0", CGFloat(72.33)), ("26.0", 70)])
    func `listFooter: the next header begins at once`(_ version: String, _ gap: CGFloat) {
        let phone = Phone(version, size: CGSize(width: 402, height: 874), top: 62) {
            List {
                Section {
                    Text("Checking")
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap an account")
                }
                Section("Bills") { Text("Electric") }
            }
        }
        let frames = phone.cells.map { $0.convert($0.bounds, to: phone.window) }
        #expect(abs(frames[1].minY - frames[0].maxY - gap) < 0.4)
    }

    /// What those pictures say of the elements (Generations.md, listOrder, listSpeech, outline).
    @Test(arguments: ["17.5", "18.5", "26.2"]) func `listOrder: rows are read before headers and footers`(version: String) throws {
        let phone = Phone(version, size: CGSize(width: 402, height: 874), top: 62) {
            List {
                Section {
                    Text("Checking")
                    Text("Savings")
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap an account")
                }
                Section("Bills") { Text("Electric") }
            }
        }
        let table = try #require(phone.views(UITableView.self).first)
        let elements = table.accessibilityElements?.compactMap { $0 as? UIView } ?? []
        let told = elements.map { $0.isAccessibilityElement ? $0 : phone.views(UILabel.self, in: $0).first { $0.text != nil } }
        let words = told.map { $0?.accessibilityLabel?.lowercased() }
        #expect(words == ["checking", "savings", "electric", "accounts", "tap an account", "bills"])
        // Until iOS 17 the texts are told of, from then on the rows; those of iOS 26 have no outline.
        #expect(told.allSatisfy { ($0 is UILabel) == (version == "17.5") })
        #expect((told[0]?.accessibilityPath == nil) == (version == "26.2"))
        #expect((told[3]?.accessibilityPath == nil) == (version != "17.5"))
        #expect(told[3]?.accessibilityTraits.contains(.header) == true && told[4]?.accessibilityTraits.contains(.header) == false)
    }

    /// What those pictures say of the elements (Generations.md, listSpeech).
    @Test func `listSpeech: rows, headers and footers are told of as a whole`() throws {
        let phone = Phone("26.0", size: CGSize(width: 402, height: 874), top: 62) {
            List {
                Section {
                    Text("Checking")
                    Toggle("Savings", isOn: .constant(true))
                    Button {
                    } label: {
                        VStack {
                            Text("Two"); Text("Words")
                        }
                    }
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap an account")
                }
            }
        }
        let elements = phone.views(UIView.self).filter(\.isAccessibilityElement)
        func element(_ label: String) throws -> UIView { try #require(elements.first { $0.accessibilityLabel == label }) }
        #expect(try element("Checking").bounds.width == 370)
        #expect(try element("Accounts").bounds.width > 300 && element("Accounts").accessibilityTraits.contains(.header))
        #expect(try !element("Tap an account").accessibilityTraits.contains(.header))
        #expect(elements.contains { $0 is UISwitch })
    }

    /// AccessibilitySnapshot's recorded picture of 26.2 (Generations.md, listCardText).
    @Test func `listCardText: texts of a list on a phone with iOS 26 are 32 points from the side`() {
        let phone = Phone("26.0", size: CGSize(width: 402, height: 874), top: 62) { Settings() }
        #expect(phone.frame("Sandbox")?.minX == 32)
        #expect(phone.frame("Diagnostics")?.minX == 32)
    }

    /// The sides of cards and texts in AccessibilitySnapshot's recorded pictures (Generations.md, listCardMargin).
    @Test(arguments: [
        ("17.5", CGFloat(393), CGFloat(20), CGFloat(40)), ("18.5", 402, 20, 40), ("18.0", 390, 16, 32), ("26.2", 402, 16, 32),
    ])
    func `listCardMargin: cards are 20 from the sides until iOS 18`(_ version: String, _ width: CGFloat, _ card: CGFloat, _ text: CGFloat) {
        let phone = Phone(version, size: CGSize(width: width, height: 852), top: 59) { Settings() }
        #expect(phone.cells.first.map { $0.convert($0.bounds, to: phone.window).minX } == card)
        #expect(phone.frame("Sandbox")?.minX == text)
        #expect(phone.frame(version < "26" ? "DIAGNOSTICS" : "Diagnostics")?.minX == text)
    }

    /// Positions in Home Assistant's recorded pictures, iOS 26, 390 x 844, at the text size medium (Generations.md, listTop).
    @Test func `listTop: the first card is 35 below a bar and at a large title, and a header is at once below them`() {
        func first(@ViewBuilder _ content: () -> some View) -> CGFloat {
            let phone = Phone("26.0", top: 62, category: .medium, content)
            return phone.cells.first.map { $0.convert($0.bounds, to: phone.window).minY } ?? 0
        }
        func titled(_ mode: NavigationBarItem.TitleDisplayMode, @ViewBuilder _ content: () -> some View) -> some View {
            NavigationStack { List(content: content).navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
        }
        #expect(abs(first { List { Text("Row") } } - 62 - 35) < 0.01)
        #expect(abs(first { List { Text("Row") }.contentMargins(.top, 4) } - 62 - 4) < 0.01)
        #expect(abs(first { titled(.inline) { Text("Row") } } - 62 - 54 - 35) < 0.01)
        #expect(abs(first { titled(.inline) { Section("A") { Text("Row") } } } - 62 - 54 - 39.33) < 0.4)
        let large = first { titled(.large) { Text("Row") } }
        #expect(abs(first { titled(.large) { Section("A") { Text("Row") } } } - large - 39.33) < 0.4)
        #expect(abs(large - 168) < 1)
        let phone = Phone("26.0", top: 62, category: .medium) { titled(.large) { Text("Row") } }
        // Capitals begin at 128⅓ there; those of this font 8⅔ below the line's top.
        let titles = phone.views(UILabel.self).filter { $0.text == "Title" && !$0.isHidden }
        #expect(titles.contains { abs($0.convert($0.bounds, to: phone.window).minY + 8.65 - 128.33) <= 1 })
    }

    /// Positions in the same pictures (Generations.md, rowChevron).
    @Test func `rowChevron: chevrons end at the margin of rows in iOS 26, and contents 21 points before it`() throws {
        let phone = Phone("26.0", category: .medium) {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("Page")
                    } label: {
                        Text("Row").frame(maxWidth: .infinity, alignment: .trailing)
                    }
                }
                .navigationTitle("Title")
            }
        }
        let cell = try #require(phone.cells.first)
        let chevron = try #require(phone.views(UIImageView.self, in: cell).first)
        let frame = chevron.convert(chevron.bounds, to: phone.window)
        #expect(frame.minX == 347 && frame.width == 11)
        #expect(abs(try #require(phone.frame("Row")).maxX - 337) < 0.01)
    }

    /// The card in Home Assistant's picture of a list picker (Generations.md, emptyBar).
    @Test(arguments: [("26.0", 82), ("18.0", 126)] as [(String, CGFloat)])
    func `emptyBar: a stack without title and buttons has no bar in iOS 26`(_ version: String, _ top: CGFloat) {
        let phone = Phone(version) { NavigationStack { List { Text("Row") } } }
        #expect(phone.cells.first.map { abs($0.convert($0.bounds, to: phone.window).minY - top) < 0.7 } == true)
    }

    /// The invitation in Home Assistant's recorded pictures (Generations.md, emptyBar).
    @Test func `emptyBar: a navigation view in the style of a stack keeps its bar`() throws {
        let phone = Phone("26.0") {
            NavigationView {
                VStack {
                    Text("Top"); Spacer()
                }
            }.navigationViewStyle(.stack)
        }
        #expect(abs(try #require(phone.frame("Top")).minY - 47 - 54) < 0.7)
    }

    /// The pages of Home Assistant's recorded pictures (Generations.md, listLabel).
    @Test(arguments: [("questionmark.circle", CGFloat(51)), ("arrow.left.arrow.right", 53), ("plus", 51)])
    func `listLabel: a row is as high as what its symbol draws needs`(_ symbol: String, _ height: CGFloat) {
        let phone = Phone("26.0", category: .medium) { List { Label("Title", systemImage: symbol) } }
        #expect(phone.cells.first.map { abs($0.bounds.height - height) < 0.7 } == true)
        #expect(phone.frame("Title").map { abs($0.minX - 32 - 39) < 0.35 } == true)
    }

    /// RevenueCat's recorded list: the sheet with an arrow leaves a row as high as others (`symbols.txt`).
    @Test(arguments: [("18.0", CGFloat(44)), ("26.0", 52)])
    func `listLabel: the symbol for sharing raises no row`(_ system: String, _ height: CGFloat) {
        let phone = Phone(system) { List { Label("Share", systemImage: "square.and.arrow.up") } }
        #expect(phone.cells.first?.bounds.height == height)
    }

    /// Generations.md, symbolBox: swift-snapshot-testing's picture of iOS 13 is 17 wide where the circle is, RevenueCat's at one pixel 20.
    @Test(arguments: [("13.3", 2, 17), ("16.0", 2, 20.5), ("18.0", 1, 20), ("26.0", 3, 61.0 / 3)] as [(String, CGFloat, CGFloat)])
    func `symbolBox: the room of a symbol beside a text`(_ system: String, _ scale: CGFloat, _ width: CGFloat) throws {
        let phone = Phone(system, scale: scale) {
            HStack(spacing: 0) {
                Image(systemName: "checkmark.circle.fill"); Color.red.frame(width: 10, height: 10)
            }
        }
        let image = try #require(phone.views(UIImageView.self).first)
        #expect(abs(image.convert(image.bounds, to: phone.window).width - width) < 0.26)
    }

    /// Generations.md, symbolBox: AccessibilitySnapshot's pills of 18.5 and 26.2, whose symbols have 10 points, and its star of 22.
    @Test(
        arguments: [
            ("keyboard", 10, 15), ("hand.rays", 10, 13.67), ("arrow.trianglehead.2.counterclockwise.rotate.90", 10, 12),
            ("doc.text", 10, 11.33), ("speaker.wave.2", 10, 13.67), ("play", 10, 9.33), ("text.line.magnify", 10, 12.33),
            ("plus.magnifyingglass", 10, 12), ("star.fill", 22, 28.33), ("mic.fill", 17, 17.33),
        ] as [(String, CGFloat, CGFloat)])
    func `symbolBox: symbols take the room that they take in recorded pictures`(
        _ symbol: String, _ size: CGFloat, _ width: CGFloat
    ) throws {
        let phone = Phone("26.2") {
            HStack(spacing: 0) {
                Image(systemName: symbol).font(.system(size: size)); Color.red.frame(width: 9)
            }
        }
        let image = try #require(phone.views(UIImageView.self).first)
        #expect(abs(image.bounds.width - width) < 0.35)
    }

    struct Affected: View {
        let kind: Int
        var rows: some View { List { ForEach(0..<4, id: \.self) { Text("Row \($0)") } } }
        var body: some View {
            NavigationView {
                ZStack {
                    switch kind {
                    case 0: rows
                    case 1: rows.blur(radius: 0)
                    case 2: rows.blur(radius: 2).scaleEffect(1).opacity(0.5)
                    default: rows.rotationEffect(.zero).shadow(radius: 2)
                    }
                }
                .navigationBarTitle("Title")
            }
        }
    }

    @Test(arguments: ["18.0", "26.0"]) func `a list with effects begins below the bar`(_ version: String) throws {
        let plain = try #require(Phone(version) { Affected(kind: 0) }.frame("Row 0"))
        // The view of an effect is on whole pixels.
        for kind in 1...3 {
            let frame = try #require(Phone(version) { Affected(kind: kind) }.frame("Row 0"))
            #expect(abs(frame.minY - plain.minY) < 0.67 && frame.minX == plain.minX)
        }
    }

    @Test(arguments: ["18.0", "26.0"]) func `a stack with effects has its bar below the status bar`(_ version: String) throws {
        func page() -> some View { NavigationStack { List { Text("Row") }.navigationTitle("Title") } }
        let plain = try #require(Phone(version) { page() }.frame("Row"))
        #expect(Phone(version) { page().blur(radius: 1) }.frame("Row") == plain)
        #expect(plain.minY > 47 + 96)
    }

    struct Scoped: View {
        @State var text = "a"
        @State var scope = 0
        @State var isPresented: Bool
        var body: some View {
            NavigationStack {
                List { ForEach(0..<30, id: \.self) { Text("Row \($0)") } }
                    .navigationTitle("Search")
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchScopes($scope) {
                        Text("All").tag(0); Text("Recent").tag(1)
                    }
            }
        }
    }

    @Test(arguments: ["18.0", "26.0"], [true, false]) func `the first row is below the scope bar`(
        _ version: String, _ isPresented: Bool
    ) throws {
        let phone = Phone(version) { Scoped(isPresented: isPresented) }
        let scope = try #require(phone.views(UISegmentedControl.self).first)
        let bar = scope.convert(scope.bounds, to: phone.window)
        let first = try #require(phone.cells.first)
        #expect(first.convert(first.bounds, to: phone.window).minY >= bar.maxY)
    }

    struct Mixed: View {
        @State private var isOn = true
        var body: some View {
            List {
                Toggle("Switch", isOn: $isOn)
                Section { Text("Plain") }
                Section {
                    Text("One")
                } footer: {
                    Text("First\nSecond")
                }
                Section { Text("Two") }
                Section("Head") { Text("Three") }
            }
        }
    }

    /// Distances in the same pictures (Generations.md, row, switchRow and listGap).
    @Test func `listGap: cards are 35 apart, 57 with a header and 60 with a footer of two lines, at the text size medium`() {
        let phone = Phone("26.0", category: .medium) { Mixed() }
        let frames = phone.cells.map { $0.convert($0.bounds, to: phone.window) }
        #expect(frames.map(\.height) == [51, 51, 51, 51, 51])
        let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        for (gap, recorded) in zip(gaps, [35, 35, 60, 57]) { #expect(abs(gap - CGFloat(recorded)) < 0.4) }
    }

    @Test func `switchRow: a row with a switch is as high as others`() {
        #expect(Phone { Mixed() }.cells.first?.frame.height == 44)
        #expect(Phone("26.0") { Mixed() }.cells.first?.frame.height == 52)
    }

    @Test func `listInList: a form shows the rows of a list in it`() {
        let phone = Phone("26.0") {
            Form { Section { List { ForEach(["a", "b"], id: \.self) { Text($0) } } } }
        }
        #expect(phone.cells.count == 2)
        #expect(phone.views(UITableView.self).count == 1)
        let framed = Phone("26.0") { Form { List { Text("a") }.frame(height: 200) } }
        #expect(framed.views(UITableView.self).count == 2)
    }

    struct Labels: View {
        var body: some View {
            List {
                Section(header: Label("Header", systemImage: "star")) {
                    Label("Servers", systemImage: "plus")
                    HStack {
                        Color.red.frame(width: 32, height: 32)
                        VStack(alignment: .leading) {
                            Text("Account"); Text("Signed in")
                        }
                        Spacer()
                        Text("now")
                    }
                    Button(role: .destructive) {
                    } label: {
                        Label("Delete", systemImage: "minus")
                    }
                    Label("Flag", systemImage: "plus").listItemTint(.green)
                }
            }
        }
    }

    /// The columns in recorded pictures of IceCubes and Home Assistant (Generations.md, listLabel).
    @Test(arguments: [("18.0", CGFloat(42 + 2.0 / 3), CGFloat(80.0 / 6)), ("26.0", 39, 11.5)])
    func `listLabel: icons in rows are tinted in a column, and separators begin at the first text`(
        _ version: String, _ title: CGFloat, _ middle: CGFloat
    ) throws {
        // The pictures of 26 were recorded at the text size medium.
        let phone = Phone(version, category: version == "26.0" ? .medium : .large) { Labels() }
        let edge: CGFloat = 32
        for text in ["Servers", "Delete", "Flag"] { #expect(abs(try #require(phone.frame(text)).minX - edge - title) < 0.35) }
        let icons = phone.cells.compactMap { phone.views(UIImageView.self, in: $0).first }
        #expect(
            icons.map(\.tintColor.description)
                == [UIColor.tintColor, .systemRed, .systemGreen].map {
                    $0.resolvedColor(with: phone.window.traitCollection).description
                })
        for icon in icons { #expect(abs(icon.convert(icon.bounds, to: phone.window).midX - edge - middle) < 0.35) }
        let lines = phone.cells.map { cell in
            cell.subviews.filter { $0.frame.height <= 1 && $0.frame.maxY == cell.bounds.height && !$0.isHidden }
                .map { $0.convert($0.bounds, to: phone.window).minX }
        }
        #expect(lines.count == 4)
        #expect(try abs(#require(lines[0].first) - edge - title) < 0.35)
        #expect(try #require(lines[1].first) == #require(phone.frame("Account")).minX)
    }

    /// The account's row and the invitation in Home Assistant's recorded pictures (Generations.md, labelLines).
    @Test func `labelLines: an icon is beside the first line of a long title, and an empty text is a line of its font high`() throws {
        let phone = Phone("26.0", category: .medium) {
            VStack {
                Label("A title that is so long that it does not fit into one line and needs several of them", systemImage: "lock")
                HStack {
                    Color.red.frame(width: 40, height: 40)
                    VStack(alignment: .leading) {
                        Text("Fake Server").font(.headline)
                        Text("").font(.caption)
                    }
                }
            }
        }
        let title = try #require(phone.views(UILabel.self).first { $0.text?.hasPrefix("A title") == true })
        let icon = try #require(phone.views(UIImageView.self).first)
        let line = title.convert(title.bounds, to: phone.window), middle = icon.convert(icon.bounds, to: phone.window).midY
        #expect(line.height > 35)
        #expect(abs(middle - line.minY - title.font.ascender + title.font.capHeight / 2) < 0.7)
        let name = try #require(phone.frame("Fake Server"))
        let picture = try #require(phone.views(UIView.self).first { abs($0.bounds.width - 40) < 0.01 && abs($0.bounds.height - 40) < 0.01 })
        #expect(abs(picture.convert(picture.bounds, to: phone.window).midY - name.midY - 7.17) < 1)
    }

    @Test func `a label outside of rows has its icon in its own colour beside the title`() throws {
        let phone = Phone { Labels() }
        let header = try #require(phone.frame("HEADER"))
        #expect(header.minX < 32 + 42)
    }

    @Test func `headers are uppercase until iOS 18`() {
        #expect(Phone { Settings() }.texts.contains("DIAGNOSTICS"))
        #expect(Phone("26.0") { Settings() }.texts.contains("Diagnostics"))
    }

    struct Row: View {
        let index: Int
        let count: () -> Void
        var body: some View {
            count()
            return Text("Row \(index)")
        }
    }

    @Test func `of 10000 rows only those that are visible are evaluated`() {
        var evaluated = 0
        let phone = Phone { List(0..<10_000, id: \.self) { Row(index: $0) { evaluated += 1 } } }
        #expect(phone.texts.contains("Row 0"))
        #expect((10...25).contains(phone.cells.count))
        #expect(evaluated <= 2 * phone.cells.count)
        #expect(phone.views(UITableView.self).first.map { $0.contentSize.height > 400_000 } == true)
    }

    struct Counted: View {
        @State private var suffix = ""
        let count: () -> Void
        var body: some View {
            List {
                Button("Change") { suffix = "!" }
                ForEach(0..<10_000, id: \.self) { index in
                    VStack {
                        Row(index: index, count: count)
                        Text("\(index)\(suffix)")
                    }
                }
            }
        }
    }

    /// A person looks at a list of 10,000 rows, jumps into its middle, and changes something: each time a screen of rows is made.
    @Test func `of 10000 rows those are evaluated that are looked at`() throws {
        var evaluated = 0
        let phone = Phone { Counted { evaluated += 1 } }
        let table = try #require(phone.views(UITableView.self).first)
        let screen = phone.cells.count
        #expect((10...25).contains(screen))
        #expect(evaluated <= 2 * screen)
        table.contentOffset.y = table.contentSize.height / 2
        phone.commit()
        #expect(evaluated <= 4 * screen)
        #expect(!phone.texts.contains("Row 0") && phone.texts.contains { $0.hasPrefix("Row 4") || $0.hasPrefix("Row 5") })
        table.contentOffset.y = -table.adjustedContentInset.top
        phone.commit()
        #expect(evaluated <= 6 * screen)
        phone.tap("Change")
        #expect(phone.texts.contains("3!"))
        #expect(evaluated <= 8 * screen)
    }

    struct Editable: View {
        @State var names = ["Ada", "Grace", "Edsger"]
        @State var mode = EditMode.inactive
        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func `rows are deleted and moved`() throws {
        let phone = Phone { Editable() }
        let table = try #require(phone.views(UITableView.self).first)
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        phone.commit()
        #expect(phone.texts.sorted() == ["Ada", "Edsger"])
        table.dataSource?.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        phone.commit()
        #expect(phone.cells.compactMap { cell in phone.views(UILabel.self, in: cell).first?.text } == ["Edsger", "Ada"])
    }

    struct Selectable: View {
        @State private var chosen: String? = "two"
        var body: some View {
            List(selection: $chosen) { ForEach(["one", "two", "three"], id: \.self) { Text($0) } }
            Text(chosen ?? "none")
        }
    }

    @Test func `a row that is tapped is selected`() {
        let phone = Phone { Selectable() }
        #expect(phone.cells.map(\.isSelected) == [false, true, false])
        phone.tap("three")
        #expect(phone.cells.map(\.isSelected) == [false, false, true])
        #expect(phone.texts.last == "three")
    }

    @Test func `rows have their own insets, backgrounds and separators`() throws {
        let phone = Phone {
            List {
                Text("a").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)).listRowBackground(Color.red)
                Text("b").listRowSeparator(.hidden)
            }
            .listStyle(.plain)
        }
        #expect(phone.frame("a")?.minX == 60)
        #expect(phone.frame("b")?.minX == 16)
        #expect(phone.cells[0].backgroundView != nil)
    }

    struct Growing: View {
        @State private var isLong = false
        var body: some View {
            List {
                Text(isLong ? "a\nb\nc\nd" : "a")
                Button("Grow") { isLong = true }
            }
        }
    }

    @Test func `a row grows with its content`() {
        let phone = Phone { Growing() }
        let former = phone.cells[0].frame.height
        phone.tap("Grow")
        #expect(phone.cells[0].frame.height > former + 30)
    }

    struct Outline: View {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        var body: some View {
            List([Item(id: "Fruit", children: [Item(id: "Apple")]), Item(id: "Bread")], children: \.children) { Text($0.id) }
        }
    }

    @Test func `a row of an outline opens those below it`() {
        let phone = Phone { Outline() }
        #expect(phone.texts.sorted() == ["Bread", "Fruit"])
        phone.tap("Fruit")
        #expect(phone.texts.sorted() == ["Apple", "Bread", "Fruit"])
    }
}
