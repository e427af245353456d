import UIKit

/// A point of a snapshot, in the coordinates of the parsed view.
public struct AccessibilityPoint: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) { self.x = x; self.y = y }

    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

    public static let zero = AccessibilityPoint(x: 0, y: 0)

    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

/// A size in points.
public struct AccessibilitySize: Hashable, Sendable {
    public let width: Double
    public let height: Double

    public init(width: Double, height: Double) { self.width = width; self.height = height }

    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

    public static let zero = AccessibilitySize(width: 0, height: 0)

    public var cgSize: CGSize { CGSize(width: width, height: height) }
}

/// A rectangle of a snapshot, in the coordinates of the parsed view.
public struct AccessibilityRect: Hashable, Sendable {
    public let origin: AccessibilityPoint
    public let size: AccessibilitySize

    public init(origin: AccessibilityPoint, size: AccessibilitySize) { self.origin = origin; self.size = size }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: AccessibilityPoint(x: x, y: y), size: AccessibilitySize(width: width, height: height))
    }

    public init(_ rect: CGRect) { self.init(origin: AccessibilityPoint(rect.origin), size: AccessibilitySize(rect.size)) }

    public static let zero = AccessibilityRect(origin: .zero, size: .zero)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var cgRect: CGRect { CGRect(origin: origin.cgPoint, size: size.cgSize) }
}

/// One step of an outline.
public enum AccessibilityPathElement: Hashable, Codable, Sendable {
    case move(to: AccessibilityPoint)
    case line(to: AccessibilityPoint)
    case quadCurve(to: AccessibilityPoint, control: AccessibilityPoint)
    case curve(to: AccessibilityPoint, control1: AccessibilityPoint, control2: AccessibilityPoint)
    case closeSubpath
}

/// What an assistive reader outlines on the screen: an element's frame, or its path.
public enum AccessibilityShape: Hashable, Sendable {
    case frame(AccessibilityRect)
    case path([AccessibilityPathElement])
}

// MARK: Paths

extension AccessibilityPathElement {
    /// Adds this step to a path.
    @MainActor public func apply(to path: UIBezierPath) {
        switch self {
        case .move(let point): path.move(to: point.cgPoint)
        case .line(let point): path.addLine(to: point.cgPoint)
        case .quadCurve(let point, let control): path.addQuadCurve(to: point.cgPoint, controlPoint: control.cgPoint)
        case .curve(let point, let first, let second):
            path.addCurve(to: point.cgPoint, controlPoint1: first.cgPoint, controlPoint2: second.cgPoint)
        case .closeSubpath: path.close()
        }
    }

    /// The steps of a path, in order.
    public static func elements(from path: CGPath) -> [AccessibilityPathElement] {
        var elements: [AccessibilityPathElement] = []
        unsafe path.applyWithBlock { element in
            let points = unsafe element.pointee.points
            func point(_ index: Int) -> AccessibilityPoint { AccessibilityPoint(unsafe points[index]) }
            switch unsafe element.pointee.type {
            case .moveToPoint: elements.append(.move(to: point(0)))
            case .addLineToPoint: elements.append(.line(to: point(0)))
            case .addQuadCurveToPoint: elements.append(.quadCurve(to: point(1), control: point(0)))
            case .addCurveToPoint: elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
            case .closeSubpath: elements.append(.closeSubpath)
            }
        }
        return elements
    }
}

extension [AccessibilityPathElement] {
    @MainActor public var bezierPath: UIBezierPath {
        let path = UIBezierPath()
        for element in self { element.apply(to: path) }
        return path
    }

    @MainActor public var cgPath: CGPath { bezierPath.cgPath }
}

extension AccessibilityShape {
    /// The outline as a path.
    @MainActor public var bezierPath: UIBezierPath {
        switch self {
        case .frame(let rect): UIBezierPath(rect: rect.cgRect)
        case .path(let elements): elements.bezierPath
        }
    }
}

// MARK: Stored form

// Points, sizes and rectangles are arrays of numbers, as those of Core Graphics are.

extension AccessibilityPoint: Codable {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(x)
        try numbers.encode(y)
    }
}

extension AccessibilitySize: Codable {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(width)
        try numbers.encode(height)
    }
}

extension AccessibilityRect: Codable {
    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        self.init(origin: try parts.decode(AccessibilityPoint.self), size: try parts.decode(AccessibilitySize.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        try parts.encode(origin)
        try parts.encode(size)
    }
}

extension AccessibilityShape: Codable {
    private enum CodingKeys: String, CodingKey { case type, frame, pathElements }

    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        switch try parts.decode(String.self, forKey: .type) {
        case "frame": self = .frame(try parts.decode(AccessibilityRect.self, forKey: .frame))
        case "path": self = .path(try parts.decode([AccessibilityPathElement].self, forKey: .pathElements))
        case let other: throw DecodingError.dataCorruptedError(forKey: .type, in: parts, debugDescription: "There is no shape \(other)")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .frame(let rect):
            try parts.encode("frame", forKey: .type)
            try parts.encode(rect, forKey: .frame)
        case .path(let elements):
            try parts.encode("path", forKey: .type)
            try parts.encode(elements, forKey: .pathElements)
        }
    }
}
