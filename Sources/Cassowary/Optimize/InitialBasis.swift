/// The first vertex of a search: a crash basis, or the basis of an earlier solution.
extension ActiveSet {
    mutating func indexColumns() {
        transposed.starts.reset(to: problem.variableCount &+ 1, with: 0)
        let entryCount = problem.starts[problem.rowCount]
        for entry in 0..<entryCount { transposed.starts[problem.columns[entry]] &+= 1 }
        var start: Int32 = 0
        for variable in 0...problem.variableCount {
            let count = transposed.starts[variable]
            transposed.starts[variable] = start
            start &+= count
        }
        transposed.rows.extend(to: entryCount, with: 0)
        transposed.coefficients.extend(to: entryCount, with: 0)
        for row in 0..<problem.rowCount {
            for entry in problem.starts[row]..<problem.starts[row &+ 1] {
                let at = transposed.starts[problem.columns[entry]]
                transposed.rows[at] = row
                transposed.coefficients[at] = problem.coefficients[entry]
                transposed.starts[problem.columns[entry]] = at &+ 1
            }
        }
        // Each start is now its end.
        for variable in stride(from: problem.variableCount, to: 0, by: -1) {
            transposed.starts[variable] = transposed.starts[variable &- 1]
        }
        transposed.starts[0] = 0
    }

    /// Returns a pseudo-random number between one and two for each row.
    static func shift(_ row: Int32) -> Double {
        var bits = UInt64(UInt32(bitPattern: row)) &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return 1 + Double((bits ^ (bits >> 31)) >> 12) * 0x1p-52
    }

    mutating func reset() {
        let total = problem.rowCount &+ problem.stayCount
        vertex.pointShifts.reset(to: problem.variableCount, with: 0)
        vertex.exact.reset(to: total, with: 0)
        vertex.shifts.reset(to: total, with: 0)
        vertex.slots.reset(to: total, with: -1)
        vertex.active.reset(to: problem.variableCount, with: -1)
        vertex.isUpFrozen.reset(to: problem.variableCount, with: false)
        vertex.isDownFrozen.reset(to: problem.variableCount, with: false)
        pricing.slopes.reset(to: problem.variableCount, with: 0)
        pricing.gradient.reset(to: problem.variableCount, with: 0)
        ratioTest.rates.reset(to: total, with: 0)
        ratioTest.isRated.reset(to: total, with: false)
        update.combined.reset(to: problem.variableCount, with: 0)
        update.isCombined.reset(to: problem.variableCount, with: false)
        update.combination.removeAll()
        update.positions.reset(to: problem.variableCount, with: -1)
        update.marks.reset(to: problem.variableCount, with: 0)
        update.mark = 0
        vertex.edges.reset(rows: problem.variableCount, room: 4)
        vertex.patterns.reset(rows: problem.variableCount, room: 4)
    }

    /// Sets up the first vertex: each variable is placed by the first row about it alone.
    mutating func crash() {
        vertex.point.reset(to: problem.variableCount, with: 0)
        for row in 0..<problem.rowCount
        where problem.starts[row &+ 1] == problem.starts[row] &+ 1 && vertex.active[problem.columns[problem.starts[row]]] < 0 {
            let variable = problem.columns[problem.starts[row]], coefficient = problem.coefficients[problem.starts[row]]
            hold(variable, by: row)
            vertex.point[variable] = problem.known[row] / coefficient
            vertex.pointShifts[variable] = Self.shift(row) / coefficient
            addEdge(variable, variable, 1 / coefficient)
        }
        holdByEqualities()
        for variable in 0..<problem.variableCount where vertex.active[variable] < 0 {
            vertex.point[variable] = problem.preferred[variable]
            addEdge(variable, variable, 1)
        }
    }

    /// Places variables that no row alone is about by required equalities whose other variables are placed, one after the other. Otherwise
    /// each of them would cost a step.
    private mutating func holdByEqualities() {
        guard problem.hasRequired else { return }
        var isAnyNew = true
        while isAnyNew {
            isAnyNew = false
            for row in problem.levelStarts[0]..<problem.levelStarts[1] where problem.relations[row] == 0 && vertex.slots[row] < 0 {
                guard let variable = onlyFree(row) else { continue }
                var (sum, shift, divisor) = (problem.known[row], Self.shift(row), 1.0)
                for entry in problem.starts[row]..<problem.starts[row &+ 1] {
                    let column = problem.columns[entry]
                    if column == variable { divisor = problem.coefficients[entry]; continue }
                    combine(column, -problem.coefficients[entry])
                    sum -= problem.coefficients[entry] * vertex.point[column]
                    shift -= problem.coefficients[entry] * vertex.pointShifts[column]
                }
                combineOne(variable, 1)
                takeCombination(variable, 1 / divisor)
                vertex.point[variable] = sum / divisor
                vertex.pointShifts[variable] = shift / divisor
                hold(variable, by: row)
                isAnyNew = true
            }
        }
    }

