/// Values flow through the plan: what depends on a change is evaluated again from constants, and nothing else.
extension Engine {
    // MARK: Marking

    @inline(__always) mutating func markDirectDirty(_ row: Int32, _ depth: Int32) {
        if rows[row].isQueued { return }
        rows[row].isQueued = true
        dirtyRows.push(row, depth: depth)
    }

    @inline(__always) mutating func pushCheck(_ row: Int32) {
        if rows[row].isChecking { return }
        rows[row].isChecking = true
        checks.append(row)
    }

    @inline(__always) mutating func markIslandDirty(_ island: Int32) {
        if islands[island].isDirty { return }
        islands[island].isDirty = true
        dirtyIslands.append(island)
        if islands[island].hasKept { unkeeping.append(island) }
    }

    @inline(__always) mutating func markCoreDirty(_ core: Int32) {
        if cores[core].isDirty { return }
        cores[core].isDirty = true
        dirtyCores.append(core)
        let island = cores[core].island
        if islands[island].hasKept { unkeeping.append(island) }
    }

    @inline(__always) mutating func markFollowerDirty(_ place: Int32, of island: Int32) {
        if place < islands[island].firstFollower { islands[island].firstFollower = place }
        if islands[island].areFollowersDirty { return }
        islands[island].areFollowersDirty = true
        dirtyFollowers.append(island)
        if islands[island].hasKept { unkeeping.append(island) }
    }

    mutating func markDirty(_ row: Int32) {
        switch rows[row].role {
        case .direct: markDirectDirty(row, unknowns[rows[row].owner].depth)
        case .check: pushCheck(row)
        case .affine:
            rows[row].isStale = true
            markIslandDirty(rows[row].owner)
        case .core:
            rows[row].isStale = true
            markCoreDirty(rows[row].slot)
        case .follower: markFollower(row)
        case .loose, .idle: break
        }
    }

    @inline(__always) mutating func markFollower(_ row: Int32) {
        rows[row].isStale = true
        markFollowerDirty(rows[row].slot, of: rows[row].owner)
    }

    // MARK: Determined unknowns

    mutating func determine() {
        while dirtyRows.count > 0 {
            let row = dirtyRows.pop()
            rows[row].isQueued = false
            switch rows[row].role {
            case .direct: if evaluate(row) { markDependents(of: row) }
            case .check: pushCheck(row)
            default: break
            }
        }
    }

    /// - Returns: whether the value of what the row determines is another one now.
    @inline(__always) mutating func evaluate(_ row: Int32) -> Bool {
        let target = rows[row].owner
        let first = rows[row].firstTerm
        var sum = rows[row].constant, divisor = 1.0
        for at in first..<first &+ rows[row].termCount {
            let unknown = terms[at].unknown
            if unknown == target { divisor = terms[at].coefficient } else { sum -= terms[at].coefficient * offsets[unknown] }
        }
        return determine(target, as: divisor == 1 ? sum : sum / divisor)
    }

    @inline(__always) mutating func determine(_ target: Int32, as value: Double) -> Bool {
        let differs = put(value, into: target)
        offsets[target] = values[target]
        if values[target] < unknowns[target].lowerBound { lowUnknowns.append(target) }
        return differs
    }

    private mutating func markDependents(of row: Int32) {
        var at = unknowns[rows[row].owner].firstTerm
        while at >= 0 {
            let other = terms[at].row
            if other != row { markDirty(other) }
            at = terms[at].next
        }
    }

    // MARK: Required rows that can only be verified

    /// - Returns: false after breaking a constraint of a contradiction.
    mutating func checksHold() -> Bool {
        var failing: Int32 = -1
        for index in 0..<Int32(checks.count) {
            let row = checks[index]
            rows[row].isChecking = false
            if rows[row].role == .check, !holds(row), failing < 0 || rows[row].serial > rows[failing].serial { failing = row }
        }
        if failing >= 0 {
            // They are looked at again without the one that is about to break.
            for index in 0..<Int32(checks.count) { rows[checks[index]].isChecking = true }
            certificate.begin(failing)
            contradict()
            return false
        }
        checks.removeAll()
        var low: Int32 = -1
        for index in 0..<Int32(lowUnknowns.count) {
            let unknown = lowUnknowns[index]
            if unknowns[unknown].role == .determined, isBelowBound(unknown), low < 0 || unknowns[unknown].birth > unknowns[low].birth {
                low = unknown
            }
        }
        if low >= 0 {
            certificate.begin(RowCode.bound(low))
            contradict()
            return false
        }
        lowUnknowns.removeAll()
        return true
    }

    /// Within 1e-7 points, or 1e-11 of the numbers that enter.
    mutating func holds(_ row: Int32) -> Bool {
        let first = rows[row].firstTerm
        var sum = -rows[row].constant, magnitude = abs(sum)
        for at in first..<first &+ rows[row].termCount {
            let product = terms[at].coefficient * offsets[terms[at].unknown]
            sum += product
            magnitude += abs(product)
        }
        return isWithin(sum, rows[row].relation, tolerance: Self.tolerance(magnitude))
    }

