/// The solver's state, one property per stage, and the order in which the stages run. See the article *How the solver works*.
///
/// Methods that only read are `mutating` like the others, and stages are passed as `inout`, because otherwise the compiler copies the whole
/// record on each call.
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

    /// Creates an engine with the same content, plan and solution. Pending changes are copied too.
    init(copying other: borrowing Engine) {
        model = Model(copying: other.model)
        changes = Changes(copying: other.changes)
        plan = Plan(copying: other.plan)
        (conflicts.standing, conflicts.fresh) = (other.conflicts.standing, other.conflicts.fresh)
    }

    var isPending: Bool { !changes.areNone || plan.agenda.seeds.count > 0 }

    // MARK: Solving

    /// Applies the recorded changes, and brings the plan and the values up to date.
    mutating func solve() {
        guard begin() else { return }
        if runCompiledEdit() { return }
        applyChanges()
        while !conflicts.isInfeasible, !settle() { breakInfeasibility() }
        finish()
    }

    /// Runs all stages once.
    /// - Returns: `false` if they found an infeasibility, or islands must be planned again.
    private mutating func settle() -> Bool {
        singletonRows.eliminate(&model, &plan)
        propagation.evaluateDefinitions(&model, &plan)
        plan.releaseKeptBounds(&model)
        return propagation.checksHold(&model, &plan) && planIslands() && propagation.propagate(&model, &plan, &optimizer)
    }

    /// Plans the islands of all seeds, and solves each one right after it is planned.
    /// - Returns: `false` if one of them is infeasible or must be planned again.
    mutating func planIslands() -> Bool {
        while let variable = plan.agenda.seeds.popLast() {
            model.variables[variable].isSeed = false
            if model.variables[variable].role != .free { continue }
            planner.planIsland(around: variable, &model, &plan)
            // Solving the island may take as much memory as planning it; see `giveBack`.
            if model.log.stamp == 1, planner.foundIsland.rows.count > 1000 { planner.giveBack() }
            if !propagation.propagate(&model, &plan, &optimizer) { return false }
        }
        return true
    }

    /// Runs the compiled edit, if it covers the recorded changes.
    /// - Returns: `false` if there is more to do, or no compiled edit.
    private mutating func runCompiledEdit() -> Bool {
        guard !conflicts.isUnfinished, compiledEdit.isReady(&changes, &model, &plan, &optimizer) else { return false }
        changes.edited.removeAll()
        if compiledEdit.run(&model, &plan, &optimizer) { return true }
        breakInfeasibility()
        compiledEdit.leave(&model, &plan)
        return false
    }

    // MARK: Before and after

    /// - Returns: `false` if there is nothing to do.
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

    /// Frees working memory: the first solve applies, plans and searches everything, later ones only little.
    private mutating func giveBack() {
        planner.giveBack()
        optimizer = Optimizer()
        changes.entering = Buffer()
        plan.agenda.seeds = Buffer()
    }

    /// Drops variables from the change log whose values are what they were before.
    private mutating func keepChanges() {
        var kept: Int32 = 0
        for index in 0..<Int32(model.log.variables.count) where model.values[model.log.variables[index]] != model.log.from[index] {
            model.log.variables[kept] = model.log.variables[index]
            kept &+= 1
        }
        model.log.variables.truncate(to: kept)
    }
}
