import Foundation
import Graphics

extension CGPath {
    /// The path as closed polygons. Curves are flattened finely enough for hit tests.
    private var polygons: [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        func finish() { if current.count > 2 { polygons.append(current) }; current = [] }
        for element in elements {
            switch element {
            case .move(let point): finish(); current = [point]
            case .line(let point): current.append(point)
            case .curve(let end, let control1, let control2):
                let start = current.last ?? end
                for step in 1...16 {
                    current.append(.onCurve(from: start, control1, control2, to: end, at: CGFloat(step) / 16))
                }
            case .close:
                let first = current.first
                finish()
                if let first { current = [first] }
            }
        }
        finish()
        return polygons
    }

    /// Whether the point is inside the path. Open subpaths count as closed.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        var winding = 0, crossings = 0
        for polygon in applying(transform).polygons {
            for (index, a) in polygon.enumerated() {
                let b = polygon[(index + 1) % polygon.count]
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// Returns the path with each subpath traversed from its end to its start.
    func reversed() -> CGPath {
        let result = CGPath()
        for subpath in subpaths.reversed() { result.addPath(subpath.reversedSubpath()) }
        return result
    }

    /// The closed subpaths.
    var closedSubpaths: CGPath {
        let result = CGPath()
        for subpath in subpaths where subpath.elements.last == .close { result.addPath(subpath) }
        return result
    }

    /// The subpaths that are not closed.
    var openSubpaths: CGPath {
        let result = CGPath()
        for subpath in subpaths where subpath.elements.last != .close { result.addPath(subpath) }
        return result
    }

    /// The subpaths, each as its own path.
    var separateSubpaths: [CGPath] { subpaths }

    private var subpaths: [CGPath] {
        var paths: [CGPath] = []
        for element in elements {
            if case .move = element { paths.append(CGPath()) }
            if paths.isEmpty { paths.append(CGPath()) }
            paths[paths.count - 1].append(element)
        }
        return paths
    }

    private func reversedSubpath() -> CGPath {
        var points: [CGPoint] = []
        var isClosed = false
        for element in elements {
            switch element {
            case .move(let p), .line(let p), .curve(let p, _, _): points.append(p)
            case .close: isClosed = true
            }
        }
        let result = CGPath()
        guard let last = points.last else { return result }
        result.move(to: last)
        var at = points.count - 1
        for element in elements.reversed() {
            switch element {
            case .line where at > 0:
                at -= 1
                result.addLine(to: points[at])
            case .curve(_, let control1, let control2) where at > 0:
                at -= 1
                result.addCurve(to: points[at], control1: control2, control2: control1)
            default: break
            }
        }
        if isClosed { result.closeSubpath() }
        return result
    }

    private func append(_ element: Element) {
        switch element {
        case .move(let p): move(to: p)
        case .line(let p): addLine(to: p)
        case .curve(let p, let c1, let c2): addCurve(to: p, control1: c1, control2: c2)
        case .close: closeSubpath()
        }
    }

    /// Returns the part of the path between `start` and `end`, which are fractions of its length, 0…1 (`strokeStart`, `strokeEnd`).
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        guard start > 0 || end < 1 else { return self }
        let pieces = segments
        let total = pieces.reduce(0) { $0 + $1.length }
        let result = CGPath()
        var travelled: CGFloat = 0
        var last: CGPoint?
        for piece in pieces where piece.length > 0 {
            let (from, to) = ((start * total - travelled) / piece.length, (end * total - travelled) / piece.length)
            travelled += piece.length
            guard to > 0, from < 1 else { continue }
            let part = piece.part(from: max(from, 0), to: min(to, 1))
            if last != part.start { result.move(to: part.start) }
            result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            last = part.end
        }
        return result
    }

    /// Returns the point at the fraction `share` (0…1) of the path's length, or nil if the path has no length.
    func point(atShare share: CGFloat) -> CGPoint? {
        let end = trimmed(from: 0, to: min(max(share, 1e-9), 1))
        if share >= 1 { return segments.last?.end }
        return end.segments.last?.end
    }

    private var segments: [Segment] {
        var result: [Segment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p):
                result.append(Segment(line: current, p))
                current = p
            case .curve(let p, let c1, let c2):
                result.append(Segment(start: current, control1: c1, control2: c2, end: p))
                current = p
            case .close:
                if current != start { result.append(Segment(line: current, start)) }
                current = start
            }
        }
        return result
    }

    private struct Segment {
        var start, control1, control2, end: CGPoint

        init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
            self.start = start; self.control1 = control1; self.control2 = control2; self.end = end
        }

        init(line start: CGPoint, _ end: CGPoint) {
            self.init(start: start, control1: start.mixed(with: end, 1 / 3), control2: start.mixed(with: end, 2 / 3), end: end)
        }

        /// The length, approximated by sixteen chords.
        var length: CGFloat {
            var total: CGFloat = 0
            var last = start
            for step in 1...16 {
                let point = CGPoint.onCurve(from: start, control1, control2, to: end, at: CGFloat(step) / 16)
                total += hypot(point.x - last.x, point.y - last.y)
                last = point
            }
            return total
        }

        /// Returns the part between two parameters, by De Casteljau's construction.
        func part(from: CGFloat, to: CGFloat) -> Segment {
            let tail = split(at: to).head
            guard to > 0 else { return tail }
            return tail.split(at: from / to).tail
        }

        private func split(at t: CGFloat) -> (head: Segment, tail: Segment) {
            let a = start.mixed(with: control1, t), b = control1.mixed(with: control2, t), c = control2.mixed(with: end, t)
            let d = a.mixed(with: b, t), e = b.mixed(with: c, t)
            let middle = d.mixed(with: e, t)
            return (
                Segment(start: start, control1: a, control2: d, end: middle),
                Segment(start: middle, control1: e, control2: c, end: end)
            )
        }
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    static func onCurve(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint, at t: CGFloat) -> CGPoint {
        let a = start.mixed(with: control1, t), b = control1.mixed(with: control2, t), c = control2.mixed(with: end, t)
        return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
    }
}

extension CGPath {
    /// Returns the rectangle with half circles at its short ends.
    static func capsule(_ rect: CGRect) -> CGPath {
        CGPath(rect: rect, cornerRadii: CornerRadii(min(rect.width, rect.height) / 2))
    }

    static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(rect: rect, cornerRadii: CornerRadii(min(radius, rect.width / 2, rect.height / 2)), curve: .continuous)
    }
}
