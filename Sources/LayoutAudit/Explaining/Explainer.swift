import UIKit

/// Finds the causes of a finding by trial: a change is made to the finished layout, the window is laid out and audited again, and the
/// change is undone. A constraint whose change removes the finding is a cause; a change that causes nothing as bad is a suggestion.
@MainActor struct Explainer {
    private let window: UIWindow
    private let kinds: Set<Finding.Kind>
    /// The findings before any trial.
    private let identities: Set<FindingIdentity>
    private var owners: RowOwners
    private var oddness: ConstraintOddness
    /// The work left for the whole screen, in views that are laid out and audited. A trial costs as much as there are views, and more where
    /// the solver has to search.
    private var budget = 150_000
    private let viewCount: Int
    /// The cost of one pivot of the solver in views, on a screen of 80 views.
    private static let viewsPerPivot = 16
    /// The most trials for one finding.
    private static let most = 48

    struct Explanation {
        var causes: [ConstraintReference] = []
        var suggestion: String?
    }

    init(_ window: UIWindow, _ kinds: Set<Finding.Kind>, _ findings: [ViewFinding]) {
        self.window = window
        // Findings of the past do not disappear, whatever is tried.
        self.kinds = kinds.filter { !$0.traits.contains(.history) }
        identities = Set(findings.map(\.identity))
        owners = RowOwners(of: window)
        oddness = ConstraintOddness(in: window)
        viewCount = Audit(window, includesHistory: false).views.count
    }

    // MARK: Trying

    private struct Outcome {
        var isGone: Bool
        /// The number of new findings that are as bad as the one examined, or worse.
        var worse: Int
        /// The number of all new findings.
        var new: Int

        var isFix: Bool { isGone && worse == 0 }
    }

    private mutating func outcome(of changes: [Change], for finding: ViewFinding, _ trials: inout Int) -> Outcome? {
        guard budget > 0, trials < Self.most else { return nil }
        trials += 1
        let before = window.layoutEngine.statistics.pivots
        // An engine that was rebuilt counts from zero.
        defer { budget -= viewCount + Self.viewsPerPivot * max(0, window.layoutEngine.statistics.pivots - before) }
        let undo = changes.map { $0.apply() }
        window.layoutIfNeeded()
        let new = findingsAfterTrial(of: finding)
        for back in undo.reversed() { back() }
        // The next trial starts from the same layout as this one.
        window.layoutIfNeeded()
        guard let new else { return Outcome(isGone: false, worse: 0, new: 0) }
        return Outcome(isGone: true, worse: new.count { $0.kind.rank <= finding.kind.rank }, new: new.count)
    }

    /// Returns the findings that the current change added. Nil if the examined finding is still there or its view is no longer visible.
    /// Most trials fix nothing, so only the kinds that show the finding are checked first.
    private func findingsAfterTrial(of finding: ViewFinding) -> Set<FindingIdentity>? {
        let audit = Audit(window, includesHistory: false)
        guard finding.kind == .conflict || shows(finding.view, audit) && (finding.other == nil || shows(finding.other, audit)) else {
            return nil
        }
        let own: Set<Finding.Kind> = finding.kind.traits.contains(.position) ? [finding.kind, .ambiguous] : [finding.kind]
        guard !audit.findings(own.intersection(kinds)).contains(where: { $0.identity == finding.identity }) else { return nil }
        return Set(audit.findings(kinds).map(\.identity)).subtracting(identities)
    }

    /// Whether the view is still visible: shrinking to nothing or leaving the screen is no fix. True for nil and for hidden views.
    private func shows(_ view: UIView?, _ audit: Audit) -> Bool {
        guard let view, !view.isHidden else { return true }
        return audit.views.contains { $0.view === view && !$0.frame.isEmpty && ($0.canScroll || $0.frame.intersects(window.bounds)) }
    }

    // MARK: Explaining

    private struct Candidate {
        var owner: RowOwner
        var reference: ConstraintReference
        var isFix = false
        var isGone = false
        var new = Int.max
        var directness = 0
        var oddness = 0
        var change: Change?
    }

