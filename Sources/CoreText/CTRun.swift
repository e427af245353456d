import Foundation
import Graphics

/// A stretch of a line with equal attributes.
public final class CTRun {
    private unowned let line: CTLine
    /// In the line's text.
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]
    let spans: [CharacterSpan]

    init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any], _ spans: [CharacterSpan]) {
        (self.line, self.range, self.attributes, self.spans) = (line, range, attributes, spans)
    }

    var minX: CGFloat { spans.map(\.minX).min() ?? 0 }
    var maxX: CGFloat { spans.map(\.maxX).max() ?? 0 }
    var stringRange: CFRange { CFRange(location: line.start + range.location, length: range.length) }
    var height: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) { LineHeight.of(attributes: attributes) }
    var isRightToLeft: Bool {
        guard let first = spans.first, let last = spans.last, first.offset != last.offset else { return false }
        return first.offset > last.offset
    }

    /// Returns the spans of a part of the run, counted in glyphs; all of them for a length of 0.
    func part(_ range: CFRange) -> ArraySlice<CharacterSpan> {
        let start = min(max(range.location, 0), spans.count)
        return range.length == 0 ? spans[start...] : spans[start..<min(start + range.length, spans.count)]
    }

    func draw(_ part: CFRange, in context: CGContext) {
        let spans = part.length == 0 && part.location == 0 ? self.spans[...] : self.part(part)
        guard let left = spans.map(\.minX).min(), let right = spans.map(\.maxX).max() else { return }
        let position = context.textPosition
        line.draw(in: context, clippedTo: left...right)
        context.textPosition = position
    }
}

/// How high a run makes its line.
enum LineHeight {
    static func of(attributes: [NSAttributedString.Key: Any]) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        if let delegate = attributes[NSAttributedString.Key(rawValue: kCTRunDelegateAttributeName)] as? CTRunDelegate {
            return (delegate.ascent, delegate.descent, 0)
        }
        let font = attributes[.font] as? UIFont ?? CTFontCreateWithName("Helvetica", 12, nil)
        let raise = (attributes[.baselineOffset] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        return (font.ascender + max(raise, 0), -font.descender + max(-raise, 0), max(font.leading, 0))
    }
}

public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.spans.count }

public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }

public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.stringRange }

@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    unsafe ascent?.pointee = run.height.ascent
    unsafe descent?.pointee = run.height.descent
    unsafe leading?.pointee = run.height.leading
    return Double(run.part(range).reduce(0) { $0 + $1.maxX - $1.minX })
}

public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let part = run.part(range), position = context?.textPosition ?? .zero
    guard let left = part.map(\.minX).min(), let right = part.map(\.maxX).max() else { return .null }
    return CGRect(
        x: position.x + left, y: position.y - run.height.descent, width: right - left, height: run.height.ascent + run.height.descent)
}

/// Writes the positions of the run's characters in the line; each counts as one glyph.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, span) in run.part(range).enumerated() { unsafe buffer[index] = CGPoint(x: span.minX, y: 0) }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, span) in run.part(range).enumerated() { unsafe buffer[index] = CGSize(width: span.maxX - span.minX, height: 0) }
}

public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, span) in run.part(range).enumerated() {
        unsafe buffer[index] = run.stringRange.location - run.range.location + span.offset
    }
}

public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(range, in: context) }
