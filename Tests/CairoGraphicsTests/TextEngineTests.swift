import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

struct TextEngineTests {
    private let engine = TextEngine()

    private func block(_ text: String, size: CGFloat = 17, lines: Int = 0, scale: CGFloat = 2, _ edit: (inout TextBlock) -> Void = { _ in })
        -> TextBlock
    {
        var block = TextBlock(runs: [TextRun(text, font: FontDescriptor(size: size), color: .black)], numberOfLines: lines, scale: scale)
        edit(&block)
        return block
    }

    // MARK: Sizes

    @Test(
        arguments: [(17, 20.5, 20.0 + 1 / 3), (15, 18, 18), (13, 16, 15.0 + 2 / 3), (34, 41, 40.0 + 2 / 3)] as [(CGFloat, CGFloat, CGFloat)]
    )
    func `one line is as tall as San Francisco's, rounded up to the pixel`(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        #expect(abs(engine.layout(block("Label", size: size)).size.height - at2x) < 1e-6)
        #expect(abs(engine.layout(block("Label", size: size, scale: 3)).size.height - at3x) < 1e-6)
    }

    @Test func `the height of several lines is rounded once, and leading is added between them`() {
        #expect(engine.layout(block("a\nb")).size.height == 41)
        #expect(engine.layout(block("a\nb\nc")).size.height == 61)
        let headline = block("a\nb") { $0.runs[0].font.leading = 22 - 1.193359375 * 17 }
        #expect(engine.layout(headline).size.height == 42.5)
    }

