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
/// no search.
extension Engine {
    /// - Returns: false after breaking a constraint of an infeasibility.
    mutating func searchComponent(_ component: Int32) -> Bool {
        if !components[component].isSolved { takeWarmStart(component) }
        let record = components[component]
        let used = record.isAmbiguous ? record.total : record.rows
        measureKnown(record, isFresh: record.areAllStale)
        components[component].areAllStale = false
        if record.isAmbiguous { measureStays(record) }
        if record.isSolved {
            evaluateBasis(record)
            if sidesHold(record, used) {
                publish(record)
                return true
            }
        }
        counters.optimisations &+= 1
        guard solveDecomposed(component) || optimise(component) else { return false }
        keepWarmStart(component)
        return true
    }

    // MARK: Known parts

    /// - Parameter isFresh: all of it, not only what has changed.
    mutating func measureKnown(_ record: Component, isFresh: Bool) {
        search.known.resize(to: record.total)
        let (known, codes, kept, rows, variables) = (
            search.known.pointer, integers.pointer, doubles.pointer, rows.pointer, variables.pointer
        )
        var largest = 1.0
        for row in 0..<record.rows {
            let code = codes[record.codeStart &+ row], place = record.knownStart &+ row
            if code < 0 {
                let variable = RowCode.variable(ofBound: code)
                kept[place] = variables[variable].lowerBound - offsets[variable]
            } else if isFresh || rows[code].isStale {
                rows[code].isStale = false
                kept[place] = self.known(of: code)
            }
            known[row] = kept[place]
            largest = max(largest, abs(kept[place]))
        }
        search.zero = 1e-9 * largest
    }

    private mutating func measureStays(_ record: Component) {
        for row in record.rows..<record.total {
            let variable = integers[record.codeStart &+ row]
            search.known[row] = variables[variable].preferred - offsets[variable]
        }
    }

    // MARK: The answer from its rows

