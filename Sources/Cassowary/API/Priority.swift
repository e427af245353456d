/// The importance of a constraint. Priorities are lexicographic: no number of constraints at 998 outweighs one at 999.
///
/// 1000 is required; below it, every positive value is its own level, fractions included.
public struct Priority: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let rawValue: Double
    public init(rawValue: Double) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = Double(value) }
    public static let required: Priority = 1000
    public var isRequired: Bool { rawValue >= 1000 }
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
