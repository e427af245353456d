import CPangoCairo
import CUnicode
import Foundation
import Graphics

/// The text up to a forced break, as words in logical order.
struct Paragraph {
    var words: [Word] = []
    var isRightToLeft: Bool
    /// The run whose font gives an empty line its height.
    var run: Int
    /// Whether it ends a paragraph (U+2028 only ends a line).
    var endsParagraph = true
}

extension TextEngine {
    func makeParagraphs(of block: TextBlock) -> [Paragraph] {
        let text = BlockText(block)
        return text.paragraphs.map { piece in
            var builder = ParagraphBuilder(engine: self, block: block, text: text, range: piece.range)
            return builder.build(endsParagraph: piece.endsParagraph)
        }
    }
}

/// The characters of a block, each with its run.
struct BlockText {
    var scalars: [UInt32] = []
    var runs: [Int] = []
    /// The regional form of the Han characters, as the text itself suggests.
    let han: StandardFonts.Han

    init(_ block: TextBlock) {
        for (index, run) in block.runs.enumerated() {
            for scalar in run.text.unicodeScalars { scalars.append(scalar.value) }
            runs += Array(repeating: index, count: scalars.count - runs.count)
        }
        han =
            scalars.contains { (0x3040...0x30FF).contains($0) }
            ? .japanese
            : scalars.contains { (0xAC00...0xD7A3).contains($0) || (0x1100...0x11FF).contains($0) } ? .korean : .simplifiedChinese
    }

    /// The ranges between forced breaks. A final break ends the last paragraph instead of beginning an empty one, as in labels.
    var paragraphs: [(range: Range<Int>, endsParagraph: Bool)] {
        var pieces: [(Range<Int>, Bool)] = []
        var (start, at) = (0, 0)
        while at < scalars.count {
            let scalar = scalars[at]
            guard [0x0A, 0x0D, 0x85, 0x2028, 0x2029, 0x0B, 0x0C].contains(scalar) else { at += 1; continue }
            pieces.append((start..<at, scalar != 0x2028))
            at += scalar == 0x0D && at + 1 < scalars.count && scalars[at + 1] == 0x0A ? 2 : 1
            start = at
        }
        if start < scalars.count { pieces.append((start..<scalars.count, true)) }
        return pieces
    }
}

/// Cuts one paragraph into words, wherever the run, the face, the script, the direction or the break opportunities change.
private struct ParagraphBuilder {
    let engine: TextEngine
    let block: TextBlock
    let text: BlockText
    let range: Range<Int>
    private var words: [Word] = []
    private var pending: [UInt32] = []
    /// The position, among the block's characters, of the cluster being added, and of the first one pending.
    private var position = 0, pendingStart = 0
    private var kind: Kind?
    /// The main face of each run, once the run was met.
    private var mainFaces: [(face: FontFace?, use: FaceUse)?]

    /// The maximum number of characters. The rest of a broken word is shaped again; with very long words, time would grow with the square
    /// of their length.
    private static let wordLimit = 512

    /// The properties that all characters of one word share.
    private struct Kind {
        var face: FontFace?
        var use: FaceUse
        var run: Int
        var script: UInt32
        var level: UInt8
        var isSpace: Bool

        func joins(_ next: Kind) -> Bool {
            run == next.run && level == next.level && isSpace == next.isSpace && use == next.use && face === next.face
                && (script == next.script || use.role == .han)
        }
    }

    init(engine: TextEngine, block: TextBlock, text: BlockText, range: Range<Int>) {
        self.engine = engine
        self.block = block
        self.text = text
        self.range = range
        mainFaces = Array(repeating: nil, count: block.runs.count)
    }

    mutating func build(endsParagraph: Bool) -> Paragraph {
        let scalars = Array(text.scalars[range])
        let (levels, isRightToLeft) = Self.levels(of: scalars, block: block)
        let breaks = Self.breaks(in: scalars, keepsHangul: block.paragraph.lineBreakStrategy.contains(.hangulWordPriority))
        let lastRun = text.runs.isEmpty ? 0 : text.runs[min(range.lowerBound, text.runs.count - 1)]
        var script = HB_SCRIPT_LATIN.rawValue
        var at = 0
        for cluster in Self.clusters(of: scalars) {
            let run = text.runs[range.lowerBound + at]
            if at > 0, breaks[at] { finish(canBreakAfter: true) }
            position = range.lowerBound + at
            add(Array(scalars[cluster]), run: run, level: levels[at], script: &script)
            at = cluster.upperBound
        }
        finish(canBreakAfter: true)
        return Paragraph(words: words, isRightToLeft: isRightToLeft, run: lastRun, endsParagraph: endsParagraph)
    }

