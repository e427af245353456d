import UIKit

/// Where a node is made: below which node, in which graph, with which environment.
@MainActor struct Scope {
    let graph: ViewGraph
    let parent: Node?
    let environment: EnvironmentValues
}

/// One view at one place of the screen. A node lives as long as the view's place and type stay the same; the views, which are values,
/// come and go.
@MainActor class Node {
    let graph: ViewGraph
    private(set) weak var parent: Node?
    /// What the views above have set.
    var environment: EnvironmentValues
    /// The view's type and the names of its ancestors, for messages.
    var name: String { "" }
    /// The name of the app's own view whose node it is; nil for views of SwiftUI, and for generic ones, which can show anything.
    var ownView: String? { nil }

    init(_ scope: Scope) {
        graph = scope.graph
        parent = scope.parent
        environment = scope.environment
    }

    /// Takes over the view's new value.
    func update(_ view: any View, _ environment: EnvironmentValues) { fatalError("A node takes over views.") }

    /// The children in the order of their views.
    var children: [Node] { [] }

    /// What a container lays out.
    final var items: [Element] {
        if let known = knownItems { return known }
        let items = makeItems()
        knownItems = items
        return items
    }
    private var knownItems: [Element]?

    func makeItems() -> [Element] { children.flatMap(\.items) }

    /// Forgets what was measured here and above, up to a node whose size does not depend on it.
    final func invalidate() {
        graph.revision += 1
        var node: Node? = self
        while let current = node {
            current.knownItems = nil
            current.forget()
            node = current.isolatesLayout ? nil : current.parent
        }
    }

    /// Whether the size of the views above does not depend on the views below.
    var isolatesLayout: Bool { false }

    /// Forgets what was measured here and below.
    final func forgetAll() {
        forget()
        for child in children { child.forgetAll() }
    }

    /// Forgets what elements of this node have measured.
    func forget() {}

    /// Adds what this node's view, not those below it, says to the containers above.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { nil }

    /// Whether preferences of the views below stop here.
    var stopsPreferences: Bool { false }

    /// Is called when the node's place is given up, before its children leave.
    func leave() {}

    final func leaveAll() {
        for child in children { child.leaveAll() }
        leave()
    }

    final var ancestors: some Sequence<Node> { sequence(first: self) { $0.parent }.dropFirst() }
}

extension View {
    /// Returns the node of this view, which has taken over its value.
    func node(_ scope: Scope) -> Node {
        let node = (self as? any PrimitiveView)?.makeNode(scope) ?? representedNode(scope) ?? BodyNode<Self>(scope)
        node.update(self, scope.environment)
        return node
    }

    /// Returns the node of something of UIKit's.
    private func representedNode(_ scope: Scope) -> Node? {
        if let view = self as? any UIViewRepresentable { return view.uiViewNode(scope) }
        return (self as? any UIViewControllerRepresentable)?.uiViewControllerNode(scope)
    }
}

extension UIViewRepresentable {
    fileprivate func uiViewNode(_ scope: Scope) -> Node { UIViewNode<Self>(scope) }
}

extension UIViewControllerRepresentable {
    fileprivate func uiViewControllerNode(_ scope: Scope) -> Node { UIViewControllerNode<Self>(scope) }
}

/// The place of one child: its node is kept while the views that come have the same type.
@MainActor final class Slot {
    private(set) var node: Node?
    private var type: Any.Type?

    func show(_ view: any View, _ scope: Scope) {
        let type = Swift.type(of: view)
        if let node, self.type == type {
            node.update(view, scope.environment)
        } else {
            node?.leaveAll()
            node = view.node(scope)
            self.type = type
        }
    }
}
