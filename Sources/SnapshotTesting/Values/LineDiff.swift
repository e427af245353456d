/// A line diff of two texts in patch format: removed lines, added lines, and some unchanged lines around them.
struct LineDiff {
    private enum Kind: String { case gone = "−", come = "+", kept = "\u{2007}" }

    private struct Line {
        var kind: Kind
        var text: String
        /// The number of lines of each text before this one.
        var before: (old: Int, new: Int)
    }

    private let lines: [Line]
    /// The number of unchanged lines around each change.
    private static let context = 4

    init(_ old: String, _ new: String) { lines = Self.lines(Self.split(old), Self.split(new)) }

    var text: String { hunks.flatMap { [Self.mark($0)] + $0.map(Self.written) }.joined(separator: "\n") }

    private static func split(_ text: String) -> [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    private static func lines(_ old: [String], _ new: [String]) -> [Line] {
        let difference = new.difference(from: old)
        var gone: Set<Int> = [], come: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if gone.contains(i) {
                lines.append(Line(kind: .gone, text: old[i], before: (i, j)))
                i += 1
            } else if come.contains(j) {
                lines.append(Line(kind: .come, text: new[j], before: (i, j)))
                j += 1
            } else {
                lines.append(Line(kind: .kept, text: old[i], before: (i, j)))
                i += 1
                j += 1
            }
        }
        return lines
    }

    /// The changes with the lines around them; changes whose surroundings touch form one hunk.
    private var hunks: [ArraySlice<Line>] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].kind != .kept {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { lines[$0] }
    }

    private static func mark(_ hunk: ArraySlice<Line>) -> String {
        guard let first = hunk.first else { return "" }
        let old = hunk.count { $0.kind != .come }
        let new = hunk.count { $0.kind != .gone }
        return "@@ −\(first.before.old + 1),\(old) +\(first.before.new + 1),\(new) @@"
    }

    /// Marks a space at the end of a line.
    private static func written(_ line: Line) -> String { line.kind.rawValue + line.text + (line.text.hasSuffix(" ") ? "¬" : "") }
}
