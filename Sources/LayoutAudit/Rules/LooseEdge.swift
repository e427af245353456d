import UIKit

extension Finding.Kind {
    /// A leading edge that only an inequality positions, out of line with a neighbour.
    package static let looseEdge = Self("looseEdge", .warning, "An inequality leaves a leading edge loose.", traits: .position)
}

enum LooseEdge: Rule {
    nonisolated static let kind = Finding.Kind.looseEdge

    /// In points; a smaller distance is a near miss.
    private static let least: CGFloat = 8

    static func findings(in audit: Audit) -> [ViewFinding] {
        let all = Siblings.all(of: audit)
        return all.compactMap { one in
            guard one.view is UILabel, let (limit, bound) = limit(of: one, audit), one.leading - bound > least,
                let own = owner(of: limit.secondItem).map({ line(of: $0, audit) }),
                let line = all.first(where: { other in
                    other.view !== one.view && other.isAboveOrBelow(one) && abs(other.leading - bound) < 0.25
                        && !own.isDisjoint(with: self.line(of: other.view, audit))
                })
            else { return nil }
            var finding = audit.finding(
                kind, one.sighting, other: line.view,
                "\(limit.reference) leaves its leading edge loose, \(audit.number(one.leading - bound)) pt from that of "
                    + ViewDescription.name(of: line.view), "make it `==`")
            finding.rows = [.constraint(limit)]
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard case .constraint(let limit)? = finding.rows.first else { return [] }
        return [.relation(limit, .equal)]
    }

    /// Returns the only limit of a leading edge whose view is held at its trailing edge alone, and the limit's position in reading
    /// direction.
    private static func limit(of one: Siblings, _ audit: Audit) -> (NSLayoutConstraint, CGFloat)? {
        var limits: [NSLayoutConstraint] = [], isHeld = false
        for constraint in audit.constraints(naming: one.view) where constraint.firstAttribute.layoutAxis == .horizontal {
            guard constraint.firstItem === one.view else {
                if constraint.secondAttribute == .trailing { isHeld = true }
                continue
            }
            switch (constraint.firstAttribute, constraint.relation) {
            case (.leading, .greaterThanOrEqual): limits.append(constraint)
            case (.trailing, _): isHeld = true
            // Another constraint positions the leading edge.
            case (.leading, _), (.left, _), (.right, _), (.centerX, _): return nil
            default: break
            }
        }
        guard isHeld, limits.count == 1, let limit = limits.first, limit.multiplier == 1,
            let edge = edge(of: limit.secondItem, limit.secondAttribute, one, audit)
        else { return nil }
        return (limit, edge + limit.constant)
    }

    /// Returns the views whose leading edges are tied to the view's by equalities, the view included. Two edges are aligned on purpose if
    /// these sets share a view; otherwise they merely coincide at this width.
    private static func line(of view: UIView, _ audit: Audit) -> Set<ObjectIdentifier> {
        var reached: Set<ObjectIdentifier> = [], waiting = [view]
        while let view = waiting.popLast() {
            guard reached.insert(ObjectIdentifier(view)).inserted else { continue }
            if let stack = view.superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(where: { $0 === view }) {
                let begins = stack.axis == .vertical ? stack.alignment == .fill || stack.alignment == .leading : index == 0
                if begins { waiting.append(stack) }
            } else if view.translatesAutoresizingMaskIntoConstraints {
                if let around = view.superview { waiting.append(around) }
            }
            for constraint in audit.constraints(naming: view) where constraint.relation == .equal {
                let isFirst = constraint.firstItem === view
                let edges = [constraint.firstAttribute, constraint.secondAttribute]
                guard edges.allSatisfy({ $0 == .leading || $0 == .leadingMargin }),
                    let around = owner(of: isFirst ? constraint.secondItem : constraint.firstItem)
                else { continue }
                waiting.append(around)
            }
        }
        return reached
    }

    private static func owner(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// Returns the position in reading direction of a view's or guide's leading edge or margin.
    private static func edge(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ one: Siblings, _ audit: Audit
    ) -> CGFloat? {
        let frame: CGRect, owner: UIView
        switch item {
        case let view as UIView:
            let edges = view.bounds.inset(by: view.alignmentRectInsets)
            (owner, frame) = (view, attribute == .leadingMargin ? view.bounds.inset(by: view.layoutMargins) : edges)
        case let guide as UILayoutGuide:
            guard let view = guide.owningView else { return nil }
            (owner, frame) = (view, guide.layoutFrame)
        default: return nil
        }
        guard attribute == .leading || attribute == .leadingMargin else { return nil }
        let frameInWindow = owner.convert(frame, to: audit.window)
        return one.isRightToLeft ? -frameInWindow.maxX : frameInWindow.minX
    }
}
