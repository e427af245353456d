/// A variable that other values would suit as well.
public struct Ambiguity: Hashable, Sendable {
    public var variable: Variable
    public var canDecrease: Bool
    public var canIncrease: Bool
}
