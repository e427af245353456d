import Foundation
import Graphics

public typealias CFTimeInterval = Double

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The progress of an animation as a function of its elapsed share: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: CubicCurve

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            default: .standard
            }
        super.init()
    }

    /// Writes one of the curve's four points, from (0, 0) at 0 to (1, 1) at 3.
    /// - Parameters:
    ///   - index: The number of the point, 0 to 3.
    ///   - values: Room for two numbers, x and y.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let point = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)][index]
        unsafe values[0] = Float(point.0)
        unsafe values[1] = Float(point.1)
    }
}
