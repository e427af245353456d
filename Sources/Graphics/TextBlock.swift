import Foundation

/// Text with everything that decides its lines and its look. Measuring and drawing both start from this value.
public struct TextBlock: Hashable, Sendable {
    public var runs: [TextRun]
    public var paragraph: ParagraphStyle
    /// 0 for as many lines as fit.
    public var numberOfLines: Int
    /// Whether `natural` text with no strong letter, and the natural alignment, run right to left.
    public var isRightToLeft: Bool
    /// The face may shrink to this share to fit one line; 1 never shrinks. (`minimumScaleFactor`)
    public var minimumScale: CGFloat = 1
    /// Pixels per point: sizes are rounded up to whole pixels.
    public var scale: CGFloat

    public init(
        runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), numberOfLines: Int = 0, isRightToLeft: Bool = false, scale: CGFloat
    ) {
        self.runs = runs; self.paragraph = paragraph; self.numberOfLines = numberOfLines
        self.isRightToLeft = isRightToLeft; self.scale = scale
    }

    public var string: String { runs.map(\.text).joined() }
}

/// A stretch of text with one set of attributes. A run whose text is `\u{FFFC}` and that has an attachment is a picture.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: FontDescriptor
    public var color: CGColor
    public var backgroundColor: CGColor?
    /// Points added after each letter, on top of the face's own tracking.
    public var kern: CGFloat = 0
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    /// Points; positive raises.
    public var baselineOffset: CGFloat = 0
    public var shadow: Shadow?
    public var attachment: Attachment?

    public init(_ text: String, font: FontDescriptor, color: CGColor) {
        self.text = text; self.font = font; self.color = color
    }

    public struct LineDecoration: Hashable, Sendable {
        /// nil: the text's colour.
        public var color: CGColor?
        public var isThick = false
        public var isDouble = false
        public init(color: CGColor? = nil) { self.color = color }
    }

    /// A picture in the text. `bounds` is relative to the baseline, y up as `NSTextAttachment` has it, points.
    public struct Attachment: Hashable, Sendable {
        public var image: Bitmap?
        public var bounds: CGRect
        public init(image: Bitmap?, bounds: CGRect) { self.image = image; self.bounds = bounds }
    }
}

public struct ParagraphStyle: Hashable, Sendable {
    public enum Alignment: String, Hashable, Sendable { case left, center, right, justified, natural }
    public enum LineBreakMode: String, Hashable, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    public enum WritingDirection: String, Hashable, Sendable { case natural, leftToRight, rightToLeft }

    /// Refinements that labels make and plain paragraphs do not.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A paragraph's last line does not hold one word alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    }

    public var alignment = Alignment.natural
    public var lineBreakStrategy: LineBreakStrategy = []
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    public var writingDirection = WritingDirection.natural
    /// Points, all of them; 0 for none.
    public var lineSpacing: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var headIndent: CGFloat = 0
    public var tailIndent: CGFloat = 0
    /// 0 for the face's own height.
    public var lineHeightMultiple: CGFloat = 0

    public init() {}
}

/// The lines a `TextBlock` breaks into at a width. Points; origin at the block's top-left corner, y down.
public struct TextLayout: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        /// The characters shown, before truncation replaced some.
        public var text: String
        /// Typographic rectangle: its height is the line's, its x follows the alignment.
        public var rect: CGRect
        /// Distance from the block's top to this line's baseline.
        public var baseline: CGFloat

        public init(text: String, rect: CGRect, baseline: CGFloat) { self.text = text; self.rect = rect; self.baseline = baseline }
    }

    public var lines: [Line]
    /// Natural size, both sides rounded up to whole pixels.
    public var size: CGSize
    public var isTruncated: Bool
    /// The share to which the face was shrunk (1: not at all).
    public var scale: CGFloat

    public init(lines: [Line], size: CGSize, isTruncated: Bool, scale: CGFloat = 1) {
        self.lines = lines; self.size = size; self.isTruncated = isTruncated; self.scale = scale
    }

    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
