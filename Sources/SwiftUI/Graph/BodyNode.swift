import Foundation
import Observation
import UIKit

/// The node of a view that has a body.
final class BodyNode<Content: View>: Node, Evaluated {
    private var view: Content?
    private let slot = Slot()
    private let properties = PropertyStore()
    private lazy var steps = AnimatableSteps(self)

    override var name: String { "\(Content.self)" }
    override var ownView: String? {
        let path = String(reflecting: Content.self)
        return path.hasPrefix("SwiftUI.") || path.contains("<") ? nil : name
    }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        guard let view = view as? Content else { return }
        let isKnown = slot.node != nil && !graph.isStale(self)
        let isSame = isKnown && self.view.map { ViewComparison.isSame($0, view) } ?? false
        let isShown = isSame && self.environment.isSame(as: environment)
        self.view = view
        self.environment = environment
        if isShown {
            properties.connect(view, self)
            return
        }
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view = view.map({ steps.current($0) }) else { return }
        let connected = properties.connect(view, self)
        let body = reading { connected.body }
        slot.show(body, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    override func leave() { properties.disconnect() }
}

/// The node of a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: Node, Evaluated {
    private var view: ModifiedContent<Content, Modifier>?
    private let slot = Slot()
    private let properties = PropertyStore()
    private lazy var steps = AnimatableSteps(self)

    override var name: String { "\(Modifier.self)" }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view as? ModifiedContent<Content, Modifier>
        self.environment = environment
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let connected = properties.connect(steps.current(view.modifier), self)
        let body = reading { connected.body(content: _ViewModifier_Content(view: view.content)) }
        slot.show(body, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    override func leave() { properties.disconnect() }
}

/// A node whose view is evaluated, again when something that it has read changes.
@MainActor protocol Evaluated: Node {
    func evaluate()
}

extension Evaluated {
    /// Returns the value, and marks the node as stale when an observable object that was read for it changes.
    func reading<Value>(_ value: () -> Value) -> Value { withObservationTracking(value, onChange: WeakNode(node: self).markStale) }
}

/// A node that may be gone when something that it has read changes, which may be in the background.
private struct WeakNode: @unchecked Sendable {
    weak var node: (any Evaluated)?

    @Sendable nonisolated func markStale() {
        onMainActor { [self] in
            guard let node else { return }
            node.graph.markStale(node)
        }
    }
}

/// Acts on the main actor: at once on its queue, else in its next turn.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
}
