import Foundation
import Graphics

/// A stretch of text without a break in it, shaped once in em, so that all sizes share it.
final class ShapedWord {
    /// One user-perceived character, or several that a ligature joins. Clusters are in logical order.
    struct Cluster {
        /// The characters, as a range of the word's text.
        var scalars: Range<Int>
        /// The advance in the drawn face, in em.
        var natural: CGFloat
        /// The advance that layout uses, in em: San Francisco's if it is known, otherwise the natural one.
        var counted: CGFloat
        /// The number of glyphs by which tracking is multiplied (0 for marks and invisible characters).
        var tracked: CGFloat
    }

    let text: [UInt32]
    let face: FontFace?
    /// The glyphs from left to right.
    let glyphs: [ShapedGlyph]
    let clusters: [Cluster]
    let isRightToLeft: Bool
    /// The sums over the clusters.
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

/// The use of a face for a run: which widths layout uses, and how large its letters are drawn.
struct FaceUse: Hashable {
    enum Role: Hashable {
        /// Inter in place of San Francisco.
        case system
        /// San Francisco itself, supplied by the user.
        case suppliedSystem
        /// A monospaced face in place of SF Mono.
        case monospaced
        /// Noto in place of Hiragino, PingFang or Apple SD Gothic.
        case han
        case emoji
        /// A face with its own widths.
        case own
        /// A standard face in place of one known by name; that row of `NamedFont` gives the widths.
        case standIn(Int)
    }

    var role: Role
    var weight: Int
    var features: FontFace.Features
}

/// A word in a line: its shape, with the run's attributes and the width in points.
struct Word {
    var shaped: ShapedWord
    var use: FaceUse
    /// The index of its run in the block.
    var run: Int
    /// The position of its first character in the block; nil for the ellipsis, which replaces others.
    var start: Int?
    var script: UInt32
    /// The embedding level; odd ones run from right to left.
    var level: UInt8
    /// The font size in points.
    var size: CGFloat
    /// The points added after each letter: the face's tracking and the run's kern.
    var tracking: CGFloat
    var width: CGFloat
    /// The number of points per counted em.
    var unit: CGFloat
    /// Whether the word is spaces, which hang over a line's end.
    let isSpace: Bool
    var isTab = false
    var canBreakAfter = false
    /// The drawing of the word, which is the same on every line.
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

    /// Shows a picture instead of letters.
    mutating func hold(_ attachment: TextRun.Attachment) {
        content = .attachment(attachment)
        width = attachment.bounds.width
    }

    var attachment: TextRun.Attachment? { if case .attachment(let attachment) = content { attachment } else { nil } }

    func width(of cluster: ShapedWord.Cluster) -> CGFloat { cluster.counted * unit + cluster.tracked * tracking }

    var string: String { String(String.UnicodeScalarView(shaped.text.compactMap(Unicode.Scalar.init))) }
}

extension SystemFontMetrics {
    /// Widths of Hiragino and PingFang, and of Apple SD Gothic, relative to Noto Sans CJK (Corpus.md: Japanese labels of 17, 20 and 32 pt
    /// 0.935 em; Korean labels of 17 pt 0.866 em against Noto's 0.92).
    static let hanFactor: CGFloat = 0.9355
    static let hangulFactor: CGFloat = 0.941

    /// Returns the width of an emoji in em (Corpus.md: 23 at 17 pt, 31 at 27, 43 at 38, 73 at 68; inferred between).
    static func emojiAdvance(size: CGFloat) -> CGFloat {
        let table: [(size: CGFloat, width: CGFloat)] = [(17, 22.9), (27, 30.8), (38, 42.8), (68, 72.8)]
        guard size > 17 else { return 22.9 / 17 }
        guard let after = table.firstIndex(where: { $0.size >= size }) else { return (size + 4.8) / size }
        let (from, to) = (table[after - 1], table[after])
        return (from.width + (to.width - from.width) * (size - from.size) / (to.size - from.size)) / size
    }
}
