/// The solver's state and its stages: what changed enters the structure, determination settles what equalities with one
/// unknown say, islands of the rest are planned, values flow through the plan.
///
/// Everything lives in columns of plain values; ids are indices. See the article *How the solver works*. Methods that only read
/// are `mutating` like the others: for the rest the compiler copies the whole record at each call.
struct Engine: ~Copyable {
    // Content.
    var rows: Column<Row>
    var terms: Pool<LinkedTerm>
    var unknowns: Column<Unknown>
    /// The answer.
    var values: Column<Double>
    /// The part of an unknown that is known before its core is solved; of a determined one its value.
    var offsets: Column<Double>
    /// The last solve that changed the value.
    var changeMarks: Column<Int32>
    var freeRows: Column<Int32>
    var freeUnknowns: Column<Int32>
    var lastSerial: Int32 = 0
    var lastBirth: Int32 = 0
    /// No id was ever used again, so ids are in the order of creation.
    var areIdsInOrder = true

    // Changes not yet taken in.
    var entering: Column<Int32>
    var leaving: Column<Int32>
    var edited: Column<Int32>
    var ranked: Column<Int32>
    var rankedTo: Column<Double>
    var wishing: Column<Int32>
    var departing: Column<Int32>
    var retrying: Column<Int32>

    // Plan.
    var islands: Column<Island>
    var cores: Column<CoreRecord>
    var freeIslands: Column<Int32>
    var freeCores: Column<Int32>
    var integers: Pool<Int32>
    var doubles: Pool<Double>

    // Work in hand.
    var lost: Column<Int32>
    var touched: Column<Int32>
    var seeds: Column<Int32>
    var candidates: DepthQueue
    var dirtyRows: DepthQueue
    var checks: Column<Int32>
    var lowUnknowns: Column<Int32>
    var dirtyIslands: Column<Int32>
    var dirtyCores: Column<Int32>
    var dirtyFollowers: Column<Int32>
    var unkeeping: Column<Int32>
    var route: Route
    /// Grows with every change of the plan.
    var planStamp: Int32 = 0
    var mark: Int32 = 0
    var solveStamp: Int32 = 0
    var scratch: PlanScratch
    var book: ShapeBook
    var search: VertexSearch

    // Results.
    var changed: Column<Int32>
    var changedFrom: Column<Double>
    var standing: [Conflict] = []
    var fresh: [Conflict] = []
    /// Conflicts that were tried again in this solve, and constraints let in again because another broke.
    var lapsed: [Conflict] = []
    var reprieved: [Int32] = []
    var certificate = Certificate()
    var counters = Counters()
    /// Stop at the first contradiction instead of breaking a constraint.
    var isTrial = false
    var isContradictory = false
    /// The last solve gave up: of a contradiction, by numbers too far apart, no row was left to break. What it had to do is still
    /// queued, and names cores and islands that may be gone.
    var isUnfinished = false

    init() {
        rows = Column()
        terms = Pool()
        unknowns = Column()
        values = Column()
        offsets = Column()
        changeMarks = Column()
        route = Route()
        freeRows = Column()
        freeUnknowns = Column()
        entering = Column()
        leaving = Column()
        edited = Column()
        ranked = Column()
        rankedTo = Column()
        wishing = Column()
        departing = Column()
        retrying = Column()
        islands = Column()
        cores = Column()
        freeIslands = Column()
        freeCores = Column()
        integers = Pool()
        doubles = Pool()
        lost = Column()
        touched = Column()
        seeds = Column()
        candidates = DepthQueue()
        dirtyRows = DepthQueue()
        checks = Column()
        lowUnknowns = Column()
        dirtyIslands = Column()
        dirtyCores = Column()
        dirtyFollowers = Column()
        unkeeping = Column()
        scratch = PlanScratch()
        book = ShapeBook()
        search = VertexSearch()
        changed = Column()
        changedFrom = Column()
    }

