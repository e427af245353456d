import Foundation

extension CGContext {
    // MARK: Building

    public func beginPath() { currentPath = CGPath() }

    public func move(to point: CGPoint) { currentPath.move(to: point.applying(ctm)) }

    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(ctm)) }

    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points.map { $0.applying(ctm) }) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    public func addRect(_ rect: CGRect) { currentPath.addRect(rect.standardized, transform: ctm) }

    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect.standardized, transform: ctm) }

    /// Adds an arc. `clockwise` is as in Core Graphics, where y points up; in UIKit's contexts the arc runs the other way on screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
    }

    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

    public func closePath() { currentPath.closeSubpath() }

    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.applying(ctm.inverted()) }

    /// Replaces the path by the outline of its stroke, so that a clip or a gradient fills the line.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        currentPath = PathStroker(style: state.style, transform: ctm).outline(of: path)
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    // MARK: Painting

    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

    public func strokePath() { stroke(takePath(), state.style) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path, state.style)
        case .fillStroke:
            fill(path, .winding)
            stroke(path, state.style)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path, state.style)
        }
    }

    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect.standardized), .winding) }

    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect.standardized), .winding) }

    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect.standardized), state.style) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = width
        stroke(CGPath(rect: rect.standardized), style)
    }

    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect.standardized), state.style) }

    /// Strokes one line for each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGPath()
        for at in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[at])
            path.addLine(to: points[at + 1])
        }
        stroke(path, state.style)
    }

    /// Makes the rectangle transparent.
    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        recorded.append(.fill(CGPath(rect: rect.standardized), .color(.black), .winding))
        restoreGState()
    }

    /// Fills a path without touching the current one.
    package func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        guard !path.isEmpty, let paint = effective(state.fill) else { return }
        if let shadow = state.shadow, case .color(let color) = paint, rule == .winding {
            recorded.append(.shadow(path, shadow.fading(by: color.alpha), knockout: false))
            recorded.append(.fill(path, paint, rule))
            return
        }
        painting(.fill(path, paint, rule))
    }

    package func stroke(_ path: CGPath, _ style: StrokeStyle) {
        guard !path.isEmpty, style.width > 0, let paint = effective(state.stroke) else { return }
        painting(.stroke(path, paint, style))
    }

    /// Records one command, with the state's shadow behind it.
    func painting(_ command: DisplayCommand) {
        defer { painted?() }
        guard let shadow = state.shadow else { recorded.append(command); return }
        recorded.append(.beginShadowGroup(shadow))
        recorded.append(command)
        recorded.append(.endGroup(mask: nil))
    }

    /// Returns the paint with the state's alpha applied, or nil if it would leave no trace.
    private func effective(_ paint: Paint) -> Paint? {
        if case .color(let color) = paint, color.alpha * state.alpha <= 0, state.blendMode == .normal { return nil }
        return paint.fading(by: state.alpha)
    }
}
