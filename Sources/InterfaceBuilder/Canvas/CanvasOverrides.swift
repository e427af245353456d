import UIKit

/// Applies insets and content sizes fed from outside, in place of those of the canvas's rules.
///
/// Fed values were read from the required equations of a document. A margin or safe area that no equation mentions cannot have been read,
/// so there the rule applies (Corpus.md: 41 views follow the rule's margins and not the 8 points that are fed in this case).
@MainActor struct CanvasOverrides {
    let unit: CanvasInputs.Unit
    let builder: ViewBuilder

    func apply(to controller: UIViewController) {
        let determined = DeterminedEdges(builder)
        for (id, sides) in (unit.safe ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let view = builder.items[id] as? UIView else { continue }
            view.fixedSafeAreaInsets = sides.overriding(view.safeAreaInsets) { determined.contains(.init(.safeArea, id, $0)) }
        }
        for (id, sides) in (unit.margin ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let view = builder.items[id] as? UIView else { continue }
            let margins = sides.overriding(view.layoutMargins) { determined.contains(.init(.margins, id, $0)) }
            if view === controller.view { controller.viewRespectsSystemMinimumLayoutMargins = false }
            view.preservesSuperviewLayoutMargins = false
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = margins
        }
        for (id, size) in (unit.content ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let view = builder.items[id] as? UIScrollView else { continue }
            if determined.contains(.init(.content, id, .right)) { hold(view.contentLayoutGuide.widthAnchor, to: size.x) }
            if determined.contains(.init(.content, id, .bottom)) { hold(view.contentLayoutGuide.heightAnchor, to: size.y) }
        }
    }

    /// Constrains a fed length at priority 50. It yields to every constraint of the document and only overrides a stack's pull to be as
    /// small as its views (49).
    private func hold(_ anchor: NSLayoutDimension, to length: Double?) {
        guard let length, length >= 0 else { return }
        let constraint = anchor.constraint(equalToConstant: min(length, 1e6))
        constraint.priority = UILayoutPriority(50)
        constraint.isActive = true
    }
}

/// The edges of margins, safe areas and scroll contents whose position is determined by a required equation of the document.
@MainActor private struct DeterminedEdges {
    enum Area { case margins, content, safeArea }

    struct Edge: Hashable {
        let area: Area
        let view: String
        let side: CanvasInputs.Side

        init(_ area: Area, _ view: String, _ side: CanvasInputs.Side) { (self.area, self.view, self.side) = (area, view, side) }
    }

    private var edges: Set<Edge> = []
    private let builder: ViewBuilder

    func contains(_ edge: Edge) -> Bool { edges.contains(edge) }

    init(_ builder: ViewBuilder) {
        self.builder = builder
        for constraint in builder.installed where constraint.priority >= 1000 && constraint.relation == .equal {
            let first = edge(constraint.firstItem, constraint.firstAttribute, connectedTo: constraint.secondItem)
            let second = constraint.secondItem.flatMap { item in
                constraint.secondAttribute.flatMap { edge(item, $0, connectedTo: constraint.firstItem) }
            }
            // An equation between two unknown edges determines neither.
            if first == nil || second == nil, let edge = first ?? second { edges.insert(edge) }
            for (item, attribute) in [
                (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            ] {
                if let item, let attribute, let edge = safeEdge(item, attribute) { edges.insert(edge) }
            }
        }
    }

    private func edge(_ item: String, _ attribute: IBConstraint.Attribute, connectedTo other: String?) -> Edge? {
        if let guide = builder.guides[item] { return edge(guide, attribute) }
        if let side = Self.marginSide(attribute) { return Edge(.margins, item, side) }
        guard let side = Self.side(attribute), side == .right || side == .bottom, let scrollView = builder.items[item] as? UIScrollView,
            let inside = other.flatMap({ builder.items[$0] }).flatMap(ConstraintConnector.view), inside !== scrollView,
            inside.isDescendant(of: scrollView)
        else { return nil }
        return Edge(.content, item, side)
    }

    private func safeEdge(_ item: String, _ attribute: IBConstraint.Attribute) -> Edge? {
        guard let guide = builder.guides[item] else { return nil }
        switch (guide.key, Self.side(attribute)) {
        case ("safeArea", let side?): return Edge(.safeArea, guide.view, side)
        case ("topLayoutGuide", .bottom): return Edge(.safeArea, guide.view, .top)
        case ("bottomLayoutGuide", .top): return Edge(.safeArea, guide.view, .bottom)
        default: return nil
        }
    }

    private func edge(_ guide: ViewBuilder.Guide, _ attribute: IBConstraint.Attribute) -> Edge? {
        switch (guide.key, Self.side(attribute)) {
        case ("layoutMargins", let side?), ("layoutMarginsGuide", let side?): Edge(.margins, guide.view, side)
        case ("contentLayoutGuide", let side?): side == .right || side == .bottom ? Edge(.content, guide.view, side) : nil
        default: nil
        }
    }

    private static func side(_ attribute: IBConstraint.Attribute) -> CanvasInputs.Side? {
        switch attribute {
        case .left, .leading: .left
        case .right, .trailing: .right
        case .top: .top
        case .bottom: .bottom
        default: nil
        }
    }

    private static func marginSide(_ attribute: IBConstraint.Attribute) -> CanvasInputs.Side? {
        switch attribute {
        case .leftMargin, .leadingMargin: .left
        case .rightMargin, .trailingMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        default: nil
        }
    }
}

extension CanvasInputs.Sides {
    /// Returns the fed values for the sides that `counts` accepts, and the rule's values for the others.
    fileprivate func overriding(_ insets: UIEdgeInsets, where counts: (CanvasInputs.Side) -> Bool) -> UIEdgeInsets {
        func side(_ side: CanvasInputs.Side, _ fed: Double?, _ rule: CGFloat) -> CGFloat {
            counts(side) ? fed.map { CGFloat($0) } ?? rule : rule
        }
        return UIEdgeInsets(
            top: side(.top, top, insets.top), left: side(.left, left, insets.left), bottom: side(.bottom, bottom, insets.bottom),
            right: side(.right, right, insets.right))
    }
}