    private mutating func add(_ cluster: [UInt32], run: Int, level: UInt8, script: inout UInt32) {
        let style = block.runs[run]
        if let attachment = style.attachment, cluster == [0xFFFC] { addAttachment(attachment, run: run, level: level); return }
        if cluster == [0x09] { addTab(run: run, level: level); return }
        script = Self.script(of: cluster) ?? script
        let main = mainFaces[run] ?? engine.mainFace(of: style.font)
        mainFaces[run] = main
        let (face, use) = engine.face(for: cluster, font: style.font, main: main, script: script, han: text.han)
        let isSpace = cluster.allSatisfy { $0 == 0x20 || $0 == 0x3000 || (0x2000...0x200A).contains($0) || $0 == 0x1680 }
        let next = Kind(face: face, use: use, run: run, script: script, level: level, isSpace: isSpace)
        if let kind, !kind.joins(next) || pending.count >= Self.wordLimit { finish(canBreakAfter: false) }
        if kind == nil { (kind, pendingStart) = (next, position) }
        pending += cluster
    }

    private mutating func finish(canBreakAfter: Bool) {
        defer { (pending, kind) = ([], nil) }
        guard let kind, !pending.isEmpty else {
            if canBreakAfter, !words.isEmpty { words[words.count - 1].canBreakAfter = true }
            return
        }
        let shaped = engine.shape(pending, face: kind.face, use: kind.use, script: kind.script, isRightToLeft: kind.level % 2 == 1)
        let style = block.runs[kind.run]
        var word = Word(
            shaped: shaped, use: kind.use, run: kind.run, script: kind.script, level: kind.level, size: style.font.size,
            tracking: kind.use.tracking(size: style.font.size) + style.kern, isSpace: kind.isSpace)
        word.start = pendingStart
        word.canBreakAfter = canBreakAfter
        words.append(word)
    }

    private mutating func addAttachment(_ attachment: TextRun.Attachment, run: Int, level: UInt8) {
        finish(canBreakAfter: true)
        var word = blank(run: run, level: level)
        word.hold(attachment)
        words.append(word)
    }

    private mutating func addTab(run: Int, level: UInt8) {
        finish(canBreakAfter: false)
        var word = blank(run: run, level: level)
        word.isTab = true
        words.append(word)
    }

    private func blank(run: Int, level: UInt8) -> Word {
        let shaped = ShapedWord(text: [], face: nil, glyphs: [], clusters: [], isRightToLeft: false)
        var word = Word(
            shaped: shaped, use: FaceUse(role: .own, weight: 400, features: []), run: run, script: 0, level: level,
            size: block.runs[run].font.size, tracking: 0)
        word.start = position
        word.canBreakAfter = true
        return word
    }

    // MARK: Unicode

