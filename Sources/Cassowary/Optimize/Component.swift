/// The memory layout of a component with two variables or more. The stays follow the rows.
extension Component {
    /// The side of a residual that is violated within tolerance.
    static let noSide: Int32 = 2

    var total: Int32 { rows &+ variables }
    var rowStartStart: Int32 { codeStart &+ total }
    var entryStart: Int32 { rowStartStart &+ total &+ 1 }
    var representativeStart: Int32 { entryStart &+ nonzeros &+ variables }
    /// The sides of zero of the rows' residuals at the solution: -1, 0 (active), 1, or `noSide`.
    var sideStart: Int32 { representativeStart &+ representatives }
    var basisRowStart: Int32 { sideStart &+ total }
    var basisVariableStart: Int32 { basisRowStart &+ representatives }
    var vertexIntegerCount: Int32 { variables &+ 3 &* total &+ 1 &+ nonzeros &+ variables &+ 3 &* representatives }
    /// The known parts of the rows.
    var knownStart: Int32 { doubles &+ nonzeros &+ variables }
    var vertexDoubleCount: Int32 { nonzeros &+ variables &+ total }
}

/// Solves a component with two variables or more. Its solution is computed from a basis; while the signs of all residuals stay the same, an
/// edit needs no search.
extension Optimizer {
    /// - Returns: `false` if it is infeasible, or its island must be planned again.
    mutating func searchComponent(_ component: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        if !plan.components[component].flags.isSolved { takeWarmStart(component, &model, &plan) }
        let record = plan.components[component]
        let used = record.flags.isAmbiguous ? record.total : record.rows
        measureKnown(record, isFresh: record.flags.areAllStale, &model, &plan)
        plan.components[component].flags.areAllStale = false
        if record.flags.isAmbiguous { measureStays(record, &model, &plan) }
        if record.flags.isSolved {
            evaluateBasis(record, &plan)
            if sidesHold(record, used, &plan) {
                publish(record, &model, &plan)
                return true
            }
        }
        model.counters.optimisations &+= 1
        guard solveDecomposed(component, &model, &plan) || optimise(component, &model, &plan) else { return false }
        keepWarmStart(component, &plan)
        return true
    }

    // MARK: Known parts

    /// - Parameter isFresh: Whether to measure all rows, not only those that have changed.
    mutating func measureKnown(_ record: Component, isFresh: Bool, _ model: inout Model, _ plan: inout Plan) {
        search.problem.known.resize(to: record.total)
        let (known, codes, kept, rows, variables) = (
            search.problem.known.pointer, plan.integers.pointer, plan.doubles.pointer, model.rows.pointer, model.variables.pointer
        )
        var largest = 1.0
        for row in 0..<record.rows {
            let code = codes[record.codeStart &+ row], ordinal = record.knownStart &+ row
            if code < 0 {
                let variable = RowCode.variable(ofBound: code)
                kept[ordinal] = variables[variable].lowerBound - model.offsets[variable]
            } else if isFresh || rows[code].flags.isStale {
                rows[code].flags.isStale = false
                kept[ordinal] = model.known(of: code)
            }
            known[row] = kept[ordinal]
            largest = max(largest, abs(kept[ordinal]))
        }
        search.problem.zero = 1e-9 * largest
    }

    private mutating func measureStays(_ record: Component, _ model: inout Model, _ plan: inout Plan) {
        for row in record.rows..<record.total {
            let variable = plan.integers[record.codeStart &+ row]
            search.problem.known[row] = model.variables[variable].preferred - model.offsets[variable]
        }
    }

    // MARK: The solution from the basis

    mutating func evaluateBasis(_ record: Component, _ plan: inout Plan) {
        search.vertex.point.resize(to: record.representatives)
        let (known, representatives, integers, doubles) = (
            search.problem.known.pointer, search.vertex.point.pointer, plan.integers.pointer, plan.doubles.pointer
        )
        for index in 0..<record.triangular {
            let row = integers[record.basisRowStart &+ index], representative = integers[record.basisVariableStart &+ index]
            var sum = known[row], divisor = 1.0
            var entry = integers[record.rowStartStart &+ row]
            let end = integers[record.rowStartStart &+ row &+ 1]
            while entry < end {
                let column = integers[record.entryStart &+ entry], coefficient = doubles[record.doubles &+ entry]
                if column == representative { divisor = coefficient } else { sum -= coefficient * representatives[column] }
                entry &+= 1
            }
            representatives[representative] = divisor == 1 ? sum : sum / divisor
        }
        if record.block > 0 { runBlock(record, &plan) }
    }

