import Foundation

/// A text block laid out in glyphs: its lines, and every glyph's position. In points; the origin is the block's top-left corner, y down.
package struct GlyphLayout: Hashable, Sendable {
    package var layout: TextLayout
    package var lines: [Line]

    package init(layout: TextLayout, lines: [Line]) { self.layout = layout; self.lines = lines }

    package struct Line: Hashable, Sendable {
        package var baseline: CGFloat
        /// The pieces from left to right.
        package var pieces: [Piece]

        package init(baseline: CGFloat, pieces: [Piece]) { self.baseline = baseline; self.pieces = pieces }
    }

    /// A word or a picture, at its position in the line.
    package struct Piece: Hashable, Sendable {
        package var run: Int
        package var x, width: CGFloat
        /// The distance in points by which the piece is raised.
        package var raise: CGFloat
        package var content: Content
        /// The metrics of the run's font in points, by which decorations are placed.
        package var metrics: FontMetrics

        package init(run: Int, x: CGFloat, width: CGFloat, raise: CGFloat, content: Content, metrics: FontMetrics) {
            self.run = run; self.x = x; self.width = width; self.raise = raise; self.content = content; self.metrics = metrics
        }
    }

    package enum Content: Hashable, Sendable {
        case glyphs(FontFile, size: CGFloat, [Glyph])
        /// Coloured glyphs, each in a square with this side.
        case emoji(FontFile, side: CGFloat, [Glyph])
        case attachment(TextRun.Attachment)
        case blank
    }

    /// A glyph of a face, with x from the piece's left edge and y up from the baseline, in points.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var x, y: CGFloat

        package init(id: UInt32, x: CGFloat, y: CGFloat) { self.id = id; self.x = x; self.y = y }
    }
}

extension GlyphLayout.Line {
    package typealias Bar = (rect: CGRect, color: CGColor)

    /// Returns the backgrounds behind the letters, for a block whose top-left corner is at `origin`.
    package func backgrounds(of block: TextBlock, origin: CGPoint) -> [Bar] {
        pieces.compactMap { piece in
            guard let color = block.runs[piece.run].backgroundColor, color.alpha > 0 else { return nil }
            let top = origin.y + baseline - piece.metrics.ascender - piece.raise
            return (CGRect(x: origin.x + piece.x, y: top, width: piece.width, height: piece.metrics.lineHeight), color)
        }
    }

    /// Returns the lines under the letters and through them.
    package func decorations(of block: TextBlock, origin: CGPoint) -> [Bar] {
        pieces.flatMap { piece -> [Bar] in
            let run = block.runs[piece.run]
            guard run.underline != nil || run.strikethrough != nil else { return [] }
            let y = origin.y + baseline - piece.raise, thickness = max(run.font.size / 17, 1 / block.scale)
            func bars(_ line: TextRun.LineDecoration?, at y: CGFloat) -> [Bar] {
                guard let line else { return [] }
                let height = line.isThick ? thickness * 2 : thickness, color = line.color ?? run.color
                let bar = CGRect(x: origin.x + piece.x, y: y, width: piece.width, height: height)
                return line.isDouble ? [(bar, color), (bar.offsetBy(dx: 0, dy: height * 2), color)] : [(bar, color)]
            }
            return bars(run.underline, at: y + run.font.size * 0.11) + bars(run.strikethrough, at: y - piece.metrics.xHeight / 2)
        }
    }
}
