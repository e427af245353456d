import Foundation

/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft, topRight, bottomRight, bottomLeft: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
        self.topLeft = topLeft; self.topRight = topRight; self.bottomRight = bottomRight; self.bottomLeft = bottomLeft
    }

    /// - Parameter radius: The radius of each corner in `corners`; the others stay square.
    package init(_ radius: CGFloat, corners: CACornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
        func size(_ corner: CACornerMask) -> CGSize {
            corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        self.init(topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight), bottomLeft: size(.bottomLeft))
    }
}

/// Corners with different radii, which few layers have.
package final class UnequalCorners: Hashable, Sendable {
    package let radii: CornerRadii

    package init(_ radii: CornerRadii) { self.radii = radii }

    package static func == (one: UnequalCorners, other: UnequalCorners) -> Bool { one.radii == other.radii }
    package func hash(into hasher: inout Hasher) { hasher.combine(radii) }
}

/// A set of a rectangle's corners, with the raw values of `CACornerMask` (min/max x and y).
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    package static let topLeft = CACornerMask(rawValue: 1 << 0)
    package static let topRight = CACornerMask(rawValue: 1 << 1)
    package static let bottomLeft = CACornerMask(rawValue: 1 << 2)
    package static let bottomRight = CACornerMask(rawValue: 1 << 3)
    /// Not public, because apps extend `CACornerMask` with their own name for it.
    package static let all: CACornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The shape of a corner: a quarter circle, or Apple's smoother curve that begins earlier.
public enum CALayerCornerCurve: String, Hashable, Sendable { case circular, continuous }

extension CGPath {
    /// The length of a cubic's handles, as a share of the radius, for which it is a quarter circle to 0.03 %.
    private static let quarter: CGFloat = 0.5522847498

    /// Creates a rectangle with rounded corners, clockwise from the lower end of its top-left corner.
    package init(rect: CGRect, cornerRadii radii: CornerRadii, curve: CALayerCornerCurve = .circular) {
        self.init()
        guard curve == .circular else { addContinuousRect(rect, radii: radii); return }
        let k = 1 - Self.quarter
        func corner(_ at: CGPoint, _ radius: CGSize, from: CGVector, to: CGVector) {
            let begin = CGPoint(x: at.x + from.dx * radius.width, y: at.y + from.dy * radius.height)
            let end = CGPoint(x: at.x + to.dx * radius.width, y: at.y + to.dy * radius.height)
            if isEmpty { move(to: begin) } else { addLine(to: begin) }
            guard radius.width > 0, radius.height > 0 else { return }
            addCurve(
                to: end,
                control1: CGPoint(x: at.x + from.dx * radius.width * k, y: at.y + from.dy * radius.height * k),
                control2: CGPoint(x: at.x + to.dx * radius.width * k, y: at.y + to.dy * radius.height * k))
        }
        corner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
        corner(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1))
        corner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0))
        corner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1))
        closeSubpath()
    }

    /// Adds the smooth corners of iOS 7 and later: three cubics per corner, reaching 1.528665 radii along each edge (figures published by
    /// PaintCode in 2013; inferred from pictures, not documented by Apple).
    private func addContinuousRect(_ rect: CGRect, radii: CornerRadii) {
        let reach: CGFloat = 1.528665
        let limit = min(rect.width, rect.height) / 2
        func corner(_ at: CGPoint, _ size: CGSize, _ u: CGVector, _ v: CGVector) {
            // Short sides leave no room for the whole curve: such a corner becomes a quarter circle.
            let radius = min(min(size.width, size.height), limit / reach > 0 ? max(limit / reach, 0) : 0)
            let circular = min(size.width, size.height) > limit / reach
            func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(x: at.x + (u.dx * along + v.dx * across) * radius, y: at.y + (u.dy * along + v.dy * across) * radius)
            }
            if circular {
                let r = min(min(size.width, size.height), limit), k = 1 - Self.quarter
                func arc(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                    CGPoint(x: at.x + (u.dx * along + v.dx * across) * r, y: at.y + (u.dy * along + v.dy * across) * r)
                }
                if isEmpty { move(to: arc(1, 0)) } else { addLine(to: arc(1, 0)) }
                addCurve(to: arc(0, 1), control1: arc(k, 0), control2: arc(0, k))
                return
            }
            if isEmpty { move(to: point(reach, 0)) } else { addLine(to: point(reach, 0)) }
            guard radius > 0 else { return }
            addCurve(to: point(0.63149379, 0.07491139), control1: point(1.08849296, 0), control2: point(0.86840694, 0))
            addCurve(to: point(0.07491139, 0.63149379), control1: point(0.37282383, 0.16905956), control2: point(0.16905956, 0.37282383))
            addCurve(to: point(0, reach), control1: point(0, 0.86840694), control2: point(0, 1.08849296))
        }
        let (right, left) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
        let (down, up) = (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1))
        corner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, down, right)
        corner(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, left, down)
        corner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, up, left)
        corner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, right, up)
        closeSubpath()
    }
}
