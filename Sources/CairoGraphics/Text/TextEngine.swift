import CPangoCairo
import Foundation
import Graphics

/// Measures text and lays it out in glyphs. Drawing uses the measured layout.
///
/// An engine belongs to one caller at a time (`Typesetter`). It shapes a string once per face, and breaks it once for all widths that give
/// the same lines.
package final class TextEngine {
    /// The work done so far, for tests that limit it.
    package struct Counters: Hashable, Sendable {
        /// Words given to the shaper.
        package var shapings = 0
        /// Characters in those words.
        package var shapedCharacters = 0
        /// Blocks whose lines were broken anew.
        package var breaks = 0
        /// Blocks whose glyphs were placed, once per width.
        package var layouts = 0
        /// Blocks requested, including cached ones.
        package var measurements = 0
    }

    package let fonts: FontLibrary
    package private(set) var counters = Counters()

    private let faces = FontFaces()
    private let words = RecentAnswers<WordKey, ShapedWord>(limit: 32768)
    private let layouts = RecentAnswers<LayoutKey, GlyphLayout>(limit: 4096)
    private let breaks = RecentAnswers<BreakKey, [BrokenText]>(limit: 1024)
    private var standIns: [String: Int?] = [:]
    /// Documented code creates a layout manager for every question, so the last few answers are kept.
    private let positions = RecentAnswers<LayoutKey, [CharacterLine]>(limit: 64)
    private let knownParagraphs = RecentAnswers<TextBlock, [Paragraph]>(limit: 512)
    private let measures = RecentAnswers<FontDescriptor, FontMetrics>(limit: 512)
    private let ownFaces = RecentAnswers<FontDescriptor, FontFace?>(limit: 512)
    private let mainFaces = RecentAnswers<FontDescriptor, (face: FontFace?, use: FaceUse)>(limit: 512)

    package init(fonts: FontLibrary = .standard) { self.fonts = fonts }

    /// Returns the lines of a block at a width in points; nil for as wide as the text.
    /// - Parameter height: Lines that end below it are left out, and the last one that fits is truncated; nil for any height.
    package func layout(_ block: TextBlock, width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
        glyphLayout(of: block, in: TextRoom(width: width, height: height)).layout
    }

    /// Returns the metrics of a font in points: San Francisco's for system fonts, the face's own for users' faces, and known figures for
    /// faces known by name.
    package func metrics(of font: FontDescriptor) -> FontMetrics { measures.value(of: font) { makeMetrics(of: font) } }

    private func makeMetrics(of font: FontDescriptor) -> FontMetrics {
        guard let face = ownFace(of: font) else {
            let system = SystemFontMetrics.metrics(size: font.size, leading: font.leading)
            return standIn(for: font).map { NamedFont.font($0).metrics(size: font.size, over: system) } ?? system
        }
        let m = face.metrics
        return FontMetrics(
            ascender: m.ascender * font.size, descender: m.descender * font.size, lineHeight: (m.ascender - m.descender) * font.size,
            capHeight: m.capHeight * font.size, xHeight: m.xHeight * font.size, leading: font.leading + m.lineGap * font.size)
    }

    // MARK: Caches

    private struct WordKey: Hashable {
        var face: Int
        var use: FaceUse
        var script: UInt32
        var isRightToLeft: Bool
        var text: [UInt32]
    }

    private struct LayoutKey: Hashable {
        var block: TextBlock
        var room: TextRoom
    }

    func knownPositions(_ block: TextBlock, width: CGFloat?, make: () -> [CharacterLine]) -> [CharacterLine] {
        positions.value(of: LayoutKey(block: block, room: TextRoom(width: width)), make)
    }

    func glyphLayout(of block: TextBlock, in room: TextRoom) -> GlyphLayout {
        counters.measurements += 1
        return layouts.value(of: LayoutKey(block: block, room: room)) {
            counters.layouts += 1
            return makeGlyphLayout(block, in: room)
        }
    }

    private struct BreakKey: Hashable {
        var block: TextBlock
        var lineLimit: Int
    }

    /// Returns the block's lines at a width. They are cached if they were requested at a width that gives the same lines.
    func brokenText(of block: TextBlock, width: CGFloat?, lineLimit: Int) -> [BrokenLine] {
        let key = BreakKey(block: block, lineLimit: lineLimit), known = breaks[key] ?? []
        if let same = known.first(where: { $0.holds(at: width) }) { return same.lines }
        counters.breaks += 1
        var breaker = LineBreaker(engine: self, block: block, width: width, lineLimit: lineLimit)
        let broken = breaker.breaking(paragraphs(of: block))
        // A label has few widths; an animated one has many, each needed once.
        breaks[key] = known.suffix(7) + [broken]
        return broken.lines
    }

    func breaks(of block: TextBlock) -> Int { breaks[BreakKey(block: block, lineLimit: block.numberOfLines)]?.count ?? 0 }

    /// Returns the block's text in pieces that lines can be filled with; they are the same at every width.
    func paragraphs(of block: TextBlock) -> [Paragraph] { knownParagraphs.value(of: block) { makeParagraphs(of: block) } }

    /// Shapes a piece of text, or returns it from the cache.
    func shape(_ text: [UInt32], face: FontFace?, use: FaceUse, script: UInt32, isRightToLeft: Bool) -> ShapedWord {
        words.value(of: WordKey(face: face?.id ?? -1, use: use, script: script, isRightToLeft: isRightToLeft, text: text)) {
            counters.shapings += 1
            counters.shapedCharacters += text.count
            return makeWord(text, face: face, use: use, script: script, isRightToLeft: isRightToLeft)
        }
    }

    // MARK: Faces

    /// Returns the opened face, or nil if its file is missing.
    func face(_ file: FontFile) -> FontFace? { faces[file] }

    /// Returns the face whose own vertical figures are used (a user's, Inter by name, the serif design), or nil for San Francisco's
    /// figures.
    func ownFace(of font: FontDescriptor) -> FontFace? { ownFaces.value(of: font) { findOwnFace(of: font) } }

    private func findOwnFace(of font: FontDescriptor) -> FontFace? {
        switch font.family {
        case .system, .systemMonospaced, .systemRounded: nil
        case .systemSerif: face(StandardFonts.serif(root: fonts.root, weight: font.weight, isItalic: font.isItalic))
        case .named(let name):
            (fonts.userFace(named: name, weight: font.weight, isItalic: font.isItalic)
                ?? StandardFonts.inter(named: name, weight: font.weight)).flatMap { face($0) }
        }
    }

    /// Returns the row of the table of named fonts by which a font is measured; nil for system fonts, users' faces and unknown names.
    func standIn(for font: FontDescriptor) -> Int? {
        guard case .named(let name) = font.family, !fonts.contains(name: name) else { return nil }
        if let known = standIns[name] { return known }
        let index = NamedFont.index(of: name)
        standIns.updateValue(index, forKey: name)
        return index
    }

    private func standInFace(_ index: Int, of font: FontDescriptor) -> (face: FontFace?, use: FaceUse) {
        let source =
            switch NamedFont.font(index).design {
            case .sans: StandardFonts.system(size: font.size, weight: font.weight, isItalic: font.isItalic)
            case .serif: StandardFonts.serif(root: fonts.root, weight: font.weight, isItalic: font.isItalic)
            case .monospaced: StandardFonts.monospaced(weight: font.weight, isItalic: font.isItalic)
            }
        let system = StandardFonts.system(size: font.size, weight: font.weight, isItalic: font.isItalic)
        return (face(source) ?? face(system), FaceUse(role: .standIn(index), weight: font.weight, features: .plainLetters))
    }

    /// Returns the face that draws a font's Latin letters.
    func mainFace(of font: FontDescriptor) -> (face: FontFace?, use: FaceUse) { mainFaces.value(of: font) { findMainFace(of: font) } }

    private func findMainFace(of font: FontDescriptor) -> (face: FontFace?, use: FaceUse) {
        let figures: FontFace.Features = font.hasMonospacedDigits ? [.tabularFigures] : []
        if let own = ownFace(of: font) { return (own, FaceUse(role: .own, weight: font.weight, features: figures)) }
        if let index = standIn(for: font) { return standInFace(index, of: font) }
        if case .systemMonospaced = font.family,
            let mono = face(StandardFonts.monospaced(weight: font.weight, isItalic: font.isItalic))
        {
            return (mono, FaceUse(role: .monospaced, weight: font.weight, features: .plainLetters))
        }
        if let supplied = fonts.suppliedSystemFace(size: font.size, weight: font.weight, isItalic: font.isItalic).flatMap({ face($0) }) {
            return (supplied, FaceUse(role: .suppliedSystem, weight: font.weight, features: figures))
        }
        let system = StandardFonts.system(size: font.size, weight: font.weight, isItalic: font.isItalic)
        return (face(system), FaceUse(role: .system, weight: font.weight, features: figures.union(.plainLetters)))
    }
}

/// The room for a block, in points.
struct TextRoom: Hashable {
    /// The width in which lines are aligned; nil for as wide as the text.
    var width: CGFloat?
    /// The height below which lines are left out; nil for any height.
    var height: CGFloat?
    /// The maximum width of lines: `width`, except for text that was measured at another width.
    var breakWidth: CGFloat?

    init(width: CGFloat?, height: CGFloat? = nil, breakWidth: CGFloat? = nil) {
        self.width = width; self.height = height
        self.breakWidth = breakWidth ?? width
    }
}

/// A cache of answers by question. All are forgotten when there are too many, so that memory stays steady over thousands of cells.
private final class RecentAnswers<Question: Hashable, Answer> {
    private var answers: [Question: Answer] = [:]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(question: Question) -> Answer? {
        get { answers[question] }
        set {
            if answers.count >= limit { answers.removeAll(keepingCapacity: true) }
            answers[question] = newValue
        }
    }

    func value(of question: Question, _ make: () -> Answer) -> Answer {
        if let known = answers[question] { return known }
        let new = make()
        self[question] = new
        return new
    }
}