    mutating func explanation(of finding: ViewFinding) -> Explanation {
        defer { window.layoutIfNeeded() }
        guard kinds.contains(finding.kind) else { return Explanation(causes: references(finding.rows)) }
        // Earlier trials may have rebuilt rows.
        owners = RowOwners(of: window)
        var trials = 0
        var candidates = candidates(of: finding)
        for index in candidates.indices { tryChanges(of: &candidates[index], finding, &trials) }
        let ranked = candidates.enumerated().sorted { one, other in
            let (a, b) = (Self.order(one.element), Self.order(other.element))
            return a == b ? one.offset < other.offset : a.lexicographicallyPrecedes(b)
        }.map(\.element)
        var explanation = Explanation()
        let deciding = ranked.filter(\.isGone)
        var seen: Set<ConstraintReference> = []
        for candidate in (deciding.isEmpty ? ranked : deciding) where seen.insert(candidate.reference).inserted {
            if explanation.causes.count < Self.mostCauses { explanation.causes.append(candidate.reference) }
        }
        explanation.suggestion = suggestion(finding, ranked)
        return explanation
    }

    private static let mostCauses = 5

    private static func order(_ candidate: Candidate) -> [Int] {
        [candidate.isFix ? 0 : candidate.isGone ? 1 : 2, min(candidate.new, 3), -candidate.oddness, candidate.directness]
    }

    private func references(_ rows: [RowOwner]) -> [ConstraintReference] {
        var seen: Set<ConstraintReference> = []
        return Array(rows.compactMap(\.reference).filter { seen.insert($0).inserted }.prefix(Self.mostCauses))
    }

    /// Returns the change to suggest: the fix of a constraint that stands out, otherwise a remedy of the rule, otherwise any constraint's
    /// fix.
    private mutating func suggestion(_ finding: ViewFinding, _ ranked: [Candidate]) -> String? {
        // The rule's remedies have trials of their own, however many the candidates used.
        var trials = 0
        let own = Rules.byKind[finding.kind]?.remedies(for: finding) ?? []
        // A constraint that stands out is corrected. Otherwise the usual remedy is tried before changing a constraint that may be intended.
        if let first = ranked.first, first.isFix, first.oddness > 1, let change = first.change { return change.text }
        for change in own {
            if let outcome = outcome(of: [change], for: finding, &trials), outcome.isFix { return change.text }
        }
        return ranked.first { $0.isFix && $0.change != nil }?.change?.text
    }

    // MARK: Candidates

    private static let mostCandidates = 14

    private func candidates(of finding: ViewFinding) -> [Candidate] {
        var rows = finding.rows
        // A finding that no change of length fixes has no deciding constraints.
        if rows.isEmpty, !finding.lacks.isEmpty {
            let lacking = finding.lacks.map(\.axis)
            let axes = [NSLayoutConstraint.Axis.horizontal, .vertical].filter(lacking.contains)
            for view in [finding.view, finding.other].compactMap(\.self) {
                for axis in axes { rows += owners.deciding(view, axis) }
            }
            // Constraints that do not decide, but could: limits with slack, and optional constraints that are not satisfied.
            for view in [finding.view, finding.other].compactMap(\.self) {
                rows += view.constraintsAbout.filter { axes.contains($0.firstAttribute.layoutAxis) }.map(RowOwner.constraint)
            }
        }
        var seen: Set<String> = []
        var found: [Candidate] = []
        for row in rows {
            guard let reference = row.reference, seen.insert("\(reference)").inserted else { continue }
            var candidate = Candidate(owner: row, reference: reference)
            switch row {
            case .constraint(let constraint):
                let parties = constraint.parties
                let isOwn = parties.contains { $0 === finding.view || $0 === finding.other }
                candidate.directness = isOwn ? (constraint.secondItem == nil ? 0 : 1) : 3
                candidate.oddness = oddness(of: constraint, isOwn: isOwn, finding)
            case .content(let view, _, _): candidate.directness = view === finding.view ? 4 : 2
            case .mask(let view): candidate.directness = view === finding.view ? 1 : 3
            case .root, .guide: continue
            }
            found.append(candidate)
        }
        let order = found.enumerated().sorted { ($0.element.directness, $0.offset) < ($1.element.directness, $1.offset) }
        return Array(order.map(\.element).prefix(Self.mostCandidates))
    }

