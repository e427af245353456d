import Foundation
import Graphics

/// The words of one line in logical order.
struct BrokenLine {
    var words: [Word]
    var isRightToLeft: Bool
    var run: Int
    var isFirstOfParagraph: Bool
    var isLastOfParagraph: Bool
    var endsParagraph: Bool
    var isTruncated = false
}

/// A block's lines, with the range of widths that give the same lines. A label that was measured without a limit need not be broken again
/// to be drawn.
struct BrokenText {
    var lines: [BrokenLine]
    /// The range in points, without its upper end.
    var widths: (from: CGFloat, to: CGFloat)

    func holds(at width: CGFloat?) -> Bool {
        let width = width ?? .infinity
        return width >= widths.from && (width < widths.to || widths.to == .infinity)
    }
}

/// Fills lines with words.
struct LineBreaker {
    let engine: TextEngine
    let block: TextBlock
    /// The limit in points; infinite if there is none.
    private let width: CGFloat
    /// The maximum number of lines; 0 for any number.
    private let lineLimit: Int
    /// The range of widths that would lead to the same lines so far.
    private var from = -CGFloat.infinity, to = CGFloat.infinity

    init(engine: TextEngine, block: TextBlock, width: CGFloat?, lineLimit: Int) {
        self.engine = engine
        self.block = block
        self.width = width ?? .infinity
        self.lineLimit = lineLimit
    }

    private var style: ParagraphStyle { block.paragraph }
    private var mode: ParagraphStyle.LineBreakMode { style.lineBreakMode }
    /// The rounding error by which a line may exceed its limit, because widths are sums of fractions.
    private static let slack: CGFloat = 1e-3
    /// The distance of tab stops, by Apple's default 28 points.
    private static let tabInterval: CGFloat = 28

    mutating func breaking(_ paragraphs: [Paragraph]) -> BrokenText {
        // A tail indent counted from the left leaves the same room at every width, except for text without a limit.
        if style.tailIndent > 0 { fixWidth() }
        let lines = lines(of: paragraphs)
        return BrokenText(lines: lines, widths: (from, to))
    }

