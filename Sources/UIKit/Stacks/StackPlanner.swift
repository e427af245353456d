import Foundation

/// Plans the rows of a stack view. *Along* is the direction of stacking, *across* the other one; the canvas is the stack, or its
/// margins guide. Identifiers and priorities are UIKit's (stackview.json, identifiers: kean-blog, arranged, tz, charon).
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
        static let centring: Float = 150
        /// Below everything anyone would write.
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

    func rows() -> [PlannedRow] {
        guard !all.isEmpty else { return [] }
        var planner = self
        planner.plan.reserveCapacity(6 * all.count + 6)
        planner.planAlong()
        planner.planAcross()
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

    // MARK: Along

    private mutating func planAlong() {
        for view in all where view.isHidden { addSize(.hiding, view, along.size, .required) }
        switch stack.distribution {
        case .fill:
            planChain()
            planOrder()
        case .fillEqually:
            planChain()
            planEqualSizes()
        case .fillProportionally:
            planChain()
            planProportions()
        case .equalSpacing, .equalCentering: planGaps(centring: stack.distribution == .equalCentering)
        }
    }

    /// Edge to edge through every view, the hidden ones too.
    private mutating func planChain() {
        guard let first = all.first, let last = all.last else { return }
        add(.canvasConnection, canvas, along.start, .equal, first, along.start)
        add(.canvasConnection, canvas, along.end, .equal, last, along.end)
        let spacings = chainSpacings()
        for index in all.indices.dropLast() { addSpacing(all[index], all[index + 1], .equal, spacings[index]) }
    }

    /// A hidden view takes no room: the spacing between its visible neighbours is shared by the gaps on its sides,
    /// and a hidden view at an end has none (stackview.json, hidden).
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

    /// Among views that hug equally the first one takes the spare room. Documented is "by index"; that it is the first is inferred from
    /// recorded frames (ib-corpus: two columns of labels with equal hugging).
    private mutating func planOrder() {
        guard visible.count > 1 else { return }
        let axis = stack.axis
        guard let least = visible.map({ $0.contentHuggingPriority(for: axis) }).min() else { return }
        for view in visible.filter({ $0.contentHuggingPriority(for: axis) == least }).dropFirst() {
            addSize(.order, view, along.size, Priority.order)
        }
    }

    private mutating func planEqualSizes() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() { add(.fillEqually, view, along.size, .equal, first, along.size) }
    }

    /// Each view takes the share of the canvas that its intrinsic size has of the whole; priorities fall by one in order. Where one
    /// view has no such size there are no shares: the views fill (7 of 7 stacks with nested stacks or empty image views in ib-corpus,
    /// against stackview.json, which has the view vanish). Where none has one and none is a stack, they are equal.
    private mutating func planProportions() {
        let sizes = visible.map { view in
            let size = view.sizeOfContent
            return stack.axis == .horizontal ? size.width : size.height
        }
        let known = sizes.filter { $0 > 0 }
        guard known.count == visible.count else {
            if known.isEmpty, !visible.contains(where: { $0 is UIStackView }) { planEqualSizes() }
            return
        }
        let spacings = visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        let total = known.reduce(spacings, +)
        for (index, view) in visible.enumerated() {
            let priority = known.count == 1 ? Priority.proportion : Priority.proportion - 1 - Float(index)
            add(
                .fillProportionally, view, along.size, .equal, canvas, along.size, multiplier: sizes[index] / total,
                priority: UILayoutPriority(max(priority, 1)))
        }
    }

    /// Guides fill the gaps, from edge to edge or from centre to centre.
    private mutating func planGaps(centring: Bool) {
        let ends = visible.isEmpty ? all : visible
        guard let first = ends.first, let last = ends.last else { return }
        add(.canvasConnection, canvas, along.start, .equal, first, along.start)
        add(.canvasConnection, canvas, along.end, .equal, last, along.end)
        for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            addSpacing(previous, next, .greaterThanOrEqual, stack.spacing(after: previous))
            let guide = gap(index)
            add(.distributingEdge, guide, along.start, .equal, previous, centring ? along.centre : along.end)
            add(.distributingEdge, guide, along.end, .equal, next, centring ? along.centre : along.start)
            guard index > 0 else { continue }
            let priority = centring ? UILayoutPriority(max(Priority.centring - Float(index), 1)) : .required
            add(.fillEqually, guide, along.size, .equal, gap(0), along.size, priority: priority)
        }
        placeHidden(besides: first)
        addSize(.canvasFit, canvas, along.size, Priority.canvasFit)
    }

    /// Outside the arrangement, hidden views stand at the end of the one before them.
    private mutating func placeHidden(besides first: UIView) {
        var previous: UIView?
        for view in all {
            if view.isHidden, view !== first {
                if let previous {
                    add(.spacing, view, along.start, .equal, previous, along.end)
                } else {
                    add(.spacing, view, along.start, .equal, canvas, along.start)
                }
            } else {
                previous = view
            }
        }
    }

    // MARK: Across

    private mutating func planAcross() {
        guard let first = visible.first else {
            for view in all { add(.alignment, canvas, across.start, .equal, view, across.start) }
            addSize(.canvasFit, canvas, across.size, Priority.canvasFit)
            return
        }
        for view in all where view.isHidden { add(.alignment, first, across.start, .equal, view, across.start) }
        switch alignment {
        case .fill: planFilling(first)
        case .leading: planEdge(first, isStart: true)
        case .trailing: planEdge(first, isStart: false)
        case .center: planCentre(first)
        case .firstBaseline: planBaseline(first, .firstBaseline)
        case .lastBaseline: planBaseline(first, .lastBaseline)
        }
        guard alignment != .fill else { return }
        for view in visible { addSize(.ambiguitySuppression, view, across.size, Priority.ambiguitySuppression) }
    }

    /// Baselines are for rows; in a column they mean the leading edge.
    private var alignment: UIStackView.Alignment {
        guard stack.axis == .vertical, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return stack.alignment }
        return .leading
    }

    private mutating func planFilling(_ first: UIView) {
        add(.canvasConnection, canvas, across.start, .equal, first, across.start)
        add(.canvasConnection, canvas, across.end, .equal, first, across.end)
        align(first, across.start)
        align(first, across.end)
    }

    private mutating func align(_ first: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        for view in visible.dropFirst() { add(.alignment, first, attribute, .equal, view, attribute) }
    }

    private mutating func planEdge(_ first: UIView, isStart: Bool) {
        let spanner = makeSpanner()
        let (near, far) = isStart ? (across.start, across.end) : (across.end, across.start)
        add(.canvasConnection, canvas, near, .equal, first, near)
        add(.canvasConnection, canvas, far, .equal, spanner, far)
        align(first, near)
        add(.spanningBoundary, spanner, near, .equal, first, near, priority: Priority.spanningBoundary)
        for view in visible { bound(spanner, far, view) }
        planSpannerFit(spanner)
    }

    private mutating func planCentre(_ first: UIView) {
        guard visible.count > 1 else {
            add(.canvasConnection, canvas, across.start, .lessThanOrEqual, first, across.start)
            add(.canvasConnection, canvas, across.end, .greaterThanOrEqual, first, across.end)
            add(.canvasConnection, canvas, across.centre, .equal, first, across.centre)
            addSize(.canvasFit, canvas, across.size, Priority.canvasFit)
            return
        }
        let spanner = makeSpanner()
        connect(spanner)
        add(.canvasConnection, canvas, across.centre, .equal, first, across.centre)
        align(first, across.centre)
        planSpannerFit(spanner)
    }

    private mutating func planBaseline(_ first: UIView, _ baseline: NSLayoutConstraint.Attribute) {
        // The first view alone holds to the edge at which text begins (or ends); all views stay within the other one (stackview.json,
        // alignmentAcross; ib-corpus: 8 of 8 rows, of which two would be different with both edges held).
        let spanner = makeSpanner()
        let isFirst = baseline == .firstBaseline
        let (near, far) = isFirst ? (across.start, across.end) : (across.end, across.start)
        add(.canvasConnection, canvas, near, isFirst ? .lessThanOrEqual : .greaterThanOrEqual, first, near)
        add(.canvasConnection, canvas, far, .equal, spanner, far)
        align(first, baseline)
        add(.spanningBoundary, spanner, near, .equal, first, near, priority: Priority.spanningBoundary)
        for view in visible { bound(spanner, far, view) }
        planSpannerFit(spanner)
        addSize(.canvasFit, canvas, across.size, Priority.canvasFit)
        for view in visible where view.isIntrinsicSizeWidthDependent {
            add(
                .textWidth, view, .width, .equal, stack, .width, multiplier: 1 / CGFloat(visible.count),
                priority: Priority.textWidth)
        }
    }

    /// The spanner reaches from the lowest start to the highest end, and the canvas is the spanner.
    private mutating func connect(_ spanner: UILayoutGuide) {
        add(.canvasConnection, canvas, across.start, .equal, spanner, across.start)
        add(.canvasConnection, canvas, across.end, .equal, spanner, across.end)
        for view in visible {
            bound(spanner, across.start, view)
            bound(spanner, across.end, view)
        }
    }

    private mutating func bound(_ spanner: UILayoutGuide, _ edge: NSLayoutConstraint.Attribute, _ view: UIView) {
        let relation: NSLayoutConstraint.Relation = edge == across.start ? .lessThanOrEqual : .greaterThanOrEqual
        add(.spanningBoundary, spanner, edge, relation, view, edge)
    }

    private mutating func planSpannerFit(_ spanner: UILayoutGuide) {
        addSize(.spanningFit, spanner, across.size, Priority.spanningFit)
        // Nothing else holds the spanner along the stack.
        add(.spanningBoundary, spanner, along.start, .equal, stack, along.start)
        addSize(.spanningFit, spanner, along.size, .required)
    }
}

/// The attributes of one axis.
struct StackSides {
    let start, end, centre, size: NSLayoutConstraint.Attribute

    static let horizontal = StackSides(start: .leading, end: .trailing, centre: .centerX, size: .width)
    static let vertical = StackSides(start: .top, end: .bottom, centre: .centerY, size: .height)
}
