import UIKit

/// How views come to and leave a canvas while changes are animated.
@MainActor final class Departures {
    private var leaving: [ObjectIdentifier: Leaving] = [:]
    private var scopes: [ObjectIdentifier: [any TransactionScope]] = [:]
    /// The elements of views with transitions, whose nodes may have gone when their views go.
    private var transitions: [ObjectIdentifier: (element: TransitionElement, node: Node)] = [:]

    /// A view on its way, with what must live until it has gone.
    private struct Leaving {
        let view: UIView
        let node: Node?
        let opacity: CGFloat
        let transform: CGAffineTransform
    }

    /// Remembers in which scopes a view is shown. A view that was leaving stays.
    func willShow(_ view: UIView, in scopes: [any TransactionScope]) {
        let id = ObjectIdentifier(view)
        if !scopes.isEmpty || self.scopes[id] != nil { self.scopes[id] = scopes.isEmpty ? nil : scopes }
        if !leaving.isEmpty, let former = leaving.removeValue(forKey: id) {
            (view.alpha, view.transform) = (former.opacity, former.transform)
        }
    }

    func setTransition(_ element: TransitionElement, of view: UIView) {
        transitions[ObjectIdentifier(view)] = (element, element.node)
    }

    /// Lets a view appear by a fade, unless it has a transition of its own.
    func comes(_ view: UIView, _ graph: ViewGraph) {
        let id = ObjectIdentifier(view)
        guard transitions[id] == nil, let animation = graph.animation(in: scopes[id] ?? []) else { return }
        let opacity = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(animation) { view.alpha = opacity }
    }

    /// Begins the way out of a view that is no longer shown, and returns whether it stays for now.
    /// - Parameter origin: the position of the view's stage in the window.
    func leaves(_ view: UIView, from origin: CGPoint, _ graph: ViewGraph) -> Bool {
        let id = ObjectIdentifier(view)
        if leaving[id] != nil { return true }
        let scopes = scopes.removeValue(forKey: id) ?? []
        let place = graph.geometries.forget(view)?.offsetBy(dx: -origin.x, dy: -origin.y)
        let transition = transitions.removeValue(forKey: id)
        guard let animation = graph.animation(in: scopes), animation.length.isFinite, animation.length > 0 else {
            forget(view)
            return false
        }
        leaving[id] = Leaving(view: view, node: transition?.node, opacity: view.alpha, transform: view.transform)
        if let transition {
            transition.element.leave(animation)
        } else {
            UIView.animate(animation) {
                view.alpha = 0
                if let place { Self.move(view, to: place) }
            }
        }
        Timeline.current.schedule(at: Timeline.current.now + animation.length) { [weak self] in self?.finish(id) }
        return true
    }

    /// Moves a view with all that is in it to a place of another size.
    private static func move(_ view: UIView, to place: CGRect) {
        guard view.bounds.width > 0, view.bounds.height > 0 else { return }
        view.center = CGPoint(x: place.midX, y: place.midY)
        view.transform = CGAffineTransform(scaleX: place.width / view.bounds.width, y: place.height / view.bounds.height)
    }

    private func finish(_ id: ObjectIdentifier) {
        guard let gone = leaving.removeValue(forKey: id) else { return }
        gone.view.removeFromSuperview()
        (gone.view.alpha, gone.view.transform) = (gone.opacity, gone.transform)
        forget(gone.view)
    }

    /// Forgets a view that has gone, and what is in it.
    private func forget(_ view: UIView) {
        guard !scopes.isEmpty || !transitions.isEmpty else { return }
        (scopes[ObjectIdentifier(view)], transitions[ObjectIdentifier(view)]) = (nil, nil)
        for subview in view.subviews { forget(subview) }
    }
}
