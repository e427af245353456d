import UIKit

/// The view onto which elements put the views that draw them, in the order from back to front.
@MainActor final class Stage {
    let view: UIView
    /// The position of the stage's coordinates in the window, in points. Transforms are left out.
    let origin: CGPoint
    let graph: ViewGraph
    /// The view whose safe area the elements keep to: the hosting view, or that of a page.
    let surface: UIView
    /// Whether the stage's view appears with what is put on it.
    var isNew = false
    var surroundings = Surroundings()
    private var shown: [UIView] = []

    init(_ view: UIView, origin: CGPoint, _ graph: ViewGraph, surface: UIView? = nil) {
        self.view = view
        self.origin = origin
        self.graph = graph
        self.surface = surface ?? view
    }

    /// Shows a view in front of those that were shown before. Its way from its former place is animated as the changes are.
    func show(_ view: UIView, _ rect: CGRect) {
        shown.append(view)
        graph.shows(view)
        let rect = rect.roundedToPixels(graph.pixel)
        graph.departures.willShow(view, in: graph.scopes)
        graph.animating(isNew: view.superview !== self.view) { set(rect, of: view) }
    }

    private func set(_ rect: CGRect, of view: UIView) {
        if !view.transform.isIdentity {
            let anchor = view.layer.anchorPoint
            view.bounds.size = rect.size
            view.center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        } else if view.frame != rect {
            view.frame = rect
        }
    }

    /// Shows a view whose content is a stage of its own.
    func show(_ view: UIView, _ rect: CGRect, _ content: (Stage) -> Void) {
        let inner = inside(view, rect.origin)
        inner.isNew = isNew || view.superview !== self.view
        show(view, rect)
        content(inner)
        inner.finish()
    }

    /// Returns a stage on a view that is at a point of this one.
    func inside(_ view: UIView, _ point: CGPoint) -> Stage {
        let inner = Stage(view, origin: CGPoint(x: origin.x + point.x, y: origin.y + point.y), graph, surface: surface)
        inner.surroundings = surroundings
        return inner
    }

    /// Puts elements behind those that a former step has put.
    func put(_ front: () -> Void, behind: () -> Void) {
        let start = shown.count
        front()
        let middle = shown.count
        behind()
        shown = Array(shown[..<start] + shown[middle...] + shown[start..<middle])
    }

    /// Removes the views that are no longer shown, and brings the others into their order. Views come and go by transitions where changes
    /// are animated.
    func finish() {
        let former = view.subviews
        guard former.count != shown.count || !zip(former, shown).allSatisfy({ $0 === $1 }) else { return }
        let kept = Set(shown.map(ObjectIdentifier.init))
        var order = shown
        for (index, view) in former.enumerated() where !kept.contains(ObjectIdentifier(view)) {
            guard graph.departures.leaves(view, from: origin, graph) else {
                view.removeFromSuperview()
                continue
            }
            let before = former[..<index].last { view in order.contains { $0 === view } }
            order.insert(view, at: before.flatMap { view in order.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0)
        }
        for (index, subview) in order.enumerated() where index >= view.subviews.count || view.subviews[index] !== subview {
            let comes = !isNew && subview.superview !== view
            view.insertSubview(subview, at: index)
            if comes { graph.departures.comes(subview, graph) }
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
