import Foundation

/// The constraints of a stack view (Stacks.md). Every change plans the list of rows again. Rows that are the same stay in the engine, rows
/// with a different constant are edited, and only the others are added or removed.
@MainActor final class StackArrangement {
    private unowned let stack: UIStackView
    /// The active rows, in the order of the plan.
    private var rows: [ActiveRow] = []
    private var gaps: [UILayoutGuide] = []
    private var spanner: UILayoutGuide?

    private struct ActiveRow {
        let key: StackRow
        let constraint: NSLayoutConstraint
    }

    init(_ stack: UIStackView) { self.stack = stack }

    func update() {
        let planner = StackPlanner(stack, gap: gap, spanner: alignmentSpanner)
        apply(planner.rows())
    }

    /// Deactivates and removes the rows that involve a view which is being removed.
    func drop(involving view: UIView) {
        let id = ObjectIdentifier(view)
        for row in rows where row.key.first == id || row.key.second == id { row.constraint.isActive = false }
        rows.removeAll { $0.key.first == id || $0.key.second == id }
    }

    /// Applies a plan. Rows are compared one by one up to the first difference; only the rows after it are looked up by key.
    private func apply(_ wanted: [PlannedRow]) {
        var same = 0
        while same < rows.count, same < wanted.count, rows[same].constraint.isActive, rows[same].key == wanted[same].key {
            rows[same].constraint.update(to: wanted[same].constant)
            same += 1
        }
        guard same < rows.count || same < wanted.count else { return }
        var kept = removeRows(from: same, wanted: wanted[same...])
        let engine = stack.topmostView.hostedEngine
        rows.reserveCapacity(wanted.count)
        for row in wanted[same...] {
            let key = row.key
            if !kept.isEmpty, let constraint = kept.removeValue(forKey: key) {
                constraint.update(to: row.constant)
                rows.append(ActiveRow(key: key, constraint: constraint))
            } else {
                let constraint = row.makeConstraint()
                constraint.keep(in: row.holder(in: stack), engine: engine)
                rows.append(ActiveRow(key: key, constraint: constraint))
            }
        }
        stack.markLayout(.frames)
    }

    /// Removes all rows from an index on. Deactivates those that are no longer wanted and returns the others.
    private func removeRows(from start: Int, wanted: ArraySlice<PlannedRow>) -> [StackRow: NSLayoutConstraint] {
        guard start < rows.count else { return [:] }
        let keys = Set(wanted.lazy.map(\.key))
        var kept: [StackRow: NSLayoutConstraint] = [:]
        for row in rows[start...] {
            if row.constraint.isActive, keys.contains(row.key) {
                kept[row.key] = row.constraint
            } else {
                row.constraint.isActive = false
            }
        }
        rows.removeSubrange(start...)
        return kept
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

/// The identity of a stack's row: everything except its constant.
struct StackRow: Hashable {
    let name: StackRowName
    let first: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let other: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let priority: UILayoutPriority
}

/// The names of a stack's rows in UIKit's logs (Stacks.md, identifiers). The last two are Plumb's own.
enum StackRowName: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case canvasFit = "UISV-canvas-fit"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidth = "UISV-text-width-disambiguation"
    case hiding = "UISV-hiding"
    case order = "UISV-order"
    case position = "UISV-position"

    /// Whether UIKit has no such row, so that it is not listed in `constraints`.
    var isOwn: Bool { self == .order || self == .position }
}

/// A planned row. It does not retain its items, because it is only used while they are arranged.
struct PlannedRow {
    let name: StackRowName
    private unowned(unsafe) let firstReference: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    private unowned(unsafe) let secondReference: AnyObject?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    init(
        name: StackRowName, first: AnyObject, attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation,
        second: AnyObject?, other: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat, priority: UILayoutPriority
    ) {
        self.name = name
        unsafe firstReference = first
        self.attribute = attribute
        self.relation = relation
        unsafe secondReference = second
        self.other = other
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    private var first: AnyObject { unsafe firstReference }
    private var second: AnyObject? { unsafe secondReference }

    var key: StackRow {
        StackRow(
            name: name, first: ObjectIdentifier(first), attribute: attribute, relation: relation,
            second: second.map(ObjectIdentifier.init), other: other, multiplier: multiplier, priority: priority)
    }

    @MainActor func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            knownItem: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier,
            constant: constant)
        constraint.identifier = name.rawValue
        constraint.isStackRow = true
        constraint.isHiding = name == .hiding
        constraint.isUnlisted = name.isOwn
        if !priority.isRequired { constraint.priority = priority }
        return constraint
    }

    /// Returns the closest common ancestor of the items, which are all in the stack.
    @MainActor func holder(in stack: UIStackView) -> UIView { second == nil ? first as? UIView ?? stack : stack }
}
