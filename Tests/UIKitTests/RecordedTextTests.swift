import Foundation
import TestSupport
import Testing
@testable import UIKit

/// Text as in pictures recorded on devices, with other words.
@MainActor @Suite(.ownEnvironment) struct RecordedTextTests {
    private static let long = "One two three four five six seven eight nine ten eleven twelve"

    private func label(_ text: String, lines: Int, mode: NSLineBreakMode = .byTruncatingTail) -> (UILabel, UIWindow) {
        let (label, window) = LabelTests.label(text, .systemFont(ofSize: 17), lines: lines)
        label.lineBreakMode = mode
        return (label, window)
    }

    private func width(_ text: String) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
    }

    private func lines(_ label: UILabel, width: CGFloat) -> [String] {
        var block = TextBlock(runs: [TextRun(label.text ?? "", font: label.font.descriptor, color: .black)], scale: 2)
        block.numberOfLines = label.numberOfLines
        block.paragraph.lineBreakMode = label.lineBreakMode.paragraphMode
        return TextSystem.layout(block, width: width).lines.map(\.text)
    }

    @Test func `a clipping label with two lines wraps`() {
        let (label, window) = label(Self.long, lines: 2, mode: .byClipping)
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(size == CGSize(width: 200, height: 41))
        let lines = lines(label, width: 200)
        #expect(lines.count == 2 && lines[0].hasSuffix(" ") && lines.joined() == Self.long)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).height == 20.5)
        withExtendedLifetime(window) {}
    }

    @Test func `the space at a line break counts, up to the limit, but not after the last line`() {
        let (label, window) = label("Wednesday is", lines: 0)
        let (word, spaced) = (width("Wednesday"), width("Wednesday "))
        let limit = spaced + 1
        #expect(label.sizeThatFits(CGSize(width: limit, height: 1000)).width == (spaced * 2).rounded(.up) / 2)
        // A limit between the end of the word and the end of the space.
        let tight = word + 1
        #expect(label.sizeThatFits(CGSize(width: tight, height: 1000)).width == (tight * 2).rounded(.up) / 2)
        // Where the text is cut, the space at the cut does not count.
        label.lineBreakMode = .byWordWrapping
        label.text = "A Wednesday is"
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: limit, height: 1000)).width == (word * 2).rounded(.up) / 2)
        withExtendedLifetime(window) {}
    }

    @Test func `spaces wrap like letters where lines break between characters`() {
        let (label, window) = label("aaa bbb", lines: 0, mode: .byCharWrapping)
        #expect(lines(label, width: width("aaa") + 1) == ["aaa", " bb", "b"])
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
    func `a wrapping label that is lower than its text draws only whole lines that fit`(mode: NSLineBreakMode) throws {
        let (label, window) = label("One\nTwo\nThree", lines: 0, mode: mode)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let ink = try #require(Ink(of: label))
        // Two lines of 20.29 in the middle of 50: the first one's capitals begin well below the top, and nothing is cut off.
        #expect(ink.top > 12 && ink.top < 22)
        #expect(ink.bottom < 88)
        withExtendedLifetime(window) {}
    }

    @Test func `a limit narrower than a glyph is the label's width`() {
        let (label, window) = LabelTests.label("W", .systemFont(ofSize: 32, weight: .black), lines: 0)
        #expect(label.sizeThatFits(CGSize(width: 30, height: 1000)).width == 30)
        withExtendedLifetime(window) {}
    }

    @Test func `a layer shadow on a label without background follows the letters`() throws {
        let (label, window) = label("Shadow", lines: 1)
        label.sizeToFit()
        #expect(!label.clipsToBounds)
        label.layer.shadowColor = UIColor.red.cgColor
        label.layer.shadowOpacity = 1
        label.layer.shadowRadius = 2
        label.layer.shadowOffset = CGSize(width: 0, height: 6)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        window.addSubview(host)
        host.addSubview(label)
        label.frame.origin = CGPoint(x: 10, y: 10)
        let commands = host.layerTree().displayList.commands
        #expect(commands.contains { if case .beginShadowGroup = $0 { true } else { false } })
        let ink = try #require(Ink(of: host) { Int($0.red) > Int($0.blue) + 60 })
        #expect(ink.bottom > 60)
    }

    @Test func `a disabled text field keeps its text colour`() throws {
        let window = LabelTests.window()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        field.text = "Off"
        window.addSubview(field)
        let before = field.layerTree()
        field.isEnabled = false
        #expect(field.layerTree() == before)
    }

    @Test func `semibold words of 32 points are as wide as recorded, with closer commas and full stops`() {
        func width(_ text: String) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 32)]).size().width
        }
        // The ink of lines that begin at 0 ends at 280, 297, 280 and 294.
        #expect((280...282.5).contains(width("long run of text that")))
        #expect((296.5...300).contains(width("should wrap at some")))
        #expect((280...283).contains(width("should improve this")))
        #expect((293...297).contains(width("test by adding a joke")))
        #expect((296...300).contains(width("Hello, world. This is a")))
    }

    @Test func `a text style's font uses the traits under which a label is first shown`() {
        let large = LabelTests.window()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        let field = UITextField(), view = UITextView()
        (field.font, view.font) = (.preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote))
        field.adjustsFontForContentSizeCategory = true
        view.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 13)
        let small = LabelTests.window { $0.contentSizeCategory = .small }
        for view in [label, field, view] { small.addSubview(view) }
        #expect(label.font.pointSize == 12 && field.font?.pointSize == 12 && view.font?.pointSize == 12)
        let other = UILabel()
        other.font = .preferredFont(forTextStyle: .footnote)
        other.adjustsFontForContentSizeCategory = true
        #expect(other.font.pointSize == 12)
        large.makeKey()
        large.addSubview(other)
        #expect(other.font.pointSize == 13)
    }

    @Test func `a layer renders in its own coordinates, without subtracting its bounds' origin`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.bounds.origin.y = -5
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        red.backgroundColor = .red
        view.addSubview(red)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func firstRed(_ image: UIImage) -> Int? {
            image.bitmap.flatMap { bitmap in (0..<bitmap.height).first { bitmap[5, $0].red == 255 } }
        }
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
        #expect(firstRed(plain.image { view.layer.render(in: $0.cgContext) }) == 0)
        // A renderer with the view's bounds subtracts their origin, once.
        let placed = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
        #expect(firstRed(placed.image { view.layer.render(in: $0.cgContext) }) == 5)
        #expect(firstRed(placed.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }) == 5)
    }

    @Test func `a template image drawn in a context takes the fill colour`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 4, height: 4)
        let square = UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
        let red = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.red.set()
            square.withRenderingMode(.alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
        }
        let bitmap = try #require(red.bitmap)
        #expect(bitmap[2, 2] == (255, 0, 0, 255))
        let own = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.red.set()
            square.draw(in: CGRect(origin: .zero, size: size))
        }
        #expect(try #require(own.bitmap)[2, 2] == (0, 0, 0, 255))
    }

    @Test func `a last line that ends at a line break has no ellipsis`() {
        let (label, window) = label("Text\nText\nText", lines: 2)
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).width == (width("Text") * 2).rounded(.up) / 2)
        #expect(lines(label, width: 200) == ["Text", "Text"])
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 41)
        #expect(label.isTruncated)
        withExtendedLifetime(window) {}
    }

    @Test func `natural alignment follows the view's direction or the language, not overridden traits`() throws {
        func left(_ window: UIWindow, _ change: (UILabel) -> Void) throws -> CGFloat {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.text = "Text"
            window.addSubview(label)
            change(label)
            return try #require(Ink(of: label)).left
        }
        let window = LabelTests.window()
        #expect(try left(window) { $0.traitOverrides.layoutDirection = .rightToLeft } < 10)
        #expect(try left(window) { $0.semanticContentAttribute = .forceRightToLeft } > 200)
        let arabic = LabelTests.window { $0.layoutDirection = .rightToLeft }
        #expect(try left(arabic) { _ in } > 200)
        #expect(try left(arabic) { $0.semanticContentAttribute = .forceLeftToRight } < 10)
    }

    @Test(arguments: [12, 17, 28]) func `a text view that does not scroll is a point taller in iOS 26`(
        size: CGFloat
    ) {
        func height(_ generation: SystemGeneration, _ text: String, scrolls: Bool = false) -> CGFloat {
            let window = LabelTests.window { $0.systemGeneration = generation }
            let view = UITextView()
            view.isScrollEnabled = scrolls
            view.font = .systemFont(ofSize: size)
            view.text = text
            window.addSubview(view)
            return view.sizeThatFits(CGSize(width: 200, height: 0)).height
        }
        for text in ["", "One", "One\nTwo\nThree"] {
            #expect(height(.ios26, text) == height(.classic, text) + 1)
            #expect(height(.ios26, text, scrolls: true) == height(.classic, text, scrolls: true))
        }
    }

    @Test func `system colours depend on the system generation`() {
        let later = UITraitCollection(systemGeneration: .ios26)
        #expect(UIColor.systemPurple.resolvedColor(with: later) == UIColor(red: 203 / 255, green: 48 / 255, blue: 224 / 255, alpha: 1))
        #expect(
            UIColor.systemPurple.resolvedColor(with: UITraitCollection())
                == UIColor(red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1))
        let dark = UITraitCollection(traitsFrom: [later, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 0, green: 145 / 255, blue: 1, alpha: 1))
        // Unchanged colours are the same.
        #expect(UIColor.label.resolvedColor(with: later) == UIColor.label.resolvedColor(with: UITraitCollection()))
        #expect(SystemGeneration(systemVersion: "26.1") == .ios26 && SystemGeneration(systemVersion: "18.5") == .ios18)
    }
}

/// The area in which a view draws, in pixels of its screen.
private struct Ink {
    var left = CGFloat.infinity, top = CGFloat.infinity, right: CGFloat = 0, bottom: CGFloat = 0

    @MainActor init?(of view: UIView, where isInk: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool = { $0.alpha > 76 }) {
        let tree = view.layerTree()
        let image = UIImage(drawing: tree.displayList, size: tree.size, scale: tree.scale)
        guard let bitmap = image.bitmap else { return nil }
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where isInk(bitmap[x, y]) {
                left = min(left, CGFloat(x)); right = max(right, CGFloat(x + 1))
                top = min(top, CGFloat(y)); bottom = max(bottom, CGFloat(y + 1))
            }
        }
        guard right > 0 else { return nil }
    }
}
