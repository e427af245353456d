import Foundation
import Graphics

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
