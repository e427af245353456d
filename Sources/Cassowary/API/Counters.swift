/// What the solver has done so far. Always on.
public struct Counters: Hashable, Sendable {
    /// Calls of `solve()` with something to do.
    public var solves = 0
    /// Components that had to be optimised; an edit that leaves all signs as they were optimises nothing.
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
    package init() {}
}
