import Foundation

/// `first = multiplier × second + constant`, or `≤`, `≥`, at a priority.
///
/// Items, attributes, relation and multiplier are fixed for life. `constant` may change at any time and costs an edit;
/// `priority` may move among non-required values while the constraint is active.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Hashable, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

    public enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    /// Not kept alive, as on iOS: a constraint whose item is gone must not be used any more.
    open private(set) unowned var firstItem: AnyObject?
    open private(set) unowned var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat

    /// Shown in descriptions and logs.
    open var identifier: String?

    open var constant: CGFloat {
        didSet { if constant != oldValue { constantDidChange() } }
    }

    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            if accepts(priority, insteadOf: oldValue) { priorityDidChange() } else { priority = oldValue }
        }
    }

    open var shouldBeArchived = false

    /// The other end of a distance, for constraints made by `anchorWithOffset(to:)`.
    final var span: SpanTerms?
    /// The items that are views, for layout, which asks at every step: an installed constraint lies in a view that contains both.
    var firstView: UIView? { unsafe firstViewReference }
    var secondView: UIView? { unsafe secondViewReference }
    private unowned(unsafe) let firstViewReference: UIView?
    private unowned(unsafe) let secondViewReference: UIView?
    /// The view that keeps the constraint: the closest common ancestor of its items. Nil while inactive.
    final nonisolated var holder: UIView? {
        get { unsafe holderReference }
        set { unsafe holderReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var holderReference: UIView?
    /// Where the constraint stands in an engine; nil while it is in none.
    final var installation: ConstraintInstallation?
    final var isHeld = false
    /// Made by a stack view for itself.
    final var isStackRow = false

    public convenience init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?, attribute secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        let firstItem = first as AnyObject, secondItem = second.map { $0 as AnyObject }
        ProgrammerError.check(
            AttributePairs.objection(to: firstItem, secondItem)
                ?? AttributePairs.objection(to: attribute, second == nil ? .notAnAttribute : secondAttribute))
        self.init(
            knownItem: firstItem, attribute: attribute, relatedBy: relation, toItem: secondItem, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
    }

    init(
        knownItem first: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem second: AnyObject?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstAttribute = attribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        unsafe firstViewReference = first as? UIView
        unsafe secondViewReference = second as? UIView
        super.init()
        firstItem = first
        secondItem = second
    }

    /// Adds the constraint to the closest common ancestor of its items, or takes it away.
    open var isActive: Bool {
        get { isHeld && holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// One batch: all constraints enter, the next layout pass optimises once.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }

    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
    }
}

/// Constraints that stand for a view's frame and autoresizing mask.
@preconcurrency @MainActor
open class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    /// The description: what it stands for may refer to the superview.
    final nonisolated(unsafe) var text: String?
    nonisolated open override var description: String { unsafe text ?? super.description }
}

/// What makes a constraint a distance: the place it is measured from, and that of the other side.
struct SpanTerms {
    unowned var start: AnyObject?
    var startAttribute: NSLayoutConstraint.Attribute
    unowned var otherStart: AnyObject?
    var otherStartAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    init(start: AnyObject, startAttribute: NSLayoutConstraint.Attribute) { self.start = start; self.startAttribute = startAttribute }
}

extension NSLayoutConstraint.Relation {
    var reversed: NSLayoutConstraint.Relation { NSLayoutConstraint.Relation(rawValue: -rawValue) ?? .equal }
}

extension NSLayoutConstraint.Attribute {
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    var isSize: Bool { self == .width || self == .height }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    var isRelative: Bool { self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin }
    var isAbsolute: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
