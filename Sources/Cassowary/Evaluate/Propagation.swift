/// Propagates values through the plan: what depends on a change is evaluated again from constants, and nothing else.
struct Propagation: ~Copyable {
    /// The offsets of an island before its equalities are replayed.
    var oldOffsets = Buffer<Double>()
}

extension Propagation {
    // MARK: Determined variables

    mutating func evaluateDefinitions(_ model: inout Model, _ plan: inout Plan) {
        while plan.agenda.dirtyRows.count > 0 {
            let row = plan.agenda.dirtyRows.pop()
            model.rows[row].flags.isQueued = false
            switch model.rows[row].role {
            case .definition: if evaluate(row, &model, &plan) { markDependents(of: row, &model, &plan) }
            case .check: plan.pushCheck(row, &model)
            default: break
            }
        }
    }

    /// - Returns: Whether the value of the variable that the row determines changed.
    @inline(__always) private mutating func evaluate(_ row: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
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
        return plan.determine(target, as: divisor == 1 ? sum : sum / divisor, &model)
    }

    private mutating func markDependents(of row: Int32, _ model: inout Model, _ plan: inout Plan) {
        var at = model.variables[model.rows[row].owner].firstTerm
        while at >= 0 {
            let other = model.terms[at].row
            if other != row { plan.markDirty(other, &model) }
            at = model.terms[at].next
        }
    }

    // MARK: Required rows that can only be verified

    /// - Returns: `false` if something is infeasible.
    mutating func checksHold(_ model: inout Model, _ plan: inout Plan) -> Bool {
        var failing: Int32 = -1
        for index in 0..<Int32(plan.agenda.checks.count) {
            let row = plan.agenda.checks[index]
            model.rows[row].flags.isChecking = false
            if model.rows[row].role == .check, !model.holds(row), failing < 0 || model.rows[row].serial > model.rows[failing].serial {
                failing = row
            }
        }
        if failing >= 0 {
            // All of them are verified again without the row that is about to break.
            for index in 0..<Int32(plan.agenda.checks.count) { model.rows[plan.agenda.checks[index]].flags.isChecking = true }
            plan.agenda.infeasibility = Infeasibility(failing)
            return false
        }
        plan.agenda.checks.removeAll()
        var low: Int32 = -1
        for index in 0..<Int32(plan.agenda.lowVariables.count) {
            let variable = plan.agenda.lowVariables[index]
            if model.variables[variable].role == .determined, model.isBelowBound(variable),
                low < 0 || model.variables[variable].birth > model.variables[low].birth
            {
                low = variable
            }
        }
        if low >= 0 {
            plan.agenda.infeasibility = Infeasibility(RowCode.bound(low))
            return false
        }
        plan.agenda.lowVariables.removeAll()
        return true
    }

    /// Propagates values through the islands that have changed.
    ///
    /// - Returns: `false` if something is infeasible, or an implied variable's bound requires its island to be planned again.
    mutating func propagate(_ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) -> Bool {
        solveComponents(&model, &plan, &optimizer) && evaluateImplied(&model, &plan)
    }

    /// - Returns: `false` if something is infeasible.
    private mutating func solveComponents(_ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) -> Bool {
        while let island = plan.agenda.dirtyIslands.popLast() {
            plan.islands[island].flags.isDirty = false
            guard plan.islands[island].flags.isAlive else { continue }
            if !replay(island, &model, &plan) {
                plan.markIslandDirty(island)
                return false
            }
        }
        while let component = plan.agenda.dirtyComponents.popLast() {
            plan.components[component].flags.isDirty = false
            guard plan.components[component].flags.isAlive else { continue }
            let isSolved =
                plan.components[component].representatives == 1
                ? optimizer.solveOneVariable(component, &model, &plan) : optimizer.searchComponent(component, &model, &plan)
            if !isSolved {
                plan.agenda.infeasibility?.component = component
                return false
            }
        }
        return true
    }

    /// Replays the island's equalities from constants; components that see a changed offset are solved again.
    private mutating func replay(_ island: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        if !plan.islands[island].flags.isReplayed {
            replayAll(plan.islands[island], &model, &plan)
            plan.islands[island].flags.isReplayed = true
            publishConstants(plan.islands[island], &model, &plan)
        } else {
            if plan.islands[island].order == .undecided { plan.findOrder(island, &model) }
            if plan.islands[island].order == .simple {
                replayStale(plan.islands[island], &model, &plan)
            } else {
                replayAndSpread(plan.islands[island], &model, &plan)
            }
        }
        let record = plan.islands[island]
        for index in record.checkStart..<record.checkStart &+ record.checks where !model.islandCheckHolds(plan.integers[index]) {
            // What depends on the current offsets was not marked, so all of it must be evaluated again.
            plan.islands[island].flags.isReplayed = false
            for index in 0..<record.components {
                plan.components[plan.integers[record.componentStart &+ index]].flags.areAllStale = true
                plan.markComponentDirty(plan.integers[record.componentStart &+ index])
            }
            plan.agenda.infeasibility = Infeasibility(plan.integers[index], in: island)
            return false
        }
        return true
    }

