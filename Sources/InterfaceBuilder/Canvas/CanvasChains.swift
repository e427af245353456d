import UIKit

/// Finds views whose length follows from what they contain: equations lead from one edge over views of known length to the other edge.
@MainActor struct CanvasChains {
    private enum Edge: Hashable { case start, end, centre, baseline }

    private struct Anchor: Hashable {
        let item: ObjectIdentifier
        let edge: Edge
    }

    private struct Links {
        /// The edges that an equation ties to an edge, each with its view.
        var ties: [Anchor: [(anchor: Anchor, view: UIView)]] = [:]
        /// The views with a length of their own by an equation.
        var lengths: Set<ObjectIdentifier> = []
    }

    /// The views of an author's class.
    private let ownClasses: Set<ObjectIdentifier>
    private var horizontal = Links()
    private var vertical = Links()

    init(_ builder: ViewBuilder) {
        ownClasses = builder.ownClasses
        for constraint in builder.constraints where constraint.relation == .equal {
            guard let first = builder.items[constraint.firstItem].flatMap(ConstraintConnector.view) else { continue }
            let isHorizontal = Self.isHorizontal(constraint.firstAttribute)
            guard let edge = Self.edge(constraint.firstAttribute) else {
                note(lengthOf: first, isHorizontal)
                continue
            }
            guard let second = constraint.secondItem.flatMap({ builder.items[$0] }).flatMap(ConstraintConnector.view),
                let other = constraint.secondAttribute.flatMap(Self.edge)
            else { continue }
            note(
                Anchor(item: ObjectIdentifier(first), edge: edge), first, Anchor(item: ObjectIdentifier(second), edge: other), second,
                isHorizontal)
        }
    }

    private mutating func note(lengthOf view: UIView, _ isHorizontal: Bool) {
        if isHorizontal { horizontal.lengths.insert(ObjectIdentifier(view)) } else { vertical.lengths.insert(ObjectIdentifier(view)) }
    }

    private mutating func note(_ first: Anchor, _ one: UIView, _ second: Anchor, _ other: UIView, _ isHorizontal: Bool) {
        func add(_ links: inout Links) {
            links.ties[first, default: []].append((second, other))
            links.ties[second, default: []].append((first, one))
        }
        if isHorizontal { add(&horizontal) } else { add(&vertical) }
    }

    /// Whether the content of a view determines its length along an axis.
    func determineLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        if ownClasses.contains(ObjectIdentifier(view)) { return false }
        let links = axis == .horizontal ? horizontal : vertical
        let goal = Anchor(item: ObjectIdentifier(view), edge: .end)
        var reached: Set<Anchor> = [], waiting = [(anchor: Anchor(item: ObjectIdentifier(view), edge: .start), view: view)]
        while let (anchor, item) = waiting.popLast() {
            guard reached.insert(anchor).inserted else { continue }
            if anchor == goal { return true }
            for tie in links.ties[anchor] ?? [] where tie.view.isDescendant(of: view) { waiting.append(tie) }
            guard item !== view, hasLength(item, axis, links) else { continue }
            for edge in [Edge.start, .end, .centre, .baseline] { waiting.append((Anchor(item: anchor.item, edge: edge), item)) }
        }
        return false
    }

    private func hasLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ links: Links) -> Bool {
        if links.lengths.contains(ObjectIdentifier(view)) { return true }
        if view is UISlider { return false }
        if let size = view.designSize, let length = axis == .horizontal ? size.width : size.height { return length >= 0 }
        switch view {
        case let stack as UIStackView:
            let views = stack.arrangedSubviews
            return stack.axis == axis
                ? !views.isEmpty && views.allSatisfy { hasLength($0, axis, links) || determineLength(of: $0, along: axis) }
                : views.contains { hasLength($0, axis, links) || determineLength(of: $0, along: axis) }
        case let label as UILabel: return label.attributedText?.length ?? 0 > 0
        case is UIImageView: return view.contentHuggingPriority(for: axis) > .defaultLow
        case let text as UITextView: return !text.isScrollEnabled
        default: return view is UIControl
        }
    }

    private static func isHorizontal(_ attribute: IBConstraint.Attribute) -> Bool {
        switch attribute {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Nil for a length.
    private static func edge(_ attribute: IBConstraint.Attribute) -> Edge? {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin: .start
        case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .centre
        case .baseline, .firstBaseline, .lastBaseline: .baseline
        case .width, .height: nil
        }
    }
}
