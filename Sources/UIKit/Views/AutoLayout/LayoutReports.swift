import Foundation

/// Required constraints that conflict. Layout continued without one of them.
package struct LayoutConflict: Hashable, Sendable, Encodable {
    /// The constraints of the smallest conflicting set, described as in UIKit, including the broken one.
    package var members: [String]
    package var broken: String
    package var brokenIdentifier: String?
    /// The paths of the views that take part.
    package var views: [String]
    /// The paths of views whose frame conflicts with constraints because `translatesAutoresizingMaskIntoConstraints` was left on.
    package var untranslated: [String]
    /// The message to print, in the form of UIKit's.
    package var log: String
}

/// A constraint that was removed and added again between two passes, unchanged or with another constant. Keeping it would save this work.
package struct LayoutChurn: Hashable, Sendable, Encodable {
    /// Whether only the constant differs.
    package var isRebuilt = false
    /// The path of the view that holds the constraint.
    package var view: String
    package var constraint: String
    package var identifier: String?
}

/// The cost of layout so far, as counts rather than times.
public struct LayoutStatistics: Hashable, Sendable {
    /// Variables in the solver: four for each view and guide that takes part.
    public internal(set) var variables = 0
    /// Rows currently in the solver.
    public internal(set) var constraints = 0
    /// Optimisations.
    public internal(set) var solves = 0
    public internal(set) var pivots = 0
    public internal(set) var constantEdits = 0
    public internal(set) var adds = 0
    public internal(set) var removes = 0
    /// Passes of the layout cycle.
    public internal(set) var passes = 0
    /// Requests for a view's intrinsic size.
    public internal(set) var intrinsicSizes = 0
    public internal(set) var textMeasurements = 0
    /// Sizes computed by temporary engines.
    public internal(set) var fittings = 0
    /// Frames written.
    public internal(set) var frames = 0
    /// Constraints removed and added again unchanged.
    public internal(set) var churn = 0
    /// Constraints removed and added again with another constant.
    public internal(set) var rebuilds = 0

    public init() {}
}

extension UIWindow {
    /// The cost of laying out this window so far.
    public var layoutStatistics: LayoutStatistics { engineForLayout().statistics }
}

extension UIView {
    /// The engine of the view's window or topmost superview, for reports.
    package var layoutEngine: LayoutEngine { topmostView.engineForLayout() }

    func engineForLayout() -> LayoutEngine {
        if let hostedEngine { return hostedEngine }
        let engine = LayoutEngine(root: self)
        hostedEngine = engine
        return engine
    }

    final var engine: LayoutEngine? { topmostView.hostedEngine }
}

/// A view that kept requesting another pass in its own callbacks. The cycle stopped calling it after the bound and continued.
package struct LayoutFeedbackLoop: Hashable, Sendable, Encodable {
    /// The path from the root to the view: identifiers, names of properties, or class names with ordinals.
    package var view: String
    /// The requested pass: `layoutSubviews`, `updateConstraints` or `updateProperties`.
    package var pass: String
    /// The cause of the last mark.
    package var property: String
    package var count: Int
}
