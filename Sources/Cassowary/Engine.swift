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
    var certificate = Certificate()

    init() {}

    /// With the same content, plan and answer. Pending changes go along.
    init(copying other: borrowing Engine) {
        model = Model(copying: other.model)
        changes = Changes(copying: other.changes)
        plan = Plan(copying: other.plan)
        (conflicts.standing, conflicts.fresh) = (other.conflicts.standing, other.conflicts.fresh)
    }

    var isPending: Bool { !changes.areNone || plan.agenda.seeds.count > 0 }

    mutating func nextMark() -> Int32 {
        model.mark &+= 1
        return model.mark
    }

    // MARK: Solving

    mutating func solve() {
        model.log.variables.removeAll()
        model.log.from.removeAll()
        guard isPending else { return }
        model.counters.solves &+= 1
        model.log.stamp &+= 1
        if !conflicts.retried.isEmpty { conflicts.retried = [] }
        if !conflicts.restored.isEmpty { conflicts.restored = [] }
        if !conflicts.isUnfinished, takeCompiledEdit() { return }
        takeIn()
        while !conflicts.isInfeasible {
            settle()
            determine()
            unkeepTouched()
            if !checksHold() { continue }
            if planIslands(), propagate() { break }
        }
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

    /// Writes a value; remembers what it was.
    /// - Returns: whether it differs.
    @inline(__always) mutating func put(_ value: Double, into variable: Int32) -> Bool {
        let value = value + 0  // no negative zero
        let old = model.values[variable]
        if old == value { return false }
        model.values[variable] = value
        if model.log.marks[variable] != model.log.stamp {
            model.log.marks[variable] = model.log.stamp
            model.log.variables.append(variable)
            model.log.from.append(old)
        }
        return true
    }
}
