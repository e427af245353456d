/// What stands where in the memory of a component with two representatives or more. The stays follow the rows.
extension Component {
    var total: Int32 { rows &+ variables }
    var rowStartStart: Int32 { codeStart &+ total }
    var entryStart: Int32 { rowStartStart &+ total &+ 1 }
    var representativeStart: Int32 { entryStart &+ nonzeros &+ variables }
    /// The side of zero of each row's residual at the answer: -1, 0 (active), 1.
    var sideStart: Int32 { representativeStart &+ representatives }
    var basisRowStart: Int32 { sideStart &+ total }
    var basisVariableStart: Int32 { basisRowStart &+ representatives }
    var vertexIntegerCount: Int32 { variables &+ 3 &* total &+ 1 &+ nonzeros &+ variables &+ 3 &* representatives }
    /// What is known of each row.
    var knownStart: Int32 { doubles &+ nonzeros &+ variables }
    var vertexDoubleCount: Int32 { nonzeros &+ variables &+ total }
}

/// A component with two representatives or more: its answer is held by rows; while the signs of all residuals stay as they were, an edit needs
/// no optimizer.search.
extension Engine {
    /// - Returns: false after breaking a constraint of an infeasibility.
    mutating func searchComponent(_ component: Int32) -> Bool {
        if !plan.components[component].flags.isSolved { takeWarmStart(component) }
        let record = plan.components[component]
        let used = record.flags.isAmbiguous ? record.total : record.rows
        measureKnown(record, isFresh: record.flags.areAllStale)
        plan.components[component].flags.areAllStale = false
        if record.flags.isAmbiguous { measureStays(record) }
        if record.flags.isSolved {
            evaluateBasis(record)
            if sidesHold(record, used) {
                publish(record)
                return true
            }
        }
        model.counters.optimisations &+= 1
        guard solveDecomposed(component) || optimise(component) else { return false }
        keepWarmStart(component)
        return true
    }

    // MARK: Known parts

    /// - Parameter isFresh: all of it, not only what has changed.
    mutating func measureKnown(_ record: Component, isFresh: Bool) {
        optimizer.search.problem.known.resize(to: record.total)
        let (known, codes, kept, rows, variables) = (
            optimizer.search.problem.known.pointer, plan.integers.pointer, plan.doubles.pointer, model.rows.pointer, model.variables.pointer
        )
        var largest = 1.0
        for row in 0..<record.rows {
            let code = codes[record.codeStart &+ row], place = record.knownStart &+ row
            if code < 0 {
                let variable = RowCode.variable(ofBound: code)
                kept[place] = variables[variable].lowerBound - model.offsets[variable]
            } else if isFresh || rows[code].flags.isStale {
                rows[code].flags.isStale = false
                kept[place] = self.known(of: code)
            }
            known[row] = kept[place]
            largest = max(largest, abs(kept[place]))
        }
        optimizer.search.problem.zero = 1e-9 * largest
    }

    private mutating func measureStays(_ record: Component) {
        for row in record.rows..<record.total {
            let variable = plan.integers[record.codeStart &+ row]
            optimizer.search.problem.known[row] = model.variables[variable].preferred - model.offsets[variable]
        }
    }

    // MARK: The answer from its rows

