import CoreText
import Foundation
import Testing

/// Core Text's lines, runs and frames beside the lines of a label.
@MainActor struct LineTests {
    private static let text = "The ferry leaves at nine and comes back late in the evening, with bread"

    private func attributed(_ text: String = Self.text, _ font: UIFont = .systemFont(ofSize: 17)) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: font])
    }

    private func label(_ width: CGFloat = 0, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
        let label = UILabel()
        (label.numberOfLines, label.font, label.text) = (0, font, Self.text)
        label.lineBreakStrategy = []
        label.preferredMaxLayoutWidth = width
        return label
    }

    @Test(arguments: [12.0, 17, 28]) func `t2 item 6 a line has the width and the height of a label's`(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size), line = CTLineCreateWithAttributedString(attributed(Self.text, font))
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        let own = label(0, font).intrinsicContentSize
        #expect(abs(CGFloat(width) - own.width) < 0.5)
        #expect(ascent == font.ascender && descent == -font.descender && leading == 0)
        #expect(abs(ascent + descent - own.height) < 1)
        #expect(CTLineGetBoundsWithOptions(line, []).height == ascent + descent)
        #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: Self.text.utf16.count))
    }

    @Test func `t2 item 6 a frame has the lines of a label of its width`() throws {
        let framesetter = CTFramesetterCreateWithAttributedString(attributed()), own = label(200).intrinsicContentSize
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRange(), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), nil)
        // A label counts the space at the end of its widest line, Core Text does not.
        let space = NSAttributedString(string: " ", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        #expect(size.width <= own.width && own.width - size.width < space + 1, "\(size) \(own)")
        #expect(abs(size.height - own.height) < 1, "\(size) \(own)")
        let frame = CTFramesetterCreateFrame(
            framesetter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 300), transform: nil), nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count == Int((own.height / UIFont.systemFont(ofSize: 17).lineHeight).rounded()))
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        // From below, one pitch apart.
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(origins[0].y - (300 - font.ascender)) < 0.5 && abs(origins[0].y - origins[1].y - font.lineHeight) < 0.5)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: Self.text.utf16.count))
        let low = CTFramesetterCreateFrame(
            framesetter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 45), transform: nil), nil)
        #expect(CTFrameGetLines(low).count == 2)
    }

    @Test func `t2 item 6 places and characters of a line lead to each other`() {
        let line = CTLineCreateWithAttributedString(attributed("Wide and narrow"))
        var last: CGFloat = -1
        for index in 0...15 {
            let place = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(place > last)
            last = place
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: place + 0.1, y: 0)) == index)
        }
        #expect(abs(last - CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))) < 0.01)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, Double(last) + 20) == 10)
    }

    @Test func `t2 item 6 runs have the attributes and the places of their text`() throws {
        let text = NSMutableAttributedString(attributedString: attributed("one "))
        text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 1]))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count == 2 && CTRunGetStringRange(runs[1]) == CFRange(location: 4, length: 3))
        #expect((CTRunGetAttributes(runs[1])["NSFont"] as? UIFont)?.pointSize == 20)
        let widths = runs.map { CTRunGetTypographicBounds($0, CFRange(), nil, nil, nil) }
        #expect(abs(widths[0] + widths[1] - (CTLineGetTypographicBounds(line, nil, nil, nil))) < 0.01)
        var places = [CGPoint](repeating: .zero, count: 3)
        CTRunGetPositions(runs[1], CFRange(), &places)
        #expect(abs(Double(places[0].x) - widths[0]) < 0.01 && CTRunGetGlyphCount(runs[1]) == 3)
    }

    @Test func `t2 item 6 a typesetter breaks where a label does, and a line is truncated with a token`() throws {
        let typesetter = CTTypesetterCreateWithAttributedString(attributed())
        let count = CTTypesetterSuggestLineBreak(typesetter, 0, 200)
        let first = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: count))
        #expect((Self.text as NSString).substring(to: count).hasSuffix(" "))
        #expect(CTLineGetTypographicBounds(first, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(first) <= 200)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 200) >= count)
        let whole = CTLineCreateWithAttributedString(attributed()), token = CTLineCreateWithAttributedString(attributed("…"))
        let short = try #require(CTLineCreateTruncatedLine(whole, 120, .end, token))
        let width = CTLineGetTypographicBounds(short, nil, nil, nil)
        #expect(width <= 120 && width > 90 && CTLineCreateTruncatedLine(whole, 1, .end, token) == nil)
    }

    @Test func `t2 item 6 a frame is drawn as a label's text is`() throws {
        let size = CGSize(width: 200, height: 60)
        let framesetter = CTFramesetterCreateWithAttributedString(attributed("Words"))
        let drawn = UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            CTFrameDraw(
                CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil),
                context)
        }
        let expected = UIGraphicsImageRenderer(size: size).image { _ in attributed("Words").draw(in: CGRect(origin: .zero, size: size)) }
        let blank = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(drawn.pngData() == expected.pngData() && drawn.pngData() != blank.pngData())
    }

    @Test func `t2 item 6 attributes of Core Text, paragraph styles and fonts`() throws {
        var alignment = CTTextAlignment.center, spacing: CGFloat = 4
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                let settings = [
                    CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                    CTParagraphStyleSetting(spec: .lineSpacing, valueSize: 8, value: spacing),
                ]
                return CTParagraphStyleCreate(settings, settings.count)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 4)
        let font = CTFontCreateWithName("Helvetica", 15, nil)
        #expect(CTFontGetSize(font) == 15 && CTFontGetAscent(font) > 0 && CTFontGetDescent(font) > 0)
        #expect(font as CTFont == (font as UIFont))
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
        #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
        let red = NSAttributedString(
            string: "x",
            attributes: [
                NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.red.cgColor,
                NSAttributedString.Key(kCTFontAttributeName): font,
            ])
        #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(red), nil, nil, nil) > 5)
    }

    @Test func `t2 6.28 registered fonts are found by their names`() throws {
        let path = "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"
        let environment = ScreenEnvironment()
        try environment.perform {
            #expect(UIFont(name: "NotoSerif-Regular", size: 12) == nil)
            let font = try #require(CGDataProvider(url: URL(filePath: path)).flatMap { CGFont($0) })
            #expect(font.postScriptName == "NotoSerif-Regular")
            #expect(CTFontManagerRegisterGraphicsFont(font, nil))
            #expect(UIFont(name: "NotoSerif-Regular", size: 12)?.pointSize == 12)
        }
        ScreenEnvironment().perform {
            #expect(CTFontManagerRegisterFontsForURL(URL(filePath: path), .process, nil))
            #expect(UIFont(name: "NotoSerif-Regular", size: 12) != nil)
            #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: "/nowhere.ttf"), .process, nil))
        }
    }

    /// A font of icons has no digits; on iOS the system's font draws them.
    @Test func `what a registered font has no glyphs for is drawn in the system's font`() throws {
        try ScreenEnvironment().perform {
            #expect(
                CTFontManagerRegisterFontsForURL(
                    URL(filePath: "/usr/share/fonts/truetype/noto/NotoSansUgaritic-Regular.ttf"), .process, nil))
            let font = try #require(UIFont(name: "NotoSansUgaritic-Regular", size: 20))
            func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
            #expect(width("10 km", font) - width(" ", font) == width("10km", .systemFont(ofSize: 20)))
            #expect(width("𐎀", font) != width("𐎀", .systemFont(ofSize: 30)))
        }
    }
}
