/// Evaluates what depends on a change, and nothing else.
struct Propagation: ~Copyable {
    /// Offsets of an island before its equalities are replayed.
    var oldOffsets = Buffer<Double>()
}

/// Values flow through the plan: what depends on a change is evaluated again from constants, and nothing else.
extension Engine {
    // MARK: Marking

    @inline(__always) mutating func markDirectDirty(_ row: Int32, _ depth: Int32) {
        if model.rows[row].flags.isQueued { return }
        model.rows[row].flags.isQueued = true
        plan.agenda.dirtyRows.push(row, depth: depth)
    }

    @inline(__always) mutating func pushCheck(_ row: Int32) {
        if model.rows[row].flags.isChecking { return }
        model.rows[row].flags.isChecking = true
        plan.agenda.checks.append(row)
    }

    @inline(__always) mutating func markIslandDirty(_ island: Int32) {
        if plan.islands[island].flags.isDirty { return }
        plan.islands[island].flags.isDirty = true
        plan.agenda.dirtyIslands.append(island)
        if plan.islands[island].flags.hasKept { plan.agenda.unkeeping.append(island) }
    }

    @inline(__always) mutating func markComponentDirty(_ component: Int32) {
        if plan.components[component].flags.isDirty { return }
        plan.components[component].flags.isDirty = true
        plan.agenda.dirtyComponents.append(component)
        let island = plan.components[component].island
        if plan.islands[island].flags.hasKept { plan.agenda.unkeeping.append(island) }
    }

    @inline(__always) mutating func markImpliedDirty(_ place: Int32, of island: Int32) {
        if place < plan.islands[island].firstImplied { plan.islands[island].firstImplied = place }
        if plan.islands[island].flags.areImpliedDirty { return }
        plan.islands[island].flags.areImpliedDirty = true
        plan.agenda.dirtyImplied.append(island)
        if plan.islands[island].flags.hasKept { plan.agenda.unkeeping.append(island) }
    }

    mutating func markDirty(_ row: Int32) {
        switch model.rows[row].role {
        case .definition: markDirectDirty(row, model.variables[model.rows[row].owner].depth)
        case .check: pushCheck(row)
        case .aggregation:
            model.rows[row].flags.isStale = true
            markIslandDirty(model.rows[row].owner)
        case .component:
            model.rows[row].flags.isStale = true
            markComponentDirty(model.rows[row].slot)
        case .implication: markImplied(row)
        case .loose, .idle: break
        }
    }

    @inline(__always) mutating func markImplied(_ row: Int32) {
        model.rows[row].flags.isStale = true
        markImpliedDirty(model.rows[row].slot, of: model.rows[row].owner)
    }

    // MARK: Determined variables

    mutating func determine() {
        while plan.agenda.dirtyRows.count > 0 {
            let row = plan.agenda.dirtyRows.pop()
            model.rows[row].flags.isQueued = false
            switch model.rows[row].role {
            case .definition: if evaluate(row) { markDependents(of: row) }
            case .check: pushCheck(row)
            default: break
            }
        }
    }

    /// - Returns: whether the value of what the row determines is another one now.
    @inline(__always) mutating func evaluate(_ row: Int32) -> Bool {
        let target = model.rows[row].owner
        let first = model.rows[row].firstTerm
        var sum = model.rows[row].constant, divisor = 1.0
        for at in first..<first &+ model.rows[row].termCount {
            let variable = model.terms[at].variable
            if variable == target {
                divisor = model.terms[at].coefficient
            } else {
                sum -= model.terms[at].coefficient * model.offsets[variable]
            }
        }
        return determine(target, as: divisor == 1 ? sum : sum / divisor)
    }

    @inline(__always) mutating func determine(_ target: Int32, as value: Double) -> Bool {
        let differs = put(value, into: target)
        model.offsets[target] = model.values[target]
        if model.values[target] < model.variables[target].lowerBound { plan.agenda.lowVariables.append(target) }
        return differs
    }

    private mutating func markDependents(of row: Int32) {
        var at = model.variables[model.rows[row].owner].firstTerm
        while at >= 0 {
            let other = model.terms[at].row
            if other != row { markDirty(other) }
            at = model.terms[at].next
        }
    }

    // MARK: Required rows that can only be verified

    /// - Returns: false after breaking a constraint of an infeasibility.
    mutating func checksHold() -> Bool {
        var failing: Int32 = -1
        for index in 0..<Int32(plan.agenda.checks.count) {
            let row = plan.agenda.checks[index]
            model.rows[row].flags.isChecking = false
            if model.rows[row].role == .check, !holds(row), failing < 0 || model.rows[row].serial > model.rows[failing].serial {
                failing = row
            }
        }
        if failing >= 0 {
            // They are looked at again without the one that is about to break.
            for index in 0..<Int32(plan.agenda.checks.count) { model.rows[plan.agenda.checks[index]].flags.isChecking = true }
            certificate.begin(failing)
            breakInfeasibility()
            return false
        }
        plan.agenda.checks.removeAll()
        var low: Int32 = -1
        for index in 0..<Int32(plan.agenda.lowVariables.count) {
            let variable = plan.agenda.lowVariables[index]
            if model.variables[variable].role == .determined, isBelowBound(variable),
                low < 0 || model.variables[variable].birth > model.variables[low].birth
            {
                low = variable
            }
        }
        if low >= 0 {
            certificate.begin(RowCode.bound(low))
            breakInfeasibility()
            return false
        }
        plan.agenda.lowVariables.removeAll()
        return true
    }