    mutating func evaluateBasis(_ record: Component) {
        optimizer.search.vertex.point.resize(to: record.representatives)
        let (known, representatives, integers, doubles) = (
            optimizer.search.problem.known.pointer, optimizer.search.vertex.point.pointer, plan.integers.pointer, plan.doubles.pointer
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
        if record.block > 0 { runBlock(record) }
    }

    private mutating func runBlock(_ record: Component) {
        let size = record.block
        optimizer.search.pricing.gradient.extend(to: size, with: 0)
        for index in 0..<size { optimizer.search.vertex.point[plan.integers[record.basisVariableStart &+ record.triangular &+ index]] = 0 }
        for index in 0..<size {
            let row = plan.integers[record.basisRowStart &+ record.triangular &+ index]
            var sum = optimizer.search.problem.known[row]
            for entry in plan.integers[record.rowStartStart &+ row]..<plan.integers[record.rowStartStart &+ row &+ 1] {
                sum -= plan.doubles[record.doubles &+ entry] * optimizer.search.vertex.point[plan.integers[record.entryStart &+ entry]]
            }
            optimizer.search.pricing.gradient[index] = sum
        }
        for index in 0..<size {
            var sum = 0.0
            for other in 0..<size {
                sum += plan.doubles[record.blockDoubles &+ index &* size &+ other] * optimizer.search.pricing.gradient[other]
            }
            optimizer.search.vertex.point[plan.integers[record.basisVariableStart &+ record.triangular &+ index]] = sum
        }
    }

    /// All residuals are on the side where they were: then no required row is violated either.
    private mutating func sidesHold(_ record: Component, _ used: Int32) -> Bool {
        let zero = optimizer.search.problem.zero
        let (known, representatives, integers, doubles) = (
            optimizer.search.problem.known.pointer, optimizer.search.vertex.point.pointer, plan.integers.pointer, plan.doubles.pointer
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

    @inline(__always) mutating func residual(_ row: Int32, _ record: Component) -> Double {
        let (representatives, integers, doubles) = (optimizer.search.vertex.point.pointer, plan.integers.pointer, plan.doubles.pointer)
        var sum = -optimizer.search.problem.known[row]
        for entry in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
            sum += doubles[record.doubles &+ entry] * representatives[integers[record.entryStart &+ entry]]
        }
        return sum
    }

    @inline(__always) private func isRequired(_ code: Int32) -> Bool { code < 0 || model.rows[code].isRequired }
    @inline(__always) private func relation(of code: Int32) -> Int8 { code < 0 ? 1 : model.rows[code].relation }

    private mutating func publish(_ record: Component) {
        let (representatives, values, offsets, variables, integers) = (
            optimizer.search.vertex.point.pointer, model.values.pointer, model.offsets.pointer, model.variables.pointer,
            plan.integers.pointer
        )
        for index in 0..<record.representatives { publish(representatives[index], into: integers[record.representativeStart &+ index]) }
        if record.variables == record.representatives { return }
        for index in 0..<record.variables {
            let variable = integers[record.integers &+ index], representative = variables[variable].representative
            if representative != variable {
                publish(variables[variable].factor * values[representative] + offsets[variable], into: variable)
            }
        }
    }

    // MARK: Optimising

    private mutating func optimise(_ component: Int32) -> Bool {
        let isWarm = plan.components[component].flags.isSolved
        plan.components[component].flags.isSolved = false
        load(component)
        if isWarm { loadBasis(component) }
        let before = optimizer.search.pivots
        let isFeasible = optimizer.search.run(isWarm: isWarm)
        defer { model.counters.pivots &+= optimizer.search.pivots &- before }
        guard isFeasible else {
            clash(component)
            return false
        }
        let isAmbiguous = optimizer.search.hasFreeEdge()
        plan.components[component].flags.isAmbiguous = isAmbiguous
        if isAmbiguous {
            let record = plan.components[component]
            if restoreImpliedLengths(in: record.island) { return false }
            measureStays(record)
            breakTies(record)
        }
        refineResiduals()
        store(component)
        return true
    }

    static let noSide: Int32 = 2

    /// The component as the search wants it.
    mutating func load(_ component: Int32) {
        let record = plan.components[component]
        measureKnown(record, isFresh: false)
        optimizer.search.problem.variableCount = record.representatives
        optimizer.search.problem.rowCount = record.rows
        optimizer.search.problem.stayCount = record.variables
        optimizer.search.problem.starts.resize(to: record.total &+ 1)
        optimizer.search.problem.columns.resize(to: record.nonzeros &+ record.variables)
        optimizer.search.problem.coefficients.resize(to: record.nonzeros &+ record.variables)
        optimizer.search.problem.preferred.resize(to: record.representatives)
        let (integers, doubles, variables) = (plan.integers.pointer, plan.doubles.pointer, model.variables.pointer)
        let (starts, columns, coefficients, preferred) = (
            optimizer.search.problem.starts.pointer, optimizer.search.problem.columns.pointer,
            optimizer.search.problem.coefficients.pointer, optimizer.search.problem.preferred.pointer
        )
        for row in 0...record.total { starts[row] = integers[record.rowStartStart &+ row] }
        for entry in 0..<record.nonzeros &+ record.variables {
            columns[entry] = integers[record.entryStart &+ entry]
            coefficients[entry] = doubles[record.doubles &+ entry]
        }
        for index in 0..<record.representatives { preferred[index] = variables[integers[record.representativeStart &+ index]].preferred }
        loadLevels(record)
    }

    /// The rows that held the answer before; the representatives stand where these put them now.
    private mutating func loadBasis(_ component: Int32) {
        let record = plan.components[component]
        evaluateBasis(record)
        optimizer.search.basis.rows.removeAll()
        optimizer.search.basis.variables.removeAll()
        optimizer.search.basis.triangular = record.triangular
        optimizer.search.basis.isSolved.reset(to: record.representatives, with: false)
        for index in 0..<record.representatives {
            let representative = plan.integers[record.basisVariableStart &+ index]
            optimizer.search.basis.rows.append(plan.integers[record.basisRowStart &+ index])
            optimizer.search.basis.variables.append(representative)
            if index < record.triangular { optimizer.search.basis.isSolved[representative] = true }
        }
        optimizer.search.basis.inverse.removeAll()
        for index in 0..<record.block &* record.block { optimizer.search.basis.inverse.append(plan.doubles[record.blockDoubles &+ index]) }
    }

    private mutating func loadLevels(_ record: Component) {
        optimizer.search.problem.relations.reset(to: record.total, with: 0)
        optimizer.search.problem.levels.reset(to: record.total, with: 0)
        optimizer.search.problem.levelStarts.removeAll()
        let (rows, integers, relations, levels) = (
            model.rows.pointer, plan.integers.pointer, optimizer.search.problem.relations.pointer, optimizer.search.problem.levels.pointer
        )
        var last = Double.infinity, level: Int32 = -1
        for row in 0..<record.rows {
            let code = integers[record.codeStart &+ row], priority = code < 0 ? 1000 : rows[code].priority
            if priority != last {
                optimizer.search.problem.levelStarts.append(row)
                level &+= 1
            }
            last = priority
            relations[row] = code < 0 ? 1 : rows[code].relation
            levels[row] = level
        }
        optimizer.search.problem.levelStarts.append(record.rows)
        optimizer.search.problem.hasRequired = record.rows > 0 && isRequired(integers[record.codeStart])
    }

    /// Residuals anew from the representatives, without what rounding left on the way.
    private mutating func refineResiduals() {
        for row in 0..<optimizer.search.problem.rowCount {
            var sum = -optimizer.search.problem.known[row]
            for entry in optimizer.search.problem.starts[row]..<optimizer.search.problem.starts[row &+ 1] {
                sum += optimizer.search.problem.coefficients[entry] * optimizer.search.vertex.point[optimizer.search.problem.columns[entry]]
            }
            optimizer.search.vertex.exact[row] = sum
        }
    }

    mutating func dropBlock(_ component: Int32) {
        plan.doubles.release(plan.components[component].blockDoubles, plan.components[component].block &* plan.components[component].block)
        plan.components[component].block = 0
    }

    /// Keeps the rows that hold the answer, then answers from them.
    private mutating func store(_ component: Int32) {
        dropBlock(component)
        guard optimizer.search.findBasis() else { return publish(plan.components[component]) }
        let record = plan.components[component]
        for index in 0..<record.representatives {
            plan.integers[record.basisRowStart &+ index] = optimizer.search.basis.rows[index]
            plan.integers[record.basisVariableStart &+ index] = optimizer.search.basis.variables[index]
        }
        let size = record.representatives &- optimizer.search.basis.triangular
        plan.components[component].triangular = optimizer.search.basis.triangular
        plan.components[component].block = size
        plan.components[component].blockDoubles = plan.doubles.allocate(size &* size)
        for index in 0..<size &* size {
            plan.doubles[plan.components[component].blockDoubles &+ index] = optimizer.search.basis.inverse[index]
        }
        plan.components[component].flags.isSolved = true
        answer(component)
    }

    /// From the rows that hold the answer: values, and the sides of zero on which all residuals are.
    mutating func answer(_ component: Int32) {
        let record = plan.components[component]
        evaluateBasis(record)
        for row in 0..<(record.flags.isAmbiguous ? record.total : record.rows) {
            let residual = residual(row, record), code = plan.integers[record.codeStart &+ row]
            var side: Int32 = residual > optimizer.search.problem.zero ? 1 : residual < -optimizer.search.problem.zero ? -1 : 0
            // Violated within tolerance: no other answer may stand on this one's sides.
            if side != 0, row < record.rows, isRequired(code),
                !isWithin(residual, relation(of: code), tolerance: optimizer.search.problem.zero)
            {
                side = Self.noSide
            }
            plan.integers[record.sideStart &+ row] = side
        }
        publish(record)
    }

    /// The required rows that cannot hold: those that cost, and active ones as far as they push.
    private mutating func clash(_ component: Int32) {
        let record = plan.components[component]
        var costly: Int32 = 0
        certificate = Certificate()
        for row in optimizer.search.problem.levelStarts[0]..<optimizer.search.problem.levelStarts[1] {
            let code = plan.integers[record.codeStart &+ row]
            if optimizer.search.vertex.places[row] >= 0 {
                let slope = optimizer.search.pricing.slopes[optimizer.search.vertex.places[row]]
                if abs(slope) > 1e-9 { certificate.add(code, -slope) }
            } else {
                // A row at zero that is not active counts on the side where its shift puts it.
                let cost = optimizer.search.cost(row)
                if cost == 0 { continue }
                certificate.add(code, cost)
                costly &+= 1
            }
        }
        breakInfeasibility(in: record.island, isMinimal: costly == 1)
    }
}
