import UIKit

/// The coloured area of an element: its frame is filled, a path is outlined, what its rotors find is outlined with dashes.
final class MarkerView: UIView {
    init(_ marker: AccessibilityMarker, rotors: [AccessibilityMarker.CustomRotor], in frame: CGRect, fill: UIColor, stroke: UIColor) {
        super.init(frame: frame)
        add(marker.shape, fill, stroke, width: 4)
        for shape in rotors.flatMap(\.resultMarkers).compactMap(\.shape) { add(shape, fill, stroke, width: 2).lineDashPattern = [2, 2] }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A marker is in no document.") }

    @discardableResult private func add(_ shape: AccessibilityShape, _ fill: UIColor, _ stroke: UIColor, width: CGFloat) -> CAShapeLayer {
        let outline = CAShapeLayer()
        outline.path = shape.bezierPath.cgPath
        outline.lineWidth = width
        switch shape {
        case .frame: (outline.fillColor, outline.strokeColor) = (fill.cgColor, nil)
        case .path: (outline.fillColor, outline.strokeColor) = (nil, stroke.cgColor)
        }
        layer.addSublayer(outline)
        return outline
    }
}

/// Shows where an assistive reader taps: a ring with four ticks and a dot.
final class CrosshairsView: UIView {
    init(at point: CGPoint, color: UIColor) {
        super.init(frame: CGRect(x: point.x - 8, y: point.y - 8, width: 16, height: 16))
        let lines = UIBezierPath(arcCenter: CGPoint(x: 8, y: 8), radius: 6, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] as [(CGFloat, CGFloat)] {
            lines.move(to: CGPoint(x: 8 + 4.5 * x, y: 8 + 4.5 * y))
            lines.addLine(to: CGPoint(x: 8 + 7.5 * x, y: 8 + 7.5 * y))
        }
        add(lines, stroke: color, fill: nil)
        add(UIBezierPath(ovalIn: CGRect(x: 6.75, y: 6.75, width: 2.5, height: 2.5)), stroke: nil, fill: color)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A marker is in no document.") }

    private func add(_ path: UIBezierPath, stroke: UIColor?, fill: UIColor?) {
        let lines = CAShapeLayer()
        lines.path = path.cgPath
        lines.lineWidth = 1.25
        lines.lineCap = .round
        (lines.strokeColor, lines.fillColor) = (stroke?.cgColor, fill?.cgColor)
        layer.addSublayer(lines)
    }
}
