import Foundation

/// Applies batches of updates to the visible views.
extension UICollectionView {
    static func update(_ action: UICollectionViewUpdateItem.Action, before: Int? = nil, after: Int? = nil)
        -> UICollectionViewUpdateItem
    {
        UICollectionViewUpdateItem(
            action, before: before.map { IndexPath(item: NSNotFound, section: $0) },
            after: after.map { IndexPath(item: NSNotFound, section: $0) })
    }

    func update(_ items: [UICollectionViewUpdateItem]) {
        guard updateDepth == 0 else { pendingUpdates += items; return }
        performBatchUpdates { self.pendingUpdates += items }
    }

    var canLayOut: Bool { bounds.width > 0 && bounds.height > 0 }

    func commitUpdates() {
        let updates = pendingUpdates, old = currentCounts
        pendingUpdates = []
        counts = nil
        guard let change = CollectionChange(from: old, to: currentCounts, by: updates) else { return reload() }
        for update in updates where update.updateAction == .reload {
            update.indexPathAfterUpdate = update.indexPathBeforeUpdate.flatMap { path in
                update.isSection ? change.section(path.section).map { IndexPath(item: NSNotFound, section: $0) } : change.indexPath(path)
            }
        }
        let layout = collectionViewLayout, context = layout.makeContext()
        context.isOfCounts = true
        layout.invalidateLayout(with: context)
        guard canLayOut else { return move(by: change) }
        layout.prepareIfNeeded()
        layout.prepare(forCollectionViewUpdates: updates)
        scrollAfterUpdates()
        _ = layout.layoutAttributesForElements(in: bounds)
        for (key, _) in sortedElements { _ = ending(key) }
        move(by: change)
        isAppearing = true
        setNeedsLayout()
        LayoutCycle.ofSystem(layoutIfNeeded)
        isAppearing = false
        layout.finalizeCollectionViewUpdates()
    }

    private func scrollAfterUpdates() {
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        target = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
        if target != contentOffset { contentOffset = target }
    }

    /// Moves views, sizes and the selection with their items.
    func move(by change: CollectionChange) {
        func destination(_ key: ElementKey) -> ElementKey? {
            guard !change.reloadedSections.contains(key.indexPath.section) else { return nil }
            if let kind = key.kind {
                return change.section(key.indexPath.section).map {
                    ElementKey(kind: kind, indexPath: IndexPath(item: key.indexPath.item, section: $0))
                }
            }
            guard !change.reloadedItems.contains(key.indexPath) else { return nil }
            return change.indexPath(key.indexPath).map { ElementKey(kind: nil, indexPath: $0) }
        }
        let old = sortedElements
        elements = [:]
        for (key, view) in old {
            if let key = destination(key) { elements[key] = view } else { disappear(key, view) }
        }
        decorationKeys = Set(decorationKeys.compactMap(destination))
        fitted = Dictionary(uniqueKeysWithValues: fitted.compactMap { key, size in destination(key).map { ($0, size) } })
        collectionViewLayout.movePreferredSizes(destination)
        selection = selection.compactMap(change.indexPath)
    }

    func drop(_ key: ElementKey, _ view: UICollectionReusableView) {
        elements[key] = nil
        decorationKeys.remove(key)
        disappear(key, view)
    }

    private func disappear(_ key: ElementKey, _ view: UICollectionReusableView) {
        if let cell = view as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if let kind = key.kind, !decorationKeys.contains(key) {
            collectionDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
        }
        pool.retire(view, kind: key.kind)
    }

    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout, path = key.indexPath
        guard let kind = key.kind else { return layout.initialLayoutAttributesForAppearingItem(at: path) }
        return decorationKeys.contains(key)
            ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }

    private func ending(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout, path = key.indexPath
        guard let kind = key.kind else { return layout.finalLayoutAttributesForDisappearingItem(at: path) }
        return decorationKeys.contains(key)
            ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
}
