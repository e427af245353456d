import Cassowary
import Foundation

extension UIView {
    /// Returns the size that satisfies the view's constraints, with the target size at the two priorities. A temporary engine solves it and
    /// leaves the live one unchanged. Frame size, points, rounded up to pixels (Engine.md, fitting).
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsOfSubtree()
        let live = LiveInstallations(below: self)
        defer { live.restore() }
        let engine = LayoutEngine(root: self, isThrowAway: true)
        let box = engine.box(of: self)
        let aligned = alignmentRect(forFrame: CGRect(origin: .zero, size: target)).size
        _ = engine.add(LinearExpression(terms: [Term(box.width, 1)]), .equal, target.width > 0 ? aligned.width : 0, horizontal)
        _ = engine.add(LinearExpression(terms: [Term(box.height, 1)]), .equal, target.height > 0 ? aligned.height : 0, vertical)
        engine.settle()
        topmostView.hostedEngine?.statistics.fittings += 1
        let size = engine.exactFrame(of: box).size, scale = pixelScale
        // Adding 0 avoids a negative zero.
        return CGSize(width: PixelGrid.ceil(size.width, scale) + 0, height: PixelGrid.ceil(size.height, scale) + 0)
    }
}

extension UIView {
    /// Whether the view holds a constraint along the vertical axis between itself, or a guide of its own, and another view.
    final var pinsContentToItself: Bool {
        func isOwn(_ item: AnyObject?) -> Bool { item === self || (item as? UILayoutGuide)?.owningView === self }
        return heldConstraints.contains { constraint in
            guard constraint.firstAttribute.axis == .vertical, let other = constraint.secondItem else { return false }
            return isOwn(constraint.firstTarget) != isOwn(other)
        }
    }
}

/// The boxes and constraints of a subtree in its live engine, put aside while a temporary engine uses the subtree.
@MainActor private final class LiveInstallations {
    private var boxes: [(UIView, LayoutBox)] = []
    private var guides: [(UILayoutGuide, LayoutBox)] = []
    private var constraints: [(NSLayoutConstraint, ConstraintInstallation)] = []
    private var visited: [UIView] = []

    init(below root: UIView) {
        root.forEachView { self.detach($0) }
    }

    private func detach(_ view: UIView) {
        visited.append(view)
        if let box = view.box { boxes.append((view, box)) }
        view.box = nil
        for guide in view.ownGuides + view.systemGuides {
            if let box = guide.box { guides.append((guide, box)) }
            guide.box = nil
        }
        for constraint in view.heldConstraints {
            if let installation = constraint.installation { constraints.append((constraint, installation)) }
            constraint.installation = nil
        }
    }

    func restore() {
        for view in visited {
            view.box = nil
            for guide in view.ownGuides + view.systemGuides { guide.box = nil }
            for constraint in view.heldConstraints { constraint.installation = nil }
        }
        for (view, box) in boxes { view.box = box }
        for (guide, box) in guides { guide.box = box }
        for (constraint, installation) in constraints { constraint.installation = installation }
    }
}
