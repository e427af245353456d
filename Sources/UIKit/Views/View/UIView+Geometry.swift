import Foundation

extension UIView {
    /// Applies a change of position or size. All such changes go through this method.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let layer = layer
        let (oldBounds, oldPosition) = (layer.bounds, layer.position)
        change(layer)
        let bounds = layer.bounds
        guard bounds != oldBounds || layer.position != oldPosition else { return }
        geometryDidChange(oldBounds: oldBounds, oldPosition: oldPosition)
    }

    private func geometryDidChange(oldBounds: CGRect, oldPosition: CGPoint) {
        let bounds = layer.bounds
        if bounds.size != oldBounds.size { resizeSubviews(from: oldBounds.size) }
        if bounds.origin != oldBounds.origin { engineOfBox?.boundsOriginDidChange(of: self) }
        guard !cycle.contains(.isPlacedByEngine) else { return }
        engineFrameDidChange()
        if box == nil, !subviewStorage.isEmpty { originDidChange(oldBounds: oldBounds, oldPosition: oldPosition) }
        updateInsets()
    }

    /// Tells the engine that a view without a box moved by part of a pixel, because what it places inside then rounds differently.
    private func originDidChange(oldBounds: CGRect, oldPosition: CGPoint) {
        let bounds = layer.bounds, position = layer.position, anchor = layer.anchorPoint, scale = pixelScale
        let x = position.x - oldPosition.x - (bounds.width - oldBounds.width) * anchor.x
        let y = position.y - oldPosition.y - (bounds.height - oldBounds.height) * anchor.y
        guard PixelGrid.isPartOfPixel(x, scale) || PixelGrid.isPartOfPixel(y, scale) else { return }
        topmostView.hostedEngine?.markInside(self)
    }

    /// Records a frame that was set from outside, so that the engine updates the constraints that depend on it.
    private func engineFrameDidChange() {
        givenFrame = layer.frame
        engineOfBox?.frameDidChange(of: self)
        if superviewStorage == nil { hostedEngine?.rootSizeDidChange() }
    }

    /// Applies springs and struts to subviews that constraints do not place (Engine.md, autoresizing).
    private func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        let size = layer.bounds.size
        for view in subviewStorage where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints && view.box == nil
        {
            let mask = view.autoresizingMask, frame = view.layer.frame
            let x = Autoresizing.adjusted(
                frame.minX, frame.width, from: old.width, to: size.width, minMargin: mask.contains(.flexibleLeftMargin),
                size: mask.contains(.flexibleWidth), maxMargin: mask.contains(.flexibleRightMargin))
            let y = Autoresizing.adjusted(
                frame.minY, frame.height, from: old.height, to: size.height, minMargin: mask.contains(.flexibleTopMargin),
                size: mask.contains(.flexibleHeight), maxMargin: mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
        }
    }

    /// - Parameter limit: The available size, for most views their own: text of several lines wraps at its current width.
    func fitSize(within limit: CGSize) {
        let size = sizeThatFits(limit)
        guard size != bounds.size else { return }
        let origin = frame.origin
        bounds.size = size
        if !layer.isTransformed { frame.origin = origin }
    }

    func changeHidden(_ hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        layer.isHidden = hidden
        superviewStorage?.subviewVisibilityDidChange(self)
        // A view that is hidden in a stack stays visible until the animation that removes it ends.
        if hidden, superviewStorage?.arranges(self) == true {
            layer.animate(.isHidden, from: .flag(false), to: .flag(true))
        }
    }

    /// Pixels per point where the view is shown.
    final var pixelScale: CGFloat {
        let scale = resolvedTraits.values.displayScale
        return scale > 0 ? scale : 1
    }
}

/// Springs and struts along one axis.
enum Autoresizing {
    /// Returns the new origin and length. The flexible lengths share a change in proportion to their old values, or equally if all of them
    /// were zero.
    static func adjusted(
        _ origin: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat, minMargin: Bool, size: Bool, maxMargin: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old, far = old - origin - length
        guard change != 0, minMargin || size || maxMargin else { return (origin, length) }
        let flexible = (minMargin ? origin : 0) + (size ? length : 0) + (maxMargin ? far : 0)
        let count = CGFloat((minMargin ? 1 : 0) + (size ? 1 : 0) + (maxMargin ? 1 : 0))
        func share(_ part: CGFloat) -> CGFloat { flexible != 0 ? change * part / flexible : change / count }
        return (origin + (minMargin ? share(origin) : 0), length + (size ? share(length) : 0))
    }
}

/// Rounding to device pixels.
enum PixelGrid {
    /// Rounds to the nearest pixel, half up.
    static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { pixels(value, scale) / scale }

    /// Rounds to the nearest pixel, in pixels: differences are exact there (Suites.md, pixels: at 3x a width of 100 was
    /// 100.00000000000003).
    static func pixels(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale + 0.5 + halfway).rounded(.down) }

    /// Rounds up to a whole pixel, except for noise in the last digits.
    static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { ((value * scale - tolerance).rounded(.up)) / scale }

    /// Rounds down to a whole pixel, except for noise in the last digits.
    static func floor(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { ((value * scale + tolerance).rounded(.down)) / scale }

    /// Whether a distance is no whole number of pixels.
    static func isPartOfPixel(_ distance: CGFloat, _ scale: CGFloat) -> Bool {
        let pixels = distance * scale
        return abs(pixels - pixels.rounded()) > tolerance
    }

    /// The distance below the middle of a pixel that still counts as the middle: Interface Builder writes multipliers with six digits, so
    /// half a pixel is computed as 0.499992 (Corpus.md: one view).
    private static let halfway: CGFloat = 1e-4

    /// The fraction of a pixel that counts as noise from the solver's arithmetic.
    private static let tolerance: CGFloat = 1e-6
}

extension UIView {
    /// Returns the rectangle, mirrored within the bounds if the view is laid out right to left.
    final func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func ceilToPixel(_ value: CGFloat) -> CGFloat { PixelGrid.ceil(value, pixelScale) }

    final func roundToPixel(_ value: CGFloat) -> CGFloat { PixelGrid.round(value, pixelScale) }
}

extension UIView {
    /// Sets the hugging priorities that controls with an intrinsic size start with (Controls.md, priorities).
    final func hugContent(horizontally: Bool, vertically: Bool) {
        if horizontally { setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        if vertically { setContentHuggingPriority(.defaultHigh, for: .vertical) }
    }
}
