import Foundation

extension CGPath {
    /// Returns the outline of the path's stroke. Filled by the winding rule, it covers what a stroke covers.
    ///
    /// The outline is made of one piece for each straight part, join and cap; curves are straight parts of about a hundredth of a point from them.
    /// Cost: linear in the parts.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var style = StrokeStyle(width: lineWidth)
        (style.cap, style.join, style.miterLimit) = (lineCap, lineJoin, miterLimit)
        return PathStroker(style: style, transform: transform).outline(of: self)
    }

    /// Returns the dashes of the path. `lengths` are those of dashes and gaps in turn.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        var style = StrokeStyle(width: 0)
        (style.dash, style.dashPhase) = (lengths, phase)
        return PathStroker(style: style, transform: transform).dashed(self)
    }
}

/// Makes areas of lines.
struct PathStroker {
    let style: StrokeStyle
    let transform: CGAffineTransform

    private struct Line {
        var points: [CGPoint]
        /// Whether a corner is one that the path has, and not a point on a curve.
        var corners: [Bool]
        var isClosed = false
    }

    func outline(of path: CGPath) -> CGPath {
        var lines = lines(of: path)
        if style.dash.contains(where: { $0 > 0 }) { lines = lines.flatMap(dashes) }
        let result = CGPath()
        for line in lines { add(line, to: result) }
        return result
    }

    func dashed(_ path: CGPath) -> CGPath {
        let result = CGPath(), lines = lines(of: path)
        for line in style.dash.contains(where: { $0 > 0 }) ? lines.flatMap(dashes) : lines {
            result.addLines(between: line.points.map { $0.applying(transform) })
            if line.isClosed { result.closeSubpath() }
        }
        return result
    }

    // MARK: Straight parts