    /// Returns how much a constraint stands out as the cause of the finding.
    private func oddness(of constraint: NSLayoutConstraint, isOwn: Bool, _ finding: ViewFinding) -> Int {
        let odd = oddness.of(constraint, isOwn: isOwn)
        // A constraint to the edge of the screen stands out if the finding is about the safe area.
        if finding.kind.traits.contains(.safeArea), constraint.insideSafeArea != nil { return max(odd, 3) }
        guard constraint.relation != .equal else { return odd }
        if let view = finding.view, constraint.pushesOut(view) { return max(odd, 3) }
        // Positions are set from the top and the leading edge: an inequality there leaves open what an equality was meant to fix.
        let starts: [NSLayoutConstraint.Attribute] = [.top, .leading, .left, .topMargin, .leadingMargin, .leftMargin]
        return finding.kind == .ambiguous && isOwn && starts.contains(constraint.firstAttribute) ? max(odd, 2) : odd
    }

    /// Tries the changes of one candidate, the smallest first, and records the best.
    private mutating func tryChanges(of candidate: inout Candidate, _ finding: ViewFinding, _ trials: inout Int) {
        for change in changes(of: candidate.owner, finding) {
            guard let outcome = outcome(of: [change], for: finding, &trials) else { return }
            guard outcome.isGone else { continue }
            candidate.isGone = true
            if outcome.isFix, !candidate.isFix || outcome.new < candidate.new {
                candidate.isFix = true
                candidate.change = change
            }
            candidate.new = min(candidate.new, outcome.new)
            if outcome.isFix, outcome.new == 0 { return }
        }
    }

    private func changes(of owner: RowOwner, _ finding: ViewFinding) -> [Change] {
        switch owner {
        case .constraint(let constraint):
            guard constraint.isWritten else { return [] }
            if finding.kind.traits.contains(.surplus) { return [.removal(constraint)] }
            if finding.kind.traits.contains(.spelling) { return [] }
            var changes: [Change] = []
            if finding.kind.traits.contains(.safeArea), let inside = constraint.insideSafeArea {
                changes.append(.replacement(constraint, by: inside))
            }
            // An inequality that lets the view out of what it was meant to stay in.
            if finding.kind != .conflict, let view = finding.view, constraint.pushesOut(view) {
                changes.append(.relation(constraint, .equal))
            }
            if finding.kind != .conflict {
                for lack in finding.lacks where lack.axis == constraint.firstAttribute.layoutAxis && lack.points != 0 {
                    let points = lack.points.rounded(.up)
                    for constant in [constraint.constant + points, constraint.constant - points] {
                        changes.append(.constant(constraint, constant))
                    }
                }
            } else if constraint.relation == .equal, let actual = constraint.actualConstant, abs(actual - constraint.constant) > 0.5 {
                changes.append(.constant(constraint, actual))
            }
            if constraint.relation == .equal, finding.kind == .truncatedText, constraint.firstAttribute.layoutAxis == .vertical {
                changes.append(.relation(constraint, .greaterThanOrEqual))
            }
            let lower: [UILayoutPriority] = finding.kind == .conflict ? [999] : [749, 249, 1]
            if let priority = lower.first(where: { $0 < constraint.priority }) { changes.append(.priority(constraint, priority)) }
            if finding.kind == .ambiguous, constraint.relation != .equal { changes.append(.relation(constraint, .equal)) }
            if finding.kind == .ambiguous, constraint.priority < .required { changes.append(.priority(constraint, .required)) }
            changes.append(.removal(constraint))
            return changes
        case .content(let view, let axis, let isResistance):
            let now = view.contentPriority(axis, isResistance)
            let others: [UILayoutPriority] = [now - 1, now + 1, 1]
            return others.filter { $0 > 0 && $0 <= 1000 && $0 != now }
                .map { .content(view, axis, isResistance: isResistance, $0) }
        case .mask(let view):
            // For other kinds the mask is how the view was meant to be placed. The mask of a root view is not the author's.
            return finding.kind == .conflict && view !== window.rootViewController?.view ? [.translation(view)] : []
        case .root, .guide: return []
        }
    }
}

/// Measures how unlike the other constraints of a screen one is: designers use few distances, and use them often.
@MainActor struct ConstraintOddness {
    private var counts: [CGFloat: Int] = [:]
    private let size: CGSize

    init(in window: UIWindow) {
        size = window.bounds.size
        var counts: [CGFloat: Int] = [:]
        func visit(_ view: UIView) {
            for constraint in view.keptConstraints where constraint.isWritten { counts[abs(constraint.constant), default: 0] += 1 }
            for child in view.subviews { visit(child) }
        }
        visit(window)
        self.counts = counts
    }

