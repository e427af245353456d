import Foundation

/// A constraint on the baseline of a view whose text is another view's: its row is written on that other view.
@MainActor struct BorrowedBaseline {
    private weak var constraint: NSLayoutConstraint?
    private weak var view: UIView?
    private let attribute: NSLayoutConstraint.Attribute
    private weak var lender: UIView?

    /// Nil for any other attribute, and for text of the view's own. A stack may borrow later, from what is arranged then.
    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint) {
        guard attribute.isBaseline, let view = item as? UIView, let lender = view.baselineTarget(attribute) else { return nil }
        guard lender !== view || view is UIStackView else { return nil }
        (self.constraint, self.view, self.attribute, self.lender) = (constraint, view, attribute, lender)
    }

    func constraint(installedIn engine: LayoutEngine) -> NSLayoutConstraint? {
        constraint?.installation?.engine === engine ? constraint : nil
    }

    /// Whether the text is no longer the lender's.
    var isOutdated: Bool { lender == nil || view?.baselineTarget(attribute) !== lender }

    func isLent(from subtree: UIView) -> Bool { lender?.isInside(subtree) ?? true }
}

extension LayoutEngine {
    func noteBorrowedBaselines(of constraint: NSLayoutConstraint) {
        // What it borrowed before it was taken out.
        borrowedBaselines.removeAll { $0.constraint(installedIn: self).map { $0 === constraint } ?? true }
        let span = constraint.span
        for (item, attribute) in [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            (span?.start, span?.startAttribute ?? .notAnAttribute), (span?.otherStart, span?.otherStartAttribute ?? .notAnAttribute),
        ] {
            if let borrowed = BorrowedBaseline(item, attribute, in: constraint) { borrowedBaselines.append(borrowed) }
        }
    }

    /// Rows on text that belongs to another view now are written again.
    func followBaselines() {
        guard areBaselinesInDoubt else { return }
        areBaselinesInDoubt = false
        rewriteBaselines { $0.isOutdated }
    }

    /// Rows outside of a subtree that leaves, on text inside of it.
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
    /// Other views may be arranged, or another be the tallest.
    final func baselineMayHaveMoved() { topmostView.hostedEngine?.areBaselinesInDoubt = true }
}
