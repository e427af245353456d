import Foundation

public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path. Its points are valid only while the block runs.
@unsafe public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls the block with each element in order. Quadratic curves are passed as cubic ones, because they are stored as such.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let point): (type, points) = (.moveToPoint, [point])
            case .line(let point): (type, points) = (.addLineToPoint, [point])
            case .curve(let end, let first, let second): (type, points) = (.addCurveToPoint, [first, second, end])
            case .close: (type, points) = (.closeSubpath, [.zero])
            }
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var element = unsafe CGPathElement(type: type, points: start)
                unsafe withUnsafePointer(to: &element) { unsafe block($0) }
            }
        }
    }

    public func apply(info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void) {
        unsafe applyWithBlock { element in unsafe function(info, element) }
    }
}
