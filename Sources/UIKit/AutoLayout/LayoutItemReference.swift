import Foundation

/// What constraints keep of an item: the way to it while it lives, nil afterwards.
///
/// One object an item, made when the first constraint mentions it. A weak reference would do the same, but makes every retain of a view slow.
final class LayoutItemReference: @unchecked Sendable {
    private unowned(unsafe) var reference: AnyObject?

    init(_ item: AnyObject) { unsafe reference = item }

    var item: AnyObject? { unsafe reference }

    /// The item is about to go.
    func clear() { unsafe reference = nil }
}
