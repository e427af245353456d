import Graphics

extension UIView {
    /// Resolves a colour with the view's traits and tint.
    final func resolved(_ color: UIColor) -> CGColor {
        color.resolvedCGColor(with: resolvedTraits, tint: color.mayUseTint ? tintCGColor : nil)
    }

    /// The resolved tint of the view; grey while the tint is dimmed.
    final var tintCGColor: CGColor {
        let color: UIColor = isTintDimmed ? .systemGray : tintColor
        // A view whose tint is `UIColor.tintColor` uses the tint of its superview.
        return color.resolvedCGColor(with: resolvedTraits, tint: color.followsTint ? superviewStorage?.tintCGColor : nil)
    }

    private final var isTintDimmed: Bool {
        var view: UIView? = self
        while let current = view {
            if current.tintAdjustmentMode != .automatic { return current.tintAdjustmentMode == .dimmed }
            view = current.superviewStorage
        }
        return false
    }

    /// One device pixel, in points.
    final var hairline: CGFloat { 1 / pixelScale }

    final var isHighContrast: Bool { resolvedTraits.values.accessibilityContrast == .high }

    final var isDark: Bool { resolvedTraits.values.userInterfaceStyle == .dark }
}
