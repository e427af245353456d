import Foundation
import Graphics

/// Stacks broken lines, and places their words next to each other.
struct ParagraphLayout {
    let engine: TextEngine
    let block: TextBlock
    let width: CGFloat?

    private var style: ParagraphStyle { block.paragraph }

    func stack(_ broken: [BrokenLine], scale: CGFloat) -> GlyphLayout {
        let natural = broken.map { extent(of: $0) }.max() ?? 0
        let available = width ?? natural
        var (top, lines, placed): (CGFloat, [TextLayout.Line], [GlyphLayout.Line]) = (0, [], [])
        for (index, line) in broken.enumerated() {
            let metrics = lineMetrics(of: line)
            if index > 0 { top += gap(before: line, after: broken[index - 1]) }
            let baseline =
                index == 0 ? top + pixel(metrics.ascent) : (lines.first?.baseline ?? 0) + top + metrics.ascent - firstAscent(broken)
            let (pieces, x, lineWidth) = position(line, available: available)
            lines.append(
                TextLayout.Line(
                    text: line.words.map(\.string).joined(), rect: CGRect(x: x, y: top, width: lineWidth, height: metrics.height),
                    baseline: baseline))
            placed.append(GlyphLayout.Line(baseline: baseline, pieces: pieces))
            top += metrics.height
        }
        // Nothing is wider than its limit, even if that is narrower than a letter (Suites.md, narrowLimit).
        let layout = TextLayout(
            lines: lines, size: CGSize(width: ceiling(min(natural, available)), height: ceiling(top)),
            isTruncated: broken.contains(where: \.isTruncated),
            scale: scale)
        return GlyphLayout(layout: layout, lines: placed)
    }

    private func firstAscent(_ lines: [BrokenLine]) -> CGFloat { lines.first.map { lineMetrics(of: $0).ascent } ?? 0 }

    // MARK: Rounding to pixels, which text does only here

    private func pixel(_ value: CGFloat) -> CGFloat { (value * block.scale).rounded() / block.scale }

    private func ceiling(_ value: CGFloat) -> CGFloat { (value * block.scale - 1e-4).rounded(.up) / block.scale }

    // MARK: Vertical

    private struct LineMetrics {
        /// The distance from the line's top to its baseline.
        var ascent: CGFloat
        var height: CGFloat
    }

    /// Returns the metrics of a line. The tallest font decides; glyphs of fallback faces do not stretch a line.
    private func lineMetrics(of line: BrokenLine) -> LineMetrics {
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        func include(run: Int) {
            let font = engine.metrics(of: block.runs[run].font)
            let raise = block.runs[run].baselineOffset
            ascent = max(ascent, font.ascender + raise)
            descent = max(descent, -font.descender - raise)
        }
        var seen = -1
        for word in line.words {
            if let picture = word.attachment {
                ascent = max(ascent, picture.bounds.maxY)
                descent = max(descent, -picture.bounds.minY)
            }
            if word.run != seen { include(run: word.run) }
            seen = word.run
        }
        if line.words.isEmpty { include(run: line.run) }
        var height = ascent + descent
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // Room is added or removed above the letters.
        return LineMetrics(ascent: height - descent, height: height)
    }

    private func gap(before line: BrokenLine, after previous: BrokenLine) -> CGFloat {
        let space = leading(of: previous) + style.lineSpacing
        guard line.isFirstOfParagraph, previous.endsParagraph else { return space }
        return space + style.paragraphSpacing + style.paragraphSpacingBefore
    }

    private func leading(of line: BrokenLine) -> CGFloat {
        let runs = line.words.isEmpty ? [line.run] : line.words.map(\.run)
        return runs.map { engine.metrics(of: block.runs[$0].font).leading }.max() ?? 0
    }

    // MARK: Horizontal

    /// Returns the distance from the block's left edge to the end of the line, including indents.
    private func extent(of line: BrokenLine) -> CGFloat {
        let head = line.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent
        return head + visibleWidth(of: line) + max(-style.tailIndent, 0)
    }

    /// Returns the width of a line with the spaces at its end, even those at which it broke. Truncated lines are measured without them
    /// (Suites.md, lineEndSpaces).
    private func visibleWidth(of line: BrokenLine) -> CGFloat {
        let words = line.isTruncated ? shown(line.words) : line.words[...]
        return words.reduce(0) { $0 + $1.width }
    }

    private func shown(_ words: [Word]) -> ArraySlice<Word> {
        guard let last = words.lastIndex(where: { !$0.isSpace }) else { return [] }
        return words[...last]
    }

    private func position(_ line: BrokenLine, available: CGFloat) -> (pieces: [GlyphLayout.Piece], x: CGFloat, width: CGFloat) {
        let head = line.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent > 0 ? max(available - style.tailIndent, 0) : -style.tailIndent
        // Spaces at a line's end hang beyond it, even at the end of the text; they only count for the size.
        let used = shown(line.words).reduce(0) { $0 + $1.width }
        let spare = available - head - tail - used
        let left = line.isRightToLeft ? tail : head
        var (x, stretch): (CGFloat, CGFloat) = (left, 0)
        switch alignment(of: line) {
        case .right: x += spare
        case .center: x += spare / 2
        case .justified where !line.isLastOfParagraph:
            let spaces = shown(line.words).count(where: \.isSpace)
            if spaces > 0 { stretch = max(spare, 0) / CGFloat(spaces) } else if line.isRightToLeft { x += spare }
        case .justified where line.isRightToLeft: x += spare
        default: break
        }
        // A line wider than its room keeps its beginning visible.
        if spare < 0, !line.isRightToLeft || alignment(of: line) == .left { x = left }
        return (pieces(of: line, from: x, stretch: stretch), x, used + stretch * CGFloat(shown(line.words).count(where: \.isSpace)))
    }

    private func alignment(of line: BrokenLine) -> ParagraphStyle.Alignment {
        style.alignment == .natural ? (block.isRightToLeft ? .right : .left) : style.alignment
    }

    private func pieces(of line: BrokenLine, from start: CGFloat, stretch: CGFloat) -> [GlyphLayout.Piece] {
        let letters = shown(line.words)
        var words = Array(letters)
        // Hanging spaces are beyond the line's end; in a line that runs to the left they would be left of it, and are left out.
        if !line.isRightToLeft { words += line.words[letters.endIndex...] }
        var x = start
        return visualOrder(words, isRightToLeft: line.isRightToLeft).map { word in
            let width = word.width + (word.isSpace ? stretch : 0)
            defer { x += width }
            return GlyphLayout.Piece(
                run: word.run, x: x, width: width, raise: block.runs[word.run].baselineOffset, content: word.content,
                metrics: engine.metrics(of: block.runs[word.run].font))
        }
    }

    /// Returns the words in visual order, by rule L2 of the bidirectional algorithm: from the highest level down, every stretch of that
    /// level or more is reversed.
    func visualOrder(_ words: [Word], isRightToLeft: Bool) -> [Word] {
        let highest = words.map(\.level).max() ?? 0
        guard highest > 0 else { return words }
        var words = words
        for level in stride(from: highest, to: 0, by: -1) {
            var at = 0
            while at < words.count {
                guard words[at].level >= level else { at += 1; continue }
                let start = at
                while at < words.count, words[at].level >= level { at += 1 }
                words[start..<at].reverse()
            }
        }
        return words
    }
}
