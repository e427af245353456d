import UIKit

extension Finding.Kind {
    /// A limit that another constraint makes redundant.
    package static let redundantConstraint = Self(
        "redundantConstraint", .warning, "A constraint is made redundant by another.", traits: .surplus)
}

enum RedundantConstraint: Rule {
    nonisolated static let kind = Finding.Kind.redundantConstraint

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.kept.flatMap { sighting, forms -> [ViewFinding] in
            guard forms.contains(where: { $0.form.relation != .equal }) else { return [] }
            var equalities: [ConstraintForm: [(NSLayoutConstraint, CGFloat)]] = [:]
            for (constraint, form) in forms where form.relation == .equal {
                equalities[form.side, default: []].append((constraint, form.constant))
            }
            return forms.compactMap { limit, form in
                guard form.relation != .equal, let deciding = equalities[form.side]?.first(where: { isIdle(form, limit, beside: $0) })
                else {
                    return nil
                }
                var finding = audit.finding(
                    kind, sighting, "\(limit.reference) is redundant because of \(deciding.0.reference)", "remove it")
                finding.view = limit.parties.first ?? sighting.view
                finding.rows = [.constraint(limit), .constraint(deciding.0)]
                finding.detail = limit.equation
                return finding
            }
        }
    }

    /// Whether a required equality implies the limit.
    private static func isIdle(_ form: ConstraintForm, _ limit: NSLayoutConstraint, beside equality: (NSLayoutConstraint, CGFloat)) -> Bool
    {
        guard equality.0.priority == .required else { return false }
        return form.relation == .lessThanOrEqual ? equality.1 <= form.constant : equality.1 >= form.constant
    }
}

extension ConstraintForm {
    /// The compared items and attributes, without relation, constant and priority.
    fileprivate var side: ConstraintForm {
        var side = ConstraintForm(self, relation: .equal)
        side.constant = 0
        side.priority = .required
        return side
    }

    private init(_ form: ConstraintForm, relation: NSLayoutConstraint.Relation) {
        (first, second, attribute, other) = (form.first, form.second, form.attribute, form.other)
        (multiplier, constant, priority) = (form.multiplier, form.constant, form.priority)
        self.relation = relation
    }
}
