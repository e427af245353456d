import UIKit

/// A modifier with views that say what they do instead of being shown: the items of a view's menu, its actions.
@MainActor protocol ItemsModifier: ViewModifier, PrimitiveModifier where Body == Never {
    associatedtype Items: View
    associatedtype Wrapper: ItemsWrapper
    var items: Items { get }
    func update(_ wrapper: Wrapper)
}

extension ItemsModifier {
    func makeNode(_ scope: Scope) -> Node { ItemsNode<Self>(scope) }
    func update(_ wrapper: Wrapper) {}
}

/// The element of a view with items. Several views share them.
class ItemsWrapper: WrapperElement {
    final var items: () -> [ActionItem] = { [] }
}

final class ItemsNode<Modifier: ItemsModifier>: ModifierNode<Modifier> {
    private let itemsSlot = Slot()
    private var wrappers: [ObjectIdentifier: Modifier.Wrapper] = [:]

    override var children: [Node] { [slot.node, itemsSlot.node].compactMap { $0 } }

    override func didUpdate(from former: Modifier?) {
        guard let modifier else { return }
        itemsSlot.show(MenuItems(content: modifier.items), Scope(graph: graph, parent: self, environment: environment))
    }

    override func makeItems() -> [Element] {
        guard let modifier else { return [] }
        var kept: [ObjectIdentifier: Modifier.Wrapper] = [:]
        let items = (slot.node?.items ?? []).map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? Modifier.Wrapper(self, item)
            wrapper.items = { [weak self] in self?.actions ?? [] }
            kept[ObjectIdentifier(item)] = wrapper
            modifier.update(wrapper)
            return wrapper
        }
        wrappers = kept
        return items
    }

    private var actions: [ActionItem] { (itemsSlot.node?.items.first as? MenuItemsElement)?.contents.actionItems ?? [] }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}
