import Foundation

/// The pairs of attributes that a constraint may relate (Engine.md, compatibility).
@MainActor package enum AttributePairs {
    private static let creation =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    /// Returns UIKit's message for an invalid pair; nil for a valid one.
    package static func objection(
        to first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute
    ) -> String? {
        objection(to: first, second) ?? objection(to: attribute, second == nil ? .notAnAttribute : other)
    }

    static func objection(to attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) -> String? {
        guard let axis = attribute.axis else { return creation + "A constraint must have a first attribute." }
        guard let otherAxis = other.axis else {
            guard attribute.isSize else {
                return creation
                    + "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
            }
            return nil
        }
        guard attribute.isSize == other.isSize else { return creation + "Invalid pairing of layout attributes." }
        // Positions on different axes are reported when the constraint enters layout.
        guard attribute.isSize || axis == otherAxis else { return nil }
        guard !(attribute.isRelative && other.isAbsolute), !(attribute.isAbsolute && other.isRelative) else {
            return creation
                + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        }
        return nil
    }

    /// Returns UIKit's message for a constraint between positions on different axes; nil for others. Such a constraint may exist until it
    /// enters layout (Suites.md, wrongAxes; a public suite asserts that it may be active; that layout refuses it, and in which words, is
    /// inferred from reports of this exception).
    package static func objectionToLayout(of constraint: NSLayoutConstraint) -> String? {
        let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
        guard !first.isSize, !second.isSize, let axis = first.axis, let other = second.axis, axis != other else { return nil }
        return "Constraint improperly relates anchors of incompatible types: \(constraint.description)"
    }

    static func objection(to first: AnyObject, _ second: AnyObject?) -> String? {
        guard isLayoutItem(first), second.map(isLayoutItem) ?? true else {
            return creation + "Constraint items must each be a view or layout guide."
        }
        return nil
    }

    private static func isLayoutItem(_ item: AnyObject) -> Bool { item is UIView || item is UILayoutGuide || item is UILayoutSupport }
}
