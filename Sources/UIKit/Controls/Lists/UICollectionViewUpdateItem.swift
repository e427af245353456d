import Foundation

/// A change in a batch of updates: of an item, or of a whole section if the index path's `item` is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    /// Creates an item without an action, for tests of layouts.
    public override convenience init() { self.init(.none, before: nil, after: nil) }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// The index path before the update; nil for insertions.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for deletions.
    open internal(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }
}
