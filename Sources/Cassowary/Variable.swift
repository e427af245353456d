/// An unknown of a `Solver`.
public struct Variable: Hashable, Sendable, CustomStringConvertible {
    public let index: Int32
    public var description: String { "x\(index)" }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double
    public init(_ variable: Variable, _ coefficient: Double = 1) { self.variable = variable; self.coefficient = coefficient }
    public init(variable: Variable, coefficient: Double) { self.variable = variable; self.coefficient = coefficient }
}

/// A constraint in a `Solver`. Handles of removed constraints may be used again.
public struct Constraint: Hashable, Sendable {
    public let index: Int32
}

public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

/// How much a constraint matters. Lexicographic: no number of constraints at 998 outweighs one at 999.
///
/// 1000 is required; below it any positive value is a level of its own, fractions included.
public struct Priority: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let rawValue: Double
    public init(rawValue: Double) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = Double(value) }
    public static let required: Priority = 1000
    public var isRequired: Bool { rawValue >= 1000 }
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A set of required constraints that cannot hold together, none of them to spare.
public struct Conflict: Hashable, Sendable {
    /// The one left out: of the members with the lowest resilience the one added last.
    public var victim: Constraint
    /// All of them, the victim included, in the order of adding.
    public var members: [Constraint]
    /// Variables whose lower bound takes part, in the order of creation.
    public var bounds: [Variable]
}

/// A variable that other values would suit as well.
public struct Ambiguity: Hashable, Sendable {
    public var variable: Variable
    public var canDecrease: Bool
    public var canIncrease: Bool
}

/// What the solver has done so far. Always on.
public struct Counters: Hashable, Sendable {
    /// Calls of `solve()` with something to do.
    public var solves = 0
    /// Cores that had to be optimised; an edit that leaves all signs as they were optimises nothing.
    public var optimisations = 0
    public var pivots = 0
    public var constantEdits = 0
    public var adds = 0
    public var removes = 0
    public var priorityChanges = 0
    /// Groups of variables that got a new plan.
    public var replannedGroups = 0
    /// Of these, how many took over that of a group of equal shape.
    public var renamedPlans = 0
    public init() {}
}
