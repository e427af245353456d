import UIKit

extension Finding.Kind {
    /// The same constraint written twice.
    package static let duplicateConstraint = Self("duplicateConstraint", .warning, "A constraint is duplicated.", traits: .surplus)
}

enum DuplicateConstraint: Rule {
    nonisolated static let kind = Finding.Kind.duplicateConstraint

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.kept.flatMap { sighting, constraints -> [ViewFinding] in
            var forms: [ConstraintForm] = []
            var groups: [ConstraintForm: [NSLayoutConstraint]] = [:]
            for (constraint, form) in constraints {
                if groups[form] == nil { forms.append(form) }
                groups[form, default: []].append(constraint)
            }
            return forms.compactMap { form in
                guard let group = groups[form], group.count > 1, let last = group.last else { return nil }
                var finding = audit.finding(
                    kind, sighting, "\(last.reference) duplicates \(group[0].reference)", "keep only one")
                finding.view = last.parties.first ?? sighting.view
                finding.rows = group.reversed().map(RowOwner.constraint)
                finding.detail = "\(form)"
                return finding
            }
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        let rest = finding.rows.dropLast().compactMap {
            if case .constraint(let constraint) = $0 { Change.removal(constraint) } else { nil }
        }
        return [.all(rest)]
    }
}

/// The content of a constraint, in a form that does not depend on the order of its items.
@MainActor struct ConstraintForm: Hashable {
    let first, second: ObjectIdentifier?
    let attribute, other: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority

    init(_ constraint: NSLayoutConstraint) {
        let first = constraint.firstItem.map(ObjectIdentifier.init), second = constraint.secondItem.map(ObjectIdentifier.init)
        var isTurned = false
        if constraint.multiplier == 1, let first, let second {
            isTurned = second < first || first == second && constraint.secondAttribute.rawValue < constraint.firstAttribute.rawValue
        }
        (self.first, self.second) = isTurned ? (second, first) : (first, second)
        (attribute, other) =
            isTurned ? (constraint.secondAttribute, constraint.firstAttribute) : (constraint.firstAttribute, constraint.secondAttribute)
        relation = isTurned ? NSLayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal : constraint.relation
        multiplier = constraint.multiplier
        constant = isTurned ? -constraint.constant : constraint.constant
        priority = constraint.priority
    }
}