    /// Within 1e-7 points, or 1e-11 of the numbers that enter.
    mutating func holds(_ row: Int32) -> Bool {
        let first = model.rows[row].firstTerm
        var sum = -model.rows[row].constant, magnitude = abs(sum)
        for at in first..<first &+ model.rows[row].termCount {
            let product = model.terms[at].coefficient * model.offsets[model.terms[at].variable]
            sum += product
            magnitude += abs(product)
        }
        return isWithin(sum, model.rows[row].relation, tolerance: Self.tolerance(magnitude))
    }

    @inline(__always) static func tolerance(_ magnitude: Double) -> Double { 1e-7 + 1e-11 * magnitude }

    @inline(__always) func isWithin(_ residual: Double, _ relation: Int8, tolerance: Double) -> Bool {
        (relation > 0 || residual <= tolerance) && (relation < 0 || residual >= -tolerance)
    }

    @inline(__always) mutating func isBelowBound(_ variable: Int32) -> Bool {
        model.values[variable] < model.variables[variable].lowerBound - Self.tolerance(abs(model.values[variable]))
    }

    // MARK: Islands

    /// Islands that took a bound into their components start again without it when something reaches them.
    mutating func unkeepTouched() {
        while let island = plan.agenda.unkeeping.popLast() {
            if plan.islands[island].flags.isAlive, plan.islands[island].flags.hasKept, plan.islands[island].keptStamp != model.log.stamp {
                dissolve(island, keeping: false)
            }
        }
    }

    /// What of a row is known: its constant less its terms' offsets.
    @inline(__always) mutating func known(of row: Int32) -> Double {
        let (terms, offsets) = (model.terms.pointer, model.offsets.pointer)
        var sum = model.rows[row].constant, at = model.rows[row].firstTerm
        let end = at &+ model.rows[row].termCount
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
        while let island = plan.agenda.dirtyIslands.popLast() {
            plan.islands[island].flags.isDirty = false
            guard plan.islands[island].flags.isAlive else { continue }
            if !replay(island) {
                markIslandDirty(island)
                return false
            }
        }
        while let component = plan.agenda.dirtyComponents.popLast() {
            plan.components[component].flags.isDirty = false
            guard plan.components[component].flags.isAlive else { continue }
            let isSolved = plan.components[component].representatives == 1 ? solveOneVariable(component) : searchComponent(component)
            if !isSolved {
                if plan.components[component].flags.isAlive { markComponentDirty(component) }
                return false
            }
        }
        return true
    }

    /// The equalities of the island once more, from constants; components that see another offset are solved again.
    private mutating func replay(_ island: Int32) -> Bool {
        if !plan.islands[island].flags.isReplayed {
            replayAll(plan.islands[island])
            plan.islands[island].flags.isReplayed = true
            publishConstants(plan.islands[island])
        } else {
            if plan.islands[island].order == .undecided { findOrder(island) }
            if plan.islands[island].order == .simple { replayStale(plan.islands[island]) } else { replayAndSpread(plan.islands[island]) }
        }
        let record = plan.islands[island]
        for index in record.checkStart..<record.checkStart &+ record.checks where !islandCheckHolds(plan.integers[index]) {
            // Nothing was told of the offsets as they are now.
            plan.islands[island].flags.isReplayed = false
            for index in 0..<record.components {
                plan.components[plan.integers[record.componentStart &+ index]].flags.areAllStale = true
                markComponentDirty(plan.integers[record.componentStart &+ index])
            }
            certificate.begin(plan.integers[index])
            breakInfeasibility(in: island)
            return false
        }
        return true
    }

    private mutating func replayAll(_ record: Island) {
        let (integers, doubles, offsets, rows) = (plan.integers.pointer, plan.doubles.pointer, model.offsets.pointer, model.rows.pointer)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for index in 0..<record.targets { offsets[integers[targets &+ index]] = 0 }
        var at = record.equalityStart
        for equality in 0..<record.equalities {
            rows[integers[at]].flags.isStale = false
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
            let variable = plan.integers[record.targetStart &+ index]
            if model.variables[variable].role == .constant { publish(model.offsets[variable], into: variable) }
        }
    }

    private mutating func replayAndSpread(_ record: Island) {
        propagation.oldOffsets.resize(to: record.targets)
        for index in 0..<record.targets { propagation.oldOffsets[index] = model.offsets[plan.integers[record.targetStart &+ index]] }
        replayAll(record)
        publishConstants(record)
        for index in 0..<record.targets {
            let variable = plan.integers[record.targetStart &+ index]
            if model.offsets[variable] != propagation.oldOffsets[index] { spreadOffset(of: variable, by: -1) }
        }
    }

