import UIKit

/// The description of one constraint: `first == multiplier × second + constant`.
struct Equation: Hashable, Sendable {
    var first: Anchor
    var relation: Relation
    /// Nil for a constant alone.
    var second: Anchor?
    var multiplier: Amount
    /// In points.
    var constant: Amount
    /// 1…1000.
    var priority: Double
    var identifier: String?
    var range: SourceRange
}

/// An edge, centre, size or baseline of an item.
struct Anchor: Hashable, Sendable {
    var item: Item
    var attribute: Attribute

    enum Item: Hashable, Sendable {
        /// A view by its number in the spec; the root is 0.
        case view(Int)
        case guide(GuideName, ofView: Int)
        /// A guide that the spec declares with `guides:`.
        case named(String)
    }
}

enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = "<=", equal = "==", greaterThanOrEqual = ">="

    var uiKit: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    var reversed: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A line of `constraints:`.
enum ConstraintLine: Hashable, Sendable {
    case equation(Equation)
    case visualFormat(VisualFormatLine)

    /// The constraint's identifier, if it has one.
    var identifier: String? {
        if case .equation(let equation) = self { return equation.identifier }
        return nil
    }
}

/// A Visual Format Language string, which UIKit parses after the views are created.
struct VisualFormatLine: Hashable, Sendable {
    var format: String
    var options: [String]
    var range: SourceRange
    /// The column of the format's first letter, if the line contains the format letter for letter.
    var textColumn: Int?
}
