/// The way of an edit, compiled: the definitions that depend on one constant, in their order, with everything they need in a row.
///
/// A window that is resized, a spacing that is dragged: the same constant is edited again and again. From the second time on its
/// edits run along the route. Whatever changes the plan ends it.
struct Route: ~Copyable {
    /// The edited row; -1 for none.
    var row: Int32 = -1
    var planStamp: Int32 = -1
    /// The row edited last, by itself.
    var candidate: Int32 = -1
    /// An operation: target, row, numbers of terms and of dependents, then unknowns, then rows that depend on it otherwise.
    var integers = Column<Int32>()
    /// An operation: divisor, bound, then coefficients.
    var doubles = Column<Double>()
    var directs: Int32 = 0
    var followers: Int32 = 0
    /// Where the followers' operations begin.
    var followerIntegers: Int32 = 0
    var followerDoubles: Int32 = 0

    deinit {
        integers.free()
        doubles.free()
    }
}

extension Engine {
    /// Takes a lone edit along its route.
    /// - Returns: false when there is more to do than that, or no route.
    mutating func takeRoute() -> Bool {
        guard edited.count == 1, entering.count &+ leaving.count &+ ranked.count == 0 else { return false }
        guard wishing.count &+ departing.count &+ retrying.count &+ seeds.count == 0 else { return false }
        let row = edited[0]
        guard rows[row].role == .direct || rows[row].role == .follower, !rows[row].isWatched else { return false }
        if route.row != row || route.planStamp != planStamp {
            guard route.candidate == row else { route.candidate = row; return false }
            compileRoute(from: row)
            guard route.row == row else { return false }
        }
        edited.removeAll()
        runDirects()
        let isMore = dirtyIslands.count &+ dirtyCores.count &+ checks.count &+ lowUnknowns.count &+ unkeeping.count > 0
        if isMore { markRouteFollowers() } else { return runFollowers() }
        return false
    }

    // MARK: Compiling

    private mutating func compileRoute(from row: Int32) {
        route.row = row
        route.planStamp = planStamp
        route.integers.removeAll()
        route.doubles.removeAll()
        (route.directs, route.followers) = (0, 0)
        if rows[row].role == .direct { markDirectDirty(row, unknowns[rows[row].owner].depth) } else { markFollower(row) }
        while dirtyRows.count > 0 {
            let row = dirtyRows.pop()
            rows[row].isQueued = false
            compile(row, target: rows[row].owner)
            compileDependents(of: row, target: rows[row].owner)
            route.directs &+= 1
        }
        route.followerIntegers = Int32(route.integers.count)
        route.followerDoubles = Int32(route.doubles.count)
        while let island = dirtyFollowers.popLast() {
            islands[island].areFollowersDirty = false
            if islands[island].hasKept { route.row = -1 }
            compileFollowers(of: island)
        }
    }

    private mutating func compile(_ row: Int32, target: Int32) {
        let (first, count) = (rows[row].firstTerm, rows[row].termCount)
        route.integers.append(target)
        route.integers.append(row)
        route.integers.append(count &- 1)
        route.integers.append(0)
        let divisor = Int32(route.doubles.count)
        route.doubles.append(1)
        route.doubles.append(unknowns[target].lowerBound)
        for at in first..<first &+ count {
            if terms[at].unknown == target { route.doubles[divisor] = terms[at].coefficient; continue }
            route.integers.append(terms[at].unknown)
            route.doubles.append(terms[at].coefficient)
        }
    }

    private mutating func compileDependents(of row: Int32, target: Int32) {
        let countPlace = Int32(route.integers.count) &- rows[row].termCount
        var at = unknowns[target].firstTerm
        while at >= 0 {
            let other = terms[at].row
            if other != row {
                switch rows[other].role {
                case .direct: markDirectDirty(other, unknowns[rows[other].owner].depth)
                case .follower: markFollower(other)
                case .check, .affine, .core:
                    route.integers.append(other)
                    route.integers[countPlace] &+= 1
                case .loose, .idle: break
                }
            }
            at = terms[at].next
        }
    }

    private mutating func compileFollowers(of island: Int32) {
        let record = islands[island]
        for place in record.firstFollower..<record.followers {
            let row = integers[record.followerStart &+ 2 &* place]
            if !rows[row].isStale { continue }
            rows[row].isStale = false
            let target = integers[record.followerStart &+ 2 &* place &+ 1]
            compile(row, target: target)
            touchFollowers(of: target, except: row)
            route.followers &+= 1
        }
        islands[island].firstFollower = record.followers
    }

    // MARK: Running

    private mutating func runDirects() {
        var (at, number): (Int32, Int32) = (0, 0)
        for _ in 0..<route.directs {
            let target = route.integers[at], count = route.integers[at &+ 2], dependents = route.integers[at &+ 3]
            var sum = rows[route.integers[at &+ 1]].constant
            let divisor = route.doubles[number], bound = route.doubles[number &+ 1]
            at &+= 4
            number &+= 2
            for index in 0..<count { sum -= route.doubles[number &+ index] * offsets[route.integers[at &+ index]] }
            number &+= count
            at &+= count
            let differs = put(divisor == 1 ? sum : sum / divisor, into: target)
            let value = values[target]
            offsets[target] = value
            if value < bound { lowUnknowns.append(target) }
            if differs { for index in 0..<dependents { markDirty(route.integers[at &+ index]) } }
            at &+= dependents
        }
    }

    /// - Returns: false when a follower falls below its bound.
    private mutating func runFollowers() -> Bool {
        var at = route.followerIntegers, number = route.followerDoubles
        var low: Int32 = -1
        for _ in 0..<route.followers {
            let target = route.integers[at], count = route.integers[at &+ 2]
            var sum = rows[route.integers[at &+ 1]].constant
            let divisor = route.doubles[number], bound = route.doubles[number &+ 1]
            at &+= 4
            number &+= 2
            for index in 0..<count { sum -= route.doubles[number &+ index] * values[route.integers[at &+ index]] }
            number &+= count
            at &+= count
            _ = put(divisor == 1 ? sum : sum / divisor, into: target)
            if values[target] < bound, isBelowBound(target) {
                unknowns[target].isKept = true
                low = target
            }
        }
        if low < 0 { return true }
        markRouteFollowers()
        return false
    }

    /// The followers wait for cores: back to the general way.
    private mutating func markRouteFollowers() {
        var at = route.followerIntegers
        for _ in 0..<route.followers {
            markFollower(route.integers[at &+ 1])
            at &+= 4 &+ route.integers[at &+ 2]
        }
    }
}
