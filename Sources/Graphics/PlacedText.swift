import Foundation

/// Text in its place: what was measured, as it is drawn.
package struct PlacedText: Hashable, Sendable {
    /// Holds the colours and decorations of the runs.
    package var block: TextBlock
    /// What it was broken for, in the coordinates in force.
    package var rect: CGRect
    /// The block's top-left corner, in the same coordinates.
    package var origin: CGPoint
    package var glyphs: GlyphLayout

    package init(block: TextBlock, rect: CGRect, origin: CGPoint, glyphs: GlyphLayout) {
        self.block = block; self.rect = rect; self.origin = origin; self.glyphs = glyphs
    }

    /// Block and place decide nearly always: hashing every glyph would cost more than it tells.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(block)
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(rect.size.width)
        hasher.combine(rect.size.height)
    }

    /// The rectangle that the lines take; null for a block without any.
    package var extent: CGRect { glyphs.layout.lines.reduce(.null) { $0.union($1.rect.offsetBy(dx: origin.x, dy: origin.y)) } }

    /// What letters, decorations and shadows can reach, never too little.
    var bounds: CGRect {
        var bounds = extent
        for line in glyphs.lines {
            // Spaces that hang beyond the line may have a ground.
            guard let first = line.pieces.first, let last = line.pieces.last else { continue }
            bounds = bounds.union(
                CGRect(x: origin.x + first.x, y: origin.y + line.baseline, width: last.x + last.width - first.x, height: 0))
        }
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    /// How far from its line a letter can lie: twice its size holds the tallest script.
    private var reach: CGFloat {
        block.runs.reduce(0) { reach, run in
            let shadow = run.shadow.map { $0.radius * 3 + max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
            return max(reach, run.font.size * 2 + abs(run.baselineOffset) + shadow + abs(run.attachment?.bounds.minX ?? 0))
        }
    }
}
