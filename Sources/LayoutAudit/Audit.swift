import UIKit

/// A laid-out window, as the rules see it. What the system sizes itself (a switch, a bar's buttons) is not judged.
@MainActor package struct Audit {
    let window: UIWindow
    /// Whether findings from before the layout was finished count. They do not after a trial.
    let includesHistory: Bool
    /// All visible views, each before its subviews.
    let views: [Sighting]
    /// The visible labels that have text.
    let labels: [LabelSighting]
    /// Active constraints that an author wrote, by each view that they name.
    private var written: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The written constraints that each view keeps, in the order of `views`; only for views that keep several.
    private(set) var kept: [(sighting: Sighting, constraints: [(constraint: NSLayoutConstraint, form: ConstraintForm)])] = []

    /// A visible view and its surroundings.
    struct Sighting {
        var view: UIView
        /// The frame in the window, in points.
        var frame: CGRect
        /// Whether it is inside a scroll view.
        var canScroll = false
        /// Whether it is inside a system bar.
        var isInBar = false
        /// Whether it is inside a control, as part of its appearance.
        var isInControl = false
        /// Whether the view or one of its superviews is transformed.
        var isTurned = false
        /// The index of the superview's sighting; nil for subviews of the window.
        var parent: Int?
    }

    struct LabelSighting {
        var sighting: Sighting
        var label: UILabel
    }

    init(_ window: UIWindow, includesHistory: Bool = true) {
        self.window = window
        self.includesHistory = includesHistory
        var views: [Sighting] = []
        for view in window.subviews { Self.collect(view, Sighting(view: view, frame: .zero), into: &views) }
        self.views = views
        labels = views.compactMap { sighting in
            guard !sighting.frame.isEmpty, let label = sighting.view as? UILabel, label.text?.isEmpty == false else { return nil }
            return LabelSighting(sighting: sighting, label: label)
        }
        note(window)
        kept = views.compactMap { sighting in
            guard sighting.view.keptConstraints.count > 1 else { return nil }
            let constraints = sighting.view.keptConstraints.filter(\.isWritten)
            return constraints.count > 1 ? (sighting, constraints.map { ($0, ConstraintForm($0)) }) : nil
        }
    }

    /// Adds the constraints of the subviews before those of the view, so that the nearest constraints of a view come first.
    private mutating func note(_ view: UIView) {
        for child in view.subviews { note(child) }
        for constraint in view.keptConstraints where constraint.isWritten {
            let first = constraint.firstItem as? UIView, second = constraint.secondItem as? UIView
            if let first { written[ObjectIdentifier(first), default: []].append(constraint) }
            if let second, second !== first { written[ObjectIdentifier(second), default: []].append(constraint) }
        }
    }

    /// Returns the findings in a fixed order: by kind, and within a kind from the back of the screen to the front.
    ///
    /// - Parameters:
    ///   - kinds: the kinds to check for; by default those that are not off.
    ///   - isExplaining: whether to look for causes and to try out a fix for each. This changes the layout and undoes the changes.
    package static func findings(
        in window: UIWindow, kinds: Set<Finding.Kind> = standardKinds, isExplaining: Bool = false
    ) -> [Finding] {
        fillPlaceholders(in: window)
        let audit = Audit(window)
        let findings = audit.findings(kinds)
        // Measuring during trials does not count as the screen's.
        let measured = audit.views.map { ($0.view, $0.view.timesMeasured) }
        defer { for (view, count) in measured { view.timesMeasured = count } }
        var explainer = isExplaining && !findings.isEmpty ? Explainer(window, kinds, findings) : nil
        return findings.map { finding in
            var result = finding.withoutViews
            if let explanation = explainer?.explanation(of: finding) {
                (result.causes, result.suggestion) = (explanation.causes, explanation.suggestion)
            }
            return result
        }
    }

    /// Gives views that code fills later (an image view without an image, a stack without views) the size that their document declares for
    /// them, so that they do not make the layout ambiguous.
    package static func fillPlaceholders(in window: UIWindow) {
        var isChanged = false
        func visit(_ view: UIView) {
            for child in view.subviews { visit(child) }
            guard let size = view.placeholderSize, view.designSize == nil, (view as? UIStackView)?.arrangedSubviews.isEmpty != false else {
                return
            }
            let own = view.intrinsicContentSize, none = UIView.noIntrinsicMetric
            guard own.width == none || own.height == none else { return }
            view.designSize = DesignSize(width: own.width == none ? size.width : nil, height: own.height == none ? size.height : nil)
            isChanged = true
        }
        visit(window)
        if isChanged { window.layoutIfNeeded() }
    }

    /// The kinds that are checked by default.
    package nonisolated static let standardKinds = Set(Finding.Kind.ofLayouts.filter { $0.severity != .off })

    /// Returns the kinds and views of the current findings without text, for callers that ask thousands of times.
    package static func identities(in window: UIWindow, kinds: Set<Finding.Kind>) -> [FindingIdentity] {
        Audit(window, includesHistory: false).findings(kinds).map(\.identity)
    }

    func findings(_ kinds: Set<Finding.Kind>) -> [ViewFinding] {
        let all = Rules.all.flatMap { rule in kinds.contains(rule.kind) ? rule.findings(in: self).filter { !$0.isIgnored } : [] }
        // The position of an ambiguous view is not intended, so it is not judged until the ambiguity is resolved.
        let open = Set(all.filter { $0.kind == .ambiguous }.compactMap { $0.view.map { ObjectIdentifier($0) } })
        func isOpen(_ view: UIView?) -> Bool { view.map { open.contains(ObjectIdentifier($0)) } ?? false }
        return open.isEmpty ? all : all.filter { !$0.kind.traits.contains(.position) || !isOpen($0.view) }
    }

    private static func collect(_ view: UIView, _ around: Sighting, into views: inout [Sighting]) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        var sighting = around
        sighting.view = view
        sighting.isTurned = around.isTurned || view.transform != .identity
        var placed = around
        placed.isTurned = sighting.isTurned
        sighting.frame = view.frameInWindow(placed)
        views.append(sighting)
        sighting.parent = views.count - 1
        sighting.canScroll = sighting.canScroll || view is UIScrollView
        sighting.isInBar = sighting.isInBar || view is UINavigationBar || view is UITabBar || view is UIToolbar
        sighting.isInControl = sighting.isInControl || view is UIControl
        for subview in view.subviews { collect(subview, sighting, into: &views) }
    }

    // MARK: Queries for rules

    /// Returns the active constraints that an author wrote and that name the view itself, nearest first.
    func constraints(naming view: UIView) -> [NSLayoutConstraint] { written[ObjectIdentifier(view)] ?? [] }

    func finding(_ kind: Finding.Kind, _ sighting: Sighting, other: UIView? = nil, _ fact: String, _ advice: String) -> ViewFinding {
        ViewFinding(kind: kind, view: sighting.view, other: other, frame: sighting.frame, fact: fact, advice: advice)
    }

    /// Whether the view is something to read or to touch.
    func isContent(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return label.text?.isEmpty == false }
        return view is UIControl || view is UITextView
    }

    func excerpt(_ label: UILabel) -> String { excerpt(label.text ?? "") }

    func excerpt(_ text: String) -> String {
        let text = text.replacing("\n", with: " ")
        return text.count > 32 ? text.prefix(31) + "…" : text
    }

    func number(_ value: CGFloat) -> String { "\((value * 10).rounded() / 10)".replacing(".0", with: "") }
}

extension CGRect {
    /// Whether each edge is inside, within half a point. Foundation's `contains` compares sums, whose last bits may differ.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5 && maxY >= other.maxY - 0.5
    }
}

extension UIView {
    /// - Parameter around: the superview's sighting.
    fileprivate func frameInWindow(_ around: Audit.Sighting) -> CGRect {
        guard !around.isTurned, let superview else { return convert(bounds, to: window) }
        let frame = frame, origin = superview.bounds.origin, parent = around.frame.origin
        return CGRect(x: parent.x + frame.minX - origin.x, y: parent.y + frame.minY - origin.y, width: frame.width, height: frame.height)
    }
}
