/// The way of an edit, compiled: everything that depends on the edited constants, in order, with all it needs in a row.
///
/// A window that is resized, a spacing that is dragged: the same constants are edited again and again. From the second time on such
/// edits run along the route: definitions, equalities of islands, cores, followers. What does not depend on the edited constants has
/// entered it as numbers, and every operation is carried out as the plan would, so that not a bit differs. A core whose rows no longer
/// hold its answer is searched by itself, and the route goes on. Whatever changes the plan ends it, and so does any other change.
struct Route: ~Copyable {
    /// The edited rows; none: no route.
    var rows = Column<Int32>()
    /// The rows edited in the solve before, if it took in nothing else.
    var candidate = Column<Int32>()
    /// The solve that ran the route last, or found the candidate.
    var solveStamp: Int32 = -1
    /// What it was compiled for.
    var planStamp: Int32 = -1
    /// A row whose edit had more to do than routes know, in that plan.
    var unfitRow: Int32 = -1
    var unfitStamp: Int32 = -1
    /// Unknowns whose offset depends on the edits bear this mark; those whose value does, this or the next.
    var mark: Int32 = -1
    var isRunning = false

    /// Definitions of determined unknowns.
    var definitions = RouteStage()
    /// Offsets of unknowns that equalities of their island move.
    var offsets = RouteStage()
    /// What is known of rows of vertex cores.
    var knowns = RouteStage()
    /// Where rows of line cores have their kinks.
    var kinks = RouteStage()
    var followers = RouteStage()

    /// Of the determined, of the followers: unknowns with a lower bound.
    var boundedDefinitions = Column<Int32>()
    var boundedFollowers = Column<Int32>()
    /// Required rows of determined unknowns; rows and bounds of islands' constants.
    var checks = Column<Int32>()
    var islandChecks = Column<Int32>()
    /// Unknowns that their island's equalities make numbers.
    var constants = Column<Int32>()

    var lines = Column<RouteLine>()
    var lineKinks = Column<Kink>()
    var vertices = Column<RouteVertex>()
    var vertexKnowns = Column<Int32>()
    var vertexRows = Column<RouteRow>()
    var vertexEntries = Column<RouteEntry>()
    var vertexRoots = Column<Double>()
    var movers = Column<RouteMover>()
    /// Cores for which there is no short way.
    var searches = Column<Int32>()

    /// All rows and cores on the way: marked when the route is left for the general way.
    var dependentRows = Column<Int32>()
    var dependentCores = Column<Int32>()
    // Working memory of compiling.
    var isVarying = Column<Bool>()
    var terms = Column<RouteEntry>()

    deinit {
        for column in [rows, candidate, boundedDefinitions, boundedFollowers, checks, islandChecks, constants] { column.free() }
        for column in [vertexKnowns, searches, dependentRows, dependentCores] { column.free() }
        lines.free(); lineKinks.free(); vertices.free(); vertexRows.free(); vertexEntries.free(); vertexRoots.free(); movers.free()
        isVarying.free(); terms.free()
    }
}

/// Sums of one kind in the order of evaluation.
struct RouteStage: ~Copyable {
    var runs = Column<RouteRun>()
    var sums = Column<RouteSum>()
    var terms = Column<RouteEntry>()
    /// Sums whose constant is edited, with their rows.
    var edits = Column<Int32>()

    deinit {
        runs.free(); sums.free(); terms.free(); edits.free()
    }
}

/// Sums of one shape, one after the other.
struct RouteRun: BitwiseCopyable {
    enum Shape: UInt8, BitwiseCopyable {
        /// One term varies.
        case short
        /// So too, and it is the sum before, with a factor of one.
        case chain
        case long
    }

    var shape: Shape
    var count: Int32
}

/// A row solved for its target. A short one is (known - factor · source) - tail; a long one takes `source` terms from its known part,
/// is divided by `factor` and multiplied by `tail`.
struct RouteSum: BitwiseCopyable {
    var known: Double
    var factor: Double
    var tail: Double
    var source: Int32
    var target: Int32
}

