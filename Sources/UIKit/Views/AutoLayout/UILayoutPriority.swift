import Foundation

/// The priority of a constraint, 1…1000, fractions allowed. Any number of constraints of lower priority yields to one of higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (priority: UILayoutPriority, raise: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + raise) }
    public static func - (priority: UILayoutPriority, lower: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - lower) }
}

extension UILayoutPriority: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    public init(floatLiteral value: Float) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension UILayoutPriority {
    var isRequired: Bool { rawValue >= 1000 }
}
