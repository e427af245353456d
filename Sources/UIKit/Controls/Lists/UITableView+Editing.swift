import Foundation

/// Editing controls, the section index and swipe actions.
extension UITableView {
    /// Passes the editing state on to a row.
    func updateEditing(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
        cell.indexInset = sectionIndex == nil ? 0 : SectionIndexView.contentInset
        guard isEditing else { cell.editing = nil; return }
        let mayEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        var editing = RowEditing(moves: dataSource?.tableView(self, canMoveRowAt: path) ?? false)
        if mayEdit {
            if allowsMultipleSelectionDuringEditing {
                editing.isChecked = indexPathsForSelectedRows?.contains(path) ?? false
            } else {
                editing.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            }
            editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        cell.editing = editing
    }

    /// Whether a touch is on the control at the leading edge of a row that is edited.
    func isOnEditControl(_ point: CGPoint, _ path: IndexPath) -> Bool {
        guard isEditing, let cell = cellForRow(at: path), let editing = cell.editing, editing.isChecked == nil, editing.style != .none
        else {
            return false
        }
        let inside = cell.convert(point, from: self)
        let x = isRightToLeft ? cell.bounds.width - inside.x : inside.x
        return x < cell.editingViews.controlWidth + 16
    }

    /// A tap on minus shows the button that deletes, one on plus inserts.
    func editControlTapped(_ path: IndexPath) {
        guard cellForRow(at: path)?.editing?.style == .insert else { return showSwipeActions(at: path, isTrailing: true) }
        dataSource?.tableView(self, commit: .insert, forRowAt: path)
    }

    // MARK: Section index

    /// Shows the titles of the data source beside a plain table with enough rows.
    func updateSectionIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let count = (0..<rows.sectionCount).reduce(0) { $0 + rows.count(in: $1) }
        guard !titles.isEmpty, style == .plain, count >= sectionIndexMinimumDisplayRowCount else {
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return
        }
        let index = sectionIndex ?? SectionIndexView()
        index.titles = titles
        index.onChoice = { [weak self] in self?.indexChosen($0, titles[$0]) }
        if index.superview !== self { addSubview(index) }
        sectionIndex = index
    }

    func layOutSectionIndex() {
        guard let sectionIndex else { return }
        sectionIndex.color = sectionIndexColor ?? .tintColor
        sectionIndex.ground = sectionIndexBackgroundColor
        let safe = safeAreaInsets, inset = adjustedContentInset, width = SectionIndexView.width
        let x = isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - width
        sectionIndex.frame = CGRect(
            x: x, y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        bringSubviewToFront(sectionIndex)
    }

    private func indexChosen(_ index: Int, _ title: String) {
        let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
        guard section < rows.sectionCount, rows.count(in: section) > 0 else { return }
        scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }

    // MARK: Swipe actions

    func makeSwipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.view = self
        swipe.onChange = { [weak self] in if $0.state == .ended { self?.swiped(direction, at: $0.location(in: self)) } }
        return swipe
    }

    private func swiped(_ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint) {
        let isTowardsLeading = (direction == .left) != isRightToLeft
        if let open = swipeActions {
            hideSwipeActions()
            if open.isTrailing != isTowardsLeading { return }
        }
        guard let path = indexPathForRow(at: point) else { return }
        showSwipeActions(at: path, isTrailing: isTowardsLeading)
    }

    /// Shows the actions of a row, as after a swipe; nothing if it has none on that side.
    package func showSwipeActions(at path: IndexPath, isTrailing: Bool) {
        hideSwipeActions()
        guard let actions = swipeConfiguration(path, isTrailing)?.actions, !actions.isEmpty else { return }
        let view = SwipeActionsView(actions, isTrailing: isTrailing)
        view.onChoice = { [weak self] in self?.perform($0, at: path) }
        swipeActions = view
        swipedPath = path
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        setNeedsLayout()
    }

    package func hideSwipeActions() {
        guard let swipeActions else { return }
        swipeActions.removeFromSuperview()
        self.swipeActions = nil
        delegate?.tableView(self, didEndEditingRowAt: swipedPath)
        swipedPath = nil
        setNeedsLayout()
    }

    /// The titles of the delegate's actions that a swipe towards the beginning of a row shows, from the edge inwards.
    package func titlesOfSwipeActions(at path: IndexPath) -> [String] {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return [] }
        let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
        return own.map { $0.title ?? $0.image?.summary ?? "action" }
    }

    /// Swipes a row and touches one of its actions.
    /// - Returns: Whether the row has such an action.
    package func chooseSwipeAction(_ index: Int, at path: IndexPath) -> Bool {
        showSwipeActions(at: path, isTrailing: true)
        guard let actions = swipeActions?.actions, actions.indices.contains(index) else { return false }
        perform(actions[index], at: path)
        return true
    }

    /// The delegate's actions; a row that can be deleted has one to do so.
    private func swipeConfiguration(_ path: IndexPath, _ isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        let own =
            isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let own { return own }
        guard isTrailing, delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self else { return }
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
                done(true)
            }
        ])
    }

    private func perform(_ action: UIContextualAction, at path: IndexPath) {
        let view = swipeActions ?? self
        action.handler(action, view) { [weak self] _ in self?.hideSwipeActions() }
    }

    /// Moves a row whose actions are shown, and places the actions where it was.
    func layOutSwipeActions(_ cell: UITableViewCell, _ path: IndexPath) {
        guard let swipeActions, swipedPath == path else { return }
        let row = cell.frame, width = min(swipeActions.width(height: row.height), row.width)
        let isRight = swipeActions.isTrailing != isRightToLeft
        swipeActions.frame = CGRect(x: isRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        cell.frame.origin.x += isRight ? -width : width
    }
}
