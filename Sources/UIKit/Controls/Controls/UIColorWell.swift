import Foundation
import Graphics

/// A control that shows a colour in a ring of all hues, and opens a colour picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    package override nonisolated class var table: PropertyTable { colorWellProperties }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent(horizontally: true, vertically: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: true, vertically: true)
    }

    /// The title of the colour picker.
    open var title: String? { didSet { wasSet() } }
    open var supportsAlpha = true { didSet { wasSet() } }
    open var supportsEyedropper = true { didSet { wasSet() } }
    open var maximumLinearExposure: CGFloat = 1 { didSet { wasSet() } }
    /// The colour in the middle; nil shows none.
    open var selectedColor: UIColor? { didSet { wasSet(); setNeedsDisplay() } }

    /// A circle of 28 points (inferred from looking at iOS).
    private static let side: CGFloat = 28

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: title ?? "Color well", traits: .button)
    }

    package override var summary: String? { title }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        context.saveGState()
        context.setAlpha(isEnabled ? 1 : 0.4)
        drawHues(circle, context)
        context.setFillColor(resolved(.systemBackground))
        context.fillEllipse(in: circle.insetBy(dx: 3, dy: 3))
        let middle = circle.insetBy(dx: 5, dy: 5)
        if let selectedColor {
            context.setFillColor(resolved(selectedColor))
            context.fillEllipse(in: middle)
        } else {
            drawNothing(middle, context)
        }
        context.restoreGState()
    }

    /// The hues around the circle, red at the right.
    private func drawHues(_ circle: CGRect, _ context: CGContext) {
        let steps = 36, radius = circle.width / 2, centre = CGPoint(x: circle.midX, y: circle.midY)
        for step in 0..<steps {
            let start = CGFloat(step) / CGFloat(steps) * 2 * .pi, length = 2 * CGFloat.pi / CGFloat(steps)
            let wedge = CGPath()
            wedge.move(to: centre)
            // A wedge overlaps the next one, so that no seam shows.
            wedge.addArc(center: centre, radius: radius, startAngle: -start, endAngle: -start - length * 1.1, clockwise: true)
            wedge.closeSubpath()
            context.setFillColor(UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 1, alpha: 1).cgColor)
            context.fill(wedge, .winding)
        }
    }

    /// A line across an empty circle.
    private func drawNothing(_ circle: CGRect, _ context: CGContext) {
        context.setFillColor(resolved(.tertiarySystemFill))
        context.fillEllipse(in: circle)
        let line = CGPath(), reach = circle.width / 2 * 0.7071
        line.move(to: CGPoint(x: circle.midX - reach, y: circle.midY + reach))
        line.addLine(to: CGPoint(x: circle.midX + reach, y: circle.midY - reach))
        context.setStrokeColor(resolved(.systemRed))
        context.stroke(line, StrokeStyle(width: 2))
    }
}

extension UIColorWell {
    nonisolated static let colorWellProperties = PropertyTable(
        UIColorWell.self, parent: UIControl.controlProperties,
        [
            .color("selectedColor", \.selectedColor, "The colour in the middle."),
            .text("title", \.title, "The title of the colour picker."),
            .flag("supportsAlpha", \.supportsAlpha, "Whether the picker offers opacity."),
            .flag("supportsEyedropper", \.supportsEyedropper),
            .number("maximumLinearExposure", \.maximumLinearExposure),
        ])
}
