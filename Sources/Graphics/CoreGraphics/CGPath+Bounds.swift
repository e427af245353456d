import Foundation

extension CGPath {
    /// The smallest rectangle that contains the path itself; `boundingBox` contains its control points, too.
    public var boundingBoxOfPath: CGRect {
        var box: CGRect?
        func include(_ point: CGPoint) {
            let one = CGRect(origin: point, size: .zero)
            box = box.map { $0.union(one) } ?? one
        }
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end), .line(let end):
                include(end)
                start = end
            case .curve(let end, let first, let second):
                include(end)
                for t in Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y) {
                    include(Self.point(start, first, second, end, at: t))
                }
                start = end
            case .close: break
            }
        }
        return box ?? .null
    }

    /// Returns the parameters between a curve's ends at which one of its coordinates changes direction.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (square, linear, constant) = (3 * (d - a) + 9 * (b - c), 6 * (a - 2 * b + c), 3 * (b - a))
        let found: [CGFloat]
        if abs(square) < 1e-12 {
            found = abs(linear) < 1e-12 ? [] : [-constant / linear]
        } else {
            let root = linear * linear - 4 * square * constant
            found = root < 0 ? [] : [-1, 1].map { (-linear + $0 * root.squareRoot()) / (2 * square) }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }

    private static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat) -> CGPoint {
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }
}
