import Foundation

/// Plans the rows of a stack view. *Along* is the direction of stacking, *across* the other one; the canvas is the stack or its margins
/// guide. Identifiers and priorities are UIKit's (Stacks.md, identifiers: kean-blog, arranged, tz, charon).
@MainActor struct StackPlanner {
    private let stack: UIStackView
    private let gap: (Int) -> UILayoutGuide
    private let makeSpanner: () -> UILayoutGuide
    private let all: [UIView]
    private let visible: [UIView]
    private let canvas: AnyObject
    private let along: StackSides
    private let across: StackSides
    private var plan: [PlannedRow] = []

    private enum Priority {
        static let canvasFit = UILayoutPriority(49)
        static let spanningFit = UILayoutPriority(51)
        static let spanningBoundary = UILayoutPriority(999.5)
        static let ambiguitySuppression = UILayoutPriority(25)
        static let textWidth = UILayoutPriority(760)
        static let earlyTextWidth = UILayoutPriority(759)
        static let centring: Float = 150
        /// Lower than any priority in an app.
        static let order = UILayoutPriority(0.01)
        static let proportion: Float = 1000
    }

    init(_ stack: UIStackView, gap: @escaping (Int) -> UILayoutGuide, spanner: @escaping () -> UILayoutGuide) {
        self.stack = stack
        self.gap = gap
        makeSpanner = spanner
        all = stack.arrangedSubviews
        visible = all.filter { !$0.isHidden }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
    }

    /// Returns the rows in the order in which UIKit lists them in `constraints` (tz: the suite compares row by row).
    func rows() -> [PlannedRow] {
        guard !all.isEmpty else { return [] }
        var planner = self
        planner.plan.reserveCapacity(6 * all.count + 6)
        planner.planViews()
        planner.planAlignment()
        planner.planCanvas()
        planner.planDistribution()
        planner.planSpanner()
        planner.planOwn()
        return planner.plan
    }

    private mutating func add(
        _ name: StackRowName, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        plan.append(
            PlannedRow(
                name: name, first: first, attribute: attribute, relation: relation, second: second, other: other,
                multiplier: multiplier, constant: constant, priority: priority))
    }

    private mutating func addSize(
        _ name: StackRowName, _ item: AnyObject, _ size: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
    ) {
        add(name, item, size, .equal, nil, .notAnAttribute, priority: priority)
    }

    // MARK: Views

    private mutating func planViews() {
        for view in all {
            if alignment != .fill { addSize(.ambiguitySuppression, view, across.size, Priority.ambiguitySuppression) }
            if view.isHidden { addSize(.hiding, view, along.size, .required) }
        }
    }

    // MARK: Canvas

    private mutating func planCanvas() {
        guard let first = visible.first, let last = visible.last else {
            let spanner = makeSpanner()
            for edge in [along.start, along.end, across.start, across.end] { connect(edge, spanner) }
            return
        }
        connect(along.start, first)
        connect(along.end, last)
        let reference = all[0]
        connect(across.start, isStartOnSpanner ? makeSpanner() : reference, isStartWeak ? .lessThanOrEqual : .equal)
        connect(across.end, isEndOnSpanner ? makeSpanner() : reference, isEndWeak ? .greaterThanOrEqual : .equal)
        if alignment == .center { connect(across.centre, reference) }
        if isSpread { addSize(.canvasFit, canvas, along.size, Priority.canvasFit) }
        if isStartWeak || isEndWeak { addSize(.canvasFit, canvas, across.size, Priority.canvasFit) }
    }

    private mutating func connect(
        _ edge: NSLayoutConstraint.Attribute, _ item: AnyObject, _ relation: NSLayoutConstraint.Relation = .equal
    ) {
        add(.canvasConnection, canvas, edge, relation, item, edge)
    }

    /// Whether a spanner guide reaches across from the lowest start to the highest end of the views. It determines where the canvas ends if
    /// no single view does.
    private var hasSpanner: Bool { visible.isEmpty || (all.count > 1 && alignment != .fill) }
    private var isStartOnSpanner: Bool { hasSpanner && [.center, .trailing, .lastBaseline].contains(alignment) }
    private var isEndOnSpanner: Bool { hasSpanner && [.center, .leading, .firstBaseline].contains(alignment) }
    /// Whether the start of the canvas is only bounded by a view. When several views share a baseline, only the first is tied to the edge
    /// where text begins or ends (Corpus.md: 8 of 8 rows).
    private var isStartWeak: Bool { hasSpanner ? alignment == .firstBaseline : isStartOpen }
    private var isEndWeak: Bool { hasSpanner ? alignment == .lastBaseline : isEndOpen }
    /// Whether the alignment allows a view's start to be inside the canvas.
    private var isStartOpen: Bool { alignment != .fill && alignment != .leading }
    private var isEndOpen: Bool { alignment != .fill && alignment != .trailing }
    private var isSpread: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    // MARK: Distribution