    deinit {
        rows.free(); terms.free(); unknowns.free(); values.free(); offsets.free(); changeMarks.free(); freeRows.free(); freeUnknowns.free()
        for column in [entering, leaving, edited, ranked, wishing, departing, retrying, freeIslands, freeCores, lost, touched, seeds] {
            column.free()
        }
        for column in [checks, lowUnknowns, dirtyIslands, dirtyCores, dirtyFollowers, unkeeping, changed] { column.free() }
        islands.free(); cores.free(); integers.free(); doubles.free(); changedFrom.free(); rankedTo.free()
    }

    /// An engine of its own with the same content, plan and answer. Pending changes go along.
    func copy() -> Engine {
        var other = Engine()
        other.rows.free(); other.rows = Column(copying: rows)
        other.terms.free(); other.terms = Pool(copying: terms)
        other.unknowns.free(); other.unknowns = Column(copying: unknowns)
        other.values.free(); other.values = Column(copying: values)
        other.offsets.free(); other.offsets = Column(copying: offsets)
        other.changeMarks.free(); other.changeMarks = Column(copying: changeMarks)
        other.freeRows.free(); other.freeRows = Column(copying: freeRows)
        other.freeUnknowns.free(); other.freeUnknowns = Column(copying: freeUnknowns)
        (other.lastSerial, other.lastBirth, other.areIdsInOrder) = (lastSerial, lastBirth, areIdsInOrder)
        other.entering.free(); other.entering = Column(copying: entering)
        other.leaving.free(); other.leaving = Column(copying: leaving)
        other.edited.free(); other.edited = Column(copying: edited)
        other.ranked.free(); other.ranked = Column(copying: ranked)
        other.rankedTo.free(); other.rankedTo = Column(copying: rankedTo)
        other.wishing.free(); other.wishing = Column(copying: wishing)
        other.departing.free(); other.departing = Column(copying: departing)
        other.retrying.free(); other.retrying = Column(copying: retrying)
        other.islands.free(); other.islands = Column(copying: islands)
        other.cores.free(); other.cores = Column(copying: cores)
        other.freeIslands.free(); other.freeIslands = Column(copying: freeIslands)
        other.freeCores.free(); other.freeCores = Column(copying: freeCores)
        other.integers.free(); other.integers = Pool(copying: integers)
        other.doubles.free(); other.doubles = Pool(copying: doubles)
        other.seeds.free(); other.seeds = Column(copying: seeds)
        other.changed.free(); other.changed = Column(copying: changed)
        other.changedFrom.free(); other.changedFrom = Column(copying: changedFrom)
        (other.mark, other.solveStamp) = (mark, solveStamp)
        (other.standing, other.fresh, other.counters) = (standing, fresh, counters)
        return other
    }

    var isPending: Bool {
        entering.count &+ leaving.count &+ edited.count &+ ranked.count &+ wishing.count &+ departing.count &+ retrying.count &+ seeds.count
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
        if !lapsed.isEmpty { lapsed = [] }
        if !reprieved.isEmpty { reprieved = [] }
        if !isUnfinished, takeRoute() { return }
        takeIn()
        while !isContradictory {
            settle()
            determine()
            unkeepTouched()
            if !checksHold() { continue }
            if planIslands(), propagate() { break }
        }
        isUnfinished = isContradictory
        if !isTrial { isContradictory = false }
        keepChanges()
        if solveStamp == 1, rows.count > 1000 { giveBack() }
    }

    /// The first solve takes in, plans and searches everything, later ones little: its working memory goes back, if it is worth it.
    private mutating func giveBack() {
        scratch = PlanScratch()
        search = VertexSearch()
        entering.free()
        entering = Column()
        seeds.free()
        seeds = Column()
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
    @inline(__always) mutating func put(_ value: Double, into unknown: Int32) -> Bool {
        let value = value + 0  // no negative zero
        let old = values[unknown]
        if old == value { return false }
        values[unknown] = value
        if changeMarks[unknown] != solveStamp {
            changeMarks[unknown] = solveStamp
            changed.append(unknown)
            changedFrom.append(old)
        }
        return true
    }
}
