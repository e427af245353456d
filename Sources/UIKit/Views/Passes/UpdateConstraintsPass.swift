import Foundation

/// Calls `updateConstraints()` of marked views, subviews first.
@MainActor enum UpdateConstraintsPass {
    static func run(_ view: UIView) {
        if view.cycle.contains(.subtreeNeedsConstraints) {
            view.cycle.remove(.subtreeNeedsConstraints)
            for child in view.subviewStorage { run(child) }
        }
        guard view.cycle.contains(.needsConstraints) else { return }
        view.cycle.remove(.needsConstraints)
        guard PassBound.allows(.updateConstraints, of: view) else { return }
        if view.hasPlainPasses { view.updateConstraints(); return }
        view.trackedTraits.constraints = TraitReads.during {
            view.callUpdateConstraints()
        }
    }
}
