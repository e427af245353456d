import Foundation
import Graphics

/// A block ready to be drawn: its layout, and every glyph's place. Points, origin at the block's top-left corner.
struct Typeset {
    var layout: TextLayout
    var lines: [Line]

    struct Line {
        var baseline: CGFloat
        /// From left to right.
        var pieces: [Piece]
    }

    /// A word, or a picture, at its place in the line.
    struct Piece {
        var run: Int
        var x, width: CGFloat
        /// Points; raised pieces have it positive.
        var raise: CGFloat
        var content: Content
        /// Of the run's font, points: where decorations go.
        var metrics: FontMetrics
    }

    enum Content {
        /// Glyphs with their x from the piece's left edge and y up from the baseline, points.
        case glyphs(FontFace, size: CGFloat, [(id: UInt32, x: CGFloat, y: CGFloat)])
        /// Coloured glyphs, each in a square of this side.
        case emoji(FontFace, side: CGFloat, [(id: UInt32, x: CGFloat)])
        case attachment(TextRun.Attachment)
        case blank
    }
}

extension Typeset.Line {
    typealias Bar = (rect: CGRect, color: CGColor)

    /// What lies behind the letters, where the block's corner is at `origin`.
    func backgrounds(of block: TextBlock, origin: CGPoint) -> [Bar] {
        pieces.compactMap { piece in
            guard let color = block.runs[piece.run].backgroundColor, color.alpha > 0 else { return nil }
            let top = origin.y + baseline - piece.metrics.ascender - piece.raise
            return (CGRect(x: origin.x + piece.x, y: top, width: piece.width, height: piece.metrics.lineHeight), color)
        }
    }

    /// Lines under the letters and through them.
    func decorations(of block: TextBlock, origin: CGPoint) -> [Bar] {
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

extension TextEngine {
    func makeTypeset(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> Typeset {
        if block.minimumScale < 1, let width, let shrunk = shrunkTypeset(block, width: width, height: height) { return shrunk }
        return typeset(block, width: width, height: height, scale: 1)
    }

    private func typeset(_ block: TextBlock, width: CGFloat?, height: CGFloat?, scale: CGFloat) -> Typeset {
        let paragraphs = paragraphs(of: block)
        let whole = LineStacker(engine: self, block: block, width: width)
            .stack(
                LineBreaker(engine: self, block: block, width: width, lineLimit: block.numberOfLines).lines(of: paragraphs), scale: scale)
        guard let height, whole.lines.count > 1, whole.layout.lines.last.map({ $0.rect.maxY > height + 0.5 / block.scale }) == true else {
            return whole
        }
        let fitting = max(whole.layout.lines.count { $0.rect.maxY <= height + 0.5 / block.scale }, 1)
        return LineStacker(engine: self, block: block, width: width)
            .stack(LineBreaker(engine: self, block: block, width: width, lineLimit: fitting).lines(of: paragraphs), scale: scale)
    }

    /// The largest share of the font sizes, down to the block's minimum, at which nothing is cut. Nil when none is needed.
    private func shrunkTypeset(_ block: TextBlock, width: CGFloat, height: CGFloat?) -> Typeset? {
        var unlimited = block
        unlimited.minimumScale = 1
        func attempt(_ share: CGFloat) -> Typeset {
            typeset(share == 1 ? unlimited : unlimited.scaled(by: share), width: width, height: height, scale: share)
        }
        guard attempt(1).layout.isTruncated else { return nil }
        var (fails, fits) = (CGFloat(1), max(block.minimumScale, 0.05))
        let smallest = attempt(fits)
        guard !smallest.layout.isTruncated else { return smallest }
        var best = smallest
        for _ in 0..<7 {
            let middle = (fails + fits) / 2
            let result = attempt(middle)
            if result.layout.isTruncated { fails = middle } else { (fits, best) = (middle, result) }
        }
        return best
    }
}

extension TextBlock {
    fileprivate func scaled(by share: CGFloat) -> TextBlock {
        var block = self
        for at in block.runs.indices {
            block.runs[at].font.size *= share
            block.runs[at].font.leading *= share
        }
        return block
    }
}
