import Foundation
import Graphics

/// Samples the colours of a gradient paint at pixel centres. Uses its own arithmetic (no trigonometry of the C library), so the results are
/// the same everywhere.
package struct GradientSampler {
    private static let steps = 2048

    /// The premultiplied colours at equal distances; there are `steps + 1`.
    private let colors: [UInt32]
    package let isOpaque: Bool
    private let shape: Shape

    private enum Shape {
        /// The share of the way at the origin, and its change with x and y.
        case axial(at: Double, dx: Double, dy: Double)
        /// The transform from device space to the unit circle.
        case radial(CGAffineTransform)
        /// The transform from device space to the centre's, with the angle subtracted.
        case conic(CGAffineTransform)
    }

    /// Creates a sampler, or returns nil for a paint that is not a gradient.
    /// - Parameter transform: The transform from the paint's space to pixels.
    package init?(_ paint: Paint, transform: CGAffineTransform) {
        let inverse = transform.inverted()
        switch paint {
        case .axial(let gradient, let from, let to):
            let (x, y) = (to.x - from.x, to.y - from.y)
            let length = max(x * x + y * y, 1e-9)
            func share(_ point: CGPoint) -> Double {
                let p = point.applying(inverse)
                return ((p.x - from.x) * x + (p.y - from.y) * y) / length
            }
            let origin = share(.zero)
            shape = .axial(at: origin, dx: share(CGPoint(x: 1, y: 0)) - origin, dy: share(CGPoint(x: 0, y: 1)) - origin)
            (colors, isOpaque) = (Self.table(gradient), gradient.isOpaque)
        case .radial(let gradient, let center, let radius):
            let unit = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: 1 / max(radius.width, 1e-6), y: 1 / max(radius.height, 1e-6)))
            shape = .radial(inverse.concatenating(unit))
            (colors, isOpaque) = (Self.table(gradient), gradient.isOpaque)
        case .conic(let gradient, let center, let angle):
            let turned = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(CGAffineTransform(rotationAngle: -angle))
            shape = .conic(inverse.concatenating(turned))
            (colors, isOpaque) = (Self.table(gradient), gradient.isOpaque)
        case .color, .pattern: return nil
        }
    }

    /// Whether all pixels of a row have one colour.
    package var isVertical: Bool { if case .axial(_, let dx, _) = shape { abs(dx) < 1e-9 } else { false } }

    /// Whether all pixels of a column have one colour.
    package var isHorizontal: Bool { if case .axial(_, _, let dy) = shape { abs(dy) < 1e-9 } else { false } }

    /// Writes the colours of `count` pixels from `x`, `y` to the right.
    package func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let (fx, fy) = (Double(x) + 0.5, Double(y) + 0.5)
        unsafe colors.withUnsafeBufferPointer { colors in
            func color(_ share: Double) -> UInt32 { unsafe colors[Int(min(max(share, 0), 1) * Double(Self.steps) + 0.5)] }
            switch shape {
            case .axial(let at, let dx, let dy):
                let start = at + fx * dx + fy * dy
                if isVertical { unsafe row.fill(with: color(start), count: count); return }
                for i in 0..<count { unsafe row[i] = color(start + Double(i) * dx) }
            case .radial(let t):
                for i in 0..<count {
                    let px = fx + Double(i)
                    let (u, v) = (t.a * px + t.c * fy + t.tx, t.b * px + t.d * fy + t.ty)
                    unsafe row[i] = color((u * u + v * v).squareRoot())
                }
            case .conic(let t):
                for i in 0..<count {
                    let px = fx + Double(i)
                    unsafe row[i] = color(Self.turn(t.a * px + t.c * fy + t.tx, t.b * px + t.d * fy + t.ty))
                }
            }
        }
    }

    /// Returns the angle of a vector as a share of a whole turn, 0…1 from the x axis towards y; within 2·10⁻⁶ of the true one.
    private static func turn(_ x: Double, _ y: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let small = min(ax, ay), large = max(ax, ay)
        guard large > 0 else { return 0 }
        let r = small / large, s = r * r
        // A minimax polynomial for the arc tangent on 0…1 (Abramowitz and Stegun 4.4.49), divided by 2π.
        var angle =
            ((((((0.0028662257 * s - 0.0161657367) * s + 0.0429096138) * s - 0.0752896400) * s + 0.1065626393) * s - 0.1420889944)
                * s + 0.1999355085) * s - 0.3333314528
        angle = (angle * s + 1) * r / (2 * .pi)
        if ay > ax { angle = 0.25 - angle }
        if x < 0 { angle = 0.5 - angle }
        return y < 0 ? 1 - angle : angle
    }

    private static func table(_ gradient: Gradient) -> [UInt32] {
        guard let first = gradient.stops.first else { return Array(repeating: 0, count: steps + 1) }
        var stops = gradient.stops
        // Locations never decrease.
        for at in stops.indices.dropFirst() { stops[at].location = max(stops[at].location, stops[at - 1].location) }
        var next = 0
        return (0...steps).map { step in
            let location = CGFloat(step) / CGFloat(steps)
            while next < stops.count, stops[next].location <= location { next += 1 }
            guard next > 0 else { return PixelColor(first.color).pixel }
            guard next < stops.count else { return PixelColor(stops[next - 1].color).pixel }
            let (from, to) = (stops[next - 1], stops[next])
            let share = (location - from.location) / max(to.location - from.location, 1e-9)
            return PixelColor(from.color.interpolated(to: to.color, fraction: share)).pixel
        }
    }
}