    private mutating func lines(of paragraphs: [Paragraph]) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for (index, paragraph) in paragraphs.enumerated() {
            guard lineLimit == 0 || lines.count < lineLimit else { break }
            let room = lineLimit == 0 ? nil : lineLimit - lines.count
            let hasMore = index + 1 < paragraphs.count
            lines += self.lines(of: paragraph, limit: room, isFollowed: hasMore)
        }
        return lines
    }

    private mutating func lines(of paragraph: Paragraph, limit: Int?, isFollowed: Bool) -> [BrokenLine] {
        var rest = Rest(words: paragraph.words)
        var lines: [BrokenLine] = []
        repeat {
            let isFirst = lines.isEmpty
            let isLast = limit == lines.count + 1
            var line = BrokenLine(
                words: [], isRightToLeft: paragraph.isRightToLeft, run: paragraph.run, isFirstOfParagraph: isFirst,
                isLastOfParagraph: false, endsParagraph: paragraph.endsParagraph)
            let room = room(isFirst: isFirst)
            if isLast, mode == .byClipping {
                // Lines above it break between words; the last one continues to where it is clipped (Suites.md, clipping).
                line.words = rest.takeAll()
            } else if isLast, mode.truncates {
                (line.words, line.isTruncated) = lastLine(rest.takeAll(), room: room)
                line.isTruncated = line.isTruncated || isFollowed
            } else {
                line.words = takeLine(from: &rest, room: room)
                line.isTruncated = isLast && (!rest.isEmpty || isFollowed)
            }
            layOutTabs(&line.words)
            line.isLastOfParagraph = rest.isEmpty
            lines.append(line)
        } while !rest.isEmpty && lines.count != limit
        if style.lineBreakStrategy.contains(.pushOut) { pushOut(&lines) }
        return lines
    }

    /// Moves a word down to the second line of two if a word would be alone there, and two are left above (UILabel's standard strategy as
    /// documented for `NSParagraphStyle.LineBreakStrategy.pushOut`; that it is for two lines is measured, Suites.md, lastWord; how much must
    /// stay above is inferred).
    private mutating func pushOut(_ lines: inout [BrokenLine]) {
        guard lines.count == 2, let last = lines.last, !last.isTruncated, last.words.filter(\.canBreakAfter).count <= 1 else { return }
        let above = lines[lines.count - 2].words
        // The word begins after the last opportunity but one; the last one is the line's end.
        let opportunities = above.indices.filter { above[$0].canBreakAfter }
        guard opportunities.count > 2 else { return }
        let start = opportunities[opportunities.count - 2] + 1
        let pushed = Array(above[start...]) + last.words
        let needed = pushed.lastIndex { !$0.isSpace }.map { pushed[...$0].reduce(0) { $0 + $1.width } } ?? 0
        guard !pushed.contains(where: \.isTab), fits(needed, in: room(isFirst: false)) else { return }
        lines[lines.count - 1].words = pushed
        lines[lines.count - 2].words = Array(above[..<start])
    }

    // MARK: Room

    /// The room between the indents of a line.
    private struct Room {
        /// The width in points.
        var width: CGFloat
        /// The part of the block's width that the indents take, or nil if the room does not depend on the block's width.
        var indents: CGFloat?
    }

    private func room(isFirst: Bool) -> Room {
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        if style.tailIndent > 0, width.isFinite { return Room(width: max(style.tailIndent - head, 0)) }
        return Room(width: max(width + min(style.tailIndent, 0) - head, 0), indents: head - min(style.tailIndent, 0))
    }

    /// Whether a width fits. Decided by the block's width alone, so that the result at other widths is known, too.
    private mutating func fits(_ needed: CGFloat, in room: Room) -> Bool {
        guard let indents = room.indents, needed > Self.slack else { return needed <= room.width + Self.slack }
        let least = needed + indents - Self.slack
        guard width >= least else {
            to = min(to, least)
            return false
        }
        from = max(from, least)
        return true
    }

    /// Limits the lines to the current width.
    private mutating func fixWidth() { (from, to) = (width, width.nextUp) }

    // MARK: Whole lines

    /// The words that are not on a line yet. Taking a word and giving it back take constant time.
    private struct Rest {
        private var words: [Word]
        private var next = 0

        init(words: [Word]) { self.words = words }

        var isEmpty: Bool { next == words.count }
        var first: Word? { isEmpty ? nil : words[next] }

        mutating func removeFirst() { next += 1 }

        mutating func takeAll() -> [Word] {
            defer { next = words.count }
            return Array(words[next...])
        }

        /// Puts back the words that were taken last.
        mutating func giveBack(_ count: Int) { next -= count }

        /// Replaces the next word by the rest of it, because a line took its beginning.
        mutating func replaceFirst(_ word: Word) { words[next] = word }
    }

    private mutating func takeLine(from rest: inout Rest, room: Room) -> [Word] {
        var line: [Word] = []
        var (used, hanging) = (CGFloat(0), CGFloat(0))
        while let word = rest.first {
            let width = word.isTab ? Self.tabInterval - (used + hanging).truncatingRemainder(dividingBy: Self.tabInterval) : word.width
            if word.isSpace, mode != .byCharWrapping {
                hanging += width
            } else if fits(used + hanging + width, in: room) {
                used += hanging + width
                hanging = 0
            } else {
                return breakLine(line, used: used + hanging, before: &rest, room: room)
            }
            line.append(word)
            rest.removeFirst()
        }
        return line
    }

    /// Ends the line at its last opportunity or, without one, inside the next word, which does not fit.
    private mutating func breakLine(_ line: [Word], used: CGFloat, before rest: inout Rest, room: Room) -> [Word] {
        if mode != .byCharWrapping, let last = line.lastIndex(where: \.canBreakAfter) {
            rest.giveBack(line.count - last - 1)
            return Array(line[...last])
        }
        guard let word = rest.first else { return line }
        var count = clusterCount(of: word) { fits(used + $0, in: room) }
        // A line takes at least one cluster, however narrow it is.
        if count == 0, line.isEmpty { count = 1 }
        guard count < word.shaped.clusters.count else {
            rest.removeFirst()
            return line + [word]
        }
        guard count > 0 else { return line }
        let (head, tail) = split(word, at: count)
        rest.replaceFirst(tail)
        return line + [head]
    }

    /// Returns the number of leading clusters that fit.
    private func clusterCount(of word: Word, _ fits: (CGFloat) -> Bool) -> Int {
        var used: CGFloat = 0
        for (at, cluster) in word.shaped.clusters.enumerated() {
            used += word.width(of: cluster)
            if !fits(used) { return at }
        }
        return word.shaped.clusters.count
    }

    private func split(_ word: Word, at cluster: Int) -> (Word, Word) {
        let at = word.shaped.clusters[cluster].scalars.lowerBound
        var (head, tail) = (part(of: word, 0..<at), part(of: word, at..<word.shaped.text.count))
        head.canBreakAfter = false
        tail.canBreakAfter = word.canBreakAfter
        return (head, tail)
    }

    private func part(of word: Word, _ range: Range<Int>) -> Word {
        let shaped = engine.shape(
            Array(word.shaped.text[range]), face: word.shaped.face, use: word.use, script: word.script, isRightToLeft: word.level % 2 == 1)
        var part = Word(
            shaped: shaped, use: word.use, run: word.run, script: word.script, level: word.level, size: word.size, tracking: word.tracking,
            isSpace: word.isSpace)
        part.start = word.start.map { $0 + range.lowerBound }
        return part
    }

    // MARK: Truncation

    /// Truncates a line that does not fit. One that fits keeps its end even if paragraphs below it are left out (Suites.md, lineLimit).
    private mutating func lastLine(_ words: [Word], room: Room) -> (words: [Word], isTruncated: Bool) {
        let needed = words.lastIndex { !$0.isSpace }.map { words[...$0].reduce(0) { $0 + $1.width } } ?? 0
        guard !fits(needed, in: room) else { return (words, false) }
        // The room beside the ellipsis changes with every point of the width.
        fixWidth()
        let sample = mode == .byTruncatingHead ? words.first : words.last
        let ellipsis = ellipsis(like: sample)
        let space = room.width - ellipsis.width
        switch mode {
        case .byTruncatingHead: return ([ellipsis] + trimmed(tail(of: words, within: space), atStart: true), true)
        case .byTruncatingMiddle:
            // What is left for the end begins where the beginning is drawn, without the spaces after it (Suites.md, middleTruncation).
            let head = trimmed(head(of: words, within: space / 2), atStart: false)
            let left = space - head.reduce(0) { $0 + $1.width }
            return (head + [ellipsis] + trimmed(tail(of: words, within: left), atStart: true), true)
        default:
            return (trimmed(head(of: words, within: space), atStart: false) + [ellipsis], true)
        }
    }

    private func ellipsis(like word: Word?) -> Word {
        let run = word?.run ?? 0
        let font = block.runs[run].font
        let (face, use) = engine.face(for: [0x2026], font: font, main: engine.mainFace(of: font), script: 0, han: .japanese)
        let script = word.map { $0.use.role == .emoji ? 0 : $0.script } ?? 0
        let level = word?.level ?? 0
        let shaped = engine.shape([0x2026], face: face, use: use, script: script, isRightToLeft: level % 2 == 1)
        return Word(
            shaped: shaped, use: use, run: run, script: script, level: level, size: font.size,
            tracking: use.tracking(size: font.size) + block.runs[run].kern)
    }

    private func head(of words: [Word], within room: CGFloat) -> [Word] {
        var (taken, left): ([Word], CGFloat) = ([], room)
        for word in words {
            if word.width <= left + Self.slack { taken.append(word); left -= word.width; continue }
            let count = clusterCount(of: word) { $0 <= left + Self.slack }
            if count > 0, count < word.shaped.clusters.count { taken.append(split(word, at: count).0) }
            break
        }
        return taken
    }

    private func tail(of words: [Word], within room: CGFloat) -> [Word] {
        var (taken, left): ([Word], CGFloat) = ([], room)
        for word in words.reversed() {
            if word.width <= left + Self.slack { taken.append(word); left -= word.width; continue }
            var (count, used) = (0, CGFloat(0))
            for cluster in word.shaped.clusters.reversed() {
                used += word.width(of: cluster)
                if used > left + Self.slack { break }
                count += 1
            }
            if count > 0 { taken.append(split(word, at: word.shaped.clusters.count - count).1) }
            break
        }
        return taken.reversed()
    }

    /// Removes the spaces beside an ellipsis.
    private func trimmed(_ words: [Word], atStart: Bool) -> [Word] {
        var words = words
        while let edge = atStart ? words.first : words.last, edge.isSpace {
            if atStart { words.removeFirst() } else { words.removeLast() }
        }
        return words
    }

    private func layOutTabs(_ words: inout [Word]) {
        guard words.contains(where: \.isTab) else { return }
        var x: CGFloat = 0
        for at in words.indices {
            if words[at].isTab { words[at].width = Self.tabInterval - x.truncatingRemainder(dividingBy: Self.tabInterval) }
            x += words[at].width
        }
    }
}
