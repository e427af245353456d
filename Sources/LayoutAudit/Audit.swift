import UIKit

/// A window that is laid out, as the rules look at it. What the system draws of its own accord (a switch's size, a bar's buttons) is not
/// questioned.
@MainActor package struct Audit {
    let window: UIWindow
    /// Whether what was wrong while the screen came about counts: not after a trial.
    let tellsPast: Bool
    /// Everything that shows, each view before what is in it.
    let views: [Sighting]
    /// What of these is text.
    let labels: [LabelSighting]
    /// Active constraints that somebody wrote, by each view that they name.
    private var written: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// Those that a view keeps, in the order of `views`; only of views that keep several.
    private(set) var kept: [(sighting: Sighting, constraints: [(constraint: NSLayoutConstraint, form: ConstraintForm)])] = []

    /// A view that is seen, with what surrounds it.
    struct Sighting {
        var view: UIView
        /// In the window, points.
        var frame: CGRect
        /// Inside something that scrolls.
        var canScroll = false
        /// Inside a bar of the system.
        var isInBar = false
        /// Inside a control: part of its look.
        var isInControl = false
        /// It or something around it is turned or scaled.
        var isTurned = false
        /// Place of the superview's sighting in the list; nil below the window.
        var parent: Int?
    }

    struct LabelSighting {
        var sighting: Sighting
        var label: UILabel
    }

    init(_ window: UIWindow, tellsPast: Bool = true) {
        self.window = window
        self.tellsPast = tellsPast
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

    /// Views before what holds them, so that the nearest of a view's constraints come first.
    private mutating func note(_ view: UIView) {
        for child in view.subviews { note(child) }
        for constraint in view.keptConstraints where constraint.isWritten {
            let first = constraint.firstItem as? UIView, second = constraint.secondItem as? UIView
            if let first { written[ObjectIdentifier(first), default: []].append(constraint) }
            if let second, second !== first { written[ObjectIdentifier(second), default: []].append(constraint) }
        }
    }

    /// In a fixed order: by kind, and within a kind from the back of the screen to the front.
    ///
    /// - Parameters:
    ///   - kinds: to look for; those that are not off.
    ///   - isExplaining: whether to look for causes, and to try out what would mend each. Changes the layout and undoes it again.
    package static func findings(
        in window: UIWindow, kinds: Set<Finding.Kind> = standardKinds, isExplaining: Bool = false
    ) -> [Finding] {
        fillPlaceholders(in: window)
        let audit = Audit(window)
        let troubles = audit.troubles(kinds)
        // What trials measure is not the screen's doing.
        let measured = audit.views.map { ($0.view, $0.view.timesMeasured) }
        defer { for (view, count) in measured { view.timesMeasured = count } }
        var explainer = isExplaining && !troubles.isEmpty ? Explainer(window, kinds, troubles) : nil
        return troubles.map { trouble in
            var finding = trouble.finding
            if let explanation = explainer?.explanation(of: trouble) {
                (finding.causes, finding.suggestion) = (explanation.causes, explanation.suggestion)
            }
            return finding
        }
    }

    /// Gives what code will fill, an image view without an image, a stack without views, the size that its document says it will have: nothing is
    /// ambiguous for want of that.
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

    /// Those that are looked for where nobody says otherwise.
    package nonisolated static let standardKinds = Set(Finding.Kind.allCases.filter { $0.severity != .off })

    /// The kinds and views of what is wrong now, without words: for whoever asks thousands of times.
    package static func signs(in window: UIWindow, kinds: Set<Finding.Kind>) -> [TroubleSign] {
        Audit(window, tellsPast: false).troubles(kinds).map(\.sign)
    }

    func troubles(_ kinds: Set<Finding.Kind>) -> [Trouble] {
        let all = Rules.all.flatMap { rule in kinds.contains(rule.kind) ? rule.troubles(in: self).filter { !$0.isIgnored } : [] }
        // Where a view lies that nothing places is nobody's intention: it is judged when it has a place.
        let open = Set(all.filter { $0.kind == .ambiguous }.compactMap { $0.view.map { ObjectIdentifier($0) } })
        return open.isEmpty ? all : all.filter { !$0.kind.isAboutPlace || !($0.view.map { open.contains(ObjectIdentifier($0)) } ?? false) }
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

    // MARK: What rules ask

    /// Active constraints that somebody wrote and that name the view itself, the nearest first.
    func constraints(naming view: UIView) -> [NSLayoutConstraint] { written[ObjectIdentifier(view)] ?? [] }

    func trouble(_ kind: Finding.Kind, _ sighting: Sighting, other: UIView? = nil, _ fact: String, _ advice: String) -> Trouble {
        Trouble(kind: kind, view: sighting.view, other: other, frame: sighting.frame, fact: fact, advice: advice)
    }

    /// Something to read or to touch.
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
    /// Edge by edge, half a point aside. Foundation's `contains` compares sums, of which the last bit may differ.
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
