import Foundation

/// A constraint on the baseline of a node that uses another node's baseline. Its row refers to that other node, the lender.
@MainActor struct BorrowedBaseline {
    private weak var constraint: NSLayoutConstraint?
    private weak var node: (any LayoutNode)?
    private let attribute: NSLayoutConstraint.Attribute
    private weak var baselineNode: (any LayoutNode)?

    /// Nil for other attributes and for a node with its own baseline, unless its lender may change.
    init?(_ node: (any LayoutNode)?, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint) {
        guard attribute.isBaseline, let node, let baselineNode = node.baselineNode(attribute) else { return nil }
        guard baselineNode !== node || node.changesBaselineNode else { return nil }
        (self.constraint, self.node, self.attribute, self.baselineNode) = (constraint, node, attribute, baselineNode)
    }

    func constraint(installedIn engine: LayoutEngine) -> NSLayoutConstraint? {
        constraint?.installation?.engine === engine ? constraint : nil
    }

    /// Whether the baseline is no longer the lender's.
    var isOutdated: Bool { baselineNode == nil || node?.baselineNode(attribute) !== baselineNode }

    func isProvided(from subtree: any LayoutNode) -> Bool { baselineNode?.isInside(subtree) ?? true }
}

extension LayoutEngine {
    func noteBorrowedBaselines(of constraint: NSLayoutConstraint) {
        // Entries from an earlier installation of the constraint.
        borrowedBaselines.removeAll { $0.constraint(installedIn: self).map { $0 === constraint } ?? true }
        let span = constraint.span
        for (node, attribute) in [
            (constraint.firstNode, constraint.firstAttribute), (constraint.secondNode, constraint.secondAttribute),
            (span?.start?.node, span?.startAttribute ?? .notAnAttribute),
            (span?.otherStart?.node, span?.otherStartAttribute ?? .notAnAttribute),
        ] {
            if let borrowed = BorrowedBaseline(node, attribute, in: constraint) { borrowedBaselines.append(borrowed) }
        }
    }

    /// Rebuilds the rows whose baseline now belongs to another node.
    func followBaselines() {
        guard pending.checksBaselines else { return }
        pending.checksBaselines = false
        rewriteBaselines { $0.isOutdated }
    }

    /// Rebuilds rows outside a removed subtree that refer to a baseline inside it.
    func returnBaselines(lentFrom subtree: any LayoutNode) { rewriteBaselines { $0.isProvided(from: subtree) } }

    private func rewriteBaselines(where isOutdated: (BorrowedBaseline) -> Bool) {
        borrowedBaselines.removeAll { borrowed in
            guard let constraint = borrowed.constraint(installedIn: self) else { return true }
            guard isOutdated(borrowed) else { return false }
            reinstall(constraint)
            return true
        }
    }
}
