import Foundation
import Testing
@testable import UIKit

@MainActor struct LabelTests {
    /// Returns a key window with `scale` pixels per point.
    static func window(scale: CGFloat = 2, _ change: (inout DisplayEnvironment) -> Void = { _ in }) -> UIWindow {
        var environment = DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: scale)
        change(&environment)
        let window = UIWindow(environment: environment)
        window.makeKey()
        return window
    }

    /// Returns a font at the standard text size, whatever window was made last.
    static func preferred(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }

    static func label(_ text: String, _ font: UIFont, lines: Int = 1, scale: CGFloat = 2) -> (UILabel, UIWindow) {
        let window = window(scale: scale)
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        window.addSubview(label)
        return (label, window)
    }

    /// Metrics.md, labelSizing, Recordings.md, label-lines: ib, swiftuiweb.
    @Test(
        arguments: [
            (17.0, 1, 2.0, 20.5), (17, 2, 2, 41), (17, 3, 2, 61), (15, 1, 2, 18), (15, 2, 2, 36), (15, 3, 2, 54), (15, 4, 2, 72),
            (15, 5, 2, 90), (16, 1, 2, 19.5), (16, 2, 2, 38.5), (16, 3, 2, 57.5), (16, 4, 2, 76.5), (14, 1, 2, 17), (14, 2, 2, 33.5),
            (17, 1, 3, 61.0 / 3), (16, 1, 3, 58.0 / 3), (14, 1, 3, 17),
        ] as [(Double, Int, Double, Double)])
    func `3.4 a label is as tall as its lines, rounded up once`(size: Double, lines: Int, scale: Double, height: Double) {
        let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        let (label, window) = Self.label(text, .systemFont(ofSize: size), lines: 0, scale: scale)
        #expect(abs(label.intrinsicContentSize.height - height) < 1e-6)
        withExtendedLifetime(window) {}
    }

    @Test func `3.4 text styles add their leading between lines`() {
        let (headline, first) = Self.label("One\nTwo", Self.preferred(.headline), lines: 0)
        #expect(headline.intrinsicContentSize.height == 42.5)
        let (body, second) = Self.label("1\n2\n3\n4", Self.preferred(.body), lines: 0)
        #expect(body.intrinsicContentSize.height == 86.5)
        let (fine, third) = Self.label("One\nTwo", Self.preferred(.headline), lines: 0, scale: 3)
        #expect(abs(fine.intrinsicContentSize.height - 127.0 / 3) < 1e-6)
        withExtendedLifetime(third) {}
        withExtendedLifetime((first, second)) {}
    }

    /// Metrics.md, baselines: swiftuiweb.
    @Test(arguments: [(11.0, 10.5), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5)])
    func `3.4 the first baseline is the ascender to the nearest pixel`(size: Double, baseline: Double) throws {
        let (label, window) = Self.label("Text", .systemFont(ofSize: size))
        let offsets = try #require(label.baselineOffsets(at: label.intrinsicContentSize))
        #expect(abs(offsets.fromTop - baseline) < 1e-6)
        withExtendedLifetime(window) {}
    }

    @Test func `an empty label has no size`() {
        let (label, window) = Self.label("", .systemFont(ofSize: 17))
        #expect(label.intrinsicContentSize == .zero)
        withExtendedLifetime(window) {}
    }

    @Test func `a single line keeps its whole width whatever is offered`() {
        let (label, window) = Self.label("A rather long line of text", .systemFont(ofSize: 17))
        #expect(label.sizeThatFits(CGSize(width: 50, height: 100)) == label.intrinsicContentSize)
        withExtendedLifetime(window) {}
    }

    @Test func `a label that may wrap gets its height in the second pass`() {
        let (label, window) = Self.label(
            "A rather long line of text that does not fit into a hundred points", .systemFont(ofSize: 17), lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: window.topAnchor), label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
        ])
        window.layoutIfNeeded()
        #expect(label.frame.width == 100)
        #expect(label.frame.height > 80)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test func `3.4 a preferred width wraps at once`() {
        let (label, window) = Self.label(
            "A rather long line of text that does not fit into a hundred points", .systemFont(ofSize: 17), lines: 0)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width <= 100)
        #expect(label.intrinsicContentSize.height > 80)
        withExtendedLifetime(window) {}
    }

    @Test func `7.2 fonts follow the content size category only when asked`() {
        let window = Self.window()
        let fixed = UILabel(), following = UILabel()
        for label in [fixed, following] {
            label.text = "Text"
            label.font = Self.preferred(.body)
            window.addSubview(label)
        }
        following.adjustsFontForContentSizeCategory = true
        window.environment.contentSizeCategory = .accessibilityLarge
        #expect(fixed.font.pointSize == 17)
        #expect(following.font.pointSize == 33)
    }

    @Test func `3.3 text is measured once for each width until it changes`() {
        let (label, window) = Self.label("Measured \(#line)", .systemFont(ofSize: 17))
        _ = label.intrinsicContentSize
        let before = TextSystem.counters.measurements
        _ = label.intrinsicContentSize
        _ = label.sizeThatFits(.zero)
        #expect(TextSystem.counters.measurements == before)
        label.textColor = .red
        label.text = "Changed"
        _ = label.intrinsicContentSize
        #expect(TextSystem.counters.measurements == before + 1)
        withExtendedLifetime(window) {}
    }

    /// Auto Layout measures text slightly narrower than the solver's width, and the rounded frame may be slightly wider, so that more words
    /// would fit on a line.
    @Test func `a label draws the lines it was measured with, whatever rounding does to its width`() throws {
        let line = UILabel()
        line.text = "Four days in June,"
        var wider = 0
        for step in 0..<10 {
            let label = UILabel()
            label.text = "Four days in June, a room over the river."
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            let window = Self.window()
            window.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10 + CGFloat(step) / 20),
                label.topAnchor.constraint(equalTo: window.topAnchor),
                label.widthAnchor.constraint(equalToConstant: line.exactTextWidth + 0.2),
            ])
            window.layoutIfNeeded()
            let texts = window.layerTree().root.texts
            let lines = try #require(texts.first).glyphs.layout
            #expect(lines.lines.map(\.text) == ["Four days in ", "June, a room over ", "the river."], "\(label.bounds.width)")
            #expect(lines.size.height == label.bounds.height && !lines.isTruncated, "\(label.bounds.width)")
            if label.bounds.width >= line.exactTextWidth { wider += 1 }
        }
        #expect(wider > 0)
    }

    @Test func `measuring a label at another width changes nothing that it draws`() {
        let (label, window) = Self.label("Two words", .systemFont(ofSize: 17), lines: 0)
        label.sizeToFit()
        #expect(!label.isTruncated)
        #expect(label.intrinsicContentSize(forWidth: label.bounds.width - 0.5).height > label.bounds.height)
        #expect(!label.isTruncated)
        withExtendedLifetime(window) {}
    }

    /// The frame differs from the one of the layout by a pixel.
    @Test func `a label breaks lines at its own width in a frame that is set by hand`() throws {
        let (label, window) = Self.label("Two words", .systemFont(ofSize: 17), lines: 0)
        let size = label.intrinsicContentSize
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: window.leadingAnchor), label.topAnchor.constraint(equalTo: window.topAnchor),
            label.widthAnchor.constraint(equalToConstant: size.width - 0.5),
        ])
        func lines() throws -> [String] {
            try #require(window.layerTree().root.texts.first).glyphs.layout.lines.map(\.text)
        }
        window.layoutIfNeeded()
        #expect(try lines() == ["Two ", "words"])
        label.frame.size.width = size.width
        #expect(try lines() == ["Two words"])
    }

    @Test func `an attributed text sets the label's alignment and font, and later properties apply to all of it`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Text", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 30)])
        #expect(label.textAlignment == .center)
        #expect(label.font.pointSize == 30)
        label.font = .systemFont(ofSize: 12)
        let font = unsafe label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 12)
    }

    @Test func `strings are measured without rounding`() {
        let size = ("Text" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(size.height - 20.287109375) < 0.001)
        let rect = "Some words that wrap".boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)],
            context: nil)
        #expect(rect.height > 55 && rect.width <= 60)
    }

    /// `<Venue: 0x000056332494de40>` differs in each run of a process.
    @Test func `an object's address in a text is the same in every run`() {
        func drawn(_ text: String) -> String {
            let (label, window) = Self.label(text, .systemFont(ofSize: 17))
            label.sizeToFit()
            return window.layerTree().text
        }
        final class Venue: NSObject {}
        let one = Venue(), other = Venue()
        #expect(one.description != other.description)
        #expect(drawn("at \(one)").contains("at <Venue: 0x600000000000>"))
        #expect(drawn("at \(one)") == drawn("at \(other)"))
        #expect(drawn("0x000056332494de40, <b: 0x12>").contains("0x000056332494de40, <b: 0x12>"))
    }
}

extension Layer {
    /// All text in the layer and its sublayers, as drawn.
    fileprivate var texts: [PlacedText] {
        contents.commands.compactMap { if case .paint(.text(let text)) = $0 { text } else { nil } } + sublayers.flatMap(\.texts)
    }
}
