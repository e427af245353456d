/// A variable of a `Solver`.
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