    @inline(__always) static func tolerance(_ magnitude: Double) -> Double { 1e-7 + 1e-11 * magnitude }

    @inline(__always) func isWithin(_ residual: Double, _ relation: Int8, tolerance: Double) -> Bool {
        (relation > 0 || residual <= tolerance) && (relation < 0 || residual >= -tolerance)
    }

    @inline(__always) mutating func isBelowBound(_ unknown: Int32) -> Bool {
        values[unknown] < unknowns[unknown].lowerBound - Self.tolerance(abs(values[unknown]))
    }

    // MARK: Islands

    /// Islands that took a bound into their cores start again without it when something reaches them.
    mutating func unkeepTouched() {
        while let island = unkeeping.popLast() {
            if islands[island].isAlive, islands[island].hasKept, islands[island].keptStamp != solveStamp {
                dissolve(island, keeping: false)
            }
        }
    }

    /// What of a row is known: its constant less its terms' offsets.
    @inline(__always) mutating func known(of row: Int32) -> Double {
        let (terms, offsets) = (terms.column, offsets)
        var sum = rows[row].constant, at = rows[row].firstTerm
        let end = at &+ rows[row].termCount
        while at < end {
            sum -= terms[at].coefficient * offsets[terms[at].unknown]
            at &+= 1
        }
        return sum
    }

    /// Values flow through the islands that have changed.
    ///
    /// - Returns: false after breaking a constraint of a contradiction, or when a follower's bound needs its island to be planned
    ///   again.
    mutating func propagate() -> Bool { solveCores() && follow() }

    /// - Returns: false after breaking a constraint of a contradiction.
    mutating func solveCores() -> Bool {
        while let island = dirtyIslands.popLast() {
            islands[island].isDirty = false
            guard islands[island].isAlive else { continue }
            if !replay(island) {
                markIslandDirty(island)
                return false
            }
        }
        while let core = dirtyCores.popLast() {
            cores[core].isDirty = false
            guard cores[core].isAlive else { continue }
            let isSolved = cores[core].roots == 1 ? solveLine(core) : solveVertex(core)
            if !isSolved {
                if cores[core].isAlive { markCoreDirty(core) }
                return false
            }
        }
        return true
    }

    /// The equalities of the island once more, from constants; cores that see another offset are solved again.
    private mutating func replay(_ island: Int32) -> Bool {
        if !islands[island].isReplayed {
            replayAll(islands[island])
            islands[island].isReplayed = true
            publishConstants(islands[island])
        } else {
            if islands[island].order == .unknown { findOrder(island) }
            if islands[island].order == .simple { replayStale(islands[island]) } else { replayAndSpread(islands[island]) }
        }
        let record = islands[island]
        for index in record.checkStart..<record.checkStart &+ record.checks where !islandCheckHolds(integers[index]) {
            // Nothing was told of the offsets as they are now.
            islands[island].isReplayed = false
            for index in 0..<record.cores {
                cores[integers[record.coreStart &+ index]].areAllStale = true
                markCoreDirty(integers[record.coreStart &+ index])
            }
            certificate.begin(integers[index])
            contradict(in: island)
            return false
        }
        return true
    }

    private mutating func replayAll(_ record: Island) {
        let (integers, doubles, offsets, rows) = (integers.column, doubles.column, offsets, rows)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for index in 0..<record.targets { offsets[integers[targets &+ index]] = 0 }
        var at = record.equalityStart
        for equality in 0..<record.equalities {
            rows[integers[at]].isStale = false
            let step = known(of: integers[at]) / doubles[record.doubles &+ equality]
            var target = integers[at &+ 1]
            let end = integers[at &+ 2]
            while target < end {
                offsets[integers[targets &+ target]] += doubles[factors &+ target] * step
                target &+= 1
            }
            at &+= 3
        }
    }

    private mutating func publishConstants(_ record: Island) {
        for index in 0..<record.targets {
            let unknown = integers[record.targetStart &+ index]
            if unknowns[unknown].role == .constant { publish(offsets[unknown], into: unknown) }
        }
    }

    private mutating func replayAndSpread(_ record: Island) {
        scratch.oldOffsets.resize(to: record.targets)
        for index in 0..<record.targets { scratch.oldOffsets[index] = offsets[integers[record.targetStart &+ index]] }
        replayAll(record)
        publishConstants(record)
        for index in 0..<record.targets {
            let unknown = integers[record.targetStart &+ index]
            if offsets[unknown] != scratch.oldOffsets[index] { spreadOffset(of: unknown, by: -1) }
        }
    }

