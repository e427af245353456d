import Foundation

/// A constraint on the baseline of a view that uses another view's baseline. Its row refers to that other view, the lender.
@MainActor struct BorrowedBaseline {
    private weak var constraint: NSLayoutConstraint?
    private weak var view: UIView?
    private let attribute: NSLayoutConstraint.Attribute
    private weak var lender: UIView?

    /// Nil for other attributes and for a view with its own baseline. A stack view is always noted, because its arranged views may change.
    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint) {
        guard attribute.isBaseline, let view = item as? UIView, let lender = view.baselineTarget(attribute) else { return nil }
        guard lender !== view || view is UIStackView else { return nil }
        (self.constraint, self.view, self.attribute, self.lender) = (constraint, view, attribute, lender)
    }

    func constraint(installedIn engine: LayoutEngine) -> NSLayoutConstraint? {
        constraint?.installation?.engine === engine ? constraint : nil
    }

    /// Whether the baseline is no longer the lender's.
    var isOutdated: Bool { lender == nil || view?.baselineTarget(attribute) !== lender }

    func isLent(from subtree: UIView) -> Bool { lender?.isInside(subtree) ?? true }
}

extension LayoutEngine {
    func noteBorrowedBaselines(of constraint: NSLayoutConstraint) {
        // Entries from an earlier installation of the constraint.
        borrowedBaselines.removeAll { $0.constraint(installedIn: self).map { $0 === constraint } ?? true }
        let span = constraint.span
        for (item, attribute) in [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            (span?.start, span?.startAttribute ?? .notAnAttribute), (span?.otherStart, span?.otherStartAttribute ?? .notAnAttribute),
        ] {
            if let borrowed = BorrowedBaseline(item, attribute, in: constraint) { borrowedBaselines.append(borrowed) }
        }
    }

    /// Rebuilds the rows whose baseline now belongs to another view.
    func followBaselines() {
        guard areBaselinesInDoubt else { return }
        areBaselinesInDoubt = false
        rewriteBaselines { $0.isOutdated }
    }

    /// Rebuilds rows outside a removed subtree that refer to a baseline inside it.
    func returnBaselines(lentFrom subtree: UIView) { rewriteBaselines { $0.isLent(from: subtree) } }

    private func rewriteBaselines(where isOutdated: (BorrowedBaseline) -> Bool) {
        borrowedBaselines.removeAll { borrowed in
            guard let constraint = borrowed.constraint(installedIn: self) else { return true }
            guard isOutdated(borrowed) else { return false }
            reinstall(constraint)
            return true
        }
    }
}

extension UIView {
    /// Marks borrowed baselines for a check, because a stack view may have other arranged views or another tallest one.
    final func baselineMayHaveMoved() { topmostView.hostedEngine?.areBaselinesInDoubt = true }
}
