import Foundation

/// Measured text at its position, as it is drawn.
package struct PlacedText: Hashable, Sendable {
    /// The text, with the colours and decorations of its runs.
    package var block: TextBlock
    /// The rectangle for which the text was broken into lines, in the coordinates in force.
    package var rect: CGRect
    /// The block's top-left corner, in the same coordinates.
    package var origin: CGPoint
    package var glyphs: GlyphLayout

    package init(block: TextBlock, rect: CGRect, origin: CGPoint, glyphs: GlyphLayout) {
        self.block = block; self.rect = rect; self.origin = origin; self.glyphs = glyphs
    }

    /// Hashes only block and position, which nearly always decide; hashing every glyph would cost more than it gains.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(block)
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(rect.size.width)
        hasher.combine(rect.size.height)
    }

    /// The bounding rectangle of the lines; null for a block without lines.
    package var extent: CGRect { glyphs.layout.lines.reduce(.null) { $0.union($1.rect.offsetBy(dx: origin.x, dy: origin.y)) } }

    /// The area that letters, decorations and shadows can reach, never too small.
    var bounds: CGRect {
        var bounds = extent
        for line in glyphs.lines {
            // Spaces that hang beyond the line may have a background.
            guard let first = line.pieces.first, let last = line.pieces.last else { continue }
            bounds = bounds.union(
                CGRect(x: origin.x + first.x, y: origin.y + line.baseline, width: last.x + last.width - first.x, height: 0))
        }
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    /// The distance from its line that a letter can reach: twice its size suffices for the tallest script.
    private var reach: CGFloat {
        block.runs.reduce(0) { reach, run in
            let shadow = run.shadow.map { $0.radius * 3 + max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
            return max(reach, run.font.size * 2 + abs(run.baselineOffset) + shadow + abs(run.attachment?.bounds.minX ?? 0))
        }
    }
}
