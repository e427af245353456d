import Foundation

/// Required constraints that contradict each other. Layout went on without one of them.
package struct LayoutConflict: Hashable, Sendable, Encodable {
    /// Every constraint of the smallest contradicting set, described as UIKit does, the broken one among them.
    package var members: [String]
    package var broken: String
    package var brokenIdentifier: String?
    /// Paths of the views that take part.
    package var views: [String]
    /// Views whose frame contradicts constraints because `translatesAutoresizingMaskIntoConstraints` was left on.
    package var untranslated: [String]
    /// What UIKit would print.
    package var log: String
}

/// A constraint that was taken away and put back between two passes, unchanged or with another constant: work that keeping it would spare.
package struct LayoutChurn: Hashable, Sendable, Encodable {
    /// Whether only the constant differs.
    package var isRebuilt = false
    /// Path of the view that holds the constraint.
    package var view: String
    package var constraint: String
    package var identifier: String?
}

/// What layout has cost so far, counted, not timed.
public struct LayoutStatistics: Hashable, Sendable {
    /// Of the solver: four for each view and guide that takes part.
    public internal(set) var variables = 0
    /// Rows in the solver now.
    public internal(set) var constraints = 0
    /// Optimisations.
    public internal(set) var solves = 0
    public internal(set) var pivots = 0
    public internal(set) var constantEdits = 0
    public internal(set) var adds = 0
    public internal(set) var removes = 0
    /// Runs of the layout cycle.
    public internal(set) var passes = 0
    /// Times a view was asked for its intrinsic size.
    public internal(set) var intrinsicSizes = 0
    public internal(set) var textMeasurements = 0
    /// Sizes asked of throw-away engines.
    public internal(set) var fittings = 0
    /// Frames written.
    public internal(set) var frames = 0
    /// Constraints removed and added again unchanged.
    public internal(set) var churn = 0
    /// Constraints removed and added again with another constant.
    public internal(set) var rebuilds = 0

    public init() {}
}

/// What makes two constraints the same for the purpose of churn, their constants aside.
struct ConstraintKey: Hashable {
    let first, second: ObjectIdentifier?
    let attribute, other: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority

    @MainActor init(_ constraint: NSLayoutConstraint) {
        first = constraint.firstItem.map(ObjectIdentifier.init)
        second = constraint.secondItem.map(ObjectIdentifier.init)
        (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
        relation = constraint.relation
        multiplier = constraint.multiplier
        priority = constraint.priority
    }
}

extension LayoutEngine {
    func noteChurn(removing constraint: NSLayoutConstraint) {
        guard statistics.passes > 0, constraint.source != nil, constraint.installation?.engine === self else { return }
        removedConstraints[ConstraintKey(constraint), default: []].append(constraint.constant)
    }

    func noteChurn(adding constraint: NSLayoutConstraint) {
        let key = ConstraintKey(constraint)
        guard !removedConstraints.isEmpty, var constants = removedConstraints[key], !constants.isEmpty else { return }
        let same = constants.firstIndex(of: constraint.constant)
        constants.remove(at: same ?? 0)
        removedConstraints[key] = constants
        if same == nil { statistics.rebuilds += 1 } else { statistics.churn += 1 }
        churn.append(
            LayoutChurn(
                isRebuilt: same == nil, view: constraint.holder.map(ViewDescription.path) ?? "",
                constraint: ConstraintDescription.text(of: constraint),
                identifier: constraint.identifier))
    }
}

extension UIWindow {
    /// What laying out this window has cost so far.
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
