import Foundation

extension UIView {
    /// One way in for every change of place or size, whoever makes it.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let layer = layer
        let (oldBounds, oldPosition) = (layer.bounds, layer.position)
        change(layer)
        let bounds = layer.bounds
        guard bounds != oldBounds || layer.position != oldPosition else { return }
        geometryDidChange(oldBounds: oldBounds)
    }

    private func geometryDidChange(oldBounds: CGRect) {
        let bounds = layer.bounds
        if bounds.size != oldBounds.size { resizeSubviews(from: oldBounds.size) }
        if bounds.origin != oldBounds.origin { box?.engine?.boundsOriginDidChange(of: self) }
        guard !cycle.contains(.isPlacedByEngine) else { return }
        engineFrameDidChange()
        updateInsets()
    }

    /// The frame was set from outside: what constraints say of it is out of date.
    private func engineFrameDidChange() {
        givenFrame = layer.frame
        box?.engine?.frameDidChange(of: self)
        if superviewStorage == nil { hostedEngine?.rootSizeDidChange() }
    }

    /// Springs and struts, for subviews that constraints do not place (Engine.md, autoresizing).
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

    /// - Parameter limit: the view's own size for most: text of several lines wraps in the width that it has.
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
        // A view that leaves a stack is seen until the animation that takes it away is over.
        if hidden, (superviewStorage as? UIStackView)?.arranges(self) == true {
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
    /// The flexible lengths share a change in proportion to what they were; equally when all of them were zero.
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
    /// Nearest pixel, half up.
    static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { pixels(value, scale) / scale }

    /// The same in pixels: differences are taken there, where they are exact (Suites.md, pixels: at 3x a width of 100 was 100.00000000000003).
    static func pixels(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale + 0.5 + halfway).rounded(.down) }

    /// Up to a whole pixel; noise of the last digits does not cost one.
    static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { ((value * scale - tolerance).rounded(.up)) / scale }

    /// Down to a whole pixel, but for noise.
    static func floor(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { ((value * scale + tolerance).rounded(.down)) / scale }

    /// How near below the middle of a pixel still is the middle: Interface Builder writes multipliers with six digits, so half a pixel comes
    /// out as 0.499992 (Corpus.md: one view).
    private static let halfway: CGFloat = 1e-4

    /// Share of a pixel that counts as noise of the solver's arithmetic.
    private static let tolerance: CGFloat = 1e-6
}
