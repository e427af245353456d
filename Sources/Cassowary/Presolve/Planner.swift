/// Plans islands, one after the other. Each stage leaves a value of its own for the next.
struct Planner: ~Copyable {
    var foundIsland = FoundIsland()
    var canonicalOrder = CanonicalOrder()
    var matrix = IslandMatrix()
    var impliedVariables = ImpliedVariables()
    var aggregation = Aggregation()
    var partition = ComponentPartition()
    var templates = PlanTemplates()

    /// Frees working memory; what was learned of plans stays.
    mutating func giveBack() {
        foundIsland = FoundIsland()
        canonicalOrder = CanonicalOrder()
        matrix = IslandMatrix()
        impliedVariables = ImpliedVariables()
        aggregation = Aggregation()
        partition = ComponentPartition()
    }
}
