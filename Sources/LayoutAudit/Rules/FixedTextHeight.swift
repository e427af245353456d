import UIKit

extension Finding.Kind {
    /// A fixed height that leaves growing text no room.
    package static let fixedTextHeight = Self("fixedTextHeight", .warning, "A fixed height leaves no room for larger text.")
}

enum FixedTextHeight: Rule {
    nonisolated static let kind = Finding.Kind.fixedTextHeight

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.labels.compactMap { text in
            let label = text.label
            guard label.font.followsContentSize, !text.sighting.isInControl, !text.sighting.isInBar else { return nil }
            // The largest text is more than twice as high (TextStyles.md, table: body 17 to 53, caption 12 to 43).
            let fixed = audit.constraints(naming: label).filter {
                $0.firstItem === label && $0.firstAttribute == .height && $0.secondItem == nil && $0.relation != .greaterThanOrEqual
                    && $0.priority > label.contentCompressionResistancePriority(for: .vertical) && $0.constant < 2 * label.font.lineHeight
            }
            guard let worst = fixed.first else { return nil }
            var finding = audit.finding(
                kind, text.sighting, "\(worst.reference) leaves no room for “\(audit.excerpt(label))” at large text sizes",
                "remove it, or make it `>=`")
            finding.rows = fixed.map(RowOwner.constraint)
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard case .constraint(let constraint)? = finding.rows.first else { return [] }
        return [.relation(constraint, .greaterThanOrEqual)]
    }
}
