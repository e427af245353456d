import Foundation

/// Text with everything that decides its lines and its look. Both measuring and drawing start from this value.
package struct TextBlock: Hashable, Sendable {
    package var runs: [TextRun]
    package var paragraph: ParagraphStyle
    /// The maximum number of lines; 0 for as many as fit.
    package var numberOfLines: Int
    /// Whether `natural` text without strong letters, and the natural alignment, run right to left.
    package var isRightToLeft: Bool
    /// The share to which the face may shrink to fit one line; 1 never shrinks (`minimumScaleFactor`).
    package var minimumScale: CGFloat = 1
    /// Pixels per point: sizes are rounded up to whole pixels.
    package var scale: CGFloat

    package init(
        runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), numberOfLines: Int = 0, isRightToLeft: Bool = false, scale: CGFloat
    ) {
        self.runs = runs; self.paragraph = paragraph; self.numberOfLines = numberOfLines
        self.isRightToLeft = isRightToLeft; self.scale = scale
    }

    package var string: String { runs.map(\.text).joined() }
}

/// A stretch of text with one set of attributes. A run whose text is `\u{FFFC}` and that has an attachment is a picture.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    package var color: CGColor
    package var backgroundColor: CGColor?
    /// Points added after each letter, on top of the face's own tracking.
    package var kern: CGFloat = 0
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// In points; positive values raise the text.
    package var baselineOffset: CGFloat = 0
    package var shadow: Shadow?
    package var attachment: Attachment?

    package init(_ text: String, font: FontDescriptor, color: CGColor) {
        self.text = text.withOneAddress; self.font = font; self.color = color
    }

    package struct LineDecoration: Hashable, Sendable {
        /// The colour, or nil for the text's colour.
        package var color: CGColor?
        package var isThick = false
        package var isDouble = false
        package init(color: CGColor? = nil) { self.color = color }
    }

    /// A picture in the text. `bounds` is relative to the baseline, in points, with y up as in `NSTextAttachment`.
    package struct Attachment: Hashable, Sendable {
        package var image: Bitmap?
        package var bounds: CGRect
        package init(image: Bitmap?, bounds: CGRect) { self.image = image; self.bounds = bounds }
    }
}

package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: String, Hashable, Sendable { case left, center, right, justified, natural }
    package enum LineBreakMode: String, Hashable, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

        package var truncates: Bool { self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle }
    }
    package enum WritingDirection: String, Hashable, Sendable { case natural, leftToRight, rightToLeft }

    /// Refinements of line breaking that labels use and plain paragraphs do not.
    package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        /// Avoids a second line of two that contains only one word.
        package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps Korean words whole.
        package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    }

    package var alignment = Alignment.natural
    package var lineBreakStrategy: LineBreakStrategy = []
    package var lineBreakMode = LineBreakMode.byTruncatingTail
    package var writingDirection = WritingDirection.natural
    /// This distance, and those that follow, are in points; 0 for none.
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    /// The factor for line heights; 0 for the face's own height.
    package var lineHeightMultiple: CGFloat = 0

    package init() {}
}

/// The lines into which a `TextBlock` breaks at a width. In points; the origin is the block's top-left corner, y down.
package struct TextLayout: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        /// The line's characters, before truncation replaced some.
        package var text: String
        /// The typographic rectangle: its height is the line's, its x follows the alignment.
        package var rect: CGRect
        /// The distance from the block's top to this line's baseline.
        package var baseline: CGFloat

        package init(text: String, rect: CGRect, baseline: CGFloat) { self.text = text; self.rect = rect; self.baseline = baseline }
    }

    package var lines: [Line]
    /// The natural size, with both sides rounded up to whole pixels.
    package var size: CGSize
    package var isTruncated: Bool
    /// The share to which the face was shrunk; 1 if not at all.
    package var scale: CGFloat

    package init(lines: [Line], size: CGSize, isTruncated: Bool, scale: CGFloat = 1) {
        self.lines = lines; self.size = size; self.isTruncated = isTruncated; self.scale = scale
    }

    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
