import Cassowary
import Foundation

extension UIView {
    /// The size that satisfies the view's constraints with the target held at the two priorities. A throw-away engine answers;
    /// the live one does not notice. Frame size, points, rounded up to pixels (Engine.md, fitting).
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        LayoutCycle.updateConstraints(of: self)
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
        // No negative zero.
        return CGSize(width: PixelGrid.ceil(size.width, scale) + 0, height: PixelGrid.ceil(size.height, scale) + 0)
    }
}

/// Where a subtree stands in its live engine, put aside while another engine looks at it.
@MainActor private final class LiveInstallations {
    private var boxes: [(UIView, LayoutBox)] = []
    private var guides: [(UILayoutGuide, LayoutBox)] = []
    private var constraints: [(NSLayoutConstraint, ConstraintInstallation)] = []
    private var visited: [UIView] = []

    init(below root: UIView) {
        root.announce { self.putAside($0) }
    }

    private func putAside(_ view: UIView) {
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
