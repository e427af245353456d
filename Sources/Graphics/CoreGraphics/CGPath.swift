import Foundation

public enum CGPathFillRule: Hashable, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// A list of straight and curved segments.
///
/// As in Core Graphics, everyone to whom a path is passed shares it while it is built: `let path = CGMutablePath()` can be added to, and
/// can be passed as a `CGPath`. Code that keeps a path must keep a `copy()`; a path in a display list is never added to again.
public struct CGPath: Hashable, @unchecked Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    private final class Segments {
        var elements: [Element] = []
        var start = CGPoint.zero
        var currentPoint = CGPoint.zero
    }

    private let segments = Segments()

    public internal(set) var elements: [Element] {
        get { segments.elements }
        nonmutating _modify { yield &segments.elements }
    }
    private var start: CGPoint {
        get { segments.start }
        nonmutating set { segments.start = newValue }
    }
    public private(set) var currentPoint: CGPoint {
        get { segments.currentPoint }
        nonmutating set { segments.currentPoint = newValue }
    }

    public init() {}

    public static func == (a: CGPath, b: CGPath) -> Bool { a.segments === b.segments || a.elements == b.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// Returns an independent path with the same segments. Never nil; optional as in Core Graphics.
    public func copy() -> CGPath? { copied }

    /// Returns a copy whose points are moved by the transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = unsafe transform?.pointee else { return copied }
        return applying(transform)
    }

    public func mutableCopy() -> CGMutablePath? { copied }
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let transform = unsafe transform?.pointee else { return copied }
        return applying(transform)
    }

    package var copied: CGPath {
        let copy = CGPath()
        copy.segments.elements = segments.elements
        copy.segments.start = segments.start
        copy.segments.currentPoint = segments.currentPoint
        return copy
    }

    public init(rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect, transform: transform) }

    public init(ellipseIn rect: CGRect, transform: CGAffineTransform = .identity) { addEllipse(in: rect, transform: transform) }

    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    // Core Graphics takes the transform by reference; nil is the identity.

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(rect: rect, transform: transform?.pointee ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(ellipseIn: rect, transform: transform?.pointee ?? .identity)
    }

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        unsafe self.init(
            roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public func move(to point: CGPoint) {
        elements.append(.move(point))
        (start, currentPoint) = (point, point)
    }

    public func addLine(to point: CGPoint) {
        elements.append(.line(point))
        currentPoint = point
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(end, control1: control1, control2: control2))
        currentPoint = end
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        func third(from point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: third(from: currentPoint), control2: third(from: end))
    }

    public func move(to point: CGPoint, transform: CGAffineTransform) { move(to: point.applying(transform)) }

    public func addLine(to point: CGPoint, transform: CGAffineTransform) { addLine(to: point.applying(transform)) }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform) {
        addLines(between: points.map { $0.applying(transform) })
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform) {
        addCurve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform) {
        addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func closeSubpath() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(between: corners.map { $0.applying(transform) })
        closeSubpath()
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (center, half) = (CGPoint(x: rect.midX, y: rect.midY), CGSize(width: rect.width / 2, height: rect.height / 2))
        // The distance of the control points for which a curve is a quarter of a circle.
        let reach: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * half.width, y: center.y + y * half.height).applying(transform)
        }
        // From the right, towards greater y first, as in Core Graphics.
        move(to: point(1, 0))
        for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
            addCurve(to: point(-y, x), control1: point(x - y * reach, y + x * reach), control2: point(-y + x * reach, x + y * reach))
        }
        closeSubpath()
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radius = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
        let radii = CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
        addPath(CGPath(rect: rect, cornerRadii: radii), transform: transform)
    }

    /// Adds an arc as cubic curves of at most a quarter turn each. Angles are radians from the positive x axis.
    ///
    /// `clockwise` is as in Core Graphics, where y points up; where y points down, as in UIKit, the arc runs the other way on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        if !clockwise, sweep < 0 { sweep += 2 * .pi * (-sweep / (2 * .pi)).rounded(.up) }
        if clockwise, sweep > 0 { sweep -= 2 * .pi * (sweep / (2 * .pi)).rounded(.up) }
        sweep = min(max(sweep, -2 * .pi), 2 * .pi)
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(at angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let first = point(at: startAngle).applying(transform)
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        for piece in 0..<pieces {
            let (from, to) = (startAngle + step * CGFloat(piece), startAngle + step * CGFloat(piece + 1))
            let (p, q) = (point(at: from), point(at: to))
            addCurve(
                to: q.applying(transform),
                control1: CGPoint(x: p.x - reach * sin(from), y: p.y + reach * cos(from)).applying(transform),
                control2: CGPoint(x: q.x + reach * sin(to), y: q.y - reach * cos(to)).applying(transform))
        }
    }

    /// Adds an arc that begins at an angle and turns by `delta`, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0, transform: transform
        )
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        // `other` may be this path itself.
        let added = other.elements
        for element in added {
            switch element {
            case .move(let p): move(to: p.applying(transform))
            case .line(let p): addLine(to: p.applying(transform))
            case .curve(let p, let c1, let c2):
                addCurve(to: p.applying(transform), control1: c1.applying(transform), control2: c2.applying(transform))
            case .close: closeSubpath()
            }
        }
    }

    public func applying(_ transform: CGAffineTransform) -> CGPath {
        let path = CGPath()
        path.addPath(self, transform: transform)
        return path
    }

    /// The bounding box of all points and control points.
    public var boundingBox: CGRect { CGRect(enclosing: points) }

    private var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .curve(let p, let c1, let c2): [c1, c2, p]
            case .close: []
            }
        }
    }
}

/// The same type, for code that builds a path.
public typealias CGMutablePath = CGPath
