import UIKit

/// The node of a view with a modifier that this module applies itself.
class ModifierNode<Modifier>: Node {
    private(set) var modifier: Modifier?
    let slot = Slot()

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? any ModifiedView, let modifier = view.appliedModifier as? Modifier else { return }
        let former = self.modifier
        self.modifier = modifier
        slot.show(view.modifiedContent, Scope(graph: graph, parent: self, environment: changed(environment)))
        invalidate()
        didUpdate(from: former)
    }

    /// Returns the environment of the views below.
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

    /// Whether the node's elements are those of the views below. A subclass with elements of its own says that it is not so.
    var passesItems: Bool { true }

    /// Is called after the node has taken over a new value.
    func didUpdate(from former: Modifier?) {}
}

/// The node of a modifier that changes how each modified view is laid out or drawn.
final class WrapperNode<Modifier: ElementModifier>: ModifierNode<Modifier> {
    private var wrappers: [ObjectIdentifier: Modifier.Wrapper] = [:]

    override func makeItems() -> [Element] {
        guard let modifier else { return [] }
        var kept: [ObjectIdentifier: Modifier.Wrapper] = [:]
        let items: [Element] = children.flatMap(\.items).map { item in
            let wrapper = wrapped(item, modifier)
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }

    private func wrapped(_ item: Element, _ modifier: Modifier) -> Modifier.Wrapper {
        let wrapper = wrappers[ObjectIdentifier(item)] ?? modifier.makeWrapper(self, item)
        modifier.update(wrapper)
        return wrapper
    }

    /// Returns the wrapper of an element that a list's row shows.
    func wrapper(_ item: Element) -> Element {
        guard let modifier else { return item }
        let wrapper = wrapped(item, modifier)
        wrappers[ObjectIdentifier(item)] = wrapper
        return wrapper
    }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

/// A modifier that wraps each element of the modified view.
@MainActor protocol ElementModifier: ViewModifier, PrimitiveModifier where Body == Never {
    associatedtype Wrapper: WrapperElement
    func makeWrapper(_ node: Node, _ content: Element) -> Wrapper
    func update(_ wrapper: Wrapper)
}

extension ElementModifier {
    func makeNode(_ scope: Scope) -> Node { WrapperNode<Self>(scope) }
    func makeWrapper(_ node: Node, _ content: Element) -> Wrapper { Wrapper(node, content) }
}
