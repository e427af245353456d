/// The lexicographic simplex search of a core with two roots or more.
///
/// A vertex is held by as many tight rows as there are roots. From it leads an edge for each of them: the direction in which that
/// row's residual grows while the others stay tight. `edges` holds, sparsely, the roots' rates along all edges. A level's error
/// is convex and piecewise linear along an edge, so a step goes on past kinks while it still pays (the long step). Levels are
/// served from the top; an edge that would cost a served level is frozen, and a kink of a served level ends a step.
///
/// Against stalling each right-hand side is shifted by an infinitesimal of its own: residuals have an exact part, which decides
/// unless it is zero, and a shift, which decides then.
struct VertexSearch: ~Copyable {
    // The core, as loaded.
    var rootCount: Int32 = 0
    /// Rows in use: without wishes until they are needed.
    var rowCount: Int32 = 0
    var wishCount: Int32 = 0
    var starts = Column<Int32>()
    var columns = Column<Int32>()
    var coefficients = Column<Double>()
    var known = Column<Double>()
    var relations = Column<Int8>()
    var levels = Column<Int32>()
    /// Where the rows of a level begin; one more than there are levels.
    var levelStarts = Column<Int32>()
    /// Where the copies of rows begin that each step of breaking ties asks for: see `TieStep`.
    var tieStarts = Column<Int32>()
    /// The first level is of required rows.
    var hasRequired = false
    var preferred = Column<Double>()
    /// Residuals below this are zero.
    var zero = 1e-9

    // Rows by root.
    var columnStarts = Column<Int32>()
    var columnRows = Column<Int32>()
    var columnCoefficients = Column<Double>()

    // The vertex.
    var roots = Column<Double>()
    var rootShifts = Column<Double>()
    var exact = Column<Double>()
    var shifts = Column<Double>()
    /// The tight row of each place, -1: none, the root was just put there.
    var tight = Column<Int32>()
    /// The place of a tight row, -1: not tight.
    var places = Column<Int32>()
    var edges = Lists<EdgeRate>()
    /// Which roots an edge may move.
    var patterns = Lists<Int32>()
    var isUpFrozen = Column<Bool>()
    var isDownFrozen = Column<Bool>()
    /// The current level's slope along each edge, the tight row's own cost apart.
    var slopes = Column<Double>()
    /// Measured since the last step.
    private var areSlopesFresh = false

    // Work in hand.
    var gradient = Column<Double>()
    var direction = Column<Int32>()
    var directionRates = Column<Double>()
    var rates = Column<Double>()
    var isRated = Column<Bool>()
    var rated = Column<Int32>()
    var kinks = Column<StepKink>()
    var combined = Column<Double>()
    var isCombined = Column<Bool>()
    var combination = Column<Int32>()
    var positions = Column<Int32>()
    var marks = Column<Int32>()
    var mark: Int32 = 0
    var program = ProgramScratch()
    var intervals = Column<RootInterval>()
    /// Cores that were searched, by their size: see `followExample`.
    var examples = Column<Int32>()

    var pivots = 0

    deinit {
        for column in [starts, columns, levels, levelStarts, columnStarts, columnRows, tight, places, direction, rated] { column.free() }
        for column in [combination, positions, marks, examples, tieStarts] { column.free() }
        for column in [coefficients, known, preferred, columnCoefficients, roots, rootShifts, exact, shifts, slopes, gradient] {
            column.free()
        }
        for column in [directionRates, rates, combined] { column.free() }
        for column in [isUpFrozen, isDownFrozen, isRated, isCombined] { column.free() }
        relations.free(); kinks.free(); intervals.free()
    }

