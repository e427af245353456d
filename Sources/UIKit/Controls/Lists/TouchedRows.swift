import Foundation

extension UITableView: TouchedRows {
    func rowTouched(_ touches: Set<UITouch>) {
        if swipeActions != nil { return hideSwipeActions() }
        if let point = touches.first?.location(in: self), let path = indexPathForRow(at: point), isOnEditControl(point, path) {
            return editControlTapped(path)
        }
        guard allowsSelection, !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
            let point = touches.first?.location(in: self), let path = indexPathForRow(at: point),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touchedPath = path
        cellForRow(at: path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func rowLost() {
        guard let path = touchedPath else { return }
        touchedPath = nil
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func rowReleased() {
        guard let path = touchedPath else { return }
        rowLost()
        isSelected(path) && selectsMany ? unselect(path) : select(path)
    }

    private var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func isSelected(_ path: IndexPath) -> Bool { indexPathsForSelectedRows?.contains(path) ?? false }

    private func unselect(_ path: IndexPath) {
        guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
        deselectRow(at: path, animated: true)
        delegate?.tableView(self, didDeselectRowAt: path)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func select(_ requested: IndexPath) {
        guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: requested) }) ?? requested else { return }
        if !selectsMany {
            for old in indexPathsForSelectedRows ?? [] where old != path { unselect(old) }
        }
        selectRow(at: path, animated: true, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: path)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}

extension UICollectionView: TouchedRows {
    func rowTouched(_ touches: Set<UITouch>) {
        guard allowsSelection, let point = touches.first?.location(in: self), let path = indexPathForItem(at: point),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touchedPath = path
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func rowLost() {
        guard let path = touchedPath else { return }
        touchedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    func rowReleased() {
        guard let path = touchedPath else { return }
        rowLost()
        let selected = indexPathsForSelectedItems ?? []
        if selected.contains(path), allowsMultipleSelection { unselect(path); return }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection { for old in selected where old != path { unselect(old) } }
        selectItem(at: path, animated: true, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func unselect(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselectItem(at: path, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
