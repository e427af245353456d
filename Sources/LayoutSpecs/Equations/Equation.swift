import UIKit

/// One constraint to be: `first == multiplier × second + constant`.
struct Equation: Hashable, Sendable {
    var first: Anchor
    var relation: Relation
    /// Nil: the constant alone.
    var second: Anchor?
    var multiplier: Amount
    /// Points.
    var constant: Amount
    /// 1…1000.
    var priority: Double
    var identifier: String?
    var range: SourceRange
}

/// An edge, centre, size or baseline of something.
struct Anchor: Hashable, Sendable {
    var item: Item
    var attribute: Attribute

    enum Item: Hashable, Sendable {
        /// The number of a view in the spec, the root being 0.
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

    /// The constraint's identifier, when it has one.
    var identifier: String? {
        if case .equation(let equation) = self { return equation.identifier }
        return nil
    }
}

/// A Visual Format Language string, parsed by UIKit when the views are there.
struct VisualFormatLine: Hashable, Sendable {
    var format: String
    var options: [String]
    var range: SourceRange
    /// The column of the format's first letter in its line, when it stands there as it reads.
    var textColumn: Int?
}
