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
        let items = (slot.node?.items ?? []).compactMap { item in wrapper(item).map { (item, $0) } }
        wrappers = Dictionary(items.map { (ObjectIdentifier($0), $1) }) { first, _ in first }
        return items.map(\.1)
    }

    private func wrapper(_ item: Element) -> Modifier.Wrapper? {
        guard let modifier else { return nil }
        let wrapper = wrappers[ObjectIdentifier(item)] ?? Modifier.Wrapper(self, item)
        wrapper.items = { [weak self] in self?.actions ?? [] }
        wrappers[ObjectIdentifier(item)] = wrapper
        modifier.update(wrapper)
        return wrapper
    }

    private var actions: [ActionItem] { (itemsSlot.node?.items.first as? MenuItemsElement)?.contents.actionItems ?? [] }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

extension ItemsNode: ListPartSource {
    /// A menu of several rows is that of each row; its items are no rows.
    func makeListParts() -> [ListPart] { (slot.node?.listParts ?? []).map { $0.wrapping { [weak self] in self?.wrapper($0) ?? $0 } } }
}