/// A coefficient and what it belongs to.
struct RouteEntry: BitwiseCopyable {
    var coefficient: Double
    var index: Int32
}

/// A core with one root, all its rows of different priorities. Its kinks and its movers stand one after the other.
struct RouteLine: BitwiseCopyable {
    var core: Int32
    var firstKink: Int32
    var requiredKinks: Int32
    var kinks: Int32
    var firstMover: Int32
    var movers: Int32
}

/// A core with two roots or more: the part of its program and of its rows that depends on the edits, as long as the same rows hold the
/// answer.
struct RouteVertex: BitwiseCopyable {
    var core: Int32
    /// Places of all its roots, of the known parts that vary, and so on.
    var firstRoot: Int32
    var firstKnown: Int32
    var knowns: Int32 = 0
    var firstRow: Int32
    var steps: Int32 = 0
    var checks: Int32 = 0
    var firstEntry: Int32
    var firstMover: Int32
    var movers: Int32 = 0
    /// Of what does not vary: the largest known part, the greatest residual that counts as zero, the least that does not.
    var largest = 1.0
    var greatestZero = 0.0
    var leastOther = Double.infinity
    /// False: by the general way.
    var isShort = false
}

/// A row of a vertex core: a step of the program, whose first entry is its root, or a row whose side is to stay.
struct RouteRow: BitwiseCopyable {
    var known: Int32
    var firstEntry: Int32
    var entries: Int32
    var side: Int32
}

/// A member of a core on the route: factor · root + offset.
struct RouteMover: BitwiseCopyable {
    var factor: Double
    var unknown: Int32
    var root: Int32 = 0
}

extension RouteStage {
    /// Evaluates all sums.
    @inline(__always) func run(_ source: Column<Double>, _ put: (Double, Int32) -> Void) {
        let (sums, terms) = (sums, terms)
        var at: Int32 = 0, term: Int32 = 0
        for index in 0..<Int32(runs.count) {
            let end = at &+ runs[index].count
            switch runs[index].shape {
            case .short:
                while at < end {
                    let sum = sums[at]
                    put((sum.known - sum.factor * source[sum.source]) - sum.tail, sum.target)
                    at &+= 1
                }
            case .chain:
                var last = source[sums[at].source]
                while at < end {
                    last = (sums[at].known + last) - sums[at].tail
                    put(last, sums[at].target)
                    at &+= 1
                }
            case .long:
                while at < end {
                    let sum = sums[at]
                    var value = sum.known
                    for _ in 0..<sum.source {
                        value -= terms[term].coefficient * source[terms[term].index]
                        term &+= 1
                    }
                    put(value / sum.factor * sum.tail, sum.target)
                    at &+= 1
                }
            }
        }
    }
}

extension Engine {
    /// Takes edits along their route.
    /// - Returns: false when there is more to do than that, or no route.
    mutating func takeRoute() -> Bool {
        guard edited.count > 0, entering.count &+ leaving.count &+ ranked.count == 0 else { return false }
        guard wishing.count &+ departing.count &+ retrying.count &+ seeds.count == 0 else { return false }
        let isNext = route.solveStamp == solveStamp &- 1
        route.solveStamp = solveStamp
        if !isNext || route.planStamp != planStamp || route.mark != mark || !isEdited(route.rows) {
            guard isNext, isEdited(route.candidate), isFitForRoute, compileRoute() else { propose(); return false }
        }
        edited.removeAll()
        route.isRunning = true
        defer { route.isRunning = false }
        if runRoute() { return true }
        leaveRoute()
        return false
    }

    private mutating func isEdited(_ rows: Column<Int32>) -> Bool {
        if edited.count != rows.count { return false }
        for index in 0..<Int32(edited.count) where edited[index] != rows[index] { return false }
        return true
    }

    private var isFitForRoute: Bool {
        mutating get { route.unfitStamp != planStamp || route.unfitRow != edited[0] }
    }

    private mutating func propose() {
        route.rows.removeAll()
        route.candidate.removeAll()
        for index in 0..<Int32(edited.count) { route.candidate.append(edited[index]) }
    }

