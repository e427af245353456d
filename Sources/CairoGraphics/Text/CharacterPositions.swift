import Foundation
import Graphics

extension TextEngine {
    /// Returns the place of every character of a block whose lines are broken at a width in points; nil for as wide as the text.
    package func characterPositions(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        knownPositions(block, width: width) { computePositions(of: block, width: width) }
    }

    private func computePositions(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        let broken = brokenText(of: block, width: width, lineLimit: block.numberOfLines)
        let paragraphs = ParagraphLayout(engine: self, block: block, width: width)
        let lines = paragraphs.stack(broken, scale: 1).layout.lines
        let count = block.runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
        var start = 0
        return broken.indices.map { index in
            let next = index + 1 < broken.count ? broken[index + 1].words.compactMap(\.start).min() : nil
            let isCut = index + 1 == broken.count && broken[index].isTruncated && !block.paragraph.lineBreakMode.truncates
            let shown = broken[index].words.compactMap { word in word.start.map { $0 + word.shaped.text.count } }.max()
            let end = max(start, isCut ? shown ?? start : next ?? count)
            defer { start = end }
            return paragraphs.positions(in: broken[index], line: lines[index], characters: start..<end)
        }
    }
}

extension ParagraphLayout {
    fileprivate func positions(in line: BrokenLine, line laid: TextLayout.Line, characters: Range<Int>) -> CharacterLine {
        var positions: [CharacterLine.Position] = [], ellipsis: ClosedRange<CGFloat>?
        var x = laid.rect.minX
        for word in visualOrder(line.words, isRightToLeft: line.isRightToLeft) {
            defer { x += word.width }
            guard let first = word.start else {
                ellipsis = x...x + word.width
                continue
            }
            positions += word.positions(from: first, at: x)
        }
        let width = line.words.reduce(0) { $0 + $1.width }
        return CharacterLine(
            characters: characters, rect: laid.rect, width: ellipsis == nil ? width : laid.rect.width, baseline: laid.baseline,
            positions: positions, ellipsis: ellipsis)
    }
}

extension Word {
    /// Returns the places of the characters; those of one cluster share its place.
    fileprivate func positions(from first: Int, at x: CGFloat) -> [CharacterLine.Position] {
        guard !shaped.clusters.isEmpty else { return [CharacterLine.Position(character: first, minX: x, maxX: x + width)] }
        var offset: CGFloat = 0
        return shaped.clusters.flatMap { cluster -> [CharacterLine.Position] in
            let span = width(of: cluster)
            let minX = level % 2 == 1 ? x + width - offset - span : x + offset
            offset += span
            return cluster.scalars.map { CharacterLine.Position(character: first + $0, minX: minX, maxX: minX + span) }
        }
    }
}

/// The characters of one line of text. In points from the block's top-left corner; characters are Unicode scalars, counted over the block.
package struct CharacterLine: Hashable, Sendable {
    package struct Position: Hashable, Sendable {
        package var character: Int
        package var minX, maxX: CGFloat
    }

    /// The characters of the line, including the break that ends it.
    package var characters: Range<Int>
    package var rect: CGRect
    /// The width of the characters, including spaces at the end.
    package var width: CGFloat
    package var baseline: CGFloat
    /// The places from left to right. Characters that an ellipsis replaces have none, and neither have breaks.
    package var positions: [Position]
    package var ellipsis: ClosedRange<CGFloat>?
}
