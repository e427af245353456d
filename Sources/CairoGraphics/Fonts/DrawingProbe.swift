import CPangoCairo
import Foundation
import Graphics

/// Draws a few letters and shapes, so that a machine whose libraries draw otherwise is recognised by what they do, not by their releases, most
/// of which draw the same.
enum DrawingProbe {
    /// Hashes of the letters and of the shapes.
    static let entries = [
        FontFingerprint.Entry(kind: .drawing, name: "letters", value: letters()),
        FontFingerprint.Entry(kind: .drawing, name: "shapes", value: shapes()),
    ]

    /// Shaping by HarfBuzz, outlines and coverage by FreeType.
    private static func letters() -> String {
        let faces = FontFaces(), glyphs = GlyphCache()
        let samples: [(FontFile?, String, hb_script_t, isRightToLeft: Bool)] = [
            (BundledFonts.interFace(isDisplay: false, step: 3, isItalic: false), "AVa Toky§&gfi", HB_SCRIPT_LATIN, false),
            (BundledFonts.notoFace("NotoSansArabic-Regular"), "مرحبًا لا", HB_SCRIPT_ARABIC, true),
            (BundledFonts.notoFace("NotoSansHebrew-Bold"), "שָׁלוֹם", HB_SCRIPT_HEBREW, true),
        ]
        var hash = FileHash()
        for (file, text, script, isRightToLeft) in samples {
            guard let face = file.flatMap({ faces[$0] }) else { continue }
            let scalars = text.unicodeScalars.map(\.value)
            for glyph in face.shape(scalars, script: script, isRightToLeft: isRightToLeft, features: []) {
                hash.mix(Array("\(glyph.id) \(glyph.cluster) \(glyph.advance) \(glyph.x) \(glyph.y)".utf8))
                let mask = glyphs.mask(face, glyph: glyph.id, size: 34, quarter: 1)
                hash.mix(Array("\(mask.left) \(mask.top) \(mask.width)".utf8))
                hash.mix(mask.coverage)
            }
        }
        return hash.text
    }

    /// Filled and stroked paths and a blend mode, by Cairo and Pixman.
    private static func shapes() -> String {
        let path = CGPath()
        path.move(to: CGPoint(x: 5.3, y: 8.1))
        path.addCurve(to: CGPoint(x: 40.7, y: 30.2), control1: CGPoint(x: 30, y: -9), control2: CGPoint(x: 12, y: 44))
        path.addLine(to: CGPoint(x: 9.6, y: 33.4))
        path.closeSubpath()
        var round = StrokeStyle(width: 3.7), dashed = StrokeStyle(width: 1.5)
        (round.cap, round.join) = (.round, .round)
        dashed.dash = [4.2, 2.6]
        let color = CGColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.7)
        let list = DisplayList([
            .fill(path, .color(color), .evenOdd), .stroke(path, .color(.black), round), .stroke(path, .color(color), dashed),
            .beginGroup(opacity: 0.6, blend: .overlay),
            .fill(CGPath(rect: CGRect(x: 3.2, y: 4.7, width: 30.1, height: 20.9)), .color(color), .winding),
            .endGroup(mask: nil),
        ])
        let picture = Rasterizer().draw(list, size: CGSize(width: 48, height: 42), scale: 1.5, background: .white)
        var hash = FileHash()
        hash.mix(picture.bytes)
        return hash.text
    }
}
