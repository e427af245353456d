import Foundation

/// The break in the vertical chain of a self-sizing view: constraints connect its top to some views and its bottom to others, but nothing
/// connects the two groups, so that its height is undetermined.
package struct SelfSizingBreak: Hashable, Sendable {
    /// The paths of the views at which the chain from the top ends; the view itself if nothing is connected to its top.
    package var fromTop: [String]
    /// The paths of the views at which the chain from the bottom ends; the view itself if nothing is connected to its bottom.
    package var fromBottom: [String]
}

extension UIView {
    /// Returns the break in the chain from the view's top to its bottom; nil if there is none. Reads the constraints as they are held now.
    package func selfSizingBreak() -> SelfSizingBreak? {
        let chain = VerticalChain(of: self)
        let down = chain.reached(from: .top)
        guard !down.contains(VerticalChain.End(self, .bottom)) else { return nil }
        return SelfSizingBreak(
            fromTop: chain.ends(of: down, from: .top), fromBottom: chain.ends(of: chain.reached(from: .bottom), from: .bottom))
    }
}

/// The vertical edges in a view's tree that constraints connect.
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
    /// The views of the tree, parents first, including the root.
    private var views: [UIView] = []
    private var ties: [End: [End]] = [:]

    init(of root: UIView) {
        self.root = root
        var found: [UIView] = []
        root.forEachView { found.append($0) }
        views = found
        var tall = Set(views.filter { $0 !== root && $0.sizeOfContent.height >= 0 }.map(ObjectIdentifier.init))
        for constraint in views.flatMap(\.heldConstraints) where constraint.firstAttribute.axis == .vertical {
            guard let first = constraint.firstTarget.map(Self.owner) else { continue }
            let second = constraint.secondItem.map(Self.owner)
            guard !constraint.firstAttribute.isSize else {
                tall.insert(ObjectIdentifier(first))
                if let second, constraint.secondAttribute == .height { tall.insert(ObjectIdentifier(second)) }
                continue
            }
            guard let second else { continue }
            tie(End(first, Self.side(constraint.firstAttribute)), End(second, Self.side(constraint.secondAttribute)))
        }
        // A view of known height connects its own edges.
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

    /// Returns the owning view for a system guide such as margins or safe area; otherwise the item.
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

    /// Returns the paths of the reached views that lead to no other view.
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
