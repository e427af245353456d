import Foundation
import Graphics

extension CGPath {
    /// Returns the rectangle with half circles at its short ends.
    static func capsule(_ rect: CGRect) -> CGPath {
        CGPath(rect: rect, cornerRadii: CornerRadii(min(rect.width, rect.height) / 2))
    }

    static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(rect: rect, cornerRadii: CornerRadii(min(radius, rect.width / 2, rect.height / 2)), curve: .continuous)
    }
}

extension CGContext {
    /// Draws the round knob of switches and sliders: a soft shadow below, a tight one around it, and a hairline edge.
    func drawKnob(in rect: CGRect, color: CGColor) {
        let circle = CGPath(ellipseIn: rect)
        saveGState()
        setFillColor(color)
        setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.15))
        fill(circle, .winding)
        setShadow(offset: CGSize(width: 0, height: 3), blur: 1, color: CGColor(gray: 0, alpha: 0.06))
        fill(circle, .winding)
        setShadow(offset: .zero, blur: 0, color: nil)
        let edge = CGPath(ellipseIn: rect.insetBy(dx: -0.5, dy: -0.5))
        edge.addPath(circle)
        setFillColor(CGColor(gray: 0, alpha: 0.04))
        fill(edge, .evenOdd)
        setFillColor(color)
        fill(circle, .winding)
        restoreGState()
    }
}

extension UIView {
    /// Sets the hugging priorities that controls with an intrinsic size start with (Controls.md, priorities).
    final func hugContent(horizontally: Bool, vertically: Bool) {
        if horizontally { setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        if vertically { setContentHuggingPriority(.defaultHigh, for: .vertical) }
    }

    /// Returns the rectangle, mirrored within the bounds if the view is laid out right to left.
    final func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func ceilToPixel(_ value: CGFloat) -> CGFloat { PixelGrid.ceil(value, pixelScale) }

    final func roundToPixel(_ value: CGFloat) -> CGFloat { PixelGrid.round(value, pixelScale) }
}
