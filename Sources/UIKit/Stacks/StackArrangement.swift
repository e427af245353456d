import Foundation

/// The constraints of a stack view (stackview.json). Made anew as a list of rows whenever something changed; what stays the same stays
/// in the engine, a constant that differs is edited, and only the rest is added or removed.
@MainActor final class StackArrangement {
    private unowned let stack: UIStackView
    private var active: [StackRow: NSLayoutConstraint] = [:]
    private var order: [StackRow] = []
    private var gaps: [UILayoutGuide] = []
    private var spanner: UILayoutGuide?

    init(_ stack: UIStackView) { self.stack = stack }

    func update() {
        let planner = StackPlanner(stack, gap: gap, spanner: alignmentSpanner)
        apply(planner.rows())
    }

    /// Forgets the rows of a view that leaves: its constraints go with it.
    func drop(involving view: UIView) {
        let id = ObjectIdentifier(view)
        for row in order where row.first == id || row.second == id {
            active[row]?.isActive = false
            active[row] = nil
        }
        order.removeAll { active[$0] == nil }
    }

    private func apply(_ wanted: [PlannedRow]) {
        var kept: Set<StackRow> = []
        for row in wanted { kept.insert(row.key) }
        for row in order where !kept.contains(row) {
            active[row]?.isActive = false
            active[row] = nil
        }
        for row in wanted {
            if let constraint = active[row.key], constraint.isActive {
                if constraint.constant != row.constant { constraint.constant = row.constant }
            } else {
                let constraint = row.makeConstraint()
                active[row.key] = constraint
                constraint.isActive = true
            }
        }
        order = wanted.map(\.key)
    }

    private func gap(_ index: Int) -> UILayoutGuide {
        while gaps.count <= index { gaps.append(makeGuide("UISV-gap-\(gaps.count)")) }
        return gaps[index]
    }

    private func alignmentSpanner() -> UILayoutGuide {
        if let spanner { return spanner }
        let guide = makeGuide("UISV-alignment-spanner")
        spanner = guide
        return guide
    }

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        return guide
    }
}

/// What makes a row of a stack the same row as before: everything but its constant.
struct StackRow: Hashable {
    let identifier: String
    let first: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let other: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let priority: UILayoutPriority
}

struct PlannedRow {
    let identifier: String
    let first: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: AnyObject?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    var key: StackRow {
        StackRow(
            identifier: identifier, first: ObjectIdentifier(first), attribute: attribute, relation: relation,
            second: second.map(ObjectIdentifier.init), other: other, multiplier: multiplier, priority: priority)
    }

    @MainActor func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            uncheckedItem: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier,
            constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        return constraint
    }
}
