import UIKit

/// The outline of a shape.
public struct Path: Equatable, @unchecked Sendable {
    /// The path is shared until one of the values changes.
    private final class Box {
        let path = CGMutablePath()
    }

    private var box = Box()
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
        let radius = min(cornerSize.width, min(rect.width, rect.height) / 2)
        guard radius > 0 else { return storage.addRect(rect, transform: transform) }
        storage.addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath, transform: transform)
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
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        own()
        storage.addPath(path.storage, transform: transform)
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.addPath(self, transform: transform)
        return result
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    public static func == (left: Path, right: Path) -> Bool { left.storage == right.storage }
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
