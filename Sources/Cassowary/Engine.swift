/// The solver's state and its stages: what changed enters the structure, determination settles what equalities with one
/// variable say, islands of the rest are planned, values flow through the plan.
///
/// Everything lives in buffers of plain values; ids are indices. See the article *How the solver works*. Methods that only read
/// are `mutating` like the others: for the rest the compiler copies the whole record at each call.
struct Engine: ~Copyable {
    // Content.
    var rows = Buffer<Row>()
    var terms = Pool<LinkedTerm>()
    var variables = Buffer<VariableRecord>()
    /// The answer.
    var values = Buffer<Double>()
    /// The part of a variable that is known before its component is solved; of a determined one its value.
    var offsets = Buffer<Double>()
    /// The last solve that changed the value.
    var changeMarks = Buffer<Int32>()
    var freeRows = Buffer<Int32>()
    var freeVariables = Buffer<Int32>()
    var lastSerial: Int32 = 0
    var lastBirth: Int32 = 0
    /// No id was ever used again, so ids are in the order of creation.
    var areIdsInOrder = true

    // Changes not yet taken in.
    var entering = Buffer<Int32>()
    var leaving = Buffer<Int32>()
    var edited = Buffer<Int32>()
    var ranked = Buffer<Int32>()
    var rankedTo = Buffer<Double>()
    var preferring = Buffer<Int32>()
    var departing = Buffer<Int32>()
    var retrying = Buffer<Int32>()

    // Plan.
    var islands = Buffer<Island>()
    var components = Buffer<Component>()
    var freeIslands = Buffer<Int32>()
    var freeComponents = Buffer<Int32>()
    var integers = Pool<Int32>()
    var doubles = Pool<Double>()

    // Work in hand.
    var lost = Buffer<Int32>()
    var touched = Buffer<Int32>()
    var seeds = Buffer<Int32>()
    var candidates = BucketQueue()
    var dirtyRows = BucketQueue()
    var checks = Buffer<Int32>()
    var lowVariables = Buffer<Int32>()
    var dirtyIslands = Buffer<Int32>()
    var dirtyComponents = Buffer<Int32>()
    var dirtyImplied = Buffer<Int32>()
    var unkeeping = Buffer<Int32>()
    var compiledEdit = CompiledEdit()
    /// Grows with every change of the plan.
    var planStamp: Int32 = 0
    var mark: Int32 = 0
    var solveStamp: Int32 = 0
    var scratch = PlanScratch()
    var templates = PlanTemplates()
    var search = ActiveSet()

    // Results.
    var changed = Buffer<Int32>()
    var changedFrom = Buffer<Double>()
    var standing: [Conflict] = []
    var fresh: [Conflict] = []
    /// Conflicts that were tried again in this solve, and constraints let in again because another broke.
    var retried: [Conflict] = []
    var restored: [Int32] = []
    var certificate = Certificate()
    var counters = Counters()
    /// Stop at the first infeasibility instead of breaking a constraint.
    var isTrial = false
    var isInfeasible = false
    /// The last solve gave up: of an infeasibility, by numbers too far apart, no row was left to break. What it had to do is still
    /// queued, and names components and islands that may be gone.
    var isUnfinished = false

    /// An engine of its own with the same content, plan and answer. Pending changes go along.
    func copy() -> Engine {
        var other = Engine()
        other.rows = Buffer(copying: rows)
        other.terms = Pool(copying: terms)
        other.variables = Buffer(copying: variables)
        other.values = Buffer(copying: values)
        other.offsets = Buffer(copying: offsets)
        other.changeMarks = Buffer(copying: changeMarks)
        other.freeRows = Buffer(copying: freeRows)
        other.freeVariables = Buffer(copying: freeVariables)
        (other.lastSerial, other.lastBirth, other.areIdsInOrder) = (lastSerial, lastBirth, areIdsInOrder)
        other.entering = Buffer(copying: entering)
        other.leaving = Buffer(copying: leaving)
        other.edited = Buffer(copying: edited)
        other.ranked = Buffer(copying: ranked)
        other.rankedTo = Buffer(copying: rankedTo)
        other.preferring = Buffer(copying: preferring)
        other.departing = Buffer(copying: departing)
        other.retrying = Buffer(copying: retrying)
        other.islands = Buffer(copying: islands)
        other.components = Buffer(copying: components)
        other.freeIslands = Buffer(copying: freeIslands)
        other.freeComponents = Buffer(copying: freeComponents)
        other.integers = Pool(copying: integers)
        other.doubles = Pool(copying: doubles)
        other.seeds = Buffer(copying: seeds)
        other.changed = Buffer(copying: changed)
        other.changedFrom = Buffer(copying: changedFrom)
        (other.mark, other.solveStamp) = (mark, solveStamp)
        (other.standing, other.fresh, other.counters) = (standing, fresh, counters)
        return other
    }

    var isPending: Bool {
        entering.count &+ leaving.count &+ edited.count &+ ranked.count &+ preferring.count &+ departing.count &+ retrying.count
            &+ seeds.count
            > 0
    }

    mutating func nextMark() -> Int32 {
        mark &+= 1
        return mark
    }

    // MARK: Solving

    mutating func solve() {
        changed.removeAll()
        changedFrom.removeAll()
        guard isPending else { return }
        counters.solves &+= 1
        solveStamp &+= 1
        if !retried.isEmpty { retried = [] }
        if !restored.isEmpty { restored = [] }
        if !isUnfinished, takeCompiledEdit() { return }
        takeIn()
        while !isInfeasible {
            settle()
            determine()
            unkeepTouched()
            if !checksHold() { continue }
            if planIslands(), propagate() { break }
        }
        isUnfinished = isInfeasible
        if !isTrial { isInfeasible = false }
        keepChanges()
        if solveStamp == 1, rows.count > 1000 { giveBack() }
    }

    /// The first solve takes in, plans and searches everything, later ones little: its working memory goes back, if it is worth it.
    private mutating func giveBack() {
        scratch = PlanScratch()
        search = ActiveSet()
        entering = Buffer()
        seeds = Buffer()
    }

    /// Drops from the changes what came back to the value it had.
    private mutating func keepChanges() {
        var kept: Int32 = 0
        for index in 0..<Int32(changed.count) where values[changed[index]] != changedFrom[index] {
            changed[kept] = changed[index]
            kept &+= 1
        }
        changed.truncate(to: kept)
    }

    /// Writes a value; remembers what it was.
    /// - Returns: whether it differs.
    @inline(__always) mutating func put(_ value: Double, into variable: Int32) -> Bool {
        let value = value + 0  // no negative zero
        let old = values[variable]
        if old == value { return false }
        values[variable] = value
        if changeMarks[variable] != solveStamp {
            changeMarks[variable] = solveStamp
            changed.append(variable)
            changedFrom.append(old)
        }
        return true
    }
}
