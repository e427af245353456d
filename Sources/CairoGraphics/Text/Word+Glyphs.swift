import Foundation
import Graphics

extension Word {
    /// Returns the glyphs fitted into the word's width: Inter keeps its rhythm and kerning, and the difference from San Francisco's width
    /// is shared evenly among the letters.
    func drawn() -> GlyphLayout.Content {
        guard let face = shaped.face, !shaped.glyphs.isEmpty, !isSpace else { return .blank }
        if use.role == .emoji { return emoji(face) }
        let drawn = size * use.drawingScale(face)
        let letters = CGFloat(shaped.clusters.count { $0.natural > 0 })
        let share = letters > 0 ? (width - shaped.natural * drawn) / letters : 0
        var x = share / 2
        var last = -1
        var glyphs: [GlyphLayout.Glyph] = []
        glyphs.reserveCapacity(shaped.glyphs.count)
        for (at, glyph) in shaped.glyphs.enumerated() {
            if at > 0, glyph.cluster != last, shaped.glyphs[at - 1].advance > 0 || glyph.advance > 0, hasWidth(last) { x += share }
            last = glyph.cluster
            glyphs.append(GlyphLayout.Glyph(id: glyph.id, x: x + glyph.x * drawn, y: glyph.y * drawn))
            x += glyph.advance * drawn
        }
        return .glyphs(face.source, size: drawn, glyphs)
    }

    private func hasWidth(_ scalar: Int) -> Bool {
        shaped.clusters.contains { $0.scalars.lowerBound == scalar && $0.natural > 0 }
    }

    private func emoji(_ face: FontFace) -> GlyphLayout.Content {
        let each = shaped.clusters.isEmpty ? width : width / CGFloat(max(shaped.clusters.count { $0.natural > 0 }, 1))
        var x: CGFloat = 0
        var glyphs: [GlyphLayout.Glyph] = []
        for glyph in shaped.glyphs where glyph.advance > 0 {
            glyphs.append(GlyphLayout.Glyph(id: glyph.id, x: x, y: 0))
            x += each
        }
        return .emoji(face.source, side: unit, glyphs)
    }
}

extension FaceUse {
    /// The scale at which letters are drawn, so that the capitals are as tall as San Francisco's.
    fileprivate func drawingScale(_ face: FontFace) -> CGFloat {
        switch role {
        case .system, .monospaced: SystemFontMetrics.capHeight / face.metrics.capHeight
        case .standIn(let index): NamedFont.font(index).drawingScale
        case .han: 0.96
        case .emoji, .own, .suppliedSystem: 1
        }
    }
}
