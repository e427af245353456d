import Graphics

extension UIView {
    /// The colour as it looks in this view.
    final func resolved(_ color: UIColor) -> CGColor {
        color.resolvedCGColor(with: resolvedTraits, tint: color.mayUseTint ? tintCGColor : nil)
    }

    /// The tint as it looks here: gray where the tint is dimmed.
    final var tintCGColor: CGColor {
        let color: UIColor = isTintDimmed ? .systemGray : tintColor
        // A view that is tinted with “the tint” has the one of the view above it.
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

    /// One device pixel, points.
    final var hairline: CGFloat { 1 / pixelScale }

    final var isHighContrast: Bool { resolvedTraits.values.accessibilityContrast == .high }

    final var isDark: Bool { resolvedTraits.values.userInterfaceStyle == .dark }
}
