import Foundation

/// Colours along a line, at ascending locations in 0…1.
package struct Gradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: CGColor
        package var location: CGFloat
        package init(color: CGColor, location: CGFloat) { self.color = color; self.location = location }
    }

    package var stops: [Stop]

    package init(stops: [Stop]) { self.stops = stops }

    /// - Parameter locations: One per colour, or nil for even spacing.
    package init(colors: [CGColor], locations: [CGFloat]? = nil) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: locations.flatMap { index < $0.count ? $0[index] : nil } ?? CGFloat(index) / last)
        }
    }
}

/// The paint that fills a shape. Points are in the coordinates of the shape.
package enum Paint: Hashable, Sendable {
    case color(CGColor)
    case axial(Gradient, from: CGPoint, to: CGPoint)
    /// Concentric ellipses: `radius` is the distance from the centre to the last stop, per axis.
    case radial(Gradient, center: CGPoint, radius: CGSize)
    /// Colours around a centre, clockwise from `angle` (radians).
    case conic(Gradient, center: CGPoint, angle: CGFloat)
    /// An image repeated from the origin; its size is in points.
    case pattern(Bitmap, size: CGSize)
}

package struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    package var width: CGFloat
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    package var dash: [CGFloat] = []
    package var dashPhase: CGFloat = 0

    package init(width: CGFloat) { self.width = width }
}

/// A blurred copy of a shape, drawn behind it. `radius` is Core Animation's (standard deviation of the blur), in points.
package struct Shadow: Hashable, Sendable {
    package var color: CGColor
    package var offset: CGSize
    package var radius: CGFloat

    package init(color: CGColor, offset: CGSize, radius: CGFloat) {
        self.color = color; self.offset = offset; self.radius = radius
    }
}

public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter
}
