import Foundation

/// A view's or guide's place in an engine.
@MainActor final class LayoutBox {
    weak var engine: LayoutEngine?
}

struct ConstraintInstallation {}

/// The constraints of one window, or of one view outside any window.
@MainActor package final class LayoutEngine {
    package var statistics = LayoutStatistics()
    package internal(set) var feedbackLoops: [LayoutFeedbackLoop] = []

    func subtreeAdded(_ view: UIView) {}
    func subtreeRemoved(_ view: UIView) {}
    func boundsOriginDidChange(of view: UIView) {}
    func frameDidChange(of view: UIView) {}
    func rootSizeDidChange() {}
    func directionDidChange(of view: UIView) {}
    func updateConstants(of guide: UILayoutGuide) {}
    func settle() {}
    func finishPass() {}
    func constraints(affecting box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}

/// What layout has cost so far.
package struct LayoutStatistics: Hashable, Sendable {
    package var passes = 0
}

extension UIView {
    final var engine: LayoutEngine? { topmostView.hostedEngine }

    func engineForLayout() -> LayoutEngine {
        if let hostedEngine { return hostedEngine }
        let engine = LayoutEngine()
        hostedEngine = engine
        return engine
    }

    func placeSubviews() {}
    func adopt(_ guide: UILayoutGuide) { guide.owningView = self; ownGuides.append(guide) }
    func release(_ guide: UILayoutGuide) { guide.owningView = nil; ownGuides.removeAll { $0 === guide } }
    func hold(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    func markIntrinsicSize() {}
    func sizePrioritiesDidChange() {}
    func autoresizingDidChange() {}
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize { target }
    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    final var isAmbiguous: Bool { false }
    func exerciseAmbiguity() {}
}

extension UILayoutGuide {
    var currentLayoutFrame: CGRect { .zero }
    var isAmbiguous: Bool { false }
}

extension NSLayoutConstraint {
    func activate() { isHeld = true }
    func deactivate() { isHeld = false }
    func constantDidChange() {}
    func priorityDidChange(from old: UILayoutPriority) {}
    func reaches(into view: UIView) -> Bool { false }
}

@MainActor enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String { "<NSLayoutConstraint>" }
}
