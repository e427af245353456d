import Foundation
import Graphics

/// A path and the attributes it is drawn with. Coordinates are points, with y pointing down.
open class UIBezierPath: NSObject, NSCopying {
    /// The path, copied when read or set: later changes to this object do not affect it.
    open var cgPath: CGPath {
        get { outline.copied }
        set { outline = newValue.copied }
    }
    private var outline: CGPath
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() {
        outline = CGPath()
        super.init()
    }

    public init(cgPath: CGPath) {
        outline = cgPath.copied
        super.init()
    }

    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

    /// Creates a rounded rectangle with continuous corners, as in UIKit since iOS 7.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: CGPath(rect: rect, cornerRadii: CornerRadii(cornerRadius).fitted(to: rect.size), curve: .continuous))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
        let radii = CornerRadii(
            topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight), bottomLeft: size(.bottomLeft))
        self.init(cgPath: CGPath(rect: rect, cornerRadii: radii.fitted(to: rect.size), curve: .continuous))
    }

    /// Angles are in radians from the positive x axis; clockwise is as seen on screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Building

    open func move(to point: CGPoint) { outline.move(to: point) }

    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { outline.addQuadCurve(to: endPoint, control: controlPoint) }

    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { outline.closeSubpath() }

    open func removeAllPoints() { outline = CGPath() }

    open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    open func setLineDash(_ pattern: [CGFloat], count: Int, phase: CGFloat) {
        dash = Array(pattern.prefix(count))
        dashPhase = phase
    }

    /// Returns the path with the points of each subpath in the opposite order.
    open func reversing() -> UIBezierPath {
        let copy = copied()
        copy.outline = outline.reversed()
        return copy
    }

    // MARK: Queries

    open var isEmpty: Bool { outline.isEmpty }

    open var bounds: CGRect { outline.boundingBox }

    open var currentPoint: CGPoint { outline.currentPoint }

    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    // MARK: Drawing into the current context

    open func fill() { UIGraphicsGetCurrentContext()?.fill(outline.copied, usesEvenOddFillRule ? .evenOdd : .winding) }

    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(outline.copied, strokeStyle) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha) { fill() } }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha) { stroke() } }

    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    var strokeStyle: StrokeStyle {
        var style = StrokeStyle(width: lineWidth)
        style.cap = lineCapStyle
        style.join = lineJoinStyle
        style.miterLimit = miterLimit
        style.dash = dash
        style.dashPhase = dashPhase
        return style
    }

    private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ paint: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        paint()
        context.restoreGState()
    }

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    // MARK: NSObject

    /// Whether both have the same path and are drawn the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other
            || outline == other.outline && strokeStyle == other.strokeStyle
                && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { outline.hashValue }
}

extension CornerRadii {
    /// Returns the radii limited to half of each side, so that neighbouring corners fit.
    func fitted(to size: CGSize) -> CornerRadii {
        func fitted(_ radius: CGSize) -> CGSize {
            CGSize(width: min(max(radius.width, 0), size.width / 2), height: min(max(radius.height, 0), size.height / 2))
        }
        return CornerRadii(
            topLeft: fitted(topLeft), topRight: fitted(topRight), bottomRight: fitted(bottomRight), bottomLeft: fitted(bottomLeft))
    }
}