    private func lines(of path: CGPath) -> [Line] {
        var lines: [Line] = [], current: Line?
        func end(isClosed: Bool) {
            guard var line = current else { return }
            if isClosed, line.points.count > 1, line.points.first == line.points.last {
                line.points.removeLast()
                line.corners.removeLast()
            }
            line.isClosed = isClosed
            lines.append(line)
            current = nil
        }
        func append(_ point: CGPoint, isCorner: Bool = true) {
            // A part after a closed one begins where that began.
            if current == nil { current = Line(points: [lines.last?.points.first ?? point], corners: [true]) }
            guard current?.points.last != point else { return }
            current?.points.append(point)
            current?.corners.append(isCorner)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                current = Line(points: [point], corners: [true])
            case .line(let point): append(point)
            case .curve(let to, let control1, let control2):
                let from = current?.points.last ?? to
                let reach =
                    hypot(control1.x - from.x, control1.y - from.y) + hypot(control2.x - control1.x, control2.y - control1.y)
                    + hypot(to.x - control2.x, to.y - control2.y)
                // The distance of a curve from its chord falls with the square of the number of parts.
                let parts = reach.isFinite ? Int(min(max((reach * 25).squareRoot().rounded(.up), 2), 400)) : 2
                for part in 1...parts {
                    let t = CGFloat(part) / CGFloat(parts), s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    append(
                        CGPoint(
                            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                            y: a * from.y + b * control1.y + c * control2.y + d * to.y), isCorner: part == parts)
                }
            case .close: end(isClosed: true)
            }
        }
        end(isClosed: false)
        return lines
    }

    private func dashes(of line: Line) -> [Line] {
        let lengths = style.dash.map { max($0, 0) }, total = lengths.reduce(0, +)
        guard total > 0 else { return [line] }
        var offset = style.dashPhase.truncatingRemainder(dividingBy: total * (lengths.count.isMultiple(of: 2) ? 1 : 2)), index = 0
        if offset < 0 { offset += total * 2 }
        while offset >= lengths[index % lengths.count] {
            offset -= lengths[index % lengths.count]
            index += 1
        }
        var left = lengths[index % lengths.count] - offset
        var result: [Line] = [], current: Line? = index.isMultiple(of: 2) ? Line(points: [line.points[0]], corners: [true]) : nil
        let points = line.isClosed ? line.points + [line.points[0]] : line.points
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            // A path has at most this many dashes, whatever their lengths.
            while length - done > left, result.count < 10_000 {
                done += left
                let point = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if var dash = current {
                    dash.points.append(point)
                    dash.corners.append(true)
                    result.append(dash)
                    current = nil
                } else {
                    current = Line(points: [point], corners: [true])
                }
                index += 1
                left = lengths[index % lengths.count]
            }
            left -= length - done
            current?.points.append(to)
            current?.corners.append(true)
        }
        return result + [current].compactMap(\.self)
    }

    // MARK: Areas

    private var half: CGFloat { style.width / 2 }

    private func add(_ line: Line, to path: CGPath) {
        let points = line.points
        guard let first = points.first, half > 0 else { return }
        guard points.count > 1 else {
            // A point has only caps, of which a butt has no area.
            if style.cap == .round { addCircle(around: first, to: path) }
            if style.cap == .square {
                addArea(
                    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: first.x + $0.0 * half, y: first.y + $0.1 * half) }, to: path)
            }
            return
        }
        let ends = line.isClosed ? points.dropFirst() + [first] : points.dropFirst()
        for (from, to) in zip(points, ends) { addPart(from, to, to: path) }
        for (index, point) in points.enumerated() {
            let isEnd = index == 0 || index == points.count - 1
            if isEnd, !line.isClosed {
                addCap(at: point, from: index == 0 ? points[1] : points[index - 1], to: path)
            } else {
                let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
                addJoin(before, point, after, isCorner: line.corners[index], to: path)
            }
        }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = hypot(to.x - from.x, to.y - from.y)
        return length > 0 ? CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : CGPoint(x: 1, y: 0)
    }

    private func addPart(_ from: CGPoint, _ to: CGPoint, to path: CGPath) {
        let d = direction(from, to), n = CGPoint(x: -d.y * half, y: d.x * half)
        addArea(
            [
                CGPoint(x: from.x + n.x, y: from.y + n.y), CGPoint(x: to.x + n.x, y: to.y + n.y),
                CGPoint(x: to.x - n.x, y: to.y - n.y), CGPoint(x: from.x - n.x, y: from.y - n.y),
            ], to: path)
    }

    private func addCap(at point: CGPoint, from inside: CGPoint, to path: CGPath) {
        switch style.cap {
        case .butt: break
        case .round: addCircle(around: point, to: path)
        case .square:
            let d = direction(inside, point)
            addPart(point, CGPoint(x: point.x + d.x * half, y: point.y + d.y * half), to: path)
        }
    }

    private func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, isCorner: Bool, to path: CGPath) {
        let one = direction(before, point), other = direction(point, after)
        let turn = one.x * other.y - one.y * other.x, along = one.x * other.x + one.y * other.y
        guard abs(turn) > 1e-9 || along < 0 else { return }
        if style.join == .round, isCorner { return addCircle(around: point, to: path) }
        // The outer side of the turn.
        let side: CGFloat = turn > 0 ? -1 : 1
        func outer(_ d: CGPoint) -> CGPoint { CGPoint(x: point.x - d.y * half * side, y: point.y + d.x * half * side) }
        var area = [point, outer(one), outer(other)]
        // The length of a miter by the width is one by the sine of half the angle between the lines.
        let ratio = ((1 + along) / 2).squareRoot()
        if style.join == .miter, ratio > 0, 1 / ratio <= style.miterLimit {
            let middle = CGPoint(x: (area[1].x + area[2].x) / 2 - point.x, y: (area[1].y + area[2].y) / 2 - point.y)
            let scale = 1 / (ratio * ratio)
            area.insert(CGPoint(x: point.x + middle.x * scale, y: point.y + middle.y * scale), at: 2)
        }
        addArea(area, to: path)
    }

    private func addCircle(around point: CGPoint, to path: CGPath) {
        let circle = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
        path.addEllipse(in: circle, transform: transform)
    }

    /// Adds an area, turned as circles are: where two areas overlap, the winding rule must not take one from the other.
    private func addArea(_ points: [CGPoint], to path: CGPath) {
        var area: CGFloat = 0
        for (p, q) in zip(points, points.dropFirst() + [points[0]]) { area += p.x * q.y - q.x * p.y }
        path.addLines(between: (area < 0 ? points.reversed() : points).map { $0.applying(transform) })
        path.closeSubpath()
    }
}
