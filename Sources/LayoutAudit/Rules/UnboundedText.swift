import UIKit

extension Finding.Kind {
    /// A text without a limit on one side: if longer, it would overlap something or leave the screen.
    package static let unboundedText = Self("unboundedText", .warning, "Nothing limits a text on one side.")
}

/// Reports the same as Xcode's "Trailing constraint is missing, which may cause overlapping with other views", but only where text of twice
/// the length would do harm: what the double-length pseudo-language shows (Apple, Internationalization and Localization Guide, "Testing
/// Your Internationalized App").
enum UnboundedText: Rule {
    nonisolated static let kind = Finding.Kind.unboundedText

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.labels.compactMap { text in
            let (sighting, label) = (text.sighting, text.label)
            guard !sighting.isInBar, !sighting.isInControl, !sighting.isTurned, !label.translatesAutoresizingMaskIntoConstraints,
                !(label.superview is UIStackView), let ties = Ties(of: label, audit.constraints(naming: label)),
                !scrollsSideways(sighting, audit)
            else { return nil }
            var finding: ViewFinding
            if label.textAlignment == .center, ties.grows == .trailing {
                finding = audit.finding(
                    kind, sighting, "“\(audit.excerpt(label))” is centred in a label that is only as wide as the text",
                    "constrain the label's other edge, or centre the label")
                finding.detail = centred
            } else if let effect = effect(ties.longer(sighting.frame, by: growth(of: label)), sighting, audit) {
                finding = audit.finding(
                    kind, sighting, other: effect.other, "nothing limits “\(audit.excerpt(label))”: a text twice as long \(effect.text)",
                    "limit its other edge with `<=`")
            } else {
                return nil
            }
            finding.rows = ties.rows.map(RowOwner.constraint)
            return finding
        }
    }

    private static let centred = "centred"

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let label = finding.view as? UILabel, let around = label.superview,
            let ties = Ties(of: label, label.constraintsAbout.filter(\.isWritten))
        else { return [] }
        let isCentred = finding.detail == centred
        func end(_ attribute: NSLayoutConstraint.Attribute, _ limit: NSLayoutConstraint.Relation, _ other: UIView, _ opposite: Bool)
            -> Change
        {
            let edge: NSLayoutConstraint.Attribute = opposite ? .leading : attribute
            return .addition(
                NSLayoutConstraint(
                    item: label, attribute: attribute, relatedBy: isCentred ? .equal : limit, toItem: other, attribute: edge, multiplier: 1,
                    constant: attribute == .leading ? 8 : -8))
        }
        if ties.grows == .leading { return [end(.leading, .greaterThanOrEqual, around, false)] }
        if let other = finding.other, other.superview === around { return [end(.trailing, .lessThanOrEqual, other, true)] }
        return [end(.trailing, .lessThanOrEqual, around, false)]
    }

    /// The constraints on a label's sides, if one side is free.
    private struct Ties {
        enum Side { case leading, trailing, both }

        var grows: Side
        var rows: [NSLayoutConstraint]
        let isRightToLeft: Bool

        /// Returns nil for a label whose width is limited.
        @MainActor init?(of label: UILabel, _ constraints: [NSLayoutConstraint]) {
            isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
            var sides: [Side: [NSLayoutConstraint]] = [:]
            for constraint in constraints where constraint.firstAttribute.layoutAxis == .horizontal {
                let isFirst = constraint.firstItem === label
                let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
                // An inequality that opens away from the text limits nothing: `width >= 40`, `trailing >= …`.
                let opens: NSLayoutConstraint.Relation = isFirst ? .greaterThanOrEqual : .lessThanOrEqual
                switch attribute {
                case .width: if constraint.relation != opens { return nil }
                case .centerX, .centerXWithinMargins: sides[.both, default: []].append(constraint)
                case .leading, .leadingMargin:
                    if constraint.relation == .equal || constraint.relation == opens { sides[.leading, default: []].append(constraint) }
                case .trailing, .trailingMargin: if constraint.relation != opens { sides[.trailing, default: []].append(constraint) }
                // Left and right have their own rule.
                default: return nil
                }
            }
            switch (sides[.leading], sides[.both], sides[.trailing]) {
            case (let rows?, nil, nil): (grows, self.rows) = (.trailing, rows)
            case (nil, nil, let rows?): (grows, self.rows) = (.leading, rows)
            case (nil, let rows?, nil): (grows, self.rows) = (.both, rows)
            default: return nil
            }
        }

        func longer(_ frame: CGRect, by points: CGFloat) -> CGRect {
            switch (grows, isRightToLeft) {
            case (.both, _): frame.insetBy(dx: -points / 2, dy: 0)
            case (.trailing, false), (.leading, true):
                CGRect(x: frame.minX, y: frame.minY, width: frame.width + points, height: frame.height)
            default: CGRect(x: frame.minX - points, y: frame.minY, width: frame.width + points, height: frame.height)
            }
        }
    }

    /// Returns the width that twice the text needs beyond the label's own.
    private static func growth(of label: UILabel) -> CGFloat { max(0, 2 * label.intrinsicContentSize.width - label.bounds.width) }

    private static func effect(_ longer: CGRect, _ label: Audit.Sighting, _ audit: Audit) -> (text: String, other: UIView?)? {
        let met = audit.views.first { other in
            other.parent == label.parent && other.view !== label.view && !other.frame.isEmpty && audit.isContent(other.view)
                && other.frame.insetBy(dx: 1, dy: 2).intersects(longer) && !other.frame.insetBy(dx: 1, dy: 2).intersects(label.frame)
        }
        if let met { return ("overlaps \(ViewDescription.name(of: met.view))", met.view) }
        let screen = audit.window.bounds
        guard longer.minX < screen.minX - 0.5 || longer.maxX > screen.maxX + 0.5 else { return nil }
        return ("leaves the screen", nil)
    }

    private static func scrollsSideways(_ sighting: Audit.Sighting, _ audit: Audit) -> Bool {
        var parent = sighting.parent
        while let index = parent {
            if let scroll = audit.views[index].view as? UIScrollView, scroll.contentSize.width > scroll.bounds.width + 0.5 { return true }
            parent = audit.views[index].parent
        }
        return false
    }
}