    /// Equality by equality, those that are stale.
    private mutating func replayStale(_ record: Island) {
        let (integers, doubles, offsets, rows) = (integers.column, doubles.column, offsets, rows)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality, row = integers[at]
            if !rows[row].isStale { continue }
            rows[row].isStale = false
            let range = integers[at &+ 1]..<integers[at &+ 2]
            scratch.oldOffsets.resize(to: Int32(range.count))
            let oldOffsets = scratch.oldOffsets
            for target in range {
                let unknown = integers[targets &+ target]
                oldOffsets[target &- range.lowerBound] = offsets[unknown]
                offsets[unknown] = 0
            }
            let step = known(of: row) / doubles[record.doubles &+ equality]
            for target in range {
                let unknown = integers[targets &+ target]
                offsets[unknown] += doubles[factors &+ target] * step
                if offsets[unknown] == oldOffsets[target &- range.lowerBound] { continue }
                if unknowns[unknown].role == .constant { publish(offsets[unknown], into: unknown) }
                spreadOffset(of: unknown, by: row)
            }
        }
    }

    /// Whether an equality can be replayed without those before and after it.
    mutating func findOrder(_ island: Int32) {
        let record = islands[island]
        islands[island].order = .simple
        for index in 0..<record.unknowns { unknowns[integers[record.integers &+ index]].local = -1 }
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality
            for target in integers[at &+ 1]..<integers[at &+ 2] {
                let unknown = integers[record.targetStart &+ target]
                if unknowns[unknown].local >= 0 { islands[island].order = .entangled }
                unknowns[unknown].local = equality
            }
        }
        for equality in 0..<record.equalities {
            let row = integers[record.equalityStart &+ 3 &* equality], first = rows[row].firstTerm
            for at in first..<first &+ rows[row].termCount where unknowns[terms[at].unknown].role != .determined {
                if unknowns[terms[at].unknown].local > equality { islands[island].order = .entangled }
            }
        }
    }

    /// An offset has changed: the unknown's own core is to publish it, and rows of any core may need it, for its own root may
    /// cancel out of them.
    private mutating func spreadOffset(of unknown: Int32, by equality: Int32) {
        if unknowns[unknown].role == .member { markCoreDirty(unknowns[unknown].core) }
        let (rows, terms) = (rows, terms.column)
        var at = unknowns[unknown].firstTerm
        while at >= 0 {
            let row = terms[at].row
            switch rows[row].role {
            case .core:
                rows[row].isStale = true
                markCoreDirty(rows[row].slot)
            case .affine: rows[row].isStale = row != equality
            default: break
            }
            at = terms[at].next
        }
    }

    /// A row or a bound of what the island's equalities make numbers.
    mutating func islandCheckHolds(_ code: Int32) -> Bool {
        if code < 0 {
            let unknown = RowCode.unknown(ofBound: code)
            return offsets[unknown] >= unknowns[unknown].lowerBound - Self.tolerance(abs(offsets[unknown]))
        }
        return holds(code)
    }

    /// Writes the value of an unknown of an island; followers that need it are evaluated again.
    @inline(__always) mutating func publish(_ value: Double, into unknown: Int32) {
        guard put(value, into: unknown), !route.isRunning else { return }
        let island = unknowns[unknown].island
        if islands[island].followers > 0, !islands[island].areFollowersNew { touchFollowers(of: unknown, except: -1) }
    }

    @inline(__always) mutating func touchFollowers(of unknown: Int32, except definer: Int32) {
        var at = unknowns[unknown].firstTerm
        while at >= 0 {
            let row = terms[at].row
            if rows[row].role == .follower, row != definer { markFollower(row) }
            at = terms[at].next
        }
    }

    // MARK: Followers

    /// - Returns: false when a follower falls below its bound: then its island is planned again with that bound in a core.
    mutating func follow() -> Bool {
        var isWithinBounds = true
        while let island = dirtyFollowers.popLast() {
            islands[island].areFollowersDirty = false
            guard islands[island].isAlive else { continue }
            if !follow(island) { isWithinBounds = false }
        }
        return isWithinBounds
    }

    private mutating func follow(_ island: Int32) -> Bool {
        let record = islands[island]
        var isWithinBounds = true
        for place in record.firstFollower..<record.followers {
            let row = integers[record.followerStart &+ 2 &* place]
            if !rows[row].isStale { continue }
            rows[row].isStale = false
            let target = integers[record.followerStart &+ 2 &* place &+ 1]
            let first = rows[row].firstTerm
            var sum = rows[row].constant, divisor = 1.0
            for at in first..<first &+ rows[row].termCount {
                let unknown = terms[at].unknown
                if unknown == target { divisor = terms[at].coefficient } else { sum -= terms[at].coefficient * values[unknown] }
            }
            if put(divisor == 1 ? sum : sum / divisor, into: target), !record.areFollowersNew { touchFollowers(of: target, except: row) }
            if values[target] < unknowns[target].lowerBound, isBelowBound(target) {
                unknowns[target].isKept = true
                isWithinBounds = false
            }
        }
        islands[island].firstFollower = record.followers
        islands[island].areFollowersNew = false
        if !isWithinBounds { dissolve(island, keeping: true) }
        return isWithinBounds
    }
}