    private mutating func runBlock(_ record: Component, _ plan: inout Plan) {
        let size = record.block
        search.pricing.gradient.extend(to: size, with: 0)
        for index in 0..<size { search.vertex.point[plan.integers[record.basisVariableStart &+ record.triangular &+ index]] = 0 }
        for index in 0..<size {
            let row = plan.integers[record.basisRowStart &+ record.triangular &+ index]
            var sum = search.problem.known[row]
            for entry in plan.integers[record.rowStartStart &+ row]..<plan.integers[record.rowStartStart &+ row &+ 1] {
                sum -= plan.doubles[record.doubles &+ entry] * search.vertex.point[plan.integers[record.entryStart &+ entry]]
            }
            search.pricing.gradient[index] = sum
        }
        for index in 0..<size {
            var sum = 0.0
            for other in 0..<size {
                sum += plan.doubles[record.blockDoubles &+ index &* size &+ other] * search.pricing.gradient[other]
            }
            search.vertex.point[plan.integers[record.basisVariableStart &+ record.triangular &+ index]] = sum
        }
    }

    /// Whether all residuals are on the same sides as before; then no required row is violated either.
    private mutating func sidesHold(_ record: Component, _ used: Int32, _ plan: inout Plan) -> Bool {
        let zero = search.problem.zero
        let (known, representatives, integers, doubles) = (
            search.problem.known.pointer, search.vertex.point.pointer, plan.integers.pointer, plan.doubles.pointer
        )
        var entry = integers[record.rowStartStart]
        for row in 0..<used {
            var residual = -known[row]
            let end = integers[record.rowStartStart &+ row &+ 1]
            while entry < end {
                residual += doubles[record.doubles &+ entry] * representatives[integers[record.entryStart &+ entry]]
                entry &+= 1
            }
            let side: Int32 = residual > zero ? 1 : residual < -zero ? -1 : 0
            if side != integers[record.sideStart &+ row] { return false }
        }
        return true
    }