    /// Returns the oddness from 0 (like the others) to 4 (like no other).
    ///
    /// - Parameter isOwn: whether the constraint is about a view of the finding. On other views a fixed size is not odd.
    func of(_ constraint: NSLayoutConstraint, isOwn: Bool) -> Int {
        let amount = abs(constraint.constant), isShared = (counts[amount] ?? 0) > 1
        let room = constraint.firstAttribute.layoutAxis == .horizontal ? size.width : size.height
        let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
        var odd = 0
        if amount > room { odd = 4 } else if !isSize, amount > room / 4 { odd = 3 } else if !isSize, amount > 64 { odd = 2 }
        if isSize, isOwn, constraint.secondItem == nil { odd = max(odd, 1) }
        if !isShared, amount.truncatingRemainder(dividingBy: 4) != 0, amount.truncatingRemainder(dividingBy: 5) != 0 { odd += 1 }
        if !isSize, constraint.hasOutwardConstant { odd = max(odd, 2) }
        if constraint.multiplier != 1, constraint.multiplier > 2 || constraint.multiplier < 0.1 { odd += 1 }
        return min(odd, 4)
    }
}

extension NSLayoutConstraint {
    /// Whether the constant pushes the view out of its superview by more than 16 points: `trailing == superview.trailing + 40`.
    fileprivate var hasOutwardConstant: Bool {
        guard constant != 0, let first = firstItem as? UIView, let second = parties.last, second !== first, first.superview === second
        else {
            return false
        }
        switch (firstAttribute, secondAttribute) {
        case (.leading, .leading), (.left, .left), (.top, .top), (.leading, .leadingMargin), (.top, .topMargin): return constant < -16
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom), (.trailing, .trailingMargin), (.bottom, .bottomMargin):
            return constant > 16
        default: return false
        }
    }

    /// Whether the constraint is a limit that lets the view grow or move away from what it names: `title.trailing >= box.trailing`. Limits
    /// against the view's own descendants do not count, because content may push its container.
    fileprivate func pushesOut(_ view: UIView) -> Bool {
        guard relation != .equal, let other = parties.first(where: { $0 !== view }), !other.isDescendant(of: view) else { return false }
        let isFirst = firstItem === view
        guard isFirst || secondItem === view else { return false }
        let isAtLeast = (relation == .greaterThanOrEqual) == isFirst
        switch isFirst ? firstAttribute : secondAttribute {
        case .trailing, .right, .bottom: return isAtLeast
        case .leading, .left, .top: return !isAtLeast
        default: return false
        }
    }

    /// The same constraint against the safe area of the outer view; nil where the safe area has no inset at that edge.
    fileprivate var insideSafeArea: NSLayoutConstraint? {
        guard let first = firstItem, let second = secondItem else { return nil }
        if let guide = Self.safeArea(of: second, secondAttribute, around: first) { return twin(relation, between: first, and: guide) }
        return Self.safeArea(of: first, firstAttribute, around: second).map { twin(relation, between: $0, and: second) }
    }

    private static func safeArea(of item: AnyObject, _ attribute: Attribute, around other: AnyObject) -> UILayoutGuide? {
        guard let view = item as? UIView, let inner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView, inner !== view,
            inner.isDescendant(of: view)
        else { return nil }
        let insets = view.safeAreaInsets
        let inset: CGFloat =
            switch attribute {
            case .top: insets.top
            case .bottom: insets.bottom
            case .leading, .trailing, .left, .right: max(insets.left, insets.right)
            default: 0
            }
        return inset > 0 ? view.safeAreaLayoutGuide : nil
    }

    /// The constant with which the current layout would satisfy the constraint; nil unless the constraint sets a width or height by a
    /// constant.
    var actualConstant: CGFloat? {
        guard let first = firstItem as? UIView, secondItem == nil else { return nil }
        let frame = first.alignmentRect(forFrame: first.frame)
        switch firstAttribute {
        case .width: return frame.width
        case .height: return frame.height
        default: return nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute's axis; vertical for attributes without one.
    var layoutAxis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }
}

extension UIView {
    /// The active constraints that name the view itself, nearest first.
    var constraintsAbout: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var around: UIView? = self
        while let view = around {
            found += view.keptConstraints.filter { $0.firstItem === self || $0.secondItem === self }
            around = view.superview
        }
        return found
    }
}
