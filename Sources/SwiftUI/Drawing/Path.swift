import UIKit

/// The outline of a shape.
public struct Path: Equatable, @unchecked Sendable {
    /// The path is shared until one of the values changes.
    private final class Box {
        let path = CGMutablePath()
    }

    private var box = Box()
    /// The line along the path that is painted instead of its inside.
    var stroke: StrokeStyle?
    private var storage: CGMutablePath { box.path }

    public init() {}
    public init(_ path: CGPath) { storage.addPath(path) }
    public init(_ rect: CGRect) { self.init(); addRect(rect) }
    public init(ellipseIn rect: CGRect) { self.init(); addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    private mutating func own() {
        guard !isKnownUniquelyReferenced(&box) else { return }
        let copy = Box()
        copy.path.addPath(storage)
        box = copy
    }

    public var cgPath: CGPath { storage }
    public var isEmpty: Bool { storage.isEmpty }
    public var boundingRect: CGRect { storage.boundingBoxOfPath }
    public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        storage.contains(point, using: eoFill ? .evenOdd : .winding, transform: .identity)
    }

    public mutating func move(to point: CGPoint) { own(); storage.move(to: point) }
    public mutating func addLine(to point: CGPoint) { own(); storage.addLine(to: point) }
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { own(); storage.addQuadCurve(to: point, control: control) }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        own()
        storage.addCurve(to: point, control1: control1, control2: control2)
    }
    public mutating func closeSubpath() { own(); storage.closeSubpath() }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        own()
        storage.addRect(rect, transform: transform)
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        own()
        storage.addEllipse(in: rect, transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        own()
        let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        guard width > 0, height > 0 else { return storage.addRect(rect, transform: transform) }
        let corner = CGSize(width: width, height: height)
        let radii = CornerRadii(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
        // The smooth curve is that of equal radii.
        let curve: CALayerCornerCurve = style == .continuous && width == height ? .continuous : .circular
        storage.addPath(CGPath(rect: rect, cornerRadii: radii, curve: curve), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        own()
        let radii = cornerRadii.fitted(to: rect.size)
        storage.addPath(
            CGPath(rect: rect, cornerRadii: radii, curve: style == .continuous ? .continuous : .circular), transform: transform)
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        own()
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise,
            transform: transform)
    }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.radians < 0,
            transform: transform)
    }
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard let start = currentPoint, let arc = TangentArc(start, tangent1End, tangent2End, radius) else {
            return addLine(to: tangent1End.applying(transform))
        }
        addLine(to: arc.start.applying(transform))
        addArc(
            center: arc.center, radius: radius, startAngle: .radians(arc.from), endAngle: .radians(arc.to), clockwise: arc.isReversed,
            transform: transform)
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        own()
        storage.addPath(path.storage, transform: transform)
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.addPath(self, transform: transform)
        result.stroke = stroke
        return result
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Returns the part between two shares of the path's length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard to > from else { return Path() }
        var result = Path(storage.trimmed(from: min(max(from, 0), 1), to: min(max(to, 0), 1)))
        result.stroke = stroke
        return result
    }
    /// Returns the path whose inside is a line along this one. Its elements are still those of this path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var result = self
        result.stroke = style
        return result
    }

    public static func == (left: Path, right: Path) -> Bool { left.storage == right.storage && left.stroke == right.stroke }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public static let zero = Angle(radians: 0)
    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func * (left: Double, right: Angle) -> Angle { right * left }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
}

extension Path {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public func forEach(_ body: (Element) -> Void) {
        for element in cgPath.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .curve(let point, let first, let second): body(.curve(to: point, control1: first, control2: second))
            case .close: body(.closeSubpath)
            }
        }
    }
}

extension Path: LosslessStringConvertible {
    /// Creates a path from points that are followed by `m`, `l`, `q`, `c` and `h`, as in its description.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            numbers = []
            switch (word, points.count) {
            case ("m", 1): move(to: points[0])
            case ("l", 1): addLine(to: points[0])
            case ("q", 2): addQuadCurve(to: points[1], control: points[0])
            case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
        }
        guard numbers.isEmpty else { return nil }
    }

    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., mark: String) {
            for point in points {
                for number in [Double(point.x), Double(point.y)] {
                    words.append(number == number.rounded() ? String(Int(number)) : String(number))
                }
            }
            words.append(mark)
        }
        forEach { element in
            switch element {
            case .move(let point): add(point, mark: "m")
            case .line(let point): add(point, mark: "l")
            case .quadCurve(let point, let control): add(control, point, mark: "q")
            case .curve(let point, let first, let second): add(first, second, point, mark: "c")
            case .closeSubpath: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }
}

/// The arc of a circle that touches two lines.
private struct TangentArc {
    let start, center: CGPoint
    let from, to: CGFloat
    let isReversed: Bool

    init?(_ begin: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) {
        let (a, b) = (CGVector(from: corner, to: begin), CGVector(from: corner, to: end))
        let turn = a.dx * b.dy - a.dy * b.dx
        guard a.length > 0, b.length > 0, abs(turn) > 1e-9, radius > 0 else { return nil }
        let angle = acos(min(max((a.dx * b.dx + a.dy * b.dy) / (a.length * b.length), -1), 1))
        let distance = radius / tan(angle / 2)
        func along(_ vector: CGVector) -> CGPoint {
            CGPoint(x: corner.x + vector.dx / vector.length * distance, y: corner.y + vector.dy / vector.length * distance)
        }
        let (first, last) = (along(a), along(b))
        let side: CGFloat = turn > 0 ? 1 : -1
        let middle = CGPoint(x: first.x - a.dy / a.length * radius * side, y: first.y + a.dx / a.length * radius * side)
        start = first
        center = middle
        from = atan2(first.y - middle.y, first.x - middle.x)
        to = atan2(last.y - middle.y, last.x - middle.x)
        isReversed = turn > 0
    }
}

extension CGVector {
    fileprivate init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }
    fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
