import Cassowary
import Foundation

/// A view or guide in an engine: four variables and the rows that belong to it alone.
///
/// `x` and `y` are the alignment rectangle's origin in the bounds coordinates of the superview (for a guide, of the owning view);
/// `width` and `height` are its size. Positions relative to the superview keep unrelated subtrees independent: moving a view
/// changes one variable, however many views it contains.
@MainActor final class LayoutBox {
    /// The `id` of the box's engine; nil after the box was detached.
    private(set) var engineID: LayoutEngineID?
    /// The view, or the view that owns the guide.
    var view: UIView { unsafe viewReference }
    /// Not retained: engines detach a box before its view is deallocated.
    private unowned(unsafe) let viewReference: UIView
    /// Nil for a view's own box.
    var guide: UILayoutGuide? { unsafe guideReference }
    private unowned(unsafe) let guideReference: UILayoutGuide?
    let isGuide: Bool

    let x, y, width, height: Variable

    /// The insets from the frame to the alignment rectangle.
    var insets = UIEdgeInsets.zero
    /// Whether the view's frame is older than the variables.
    var isStale = true
    /// The origin of the frame in the root's coordinates, before rounding.
    var exactOrigin = CGPoint.zero
    /// The rows for the view's frame and autoresizing mask, or for a system guide's position.
    var placing: [PlacingRow] = []
    var content = ContentRows()
    /// The constraints on a baseline of this view, and the offsets they were built with.
    var baseline: BaselineUse?
    /// Whether the engine measures the height again once the width is solved.
    var isWrapping = false

    init(_ view: UIView, guide: UILayoutGuide? = nil, engine: LayoutEngine) {
        unsafe viewReference = view
        unsafe guideReference = guide
        isGuide = guide != nil
        engineID = engine.id
        // What constraints leave open stays near the frame that was set on the view, not near the previous solution, so that an edited
        // layout equals one built from scratch.
        let frame = guide == nil ? view.alignmentRect(forFrame: view.givenFrame) : .zero
        x = engine.solver.addVariable(preferring: frame.minX)
        y = engine.solver.addVariable(preferring: frame.minY)
        // Insets larger than the view keep both edges of a guide in place, so that they cross (Corpus.md: 3 of 3 views).
        let bound: Double? = guide?.role.isInset == true ? nil : 0
        width = engine.solver.addVariable(lowerBound: bound, preferring: frame.width)
        height = engine.solver.addVariable(lowerBound: bound, preferring: frame.height)
    }

    func leave() { engineID = nil }

    /// The box's engine, found through the view's tree.
    var engine: LayoutEngine? {
        guard let engineID, let engine = view.topmostView.hostedEngine, engine.id == engineID else { return nil }
        return engine
    }
}

/// A row that UIKit adds for one box.
struct PlacingRow {
    enum Quantity { case minX, maxX, midX, width, minY, maxY, midY, height }

    var handle: Cassowary.Constraint
    var quantity: Quantity
    var constant: Double
    /// Whether only the constant can change. Such a row is edited in place; any other is replaced.
    var isEditable: Bool
}

/// The rows that keep a view at its intrinsic size.
@MainActor struct ContentRows {
    @MainActor struct Axis {
        var hugging: Cassowary.Constraint?
        var resistance: Cassowary.Constraint?
        var size: CGFloat = UIView.noIntrinsicMetric
        var huggingPriority = UILayoutPriority.defaultLow
        var resistancePriority = UILayoutPriority.defaultHigh
    }

    var horizontal = Axis()
    var vertical = Axis()
    /// The height of wrapping text before it wraps.
    var unwrappedHeight: CGFloat = UIView.noIntrinsicMetric
    /// The width to which text was last wrapped, and the resulting height.
    var wrapped: (width: CGFloat, height: CGFloat)?
}

/// The positions of a view's baselines: below its top and above its bottom, or below and above its centre.
@MainActor struct BaselineUse {
    private(set) var first, last: CGFloat
    let isFromCentre: Bool
    var constraints: [NSLayoutConstraint] = []

    /// Nil for a view without text.
    init?(_ view: UIView, at size: CGSize) {
        isFromCentre = view.centresBaselines
        guard let offsets = Self.offsets(of: view, at: size, isFromCentre) else { return nil }
        (first, last) = offsets
    }

    /// - Returns: Whether the offsets changed.
    mutating func update(from view: UIView, at size: CGSize) -> Bool {
        guard let offsets = Self.offsets(of: view, at: size, isFromCentre), offsets != (first, last) else { return false }
        (first, last) = offsets
        return true
    }

    private static func offsets(of view: UIView, at size: CGSize, _ isFromCentre: Bool) -> (CGFloat, CGFloat)? {
        let origin = isFromCentre ? size.height / 2 : 0
        return view.baselineOffsets(at: size).map { ($0.fromTop - origin, $0.fromBottom - origin) }
    }
}

/// The row of an active constraint in an engine.
struct ConstraintInstallation {
    let engine: LayoutEngine
    let handle: Cassowary.Constraint
    /// The amount added to `constant` on the right-hand side, for alignment insets and baselines.
    var offset: Double
}