    mutating func evaluateBasis(_ record: Component) {
        search.point.resize(to: record.representatives)
        let (known, representatives, integers, doubles) = (search.known.pointer, search.point.pointer, integers.pointer, doubles.pointer)
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
        search.gradient.extend(to: size, with: 0)
        for index in 0..<size { search.point[integers[record.basisVariableStart &+ record.triangular &+ index]] = 0 }
        for index in 0..<size {
            let row = integers[record.basisRowStart &+ record.triangular &+ index]
            var sum = search.known[row]
            for entry in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
                sum -= doubles[record.doubles &+ entry] * search.point[integers[record.entryStart &+ entry]]
            }
            search.gradient[index] = sum
        }
        for index in 0..<size {
            var sum = 0.0
            for other in 0..<size { sum += doubles[record.blockDoubles &+ index &* size &+ other] * search.gradient[other] }
            search.point[integers[record.basisVariableStart &+ record.triangular &+ index]] = sum
        }
    }

    /// All residuals are on the side where they were: then no required row is violated either.
    private mutating func sidesHold(_ record: Component, _ used: Int32) -> Bool {
        let zero = search.zero
        let (known, representatives, integers, doubles) = (search.known.pointer, search.point.pointer, integers.pointer, doubles.pointer)
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
        let (representatives, integers, doubles) = (search.point.pointer, integers.pointer, doubles.pointer)
        var sum = -search.known[row]
        for entry in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
            sum += doubles[record.doubles &+ entry] * representatives[integers[record.entryStart &+ entry]]
        }
        return sum
    }

    @inline(__always) private func isRequired(_ code: Int32) -> Bool { code < 0 || rows[code].isRequired }
    @inline(__always) private func relation(of code: Int32) -> Int8 { code < 0 ? 1 : rows[code].relation }

    private mutating func publish(_ record: Component) {
        let (representatives, values, offsets, variables, integers) = (
            search.point.pointer, values.pointer, offsets.pointer, variables.pointer, integers.pointer
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
        let isWarm = components[component].isSolved
        components[component].isSolved = false
        load(component)
        if isWarm { loadBasis(component) }
        let before = search.pivots
        let isFeasible = search.run(isWarm: isWarm)
        defer { counters.pivots &+= search.pivots &- before }
        guard isFeasible else {
            clash(component)
            return false
        }
        let isAmbiguous = search.hasFreeEdge()
        components[component].isAmbiguous = isAmbiguous
        if isAmbiguous {
            let record = components[component]
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
        let record = components[component]
        measureKnown(record, isFresh: false)
        search.variableCount = record.representatives
        search.rowCount = record.rows
        search.stayCount = record.variables
        search.starts.resize(to: record.total &+ 1)
        search.columns.resize(to: record.nonzeros &+ record.variables)
        search.coefficients.resize(to: record.nonzeros &+ record.variables)
        search.preferred.resize(to: record.representatives)
        let (integers, doubles, variables) = (integers.pointer, doubles.pointer, variables.pointer)
        let (starts, columns, coefficients, preferred) = (
            search.starts.pointer, search.columns.pointer, search.coefficients.pointer, search.preferred.pointer
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
        let record = components[component]
        evaluateBasis(record)
        search.basis.rows.removeAll()
        search.basis.variables.removeAll()
        search.basis.triangular = record.triangular
        search.basis.isSolved.reset(to: record.representatives, with: false)
        for index in 0..<record.representatives {
            let representative = integers[record.basisVariableStart &+ index]
            search.basis.rows.append(integers[record.basisRowStart &+ index])
            search.basis.variables.append(representative)
            if index < record.triangular { search.basis.isSolved[representative] = true }
        }
        search.basis.inverse.removeAll()
        for index in 0..<record.block &* record.block { search.basis.inverse.append(doubles[record.blockDoubles &+ index]) }
    }

    private mutating func loadLevels(_ record: Component) {
        search.relations.reset(to: record.total, with: 0)
        search.levels.reset(to: record.total, with: 0)
        search.levelStarts.removeAll()
        let (rows, integers, relations, levels) = (rows.pointer, integers.pointer, search.relations.pointer, search.levels.pointer)
        var last = Double.infinity, level: Int32 = -1
        for row in 0..<record.rows {
            let code = integers[record.codeStart &+ row], priority = code < 0 ? 1000 : rows[code].priority
            if priority != last {
                search.levelStarts.append(row)
                level &+= 1
            }
            last = priority
            relations[row] = code < 0 ? 1 : rows[code].relation
            levels[row] = level
        }
        search.levelStarts.append(record.rows)
        search.hasRequired = record.rows > 0 && isRequired(integers[record.codeStart])
    }

    /// Residuals anew from the representatives, without what rounding left on the way.
    private mutating func refineResiduals() {
        for row in 0..<search.rowCount {
            var sum = -search.known[row]
            for entry in search.starts[row]..<search.starts[row &+ 1] {
                sum += search.coefficients[entry] * search.point[search.columns[entry]]
            }
            search.exact[row] = sum
        }
    }

    mutating func dropBlock(_ component: Int32) {
        doubles.release(components[component].blockDoubles, components[component].block &* components[component].block)
        components[component].block = 0
    }

    /// Keeps the rows that hold the answer, then answers from them.
    private mutating func store(_ component: Int32) {
        dropBlock(component)
        guard search.findBasis() else { return publish(components[component]) }
        let record = components[component]
        for index in 0..<record.representatives {
            integers[record.basisRowStart &+ index] = search.basis.rows[index]
            integers[record.basisVariableStart &+ index] = search.basis.variables[index]
        }
        let size = record.representatives &- search.basis.triangular
        components[component].triangular = search.basis.triangular
        components[component].block = size
        components[component].blockDoubles = doubles.allocate(size &* size)
        for index in 0..<size &* size { doubles[components[component].blockDoubles &+ index] = search.basis.inverse[index] }
        components[component].isSolved = true
        answer(component)
    }

    /// From the rows that hold the answer: values, and the sides of zero on which all residuals are.
    mutating func answer(_ component: Int32) {
        let record = components[component]
        evaluateBasis(record)
        for row in 0..<(record.isAmbiguous ? record.total : record.rows) {
            let residual = residual(row, record), code = integers[record.codeStart &+ row]
            var side: Int32 = residual > search.zero ? 1 : residual < -search.zero ? -1 : 0
            // Violated within tolerance: no other answer may stand on this one's sides.
            if side != 0, row < record.rows, isRequired(code), !isWithin(residual, relation(of: code), tolerance: search.zero) {
                side = Self.noSide
            }
            integers[record.sideStart &+ row] = side
        }
        publish(record)
    }

    /// The required rows that cannot hold: those that cost, and active ones as far as they push.
    private mutating func clash(_ component: Int32) {
        let record = components[component]
        var costly: Int32 = 0
        certificate = Certificate()
        for row in search.levelStarts[0]..<search.levelStarts[1] {
            let code = integers[record.codeStart &+ row]
            if search.places[row] >= 0 {
                let slope = search.slopes[search.places[row]]
                if abs(slope) > 1e-9 { certificate.add(code, -slope) }
            } else {
                // A row at zero that is not active counts on the side where its shift puts it.
                let cost = search.cost(row)
                if cost == 0 { continue }
                certificate.add(code, cost)
                costly &+= 1
            }
        }
        breakInfeasibility(in: record.island, isMinimal: costly == 1)
    }
}
