import UIKit

/// A menu that opens when a finger stays on a view.
public struct _ContextMenuModifier<Items: View>: ViewModifier {
    let items: Items
    let preview: (any View)?

    public func body(content: Content) -> some View {
        ContextMenuArea(content: content, items: items, preview: preview)
    }
}

private struct ContextMenuArea<Content: View, Items: View>: ContainerView {
    typealias Body = Never
    let content: Content
    let items: Items
    let preview: (any View)?

    func content(_ element: ContextMenuElement) -> TupleView<(Content, MenuItems<Items>)> {
        TupleView((content, MenuItems(content: items)))
    }
    func makeElement(_ node: Node) -> ContextMenuElement { ContextMenuElement(node) }
    func update(_ element: ContextMenuElement) { element.preview = preview }
}

private final class ContextMenuElement: ContainerElement {
    var preview: (any View)?
    private lazy var view: GestureView = {
        let view = GestureView()
        view.addInteraction(UIContextMenuInteraction(delegate: source))
        return view
    }()
    private lazy var source = ContextMenuSource(self)

    private var shown: Element? { contents.first { !($0 is MenuItemsElement) } }

    fileprivate var menu: UIMenu? {
        let menu = contents.lazy.compactMap { $0 as? MenuItemsElement }.first?.menu
        return menu?.children.isEmpty == true ? nil : menu
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shown?.size(proposal) ?? .zero }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { shown?.guide(key, proposal) }
    override var spacing: ViewSpacing { shown?.spacing ?? ViewSpacing() }
    override var priority: Double { shown?.priority ?? 0 }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { shown?.trait(key) ?? Key.defaultValue }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        guard let shown else { return }
        stage.show(view, rect) { inner in
            put(shown, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
    }
}

/// Makes the menu when it opens.
private final class ContextMenuSource: NSObject, UIContextMenuInteractionDelegate {
    private weak var element: ContextMenuElement?

    init(_ element: ContextMenuElement) {
        self.element = element
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = element?.menu else { return nil }
        let preview = element?.preview
        return UIContextMenuConfiguration(
            identifier: nil, previewProvider: preview.map { view in { view.makeHostingController() } }
        ) { _ in menu }
    }
}

extension View {
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(_ContextMenuModifier(items: menuItems(), preview: nil))
    }
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(_ContextMenuModifier(items: menuItems(), preview: preview()))
    }
}
