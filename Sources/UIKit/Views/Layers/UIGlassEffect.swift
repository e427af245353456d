import Foundation
import Graphics

/// The glass material of iOS 26: what is behind, blurred and brightened, with an edge of light and a soft shadow.
///
/// Before iOS 26 it is drawn as a thin blur. As on a device, pictures of a layer (`CALayer.render(in:)`, the strategy `.image`) contain no
/// glass; pictures of the screen do.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    let style: Style

    public override init() {
        style = .regular
        super.init()
    }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether the glass reacts to touches. Stored only.
    open var isInteractive = false
    /// A colour that the glass takes on; nil for none.
    open var tintColor: UIColor?
}

/// A container whose glass views share one sampling of the background. The glass of each is drawn on its own.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    public override init() { super.init() }
    /// The distance in points below which neighbouring shapes flow together. Stored only.
    open var spacing: CGFloat = 0
}

/// How glass is painted. Its numbers are inferred from looking at iOS 26 (Generations.md, glass).
struct Glass {
    var style = UIGlassEffect.Style.regular
    var tint: CGColor?
    var isDark: Bool

    /// The standard deviation of the blur, in points.
    private var blurRadius: CGFloat { style == .clear ? 2 : 8 }

    /// The colour over the blur.
    private var cover: CGColor {
        if let tint { return tint.withAlpha(tint.alpha * 0.9) }
        switch style {
        case .regular: return isDark ? CGColor(gray: 0.16, alpha: 0.72) : CGColor(gray: 1, alpha: 0.72)
        case .clear: return isDark ? CGColor(gray: 0, alpha: 0.2) : CGColor(gray: 1, alpha: 0.25)
        }
    }

    /// Paints glass in a shape, and its shadow around it.
    func draw(_ rect: CGRect, radius: CGFloat, in context: CGContext) {
        let shadow = CGContext.OuterShadow(offset: 4, blur: 24, alpha: (0.12, 0.3))
        guard context.drawsGlass, rect.width > 0, rect.height > 0 else { return }
        let shape = path(rect, radius)
        context.drawShadow(shadow, of: shape, around: rect, reach: 48, isDark: isDark)
        context.draw(DisplayList([.backdrop(shape, blurRadius: blurRadius, saturation: 1.6)]))
        context.setFillColor(cover)
        context.fill(shape, .winding)
        // The light along the edge.
        let line: CGFloat = 0.75
        context.setStrokeColor(CGColor(gray: 1, alpha: isDark ? 0.16 : 0.7))
        context.stroke(path(rect.insetBy(dx: line / 2, dy: line / 2), radius - line / 2), StrokeStyle(width: line))
        context.setStrokeColor(CGColor(gray: 0, alpha: isDark ? 0.3 : 0.06))
        context.stroke(path(rect.insetBy(dx: -0.25, dy: -0.25), radius + 0.25), StrokeStyle(width: 0.5))
    }

    private func path(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        radius >= min(rect.width, rect.height) / 2 ? .capsule(rect) : .rounded(rect, radius)
    }
}

extension UIView {
    /// The glass that the system's own controls are made of.
    final func glass(tint: UIColor? = nil, style: UIGlassEffect.Style = .regular) -> Glass {
        Glass(style: style, tint: tint.map { resolved($0) }, isDark: isDark)
    }
}
