/// Solves components: by themselves where they have one variable, by decomposition or search where they have more.
struct Optimizer: ~Copyable {
    var search = ActiveSet()
    /// Of rows of one priority about one variable.
    var breakpoints = Buffer<Breakpoint>()
    var intervals = Buffer<VariableInterval>()
    /// Components that were searched, by their size: see `takeWarmStart`.
    var warmStarts = Buffer<Int32>()
}
