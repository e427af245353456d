import Foundation

/// One change of a batch: an item, or a whole section when the index path's `item` is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// nil for insertions.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// nil for deletions.
    open internal(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }
}
