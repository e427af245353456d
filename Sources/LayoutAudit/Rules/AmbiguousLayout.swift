import UIKit

extension Finding.Kind {
    /// Constraints leave a position or a size ambiguous.
    package static let ambiguous = Self("ambiguous", .error, "Constraints do not determine a position or size.")
}

enum AmbiguousLayout: Rule {
    nonisolated static let kind = Finding.Kind.ambiguous

    static func findings(in audit: Audit) -> [ViewFinding] {
        let open = audit.window.openViews()
        guard !open.isEmpty else { return [] }
        let quantities = Dictionary(open.map { (ObjectIdentifier($0.view), $0.quantities) }, uniquingKeysWith: { first, _ in first })
        return audit.views.compactMap { sighting in
            guard let open = quantities[ObjectIdentifier(sighting.view)] else { return nil }
            let names = open.map { "its " + ($0 == "minX" ? "x" : $0 == "minY" ? "y" : $0.lowercased()) }
            var finding = audit.finding(kind, sighting, "nothing decides \(names.joined(separator: " and "))", "add constraints that do")
            let axes = Set(open.map { $0 == "minX" || $0 == "Width" ? NSLayoutConstraint.Axis.horizontal : .vertical })
            finding.lacks = [NSLayoutConstraint.Axis.horizontal, .vertical].filter(axes.contains).map {
                ViewFinding.Lack(axis: $0, points: 0)
            }
            return finding
        }
    }

    /// Priorities that compete are set apart; ambiguous quantities are fixed at their current values.
    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let view = finding.view, let parent = view.superview else { return [] }
        var changes: [Change] = []
        for lack in finding.lacks {
            for isResistance in [false, true] {
                let now = view.contentPriority(lack.axis, isResistance)
                if now < .required { changes.append(.content(view, lack.axis, isResistance: isResistance, now + 1)) }
            }
            if let stack = parent as? UIStackView, stack.axis == lack.axis { continue }
            let frame = view.frame,
                attributes: [NSLayoutConstraint.Attribute] = lack.axis == .horizontal ? [.leading, .width] : [.top, .height]
            for attribute in attributes {
                let isSize = attribute == .width || attribute == .height
                let constant =
                    switch attribute {
                    case .leading: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? parent.bounds.maxX - frame.maxX : frame.minX
                    case .top: frame.minY
                    case .width: frame.width
                    default: frame.height
                    }
                changes.append(
                    .addition(
                        NSLayoutConstraint(
                            item: view, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : parent,
                            attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant.rounded())))
            }
        }
        return changes
    }
}
