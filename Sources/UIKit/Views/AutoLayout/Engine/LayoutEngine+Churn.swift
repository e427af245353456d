import Foundation

/// The properties that two constraints must share to count as churn; the constant is not one of them.
struct ConstraintKey: Hashable {
    let first, second: ObjectIdentifier?
    let attribute, other: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority

    @MainActor init(_ constraint: NSLayoutConstraint) {
        first = constraint.firstTarget.map(ObjectIdentifier.init)
        second = constraint.secondItem.map(ObjectIdentifier.init)
        (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
        relation = constraint.relation
        multiplier = constraint.multiplier
        priority = constraint.priority
    }
}

extension LayoutEngine {
    func noteChurn(removing constraint: NSLayoutConstraint) {
        guard reports.statistics.passes > 0, constraint.source != nil, constraint.installation?.engine === self else { return }
        reports.removedConstraints[ConstraintKey(constraint), default: []].append(constraint.constant)
    }

    func noteChurn(adding constraint: NSLayoutConstraint) {
        let key = ConstraintKey(constraint)
        guard !reports.removedConstraints.isEmpty, var constants = reports.removedConstraints[key], !constants.isEmpty else { return }
        let same = constants.firstIndex(of: constraint.constant)
        constants.remove(at: same ?? 0)
        reports.removedConstraints[key] = constants
        if same == nil { reports.statistics.rebuilds += 1 } else { reports.statistics.churn += 1 }
        reports.churn.append(
            LayoutChurn(
                isRebuilt: same == nil, view: constraint.holder?.layoutPath ?? "",
                constraint: ConstraintDescription.text(of: constraint),
                identifier: constraint.identifier))
    }
}
