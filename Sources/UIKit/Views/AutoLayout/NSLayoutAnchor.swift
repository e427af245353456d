import Foundation

/// The properties common to all kinds of anchors.
@MainActor protocol AnyLayoutAnchor: AnyObject {
    var owner: AnyObject { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

/// An attribute of a view or guide, from which constraints are made. The three kinds of anchor do not mix: leading to top does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnyLayoutAnchor {
    let owner: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.owner = owner
        self.attribute = attribute
        super.init()
    }

    /// Creates an anchor of nothing, for tests of code that takes anchors.
    public override convenience init() { self.init(NSObject(), .notAnAttribute) }

    open var item: AnyObject? { owner }

    /// Anchors are created on demand, so those of the same item and attribute are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = unsafe object as? any AnyLayoutAnchor else { return false }
            return owner === other.owner && attribute == other.attribute
        }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { ObjectIdentifier(owner).hashValue ^ attribute.rawValue } }

    open var hasAmbiguousLayout: Bool { constraintsAffectingLayout.isEmpty }
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let view = owner as? UIView ?? (owner as? UILayoutGuide)?.owningView
        return view?.constraintsAffectingLayout(for: attribute.axis ?? .horizontal) ?? []
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt32 = #line)
        -> NSLayoutConstraint
    { make(.equal, anchor).called(fileID, line) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt32 = #line)
        -> NSLayoutConstraint
    {
        make(.greaterThanOrEqual, anchor).called(fileID, line)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt32 = #line)
        -> NSLayoutConstraint
    { make(.lessThanOrEqual, anchor).called(fileID, line) }

    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: constant).called(fileID, line)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: constant).called(fileID, line)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: constant).called(fileID, line)
    }

    // Overloads with the plain names, for code that passes a method as a value, such as `map(view.topAnchor.constraint(equalTo:))`.
    @_disfavoredOverload
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    @_disfavoredOverload
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }
    @_disfavoredOverload
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }
    @_disfavoredOverload
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: constant)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        if let distance = self as? NSLayoutDimension, let span = distance.span {
            return span.constraint(relation, other.owner, other.attribute, multiplier: multiplier, constant: constant)
        }
        // Anchors of one kind may still mix leading with left.
        if attribute.isRelative != other.attribute.isRelative {
            ProgrammerError.check(AttributePairs.objection(to: attribute, other.attribute))
        }
        return NSLayoutConstraint(
            knownItem: owner, attribute: attribute, relatedBy: relation, toItem: other.owner, attribute: other.attribute,
            multiplier: multiplier, constant: constant)
    }
}

/// A horizontal position: leading, trailing, left, right, centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another, for constraints like those of a width.
    open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(from: self, to: other) }

    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: SystemSpacing.betweenEdges * multiplier).called(fileID, line)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
        line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenEdges * multiplier).called(fileID, line)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
        line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenEdges * multiplier).called(fileID, line)
    }
}

/// A vertical position: top, bottom, centre, baselines.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(from: self, to: other) }

    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier).called(fileID, line)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
        line: UInt32 = #line
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier).called(fileID, line)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
        line: UInt32 = #line
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier).called(fileID, line)
    }

    private func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let space = SystemSpacing.below(anchor, self)
        return make(relation, anchor, constant: space * multiplier)
    }
}

/// A width, a height, or the distance between two positions.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The two ends of a distance from `anchorWithOffset(to:)`; nil otherwise.
    let span: AnchorSpan?

    override init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        span = nil
        super.init(owner, attribute)
    }

    init<T>(from start: NSLayoutAnchor<T>, to end: NSLayoutAnchor<T>) {
        span = AnchorSpan(start: start.owner, startAttribute: start.attribute, end: end.owner, endAttribute: end.attribute)
        super.init(end.owner, end.attribute)
    }

    open func constraint(equalToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line) -> NSLayoutConstraint {
        make(.equal, constant).called(fileID, line)
    }
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line)
        -> NSLayoutConstraint
    { make(.greaterThanOrEqual, constant).called(fileID, line) }
    open func constraint(lessThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line)
        -> NSLayoutConstraint
    { make(.lessThanOrEqual, constant).called(fileID, line) }

    @_disfavoredOverload
    public final func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { make(.equal, constant) }
    @_disfavoredOverload
    public final func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, constant)
    }
    @_disfavoredOverload
    public final func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, constant) }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line)
        -> NSLayoutConstraint
    {
        make(.equal, anchor, multiplier: multiplier).called(fileID, line)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: multiplier).called(fileID, line)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: multiplier).called(fileID, line)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: multiplier, constant: constant).called(fileID, line)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat, fileID: StaticString = #fileID,
        line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant).called(fileID, line)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat, fileID: StaticString = #fileID,
        line: UInt32 = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant).called(fileID, line)
    }

    private func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        if let span { return span.constraint(relation, nil, .notAnAttribute, multiplier: 1, constant: constant) }
        return NSLayoutConstraint(
            knownItem: owner, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: constant)
    }

    override func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // UIKit keeps such a constraint as one with a constant (Suites.md, zeroMultiplier).
        if multiplier == 0 { return make(relation, constant) }
        guard span == nil, let other = other as? NSLayoutDimension, let otherSpan = other.span else {
            if let span, let other = other as? NSLayoutDimension, let otherSpan = other.span {
                return span.constraint(relation, otherSpan, multiplier: multiplier, constant: constant)
            }
            return super.make(relation, other, multiplier: multiplier, constant: constant)
        }
        // A width related to a distance: the constraint is written for the distance, with the sides swapped.
        return otherSpan.constraint(relation.reversed, owner, attribute, multiplier: 1 / multiplier, constant: -constant / multiplier)
    }
}

/// The distance between two positions.
@MainActor struct AnchorSpan {
    let start: AnyObject, startAttribute: NSLayoutConstraint.Attribute
    let end: AnyObject, endAttribute: NSLayoutConstraint.Attribute

    /// Returns the constraint `end − start  relation  multiplier × other + constant`; with a nil `other`, the constant alone.
    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            knownItem: end, attribute: endAttribute, relatedBy: relation, toItem: other, attribute: attribute,
            multiplier: multiplier, constant: constant)
        constraint.span = SpanTerms(start: start, startAttribute: startAttribute)
        return constraint
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: AnchorSpan, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = constraint(relation, other.end, other.endAttribute, multiplier: multiplier, constant: constant)
        made.span?.measureOther(from: other.start, other.startAttribute)
        return made
    }
}

/// Standard distances, points.
@MainActor enum SystemSpacing {
    /// The distance between two edges on either axis (Margins.md, systemSpacing: unsat-logs, ib).
    static let betweenEdges: CGFloat = 8

    /// Returns the distance below an anchor: from a baseline to a first baseline, the lower text's line pitch
    /// (inferred: Margins.md, baselineSpacing); between edges, 8.
    static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute == .firstBaseline, let view = lower.owner as? UIView,
            let pitch = view.textLinePitch
        else { return betweenEdges }
        return pitch
    }
}
