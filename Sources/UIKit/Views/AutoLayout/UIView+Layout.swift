import Foundation

/// What a view tells its engine, and the frames that it takes from it.
extension UIView {
    /// Gives the subviews, and content that scrolls, the sizes that constraints determine.
    func applySolvedFrames() {
        guard let engine = topmostView.hostedEngine else { return }
        engine.settle()
        for view in subviewStorage {
            guard let box = view.box, box.isStale, let frame = engine.takeFrame(of: box, in: self) else { continue }
            view.setSolvedFrame(frame)
        }
        if let contentRegion, let size = engine.takeSize(of: contentRegion) { contentSizeFromConstraints(size) }
    }

    /// Sets the frame that code sees until constraints place the view, which take no account of it: that of a document.
    package func showFrame(_ frame: CGRect) {
        cycle.insert(.isPlacedByEngine)
        layer.frame = frame
        cycle.remove(.isPlacedByEngine)
    }

    /// Sets bounds and centre, as UIKit does, so that overrides are called and a transform is kept.
    private func setSolvedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        guard layer.bounds.size != frame.size || layer.position != position else { return }
        cycle.insert(.isPlacedByEngine)
        if layer.bounds.size != frame.size { bounds = CGRect(origin: layer.bounds.origin, size: frame.size) }
        if layer.position != position { center = position }
        cycle.remove(.isPlacedByEngine)
        updateInsets()
    }

    /// The tree's engine, if the view takes part in its layout.
    final var engineOfBox: LayoutEngine? {
        guard let box, box.isAttached, let engine = topmostView.hostedEngine, engine.id == box.engineID else { return nil }
        return engine
    }

    /// Makes the next pass request the intrinsic size again, which edits constants only.
    func markIntrinsicSize() {
        passes.cause = .intrinsicContentSize
        guard let box, let engine = engineOfBox else { return }
        engine.contentDidChange(of: box)
        superviewStorage?.markLayout(.intrinsicContentSize)
        superviewStorage?.intrinsicSizeDidChange(of: self)
    }

    func sizePrioritiesDidChange() {
        guard let box, let engine = engineOfBox else { return }
        engine.contentDidChange(of: box)
        superviewStorage?.markLayout(.intrinsicContentSize)
    }

    func autoresizingDidChange() {
        guard let engine = topmostView.hostedEngine else { return }
        engine.placingDidChange(of: self)
        superviewStorage?.markLayout(.frames)
        markLayout(.frames)
    }

    /// Marks borrowed baselines for a check, because a stack view may have other arranged views or another tallest one.
    final func baselineMayHaveMoved() { topmostView.hostedEngine?.baselineLenderMayChange() }

    /// Counts a text measurement; called by views that measure text.
    final func noteTextMeasurement() { topmostView.hostedEngine?.reports.statistics.textMeasurements += 1 }
}
extension UIView {
    final var isAmbiguous: Bool { !ambiguousQuantities.isEmpty }

    final var ambiguousQuantities: [String] {
        let engine = topmostView.engineForLayout()
        engine.settle()
        guard let box else { return [] }
        return engine.ambiguousQuantities(of: box)
    }

    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let engine = topmostView.engineForLayout()
        engine.settle()
        guard let box else { return [] }
        return engine.constraints(affecting: box, axis)
    }

    func exerciseAmbiguity() {
        let engine = topmostView.engineForLayout()
        engine.settle()
        guard let box else { return }
        engine.exerciseAmbiguity(of: box)
        superviewStorage?.markLayout(.frames)
    }

    /// Returns the tree as text, one line for each view; see `LayoutTrace`.
    package func layoutTrace() -> String { LayoutTrace(of: self).tree }
}

extension UILayoutGuide {
    /// The guide's frame in the owning view's coordinates, rounded like a view's frame.
    var currentLayoutFrame: CGRect { owningView?.topmostView.engineForLayout().frame(of: self) ?? .zero }

    var isAmbiguous: Bool {
        guard let engine = owningView?.topmostView.engineForLayout(), let box = engine.box(of: self) else { return false }
        return !engine.ambiguousQuantities(of: box).isEmpty
    }
}