    @Test(arguments: [(11, 10.5), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5)] as [(CGFloat, CGFloat)])
    func `the first baseline is the ascender rounded to the nearest pixel`(size: CGFloat, baseline: CGFloat) {
        #expect(engine.layout(block("Label", size: size)).firstBaseline == baseline)
    }

    @Test(arguments: [("Hello, UIKit", 84.5), ("Label", 41.5), ("Pinned label", 93), ("Body", 39.5)] as [(String, CGFloat)])
    func `labels are within a point of their recorded widths`(text: String, width: CGFloat) {
        #expect(abs(engine.layout(block(text)).size.width - width) <= 1)
    }

    @Test func `monospaced digits have one width`() {
        func width(_ text: String) -> CGFloat { engine.layout(block(text) { $0.runs[0].font.hasMonospacedDigits = true }).size.width }
        #expect(width("1111") == width("8888"))
        #expect(abs(width("1111") - 41.5) <= 0.5)
        #expect(engine.layout(block("1111")).size.width < width("1111"))
    }

    @Test func `empty text has no size`() {
        let layout = engine.layout(block(""))
        #expect(layout.size == .zero && layout.lines.isEmpty)
    }

    // MARK: Lines

    @Test func `words wrap, and trailing spaces do not count for a line's width`() {
        let layout = engine.layout(block("one two three"), width: 66)
        #expect(layout.lines.map(\.text) == ["one two ", "three"])
        #expect(layout.lines.allSatisfy { $0.rect.maxX <= 66 })
    }

    @Test func `text as wide as its natural width stays on one line`() {
        for text in ["Label", "A longer label, with commas", "WAVE To. AVAST", "naïve café", "مرحبا بالعالم", "日本語"] {
            let natural = engine.layout(block(text))
            #expect(engine.layout(block(text), width: natural.size.width).lines.count == 1, "\(text)")
        }
    }

    @Test func `labels leave no word alone on the second line of two, and keep Korean words whole`() {
        let plain = block("one two three four five")
        let pushed = block("one two three four five") { $0.paragraph.lineBreakStrategy = [.pushOut, .hangulWordPriority] }
        #expect(engine.layout(plain, width: 150).lines.map(\.text) == ["one two three four ", "five"])
        #expect(engine.layout(pushed, width: 150).lines.map(\.text) == ["one two three ", "four five"])
        let long = block("one two three four five six seven eight nine") { $0.paragraph.lineBreakStrategy = .pushOut }
        #expect(engine.layout(long, width: 150).lines.map(\.text) == ["one two three four ", "five six seven eight ", "nine"])
        let korean = block("한국어 텍스트로 쓴") { $0.paragraph.lineBreakStrategy = [.hangulWordPriority] }
        #expect(engine.layout(korean, width: 90).lines.first?.text == "한국어 ")
    }

    @Test func `a word that is too long breaks between characters`() {
        let layout = engine.layout(block("Donaudampfschifffahrt"), width: 80)
        #expect(layout.lines.count > 1)
        #expect(layout.lines.map(\.text).joined() == "Donaudampfschifffahrt")
        let byCharacters = engine.layout(block("one two three") { $0.paragraph.lineBreakMode = .byCharWrapping }, width: 66)
        #expect(byCharacters.lines[0].text.hasPrefix("one two"))
        #expect(byCharacters.lines.map(\.text).joined() == "one two three")
    }

    @Test(
        arguments: [
            (.byTruncatingTail, "The quick…"), (.byTruncatingHead, "…lazy dog"), (.byTruncatingMiddle, "The…dog"),
        ] as [(ParagraphStyle.LineBreakMode, String)])
    func `the last line is truncated where the mode says`(mode: ParagraphStyle.LineBreakMode, shape: String) {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = engine.layout(block(text, lines: 1) { $0.paragraph.lineBreakMode = mode }, width: 120)
        let line = layout.lines[0].text
        #expect(layout.isTruncated && layout.lines.count == 1 && layout.lines[0].rect.width <= 120)
        #expect(line.contains("…"))
        #expect(
            line.hasPrefix(String(shape.prefix { $0 != "…" })) && line.hasSuffix(String(shape.reversed().prefix { $0 != "…" }.reversed())))
    }

    @Test func `text cut in the middle after a space keeps all of its end that fits, also in the width that it takes then`() {
        let text = block("Back to previous page", size: 16, lines: 1) { $0.paragraph.lineBreakMode = .byTruncatingMiddle }
        let line = engine.layout(text, width: 148.5).lines[0]
        #expect(line.text == "Back to…vious page")
        #expect(engine.layout(text, width: line.rect.width).lines[0].text == line.text)
    }

    /// Suites.md, percentSign, arrowWidth; the dash: a label's width in a document. In half points.
    @Test(arguments: [("75%", CGFloat(17), CGFloat(35)), ("100 %", 17, 48), ("unit ↓", 15, 42), ("3 – 4pm", 13, 49.5)])
    func `percentSign, arrowWidth: signs are as wide as in recorded texts`(_ text: String, _ size: CGFloat, _ width: CGFloat) {
        let layout = engine.layout(block(text) { $0.runs[0].font = FontDescriptor(size: size, weight: 400) })
        #expect(layout.size.width == width)
    }

    /// The advances that leave the recorded inks (Suites.md, percentSign).
    @Test(arguments: [(600, CGFloat(17), CGFloat(16)), (700, 34, 30.5)])
    func `percentSign: the sign is wider in heavier letters`(_ weight: Int, _ size: CGFloat, _ advance: CGFloat) {
        func percent(_ weight: Int) -> CGFloat {
            func width(_ text: String) -> CGFloat {
                engine.layout(block(text) { $0.runs[0].font = FontDescriptor(size: size, weight: weight) }).size.width
            }
            return width("0%") - width("0")
        }
        #expect(percent(weight) == advance && percent(weight) > percent(400))
    }

    @Test func `a last line that ends at a line break has no ellipsis, one that is too long has`() {
        let layout = engine.layout(block("first\nsecond", lines: 1))
        #expect(layout.lines.map(\.text) == ["first"] && layout.isTruncated)
        let long = engine.layout(block("first of many\nsecond", lines: 1), width: 60)
        #expect(long.lines.first?.text.hasSuffix("…") == true)
    }

    @Test func `a height limits the lines`() {
        let text = "one two three four five six seven eight"
        let layout = engine.layout(block(text), width: 60, height: 45)
        #expect(layout.lines.count == 2 && layout.isTruncated)
    }

    @Test func `text shrinks as far as needed and no further than allowed`() {
        let tight = block("A label that is too long", lines: 1) { $0.minimumScale = 0.5 }
        let natural = engine.layout(block("A label that is too long")).size.width
        let layout = engine.layout(tight, width: natural * 0.8)
        #expect(!layout.isTruncated && layout.scale < 1 && layout.scale > 0.7)
        let tooTight = engine.layout(tight, width: natural * 0.3)
        #expect(tooTight.isTruncated && tooTight.scale == 0.5)
        #expect(engine.layout(tight, width: natural).scale == 1)
    }

    // MARK: Paragraphs

    @Test func `trailing spaces count for the size but not for alignment`() {
        func x(_ text: String, _ alignment: ParagraphStyle.Alignment) -> CGFloat {
            engine.layout(block(text) { $0.paragraph.alignment = alignment }, width: 200).lines[0].rect.minX
        }
        #expect(engine.layout(block("a word  ")).size.width > engine.layout(block("a word")).size.width)
        for alignment in [ParagraphStyle.Alignment.left, .center, .right] { #expect(x("a word  ", alignment) == x("a word", alignment)) }
    }

    @Test func `alignment places lines`() {
        func x(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> CGFloat {
            engine.layout(
                block("one") {
                    $0.paragraph.alignment = alignment
                    $0.isRightToLeft = rightToLeft
                }, width: 100
            ).lines[0].rect.minX
        }
        #expect(x(.left) == 0 && x(.natural) == 0)
        #expect(x(.right) > 60 && x(.natural, rightToLeft: true) == x(.right))
        #expect(abs(x(.center) - x(.right) / 2) < 1e-6)
    }

    @Test func `a paragraph style spaces lines and indents them`() {
        let styled = block("a\nb") {
            $0.paragraph.lineSpacing = 4
            $0.paragraph.paragraphSpacing = 6
            $0.paragraph.firstLineHeadIndent = 10
        }
        let layout = engine.layout(styled)
        #expect(layout.lines[0].rect.minX == 10)
        #expect(abs(layout.lines[1].rect.minY - layout.lines[0].rect.maxY - 10) < 1e-6)
        let tall = engine.layout(block("a") { $0.paragraph.minimumLineHeight = 30 })
        #expect(tall.size.height == 30)
        #expect(abs(tall.firstBaseline - (30 - 494.0 / 2048 * 17)) <= 0.25)
    }

    @Test func `justified lines fill their width, except the last`() {
        let layout = engine.layout(block("one two three four five six") { $0.paragraph.alignment = .justified }, width: 100)
        #expect(layout.lines.dropLast().allSatisfy { abs($0.rect.width - 100) < 1e-6 })
        #expect((layout.lines.last?.rect.width ?? 100) < 100)
    }

    @Test func `an attachment takes the size of its bounds`() {
        var picture = TextRun("\u{FFFC}", font: FontDescriptor(size: 17), color: .black)
        picture.attachment = TextRun.Attachment(image: nil, bounds: CGRect(x: 0, y: -10, width: 40, height: 50))
        let layout = engine.layout(TextBlock(runs: [picture], scale: 2))
        #expect(layout.size.width == 40)
        #expect(layout.size.height == 50 && layout.firstBaseline == 40)
    }

    // MARK: Scripts

    @Test func `right-to-left paragraphs place their first word at the right`() throws {
        let typeset = engine.glyphLayout(of: block("שלום abc") { $0.isRightToLeft = true }, in: TextRoom(width: 200))
        let pieces = typeset.lines[0].pieces
        let right = try #require(pieces.max { $0.x < $1.x })
        guard case .glyphs(let face, _, _) = right.content else { Issue.record("the Hebrew word has no glyphs"); return }
        #expect(face == BundledFonts.notoFace("NotoSansHebrew-Regular"))
        #expect(abs(right.x + right.width - 200) < 1e-6)
    }

    @Test func `every character is found in some face`() {
        let text = "Ağ Ωμέγα Щука עברית العربية ไทย हिन्दी 漢字 かな 한글 😀 🇩🇪 → ✓ ∑ ★"
        for line in engine.glyphLayout(of: block(text), in: TextRoom(width: nil)).lines {
            for case .glyphs(_, _, let glyphs) in line.pieces.map(\.content) { #expect(!glyphs.contains { $0.id == 0 }) }
        }
    }

    @Test func `an emoji of several characters is one glyph`() {
        let typeset = engine.glyphLayout(of: block("👨‍👩‍👧"), in: TextRoom(width: nil))
        guard case .emoji(_, _, let glyphs) = typeset.lines[0].pieces[0].content else { Issue.record("not an emoji"); return }
        #expect(glyphs.count == 1)
        #expect(abs(typeset.layout.size.width - 23) <= 0.5)
    }

    // MARK: Work

    @Test func `a string is shaped once for all sizes and laid out once per width`() {
        _ = engine.layout(block("Counting words"))
        let before = engine.counters
        _ = engine.layout(block("Counting words"))
        #expect(engine.counters.shapings == before.shapings && engine.counters.layouts == before.layouts)
        _ = engine.layout(block("Counting words", size: 15))
        #expect(engine.counters.shapings == before.shapings)
        #expect(engine.counters.layouts == before.layouts + 1)
    }

    @Test func `a label breaks its lines once for measuring and drawing`() {
        let engine = TextEngine()
        let title = block("Four days in June", lines: 1)
        let natural = engine.layout(title).size
        _ = engine.placed(title, in: CGRect(x: 0, y: 0, width: 300, height: natural.height), centered: true)
        #expect(engine.counters.breaks == 1)
        let detail = block("Four days in June, a room over the river.")
        let measured = engine.layout(detail, width: 180.4)
        _ = engine.placed(detail, in: CGRect(origin: .zero, size: CGSize(width: 180.5, height: measured.size.height)), centered: true)
        #expect(engine.counters.breaks == 2 && measured.lines.count == 2)
    }

    @Test(arguments: [
        ParagraphStyle.LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingMiddle,
        .byTruncatingHead,
    ])
    func `lines at a width do not depend on earlier requests`(mode: ParagraphStyle.LineBreakMode) {
        let texts = [
            "Four days in June, a room over the river.", "Rindfleischetikettierung und\tmehr", "שלום hello עולם", "one\ntwo three\n",
        ]
        for text in texts {
            for lines in [0, 1, 2] {
                let style = block(text, lines: lines) {
                    $0.paragraph.lineBreakMode = mode
                    $0.paragraph.lineBreakStrategy = .pushOut
                    $0.paragraph.headIndent = 5
                    $0.paragraph.tailIndent = [0, -7, 90][lines]
                }
                // Wide and narrow in turn.
                for at in 0..<16 {
                    // Unlimited widths in between.
                    let width = at % 5 == 4 ? nil : CGFloat(at % 2 == 0 ? at : 31 - at) * 11.3 + 1
                    let room = TextRoom(width: width)
                    #expect(
                        engine.glyphLayout(of: style, in: room) == TextEngine().glyphLayout(of: style, in: room),
                        "\(text) \(width ?? .infinity)")
                }
            }
        }
    }

    // MARK: Long text

    @Test(arguments: [ParagraphStyle.LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail])
    func `the work for one long word grows with its length, not with its square`(mode: ParagraphStyle.LineBreakMode) {
        func shaped(_ count: Int) -> Int {
            let engine = TextEngine()
            let layout = engine.layout(
                block(String(repeating: "abcdefghij", count: count / 10)) { $0.paragraph.lineBreakMode = mode }, width: 100)
            #expect(layout.lines.map(\.text).joined().count == count)
            return engine.counters.shapedCharacters
        }
        #expect(shaped(8000) < 12 * shaped(800))
    }

    @Test func `text of many words wraps without losing a word`() {
        let words = (0..<3000).map { "w\($0)" }
        let lines = engine.layout(block(words.joined(separator: " ")), width: 200).lines
        #expect(lines.map(\.text).joined() == words.joined(separator: " "))
    }
}
