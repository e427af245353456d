import Foundation

/// A position in a text, in UTF-16 units from its beginning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    nonisolated let offset: Int

    public override init() {
        offset = 0
        super.init()
    }

    init(offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

@preconcurrency @MainActor
open class UITextRange: NSObject {
    private nonisolated let first, last: UITextPosition

    init(_ first: UITextPosition, _ last: UITextPosition) {
        self.first = first
        self.last = last
        super.init()
    }

    public override init() {
        (first, last) = (UITextPosition(offset: 0), UITextPosition(offset: 0))
        super.init()
    }

    open var start: UITextPosition { first }
    open var end: UITextPosition { last }
    open var isEmpty: Bool { first.offset == last.offset }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange else { return false }
        return first.offset == other.first.offset && last.offset == other.last.offset
    }
    open override var hash: Int { first.offset &* 31 &+ last.offset }
}

/// Returns the order of two positions.
func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
}
