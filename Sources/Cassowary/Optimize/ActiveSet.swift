/// The lexicographic simplex search of a component with two variables or more.
///
/// A vertex is held by as many active rows as there are point. From it leads an edge for each of them: the direction in which that
/// row's residual grows while the others stay active. `edges` holds, sparsely, the variables' rates along all edges. A level's error
/// is convex and piecewise linear along an edge, so a step goes on past breakpoints while it still pays (the long step). Levels are
/// served from the top; an edge that would cost a served level is frozen, and a breakpoint of a served level ends a step.
///
/// Against stalling each right-hand side is shifted by an infinitesimal of its own: residuals have an exact part, which decides
/// unless it is zero, and a shift, which decides then.
struct ActiveSet: ~Copyable {
    // The component, as loaded.
    var variableCount: Int32 = 0
    /// Rows in use: without stays until they are needed.
    var rowCount: Int32 = 0
    var stayCount: Int32 = 0
    var starts = Buffer<Int32>()
    var columns = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    var known = Buffer<Double>()
    var relations = Buffer<Int8>()
    var levels = Buffer<Int32>()
    /// Where the rows of a level begin; one more than there are levels.
    var levelStarts = Buffer<Int32>()
    /// Where the copies of rows begin that each step of breaking ties asks for: see `TieStep`.
    var tieStarts = Buffer<Int32>()
    /// The first level is of required rows.
    var hasRequired = false
    var preferred = Buffer<Double>()
    /// Residuals below this are zero.
    var zero = 1e-9

    // Rows by variable.
    var columnStarts = Buffer<Int32>()
    var columnRows = Buffer<Int32>()
    var columnCoefficients = Buffer<Double>()

    // The vertex.
    var point = Buffer<Double>()
    var pointShifts = Buffer<Double>()
    var exact = Buffer<Double>()
    var shifts = Buffer<Double>()
    /// The active row of each place, -1: none, the variable was just put there.
    var active = Buffer<Int32>()
    /// The place of a active row, -1: not active.
    var places = Buffer<Int32>()
    var edges = SparseRows<EdgeRate>()
    /// Which variables an edge may move.
    var patterns = SparseRows<Int32>()
    var isUpFrozen = Buffer<Bool>()
    var isDownFrozen = Buffer<Bool>()
    /// The current level's slope along each edge, the active row's own cost apart.
    var slopes = Buffer<Double>()
    /// Measured since the last step.
    private var areSlopesFresh = false

    // Work in hand.
    var gradient = Buffer<Double>()
    var direction = Buffer<Int32>()
    var directionRates = Buffer<Double>()
    var rates = Buffer<Double>()
    var isRated = Buffer<Bool>()
    var rated = Buffer<Int32>()
    var breakpoints = Buffer<StepBreakpoint>()
    var combined = Buffer<Double>()
    var isCombined = Buffer<Bool>()
    var combination = Buffer<Int32>()
    var positions = Buffer<Int32>()
    var marks = Buffer<Int32>()
    var mark: Int32 = 0
    var basis = Basis()
    var intervals = Buffer<VariableInterval>()
    /// Components that were searched, by their size: see `takeWarmStart`.
    var warmStarts = Buffer<Int32>()

    var pivots = 0

    /// - Parameter isWarm: begin at the vertex that `basis` holds, which was the answer before an edit.
    /// - Returns: whether all required rows hold.
    mutating func run(isWarm: Bool = false) -> Bool {
        indexColumns()
        reset()
        if isWarm { resume() } else { crash() }
        measureResiduals()
        for level in 0..<Int32(levelStarts.count) &- 1 {
            descend(levelStarts[level]..<levelStarts[level &+ 1], level)
            if level == 0, hasRequired, !requiredHold() { return false }
            if !freeze(levelStarts[level]..<levelStarts[level &+ 1]) { return true }
        }
        return true
    }

    /// An edge without cost on any level is left.
    mutating func hasFreeEdge() -> Bool {
        for place in 0..<variableCount where !isUpFrozen[place] || !isDownFrozen[place] { return true }
        return false
    }

    /// Whether the required rows hold, or are off by so little, next to the largest number, that no row answers for it.
    private mutating func requiredHold() -> Bool {
        let range = levelStarts[0]..<levelStarts[1]
        for row in range where isViolated(row) {
            for other in range where places[other] < 0 && cost(other) != 0 { return false }
            return true
        }
        return true
    }

