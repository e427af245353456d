import Foundation

/// What a cell of a document does when its row is chosen, or its detail button is pressed: a segue begins there.
@preconcurrency @MainActor
package protocol RowSegue: AnyObject {
    var isForAccessory: Bool { get }
    func fire(_ sender: Any?)
}

extension UIView {
    /// Performs the segues that begin at a cell, before the delegate is told of the choice.
    fileprivate func performSegues(ofAccessory: Bool) {
        for case let segue as any RowSegue in interfaceObjects where segue.isForAccessory == ofAccessory { segue.fire(self) }
    }
}

extension UITableView: TouchedRows {
    func rowTouched(_ touches: Set<UITouch>) {
        if swipeActions != nil { return hideSwipeActions() }
        if let point = touches.first?.location(in: self), let path = indexPathForRow(at: point), isOnEditControl(point, path) {
            return editControlTapped(path)
        }
        if let point = touches.first?.location(in: self), let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let button = cell.detailButton, button.bounds.insetBy(dx: -8, dy: -12).contains(button.convert(point, from: self))
        {
            cell.performSegues(ofAccessory: true)
            delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            return
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
        cellForRow(at: path)?.performSegues(ofAccessory: false)
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
        cellForItem(at: path)?.performSegues(ofAccessory: false)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func unselect(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselectItem(at: path, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