    /// The general way takes over: it does all of it again.
    private mutating func leaveRoute() {
        route.rows.removeAll()
        for index in 0..<Int32(changed.count) { changeMarks[changed[index]] = solveStamp }
        for index in 0..<Int32(route.dependentRows.count) { markDirty(route.dependentRows[index]) }
        for index in 0..<Int32(route.dependentCores.count) where cores[route.dependentCores[index]].isAlive {
            markCoreDirty(route.dependentCores[index])
        }
    }

    // MARK: Running

    /// - Returns: false when something turns up that only the general way can deal with.
    private mutating func runRoute() -> Bool {
        var writer = ValueWriter(values, changed, changedFrom)
        enterConstants()
        if route.definitions.sums.count > 0 { runDefinitions(&writer) }
        if route.offsets.sums.count > 0 { runOffsets(&writer) }
        if route.kinks.sums.count > 0 {
            route.kinks.run(offsets) { [kinks = route.lineKinks] position, place in kinks[place].position = position }
        }
        if route.knowns.sums.count > 0 { route.knowns.run(offsets) { [known = doubles.column] value, place in known[place] = value } }
        var hold = boundsHold(route.boundedDefinitions) && checksHoldOnRoute()
        if hold, route.lines.count > 0 { hold = runLines(&writer) }
        if hold, route.vertices.count > 0 { hold = runVertices(&writer) }
        if hold, route.searches.count > 0 { hold = runSearches(&writer) }
        if hold, route.followers.sums.count > 0 {
            runFollowers(&writer)
            hold = boundsHold(route.boundedFollowers)
        }
        take(writer)
        return hold
    }

    private mutating func enterConstants() {
        if route.definitions.edits.count > 0 { enterConstants(route.definitions.edits, into: route.definitions.sums) }
        if route.offsets.edits.count > 0 { enterConstants(route.offsets.edits, into: route.offsets.sums) }
        if route.knowns.edits.count > 0 { enterConstants(route.knowns.edits, into: route.knowns.sums) }
        if route.kinks.edits.count > 0 { enterConstants(route.kinks.edits, into: route.kinks.sums) }
        if route.followers.edits.count > 0 { enterConstants(route.followers.edits, into: route.followers.sums) }
    }

    private mutating func enterConstants(_ edits: Column<Int32>, into sums: Column<RouteSum>) {
        var index: Int32 = 0
        while index < Int32(edits.count) {
            sums[edits[index]].known = rows[edits[index &+ 1]].constant
            index &+= 2
        }
    }

    private mutating func runDefinitions(_ writer: inout ValueWriter) {
        route.definitions.run(offsets) { [offsets] value, target in
            offsets[target] = value + 0
            writer.put(value, into: target)
        }
    }

    private mutating func runOffsets(_ writer: inout ValueWriter) {
        route.offsets.run(offsets) { [offsets] value, target in offsets[target] = value + 0 }
        for index in 0..<Int32(route.constants.count) { writer.put(offsets[route.constants[index]], into: route.constants[index]) }
    }

    private mutating func runFollowers(_ writer: inout ValueWriter) {
        route.followers.run(values) { value, target in writer.put(value, into: target) }
    }

    private mutating func boundsHold(_ bounded: Column<Int32>) -> Bool {
        for index in 0..<Int32(bounded.count) where isBelowBound(bounded[index]) { return false }
        return true
    }

    private mutating func checksHoldOnRoute() -> Bool {
        for index in 0..<Int32(route.checks.count) where !holds(route.checks[index]) { return false }
        for index in 0..<Int32(route.islandChecks.count) where !islandCheckHolds(route.islandChecks[index]) { return false }
        return true
    }

    // MARK: By search

    /// What the general way writes goes to the engine's own record of changes.
    @inline(never) private mutating func search(_ core: Int32, _ writer: inout ValueWriter) -> Bool {
        take(writer)
        let isSolved = cores[core].roots == 1 ? solveLine(core) : solveVertex(core)
        writer = ValueWriter(values, changed, changedFrom)
        return isSolved
    }