    mutating func isViolated(_ row: Int32) -> Bool {
        let tolerance = Engine.tolerance(abs(known[row]))
        return (relations[row] <= 0 && exact[row] > tolerance) || (relations[row] >= 0 && exact[row] < -tolerance)
    }

    // MARK: One level

    /// The side of zero on which a row's residual is.
    @inline(__always) mutating func side(_ row: Int32) -> Int8 {
        if exact[row] > zero { return 1 }
        if exact[row] < -zero { return -1 }
        return shifts[row] >= 0 ? 1 : -1
    }

    /// How a row's error changes with its residual.
    @inline(__always) private func cost(_ relation: Int8, _ side: Int8) -> Double {
        if relation == 0 { return side > 0 ? 1 : -1 }
        if relation < 0 { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }

    /// How its level's error changes with the residual of a row that is not active.
    mutating func cost(_ row: Int32) -> Double { cost(relations[row], side(row)) }

    private mutating func measureSlopes(_ range: Range<Int32>) {
        areSlopesFresh = true
        for variable in 0..<variableCount {
            slopes[variable] = 0
            gradient[variable] = 0
        }
        for row in range where places[row] < 0 {
            let cost = cost(relations[row], side(row))
            if cost == 0 { continue }
            for entry in starts[row]..<starts[row &+ 1] { gradient[columns[entry]] += cost * coefficients[entry] }
        }
        for variable in 0..<variableCount where gradient[variable] != 0 {
            let rate = gradient[variable]
            for at in edges.range(variable) { slopes[edges[at].place] += rate * edges[at].rate }
        }
    }

    private static let flat = 1e-9

    /// Slope of the level's error when the active row of a place leaves zero upwards or downwards.
    @inline(__always) private mutating func slope(_ place: Int32, up: Bool, _ range: Range<Int32>) -> Double {
        let row = active[place]
        var slope = up ? slopes[place] : -slopes[place]
        if row >= range.lowerBound, row < range.upperBound {
            let relation = relations[row]
            if relation == 0 || (relation < 0) == up { slope += 1 }
        }
        return slope
    }

    mutating func descend(_ range: Range<Int32>, _ level: Int32) {
        if range.isEmpty { return }
        measureSlopes(range)
        let limit = pivots &+ 200 &+ 40 &* Int(rowCount)
        while pivots < limit {
            guard let (place, up) = steepest(range) else {
                if areSlopesFresh { return }
                // Slopes were carried along; look once more with fresh ones.
                measureSlopes(range)
                continue
            }
            guard step(place, up: up, range, level) else { return }
        }
    }

    mutating func steepest(_ range: Range<Int32>) -> (place: Int32, up: Bool)? {
        var best = -Self.flat
        var found: (place: Int32, up: Bool)?
        for place in 0..<variableCount {
            if !isUpFrozen[place] {
                let slope = slope(place, up: true, range)
                if slope < best { (best, found) = (slope, (place, true)) }
            }
            if !isDownFrozen[place] {
                let slope = slope(place, up: false, range)
                if slope < best { (best, found) = (slope, (place, false)) }
            }
        }
        return found
    }

    /// Freezes what would cost the level.
    /// - Returns: whether any edge is left free.
    mutating func freeze(_ range: Range<Int32>) -> Bool {
        if range.isEmpty { return true }
        if !areSlopesFresh { measureSlopes(range) }
        var isFree = false
        for place in 0..<variableCount {
            if !isUpFrozen[place], slope(place, up: true, range) > Self.flat { isUpFrozen[place] = true }
            if !isDownFrozen[place], slope(place, up: false, range) > Self.flat { isDownFrozen[place] = true }
            if !isUpFrozen[place] || !isDownFrozen[place] { isFree = true }
        }
        return isFree
    }

    // MARK: One step

    mutating func step(_ place: Int32, up: Bool, _ range: Range<Int32>, _ level: Int32) -> Bool {
        let sign = up ? 1.0 : -1.0
        areSlopesFresh = false
        findDirection(place, sign)
        findRates()
        collectBreakpoints(level)
        guard let stop = findStop(slope(place, up: up, range), level) else { clearRates(); return false }
        // Sides as they were before the step.
        for index in stop..<Int32(breakpoints.count) { breakpoints[index].side = side(breakpoints[index].row) }
        move(place, sign, breakpoints[stop])
        exchange(place, sign, stop, range, level)
        clearRates()
        pivots &+= 1
        return true
    }

    /// The variables' rates along an edge.
    private mutating func findDirection(_ place: Int32, _ sign: Double) {
        direction.removeAll()
        directionRates.removeAll()
        tidyPattern(place)
        for at in patterns.range(place) {
            let variable = patterns[at]
            direction.append(variable)
            directionRates.append(edgeValue(variable, place) * sign)
        }
    }

    /// Leaves the variables that the edge moves at present, each once.
    private mutating func tidyPattern(_ place: Int32) {
        mark &+= 1
        let range = patterns.range(place)
        var kept = range.lowerBound
        for at in range {
            let variable = patterns[at]
            if marks[variable] == mark || edgeValue(variable, place) == 0 { continue }
            marks[variable] = mark
            patterns[kept] = variable
            kept &+= 1
        }
        patterns.truncate(place, to: kept &- range.lowerBound)
    }

    @inline(__always) private mutating func edgeValue(_ variable: Int32, _ place: Int32) -> Double {
        for at in edges.range(variable) where edges[at].place == place { return edges[at].rate }
        return 0
    }

    private mutating func findRates() {
        rated.removeAll()
        for index in 0..<Int32(direction.count) {
            let variable = direction[index], rate = directionRates[index]
            for at in columnStarts[variable]..<columnStarts[variable &+ 1] {
                let row = columnRows[at]
                if !isRated[row] {
                    isRated[row] = true
                    rated.append(row)
                    rates[row] = 0
                }
                let product = columnCoefficients[at] * rate, sum = rates[row] + product
                rates[row] = abs(sum) <= 1e-13 * abs(product) ? 0 : sum
            }
        }
    }

    private mutating func clearRates() {
        for index in 0..<Int32(rated.count) { isRated[rated[index]] = false }
    }

    private mutating func collectBreakpoints(_ level: Int32) {
        breakpoints.removeAll()
        for index in 0..<Int32(rated.count) {
            let row = rated[index], rate = rates[row]
            if places[row] >= 0 || levels[row] > level || abs(rate) < 1e-11 { continue }
            if (side(row) > 0) == (rate > 0) { continue }
            let isZero = abs(exact[row]) <= zero
            breakpoints.append(
                StepBreakpoint(distance: isZero ? 0 : -exact[row] / rate, shift: -shifts[row] / rate, rate: abs(rate), row: row))
        }
        var parent = Int32(breakpoints.count) / 2 &- 1
        while parent >= 0 {
            sink(parent, Int32(breakpoints.count))
            parent &-= 1
        }
    }

    /// `breakpoints` is a heap with the nearest on top; what is taken from it goes to its end.
    @inline(__always) private func isNearer(_ a: StepBreakpoint, _ b: StepBreakpoint) -> Bool {
        abs(a.distance - b.distance) > 1e-12 * (a.distance + b.distance) ? a.distance < b.distance : a.shift < b.shift
    }

    private mutating func sink(_ place: Int32, _ count: Int32) {
        let breakpoint = breakpoints[place]
        var place = place
        while true {
            var child = 2 &* place &+ 1
            if child >= count { break }
            if child &+ 1 < count, isNearer(breakpoints[child &+ 1], breakpoints[child]) { child &+= 1 }
            if !isNearer(breakpoints[child], breakpoint) { break }
            breakpoints[place] = breakpoints[child]
            place = child
        }
        breakpoints[place] = breakpoint
    }

    /// The breakpoint at which the step ends; those of the level that it passes stand behind it.
    private mutating func findStop(_ slope: Double, _ level: Int32) -> Int32? {
        var slope = slope
        var count = Int32(breakpoints.count)
        while count > 0 {
            let nearest = breakpoints[0]
            count &-= 1
            breakpoints[0] = breakpoints[count]
            breakpoints[count] = nearest
            sink(0, count)
            if levels[nearest.row] < level { return count }
            slope += nearest.rate * (relations[nearest.row] == 0 ? 2 : 1)
            if slope >= -Self.flat { return count }
        }
        return nil
    }

    private mutating func move(_ place: Int32, _ sign: Double, _ stop: StepBreakpoint) {
        for index in 0..<Int32(direction.count) {
            point[direction[index]] += stop.distance * directionRates[index]
            pointShifts[direction[index]] += stop.shift * directionRates[index]
        }
        for index in 0..<Int32(rated.count) {
            let row = rated[index]
            if places[row] >= 0 { continue }
            exact[row] += stop.distance * rates[row]
            shifts[row] += stop.shift * rates[row]
        }
        let released = active[place]
        if released >= 0 {
            exact[released] = sign * stop.distance
            shifts[released] = sign * stop.shift
        }
        exact[stop.row] = 0
        shifts[stop.row] = 0
    }

    /// The released row becomes free, the row of the breakpoint active; edges and slopes follow.
    private mutating func exchange(
        _ place: Int32, _ sign: Double, _ stop: Int32, _ range: Range<Int32>, _ level: Int32
    ) {
        let entering = breakpoints[stop].row
        combineRow(entering)
        let released = active[place], pivot = combined[place]
        var carried = slopes[place]
        if released >= range.lowerBound, released < range.upperBound { carried += cost(relations[released], sign > 0 ? 1 : -1) }
        carried /= pivot
        for index in 0..<Int32(combination.count) where combination[index] != place {
            slopes[combination[index]] -= combined[combination[index]] * carried
        }
        let enteringSide = breakpoints[stop].side
        slopes[place] = carried - (levels[entering] == level ? cost(relations[entering], enteringSide) : 0)
        turnEdges(place, pivot)
        clearCombination()
        for index in stop &+ 1..<Int32(breakpoints.count) where levels[breakpoints[index].row] == level { pass(breakpoints[index]) }
        if released >= 0 { places[released] = -1 }
        places[entering] = place
        active[place] = entering
        // Back is where the step came from; on costs a served level if the row belongs to one.
        let isServed = levels[entering] < level
        isUpFrozen[place] = enteringSide > 0 ? false : isServed
        isDownFrozen[place] = enteringSide > 0 ? isServed : false
    }

    /// A row's rates along all edges.
    private mutating func combineRow(_ row: Int32) {
        combination.removeAll()
        for entry in starts[row]..<starts[row &+ 1] { combine(columns[entry], coefficients[entry]) }
    }

    private mutating func clearCombination() {
        for index in 0..<Int32(combination.count) { isCombined[combination[index]] = false }
    }

    /// The edges of the new vertex: along each, the entering row stays active.
    private mutating func turnEdges(_ place: Int32, _ pivot: Double) {
        for index in 0..<Int32(direction.count) {
            let variable = direction[index]
            var factor = 0.0
            let old = edges.range(variable)
            for at in old {
                positions[edges[at].place] = at &- old.lowerBound
                if edges[at].place == place {
                    factor = edges[at].rate / pivot
                    edges[at].rate = factor
                }
            }
            for index in 0..<Int32(combination.count) {
                let other = combination[index], product = factor * combined[other]
                if other == place || product == 0 { continue }
                if positions[other] >= 0 {
                    let at = edges.range(variable).lowerBound &+ positions[other]
                    let difference = edges[at].rate - product
                    edges[at].rate = abs(difference) <= 1e-13 * abs(product) ? 0 : difference
                } else {
                    edges.append(EdgeRate(place: other, rate: -product), to: variable)
                    if patterns.isFull(other) { tidyPattern(other) }
                    patterns.append(variable, to: other)
                }
            }
            forget(variable)
        }
    }

    /// Clears positions and drops entries that have become zero.
    private mutating func forget(_ variable: Int32) {
        let range = edges.range(variable)
        var kept = range.lowerBound
        for at in range {
            positions[edges[at].place] = -1
            if edges[at].rate == 0 { continue }
            edges[kept] = edges[at]
            kept &+= 1
        }
        edges.truncate(variable, to: kept &- range.lowerBound)
    }

    /// A breakpoint that the step passed: its row's cost changed sides.
    private mutating func pass(_ breakpoint: StepBreakpoint) {
        let relation = relations[breakpoint.row]
        let change = cost(relation, 0 &- breakpoint.side) - cost(relation, breakpoint.side)
        combineRow(breakpoint.row)
        for index in 0..<Int32(combination.count) { slopes[combination[index]] += change * combined[combination[index]] }
        clearCombination()
    }
}

/// A breakpoint ahead of a step: how far, by how much the shifts say, how fast its residual comes, from which side.
struct StepBreakpoint: BitwiseCopyable {
    var distance: Double
    var shift: Double
    var rate: Double
    var row: Int32
    var side: Int8 = 0
}

/// A variable's rate along the edge of a place.
struct EdgeRate: BitwiseCopyable {
    var place: Int32
    var rate: Double
}