    private mutating func planDistribution() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: planEqualSizes()
        case .fillProportionally: planProportions()
        case .equalSpacing, .equalCentering: planGaps(centring: stack.distribution == .equalCentering)
        }
        let spacings = chainSpacings()
        for index in all.indices.dropLast() {
            addSpacing(all[index], all[index + 1], isSpread ? .greaterThanOrEqual : .equal, spacings[index])
        }
    }

    /// Returns the spacing after each view. A hidden view takes no room: the gaps on its two sides share the spacing between its visible
    /// neighbours, and a hidden view at an end has no spacing (Stacks.md, hidden).
    private func chainSpacings() -> [CGFloat] {
        var spacings = [CGFloat](repeating: 0, count: max(all.count - 1, 0))
        var last: Int?
        for index in all.indices where !all[index].isHidden {
            if let previous = last {
                let spacing = stack.spacing(after: all[previous])
                if index == previous + 1 {
                    spacings[previous] = spacing
                } else {
                    spacings[previous] = spacing / 2
                    spacings[index - 1] = spacing / 2
                }
            }
            last = index
        }
        return spacings
    }

    private mutating func addSpacing(_ previous: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation, _ spacing: CGFloat) {
        let isBetweenBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical && !previous.isHidden && !next.isHidden
        if isBetweenBaselines {
            add(.spacing, next, .firstBaseline, relation, previous, .lastBaseline, constant: spacing)
        } else {
            add(.spacing, next, along.start, relation, previous, along.end, constant: spacing)
        }
    }

    private mutating func planEqualSizes() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() { add(.fillEqually, view, along.size, .equal, first, along.size) }
    }

    /// Gives each view the share of the stack's own size, margins or not, that its intrinsic size has of the total. Priorities fall by one
    /// from view to view, so that the last takes what is left; a single view is required to fill a stack without margins (Stacks.md,
    /// identifiers). A view of intrinsic size 0 has the size 0. If a view has none at all, the views fill instead (Corpus.md: 7 of 7 stacks
    /// with nested stacks or empty image views). If none has one and none is a stack, their sizes are equal.
    private mutating func planProportions() {
        let sizes = visible.map { view in
            let size = view.sizeOfContent
            return stack.axis == .horizontal ? size.width : size.height
        }
        let known = sizes.filter { $0 >= 0 }
        guard known.count == visible.count, known.contains(where: { $0 > 0 }) else {
            if !known.contains(where: { $0 > 0 }), !visible.contains(where: { $0 is UIStackView }) { planEqualSizes() }
            return
        }
        let spacings = visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        let total = known.reduce(spacings, +)
        for (index, view) in visible.enumerated() {
            let isRequired = known.count == 1 && canvas === stack
            let priority = isRequired ? Priority.proportion : Priority.proportion - 1 - Float(index)
            add(
                .fillProportionally, view, along.size, .equal, stack, along.size, multiplier: sizes[index] / total,
                priority: UILayoutPriority(max(priority, 1)))
        }
    }

    /// Adds guides that fill the gaps, from edge to edge or from centre to centre.
    private mutating func planGaps(centring: Bool) {
        for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let guide = gap(index)
            add(.distributingEdge, guide, along.start, .equal, previous, centring ? along.centre : along.end)
            add(.distributingEdge, guide, along.end, .equal, next, centring ? along.centre : along.start)
        }
        for index in 1..<max(visible.count - 1, 1) {
            let priority = centring ? UILayoutPriority(max(Priority.centring - Float(index), 1)) : .required
            add(.fillEqually, gap(index), along.size, .equal, gap(0), along.size, priority: priority)
        }
    }

    // MARK: Across

    /// The alignment in effect. Baselines apply to rows; in a column they mean the leading edge.
    private var alignment: UIStackView.Alignment {
        guard stack.axis == .vertical, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return stack.alignment }
        return .leading
    }

    /// Aligns all views with the first one, including the hidden ones (Suites.md, hiddenAlignment).
    private mutating func planAlignment() {
        let attributes: [NSLayoutConstraint.Attribute] =
            switch alignment {
            case .fill: stack.axis == .horizontal ? [across.end, across.start] : [across.start, across.end]
            case .leading: [across.start]
            case .trailing: [across.end]
            case .center: [across.centre]
            case .firstBaseline: [.firstBaseline]
            case .lastBaseline: [.lastBaseline]
            }
        for attribute in attributes {
            for view in all.dropFirst() { add(.alignment, all[0], attribute, .equal, view, attribute) }
        }
    }

    private mutating func planSpanner() {
        guard hasSpanner else { return }
        let spanner = makeSpanner()
        for view in visible {
            bound(spanner, across.start, view, isOpen: isStartOpen)
            bound(spanner, across.end, view, isOpen: isEndOpen)
        }
        if alignment != .fill { addSize(.spanningFit, spanner, across.size, Priority.spanningFit) }
    }

    private mutating func bound(_ spanner: UILayoutGuide, _ edge: NSLayoutConstraint.Attribute, _ view: UIView, isOpen: Bool) {
        guard isOpen else {
            return add(.spanningBoundary, spanner, edge, .equal, view, edge, priority: Priority.spanningBoundary)
        }
        add(.spanningBoundary, spanner, edge, edge == across.start ? .lessThanOrEqual : .greaterThanOrEqual, view, edge)
    }

    // MARK: Rows that UIKit does not have

    /// Adds rows for what UIKit leaves ambiguous.
    private mutating func planOwn() {
        if stack.distribution == .fill { planOrder() }
        if visible.isEmpty {
            // A stack without visible views is as small as possible.
            addSize(.position, makeSpanner(), along.size, Priority.order)
            addSize(.position, makeSpanner(), across.size, Priority.order)
            add(.position, all[0], across.start, .equal, canvas, across.start, priority: Priority.order)
        } else if hasSpanner {
            // Nothing else determines the spanner along the stack.
            add(.position, makeSpanner(), along.start, .equal, stack, along.start)
            addSize(.position, makeSpanner(), along.size, .required)
        }
        positionHidden()
        guard let priority = textWidthPriority else { return }
        for view in visible where view.isIntrinsicSizeWidthDependent {
            add(.textWidth, view, .width, .equal, stack, .width, multiplier: 1 / CGFloat(visible.count), priority: priority)
        }
    }

    /// The priority at which text that wraps has an equal part of a row; nil if it takes the room that there is. Up to iOS 14 it has that part
    /// in every row that does not fill across (public reports).
    private var textWidthPriority: UILayoutPriority? {
        if alignment == .firstBaseline || alignment == .lastBaseline { return Priority.textWidth }
        let isEarly = stack.resolvedTraits.systemGeneration < .classic
        return isEarly && stack.axis == .horizontal && alignment != .fill ? Priority.earlyTextWidth : nil
    }

    /// Places hidden views at the end of the view before them, if spacings are minima or no view is visible.
    private mutating func positionHidden() {
        guard isSpread || visible.isEmpty else { return }
        for (index, view) in all.enumerated() where view.isHidden {
            if index > 0 {
                add(.position, view, along.start, .equal, all[index - 1], along.end, priority: Priority.order)
            } else if visible.isEmpty {
                add(.position, view, along.start, .equal, canvas, along.start, priority: Priority.order)
            } else {
                add(.position, view, along.end, .equal, canvas, along.start, priority: Priority.order)
            }
        }
    }

    /// Gives the spare room to the first of the views with the lowest hugging priority. “By index” is documented; that it is the first is
    /// inferred from recorded frames (Corpus.md: two columns of labels with equal hugging).
    private mutating func planOrder() {
        guard visible.count > 1 else { return }
        let axis = stack.axis
        guard let least = visible.map({ $0.contentHuggingPriority(for: axis) }).min() else { return }
        for view in visible.filter({ $0.contentHuggingPriority(for: axis) == least }).dropFirst() {
            addSize(.order, view, along.size, Priority.order)
        }
    }

}

/// The attributes of one axis.
struct StackSides {
    let start, end, centre, size: NSLayoutConstraint.Attribute

    static let horizontal = StackSides(start: .leading, end: .trailing, centre: .centerX, size: .width)
    static let vertical = StackSides(start: .top, end: .bottom, centre: .centerY, size: .height)
}
