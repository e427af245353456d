/// The work that a solver has done so far. Counting is always on.
public struct Counters: Hashable, Sendable {
    /// The number of calls of `solve()` that had something to do.
    public var solves = 0
    /// The number of components that were optimised. An edit that leaves the signs of all residuals unchanged optimises none.
    public var optimisations = 0
    public var pivots = 0
    public var constantEdits = 0
    public var adds = 0
    public var removes = 0
    public var priorityChanges = 0
    /// The number of islands (groups of variables that constraints tie together) that were given a new plan.
    public var replannedGroups = 0
    /// The number of those that reused the plan of an island of the same shape.
    public var renamedPlans = 0
    /// The number of times that the order in which variables were created decided between equally good solutions.
    package var choicesByOrder = 0
    /// The number of smaller systems that were solved to find which constraints a conflict is between.
    package var conflictTrials = 0
    package init() {}
}
