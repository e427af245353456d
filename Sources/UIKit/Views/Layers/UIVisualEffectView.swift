import Foundation
import Graphics

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}

/// A blur of what is behind the view, covered with a translucent colour.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable {
        case extraLight, light, dark
        case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The standard deviation of the materials' blur, in points (inferred).
    private static let radius: CGFloat = 20

    /// Paints the material inside of an outline.
    package func draw(in outline: CGPath, isDark: Bool, _ context: CGContext) {
        context.draw(DisplayList([.backdrop(outline, blurRadius: Self.radius, saturation: 1.8)]))
        context.setFillColor(overlayColor(isDark: isDark))
        context.fill(outline, .winding)
    }

    /// Returns the colour over the blur (inferred from looking at iOS), by grey level and opacity.
    func overlayColor(isDark: Bool) -> CGColor {
        let dark = style.forcesDark ?? isDark
        let cover: CGFloat =
            switch style.thickness {
            case .ultraThin: dark ? 0.45 : 0.4
            case .thin: dark ? 0.6 : 0.58
            case .regular: dark ? 0.72 : 0.72
            case .thick: dark ? 0.82 : 0.84
            case .chrome: dark ? 0.75 : 0.8
            }
        return dark ? CGColor(gray: 0.13, alpha: cover) : CGColor(gray: 0.97, alpha: cover)
    }
}

extension UIBlurEffect.Style {
    enum Thickness { case ultraThin, thin, regular, thick, chrome }

    var thickness: Thickness {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: .chrome
        default: .regular
        }
    }

    /// Whether the style is always dark or light; nil if it follows the interface style.
    var forcesDark: Bool? {
        switch self {
        case .dark: true
        case .light, .extraLight: false
        default: rawValue >= 16 ? true : rawValue >= 11 ? false : nil
        }
    }
}

public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// An effect that lets the blur show through content: what is drawn has one translucent colour, black or white by the blur's style, and
/// keeps only its shape (the opacities are inferred).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    /// Nil without a style: content is white on dark blurs and dark on light ones, hardly translucent.
    let style: UIVibrancyEffectStyle?

    public init(blurEffect: UIBlurEffect) {
        (blur, style) = (blurEffect, nil)
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }

    /// Replaces the colours of what it filters, and makes it translucent.
    func filter(isDark: Bool) -> GroupFilter {
        let dark = blur.style.forcesDark ?? isDark, grey = dark ? 1.0 : 0.0
        let opacity: Double =
            switch style {
            case nil: dark ? 0.9 : 0.75
            case .label: dark ? 0.9 : 0.8
            case .secondaryLabel: 0.55
            case .tertiaryLabel: 0.3
            case .quaternaryLabel: 0.18
            case .fill: 0.2
            case .secondaryFill: 0.16
            case .tertiaryFill: 0.12
            case .separator: dark ? 0.3 : 0.25
            }
        let channel = [0, 0, 0, 0, grey]
        return GroupFilter(colors: ColorMatrix(channel, channel, channel, [0, 0, 0, opacity, 0]))
    }
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    package override nonisolated class var table: PropertyTable { visualEffectViewProperties }

    open var effect: UIVisualEffect? {
        didSet {
            wasSet()
            setNeedsDisplay()
            updateVibrancy()
        }
    }
    /// The superview of the content on the effect.
    public let contentView = UIView()

    private func updateVibrancy() {
        contentView.layer.groupFilter = (effect as? UIVibrancyEffect)?.filter(isDark: isDark)
    }

    override func adaptFirst() {
        super.adaptFirst()
        updateVibrancy()
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        updateVibrancy()
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addFilling(contentView)
        updateVibrancy()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addFilling(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addFilling(contentView)
    }

    /// The corners of the view's glass: half circles, unless the layer has corners.
    private var glassRadius: CGFloat {
        let half = min(bounds.width, bounds.height) / 2
        return configuredRadii?.max() ?? (layer.cornerRadius > 0 ? layer.cornerRadius : half)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let effect = effect as? UIGlassEffect, systemMetrics.hasGlass {
            return glass(tint: effect.tintColor, style: effect.style).draw(bounds, radius: glassRadius, in: context)
        }
        guard let blur = effect as? UIBlurEffect ?? (effect is UIGlassEffect ? UIBlurEffect(style: .systemThinMaterial) : nil) else {
            return
        }
        let shape = CGPath(
            rect: bounds, cornerRadii: CornerRadii(configuredRadii?.max() ?? layer.cornerRadius, corners: layer.maskedCorners),
            curve: layer.cornerCurve)
        blur.draw(in: shape, isDark: isDark, context)
    }
}
