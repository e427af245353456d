/// A variable that could take other values at no cost.
public struct Ambiguity: Hashable, Sendable {
    public var variable: Variable
    public var canDecrease: Bool
    public var canIncrease: Bool
}
