import CairoGraphics
import Foundation
import Graphics

/// A line of text on one baseline.
public final class CTLine {
    /// The text of the line, as it was given.
    let text: NSAttributedString
    /// The index of the line's first character in the text that it was made of.
    let start: Int
    /// The number of characters of that text that the line stands for.
    let length: Int
    let block: TextBlock
    private let measured: CharacterLine?

    init(_ text: NSAttributedString, start: Int = 0, length: Int? = nil) {
        self.text = text
        self.start = start
        self.length = length ?? text.length
        var block = text.understood.typesettingBlock
        block.numberOfLines = 1
        var paragraph = ParagraphStyle()
        paragraph.alignment = .left
        paragraph.lineBreakMode = .byClipping
        paragraph.writingDirection = block.paragraph.writingDirection
        block.paragraph = paragraph
        self.block = block
        measured = text.length == 0 ? nil : TextSystem.characterPositions(of: block, width: nil).first
    }

    // MARK: Measures

    /// The width with spaces at the end.
    var width: CGFloat { measured?.width ?? 0 }

    var baseline: CGFloat { measured?.baseline ?? 0 }

    var trailingSpace: CGFloat {
        let scalars = text.string.unicodeScalars
        let end = scalars.count - scalars.reversed().prefix { $0.properties.isWhitespace }.count
        var width: CGFloat = 0
        for position in positions where position.character >= end { width += position.maxX - position.minX }
        return width
    }

    private var positions: [CharacterLine.Position] { measured?.positions ?? [] }

    /// The ascent, descent and leading of the tallest fonts in the line.
    var height: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        let runs = glyphRuns
        guard !runs.isEmpty else { return LineHeight.of(attributes: [:]) }
        return runs.map(\.height).reduce((0, 0, 0)) { (max($0.0, $1.ascent), max($0.1, $1.descent), max($0.2, $1.leading)) }
    }

    // MARK: Characters

    /// The UTF-16 offset of each Unicode scalar, and the length at the end.
    private lazy var units: [Int] = text.string.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF16.width($1)) }

    /// The positions of the line's characters by UTF-16 offset in the line, from left to right.
    private(set) lazy var spans: [CharacterSpan] = positions.map { position in
        CharacterSpan(
            offset: units[position.character], length: units[position.character + 1] - units[position.character], minX: position.minX,
            maxX: position.maxX)
    }

    /// Returns where the caret before a character is.
    func offset(of index: Int) -> CGFloat {
        let wanted = index - start
        let ordered = spans.sorted { $0.offset < $1.offset }
        guard let span = ordered.first(where: { $0.offset + $0.length > wanted }) else { return endX }
        return isRightToLeft ? span.maxX : span.minX
    }

    private var endX: CGFloat { isRightToLeft ? spans.map(\.minX).min() ?? 0 : spans.map(\.maxX).max() ?? 0 }

    private var isRightToLeft: Bool {
        let ordered = spans.sorted { $0.offset < $1.offset }
        guard let first = ordered.first, let last = ordered.last, first != last else { return false }
        return first.minX > last.minX
    }

    /// Returns the character whose caret is nearest to a position.
    func index(at x: CGFloat) -> Int {
        guard let first = spans.first, let last = spans.last else { return start }
        let span = x <= first.minX ? first : x >= last.maxX ? last : spans.first { x < $0.maxX } ?? last
        let isBefore = x < (span.minX + span.maxX) / 2
        return start + (isBefore != isRightToLeft ? span.offset : span.offset + span.length)
    }

    /// The stretches with equal attributes, from left to right.
    private(set) lazy var glyphRuns: [CTRun] = {
        var runs: [CTRun] = []
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let own = spans.filter { range.contains($0.offset) }
            if !own.isEmpty { runs.append(CTRun(self, range, attributes, own)) }
        }
        return runs.sorted { ($0.minX, $0.range.location) < ($1.minX, $1.range.location) }
    }()

    // MARK: Drawing

    /// Draws the line, or a part of it, with its baseline at the context's text position, which moves to its end.
    func draw(in context: CGContext, clippedTo part: ClosedRange<CGFloat>? = nil) {
        let position = context.textPosition
        context.saveGState()
        context.translateBy(x: position.x, y: position.y)
        context.scaleBy(x: 1, y: -1)
        if let part { context.clip(to: CGRect(x: part.lowerBound, y: -10_000, width: part.upperBound - part.lowerBound, height: 20_000)) }
        context.draw(TextSystem.current.placed(block, in: CGRect(x: 0, y: -baseline, width: 1e6, height: 1e6)))
        context.restoreGState()
        context.textPosition.x += width
    }
}

/// A character of a line.
struct CharacterSpan: Hashable {
    var offset, length: Int
    var minX, maxX: CGFloat
}

extension NSRange {
    fileprivate func contains(_ offset: Int) -> Bool { offset >= location && offset < location + length }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// Returns the line, or a shorter one with the token in place of what does not fit; nil if the token does not fit either.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString(string: "")
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    let text = line.text, ordered = line.spans.sorted { $0.offset < $1.offset }
    func head(_ room: CGFloat) -> Int {
        var used: CGFloat = 0
        for span in ordered {
            used += span.maxX - span.minX
            if used > room { return span.offset }
        }
        return text.length
    }
    func tail(_ room: CGFloat) -> Int {
        var used: CGFloat = 0
        for span in ordered.reversed() {
            used += span.maxX - span.minX
            if used > room { return span.offset + span.length }
        }
        return 0
    }
    let (before, after) =
        switch truncationType {
        case .start: (0, tail(room))
        case .end: (head(room), text.length)
        case .middle: (head(room / 2), tail(room / 2))
        }
    let result = NSMutableAttributedString(string: "")
    result.append(text.attributedSubstring(from: NSRange(location: 0, length: before)))
    result.append(token)
    result.append(text.attributedSubstring(from: NSRange(location: after, length: text.length - after)))
    return CTLine(result, start: line.start, length: line.length)
}

/// Returns the line as it is: letters are not spread.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? { line }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.spans.count }

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.glyphRuns }

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.length) }

public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.width - line.trailingSpace)) * Double(min(max(flushFactor, 0), 1)))
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let height = line.height
    unsafe ascent?.pointee = height.ascent
    unsafe descent?.pointee = height.descent
    unsafe leading?.pointee = height.leading
    return Double(line.width)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let height = line.height, leading = options.contains(.excludeTypographicLeading) ? 0 : height.leading
    return CGRect(
        x: 0, y: -height.descent - leading, width: line.width, height: height.ascent + height.descent + leading)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingSpace) }

/// Returns the rectangle between the tallest letters' tops and bottoms.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let height = line.height, position = context?.textPosition ?? .zero
    return CGRect(
        x: position.x, y: position.y - height.descent, width: line.width - line.trailingSpace, height: height.ascent + height.descent)
}

public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex { line.index(at: position.x) }

public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    unsafe secondaryOffset?.pointee = offset
    return offset
}

/// Calls the block for the caret before each character, from left to right.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (_ offset: Double, _ charIndex: CFIndex, _ leadingEdge: Bool, _ stop: UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for span in line.spans where !stop {
        unsafe block(Double(span.minX), line.start + span.offset, true, &stop)
        if !stop { unsafe block(Double(span.maxX), line.start + span.offset, false, &stop) }
    }
}
