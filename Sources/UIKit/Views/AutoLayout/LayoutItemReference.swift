import Foundation

/// A constraint's reference to an item; nil after the item is deallocated.
///
/// One object for each item, created for its first constraint. A weak reference would do the same, but makes every retain of a view slow.
final class LayoutItemReference: @unchecked Sendable {
    private unowned(unsafe) var reference: AnyObject?

    init(_ item: AnyObject) { unsafe reference = item }

    var item: AnyObject? { unsafe reference }

    /// Clears the reference, because the item is about to be deallocated.
    func clear() { unsafe reference = nil }
}
