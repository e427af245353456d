import Foundation
import Graphics

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { path = path?.copied } }
    open var fillColor: CGColor? = .black
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor?
    /// Where the stroke begins and ends, as fractions of the path's length.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    package override func drawingOrders(traits: UITraitCollection) -> DisplayList {
        guard let path, !path.isEmpty else { return DisplayList() }
        var list = DisplayList()
        if let fillColor, fillColor.alpha > 0 {
            list.append(.fill(path, .color(fillColor), fillRule == .evenOdd ? .evenOdd : .winding))
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart {
            list.append(.stroke(path.trimmed(from: max(strokeStart, 0), to: min(strokeEnd, 1)), .color(strokeColor), style))
        }
        return list
    }

    override func drawingValue(atKeyPath path: String) -> LayerValue? {
        switch path {
        case "path": self.path.map { .path($0) }
        case "fillColor": .color(fillColor ?? .clear)
        case "strokeColor": .color(strokeColor ?? .clear)
        case "strokeStart": .number(strokeStart)
        case "strokeEnd": .number(strokeEnd)
        case "lineWidth": .number(lineWidth)
        case "lineDashPhase": .number(lineDashPhase)
        default: nil
        }
    }

    override func setDrawingValue(_ value: LayerValue, atKeyPath path: String) {
        switch path {
        case "path": self.path = value.path ?? self.path
        case "fillColor": fillColor = value.color ?? fillColor
        case "strokeColor": strokeColor = value.color ?? strokeColor
        case "strokeStart": strokeStart = value.number ?? strokeStart
        case "strokeEnd": strokeEnd = value.number ?? strokeEnd
        case "lineWidth": lineWidth = value.number ?? lineWidth
        case "lineDashPhase": lineDashPhase = value.number ?? lineDashPhase
        default: break
        }
    }

    private var style: StrokeStyle {
        var style = StrokeStyle(width: lineWidth)
        style.cap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        style.join =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        style.miterLimit = miterLimit
        style.dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        style.dashPhase = lineDashPhase
        return style
    }
}
