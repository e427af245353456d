import CPangoCairo
import Foundation
import Graphics

extension TextEngine {
    func makeWord(_ text: [UInt32], face: FontFace?, use: FaceUse, script: UInt32, isRightToLeft: Bool) -> ShapedWord {
        guard let face else { return wordWithoutFace(text, use: use, isRightToLeft: isRightToLeft) }
        let glyphs = face.shape(text, script: hb_script_t(rawValue: script), isRightToLeft: isRightToLeft, features: use.features)
        var clusters = clusters(of: glyphs, text: text, face: face, use: use)
        if use.role == .system, let textFace = textFace(of: face) {
            let counted = textFace.shape(text, script: hb_script_t(rawValue: script), isRightToLeft: isRightToLeft, features: use.features)
            count(self.clusters(of: counted, text: text, face: textFace, use: use), of: text, use: use, in: &clusters)
        }
        return ShapedWord(text: text, face: face, glyphs: glyphs, clusters: clusters, isRightToLeft: isRightToLeft)
    }

    /// Returns Inter's text face for a display face. San Francisco's advances differ from the text face alike at all sizes; from the
    /// display face they do not.
    private func textFace(of face: FontFace) -> FontFace? {
        BundledFonts.textFace(ofDisplay: face.source).flatMap { self.face($0) }
    }

    /// Takes the widths from another face of the same design, unless that face divides the text into other clusters.
    private func count(_ counted: [ShapedWord.Cluster], of text: [UInt32], use: FaceUse, in clusters: inout [ShapedWord.Cluster]) {
        guard counted.map(\.scalars) == clusters.map(\.scalars) else { return }
        for at in clusters.indices {
            let figures = text[clusters[at].scalars].count { (48...57).contains($0) }
            let pauses = text[clusters[at].scalars].count { $0 == 0x2C || $0 == 0x2E }
            let apostrophes = text[clusters[at].scalars].count { $0 == 0x27 }, questions = text[clusters[at].scalars].count { $0 == 0x3F }
            let commas = text[clusters[at].scalars].count { $0 == 0x2C }
            let percents = text[clusters[at].scalars].count { $0 == 0x25 }
            clusters[at].counted =
                counted[at].counted + CGFloat(apostrophes) * SystemFontMetrics.displayApostropheSpace
                + CGFloat(questions) * SystemFontMetrics.displayQuestionSpace + CGFloat(figures) * SystemFontMetrics.displayFigureSpace
                + CGFloat(percents) * SystemFontMetrics.displayPercentSpace - CGFloat(pauses) * SystemFontMetrics.displayPauseSpace
                - CGFloat(commas) * SystemFontMetrics.textCommaSpace
        }
    }

    /// Returns a word without a face: nothing is drawn, but the text keeps its place.
    private func wordWithoutFace(_ text: [UInt32], use: FaceUse, isRightToLeft: Bool) -> ShapedWord {
        let clusters = text.indices.map { at in
            let width: CGFloat = isInvisible(text[at]) ? 0 : 0.56
            return ShapedWord.Cluster(scalars: at..<at + 1, natural: width, counted: width, tracked: 1)
        }
        return ShapedWord(text: text, face: nil, glyphs: [], clusters: clusters, isRightToLeft: isRightToLeft)
    }

    private func clusters(of glyphs: [ShapedGlyph], text: [UInt32], face: FontFace, use: FaceUse) -> [ShapedWord.Cluster] {
        var natural: [Int: CGFloat] = [:]
        for glyph in glyphs { natural[glyph.cluster, default: 0] += glyph.advance }
        let starts = natural.keys.sorted()
        return starts.indices.map { at in
            let range = starts[at]..<(at + 1 < starts.count ? starts[at + 1] : text.count)
            let width = natural[starts[at]] ?? 0
            let letters = text[range].reduce(CGFloat(0)) { $0 + (isInvisible($1) ? 0 : 1) }
            return ShapedWord.Cluster(
                scalars: range, natural: width, counted: counted(text[range], natural: width, face: face, use: use),
                tracked: use.role == .own || use.role == .emoji ? min(letters, 1) : letters)
        }
    }

    /// Returns the width that layout uses for a cluster, in em.
    private func counted(_ text: ArraySlice<UInt32>, natural: CGFloat, face: FontFace, use: FaceUse) -> CGFloat {
        switch use.role {
        case .own, .suppliedSystem: return natural
        case .emoji: return natural > 0 ? 1 : 0
        case .han:
            let isHangul = text.first.map { hangul.contains($0) } ?? false
            return natural * (isHangul ? SystemFontMetrics.hangulFactor : SystemFontMetrics.hanFactor)
        case .monospaced: return natural > 0 ? SystemFontMetrics.monospacedAdvance : 0
        case .standIn(let index): return standInWidth(text, natural: natural, font: NamedFont.font(index))
        case .system: return natural + text.reduce(0) { $0 + systemCorrection(of: $1, face: face, use: use) }
        }
    }

    /// Returns the width by the named font's advances; with a letter of unknown advance, the stand-in's width times the font's factor.
    private func standInWidth(_ text: ArraySlice<UInt32>, natural: CGFloat, font: NamedFont) -> CGFloat {
        var width: CGFloat = 0
        for scalar in text where !isInvisible(scalar) {
            guard let advance = font.advance(of: baseLetter(of: scalar)) else {
                return natural * (font.letters == .fixed ? 1 : font.factor)
            }
            width += advance
        }
        return width
    }

    /// Returns the difference of San Francisco's advance of a character from that of the drawn face, in em.
    private func systemCorrection(of scalar: UInt32, face: FontFace, use: FaceUse) -> CGFloat {
        guard scalar >= 32, !isInvisible(scalar) else { return 0 }
        if use.features.contains(.tabularFigures), (48...57).contains(scalar) {
            return SystemFontMetrics.tabularFigure - (face.tabularAdvance ?? SystemFontMetrics.tabularFigure)
        }
        let percent = scalar == 0x25 && use.weight > 550 ? SystemFontMetrics.boldPercentSpace : 0
        return SystemFontMetrics.correction(of: baseLetter(of: scalar)) + percent
    }

    /// Returns the letter under the accents of a precomposed Latin character.
    private func baseLetter(of scalar: UInt32) -> UInt32 {
        guard (0xC0...0x24F).contains(scalar) else { return scalar == 0xA0 ? 0x20 : scalar }
        var (first, second): (UInt32, UInt32) = (scalar, 0)
        while unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), first, &first, &second) != 0 {}
        return first
    }

    private var hangul: ClosedRange<UInt32> { 0xAC00...0xD7A3 }
}

/// Whether a character takes no room: marks, joiners, selectors and direction signs.
func isInvisible(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return scalar == 0xAD }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return true }
    if properties.isDefaultIgnorableCodePoint { return true }
    return properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
}
