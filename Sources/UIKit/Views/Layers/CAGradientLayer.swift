import Foundation
import Graphics

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A gradient of colours across the layer.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours: `CGColor`s, or `UIColor`s, because they are often passed unconverted.
    open var colors: [Any]?
    /// The positions of the colours, 0…1, ascending; nil for even spacing.
    open var locations: [NSNumber]?
    /// The points are fractions of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    package override func drawingOrders(traits: UITraitCollection) -> DisplayList {
        let colors = (self.colors ?? []).compactMap { color -> CGColor? in
            color as? CGColor ?? (color as? UIColor)?.resolvedCGColor(with: traits)
        }
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return DisplayList() }
        let shape = CGPath(rect: bounds, cornerRadii: CornerRadii(cornerRadius, corners: maskedCorners), curve: cornerCurve)
        return DisplayList([.fill(shape, paint(Gradient(colors: colors, locations: locations?.map { CGFloat($0.doubleValue) })), .winding)])
    }

    override func drawingValue(atKeyPath path: String) -> LayerValue? {
        switch path {
        case "colors": LayerValue(colors ?? [])
        case "locations": LayerValue(locations ?? [])
        case "startPoint": .point(startPoint)
        case "endPoint": .point(endPoint)
        default: nil
        }
    }

    override func setDrawingValue(_ value: LayerValue, atKeyPath path: String) {
        switch path {
        case "colors": colors = value.list.map { $0.compactMap(\.color) } ?? colors
        case "locations": locations = value.list.map { $0.compactMap(\.number).map { NSNumber(value: Double($0)) } } ?? locations
        case "startPoint": startPoint = value.point ?? startPoint
        case "endPoint": endPoint = value.point ?? endPoint
        default: break
        }
    }

    private func paint(_ gradient: Gradient) -> Paint {
        let (start, end) = (point(startPoint), point(endPoint))
        switch type {
        case .radial:
            return .radial(gradient, center: start, radius: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
        case .conic: return .conic(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default: return .axial(gradient, from: start, to: end)
        }
    }

    private func point(_ share: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
}
