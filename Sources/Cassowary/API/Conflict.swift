/// A set of required constraints that cannot hold together, none of them to spare.
public struct Conflict: Hashable, Sendable {
    /// The one left out: of the members with the lowest resilience the one added last.
    public var victim: Constraint
    /// All of them, the victim included, in the order of adding.
    public var members: [Constraint]
    /// Variables whose lower bound takes part, in the order of creation.
    public var bounds: [Variable]
}
