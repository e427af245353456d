import Foundation

/// A constraint's reference to an item; nil after the item is deallocated.
///
/// One object for each item, created for its first constraint. A weak reference would do the same, but makes every retain of a view slow.
final class LayoutItemReference: @unchecked Sendable {
    private unowned(unsafe) var nodeReference: (any LayoutNode)?
    private unowned(unsafe) var regionReference: (any LayoutRegion)?

    init(_ node: any LayoutNode) { unsafe nodeReference = node }

    init(_ region: any LayoutRegion) { unsafe regionReference = region }

    var item: (any LayoutItem)? { unsafe nodeReference ?? regionReference }
    var node: (any LayoutNode)? { unsafe nodeReference }
    var region: (any LayoutRegion)? { unsafe regionReference }

    /// Clears the reference, because the item is about to be deallocated.
    func clear() {
        unsafe nodeReference = nil
        unsafe regionReference = nil
    }
}

extension LayoutItemReference {
    /// The node, or the node that owns the region.
    @MainActor var owner: (any LayoutNode)? { node ?? region?.regionOwner }
}
