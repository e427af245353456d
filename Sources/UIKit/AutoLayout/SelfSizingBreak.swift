import Foundation

/// Where the vertical chain of a self-sizing view breaks: constraints lead from its top to some views and from its bottom to others, and
/// nothing ties these to those, so that its height stays unknown.
package struct SelfSizingBreak: Hashable, Sendable {
    /// Paths of the views at which the way from the top ends; the view itself when nothing is tied to its top.
    package var fromTop: [String]
    /// Paths of the views at which the way from the bottom ends; the view itself when nothing is tied to its bottom.
    package var fromBottom: [String]
}

extension UIView {
    /// Where the chain from the view's top to its bottom breaks; nil when it does not. Looks at constraints as they are held now.
    package func selfSizingBreak() -> SelfSizingBreak? {
        let chain = VerticalChain(of: self)
        let down = chain.reached(from: .top)
        guard !down.contains(VerticalChain.End(self, .bottom)) else { return nil }
        return SelfSizingBreak(
            fromTop: chain.ends(of: down, from: .top), fromBottom: chain.ends(of: chain.reached(from: .bottom), from: .bottom))
    }
}

/// The edges below a view that constraints tie together.
@MainActor private struct VerticalChain {
    enum Side { case top, centre, bottom }

    struct End: Hashable {
        let item: ObjectIdentifier
        let side: Side

        init(_ item: AnyObject, _ side: Side) {
            self.item = ObjectIdentifier(item)
            self.side = side
        }
    }

    private let root: UIView
    /// Parents first; the root among them.
    private var views: [UIView] = []
    private var ties: [End: [End]] = [:]

    init(of root: UIView) {
        self.root = root
        var found: [UIView] = []
        root.announce { found.append($0) }
        views = found
        var tall = Set(views.filter { $0 !== root && $0.sizeOfContent.height >= 0 }.map(ObjectIdentifier.init))
        for constraint in views.flatMap(\.heldConstraints) where constraint.firstAttribute.axis == .vertical {
            guard let first = constraint.firstItem.map(Self.owner) else { continue }
            let second = constraint.secondItem.map(Self.owner)
            guard !constraint.firstAttribute.isSize else {
                tall.insert(ObjectIdentifier(first))
                if let second, constraint.secondAttribute == .height { tall.insert(ObjectIdentifier(second)) }
                continue
            }
            guard let second else { continue }
            tie(End(first, Self.side(constraint.firstAttribute)), End(second, Self.side(constraint.secondAttribute)))
        }
        // A view of known height ties its own edges together.
        for view in views where view !== root && tall.contains(ObjectIdentifier(view)) { tieEdges(of: view) }
        for guide in views.flatMap(\.ownGuides) where tall.contains(ObjectIdentifier(guide)) { tieEdges(of: guide) }
    }

    private mutating func tie(_ a: End, _ b: End) {
        ties[a, default: []].append(b)
        ties[b, default: []].append(a)
    }

    private mutating func tieEdges(of item: AnyObject) {
        tie(End(item, .top), End(item, .bottom))
        tie(End(item, .top), End(item, .centre))
    }

    /// Margins and safe area go with their view.
    private static func owner(_ item: AnyObject) -> AnyObject {
        guard let guide = item as? UILayoutGuide, guide.role != .custom, let view = guide.owningView else { return item }
        return view
    }

    private static func side(_ attribute: NSLayoutConstraint.Attribute) -> Side {
        switch attribute.withoutMargin {
        case .bottom, .lastBaseline: .bottom
        case .centerY: .centre
        default: .top
        }
    }

    func reached(from side: Side) -> Set<End> {
        var reached: Set = [End(root, side)], queue = [End(root, side)]
        while let end = queue.popLast() {
            for next in ties[end] ?? [] where reached.insert(next).inserted { queue.append(next) }
        }
        return reached
    }

    /// Views that are reached and lead to no other view.
    func ends(of reached: Set<End>, from side: Side) -> [String] {
        let last = views.filter { view in
            let own = [Side.top, .centre, .bottom].map { End(view, $0) }
            guard view !== root, own.contains(where: reached.contains) else { return false }
            let far = End(view, side == .top ? .bottom : .top)
            return !reached.contains(far) || !(ties[far] ?? []).contains { $0.item != ObjectIdentifier(view) }
        }
        return last.isEmpty ? [ViewDescription.path(of: root)] : last.map(ViewDescription.path)
    }
}
