/// The solver's state, one value a stage, and the order in which they do their work. See the article *How the solver works*.
///
/// Methods that only read are `mutating` like the others, and a stage is handed on by `inout`: for the rest the compiler copies the whole
/// record at each call.
struct Engine: ~Copyable {
    var model = Model()
    var changes = Changes()
    var plan = Plan()
    var singletonRows = SingletonRows()
    var planner = Planner()
    var optimizer = Optimizer()
    var propagation = Propagation()
    var compiledEdit = CompiledEdit()
    var conflicts = Conflicts()

    init() {}

    /// With the same content, plan and answer. Pending changes go along.
    init(copying other: borrowing Engine) {
        model = Model(copying: other.model)
        changes = Changes(copying: other.changes)
        plan = Plan(copying: other.plan)
        (conflicts.standing, conflicts.fresh) = (other.conflicts.standing, other.conflicts.fresh)
    }

    var isPending: Bool { !changes.areNone || plan.agenda.seeds.count > 0 }

    // MARK: Solving

    /// Takes in what has changed, and brings the plan and the values up to date.
    mutating func solve() {
        guard begin() else { return }
        if runCompiledEdit() { return }
        takeIn()
        while !conflicts.isInfeasible, !settle() { breakInfeasibility() }
        finish()
    }

    /// Once through the stages.
    /// - Returns: false when they have found an infeasibility, or islands are to be planned again.
    private mutating func settle() -> Bool {
        singletonRows.eliminate(&model, &plan)
        propagation.evaluateDefinitions(&model, &plan)
        plan.releaseKeptBounds(&model)
        return propagation.checksHold(&model, &plan) && planIslands() && propagation.propagate(&model, &plan, &optimizer)
    }

    /// Plans the islands of all seeds, and solves each while it is at hand.
    /// - Returns: false when one of them finds an infeasibility, or is to be planned again.
    mutating func planIslands() -> Bool {
        while let variable = plan.agenda.seeds.popLast() {
            model.variables[variable].isSeed = false
            if model.variables[variable].role != .free { continue }
            planner.planIsland(around: variable, &model, &plan)
            // Solving it may take as much memory as planning did: see `giveBack`.
            if model.log.stamp == 1, planner.foundIsland.rows.count > 1000 { planner.giveBack() }
            if !propagation.propagate(&model, &plan, &optimizer) { return false }
        }
        return true
    }

    /// Takes edits that come again along the way that was compiled for them.
    /// - Returns: false when there is more to do than that, or no way.
    private mutating func runCompiledEdit() -> Bool {
        guard !conflicts.isUnfinished, compiledEdit.isReady(&changes, &model, &plan, &optimizer) else { return false }
        changes.edited.removeAll()
        if compiledEdit.run(&model, &plan, &optimizer) { return true }
        breakInfeasibility()
        compiledEdit.leave(&model, &plan)
        return false
    }

    // MARK: Before and after

    /// - Returns: false when there is nothing to do.
    private mutating func begin() -> Bool {
        model.log.variables.removeAll()
        model.log.from.removeAll()
        guard isPending else { return false }
        model.counters.solves &+= 1
        model.log.stamp &+= 1
        if !conflicts.retried.isEmpty { conflicts.retried = [] }
        if !conflicts.restored.isEmpty { conflicts.restored = [] }
        return true
    }

    private mutating func finish() {
        conflicts.isUnfinished = conflicts.isInfeasible
        if !conflicts.isTrial { conflicts.isInfeasible = false }
        keepChanges()
        if model.log.stamp == 1, model.rows.count > 1000 { giveBack() }
    }

    /// The first solve takes in, plans and searches everything, later ones little: its working memory goes back, if it is worth it.
    private mutating func giveBack() {
        planner.giveBack()
        optimizer = Optimizer()
        changes.entering = Buffer()
        plan.agenda.seeds = Buffer()
    }

    /// Drops from the changes what came back to the value it had.
    private mutating func keepChanges() {
        var kept: Int32 = 0
        for index in 0..<Int32(model.log.variables.count) where model.values[model.log.variables[index]] != model.log.from[index] {
            model.log.variables[kept] = model.log.variables[index]
            kept &+= 1
        }
        model.log.variables.truncate(to: kept)
    }
}
