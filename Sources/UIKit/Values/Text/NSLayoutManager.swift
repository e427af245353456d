import CairoGraphics
import Foundation
import Graphics

/// Lays out the text of a text storage in a container and provides the position of each glyph, in the container's coordinates, points.
///
/// Every UTF-16 unit counts as one glyph. Only the first container contains text. The lines are computed when they are first needed and
/// kept until the text or the container changes.
open class NSLayoutManager: NSObject {
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var textStorage: NSTextStorage?
    open var usesFontLeading = true {
        didSet { invalidate() }
    }
    open var allowsNonContiguousLayout = false
    open weak var delegate: (any NSLayoutManagerDelegate)?

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        invalidate()
    }

    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) { invalidate() }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

    /// Invalidates the layout. Text storages with their own text call it after each change.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
    }

    // MARK: Lines

    /// A line, with the horizontal edges of each glyph.
    private struct Line {
        var glyphs: Range<Int>
        /// The rectangle of the line, as wide as the container.
        var fragment: CGRect
        /// The part of the fragment that glyphs take up.
        var used: CGRect
        var baseline: CGFloat
        /// The edges by glyph. Line breaks, and glyphs that an ellipsis replaces, have none.
        var edges: [Int: ClosedRange<CGFloat>]
        var ellipsis: ClosedRange<CGFloat>?
    }

    private var known: (container: ContainerShape, lines: [Line])?

    /// The properties of a container that determine the lines.
    private struct ContainerShape: Equatable {
        var size: CGSize
        var padding: CGFloat
        var limit: Int
        var mode: NSLineBreakMode

        init(_ container: NSTextContainer) {
            (size, padding) = (container.size, container.lineFragmentPadding)
            (limit, mode) = (container.maximumNumberOfLines, container.lineBreakMode)
        }

        /// The width available to text in points; nil for any width.
        var room: CGFloat? { size.width > 0 && size.width < 1e6 ? max(size.width - 2 * padding, 0) : nil }
    }

    func invalidate() { known = nil }

    private func lines(in container: NSTextContainer?) -> [Line] {
        guard let container, container === textContainers.first, let textStorage, textStorage.length > 0 else { return [] }
        let shape = ContainerShape(container)
        if let known, known.container == shape { return known.lines }
        let lines = lines(of: textStorage, in: shape)
        known = (shape, lines)
        return lines
    }

    private func lines(of text: NSAttributedString, in shape: ContainerShape) -> [Line] {
        var block = text.typesettingBlock
        block.numberOfLines = shape.limit
        if shape.limit > 0, block.paragraph.lineBreakMode == .byWordWrapping { block.paragraph.lineBreakMode = shape.mode.paragraphMode }
        if !usesFontLeading { for at in block.runs.indices { block.runs[at].font.leading = 0 } }
        let units = Self.units(of: text.string)
        let broken = TextSystem.characterPositions(of: block, width: shape.room)
        let widest = broken.map { $0.rect.minX + $0.width }.max() ?? 0
        // Lines that begin below the container are not laid out.
        let shown = shape.size.height > 0 ? broken.filter { $0.rect.minY < shape.size.height } : broken
        return shown.map { line($0, units: units, padding: shape.padding, width: shape.room ?? widest) }
    }

    private func line(_ laid: CharacterLine, units: [Int], padding: CGFloat, width: CGFloat) -> Line {
        var edges: [Int: ClosedRange<CGFloat>] = [:]
        for position in laid.positions {
            for unit in units[position.character]..<units[position.character + 1] {
                edges[unit] = position.minX + padding...position.maxX + padding
            }
        }
        let used = min(laid.width, max(width - laid.rect.minX, 0)) + 2 * padding
        return Line(
            glyphs: units[laid.characters.lowerBound]..<units[laid.characters.upperBound],
            fragment: CGRect(x: 0, y: laid.rect.minY, width: width + 2 * padding, height: laid.rect.height),
            used: CGRect(x: laid.rect.minX, y: laid.rect.minY, width: used, height: laid.rect.height), baseline: laid.baseline,
            edges: edges, ellipsis: laid.ellipsis.map { $0.lowerBound + padding...$0.upperBound + padding })
    }

    /// Returns the UTF-16 offset of each Unicode scalar, and the length at the end.
    private static func units(of string: String) -> [Int] {
        var units = [0]
        for scalar in string.unicodeScalars { units.append((units.last ?? 0) + UTF16.width(scalar)) }
        return units
    }

    private func line(ofGlyph glyph: Int) -> Line? { lines(in: textContainers.first).first { $0.glyphs.contains(glyph) } }

    // MARK: Glyphs and characters

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let lines = lines(in: container)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.glyphs.lowerBound..<last.glyphs.upperBound)
    }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        unsafe actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        unsafe actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the glyph's origin relative to the corner of its line fragment.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(ofGlyph: glyphIndex) else { return .zero }
        let x = line.edges[glyphIndex]?.lowerBound ?? line.ellipsis?.lowerBound ?? line.used.maxX
        return CGPoint(x: x - line.fragment.minX, y: line.baseline - line.fragment.minY)
    }

    // MARK: Rectangles

    /// Returns the rectangle of the glyphs of all lines, including spaces at their ends.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        Self.union(lines(in: container).map(\.used))
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let line = line(ofGlyph: glyphIndex) else { return .zero }
        unsafe effectiveRange?.pointee = NSRange(line.glyphs)
        return line.fragment
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let line = line(ofGlyph: glyphIndex) else { return .zero }
        unsafe effectiveRange?.pointee = NSRange(line.glyphs)
        return line.used
    }

    /// Returns one rectangle around the glyphs on all their lines; zero for glyphs that are not laid out.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        Self.union(enclosingRects(of: glyphRange, in: container))
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in enclosingRects(of: glyphRange, in: textContainer) {
            unsafe block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first, let wanted = Range(glyphRange) else { return }
        var stop = ObjCBool(false)
        for line in lines(in: container) where line.glyphs.overlaps(wanted) {
            unsafe block(line.fragment, line.used, container, NSRange(line.glyphs), &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the glyphs of a line that an ellipsis replaces. The location is `NSNotFound` if there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(ofGlyph: glyphIndex), line.ellipsis != nil else { return NSRange(location: NSNotFound, length: 0) }
        let hidden = line.glyphs.filter { line.edges[$0] == nil }
        guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(first..<last + 1)
    }

    /// Returns one rectangle per line. If the range continues on the next line, the rectangle extends to the end of the fragment; if it
    /// continues from the line above, it begins at the start (Suites.md, textRectangles: text container rectangles of char-wrapped words).
    private func enclosingRects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let wanted = Range(range) else { return [] }
        return lines(in: container).compactMap { line in
            let glyphs = line.glyphs.clamped(to: wanted)
            guard !glyphs.isEmpty, let span = span(of: glyphs, in: line) else { return nil }
            let isLast = wanted.upperBound <= line.glyphs.upperBound || line.glyphs.upperBound == numberOfGlyphs
            let minX = wanted.lowerBound < line.glyphs.lowerBound ? line.fragment.minX : span.lowerBound
            let maxX = isLast ? span.upperBound : line.fragment.maxX
            return CGRect(x: minX, y: line.fragment.minY, width: max(maxX - minX, 0), height: line.fragment.height)
        }
    }

    /// Returns the horizontal extent of glyphs in a line. If all of them are hidden, it is that of the ellipsis. Otherwise the ellipsis
    /// belongs to the first hidden glyph, or to the last one if it is at the start of the line (Suites.md, textRectangles, by the boxes
    /// around truncated words).
    private func span(of glyphs: Range<Int>, in line: Line) -> ClosedRange<CGFloat>? {
        let shown = glyphs.compactMap { line.edges[$0] }
        guard let ellipsis = line.ellipsis else { return Self.hull(shown) }
        guard !shown.isEmpty else { return ellipsis }
        let hidden = line.glyphs.filter { line.edges[$0] == nil }
        let holder = hidden.first == line.glyphs.lowerBound ? hidden.last : hidden.first
        return Self.hull(holder.map(glyphs.contains) == true ? shown + [ellipsis] : shown)
    }

    private static func union(_ rects: [CGRect]) -> CGRect { rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) } }

    private static func hull(_ spans: [ClosedRange<CGFloat>]) -> ClosedRange<CGFloat>? {
        guard let low = spans.map(\.lowerBound).min(), let high = spans.map(\.upperBound).max() else { return nil }
        return low...high
    }

    // MARK: Points

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph at a point, or the nearest one.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = lines(in: container)
        guard let line = lines.first(where: { point.y < $0.fragment.maxY }) ?? lines.last else { return 0 }
        let nearest = line.edges.min { a, b in
            let (first, second) = (a.value.distance(to: point.x), b.value.distance(to: point.x))
            return first == second ? a.key < b.key : first < second
        }
        guard let nearest else { return line.glyphs.lowerBound }
        let width = nearest.value.upperBound - nearest.value.lowerBound
        let share = width > 0 ? min(max((point.x - nearest.value.lowerBound) / width, 0), 1) : 0
        unsafe partialFraction?.pointee = share
        return nearest.key
    }

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let textStorage, textStorage.length > 0 else { return }
        let shape = ContainerShape(container)
        var block = textStorage.drawingBlock
        block.numberOfLines = shape.limit
        let size = CGSize(width: shape.room ?? usedRect(for: container).width, height: usedRect(for: container).height)
        UIGraphicsGetCurrentContext()?.drawText(
            block, in: CGRect(origin: CGPoint(x: origin.x + shape.padding, y: origin.y), size: size))
    }

    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

public protocol NSLayoutManagerDelegate: DelegateMessages {}

extension ClosedRange<CGFloat> {
    fileprivate func distance(to x: CGFloat) -> CGFloat { x < lowerBound ? lowerBound - x : x > upperBound ? x - upperBound : 0 }
}
