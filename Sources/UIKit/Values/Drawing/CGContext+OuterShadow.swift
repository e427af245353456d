import Foundation
import Graphics

extension CGContext {
    /// The shadow that a translucent shape casts, in points.
    struct OuterShadow {
        var offset: CGFloat
        var blur: CGFloat
        /// The opacity in light and in dark style.
        var alpha: (light: CGFloat, dark: CGFloat)
    }

    /// Draws the shadow of a shape, but only outside it: what is inside is translucent.
    /// - Parameters:
    ///   - rect: The bounds of the shape.
    ///   - reach: How far beyond them the shadow is drawn.
    func drawShadow(_ shadow: OuterShadow, of shape: CGPath, around rect: CGRect, reach: CGFloat, isDark: Bool) {
        saveGState()
        let outside = CGPath(rect: rect.insetBy(dx: -reach, dy: -reach))
        outside.addPath(shape)
        addPath(outside)
        clip(using: .evenOdd)
        setShadow(
            offset: CGSize(width: 0, height: shadow.offset), blur: shadow.blur,
            color: CGColor(gray: 0, alpha: isDark ? shadow.alpha.dark : shadow.alpha.light))
        setFillColor(CGColor(gray: isDark ? 0 : 1))
        fill(shape, .winding)
        restoreGState()
    }
}