    /// Returns the ranges of user-perceived characters.
    private static func clusters(of scalars: [UInt32]) -> [Range<Int>] {
        if scalars.allSatisfy({ $0 < 0x300 }) { return scalars.indices.map { $0..<$0 + 1 } }
        let string = String(String.UnicodeScalarView(scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
        var at = 0
        return string.map { character in
            let start = at
            at += character.unicodeScalars.count
            return start..<at
        }
    }

    /// Returns whether a line may begin at each character, by Unicode's rules or, in Thai and the like, Pango's dictionary.
    private static func breaks(in scalars: [UInt32], keepsHangul: Bool) -> [Bool] {
        var breaks = LineBreakRules.breaks(in: scalars) { dictionaryBreaks(in: scalars) }
        guard keepsHangul else { return breaks }
        let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
        for at in breaks.indices.dropFirst() where hangul.contains(scalars[at]) && hangul.contains(scalars[at - 1]) { breaks[at] = false }
        return breaks
    }

    private static func dictionaryBreaks(in scalars: [UInt32]) -> [Bool] {
        let string = String(String.UnicodeScalarView(scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
        var flags = [UInt8](repeating: 0, count: scalars.count + 1)
        var bytes = string.utf8CString
        let length = Int32(bytes.count - 1)
        unsafe bytes.withUnsafeMutableBufferPointer { text in
            unsafe flags.withUnsafeMutableBufferPointer {
                unsafe plumb_line_breaks(text.baseAddress, length, "en", $0.baseAddress, Int32($0.count))
            }
        }
        return flags.dropLast().map { $0 != 0 }
    }

    /// Returns the embedding levels of the bidirectional algorithm, and whether the paragraph runs right to left.
    private static func levels(of scalars: [UInt32], block: TextBlock) -> (levels: [UInt8], isRightToLeft: Bool) {
        let direction = block.paragraph.writingDirection
        let mayBeRightToLeft =
            direction == .rightToLeft || scalars.contains { $0 >= 0x590 } || (direction == .natural && block.isRightToLeft)
        guard mayBeRightToLeft, !scalars.isEmpty else {
            let isRightToLeft = direction == .rightToLeft || (direction == .natural && block.isRightToLeft)
            return (Array(repeating: isRightToLeft ? 1 : 0, count: scalars.count), isRightToLeft)
        }
        let base: BidiRules.Base =
            switch direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case .natural: block.isRightToLeft ? .naturalOrRightToLeft : .naturalOrLeftToRight
            }
        return BidiRules.levels(of: scalars, base: base)
    }

    /// Returns the script of a cluster; nil for characters that belong to any script, which take the one before them.
    private static func script(of cluster: [UInt32]) -> UInt32? {
        for scalar in cluster {
            let script = plumb_character(scalar).script
            if ![HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue].contains(script) { return script }
        }
        return nil
    }
}

extension FaceUse {
    /// Returns the points added after every glyph. Only San Francisco has a table.
    func tracking(size: CGFloat) -> CGFloat {
        switch role {
        case .system: SystemFontMetrics.tracking(size: size) + SystemFontMetrics.letterSpace(size: size, weight: weight) * size
        case .suppliedSystem: SystemFontMetrics.tracking(size: size)
        case .monospaced, .han, .emoji, .own, .standIn: 0
        }
    }
}

extension TextEngine {
    /// Returns the face that draws a cluster: the emoji face for emoji, otherwise the font's own face if it has all of it, then the
    /// system's for an app's own font, the script's, that for Han, and those for symbols.
    /// - Parameter main: The face that draws the font's Latin letters.
    func face(
        for cluster: [UInt32], font: FontDescriptor, main: (face: FontFace?, use: FaceUse), script: UInt32, han: StandardFonts.Han
    ) -> (face: FontFace?, use: FaceUse) {
        guard let first = cluster.first, first >= 128 || cluster.count > 1 || lacks(first, main) else { return main }
        let visible = cluster.filter { !isInvisible($0) || (0x300...0x36F).contains($0) }
        if isEmoji(cluster), let emoji = face(StandardFonts.emoji(root: fonts.root)), emoji.has(first) || cluster.count > 1 {
            return (emoji, FaceUse(role: .emoji, weight: 400, features: []))
        }
        if let face = main.face, visible.allSatisfy(face.has) { return main }
        if case .own = main.use.role {
            var system = font
            system.family = .system
            let substitute = mainFace(of: system)
            if let face = substitute.face, visible.allSatisfy(face.has) { return substitute }
        }
        let own = FaceUse(role: .own, weight: font.weight, features: [])
        if let source = StandardFonts.script(hb_script_t(rawValue: script), root: fonts.root, weight: font.weight),
            let face = face(source), visible.allSatisfy(face.has)
        {
            return (face, own)
        }
        // Symbols first, because the CJK collection has many of them too, in forms meant for CJK text.
        let isHan = (0x2E80...0xA4CF).contains(first) || (0xAC00...0xD7FF).contains(first) || (0xF900...0xFAFF).contains(first)
        let isWide = isHan || (0xFE30...0xFE4F).contains(first) || (0xFF00...0xFFEF).contains(first) || first >= 0x20000
        let hanFace = { self.face(StandardFonts.han(han, root: self.fonts.root, weight: font.weight)) }
        if isWide, let face = hanFace(), visible.allSatisfy(face.has) {
            return (face, FaceUse(role: .han, weight: font.weight, features: []))
        }
        for source in StandardFonts.symbols(root: fonts.root) {
            if let face = face(source), visible.allSatisfy(face.has) { return (face, own) }
        }
        if let face = hanFace(), visible.allSatisfy(face.has) { return (face, FaceUse(role: .han, weight: font.weight, features: [])) }
        return main
    }

    /// Whether an app's own font has no glyph for a letter: a font of icons has no digits. All others have what is visible of ASCII.
    private func lacks(_ scalar: UInt32, _ main: (face: FontFace?, use: FaceUse)) -> Bool {
        guard case .own = main.use.role, (0x21..<0x7F).contains(scalar), let face = main.face else { return false }
        return !face.has(scalar)
    }

    /// Whether a cluster is shown in colour: on its own, or because a selector, a keycap or a joiner requests it.
    private func isEmoji(_ cluster: [UInt32]) -> Bool {
        guard let first = cluster.first, let properties = Unicode.Scalar(first)?.properties else { return false }
        if cluster.contains(0xFE0E) { return false }
        if properties.isEmojiPresentation { return true }
        guard properties.isEmoji, cluster.count > 1 else { return false }
        return cluster.contains(0xFE0F) || cluster.contains(0x20E3) || cluster.contains(0x200D)
    }
}
