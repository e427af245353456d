import UIKit

extension Finding.Kind {
    /// A hidden view that visible views still keep a distance for.
    package static let hiddenSpace = Self("hiddenSpace", .warning, "A hidden view still takes up space.")
}

enum HiddenSpace: Rule {
    nonisolated static let kind = Finding.Kind.hiddenSpace

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.views.flatMap { around -> [ViewFinding] in
            guard !(around.view is UIStackView), !around.isInControl, !around.isInBar else { return [] }
            let hidden = around.view.subviews.filter { $0.isHidden && $0.frame.height > 8 && $0.frame.width > 8 }
            guard !hidden.isEmpty else { return [] }
            let seen = around.view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && !$0.frame.isEmpty }
            return hidden.compactMap { view in
                // If another view shows there, the space is not lost.
                guard !seen.contains(where: { $0.frame.insetBy(dx: 1, dy: 1).intersects(view.frame) }),
                    let tie = audit.constraints(naming: view).first(where: { keepsDistance($0, from: view, seen) })
                else { return nil }
                var finding = audit.finding(
                    kind, Audit.Sighting(view: view, frame: view.convert(view.bounds, to: audit.window)),
                    "it is hidden, but \(tie.reference) still reserves \(audit.number(view.frame.height)) pt for it",
                    "put both in a stack view, or deactivate its constraints when it is hidden")
                finding.rows = [.constraint(tie)]
                return finding
            }
        }
    }

    /// Whether the constraint ties the top of a visible view to the bottom of the hidden one.
    private static func keepsDistance(_ constraint: NSLayoutConstraint, from hidden: UIView, _ seen: [UIView]) -> Bool {
        guard constraint.relation == .equal, constraint.priority == .required else { return false }
        func isHidden(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ wanted: NSLayoutConstraint.Attribute) -> Bool {
            item === hidden && attribute == wanted
        }
        let other: AnyObject?
        if isHidden(constraint.secondItem, constraint.secondAttribute, .bottom), constraint.firstAttribute == .top {
            other = constraint.firstItem
        } else if isHidden(constraint.firstItem, constraint.firstAttribute, .bottom), constraint.secondAttribute == .top {
            other = constraint.secondItem
        } else {
            return false
        }
        return seen.contains { $0 === other }
    }
}
