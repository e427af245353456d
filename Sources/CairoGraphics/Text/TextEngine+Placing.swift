import Foundation
import Graphics

extension TextEngine {
    /// Returns a block laid out at a rectangle's width, with the position of its top-left corner: at the rectangle's top, or centred in its
    /// height as in `UILabel`. Lines that do not fit the height of a centred block are left out, as in a label.
    /// - Parameter breakWidth: The maximum width of lines; nil for the rectangle's width.
    package func placed(_ block: TextBlock, in rect: CGRect, centered: Bool, breakWidth: CGFloat? = nil) -> PlacedText {
        let room = TextRoom(width: rect.width, height: centered ? rect.height : nil, breakWidth: breakWidth)
        let glyphs = glyphLayout(of: block, in: room)
        var origin = rect.origin
        if centered {
            // Centred, then on a whole pixel, because that is where the device puts a block.
            let top = rect.minY + (rect.height - glyphs.layout.size.height) / 2
            origin.y = (top * block.scale).rounded() / block.scale
        }
        return PlacedText(block: block, rect: rect, origin: origin, glyphs: glyphs)
    }

    func makeGlyphLayout(_ block: TextBlock, in room: TextRoom) -> GlyphLayout {
        if block.minimumScale < 1, room.width != nil, let shrunk = shrunkLayout(block, in: room) { return shrunk }
        return glyphLayout(of: block, in: room, scale: 1)
    }

    private func glyphLayout(of block: TextBlock, in room: TextRoom, scale: CGFloat) -> GlyphLayout {
        let paragraphs = ParagraphLayout(engine: self, block: block, width: room.width)
        let whole = paragraphs.stack(brokenText(of: block, width: room.breakWidth, lineLimit: block.numberOfLines), scale: scale)
        guard let height = room.height, whole.lines.count > 1,
            whole.layout.lines.last.map({ $0.rect.maxY > height + 0.5 / block.scale }) == true
        else {
            return whole
        }
        let fitting = max(whole.layout.lines.count { $0.rect.maxY <= height + 0.5 / block.scale }, 1)
        return paragraphs.stack(brokenText(of: block, width: room.breakWidth, lineLimit: fitting), scale: scale)
    }

    /// Returns the layout at the largest share of the font sizes, down to the block's minimum, at which nothing is truncated. Nil if
    /// nothing is at full size.
    private func shrunkLayout(_ block: TextBlock, in room: TextRoom) -> GlyphLayout? {
        var unlimited = block
        unlimited.minimumScale = 1
        func attempt(_ share: CGFloat) -> GlyphLayout {
            glyphLayout(of: share == 1 ? unlimited : unlimited.scaled(by: share), in: room, scale: share)
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
