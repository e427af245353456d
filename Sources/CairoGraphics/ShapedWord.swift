import Foundation
import Graphics

/// A stretch of text without a break inside, shaped once: in em, so that all sizes share it.
final class ShapedWord {
    /// One user-perceived character, or several that a ligature joins; in logical order.
    struct Cluster {
        /// The characters, as a range of the word's text.
        var scalars: Range<Int>
        /// What the drawn face gives it, em.
        var natural: CGFloat
        /// What layout counts: San Francisco's width where it is known, else the natural one, em.
        var counted: CGFloat
        /// How many glyphs of tracking it takes (0 for marks and invisible characters).
        var tracked: CGFloat
    }

    let text: [UInt32]
    let face: FontFace?
    /// From left to right.
    let glyphs: [ShapedGlyph]
    let clusters: [Cluster]
    let isRightToLeft: Bool
    /// Sums over the clusters.
    let natural, counted, tracked: CGFloat

    init(text: [UInt32], face: FontFace?, glyphs: [ShapedGlyph], clusters: [Cluster], isRightToLeft: Bool) {
        self.text = text
        self.face = face
        self.glyphs = glyphs
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
        natural = clusters.reduce(0) { $0 + $1.natural }
        counted = clusters.reduce(0) { $0 + $1.counted }
        tracked = clusters.reduce(0) { $0 + $1.tracked }
    }
}

/// How a face is used for a run: which figures count for layout, and how large its letters are drawn.
struct FaceUse: Hashable {
    enum Role: Hashable {
        /// Inter standing for San Francisco.
        case system
        /// San Francisco itself, supplied by the user.
        case suppliedSystem
        /// A mono face standing for SF Mono.
        case monospaced
        /// Noto standing for Hiragino, PingFang or Apple SD Gothic.
        case han
        case emoji
        /// Its own figures count.
        case own
        /// A standard face standing for one known by name: that row's figures count.
        case standIn(Int)
    }

    var role: Role
    var weight: Int
    var features: FontFace.Features
}

/// A word in a line: the shape, with the run's attributes and the width it takes, points.
struct Word {
    var shaped: ShapedWord
    var use: FaceUse
    /// Which run of the block it belongs to.
    var run: Int
    /// Its first character's place among the block's; nil for the ellipsis, which stands for others.
    var start: Int?
    var script: UInt32
    /// Embedding level: odd runs from right to left.
    var level: UInt8
    /// Font size, points.
    var size: CGFloat
    /// Added after each letter, points: the face's tracking and the run's kern.
    var tracking: CGFloat
    var width: CGFloat
    /// Points that one counted em is.
    var unit: CGFloat
    /// Spaces at a line's end hang over it.
    let isSpace: Bool
    var isTab = false
    var canBreakAfter = false
    /// What is drawn in its place, the same on every line.
    private(set) var content = GlyphLayout.Content.blank

    init(
        shaped: ShapedWord, use: FaceUse, run: Int, script: UInt32, level: UInt8, size: CGFloat, tracking: CGFloat, isSpace: Bool = false
    ) {
        self.shaped = shaped
        self.use = use
        self.run = run
        self.script = script
        self.level = level
        self.size = size
        self.tracking = tracking
        unit = use.role == .emoji ? SystemFontMetrics.emojiAdvance(size: size) * size : size
        width = shaped.counted * unit + shaped.tracked * tracking
        self.isSpace = isSpace
        content = drawn()
    }

    /// A picture instead of letters.
    mutating func hold(_ attachment: TextRun.Attachment) {
        content = .attachment(attachment)
        width = attachment.bounds.width
    }

    var attachment: TextRun.Attachment? { if case .attachment(let attachment) = content { attachment } else { nil } }

    func width(of cluster: ShapedWord.Cluster) -> CGFloat { cluster.counted * unit + cluster.tracked * tracking }

    var string: String { String(String.UnicodeScalarView(shaped.text.compactMap(Unicode.Scalar.init))) }
}

extension SystemFontMetrics {
    /// Widths of Hiragino and PingFang, and of Apple SD Gothic, against Noto Sans CJK (Corpus.md: Japanese labels of
    /// 17, 20 and 32 pt 0.935 em; Korean labels of 17 pt 0.866 em against Noto's 0.92).
    static let hanFactor: CGFloat = 0.9355
    static let hangulFactor: CGFloat = 0.941

    /// The width of an emoji, em (Corpus.md: 23 at 17 pt, 31 at 27, 43 at 38, 73 at 68; inferred between).
    static func emojiAdvance(size: CGFloat) -> CGFloat {
        let table: [(size: CGFloat, width: CGFloat)] = [(17, 22.9), (27, 30.8), (38, 42.8), (68, 72.8)]
        guard size > 17 else { return 22.9 / 17 }
        guard let after = table.firstIndex(where: { $0.size >= size }) else { return (size + 4.8) / size }
        let (from, to) = (table[after - 1], table[after])
        return (from.width + (to.width - from.width) * (size - from.size) / (to.size - from.size)) / size
    }
}
