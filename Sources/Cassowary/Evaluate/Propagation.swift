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

    @inline(__always) mutating func markComponentDirty(_ component: Int32) {
        if components[component].isDirty { return }
        components[component].isDirty = true
        dirtyComponents.append(component)
        let island = components[component].island
        if islands[island].hasKept { unkeeping.append(island) }
    }

    @inline(__always) mutating func markImpliedDirty(_ place: Int32, of island: Int32) {
        if place < islands[island].firstImplied { islands[island].firstImplied = place }
        if islands[island].areImpliedDirty { return }
        islands[island].areImpliedDirty = true
        dirtyImplied.append(island)
        if islands[island].hasKept { unkeeping.append(island) }
    }

    mutating func markDirty(_ row: Int32) {
        switch rows[row].role {
        case .definition: markDirectDirty(row, variables[rows[row].owner].depth)
        case .check: pushCheck(row)
        case .aggregation:
            rows[row].isStale = true
            markIslandDirty(rows[row].owner)
        case .component:
            rows[row].isStale = true
            markComponentDirty(rows[row].slot)
        case .implication: markImplied(row)
        case .loose, .idle: break
        }
    }

    @inline(__always) mutating func markImplied(_ row: Int32) {
        rows[row].isStale = true
        markImpliedDirty(rows[row].slot, of: rows[row].owner)
    }

    // MARK: Determined variables

    mutating func determine() {
        while dirtyRows.count > 0 {
            let row = dirtyRows.pop()
            rows[row].isQueued = false
            switch rows[row].role {
            case .definition: if evaluate(row) { markDependents(of: row) }
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
            let variable = terms[at].variable
            if variable == target { divisor = terms[at].coefficient } else { sum -= terms[at].coefficient * offsets[variable] }
        }
        return determine(target, as: divisor == 1 ? sum : sum / divisor)
    }

    @inline(__always) mutating func determine(_ target: Int32, as value: Double) -> Bool {
        let differs = put(value, into: target)
        offsets[target] = values[target]
        if values[target] < variables[target].lowerBound { lowVariables.append(target) }
        return differs
    }

    private mutating func markDependents(of row: Int32) {
        var at = variables[rows[row].owner].firstTerm
        while at >= 0 {
            let other = terms[at].row
            if other != row { markDirty(other) }
            at = terms[at].next
        }
    }

    // MARK: Required rows that can only be verified

    /// - Returns: false after breaking a constraint of an infeasibility.
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
            breakInfeasibility()
            return false
        }
        checks.removeAll()
        var low: Int32 = -1
        for index in 0..<Int32(lowVariables.count) {
            let variable = lowVariables[index]
            if variables[variable].role == .determined, isBelowBound(variable), low < 0 || variables[variable].birth > variables[low].birth
            {
                low = variable
            }
        }
        if low >= 0 {
            certificate.begin(RowCode.bound(low))
            breakInfeasibility()
            return false
        }
        lowVariables.removeAll()
        return true
    }

    /// Within 1e-7 points, or 1e-11 of the numbers that enter.
    mutating func holds(_ row: Int32) -> Bool {
        let first = rows[row].firstTerm
        var sum = -rows[row].constant, magnitude = abs(sum)
        for at in first..<first &+ rows[row].termCount {
            let product = terms[at].coefficient * offsets[terms[at].variable]
            sum += product
            magnitude += abs(product)
        }
        return isWithin(sum, rows[row].relation, tolerance: Self.tolerance(magnitude))
    }

    @inline(__always) static func tolerance(_ magnitude: Double) -> Double { 1e-7 + 1e-11 * magnitude }

    @inline(__always) func isWithin(_ residual: Double, _ relation: Int8, tolerance: Double) -> Bool {
        (relation > 0 || residual <= tolerance) && (relation < 0 || residual >= -tolerance)
    }

    @inline(__always) mutating func isBelowBound(_ variable: Int32) -> Bool {
        values[variable] < variables[variable].lowerBound - Self.tolerance(abs(values[variable]))
    }

    // MARK: Islands

    /// Islands that took a bound into their components start again without it when something reaches them.
    mutating func unkeepTouched() {
        while let island = unkeeping.popLast() {
            if islands[island].isAlive, islands[island].hasKept, islands[island].keptStamp != solveStamp {
                dissolve(island, keeping: false)
            }
        }
    }

    /// What of a row is known: its constant less its terms' offsets.
    @inline(__always) mutating func known(of row: Int32) -> Double {
        let (terms, offsets) = (terms.pointer, offsets.pointer)
        var sum = rows[row].constant, at = rows[row].firstTerm
        let end = at &+ rows[row].termCount
        while at < end {
            sum -= terms[at].coefficient * offsets[terms[at].variable]
            at &+= 1
        }
        return sum
    }

    /// Values flow through the islands that have changed.
    ///
    /// - Returns: false after breaking a constraint of an infeasibility, or when an implied variable's bound needs its island to be planned
    ///   again.
    mutating func propagate() -> Bool { solveComponents() && evaluateImplied() }

    /// - Returns: false after breaking a constraint of an infeasibility.
    mutating func solveComponents() -> Bool {
        while let island = dirtyIslands.popLast() {
            islands[island].isDirty = false
            guard islands[island].isAlive else { continue }
            if !replay(island) {
                markIslandDirty(island)
                return false
            }
        }
        while let component = dirtyComponents.popLast() {
            components[component].isDirty = false
            guard components[component].isAlive else { continue }
            let isSolved = components[component].representatives == 1 ? solveOneVariable(component) : searchComponent(component)
            if !isSolved {
                if components[component].isAlive { markComponentDirty(component) }
                return false
            }
        }
        return true
    }

    /// The equalities of the island once more, from constants; components that see another offset are solved again.
    private mutating func replay(_ island: Int32) -> Bool {
        if !islands[island].isReplayed {
            replayAll(islands[island])
            islands[island].isReplayed = true
            publishConstants(islands[island])
        } else {
            if islands[island].order == .undecided { findOrder(island) }
            if islands[island].order == .simple { replayStale(islands[island]) } else { replayAndSpread(islands[island]) }
        }
        let record = islands[island]
        for index in record.checkStart..<record.checkStart &+ record.checks where !islandCheckHolds(integers[index]) {
            // Nothing was told of the offsets as they are now.
            islands[island].isReplayed = false
            for index in 0..<record.components {
                components[integers[record.componentStart &+ index]].areAllStale = true
                markComponentDirty(integers[record.componentStart &+ index])
            }
            certificate.begin(integers[index])
            breakInfeasibility(in: island)
            return false
        }
        return true
    }

    private mutating func replayAll(_ record: Island) {
        let (integers, doubles, offsets, rows) = (integers.pointer, doubles.pointer, offsets.pointer, rows.pointer)
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
            let variable = integers[record.targetStart &+ index]
            if variables[variable].role == .constant { publish(offsets[variable], into: variable) }
        }
    }

    private mutating func replayAndSpread(_ record: Island) {
        scratch.oldOffsets.resize(to: record.targets)
        for index in 0..<record.targets { scratch.oldOffsets[index] = offsets[integers[record.targetStart &+ index]] }
        replayAll(record)
        publishConstants(record)
        for index in 0..<record.targets {
            let variable = integers[record.targetStart &+ index]
            if offsets[variable] != scratch.oldOffsets[index] { spreadOffset(of: variable, by: -1) }
        }
    }

    /// Equality by equality, those that are stale.
    private mutating func replayStale(_ record: Island) {
        let (integers, doubles, offsets, rows) = (integers.pointer, doubles.pointer, offsets.pointer, rows.pointer)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality, row = integers[at]
            if !rows[row].isStale { continue }
            rows[row].isStale = false
            let range = integers[at &+ 1]..<integers[at &+ 2]
            scratch.oldOffsets.resize(to: Int32(range.count))
            let oldOffsets = scratch.oldOffsets.pointer
            for target in range {
                let variable = integers[targets &+ target]
                oldOffsets[target &- range.lowerBound] = offsets[variable]
                offsets[variable] = 0
            }
            let step = known(of: row) / doubles[record.doubles &+ equality]
            for target in range {
                let variable = integers[targets &+ target]
                offsets[variable] += doubles[factors &+ target] * step
                if offsets[variable] == oldOffsets[target &- range.lowerBound] { continue }
                if variables[variable].role == .constant { publish(offsets[variable], into: variable) }
                spreadOffset(of: variable, by: row)
            }
        }
    }

    /// Whether an equality can be replayed without those before and after it.
    mutating func findOrder(_ island: Int32) {
        let record = islands[island]
        islands[island].order = .simple
        for index in 0..<record.variables { variables[integers[record.integers &+ index]].local = -1 }
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality
            for target in integers[at &+ 1]..<integers[at &+ 2] {
                let variable = integers[record.targetStart &+ target]
                if variables[variable].local >= 0 { islands[island].order = .entangled }
                variables[variable].local = equality
            }
        }
        for equality in 0..<record.equalities {
            let row = integers[record.equalityStart &+ 3 &* equality], first = rows[row].firstTerm
            for at in first..<first &+ rows[row].termCount where variables[terms[at].variable].role != .determined {
                if variables[terms[at].variable].local > equality { islands[island].order = .entangled }
            }
        }
    }

    /// An offset has changed: the variable's own component is to publish it, and rows of any component may need it, for its own representative may
    /// cancel out of them.
    private mutating func spreadOffset(of variable: Int32, by equality: Int32) {
        if variables[variable].role == .aggregated { markComponentDirty(variables[variable].component) }
        let (rows, terms) = (rows.pointer, terms.pointer)
        var at = variables[variable].firstTerm
        while at >= 0 {
            let row = terms[at].row
            switch rows[row].role {
            case .component:
                rows[row].isStale = true
                markComponentDirty(rows[row].slot)
            case .aggregation: rows[row].isStale = row != equality
            default: break
            }
            at = terms[at].next
        }
    }

    /// A row or a bound of what the island's equalities make numbers.
    mutating func islandCheckHolds(_ code: Int32) -> Bool {
        if code < 0 {
            let variable = RowCode.variable(ofBound: code)
            return offsets[variable] >= variables[variable].lowerBound - Self.tolerance(abs(offsets[variable]))
        }
        return holds(code)
    }

    /// Writes the value of a variable of an island; implied variables that need it are evaluated again.
    @inline(__always) mutating func publish(_ value: Double, into variable: Int32) {
        guard put(value, into: variable), !compiledEdit.isRunning else { return }
        let island = variables[variable].island
        if islands[island].implied > 0, !islands[island].areImpliedNew { touchImplied(of: variable, except: -1) }
    }

    @inline(__always) mutating func touchImplied(of variable: Int32, except definer: Int32) {
        var at = variables[variable].firstTerm
        while at >= 0 {
            let row = terms[at].row
            if rows[row].role == .implication, row != definer { markImplied(row) }
            at = terms[at].next
        }
    }

    // MARK: Implied variables

    /// - Returns: false when an implied variable falls below its bound: then its island is planned again with that bound in a component.
    mutating func evaluateImplied() -> Bool {
        var isWithinBounds = true
        while let island = dirtyImplied.popLast() {
            islands[island].areImpliedDirty = false
            guard islands[island].isAlive else { continue }
            if !evaluateImplied(island) { isWithinBounds = false }
        }
        return isWithinBounds
    }

    private mutating func evaluateImplied(_ island: Int32) -> Bool {
        let record = islands[island]
        var isWithinBounds = true
        for place in record.firstImplied..<record.implied {
            let row = integers[record.impliedStart &+ 2 &* place]
            if !rows[row].isStale { continue }
            rows[row].isStale = false
            let target = integers[record.impliedStart &+ 2 &* place &+ 1]
            let first = rows[row].firstTerm
            var sum = rows[row].constant, divisor = 1.0
            for at in first..<first &+ rows[row].termCount {
                let variable = terms[at].variable
                if variable == target { divisor = terms[at].coefficient } else { sum -= terms[at].coefficient * values[variable] }
            }
            if put(divisor == 1 ? sum : sum / divisor, into: target), !record.areImpliedNew { touchImplied(of: target, except: row) }
            if values[target] < variables[target].lowerBound, isBelowBound(target) {
                variables[target].isKept = true
                isWithinBounds = false
            }
        }
        islands[island].firstImplied = record.implied
        islands[island].areImpliedNew = false
        if !isWithinBounds { dissolve(island, keeping: true) }
        return isWithinBounds
    }
}
