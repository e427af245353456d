import Foundation

/// A relation `first = multiplier × second + constant`, or one with `≤` or `≥`, at a priority.
///
/// Items, attributes, relation and multiplier are fixed. `constant` may change at any time, which costs an edit; so may `priority`, which
/// costs more.
@preconcurrency @MainActor
open class NSLayoutConstraint: MetatypeObject, CustomReflectable {
    public enum Relation: Int, Hashable, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

    public enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    /// Not retained, as on iOS; nil after the item is deallocated, and for a distance between anchors (Suites.md, zeroMultiplier).
    open var firstItem: AnyObject? { span == nil ? firstTarget : nil }
    /// The first item, also that of a distance.
    final var firstTarget: AnyObject? { firstReference?.item }
    open var secondItem: AnyObject? { secondReference?.item }
    private(set) final var firstReference: LayoutItemReference?
    private(set) final var secondReference: LayoutItemReference?
    @safe @exclusivity(unchecked) public private(set) final var firstAttribute = Attribute.notAnAttribute
    @safe @exclusivity(unchecked) public private(set) final var secondAttribute = Attribute.notAnAttribute
    @safe @exclusivity(unchecked) public private(set) final var relation = Relation.equal
    @safe @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1

    /// Shown in descriptions and logs.
    open var identifier: String?

    @safe @exclusivity(unchecked) open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { constantDidChange() } }
    }

    @safe @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            if accepts(priority) { priorityDidChange() } else { priority = oldValue }
        }
    }

    open var shouldBeArchived = false

    /// The starting point of a distance, for constraints made by `anchorWithOffset(to:)`.
    final var span: SpanTerms?
    /// The items that are views, for fast access during layout. Valid while the constraint is installed, because its holder contains both.
    final var firstNode: (any LayoutNode)? { unsafe firstNodeReference }
    final var secondNode: (any LayoutNode)? { unsafe secondNodeReference }
    private final unowned(unsafe) var firstNodeReference: (any LayoutNode)?
    private final unowned(unsafe) var secondNodeReference: (any LayoutNode)?
    /// The view that keeps the constraint: the closest common ancestor of its items, or a view above that it was explicitly added to. Nil
    /// while inactive.
    final nonisolated var holder: UIView? {
        get { unsafe holderReference }
        set { unsafe holderReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var holderReference: UIView?
    /// The number of levels by which the holder is above the closest common ancestor of the items.
    final var holderDistance = 0
    /// The constraint's row in an engine; nil while it is in none.
    final var installation: ConstraintInstallation?
    final var isHeld = false
    /// Whether it was activated by itself rather than with others.
    package final var isActivatedAlone = false
    /// Whether a stack view made the constraint for itself.
    final var isStackRow = false
    /// Whether the constraint collapses a hidden view in a stack view.
    final var isHiding = false
    /// Whether the constraint is left out of lists, because UIKit has no such constraint.
    final var isUnlisted = false
    /// The call that made the constraint, if code did.
    final var callSite: CallSite?
    /// The source set by the reader of a file.
    final var writtenSource: SourceReference?

    /// Creates an empty constraint, which cannot be activated.
    public override init() { super.init() }

    /// Lets a document create constraints of an app's class; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    /// Creates a constraint of the class that a document names.
    package static func made(
        by type: NSLayoutConstraint.Type, item first: AnyObject, attribute: Attribute, relatedBy relation: Relation,
        toItem second: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let result = type.init()
        result.relate(
            first, attribute: attribute, relatedBy: relation, to: second, attribute: secondAttribute, multiplier: multiplier,
            constant: constant)
        return result
    }

    /// Called once a document's objects are connected.
    open dynamic func awakeFromNib() {}

    /// Called by Interface Builder alone, never in an app.
    open dynamic func prepareForInterfaceBuilder() {}

    public convenience init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?, attribute secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) {
        let firstItem = first as AnyObject, secondItem = second.map { $0 as AnyObject }
        ProgrammerError.check(
            AttributePairs.objection(to: firstItem, secondItem)
                ?? AttributePairs.objection(to: attribute, second == nil ? .notAnAttribute : secondAttribute))
        self.init(
            knownItem: firstItem, attribute: attribute, relatedBy: relation, toItem: secondItem, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        callSite = CallSite(fileID: fileID, line: line)
    }

    convenience init(
        knownItem first: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem second: AnyObject?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        relate(
            first, attribute: attribute, relatedBy: relation, to: second, attribute: secondAttribute, multiplier: multiplier,
            constant: constant)
    }

    private func relate(
        _ first: AnyObject, attribute: Attribute, relatedBy relation: Relation, to second: AnyObject?, attribute secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        firstAttribute = attribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        if constant != 0 { self.constant = constant }
        let (firstView, secondView) = (first as? UIView, second as? UIView)
        unsafe firstNodeReference = firstView
        unsafe secondNodeReference = secondView
        firstReference = firstView?.reference ?? LayoutItemReference.of(first)
        if let second { secondReference = secondView?.reference ?? LayoutItemReference.of(second) }
    }

    /// Whether the constraint is active. Setting it adds the constraint to the closest common ancestor of its items, or removes it.
    open var isActive: Bool {
        get { isHeld && holder != nil }
        set {
            if newValue { isActivatedAlone = true }
            newValue ? activate() : deactivate()
        }
    }

    /// Activates several constraints as one batch, for which the next layout pass optimises once.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = true
            constraint.isActivatedAlone = false
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstTarget ?? self, firstAttribute) }

    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
    }

    /// An empty mirror, because the stored references may be invalid.
    nonisolated open var customMirror: Mirror { classMirror }
}

/// A constraint that represents a view's frame and autoresizing mask.
@preconcurrency @MainActor
open class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    /// The description, because the row it represents may refer to the superview.
    final nonisolated(unsafe) var text: String?
    nonisolated open override var description: String { unsafe text ?? super.description }
}

/// The starting points of a constraint between distances: of its own distance, and of the one on the other side.
struct SpanTerms {
    let start: LayoutItemReference?
    let startAttribute: NSLayoutConstraint.Attribute
    private(set) var otherStart: LayoutItemReference?
    private(set) var otherStartAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    @MainActor init(start: AnyObject, startAttribute: NSLayoutConstraint.Attribute) {
        self.start = LayoutItemReference.of(start)
        self.startAttribute = startAttribute
    }

    @MainActor mutating func measureOther(from start: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        otherStart = LayoutItemReference.of(start)
        otherStartAttribute = attribute
    }
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
