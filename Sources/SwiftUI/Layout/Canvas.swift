import UIKit

/// The view onto which elements put the views that draw them, in the order from back to front.
@MainActor final class Canvas {
    let view: UIView
    /// The position of the canvas's coordinates in the window, in points. Transforms are left out.
    let origin: CGPoint
    let graph: ViewGraph
    var surroundings = Surroundings()
    private var shown: [UIView] = []

    init(_ view: UIView, origin: CGPoint, _ graph: ViewGraph) {
        self.view = view
        self.origin = origin
        self.graph = graph
    }

    /// Shows a view in front of those that were shown before.
    func show(_ view: UIView, _ rect: CGRect) {
        shown.append(view)
        let rect = rect.roundedToPixels(graph.pixel)
        let isTransformed = !view.transform.isIdentity
        if isTransformed {
            let anchor = view.layer.anchorPoint
            view.bounds.size = rect.size
            view.center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        } else if view.frame != rect {
            view.frame = rect
        }
    }

    /// Shows a view whose content is a canvas of its own.
    func show(_ view: UIView, _ rect: CGRect, _ content: (Canvas) -> Void) {
        show(view, rect)
        let inner = Canvas(view, origin: CGPoint(x: origin.x + rect.minX, y: origin.y + rect.minY), graph)
        inner.surroundings = surroundings
        content(inner)
        inner.finish()
    }

    /// Puts elements behind those that a former step has put.
    func put(_ front: () -> Void, behind: () -> Void) {
        let start = shown.count
        front()
        let middle = shown.count
        behind()
        shown = Array(shown[..<start] + shown[middle...] + shown[start..<middle])
    }

    /// Removes the views that are no longer shown, and brings the others into their order.
    func finish() {
        let former = view.subviews
        guard former.count != shown.count || !zip(former, shown).allSatisfy({ $0 === $1 }) else { return }
        let kept = Set(shown.map(ObjectIdentifier.init))
        for view in former where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for (index, subview) in shown.enumerated() where index >= view.subviews.count || view.subviews[index] !== subview {
            view.insertSubview(subview, at: index)
        }
    }
}

extension CGRect {
    /// Returns the rectangle with each edge on the nearest pixel, as SwiftUI shows views.
    func roundedToPixels(_ pixel: CGFloat) -> CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
        let (left, top) = (rounded(minX), rounded(minY))
        return CGRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
    }
}
