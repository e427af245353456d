import Cassowary
import Foundation

/// A view's or guide's place in an engine: four variables and the rows that belong to it alone.
///
/// `x` and `y` are the alignment rectangle's origin in the bounds coordinates of the superview (for a guide: the owning view);
/// width and height are the alignment rectangle's. Positions relative to the superview keep unrelated subtrees apart:
/// moving a view changes one variable, however much it contains.
@MainActor final class LayoutBox {
    /// Of the engine it is in; 0 after it left.
    private(set) var engineID: Int
    /// The view, or the view that owns the guide.
    var view: UIView { unsafe viewReference }
    /// Engines let go of a box before its view goes.
    private unowned(unsafe) let viewReference: UIView
    /// Nil for a view's own box.
    var guide: UILayoutGuide? { unsafe guideReference }
    private unowned(unsafe) let guideReference: UILayoutGuide?
    let isGuide: Bool

    let x, y, width, height: Variable

    /// From the frame to the alignment rectangle.
    var insets = UIEdgeInsets.zero
    /// Whether the frame on the view is older than the variables.
    var isStale = true
    /// Origin of the frame in the root's coordinates, before rounding.
    var exactOrigin = CGPoint.zero
    /// Rows that stand for frame and mask, or for a system guide's place.
    var placing: [PlacingRow] = []
    var content = ContentRows()
    /// Constraints on a baseline of this view, and the offsets they were built with.
    var baseline: BaselineUse?
    /// Whether the engine asks again for the height once the width is known.
    var isWrapping = false

    init(_ view: UIView, guide: UILayoutGuide? = nil, engine: LayoutEngine) {
        unsafe viewReference = view
        unsafe guideReference = guide
        isGuide = guide != nil
        engineID = engine.id
        // What constraints leave open stays near the frame somebody gave the view, not near the last answer: a layout that was edited
        // equals one built that way.
        let frame = guide == nil ? view.alignmentRect(forFrame: view.givenFrame) : .zero
        x = engine.solver.addVariable(preferring: frame.minX)
        y = engine.solver.addVariable(preferring: frame.minY)
        // Insets larger than a view leave both edges of a guide where they say, one beyond the other (Corpus.md: 3 of 3 views).
        let bound: Double? = guide?.role.isInset == true ? nil : 0
        width = engine.solver.addVariable(lowerBound: bound, preferring: frame.width)
        height = engine.solver.addVariable(lowerBound: bound, preferring: frame.height)
    }

    func leave() { engineID = 0 }

    /// The engine it is in, looked up through the view's tree.
    var engine: LayoutEngine? {
        guard engineID != 0, let engine = view.topmostView.hostedEngine, engine.id == engineID else { return nil }
        return engine
    }
}

/// A required row that UIKit makes for one box.
struct PlacingRow {
    enum Quantity { case minX, maxX, midX, width, minY, maxY, midY, height }

    var handle: Cassowary.Constraint
    var quantity: Quantity
    var constant: Double
    /// Whether its terms, beyond the constant, are fixed: only such a row is edited in place.
    var isEditable: Bool
}

/// The rows that hold a view to its intrinsic size.
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
    /// For text that wraps: the height while it does not.
    var unwrappedHeight: CGFloat = UIView.noIntrinsicMetric
    /// For text that wraps: the width it was last wrapped to, and the height that gave.
    var wrapped: (width: CGFloat, height: CGFloat)?
}

/// Where a view's baselines lie: below its top and above its bottom, or below and above its centre.
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

    /// - Returns: whether they moved.
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

/// Where an active constraint stands.
struct ConstraintInstallation {
    let engine: LayoutEngine
    let handle: Cassowary.Constraint
    /// Added to `constant` on the right-hand side: alignment insets, baselines.
    var offset: Double
}
