/// One constraint as written, with the size-class variations applied.
struct IBConstraint: Sendable, Equatable {
    enum Attribute: String, Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, firstBaseline, lastBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

        var isSize: Bool { self == .width || self == .height }
    }

    enum Relation: String, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

    let element: Element
    let id: String
    /// The first item; the view that owns the constraint if the document omits it.
    var firstItem: String
    var firstAttribute: Attribute
    var relation: Relation
    var secondItem: String?
    var secondAttribute: Attribute?
    var multiplier: Double
    /// In points. Symbolic constants are already resolved in the file: 8 or 20.
    var constant: Double
    var priority: Double
    /// Whether the constraint is active in the canvas only ("remove at build time").
    var isPlaceholder: Bool
    /// Whether the size classes install the constraint.
    var isInstalled = true
    /// The author's name for the constraint, used in logs.
    var identifier: String?
}

/// Converts elements to ``IBConstraint``s.
enum ConstraintReader {
    /// Returns the constraints that a view owns and the size classes install.
    static func constraints(of view: Reading) -> [IBConstraint] { all(of: view).filter(\.isInstalled) }

    /// Returns the constraints that a view owns, also those that the size classes exclude.
    static func all(of view: Reading) -> [IBConstraint] {
        guard let list = view.child("constraints"), let owner = view.element.id else { return [] }
        let excluded = view.excluded("constraints")
        return list.children("constraint").compactMap { reading in
            var constraint = constraint(reading, owner: owner)
            constraint?.isInstalled = !excluded.contains(reading["id"] ?? "")
            return constraint
        }
    }

    private static func constraint(_ reading: Reading, owner: String) -> IBConstraint? {
        let session = reading.session
        guard let first = reading["firstAttribute"].flatMap(IBConstraint.Attribute.init(rawValue:)) else {
            session.report(.badConstraint, at: reading.element, "its first attribute is \"\(reading["firstAttribute"] ?? "")\"")
            return nil
        }
        let secondItem = reading["secondItem"]
        let second = reading["secondAttribute"].flatMap(IBConstraint.Attribute.init(rawValue:))
        if secondItem != nil, second == nil {
            session.report(.badConstraint, at: reading.element, "its second attribute is \"\(reading["secondAttribute"] ?? "")\"")
            return nil
        }
        if secondItem == nil, !first.isSize {
            session.report(.badConstraint, at: reading.element, "\(first.rawValue) is set to a number")
            return nil
        }
        guard let multiplier = reading["multiplier"].map(Number.multiplier) ?? 1 else {
            session.report(.badConstraint, at: reading.element, "its multiplier is \"\(reading["multiplier"] ?? "")\"")
            return nil
        }
        return IBConstraint(
            element: reading.element, id: reading["id"] ?? "", firstItem: reading["firstItem"] ?? owner, firstAttribute: first,
            relation: reading["relation"].flatMap(IBConstraint.Relation.init(rawValue:)) ?? .equal, secondItem: secondItem,
            secondAttribute: secondItem == nil ? nil : second, multiplier: multiplier, constant: reading.number("constant") ?? 0,
            priority: min(max(reading.number("priority") ?? 1000, 0.001), 1000), isPlaceholder: reading.flag("placeholder") ?? false,
            identifier: reading["identifier"] ?? reading["userLabel"])
    }
}