    /// Returns the only variable of a row that no row determines yet, or nil if there are none or several.
    @inline(__always) private func onlyFree(_ row: Int32) -> Int32? {
        var free: Int32?
        for entry in problem.starts[row]..<problem.starts[row &+ 1] where vertex.active[problem.columns[entry]] < 0 {
            if free != nil { return nil }
            free = problem.columns[entry]
        }
        return free
    }

    @inline(__always) private mutating func hold(_ slot: Int32, by row: Int32) {
        vertex.active[slot] = row
        vertex.slots[row] = slot
    }

    @inline(__always) private mutating func addEdge(_ variable: Int32, _ slot: Int32, _ rate: Double) {
        vertex.edges.append(EdgeRate(slot: slot, rate: rate), to: variable)
        vertex.patterns.append(variable, to: slot)
    }

    /// Sets up the vertex of `basis` at the current `point`; the place of a row is the variable it was chosen for.
    mutating func resume() {
        for index in 0..<basis.triangular {
            let row = basis.rows[index], variable = basis.variables[index]
            var (divisor, shift) = (1.0, row < problem.rowCount ? Self.shift(row) : 0)
            for entry in problem.starts[row]..<problem.starts[row &+ 1] {
                let column = problem.columns[entry]
                if column == variable { divisor = problem.coefficients[entry]; continue }
                combine(column, -problem.coefficients[entry])
                shift -= problem.coefficients[entry] * vertex.pointShifts[column]
            }
            combineOne(variable, 1)
            vertex.pointShifts[variable] = shift / divisor
            takeCombination(variable, 1 / divisor)
            if row < problem.rowCount { hold(variable, by: row) }
        }
        resumeBlock()
    }

    private mutating func resumeBlock() {
        let first = basis.triangular, size = problem.variableCount &- first
        for index in 0..<size {
            let variable = basis.variables[first &+ index]
            var shift = 0.0
            for other in 0..<size {
                let factor = basis.inverse[index &* size &+ other]
                if factor == 0 { continue }
                let row = basis.rows[first &+ other]
                combineOne(basis.variables[first &+ other], factor)
                if row < problem.rowCount { shift += factor * Self.shift(row) }
                for entry in problem.starts[row]..<problem.starts[row &+ 1] where basis.isSolved[problem.columns[entry]] {
                    combine(problem.columns[entry], -factor * problem.coefficients[entry])
                    shift -= factor * problem.coefficients[entry] * vertex.pointShifts[problem.columns[entry]]
                }
            }
            // Block variables come last, so none of them is read here before all are written.
            vertex.pointShifts[variable] = shift
            takeCombination(variable, 1)
        }
        for index in 0..<size where basis.rows[first &+ index] < problem.rowCount {
            hold(basis.variables[first &+ index], by: basis.rows[first &+ index])
        }
    }

    mutating func combine(_ variable: Int32, _ factor: Double) {
        for at in vertex.edges.range(variable) { combineOne(vertex.edges[at].slot, factor * vertex.edges[at].rate) }
    }

    @inline(__always) private mutating func combineOne(_ slot: Int32, _ value: Double) {
        if !update.isCombined[slot] {
            update.isCombined[slot] = true
            update.combined[slot] = value
            update.combination.append(slot)
        } else {
            let sum = update.combined[slot] + value
            update.combined[slot] = abs(sum) <= 1e-13 * abs(value) ? 0 : sum
        }
    }

    private mutating func takeCombination(_ variable: Int32, _ factor: Double) {
        for index in 0..<Int32(update.combination.count) {
            let slot = update.combination[index]
            update.isCombined[slot] = false
            if update.combined[slot] != 0 { addEdge(variable, slot, update.combined[slot] * factor) }
        }
        update.combination.removeAll()
    }

    mutating func measureResiduals() {
        for row in 0..<problem.rowCount where vertex.slots[row] < 0 {
            var (sum, shift) = (-problem.known[row], -Self.shift(row))
            for entry in problem.starts[row]..<problem.starts[row &+ 1] {
                sum += problem.coefficients[entry] * vertex.point[problem.columns[entry]]
                shift += problem.coefficients[entry] * vertex.pointShifts[problem.columns[entry]]
            }
            vertex.exact[row] = sum
            vertex.shifts[row] = shift
        }
    }
}