    @inline(__always) mutating func residual(_ row: Int32, _ record: Component, _ plan: inout Plan) -> Double {
        let (representatives, integers, doubles) = (search.vertex.point.pointer, plan.integers.pointer, plan.doubles.pointer)
        var sum = -search.problem.known[row]
        for entry in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
            sum += doubles[record.doubles &+ entry] * representatives[integers[record.entryStart &+ entry]]
        }
        return sum
    }

    @inline(__always) private func isRequired(_ code: Int32, _ model: inout Model) -> Bool { code < 0 || model.rows[code].isRequired }
    @inline(__always) private func relation(of code: Int32, _ model: inout Model) -> Int8 { code < 0 ? 1 : model.rows[code].relation }

    private mutating func publish(_ record: Component, _ model: inout Model, _ plan: inout Plan) {
        let (representatives, values, offsets, variables, integers) = (
            search.vertex.point.pointer, model.values.pointer, model.offsets.pointer, model.variables.pointer,
            plan.integers.pointer
        )
        for index in 0..<record.representatives {
            plan.publish(representatives[index], into: integers[record.representativeStart &+ index], &model)
        }
        if record.variables == record.representatives { return }
        for index in 0..<record.variables {
            let variable = integers[record.integers &+ index], representative = variables[variable].representative
            if representative != variable {
                plan.publish(variables[variable].factor * values[representative] + offsets[variable], into: variable, &model)
            }
        }
    }

    // MARK: Optimising

    private mutating func optimise(_ component: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        let isWarm = plan.components[component].flags.isSolved
        plan.components[component].flags.isSolved = false
        load(component, &model, &plan)
        if isWarm { loadBasis(component, &plan) }
        let before = search.pivots
        let isFeasible = search.run(isWarm: isWarm)
        defer { model.counters.pivots &+= search.pivots &- before }
        guard isFeasible else {
            clash(component, &model, &plan)
            return false
        }
        let isAmbiguous = search.hasFreeEdge()
        plan.components[component].flags.isAmbiguous = isAmbiguous
        if isAmbiguous {
            let record = plan.components[component]
            if plan.restoreImpliedLengths(in: record.island, &model) { return false }
            measureStays(record, &model, &plan)
            breakTies(record, &model, &plan)
        }
        refineResiduals()
        store(component, &model, &plan)
        return true
    }

    /// Loads the component into the search.
    mutating func load(_ component: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.components[component]
        measureKnown(record, isFresh: false, &model, &plan)
        search.problem.variableCount = record.representatives
        search.problem.rowCount = record.rows
        search.problem.stayCount = record.variables
        search.problem.starts.resize(to: record.total &+ 1)
        search.problem.columns.resize(to: record.nonzeros &+ record.variables)
        search.problem.coefficients.resize(to: record.nonzeros &+ record.variables)
        search.problem.preferred.resize(to: record.representatives)
        let (integers, doubles, variables) = (plan.integers.pointer, plan.doubles.pointer, model.variables.pointer)
        let (starts, columns, coefficients, preferred) = (
            search.problem.starts.pointer, search.problem.columns.pointer,
            search.problem.coefficients.pointer, search.problem.preferred.pointer
        )
        for row in 0...record.total { starts[row] = integers[record.rowStartStart &+ row] }
        for entry in 0..<record.nonzeros &+ record.variables {
            columns[entry] = integers[record.entryStart &+ entry]
            coefficients[entry] = doubles[record.doubles &+ entry]
        }
        for index in 0..<record.representatives { preferred[index] = variables[integers[record.representativeStart &+ index]].preferred }
        loadLevels(record, &model, &plan)
    }

    /// Loads the rows that determined the previous solution, and moves the variables to where these rows put them now.
    private mutating func loadBasis(_ component: Int32, _ plan: inout Plan) {
        let record = plan.components[component]
        evaluateBasis(record, &plan)
        search.basis.rows.removeAll()
        search.basis.variables.removeAll()
        search.basis.triangular = record.triangular
        search.basis.isSolved.reset(to: record.representatives, with: false)
        for index in 0..<record.representatives {
            let representative = plan.integers[record.basisVariableStart &+ index]
            search.basis.rows.append(plan.integers[record.basisRowStart &+ index])
            search.basis.variables.append(representative)
            if index < record.triangular { search.basis.isSolved[representative] = true }
        }
        search.basis.inverse.removeAll()
        for index in 0..<record.block &* record.block { search.basis.inverse.append(plan.doubles[record.blockDoubles &+ index]) }
    }

    private mutating func loadLevels(_ record: Component, _ model: inout Model, _ plan: inout Plan) {
        search.problem.relations.reset(to: record.total, with: 0)
        search.problem.levels.reset(to: record.total, with: 0)
        search.problem.levelStarts.removeAll()
        let (rows, integers, relations, levels) = (
            model.rows.pointer, plan.integers.pointer, search.problem.relations.pointer, search.problem.levels.pointer
        )
        var last = Double.infinity, level: Int32 = -1
        for row in 0..<record.rows {
            let code = integers[record.codeStart &+ row], priority = code < 0 ? 1000 : rows[code].priority
            if priority != last {
                search.problem.levelStarts.append(row)
                level &+= 1
            }
            last = priority
            relations[row] = code < 0 ? 1 : rows[code].relation
            levels[row] = level
        }
        search.problem.levelStarts.append(record.rows)
        search.problem.hasRequired = record.rows > 0 && isRequired(integers[record.codeStart], &model)
    }

    /// Computes the residuals again from the point, without the rounding errors of the search.
    private mutating func refineResiduals() {
        for row in 0..<search.problem.rowCount {
            var sum = -search.problem.known[row]
            for entry in search.problem.starts[row]..<search.problem.starts[row &+ 1] {
                sum += search.problem.coefficients[entry] * search.vertex.point[search.problem.columns[entry]]
            }
            search.vertex.exact[row] = sum
        }
    }

    mutating func dropBlock(_ component: Int32, _ plan: inout Plan) {
        plan.doubles.release(plan.components[component].blockDoubles, plan.components[component].block &* plan.components[component].block)
        plan.components[component].block = 0
    }

    /// Stores the basis, then computes the solution from it.
    private mutating func store(_ component: Int32, _ model: inout Model, _ plan: inout Plan) {
        dropBlock(component, &plan)
        guard search.findBasis() else { return publish(plan.components[component], &model, &plan) }
        let record = plan.components[component]
        for index in 0..<record.representatives {
            plan.integers[record.basisRowStart &+ index] = search.basis.rows[index]
            plan.integers[record.basisVariableStart &+ index] = search.basis.variables[index]
        }
        let size = record.representatives &- search.basis.triangular
        plan.components[component].triangular = search.basis.triangular
        plan.components[component].block = size
        plan.components[component].blockDoubles = plan.doubles.allocate(size &* size)
        for index in 0..<size &* size {
            plan.doubles[plan.components[component].blockDoubles &+ index] = search.basis.inverse[index]
        }
        plan.components[component].flags.isSolved = true
        computeValues(of: component, &model, &plan)
    }

    /// Computes the values from the basis, and the sides of zero on which all residuals are.
    mutating func computeValues(of component: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.components[component]
        evaluateBasis(record, &plan)
        for row in 0..<(record.flags.isAmbiguous ? record.total : record.rows) {
            let residual = residual(row, record, &plan), code = plan.integers[record.codeStart &+ row]
            var side: Int32 = residual > search.problem.zero ? 1 : residual < -search.problem.zero ? -1 : 0
            // Violated within tolerance: later solutions must not be accepted by these sides.
            if side != 0, row < record.rows, isRequired(code, &model),
                !model.isWithin(residual, relation(of: code, &model), tolerance: search.problem.zero)
            {
                side = Component.noSide
            }
            plan.integers[record.sideStart &+ row] = side
        }
        publish(record, &model, &plan)
    }

    /// Records the required rows that cannot all hold: those with an error, and active ones with their multipliers.
    private mutating func clash(_ component: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.components[component]
        var costly: Int32 = 0
        var infeasibility = Infeasibility(in: record.island)
        var newest: Int32 = .max
        for row in search.problem.levelStarts[0]..<search.problem.levelStarts[1] {
            let code = plan.integers[record.codeStart &+ row]
            if search.vertex.slots[row] >= 0 {
                let slope = search.pricing.slopes[search.vertex.slots[row]]
                if abs(slope) > 1e-9 { infeasibility.add(code, -slope) }
            } else {
                // A row at zero that is not active counts on the side where its shift puts it.
                let cost = search.cost(row)
                if cost == 0 { continue }
                infeasibility.add(code, cost)
                costly &+= 1
                guard search.isViolated(row), search.contradicts(row, cost) else { continue }
                // Of several contradictions, the oldest one is nearest to what is looked for.
                let members = contradiction(with: row, cost, record, &plan)
                let age = members.reduce(-1) { max($0, $1.code < 0 ? -1 : model.rows[$1.code].serial) }
                if age < newest { (newest, infeasibility.core) = (age, members) }
            }
        }
        infeasibility.isMinimal = costly == 1
        plan.agenda.infeasibility = infeasibility
    }

    /// Returns a row with an error and the active rows that alone keep it from holding.
    private mutating func contradiction(with row: Int32, _ cost: Double, _ record: Component, _ plan: inout Plan) -> [Infeasibility.Member]
    {
        var members = [Infeasibility.Member(code: plan.integers[record.codeStart &+ row], multiplier: cost)]
        for index in 0..<Int32(search.update.combination.count) {
            let slot = search.update.combination[index], slope = cost * search.update.combined[slot]
            if abs(slope) <= 1e-9 { continue }
            members.append(Infeasibility.Member(code: plan.integers[record.codeStart &+ search.vertex.active[slot]], multiplier: -slope))
        }
        return members
    }
}
