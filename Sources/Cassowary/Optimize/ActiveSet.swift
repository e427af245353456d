/// The lexicographic simplex search of a component with two variables or more.
///
/// A vertex is determined by as many active rows as there are variables. An edge leads from it for each of them: the direction in which
/// that row's residual grows while the others stay active. `edges` contains, sparsely, the variables' rates along all edges. A level's
/// error is convex and piecewise linear along an edge, so a step continues past breakpoints as long as the error still decreases (the long
/// step). Levels are served from the top; an edge that would increase the error of a served level is frozen, and a breakpoint of a served
/// level ends a step.
///
/// To prevent stalling, each right-hand side is shifted by its own infinitesimal: residuals have an exact part, which decides unless it is
/// zero, and a shift, which decides then.
struct ActiveSet: ~Copyable {
    var problem = ActiveSetProblem()
    var transposed = TransposedRows()
    var vertex = Vertex()
    var pricing = Pricing()
    var ratioTest = RatioTest()
    var update = EdgeUpdate()
    var basis = Basis()
    /// The first of the row copies for each tie-breaking step; see `TieStep`.
    var tieStarts = Buffer<Int32>()
    var pivots = 0

    /// - Parameter isWarm: Whether to begin at the vertex of `basis`, which determined an earlier solution.
    /// - Returns: Whether all required rows hold.
    mutating func run(isWarm: Bool = false) -> Bool {
        indexColumns()
        reset()
        if isWarm { resume() } else { crash() }
        measureResiduals()
        for level in 0..<Int32(problem.levelStarts.count) &- 1 {
            descend(problem.levelStarts[level]..<problem.levelStarts[level &+ 1], level)
            if level == 0, problem.hasRequired, !requiredHold() { return false }
            if !freeze(problem.levelStarts[level]..<problem.levelStarts[level &+ 1]) { return true }
        }
        return true
    }

    /// Whether an edge is left that costs no level anything.
    mutating func hasFreeEdge() -> Bool {
        for slot in 0..<problem.variableCount where !vertex.isUpFrozen[slot] || !vertex.isDownFrozen[slot] { return true }
        return false
    }

    /// Whether the required rows hold. A violation with no cost in any inactive row counts as rounding, next to the largest number.
    private mutating func requiredHold() -> Bool {
        let range = problem.levelStarts[0]..<problem.levelStarts[1]
        for row in range where isViolated(row) {
            for other in range where vertex.slots[other] < 0 && cost(other) != 0 { return false }
            return true
        }
        return true
    }

    /// Whether a required row is violated, by more than rounding.
    mutating func isViolated(_ row: Int32) -> Bool {
        let tolerance = Model.tolerance(abs(problem.known[row]))
        return (problem.relations[row] <= 0 && vertex.exact[row] > tolerance)
            || (problem.relations[row] >= 0 && vertex.exact[row] < -tolerance)
    }

    /// Whether active required rows alone keep a violated row from holding. Its rates along the edges are then in `update`.
    ///
    /// - Parameter cost: The change of its error per change of its residual.
    mutating func contradicts(_ row: Int32, _ cost: Double) -> Bool {
        combineRow(row)
        defer { clearCombination() }
        for index in 0..<Int32(update.combination.count) {
            let slot = update.combination[index], slope = cost * update.combined[slot], active = vertex.active[slot]
            if abs(slope) <= Self.flat { continue }
            // The way that would help must violate the active row.
            guard active >= 0, active < problem.levelStarts[1] else { return false }
            guard slope < 0 ? problem.relations[active] <= 0 : problem.relations[active] >= 0 else { return false }
        }
        return true
    }

    // MARK: One level

    /// Returns the side of zero on which a row's residual is.
    @inline(__always) private mutating func side(_ row: Int32) -> Int8 {
        if vertex.exact[row] > problem.zero { return 1 }
        if vertex.exact[row] < -problem.zero { return -1 }
        return vertex.shifts[row] >= 0 ? 1 : -1
    }

