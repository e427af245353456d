import SwiftUI
import Testing

@MainActor struct TextTests {
    private func label(@ViewBuilder _ content: () -> some View) throws -> UILabel {
        try #require(Hosted(CGSize(width: 300, height: 200), content).views(UILabel.self).first)
    }

    private func font(_ label: UILabel, at index: Int) -> UIFont? {
        unsafe label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    /// Plurals of a key's number, and a substitution whose texts write another argument, as string catalogs have them.
    @Test func `a number chooses the plural of a catalog's text`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func plural(_ one: String, _ other: String) -> String {
            let texts = ["one": one, "other": other].sorted { $0.key < $1.key }
            return texts.map { #""\#($0.key)": {"stringUnit": {"state": "translated", "value": "\#($0.value)"}}"# }.joined(separator: ", ")
        }
        let catalog = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld items": {"localizations": {"en": {"variations": {"plural": {\#(plural("%lld item", "%lld items"))}}}}},
              "followers %lld %@": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "100%% %#@count@"},
                "substitutions": {"count": {"formatSpecifier": "lld", "variations": {"plural": {\#(
                    plural("%2$@ follower", "%2$@ followers of %arg"))}}}}}}}}}
            """#
        try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
        let bundle = try #require(Bundle(path: folder.path))
        func text(_ key: LocalizedStringKey) throws -> String? { try label { Text(key, bundle: bundle) }.text }
        #expect(try text("\(1) items") == "1 item" && text("\(1200) items") == "1,200 items")
        #expect(try text("followers \(1) \("one")") == "100% one follower")
        #expect(try text("followers \(7) \(Text("seven").bold())") == "100% seven followers of 7")
    }

    @Test func `a literal is a key with Markdown, a string is not`() throws {
        let marked = try label { Text("**Bold** and *slanted*") }
        #expect(marked.text == "Bold and slanted")
        #expect(font(marked, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(marked, at: 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(font(marked, at: 9)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        let string = "**Bold**"
        #expect(try label { Text(string) }.text == "**Bold**")
        #expect(try label { Text(verbatim: "*a*") }.text == "*a*")
    }

    @Test func `percent signs of a literal are shown, and values have their form`() throws {
        #expect(try label { Text("50% off") }.text == "50% off")
        #expect(try label { Text("\(50)% of \("all")") }.text == "50% of all")
        #expect(try label { Text("\(2.25, specifier: "%.1f") km, \(7, specifier: "%03d")") }.text == "2.2 km, 007")
    }

    @Test func `code, lines through text and links`() throws {
        let label = try label { Text("`code` ~~gone~~ [link](https://example.com)") }
        #expect(label.text == "code gone link")
        #expect(font(label, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        let style = unsafe label.attributedText?.attribute(.strikethroughStyle, at: 6, effectiveRange: nil) as? Int
        #expect(style == 1)
        let color = unsafe label.attributedText?.attribute(.foregroundColor, at: 11, effectiveRange: nil) as? UIColor
        #expect(color?.cgColor == UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
    }

    @Test func `a link with a colour of its own has that colour`() throws {
        var string = AttributedString("guide")
        string.link = URL(string: "https://example.com")
        string.swiftUI.foregroundColor = .red
        let label = try label { Text(string) }
        let color = unsafe label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color?.cgColor == UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
    }

    @Test func `no word is alone on the second line of two, with or without spacing between the lines`() throws {
        let plain = try label { Text("one two three four five").frame(width: 150) }
        let spaced = try label { Text("one two three four five").lineSpacing(6).frame(width: 150) }
        #expect(plain.bounds.width < 125 && plain.bounds.width == spaced.bounds.width)
        #expect(spaced.bounds.height == plain.bounds.height + 6)
    }

    @Test func `interpolated texts keep their attributes`() throws {
        let label = try label { Text("Hello \(Text("you").bold()), \(3) times, \(2.5, specifier: "%.2f")") }
        #expect(label.text == "Hello you, 3 times, 2.50")
        #expect(font(label, at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test func `joined texts have attributes of their own`() throws {
        let label = try label { (Text("A").bold() + Text("B").italic() + Text("C")).font(.title) }
        #expect(label.text == "ABC")
        #expect(font(label, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(label, at: 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(font(label, at: 2)?.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
    }

    @Test func `the environment's settings apply to all texts in it`() throws {
        let label = try label { VStack { Text("a") }.font(.caption).bold().textCase(.uppercase).foregroundStyle(.red).kerning(2) }
        #expect(label.text == "A")
        #expect(font(label, at: 0)?.pointSize == UIFont.preferredFont(forTextStyle: .caption1).pointSize)
        #expect(font(label, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(unsafe label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    }

    @Test func `designs of fonts`() throws {
        let serif = try label { Text("a").fontDesign(.serif) }
        let plain = try label { Text("a") }
        #expect(font(serif, at: 0)?.familyName != font(plain, at: 0)?.familyName)
        let mono = try label { Text("a").font(.system(.body, design: .monospaced)) }
        #expect(font(mono, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
    }

    @Test func `limits of lines`() throws {
        let text = "A long text that certainly needs more than one line in a narrow room"
        func height(_ change: (Text) -> some View) -> CGFloat {
            Hosted(CGSize(width: 100, height: 400)) { change(Text(verbatim: text)) }.views(UILabel.self)[0].frame.height
        }
        let one = height { $0.lineLimit(1) }
        #expect(height { $0.lineLimit(2) } > one * 1.9)
        #expect(height { $0.lineLimit(2) } < one * 2.1)
        #expect(height { $0 } > one * 3)
        #expect(height { $0.lineLimit(...3) } < one * 3.3)
    }

    @Test func `reserved lines are room below the text`() {
        let hosted = Hosted(CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Text("One").lineLimit(3, reservesSpace: true)
                Color.red.frame(width: 10, height: 10)
            }
        }
        let (label, mark) = (hosted.frames[0], hosted.frames[1])
        #expect(mark.minY - label.minY >= label.height * 2.9)
        #expect(label.height < 25)
    }

    @Test func `attributed strings in SwiftUI's scope`() throws {
        var string = AttributedString("Red")
        string.foregroundColor = Color.red
        string.font = Font.title
        string.swiftUI.backgroundColor = Color.yellow
        let label = try label { Text(string) }
        #expect(font(label, at: 0)?.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
        #expect(unsafe label.attributedText?.attribute(.backgroundColor, at: 0, effectiveRange: nil) != nil)
    }

    struct Scaled: View {
        @ScaledMetric private var side = 20.0
        var body: some View { Color.red.frame(width: side, height: side) }
    }

    @Test func `a scaled metric follows the size of text`() {
        #expect(Hosted { Scaled() }.frames[0].width == 20)
        #expect(Hosted { Scaled().environment(\.dynamicTypeSize, .accessibility3) }.frames[0].width > 35)
    }

    @Test func `a gradient shows through letters`() {
        let hosted = Hosted(CGSize(width: 100, height: 40)) {
            Text(verbatim: "████████").foregroundStyle(
                .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
        #expect(hosted.texts.isEmpty == false)
        let label = hosted.frames[0]
        let (left, right) = (
            hosted.color(CGPoint(x: label.minX + 6, y: label.midY)), hosted.color(CGPoint(x: label.maxX - 10, y: label.midY))
        )
        #expect(left.red < right.red)
    }

    @Test func `dates and timers are told by the run's time`() throws {
        let now = SimulatedRun.date
        #expect(try label { Text(now.addingTimeInterval(65), style: .timer) }.text == "1:05")
        #expect(try label { Text(timerInterval: now...now.addingTimeInterval(600)) }.text == "10:00")
    }
}
