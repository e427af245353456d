import Foundation

/// Calls `layoutSubviews()` of marked views, and the callbacks of their controllers around it, superviews first.
@MainActor enum LayoutPass {
    static func run(_ view: UIView, in cycle: LayoutCycle) {
        if view.cycle.contains(.needsLayout) {
            view.cycle.remove([.needsLayout, .isLayoutRequested])
            if PassBound.allows(.layoutSubviews, of: view, in: cycle) { layout(view, in: cycle) }
        }
        guard view.cycle.contains(.subtreeNeedsLayout) else { return }
        view.cycle.remove(.subtreeNeedsLayout)
        for child in view.subviewStorage { run(child, in: cycle) }
    }

    private static func layout(_ view: UIView, in cycle: LayoutCycle) {
        if view.hasPlainPasses {
            view.layoutSubviews()
            view.layoutOwnSublayers()
            return
        }
        cycle.traits.apply(of: view) {
            view.trackedTraits.layout = ObservableReads.during(.layout, of: view) {
                view.callLayoutSubviews()
            }
        }
        view.layoutOwnSublayers()
    }
}

extension UIView {
    /// Lays out sublayers without a view, after the subviews.
    func layoutOwnSublayers() {
        for sublayer in layer.children where sublayer.view == nil { sublayer.layoutIfNeeded() }
    }
}