    /// Returns the change of a row's error per change of its residual.
    @inline(__always) private func cost(_ relation: Int8, _ side: Int8) -> Double {
        if relation == 0 { return side > 0 ? 1 : -1 }
        if relation < 0 { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }

    /// Returns the change of its level's error per change of the residual of a row that is not active.
    mutating func cost(_ row: Int32) -> Double { cost(problem.relations[row], side(row)) }

    private mutating func measureSlopes(_ range: Range<Int32>) {
        pricing.areFresh = true
        for variable in 0..<problem.variableCount {
            pricing.slopes[variable] = 0
            pricing.gradient[variable] = 0
        }
        for row in range where vertex.slots[row] < 0 {
            let cost = cost(problem.relations[row], side(row))
            if cost == 0 { continue }
            for entry in problem.starts[row]..<problem.starts[row &+ 1] {
                pricing.gradient[problem.columns[entry]] += cost * problem.coefficients[entry]
            }
        }
        for variable in 0..<problem.variableCount where pricing.gradient[variable] != 0 {
            let rate = pricing.gradient[variable]
            for at in vertex.edges.range(variable) { pricing.slopes[vertex.edges[at].slot] += rate * vertex.edges[at].rate }
        }
    }

    private static let flat = 1e-9

    /// Returns the slope of the level's error when the active row of a place leaves zero upwards or downwards.
    @inline(__always) private mutating func slope(_ slot: Int32, up: Bool, _ range: Range<Int32>) -> Double {
        let row = vertex.active[slot]
        var slope = up ? pricing.slopes[slot] : -pricing.slopes[slot]
        if row >= range.lowerBound, row < range.upperBound {
            let relation = problem.relations[row]
            if relation == 0 || (relation < 0) == up { slope += 1 }
        }
        return slope
    }

    mutating func descend(_ range: Range<Int32>, _ level: Int32) {
        if range.isEmpty { return }
        measureSlopes(range)
        let limit = pivots &+ 200 &+ 40 &* Int(problem.rowCount)
        while pivots < limit {
            guard let (slot, up) = steepest(range) else {
                if pricing.areFresh { return }
                // The slopes were only updated; look once more with measured ones.
                measureSlopes(range)
                continue
            }
            guard step(slot, up: up, range, level) else { return }
        }
    }

    mutating func steepest(_ range: Range<Int32>) -> (slot: Int32, up: Bool)? {
        var best = -Self.flat
        var found: (slot: Int32, up: Bool)?
        for slot in 0..<problem.variableCount {
            if !vertex.isUpFrozen[slot] {
                let slope = slope(slot, up: true, range)
                if slope < best { (best, found) = (slope, (slot, true)) }
            }
            if !vertex.isDownFrozen[slot] {
                let slope = slope(slot, up: false, range)
                if slope < best { (best, found) = (slope, (slot, false)) }
            }
        }
        return found
    }

    /// Freezes the edges that would increase the level's error.
    /// - Returns: Whether any edge is left free.
    mutating func freeze(_ range: Range<Int32>) -> Bool {
        if range.isEmpty { return true }
        if !pricing.areFresh { measureSlopes(range) }
        var isFree = false
        for slot in 0..<problem.variableCount {
            if !vertex.isUpFrozen[slot], slope(slot, up: true, range) > Self.flat { vertex.isUpFrozen[slot] = true }
            if !vertex.isDownFrozen[slot], slope(slot, up: false, range) > Self.flat { vertex.isDownFrozen[slot] = true }
            if !vertex.isUpFrozen[slot] || !vertex.isDownFrozen[slot] { isFree = true }
        }
        return isFree
    }

    // MARK: One step

    mutating func step(_ slot: Int32, up: Bool, _ range: Range<Int32>, _ level: Int32) -> Bool {
        let sign = up ? 1.0 : -1.0
        pricing.areFresh = false
        findDirection(slot, sign)
        findRates()
        collectBreakpoints(level)
        guard let stop = findStop(slope(slot, up: up, range), level) else { clearRates(); return false }
        // The sides before the step.
        for index in stop..<Int32(ratioTest.breakpoints.count) {
            ratioTest.breakpoints[index].side = side(ratioTest.breakpoints[index].row)
        }
        move(slot, sign, ratioTest.breakpoints[stop])
        exchange(slot, sign, stop, range, level)
        clearRates()
        pivots &+= 1
        return true
    }

    /// Finds the variables' rates along an edge.
    private mutating func findDirection(_ slot: Int32, _ sign: Double) {
        ratioTest.direction.removeAll()
        ratioTest.directionRates.removeAll()
        tidyPattern(slot)
        for at in vertex.patterns.range(slot) {
            let variable = vertex.patterns[at]
            ratioTest.direction.append(variable)
            ratioTest.directionRates.append(edgeValue(variable, slot) * sign)
        }
    }

    /// Keeps only the variables that the edge moves at present, each once.
    private mutating func tidyPattern(_ slot: Int32) {
        update.mark &+= 1
        let range = vertex.patterns.range(slot)
        var kept = range.lowerBound
        for at in range {
            let variable = vertex.patterns[at]
            if update.marks[variable] == update.mark || edgeValue(variable, slot) == 0 { continue }
            update.marks[variable] = update.mark
            vertex.patterns[kept] = variable
            kept &+= 1
        }
        vertex.patterns.truncate(slot, to: kept &- range.lowerBound)
    }

    @inline(__always) private mutating func edgeValue(_ variable: Int32, _ slot: Int32) -> Double {
        for at in vertex.edges.range(variable) where vertex.edges[at].slot == slot { return vertex.edges[at].rate }
        return 0
    }

    private mutating func findRates() {
        ratioTest.rated.removeAll()
        for index in 0..<Int32(ratioTest.direction.count) {
            let variable = ratioTest.direction[index], rate = ratioTest.directionRates[index]
            for at in transposed.starts[variable]..<transposed.starts[variable &+ 1] {
                let row = transposed.rows[at]
                if !ratioTest.isRated[row] {
                    ratioTest.isRated[row] = true
                    ratioTest.rated.append(row)
                    ratioTest.rates[row] = 0
                }
                let product = transposed.coefficients[at] * rate, sum = ratioTest.rates[row] + product
                ratioTest.rates[row] = abs(sum) <= 1e-13 * abs(product) ? 0 : sum
            }
        }
    }

    private mutating func clearRates() {
        for index in 0..<Int32(ratioTest.rated.count) { ratioTest.isRated[ratioTest.rated[index]] = false }
    }

    private mutating func collectBreakpoints(_ level: Int32) {
        ratioTest.breakpoints.removeAll()
        for index in 0..<Int32(ratioTest.rated.count) {
            let row = ratioTest.rated[index], rate = ratioTest.rates[row]
            if vertex.slots[row] >= 0 || problem.levels[row] > level || abs(rate) < 1e-11 { continue }
            if (side(row) > 0) == (rate > 0) { continue }
            let isZero = abs(vertex.exact[row]) <= problem.zero
            ratioTest.breakpoints.append(
                StepBreakpoint(
                    distance: isZero ? 0 : -vertex.exact[row] / rate, shift: -vertex.shifts[row] / rate, rate: abs(rate), row: row))
        }
        var parent = Int32(ratioTest.breakpoints.count) / 2 &- 1
        while parent >= 0 {
            sink(parent, Int32(ratioTest.breakpoints.count))
            parent &-= 1
        }
    }

    /// The order of `breakpoints`, a heap with the nearest one on top; one that is taken from the heap is moved to its end.
    @inline(__always) private func isNearer(_ a: StepBreakpoint, _ b: StepBreakpoint) -> Bool {
        abs(a.distance - b.distance) > 1e-12 * (a.distance + b.distance) ? a.distance < b.distance : a.shift < b.shift
    }

    private mutating func sink(_ slot: Int32, _ count: Int32) {
        let breakpoint = ratioTest.breakpoints[slot]
        var slot = slot
        while true {
            var child = 2 &* slot &+ 1
            if child >= count { break }
            if child &+ 1 < count, isNearer(ratioTest.breakpoints[child &+ 1], ratioTest.breakpoints[child]) { child &+= 1 }
            if !isNearer(ratioTest.breakpoints[child], breakpoint) { break }
            ratioTest.breakpoints[slot] = ratioTest.breakpoints[child]
            slot = child
        }
        ratioTest.breakpoints[slot] = breakpoint
    }

    /// Returns the breakpoint at which the step ends; the level's breakpoints that it passes are stored behind it.
    private mutating func findStop(_ slope: Double, _ level: Int32) -> Int32? {
        var slope = slope
        var count = Int32(ratioTest.breakpoints.count)
        while count > 0 {
            let nearest = ratioTest.breakpoints[0]
            count &-= 1
            ratioTest.breakpoints[0] = ratioTest.breakpoints[count]
            ratioTest.breakpoints[count] = nearest
            sink(0, count)
            if problem.levels[nearest.row] < level { return count }
            slope += nearest.rate * (problem.relations[nearest.row] == 0 ? 2 : 1)
            if slope >= -Self.flat { return count }
        }
        return nil
    }

    private mutating func move(_ slot: Int32, _ sign: Double, _ stop: StepBreakpoint) {
        for index in 0..<Int32(ratioTest.direction.count) {
            vertex.point[ratioTest.direction[index]] += stop.distance * ratioTest.directionRates[index]
            vertex.pointShifts[ratioTest.direction[index]] += stop.shift * ratioTest.directionRates[index]
        }
        for index in 0..<Int32(ratioTest.rated.count) {
            let row = ratioTest.rated[index]
            if vertex.slots[row] >= 0 { continue }
            vertex.exact[row] += stop.distance * ratioTest.rates[row]
            vertex.shifts[row] += stop.shift * ratioTest.rates[row]
        }
        let released = vertex.active[slot]
        if released >= 0 {
            vertex.exact[released] = sign * stop.distance
            vertex.shifts[released] = sign * stop.shift
        }
        vertex.exact[stop.row] = 0
        vertex.shifts[stop.row] = 0
    }

    /// Makes the row of the breakpoint active in place of the released row, and updates edges and slopes.
    private mutating func exchange(
        _ slot: Int32, _ sign: Double, _ stop: Int32, _ range: Range<Int32>, _ level: Int32
    ) {
        let entering = ratioTest.breakpoints[stop].row
        combineRow(entering)
        let released = vertex.active[slot], pivot = update.combined[slot]
        var carried = pricing.slopes[slot]
        if released >= range.lowerBound, released < range.upperBound { carried += cost(problem.relations[released], sign > 0 ? 1 : -1) }
        carried /= pivot
        for index in 0..<Int32(update.combination.count) where update.combination[index] != slot {
            pricing.slopes[update.combination[index]] -= update.combined[update.combination[index]] * carried
        }
        let enteringSide = ratioTest.breakpoints[stop].side
        pricing.slopes[slot] = carried - (problem.levels[entering] == level ? cost(problem.relations[entering], enteringSide) : 0)
        turnEdges(slot, pivot)
        clearCombination()
        for index in stop &+ 1..<Int32(ratioTest.breakpoints.count) where problem.levels[ratioTest.breakpoints[index].row] == level {
            pass(ratioTest.breakpoints[index])
        }
        if released >= 0 { vertex.slots[released] = -1 }
        vertex.slots[entering] = slot
        vertex.active[slot] = entering
        // Backwards is where the step came from; onwards costs a served level if the row belongs to one.
        let isServed = problem.levels[entering] < level
        vertex.isUpFrozen[slot] = enteringSide > 0 ? false : isServed
        vertex.isDownFrozen[slot] = enteringSide > 0 ? isServed : false
    }

    /// Computes a row's rates along all edges.
    private mutating func combineRow(_ row: Int32) {
        update.combination.removeAll()
        for entry in problem.starts[row]..<problem.starts[row &+ 1] { combine(problem.columns[entry], problem.coefficients[entry]) }
    }

    private mutating func clearCombination() {
        for index in 0..<Int32(update.combination.count) { update.isCombined[update.combination[index]] = false }
    }

    /// Computes the edges of the new vertex, along which the entering row stays active.
    private mutating func turnEdges(_ slot: Int32, _ pivot: Double) {
        for index in 0..<Int32(ratioTest.direction.count) {
            let variable = ratioTest.direction[index]
            var factor = 0.0
            let old = vertex.edges.range(variable)
            for at in old {
                update.positions[vertex.edges[at].slot] = at &- old.lowerBound
                if vertex.edges[at].slot == slot {
                    factor = vertex.edges[at].rate / pivot
                    vertex.edges[at].rate = factor
                }
            }
            for index in 0..<Int32(update.combination.count) {
                let other = update.combination[index], product = factor * update.combined[other]
                if other == slot || product == 0 { continue }
                if update.positions[other] >= 0 {
                    let at = vertex.edges.range(variable).lowerBound &+ update.positions[other]
                    let difference = vertex.edges[at].rate - product
                    vertex.edges[at].rate = abs(difference) <= 1e-13 * abs(product) ? 0 : difference
                } else {
                    vertex.edges.append(EdgeRate(slot: other, rate: -product), to: variable)
                    if vertex.patterns.isFull(other) { tidyPattern(other) }
                    vertex.patterns.append(variable, to: other)
                }
            }
            forget(variable)
        }
    }

    /// Clears positions and drops entries that have become zero.
    private mutating func forget(_ variable: Int32) {
        let range = vertex.edges.range(variable)
        var kept = range.lowerBound
        for at in range {
            update.positions[vertex.edges[at].slot] = -1
            if vertex.edges[at].rate == 0 { continue }
            vertex.edges[kept] = vertex.edges[at]
            kept &+= 1
        }
        vertex.edges.truncate(variable, to: kept &- range.lowerBound)
    }

    /// Updates the slopes for a breakpoint that the step passed, because its row's cost changed sides.
    private mutating func pass(_ breakpoint: StepBreakpoint) {
        let relation = problem.relations[breakpoint.row]
        let change = cost(relation, 0 &- breakpoint.side) - cost(relation, breakpoint.side)
        combineRow(breakpoint.row)
        for index in 0..<Int32(update.combination.count) {
            pricing.slopes[update.combination[index]] += change * update.combined[update.combination[index]]
        }
        clearCombination()
    }
}

/// A component in the form that the search uses.
struct ActiveSetProblem: ~Copyable {
    var variableCount: Int32 = 0
    /// The number of rows in use; stays are not among them until they are needed.
    var rowCount: Int32 = 0
    var stayCount: Int32 = 0
    var starts = Buffer<Int32>()
    var columns = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    var known = Buffer<Double>()
    var relations = Buffer<Int8>()
    var levels = Buffer<Int32>()
    /// The first row of each level, and the end of the last.
    var levelStarts = Buffer<Int32>()
    /// Whether the first level consists of required rows.
    var hasRequired = false
    var preferred = Buffer<Double>()
    /// Residuals below this are zero.
    var zero = 1e-9
}

/// Rows by variable.
struct TransposedRows: ~Copyable {
    var starts = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var coefficients = Buffer<Double>()
}

/// The current point of the search, and the edges from there.
struct Vertex: ~Copyable {
    var point = Buffer<Double>()
    var pointShifts = Buffer<Double>()
    /// The residuals and their shifts.
    var exact = Buffer<Double>()
    var shifts = Buffer<Double>()
    /// The active row of each place, or -1 if the variable was placed without a row.
    var active = Buffer<Int32>()
    /// The place of each active row, or -1 if the row is not active.
    var slots = Buffer<Int32>()
    var edges = SparseRows<EdgeRate>()
    /// The variables that each edge may move.
    var patterns = SparseRows<Int32>()
    var isUpFrozen = Buffer<Bool>()
    var isDownFrozen = Buffer<Bool>()
}

/// The change of a level's error along the edges.
struct Pricing: ~Copyable {
    /// The slope along each edge, without the cost of the active row itself.
    var slopes = Buffer<Double>()
    var gradient = Buffer<Double>()
    /// Whether the slopes were measured since the last step.
    var areFresh = false
}

/// The ratio test, which finds how far a step goes.
struct RatioTest: ~Copyable {
    var direction = Buffer<Int32>()
    var directionRates = Buffer<Double>()
    var rates = Buffer<Double>()
    var isRated = Buffer<Bool>()
    var rated = Buffer<Int32>()
    var breakpoints = Buffer<StepBreakpoint>()
}

/// Working memory for updating the edges when one active row replaces another.
struct EdgeUpdate: ~Copyable {
    var combined = Buffer<Double>()
    var isCombined = Buffer<Bool>()
    var combination = Buffer<Int32>()
    var positions = Buffer<Int32>()
    var marks = Buffer<Int32>()
    var mark: Int32 = 0
}

/// A breakpoint ahead of a step: its distance, its distance by the shifts, and the rate and side of its row's residual.
struct StepBreakpoint: BitwiseCopyable {
    var distance: Double
    var shift: Double
    var rate: Double
    var row: Int32
    var side: Int8 = 0
}

/// A variable's rate along the edge of a place.
struct EdgeRate: BitwiseCopyable {
    var slot: Int32
    var rate: Double
}
