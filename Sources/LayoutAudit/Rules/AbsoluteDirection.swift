import UIKit

extension Finding.Kind {
    /// A constraint between left and right edges, which does not mirror.
    package static let absoluteDirection = Self(
        "absoluteDirection", .warning, "A constraint uses left or right instead of leading or trailing.", traits: .spelling)
}

enum AbsoluteDirection: Rule {
    nonisolated static let kind = Finding.Kind.absoluteDirection

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.views.compactMap { sighting in
            let view = sighting.view
            // Code that forces a direction means left and right.
            guard view.semanticContentAttribute == .unspecified else { return nil }
            let absolute = audit.constraints(naming: view).filter { $0.firstItem === view && $0.secondItem != nil && $0.isAbsolute }
            guard !absolute.isEmpty, !isSymmetric(absolute), let worst = absolute.first else { return nil }
            var finding = audit.finding(
                kind, sighting, "\(worst.reference) is not mirrored in right-to-left layouts",
                "use leading and trailing instead of left and right")
            finding.rows = absolute.map(RowOwner.constraint)
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        let turned = finding.rows.compactMap { row -> Change? in
            guard case .constraint(let constraint) = row, let twin = constraint.relative else { return nil }
            return .replacement(constraint, by: twin)
        }
        return turned.isEmpty ? [] : [.all(turned)]
    }

    /// Whether the constraints keep the same distance from both sides of one view; such a pair mirrors by itself.
    private static func isSymmetric(_ constraints: [NSLayoutConstraint]) -> Bool {
        guard constraints.count == 2, constraints[0].secondItem === constraints[1].secondItem else { return false }
        return constraints[0].constant == -constraints[1].constant && constraints[0].firstAttribute != constraints[1].firstAttribute
            && constraints.allSatisfy { $0.firstAttribute == $0.secondAttribute }
    }
}

extension NSLayoutConstraint {
    /// The same constraint with leading and trailing.
    fileprivate var relative: NSLayoutConstraint? {
        let replacements: [Attribute: Attribute] = [
            .left: .leading, .right: .trailing, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
        ]
        guard let first = firstItem, let second = secondItem, let one = replacements[firstAttribute],
            let other = replacements[secondAttribute]
        else {
            return nil
        }
        let twin = NSLayoutConstraint(
            item: first, attribute: one, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier, constant: constant)
        twin.priority = priority
        return twin
    }

    fileprivate var isAbsolute: Bool {
        let absolute: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
        return absolute.contains(firstAttribute) && absolute.contains(secondAttribute)
    }
}