    private mutating func replayAll(_ record: Island, _ model: inout Model, _ plan: inout Plan) {
        let (integers, doubles, offsets, rows) = (plan.integers.pointer, plan.doubles.pointer, model.offsets.pointer, model.rows.pointer)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for index in 0..<record.targets { offsets[integers[targets &+ index]] = 0 }
        var at = record.equalityStart
        for equality in 0..<record.equalities {
            rows[integers[at]].flags.isStale = false
            let step = model.known(of: integers[at]) / doubles[record.doubles &+ equality]
            var target = integers[at &+ 1]
            let end = integers[at &+ 2]
            while target < end {
                offsets[integers[targets &+ target]] += doubles[factors &+ target] * step
                target &+= 1
            }
            at &+= 3
        }
    }

    private mutating func publishConstants(_ record: Island, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<record.targets {
            let variable = plan.integers[record.targetStart &+ index]
            if model.variables[variable].role == .constant { plan.publish(model.offsets[variable], into: variable, &model) }
        }
    }

    private mutating func replayAndSpread(_ record: Island, _ model: inout Model, _ plan: inout Plan) {
        oldOffsets.resize(to: record.targets)
        for index in 0..<record.targets { oldOffsets[index] = model.offsets[plan.integers[record.targetStart &+ index]] }
        replayAll(record, &model, &plan)
        publishConstants(record, &model, &plan)
        for index in 0..<record.targets {
            let variable = plan.integers[record.targetStart &+ index]
            if model.offsets[variable] != oldOffsets[index] { spreadOffset(of: variable, by: -1, &model, &plan) }
        }
    }

    /// Replays the stale equalities, one by one.
    private mutating func replayStale(_ record: Island, _ model: inout Model, _ plan: inout Plan) {
        let (integers, doubles, offsets, rows) = (plan.integers.pointer, plan.doubles.pointer, model.offsets.pointer, model.rows.pointer)
        let (targets, factors) = (record.targetStart, record.doubles &+ record.equalities)
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality, row = integers[at]
            if !rows[row].flags.isStale { continue }
            rows[row].flags.isStale = false
            let range = integers[at &+ 1]..<integers[at &+ 2]
            self.oldOffsets.resize(to: Int32(range.count))
            let oldOffsets = self.oldOffsets.pointer
            for target in range {
                let variable = integers[targets &+ target]
                oldOffsets[target &- range.lowerBound] = offsets[variable]
                offsets[variable] = 0
            }
            let step = model.known(of: row) / doubles[record.doubles &+ equality]
            for target in range {
                let variable = integers[targets &+ target]
                offsets[variable] += doubles[factors &+ target] * step
                if offsets[variable] == oldOffsets[target &- range.lowerBound] { continue }
                if model.variables[variable].role == .constant { plan.publish(offsets[variable], into: variable, &model) }
                spreadOffset(of: variable, by: row, &model, &plan)
            }
        }
    }

    /// Marks what depends on a changed offset: the variable's own component, which publishes it, and rows that mention the variable. These
    /// may be in any component, because the representative may cancel out of them.
    private mutating func spreadOffset(of variable: Int32, by equality: Int32, _ model: inout Model, _ plan: inout Plan) {
        if model.variables[variable].role == .aggregated { plan.markComponentDirty(model.variables[variable].component) }
        let (rows, terms) = (model.rows.pointer, model.terms.pointer)
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let row = terms[at].row
            switch rows[row].role {
            case .component:
                rows[row].flags.isStale = true
                plan.markComponentDirty(rows[row].slot)
            case .aggregation: rows[row].flags.isStale = row != equality
            default: break
            }
            at = terms[at].next
        }
    }

    // MARK: Implied variables

    /// - Returns: `false` if an implied variable is below its bound; its island must be planned again with that bound in a component.
    mutating func evaluateImplied(_ model: inout Model, _ plan: inout Plan) -> Bool {
        var isWithinBounds = true
        while let island = plan.agenda.dirtyImplied.popLast() {
            plan.islands[island].flags.areImpliedDirty = false
            guard plan.islands[island].flags.isAlive else { continue }
            if !evaluateImplied(island, &model, &plan) { isWithinBounds = false }
        }
        return isWithinBounds
    }

    private mutating func evaluateImplied(_ island: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        let record = plan.islands[island]
        var isWithinBounds = true
        for ordinal in record.firstImplied..<record.implied {
            let row = plan.integers[record.impliedStart &+ 2 &* ordinal]
            if !model.rows[row].flags.isStale { continue }
            model.rows[row].flags.isStale = false
            let target = plan.integers[record.impliedStart &+ 2 &* ordinal &+ 1]
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
            if model.put(divisor == 1 ? sum : sum / divisor, into: target), !record.flags.areImpliedNew {
                plan.touchImplied(of: target, except: row, &model)
            }
            if model.values[target] < model.variables[target].lowerBound, model.isBelowBound(target) {
                model.variables[target].isKept = true
                isWithinBounds = false
            }
        }
        plan.islands[island].firstImplied = record.implied
        plan.islands[island].flags.areImpliedNew = false
        if !isWithinBounds { plan.dissolve(island, keeping: true, &model) }
        return isWithinBounds
    }
}