    /// Equality by equality, those that are stale.
    private mutating func replayStale(_ record: Island) {
        let (integers, doubles, offsets, rows) = (plan.integers.pointer, plan.doubles.pointer, model.offsets.pointer, model.rows.pointer)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality, row = integers[at]
            if !rows[row].flags.isStale { continue }
            rows[row].flags.isStale = false
            let range = integers[at &+ 1]..<integers[at &+ 2]
            propagation.oldOffsets.resize(to: Int32(range.count))
            let oldOffsets = propagation.oldOffsets.pointer
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
                if model.variables[variable].role == .constant { publish(offsets[variable], into: variable) }
                spreadOffset(of: variable, by: row)
            }
        }
    }

    /// Whether an equality can be replayed without those before and after it.
    mutating func findOrder(_ island: Int32) {
        let record = plan.islands[island]
        plan.islands[island].order = .simple
        for index in 0..<record.variables { model.variables[plan.integers[record.integers &+ index]].local = -1 }
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality
            for target in plan.integers[at &+ 1]..<plan.integers[at &+ 2] {
                let variable = plan.integers[record.targetStart &+ target]
                if model.variables[variable].local >= 0 { plan.islands[island].order = .entangled }
                model.variables[variable].local = equality
            }
        }
        for equality in 0..<record.equalities {
            let row = plan.integers[record.equalityStart &+ 3 &* equality], first = model.rows[row].firstTerm
            for at in first..<first &+ model.rows[row].termCount where model.variables[model.terms[at].variable].role != .determined {
                if model.variables[model.terms[at].variable].local > equality { plan.islands[island].order = .entangled }
            }
        }
    }

    /// An offset has changed: the variable's own component is to publish it, and rows of any component may need it, for its own representative may
    /// cancel out of them.
    private mutating func spreadOffset(of variable: Int32, by equality: Int32) {
        if model.variables[variable].role == .aggregated { markComponentDirty(model.variables[variable].component) }
        let (rows, terms) = (model.rows.pointer, model.terms.pointer)
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let row = terms[at].row
            switch rows[row].role {
            case .component:
                rows[row].flags.isStale = true
                markComponentDirty(rows[row].slot)
            case .aggregation: rows[row].flags.isStale = row != equality
            default: break
            }
            at = terms[at].next
        }
    }

    /// A row or a bound of what the island's equalities make numbers.
    mutating func islandCheckHolds(_ code: Int32) -> Bool {
        if code < 0 {
            let variable = RowCode.variable(ofBound: code)
            return model.offsets[variable] >= model.variables[variable].lowerBound - Self.tolerance(abs(model.offsets[variable]))
        }
        return holds(code)
    }

    /// Writes the value of a variable of an island; implied variables that need it are evaluated again.
    @inline(__always) mutating func publish(_ value: Double, into variable: Int32) {
        guard put(value, into: variable), !plan.agenda.ignoresImplied else { return }
        let island = model.variables[variable].island
        if plan.islands[island].implied > 0, !plan.islands[island].flags.areImpliedNew { touchImplied(of: variable, except: -1) }
    }

    @inline(__always) mutating func touchImplied(of variable: Int32, except definer: Int32) {
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let row = model.terms[at].row
            if model.rows[row].role == .implication, row != definer { markImplied(row) }
            at = model.terms[at].next
        }
    }

    // MARK: Implied variables

    /// - Returns: false when an implied variable falls below its bound: then its island is planned again with that bound in a component.
    mutating func evaluateImplied() -> Bool {
        var isWithinBounds = true
        while let island = plan.agenda.dirtyImplied.popLast() {
            plan.islands[island].flags.areImpliedDirty = false
            guard plan.islands[island].flags.isAlive else { continue }
            if !evaluateImplied(island) { isWithinBounds = false }
        }
        return isWithinBounds
    }

    private mutating func evaluateImplied(_ island: Int32) -> Bool {
        let record = plan.islands[island]
        var isWithinBounds = true
        for place in record.firstImplied..<record.implied {
            let row = plan.integers[record.impliedStart &+ 2 &* place]
            if !model.rows[row].flags.isStale { continue }
            model.rows[row].flags.isStale = false
            let target = plan.integers[record.impliedStart &+ 2 &* place &+ 1]
            let first = model.rows[row].firstTerm
            var sum = model.rows[row].constant, divisor = 1.0
            for at in first..<first &+ model.rows[row].termCount {
                let variable = model.terms[at].variable
                if variable == target {
                    divisor = model.terms[at].coefficient
                } else {
                    sum -= model.terms[at].coefficient * model.values[variable]
                }
            }
            if put(divisor == 1 ? sum : sum / divisor, into: target), !record.flags.areImpliedNew { touchImplied(of: target, except: row) }
            if model.values[target] < model.variables[target].lowerBound, isBelowBound(target) {
                model.variables[target].isKept = true
                isWithinBounds = false
            }
        }
        plan.islands[island].firstImplied = record.implied
        plan.islands[island].flags.areImpliedNew = false
        if !isWithinBounds { dissolve(island, keeping: true) }
        return isWithinBounds
    }
}
