/// An irreducible set of required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
    /// The constraint that was given up: among the members with the lowest resilience, the one added last.
    public var victim: Constraint
    /// All members, including the victim, in the order in which they were added.
    public var members: [Constraint]
    /// The variables whose lower bounds take part in the conflict, in order of creation.
    public var bounds: [Variable]
}
