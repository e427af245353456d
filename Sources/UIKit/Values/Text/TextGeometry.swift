import CairoGraphics
import Foundation
import Graphics

/// The positions of characters in a text input, in its own coordinates, points. Characters are counted in UTF-16 units.
struct TextGeometry {
    private struct Line {
        var units: Range<Int>
        var rect: CGRect
        var edges: [Int: ClosedRange<CGFloat>]

        /// Whether the letters of the line run to the left: the last one is left of the first.
        var runsLeft: Bool {
            let known = units.compactMap { edges[$0]?.lowerBound }
            guard let first = known.first, let last = known.last else { return false }
            return last < first
        }

        /// Returns the x-coordinate of the caret before a unit, or after the last one at the end of the line.
        func caret(_ unit: Int) -> CGFloat {
            if let edge = edges[unit], units.contains(unit) { return runsLeft ? edge.upperBound : edge.lowerBound }
            let before = units.last { $0 < unit && edges[$0] != nil }
            guard let edge = before.flatMap({ edges[$0] }) else { return runsLeft ? rect.maxX : rect.minX }
            return runsLeft ? edge.lowerBound : edge.upperBound
        }
    }

    private let lines: [Line]
    private let length: Int
    private let emptyCaret: CGRect

    /// - Parameter lineHeight: The height of the caret if there is no text.
    init(_ block: TextBlock, string: String, width: CGFloat?, origin: CGPoint, lineHeight: CGFloat) {
        var units = [0]
        for scalar in string.unicodeScalars { units.append((units.last ?? 0) + UTF16.width(scalar)) }
        length = units.last ?? 0
        emptyCaret = CGRect(x: origin.x, y: origin.y, width: Self.caretWidth, height: lineHeight)
        guard length > 0 else { lines = []; return }
        lines = TextSystem.characterPositions(of: block, width: width).map { line in
            var edges: [Int: ClosedRange<CGFloat>] = [:]
            for position in line.positions where position.character + 1 < units.count {
                for unit in units[position.character]..<units[position.character + 1] {
                    edges[unit] = position.minX + origin.x...position.maxX + origin.x
                }
            }
            let (first, last) = (min(line.characters.lowerBound, units.count - 1), min(line.characters.upperBound, units.count - 1))
            return Line(units: units[first]..<units[last], rect: line.rect.offsetBy(dx: origin.x, dy: origin.y), edges: edges)
        }
    }

    private static let caretWidth: CGFloat = 2

    func caretRect(_ unit: Int) -> CGRect {
        guard let line = line(of: unit) else { return emptyCaret }
        return CGRect(x: line.caret(unit), y: line.rect.minY, width: Self.caretWidth, height: line.rect.height)
    }

    /// Returns one rectangle per line.
    func rects(_ range: NSRange) -> [CGRect] {
        let requested = range.location..<range.location + range.length
        return lines.compactMap { line in
            let part = line.units.clamped(to: requested)
            guard !part.isEmpty else { return nil }
            let spans = part.compactMap { line.edges[$0] }
            guard let left = spans.map(\.lowerBound).min(), let right = spans.map(\.upperBound).max() else {
                return CGRect(x: line.caret(part.lowerBound), y: line.rect.minY, width: 0, height: line.rect.height)
            }
            return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
        }
    }

    var runsLeft: Bool { lines.first?.runsLeft ?? false }

    /// Returns the position between two characters that is nearest to a point.
    func closest(to point: CGPoint, in range: Range<Int>? = nil) -> Int {
        let allowed = range ?? 0..<length
        guard let line = nearestLine(to: point) else { return allowed.lowerBound }
        // The caret does not go behind a break at the end of a line, but to the start of the next line.
        let ends = line.units.upperBound == length ? line.units.upperBound : max(line.units.upperBound - 1, line.units.lowerBound)
        let carets = (line.units.lowerBound...ends).filter { $0 >= allowed.lowerBound && $0 <= allowed.upperBound }
        guard let first = carets.first else { return point.y < line.rect.midY ? allowed.lowerBound : allowed.upperBound }
        return carets.min { abs(line.caret($0) - point.x) < abs(line.caret($1) - point.x) } ?? first
    }

    /// Returns the character whose rectangle contains a point.
    func character(at point: CGPoint) -> Int? {
        guard let line = lines.first(where: { $0.rect.minY <= point.y && point.y < $0.rect.maxY }) else { return nil }
        return line.units.first { unit in line.edges[unit].map { $0.lowerBound <= point.x && point.x < $0.upperBound } ?? false }
    }

    private func line(of unit: Int) -> Line? { lines.first { $0.units.contains(unit) } ?? (unit >= length ? lines.last : lines.first) }

    private func nearestLine(to point: CGPoint) -> Line? {
        lines.min { distance($0, point.y) < distance($1, point.y) }
    }

    private func distance(_ line: Line, _ y: CGFloat) -> CGFloat { max(line.rect.minY - y, y - line.rect.maxY, 0) }
}
