/// Solves components: directly if they have one variable, by decomposition or search if they have more.
struct Optimizer: ~Copyable {
    var search = ActiveSet()
    /// The breakpoints of the rows of one priority in a component of one variable.
    var breakpoints = Buffer<Breakpoint>()
    var intervals = Buffer<VariableInterval>()
    /// For each size class, the component searched last; see `takeWarmStart`.
    var warmStarts = Buffer<Int32>()
    /// Whether the order of creation decided from which side an inequality limits.
    var limitsByOrder = false
}
