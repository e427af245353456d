import UIKit

/// A menu that opens when a finger stays on a view.
public struct _ContextMenuModifier<Items: View>: ItemsModifier {
    public typealias Body = Never
    let items: Items
    let preview: (any View)?
    func update(_ wrapper: ContextMenuElement) { wrapper.preview = preview }
}

final class ContextMenuElement: ItemsWrapper {
    var preview: (any View)?
    private lazy var source = ContextMenuSource(self)
    private lazy var view: GestureView = {
        let view = GestureView()
        view.addInteraction(UIContextMenuInteraction(delegate: source))
        return view
    }()

    /// The menu as it is now; nil if it has no items.
    fileprivate var menu: UIMenu? {
        let elements = items().menuElements
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        stage.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
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

/// The menu of `contextMenu(_:)`, the older way to write one.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// - Parameter contextMenu: The menu; nil for none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(_ContextMenuModifier(items: contextMenu?.items, preview: nil))
    }
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(_ContextMenuModifier(items: menuItems(), preview: nil))
    }
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(_ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// The menu of a list's selected rows, which nothing here opens, and what a double click does, which a finger cannot make.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}
