import Foundation

/// Calls `updateConstraints()` of marked views, subviews first.
@MainActor enum UpdateConstraintsPass {
    static func run(_ view: UIView, in cycle: LayoutCycle) {
        if view.cycle.contains(.subtreeNeedsConstraints) {
            view.cycle.remove(.subtreeNeedsConstraints)
            for child in view.subviewStorage { run(child, in: cycle) }
        }
        guard view.cycle.contains(.needsConstraints) else { return }
        view.cycle.remove(.needsConstraints)
        guard PassBound.allows(.updateConstraints, of: view, in: cycle) else { return }
        if view.hasPlainPasses { view.updateConstraints(); return }
        view.trackedTraits.constraints = TraitReads.during {
            view.callUpdateConstraints()
        }
    }
}