    private mutating func take(_ writer: ValueWriter) {
        var writer = writer
        writer.finish()
        (changed, changedFrom) = (writer.changed, writer.changedFrom)
    }

    private mutating func runSearches(_ writer: inout ValueWriter) -> Bool {
        for index in 0..<Int32(route.searches.count) where !search(route.searches[index], &writer) { return false }
        return true
    }

    // MARK: Lines

    private mutating func runLines(_ writer: inout ValueWriter) -> Bool {
        let (lines, kinks, movers, offsets) = (route.lines, route.lineKinks, route.movers, offsets)
        for index in 0..<Int32(lines.count) {
            let line = lines[index]
            var interval = LineInterval(), at = line.firstKink, hold = true
            let required = at &+ line.requiredKinks, end = at &+ line.kinks
            while at < required, hold {
                hold = interval.require(kinks[at].position, kinks[at].relation, at)
                at &+= 1
            }
            if !hold { return false }
            while at < end, interval.low < interval.high {
                interval.wish(kinks[at].position, kinks[at].relation)
                at &+= 1
            }
            if interval.low < interval.high {
                if search(line.core, &writer) { continue }
                return false
            }
            var place = line.firstMover
            let endOfMovers = place &+ line.movers
            while place < endOfMovers {
                let unknown = movers[place].unknown
                writer.put(movers[place].factor * interval.low + offsets[unknown], into: unknown)
                place &+= 1
            }
        }
        return true
    }

    // MARK: Vertices

    private mutating func runVertices(_ writer: inout ValueWriter) -> Bool {
        for index in 0..<Int32(route.vertices.count) where !runVertex(index, &writer) {
            guard search(route.vertices[index].core, &writer) else { return false }
            shorten(index)
        }
        return true
    }

    /// - Returns: false if other rows hold the answer now.
    @inline(__always) private mutating func runVertex(_ index: Int32, _ writer: inout ValueWriter) -> Bool {
        let vertex = route.vertices[index]
        let zero = zero(of: vertex)
        guard vertex.isShort, zero < vertex.leastOther, zero >= vertex.greatestZero else { return false }
        let (known, rows, entries, roots) = (doubles.column, route.vertexRows, route.vertexEntries, route.vertexRoots)
        var row = vertex.firstRow
        let checks = row &+ vertex.steps, end = checks &+ vertex.checks
        while row < checks {
            let step = rows[row], root = entries[step.firstEntry].index, divisor = entries[step.firstEntry].coefficient
            var sum = known[step.known], entry = step.firstEntry &+ 1
            let end = step.firstEntry &+ step.entries
            while entry < end {
                sum -= entries[entry].coefficient * roots[entries[entry].index]
                entry &+= 1
            }
            roots[root] = divisor == 1 ? sum : sum / divisor
            row &+= 1
        }
        while row < end {
            let check = rows[row]
            var residual = -known[check.known], entry = check.firstEntry
            let end = entry &+ check.entries
            while entry < end {
                residual += entries[entry].coefficient * roots[entries[entry].index]
                entry &+= 1
            }
            let side: Int32 = (residual > zero ? 1 : 0) &- (residual < -zero ? 1 : 0)
            if side != check.side { return false }
            row &+= 1
        }
        let (movers, offsets) = (route.movers, offsets)
        var place = vertex.firstMover
        let endOfMovers = place &+ vertex.movers
        while place < endOfMovers {
            let mover = movers[place]
            writer.put(mover.factor * (roots[mover.root] + 0) + offsets[mover.unknown], into: mover.unknown)
            place &+= 1
        }
        return true
    }

    /// Below this a residual is zero; as in `measureKnown`.
    @inline(__always) private mutating func zero(of vertex: RouteVertex) -> Double {
        let (known, knowns) = (doubles.column, route.vertexKnowns)
        var largest = vertex.largest
        for place in vertex.firstKnown..<vertex.firstKnown &+ vertex.knowns { largest = max(largest, abs(known[knowns[place]])) }
        return 1e-9 * largest
    }
}
