import CairoGraphics
import Foundation
import Graphics

/// Fills paths with lines of a text.
public final class CTFramesetter {
    let typesetter: CTTypesetter

    init(_ text: NSAttributedString) { typesetter = CTTypesetter(text) }
}

/// Lines of a text in the bounding rectangle of a path.
public final class CTFrame {
    let path: CGPath
    let range: CFRange
    let lines: [CTLine]
    /// The starts of the baselines, from the lower left corner of the path's box.
    let origins: [CGPoint]

    init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
        self.path = path
        let text = framesetter.typesetter.text, wanted = text.range(range), box = path.boundingBox
        var lines: [CTLine] = [], origins: [CGPoint] = []
        for (laid, part) in framesetter.typesetter.lines(of: wanted, width: box.width) {
            // Lines that end below the path are left out.
            guard laid.rect.maxY <= box.height + 0.01 else { break }
            lines.append(CTLine(text.attributedSubstring(from: part), start: part.location))
            origins.append(CGPoint(x: laid.rect.minX, y: box.height - laid.baseline))
        }
        (self.lines, self.origins) = (lines, origins)
        self.range = CFRange(location: wanted.location, length: wanted.length)
    }

    var visibleRange: CFRange {
        guard let first = lines.first, let last = lines.last else { return CFRange(location: range.location, length: 0) }
        return CFRange(location: first.start, length: last.start + last.length - first.start)
    }

    func draw(in context: CGContext) {
        let box = path.boundingBox, position = context.textPosition
        for (line, origin) in zip(lines, origins) {
            context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
            line.draw(in: context)
        }
        context.textPosition = position
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter.text) }

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange, path) }

/// Returns the size of the lines that fit into the constraints; 0 or a very large number limits nothing.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let wanted = framesetter.typesetter.text.range(stringRange)
    let width = constraints.width > 0 && constraints.width < 1e6 ? constraints.width : nil
    let height = constraints.height > 0 ? constraints.height : .infinity
    let fitting = framesetter.typesetter.lines(of: wanted, width: width).prefix { $0.line.rect.maxY <= height + 0.01 }
    let end = fitting.last.map { $0.range.location + $0.range.length } ?? wanted.location
    unsafe fitRange?.pointee = CFRange(location: wanted.location, length: end - wanted.location)
    return CGSize(width: fitting.map { $0.line.rect.width }.max() ?? 0, height: fitting.last?.line.rect.maxY ?? 0)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let end = range.length == 0 ? frame.origins.count : min(range.location + range.length, frame.origins.count)
    for (index, origin) in frame.origins[min(range.location, end)..<end].enumerated() { unsafe origins[index] = origin }
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