    /// - Parameter isWarm: begin at the vertex that `program` holds, which was the answer before an edit.
    /// - Returns: whether all required rows hold.
    mutating func run(isWarm: Bool = false) -> Bool {
        indexColumns()
        reset()
        if isWarm { resume() } else { begin() }
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
        for place in 0..<rootCount where !isUpFrozen[place] || !isDownFrozen[place] { return true }
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

    /// How its level's error changes with the residual of a row that is not tight.
    mutating func cost(_ row: Int32) -> Double { cost(relations[row], side(row)) }

    private mutating func measureSlopes(_ range: Range<Int32>) {
        areSlopesFresh = true
        for root in 0..<rootCount {
            slopes[root] = 0
            gradient[root] = 0
        }
        for row in range where places[row] < 0 {
            let cost = cost(relations[row], side(row))
            if cost == 0 { continue }
            for entry in starts[row]..<starts[row &+ 1] { gradient[columns[entry]] += cost * coefficients[entry] }
        }
        for root in 0..<rootCount where gradient[root] != 0 {
            let rate = gradient[root]
            for at in edges.range(root) { slopes[edges[at].place] += rate * edges[at].rate }
        }
    }

    private static let flat = 1e-9

    /// Slope of the level's error when the tight row of a place leaves zero upwards or downwards.
    @inline(__always) private mutating func slope(_ place: Int32, up: Bool, _ range: Range<Int32>) -> Double {
        let row = tight[place]
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
        for place in 0..<rootCount {
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
        for place in 0..<rootCount {
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
        collectKinks(level)
        guard let stop = findStop(slope(place, up: up, range), level) else { clearRates(); return false }
        // Sides as they were before the step.
        for index in stop..<Int32(kinks.count) { kinks[index].side = side(kinks[index].row) }
        move(place, sign, kinks[stop])
        exchange(place, sign, stop, range, level)
        clearRates()
        pivots &+= 1
        return true
    }

    /// The roots' rates along an edge.
    private mutating func findDirection(_ place: Int32, _ sign: Double) {
        direction.removeAll()
        directionRates.removeAll()
        tidyPattern(place)
        for at in patterns.range(place) {
            let root = patterns[at]
            direction.append(root)
            directionRates.append(edgeValue(root, place) * sign)
        }
    }

    /// Leaves the roots that the edge moves at present, each once.
    private mutating func tidyPattern(_ place: Int32) {
        mark &+= 1
        let range = patterns.range(place)
        var kept = range.lowerBound
        for at in range {
            let root = patterns[at]
            if marks[root] == mark || edgeValue(root, place) == 0 { continue }
            marks[root] = mark
            patterns[kept] = root
            kept &+= 1
        }
        patterns.truncate(place, to: kept &- range.lowerBound)
    }

    @inline(__always) private mutating func edgeValue(_ root: Int32, _ place: Int32) -> Double {
        for at in edges.range(root) where edges[at].place == place { return edges[at].rate }
        return 0
    }

    private mutating func findRates() {
        rated.removeAll()
        for index in 0..<Int32(direction.count) {
            let root = direction[index], rate = directionRates[index]
            for at in columnStarts[root]..<columnStarts[root &+ 1] {
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

    private mutating func collectKinks(_ level: Int32) {
        kinks.removeAll()
        for index in 0..<Int32(rated.count) {
            let row = rated[index], rate = rates[row]
            if places[row] >= 0 || levels[row] > level || abs(rate) < 1e-11 { continue }
            if (side(row) > 0) == (rate > 0) { continue }
            let isZero = abs(exact[row]) <= zero
            kinks.append(
                StepKink(distance: isZero ? 0 : -exact[row] / rate, shift: -shifts[row] / rate, rate: abs(rate), row: row))
        }
        var parent = Int32(kinks.count) / 2 &- 1
        while parent >= 0 {
            sink(parent, Int32(kinks.count))
            parent &-= 1
        }
    }

    /// `kinks` is a heap with the nearest on top; what is taken from it goes to its end.
    @inline(__always) private func isNearer(_ a: StepKink, _ b: StepKink) -> Bool {
        abs(a.distance - b.distance) > 1e-12 * (a.distance + b.distance) ? a.distance < b.distance : a.shift < b.shift
    }

    private mutating func sink(_ place: Int32, _ count: Int32) {
        let kink = kinks[place]
        var place = place
        while true {
            var child = 2 &* place &+ 1
            if child >= count { break }
            if child &+ 1 < count, isNearer(kinks[child &+ 1], kinks[child]) { child &+= 1 }
            if !isNearer(kinks[child], kink) { break }
            kinks[place] = kinks[child]
            place = child
        }
        kinks[place] = kink
    }

    /// The kink at which the step ends; those of the level that it passes stand behind it.
    private mutating func findStop(_ slope: Double, _ level: Int32) -> Int32? {
        var slope = slope
        var count = Int32(kinks.count)
        while count > 0 {
            let nearest = kinks[0]
            count &-= 1
            kinks[0] = kinks[count]
            kinks[count] = nearest
            sink(0, count)
            if levels[nearest.row] < level { return count }
            slope += nearest.rate * (relations[nearest.row] == 0 ? 2 : 1)
            if slope >= -Self.flat { return count }
        }
        return nil
    }

    private mutating func move(_ place: Int32, _ sign: Double, _ stop: StepKink) {
        for index in 0..<Int32(direction.count) {
            roots[direction[index]] += stop.distance * directionRates[index]
            rootShifts[direction[index]] += stop.shift * directionRates[index]
        }
        for index in 0..<Int32(rated.count) {
            let row = rated[index]
            if places[row] >= 0 { continue }
            exact[row] += stop.distance * rates[row]
            shifts[row] += stop.shift * rates[row]
        }
        let released = tight[place]
        if released >= 0 {
            exact[released] = sign * stop.distance
            shifts[released] = sign * stop.shift
        }
        exact[stop.row] = 0
        shifts[stop.row] = 0
    }

    /// The released row becomes free, the row of the kink tight; edges and slopes follow.
    private mutating func exchange(
        _ place: Int32, _ sign: Double, _ stop: Int32, _ range: Range<Int32>, _ level: Int32
    ) {
        let entering = kinks[stop].row
        combineRow(entering)
        let released = tight[place], pivot = combined[place]
        var carried = slopes[place]
        if released >= range.lowerBound, released < range.upperBound { carried += cost(relations[released], sign > 0 ? 1 : -1) }
        carried /= pivot
        for index in 0..<Int32(combination.count) where combination[index] != place {
            slopes[combination[index]] -= combined[combination[index]] * carried
        }
        let enteringSide = kinks[stop].side
        slopes[place] = carried - (levels[entering] == level ? cost(relations[entering], enteringSide) : 0)
        turnEdges(place, pivot)
        clearCombination()
        for index in stop &+ 1..<Int32(kinks.count) where levels[kinks[index].row] == level { pass(kinks[index]) }
        if released >= 0 { places[released] = -1 }
        places[entering] = place
        tight[place] = entering
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

    /// The edges of the new vertex: along each, the entering row stays tight.
    private mutating func turnEdges(_ place: Int32, _ pivot: Double) {
        for index in 0..<Int32(direction.count) {
            let root = direction[index]
            var factor = 0.0
            let old = edges.range(root)
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
                    let at = edges.range(root).lowerBound &+ positions[other]
                    let difference = edges[at].rate - product
                    edges[at].rate = abs(difference) <= 1e-13 * abs(product) ? 0 : difference
                } else {
                    edges.append(EdgeRate(place: other, rate: -product), to: root)
                    if patterns.isFull(other) { tidyPattern(other) }
                    patterns.append(root, to: other)
                }
            }
            forget(root)
        }
    }

    /// Clears positions and drops entries that have become zero.
    private mutating func forget(_ root: Int32) {
        let range = edges.range(root)
        var kept = range.lowerBound
        for at in range {
            positions[edges[at].place] = -1
            if edges[at].rate == 0 { continue }
            edges[kept] = edges[at]
            kept &+= 1
        }
        edges.truncate(root, to: kept &- range.lowerBound)
    }

    /// A kink that the step passed: its row's cost changed sides.
    private mutating func pass(_ kink: StepKink) {
        let relation = relations[kink.row]
        let change = cost(relation, 0 &- kink.side) - cost(relation, kink.side)
        combineRow(kink.row)
        for index in 0..<Int32(combination.count) { slopes[combination[index]] += change * combined[combination[index]] }
        clearCombination()
    }
}

/// A kink ahead of a step: how far, by how much the shifts say, how fast its residual comes, from which side.
struct StepKink: BitwiseCopyable {
    var distance: Double
    var shift: Double
    var rate: Double
    var row: Int32
    var side: Int8 = 0
}
