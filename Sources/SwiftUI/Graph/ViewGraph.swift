import UIKit

/// The nodes of one hosting view, and which of them are stale.
@MainActor final class ViewGraph {
    let root = Slot()
    /// Is called when something became stale.
    var needsUpdate: () -> Void = {}
    /// How often bodies were evaluated.
    private(set) var evaluations = 0
    /// How often a node has changed.
    var revision = 0
    private var stale: [ObjectIdentifier: any Evaluated] = [:]
    private var order: [ObjectIdentifier] = []
    private var actions: [() -> Void] = []
    /// The animation and other circumstances of the changes that are waiting.
    var transaction = Transaction()
    /// What was asked for during a layout.
    private var layoutActions: [() -> Void] = []
    /// The nodes that act after each layout.
    private var observers: [WeakObserver] = []
    weak var hostingView: HostingView?
    /// The views, beside the hosting view, in which parts of the graph are shown.
    private var surfaces: [WeakSurface] = []
    /// The node whose element is being placed.
    weak var placing: Node?
    /// The nodes of the UIKit views that are shown, for names.
    fileprivate var owners: [ObjectIdentifier: Owner] = [:]
    fileprivate var ownerCount = 0

    fileprivate struct Owner {
        weak var view: UIView?
        weak var node: Node?
        let order: Int
    }
    /// What moves step by step.
    let clock = MotionClock()
    /// The modifiers around what is being updated or placed that change its transaction, outermost first.
    var scopes: [any TransactionScope] = []
    /// The scopes that animate until the changes have been laid out.
    var triggered: [any TransactionScope] = []
    /// The views that are leaving the screen, and how the others do it.
    let departures = Departures()
    /// The places of views that share a geometry.
    let geometries = MatchedGeometries()

    /// Whether something has been laid out before.
    private(set) var hasLaidOut = false

    private struct WeakSurface { weak var view: UIView? }
    private struct WeakObserver { weak var node: (any LayoutObserver)? }

    /// The length of a pixel, in points.
    var pixel: CGFloat { 1 / max(hostingView?.traitCollection.displayScale ?? 2, 1) }

    func show(_ view: any View, _ environment: EnvironmentValues) {
        root.show(view, Scope(graph: self, parent: nil, environment: environment))
    }

    func markStale(_ node: any Evaluated) {
        let id = ObjectIdentifier(node)
        if stale.updateValue(node, forKey: id) == nil { order.append(id) }
        if let current = Transaction.current { transaction = current }
        needsUpdate()
        // The hosting view may be out of the window, below a sheet.
        for surface in surfaces { surface.view?.setNeedsLayout() }
    }

    func isStale(_ node: any Evaluated) -> Bool { stale[ObjectIdentifier(node)] != nil }

    func evaluated(_ node: any Evaluated) {
        stale[ObjectIdentifier(node)] = nil
        evaluations += 1
    }

    /// Whether the views are shown in a window: only then they appear.
    var isInWindow: Bool { hostingView?.window != nil }

    /// Acts when all views are up to date.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        needsUpdate()
    }

    /// Evaluates what is stale, and acts on changes. A chain of changes that cause each other ends after a few turns.
    func update() {
        evaluateStale()
        for _ in 0..<8 where !actions.isEmpty {
            let waiting = actions
            actions = []
            for action in waiting { action() }
            evaluateStale()
        }
    }

    /// Evaluates what is stale, ancestors first.
    private func evaluateStale() {
        while !stale.isEmpty {
            let nodes = order.compactMap { stale[$0] }.sorted { depth($0) < depth($1) }
            order = []
            for node in nodes where isStale(node) { inScopes(around: node) { node.evaluate() } }
        }
    }

    private func depth(_ node: Node) -> Int { node.ancestors.reduce(0) { count, _ in count + 1 } }

    func addSurface(_ view: UIView) {
        surfaces.removeAll { $0.view == nil }
        surfaces.append(WeakSurface(view: view))
    }

    func observeLayout(_ node: any LayoutObserver) { observers.append(WeakObserver(node: node)) }

    /// Ends the changes that have been laid out.
    func finishTransaction() {
        // Pages and lists that are shown lay out the same changes.
        for surface in surfaces where surface.view?.window != nil { surface.view?.layoutIfNeeded() }
        hasLaidOut = true
        transaction = Transaction()
        for scope in triggered { scope.settle() }
        triggered = []
    }

    /// Acts after the layout that is going on.
    func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

    /// Tells the observers of a layout, and returns whether something has become stale by it.
    func finishLayout() -> Bool {
        observers.removeAll { $0.node == nil }
        let actions = layoutActions
        layoutActions = []
        for action in actions { action() }
        for observer in observers { observer.node?.didLayout() }
        return !stale.isEmpty || !actions.isEmpty
    }

    /// Tells the nodes that their views are no longer in a window.
    func leaveWindow() {
        for observer in observers { (observer.node as? any AppearingNode)?.disappear() }
        update()
    }
}

// MARK: Names

extension ViewGraph {
    /// Notes which view of SwiftUI a view of UIKit shows.
    func shows(_ view: UIView) {
        guard let placing else { return }
        ownerCount += 1
        owners[ObjectIdentifier(view)] = Owner(view: view, node: placing, order: ownerCount)
    }

    func forgetRemovedViews() { owners = owners.filter { $0.value.view?.superview != nil } }

    /// The views of UIKit by the way to their views in code, in the order in which they are shown: `ContentView/Row/Text`.
    var shownViews: [(view: UIView, name: String)] {
        var counts: [String: Int] = [:], paths: [ObjectIdentifier: String] = [:]
        return owners.values.sorted { $0.order < $1.order }.compactMap { owner in
            guard let view = owner.view, let path = owner.node?.path(&paths), !path.isEmpty else { return nil }
            let count = counts[path, default: 0] + 1
            counts[path] = count
            return (view, count == 1 ? path : "\(path)#\(count)")
        }
    }
}

extension Node {
    /// The names of the views from the root to this one, as in code: without types' parameters, and without what only changes others.
    fileprivate func path(_ known: inout [ObjectIdentifier: String]) -> String {
        if let path = known[ObjectIdentifier(self)] { return path }
        let outer = parent?.path(&known) ?? "", name = name.prefix { $0 != "<" }
        let path = name.isEmpty || name.hasPrefix("_") ? outer : outer.isEmpty ? String(name) : "\(outer)/\(name)"
        known[ObjectIdentifier(self)] = path
        return path
    }
}
