import Foundation

/// The menu of a row or an item.
struct RowMenu {
    var path: IndexPath
    var menu: UIMenu
    var configuration: UIContextMenuConfiguration
}

/// A list whose rows or items have menus, which a long press opens.
@MainActor protocol RowMenuList: UIView {
    /// The menu that a long press is about to open.
    var awaitedMenu: RowMenu? { get set }
    func open(_ menu: RowMenu)
}

extension RowMenuList {
    func makeMenuPress() -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.view = self
        press.onChange = { [weak self] recognizer in
            guard let self, recognizer.state == .began, let menu = awaitedMenu else { return }
            awaitedMenu = nil
            open(menu)
        }
        return press
    }
}

extension UITableView: RowMenuList {
    /// Asks the delegate for the menu of the row at a point.
    func menu(at point: CGPoint) -> RowMenu? {
        guard openMenu?.window == nil, !isEditing, let delegate, let path = indexPathForRow(at: point),
            let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point),
            let menu = configuration.makeMenu()
        else { return nil }
        return RowMenu(path: path, menu: menu, configuration: configuration)
    }

    /// Opens the menu of a row, as a long press in its middle does; nothing if it has none.
    package func showMenu(at path: IndexPath) {
        layoutIfNeeded()
        let row = rectForRow(at: path)
        if let menu = menu(at: CGPoint(x: row.midX, y: row.midY)) { open(menu) }
    }

    final func open(_ menu: RowMenu) {
        guard let delegate, let cell = cellForRow(at: menu.path) else { return }
        rowLost()
        let configuration = menu.configuration
        let targeted = delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        delegate.tableView(self, willDisplayContextMenu: configuration, animator: nil)
        openMenu = OpenMenu.open(menu.menu, lifting: targeted?.view ?? cell, configuration) { [weak self] in
            guard let self else { return }
            self.delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: nil)
        }
    }
}

extension UICollectionView: RowMenuList {
    /// Asks the delegate for the menu of the item at a point: for several items, otherwise for the one.
    func menu(at point: CGPoint) -> RowMenu? {
        guard openMenu?.window == nil, let delegate, let path = indexPathForItem(at: point) else { return nil }
        let configuration =
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        guard let configuration, let menu = configuration.makeMenu() else { return nil }
        return RowMenu(path: path, menu: menu, configuration: configuration)
    }

    /// Opens the menu of an item, as a long press in its middle does; nothing if it has none.
    package func showMenu(at path: IndexPath) {
        layoutIfNeeded()
        guard let cell = cellForItem(at: path) else { return }
        if let menu = menu(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY)) { open(menu) }
    }

    final func open(_ menu: RowMenu) {
        guard let delegate, let cell = cellForItem(at: menu.path) else { return }
        rowLost()
        let configuration = menu.configuration
        let targeted = delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        delegate.collectionView(self, willDisplayContextMenu: configuration, animator: nil)
        openMenu = OpenMenu.open(menu.menu, lifting: targeted?.view ?? cell, configuration) { [weak self] in
            guard let self else { return }
            self.delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: nil)
        }
    }
}
