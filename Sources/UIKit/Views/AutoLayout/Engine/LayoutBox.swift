import Cassowary
import Foundation

/// A node or region in an engine: four variables and the rows that belong to it alone.
///
/// `x` and `y` are the alignment rectangle's origin in the bounds coordinates of the parent (for a region, of its owner);
/// `width` and `height` are its size. Positions relative to the parent keep unrelated subtrees independent: moving a node
/// changes one variable, however many nodes it contains.
@MainActor final class LayoutBox {
    /// The `id` of the box's engine; nil after the box was detached.
    private(set) var engineID: LayoutEngineID?
    /// The node, or the node that owns the region.
    var node: any LayoutNode { unsafe nodeReference }
    /// Not retained: engines detach a box before its node is deallocated.
    private unowned(unsafe) let nodeReference: any LayoutNode
    /// Nil for a node's own box.
    var region: (any LayoutRegion)? { unsafe regionReference }
    private unowned(unsafe) let regionReference: (any LayoutRegion)?
    let isRegion: Bool
    var item: any LayoutItem { region ?? node }

    let x, y, width, height: Variable

    /// The insets from the frame to the alignment rectangle.
    var insets = UIEdgeInsets.zero
    /// Whether the node's frame is older than the variables.
    var isStale = true
    /// The origin of the frame in the root's coordinates, before rounding, as if nothing was scrolled.
    private(set) var exactOrigin = CGPoint.zero
    /// Whether the node was ever placed by the box, so that `exactOrigin` is known.
    private(set) var wasPlaced = false
    /// The width of the frame that the engine last gave the node.
    private var frameWidth: CGFloat?
    /// The rows for the node's frame and autoresizing mask, or for the position of a region that UIKit places.
    var placing: [PlacingRow] = []
    /// What the rows of the mask were made from; nil after the frame or the mask was set.
    var autoresizingStart: AutoresizingStart?
    var content = ContentRows()
    /// The constraints on a baseline of this node, and the offsets they were built with.
    var baseline: BaselineUse?
    /// Whether the engine measures the height again once the width is solved.
    var isWrapping = false

    init(_ node: any LayoutNode, region: (any LayoutRegion)? = nil, engine: LayoutEngine) {
        unsafe nodeReference = node
        unsafe regionReference = region
        isRegion = region != nil
        engineID = engine.id
        // What constraints leave open stays near the frame that was set on the node, not near the previous solution, so that an edited
        // layout equals one built from scratch.
        let frame = region == nil ? node.alignmentRect(forFrame: node.givenFrame) : .zero
        x = engine.solver.addVariable(preferring: frame.minX)
        y = engine.solver.addVariable(preferring: frame.minY)
        // Insets larger than the node keep both edges of a region in place, so that they cross (Corpus.md: 3 of 3 views).
        let bound: Double? = region?.role.isInset == true ? nil : 0
        width = engine.solver.addVariable(lowerBound: bound, preferring: frame.width)
        height = engine.solver.addVariable(lowerBound: bound, preferring: frame.height)
    }

    func leave() { engineID = nil }

    var isAttached: Bool { engineID != nil }

    func place(atExactOrigin origin: CGPoint) { (exactOrigin, wasPlaced) = (origin, true) }

    /// Remembers the frame that the node gets.
    func rememberFrame(_ frame: CGRect) { frameWidth = frame.width }

    /// Keeps where another box placed the node, and the frame, if it still holds.
    func takePlace(of other: LayoutBox, holds: Bool) {
        (exactOrigin, wasPlaced, frameWidth) = (other.exactOrigin, other.wasPlaced, other.frameWidth)
        isStale = !holds
    }

    /// Returns the width at which the engine broke the lines of text that is drawn in a frame of a width; nil for a frame that is not the
    /// engine's, and for text that it did not wrap.
    func lineWidth(inFrame width: CGFloat) -> CGFloat? {
        guard width == frameWidth, let wrapped = content.wrapped else { return nil }
        // Lines stay the same in any width from that of the widest line.
        return min(wrapped.lineWidth + insets.left + insets.right, width)
    }
}

/// A frame in a superview of a size, whose proportions the rows of a mask keep. A frame that followed from them may have lost these: one that
/// the mask made empty has none.
struct AutoresizingStart {
    let frame: CGRect
    let outer: CGSize
}

/// A row that UIKit adds for one box.
struct PlacingRow {
    enum Quantity { case minX, maxX, midX, width, minY, maxY, midY, height }

    var handle: Cassowary.Constraint
    var quantity: Quantity
    var constant: Double
    /// Whether only the constant can change. Such a row is edited in place; any other is replaced.
    var isEditable: Bool
    /// The factor of the superview's size in the row.
    var outerShare: Double
}

/// The rows that keep a node at the size of its content.
@MainActor struct ContentRows {
    @MainActor struct Axis {
        var hugging: Cassowary.Constraint?
        var resistance: Cassowary.Constraint?
        var size = ContentRows.noSize
        var huggingPriority = UILayoutPriority.defaultLow
        var resistancePriority = UILayoutPriority.defaultHigh
    }

    /// The size along an axis without one.
    static let noSize: CGFloat = -1

    var horizontal = Axis()
    var vertical = Axis()
    /// The size of wrapping text before it wraps.
    var unwrappedWidth = ContentRows.noSize
    var unwrappedHeight = ContentRows.noSize
    /// The text as it was last wrapped; nil while it fits on its lines.
    var wrapped: WrappedText?
    /// Whether the rows ask for the width of the widest line instead of the unwrapped width.
    var isNarrowed: Bool { horizontal.size != unwrappedWidth }
}

/// Text that was measured at the width that constraints give it. The node draws the same lines.
struct WrappedText: Equatable {
    /// The solved width.
    let width: CGFloat
    /// The width at which lines break: whole pixels, at most `width`.
    let lineWidth: CGFloat
    let height: CGFloat
    /// The width of the widest line, rounded up to pixels; nil for content that fills the width it gets.
    let widestLine: CGFloat?
}

/// What a node's baselines keep their distance from.
package enum BaselineOrigin {
    /// The first baseline from the top, the last one from the bottom.
    case edges
    case centre, top
}

/// The positions of a node's baselines: the first one below its origin, the last one above it.
@MainActor struct BaselineUse {
    private(set) var first, last: CGFloat
    let origin: BaselineOrigin
    var constraints: [NSLayoutConstraint] = []

    /// Nil for a node without text.
    init?(_ node: any LayoutNode, at size: CGSize) {
        origin = node.baselineOrigin
        guard let offsets = Self.offsets(of: node, at: size, origin) else { return nil }
        (first, last) = offsets
    }

    /// - Returns: Whether the offsets changed.
    mutating func update(from node: any LayoutNode, at size: CGSize) -> Bool {
        guard let offsets = Self.offsets(of: node, at: size, origin), offsets != (first, last) else { return false }
        (first, last) = offsets
        return true
    }

    private static func offsets(of node: any LayoutNode, at size: CGSize, _ origin: BaselineOrigin) -> (CGFloat, CGFloat)? {
        let (top, bottom) =
            switch origin {
            case .edges: (CGFloat(0), CGFloat(0))
            case .centre: (size.height / 2, size.height / 2)
            case .top: (0, size.height)
            }
        return node.baselineOffsets(at: size).map { ($0.fromTop - top, $0.fromBottom - bottom) }
    }
}

/// The row of an active constraint in an engine.
struct ConstraintInstallation {
    let engine: LayoutEngine
    let handle: Cassowary.Constraint
    /// The amount added to `constant` on the right-hand side, for alignment insets and baselines.
    var offset: Double
}
