import Foundation
import Graphics

extension CGContext {
    /// Draws the knob of switches and sliders, a circle or a capsule: a soft shadow below, a tight one around it, and a hairline edge.
    func drawKnob(in rect: CGRect, color: CGColor) {
        func path(_ rect: CGRect) -> CGPath { rect.width == rect.height ? CGPath(ellipseIn: rect) : .capsule(rect) }
        let shape = path(rect)
        saveGState()
        setFillColor(color)
        setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.15))
        fill(shape, .winding)
        setShadow(offset: CGSize(width: 0, height: 3), blur: 1, color: CGColor(gray: 0, alpha: 0.06))
        fill(shape, .winding)
        setShadow(offset: .zero, blur: 0, color: nil)
        let edge = path(rect.insetBy(dx: -0.5, dy: -0.5))
        edge.addPath(shape)
        setFillColor(CGColor(gray: 0, alpha: 0.04))
        fill(edge, .evenOdd)
        setFillColor(color)
        fill(shape, .winding)
        restoreGState()
    }
}
