/// The first vertex of a search, or that of the answer before an edit.
extension ActiveSet {
    mutating func indexColumns() {
        columnStarts.reset(to: variableCount &+ 1, with: 0)
        let entryCount = starts[rowCount]
        for entry in 0..<entryCount { columnStarts[columns[entry]] &+= 1 }
        var start: Int32 = 0
        for variable in 0...variableCount {
            let count = columnStarts[variable]
            columnStarts[variable] = start
            start &+= count
        }
        columnRows.extend(to: entryCount, with: 0)
        columnCoefficients.extend(to: entryCount, with: 0)
        for row in 0..<rowCount {
            for entry in starts[row]..<starts[row &+ 1] {
                let at = columnStarts[columns[entry]]
                columnRows[at] = row
                columnCoefficients[at] = coefficients[entry]
                columnStarts[columns[entry]] = at &+ 1
            }
        }
        // Each start has become its end.
        for variable in stride(from: variableCount, to: 0, by: -1) { columnStarts[variable] = columnStarts[variable &- 1] }
        columnStarts[0] = 0
    }

    /// A number between one and two for each row, without pattern.
    static func shift(_ row: Int32) -> Double {
        var bits = UInt64(UInt32(bitPattern: row)) &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return 1 + Double((bits ^ (bits >> 31)) >> 12) * 0x1p-52
    }

    mutating func reset() {
        let total = rowCount &+ stayCount
        pointShifts.reset(to: variableCount, with: 0)
        exact.reset(to: total, with: 0)
        shifts.reset(to: total, with: 0)
        places.reset(to: total, with: -1)
        active.reset(to: variableCount, with: -1)
        isUpFrozen.reset(to: variableCount, with: false)
        isDownFrozen.reset(to: variableCount, with: false)
        slopes.reset(to: variableCount, with: 0)
        gradient.reset(to: variableCount, with: 0)
        rates.reset(to: total, with: 0)
        isRated.reset(to: total, with: false)
        combined.reset(to: variableCount, with: 0)
        isCombined.reset(to: variableCount, with: false)
        combination.removeAll()
        positions.reset(to: variableCount, with: -1)
        marks.reset(to: variableCount, with: 0)
        mark = 0
        edges.reset(rows: variableCount, room: 4)
        patterns.reset(rows: variableCount, room: 4)
    }

    /// The first vertex: each variable where the first row that is about it alone puts it.
    mutating func crash() {
        point.reset(to: variableCount, with: 0)
        for row in 0..<rowCount where starts[row &+ 1] == starts[row] &+ 1 && active[columns[starts[row]]] < 0 {
            let variable = columns[starts[row]], coefficient = coefficients[starts[row]]
            hold(variable, by: row)
            point[variable] = known[row] / coefficient
            pointShifts[variable] = Self.shift(row) / coefficient
            addEdge(variable, variable, 1 / coefficient)
        }
        holdByEqualities()
        for variable in 0..<variableCount where active[variable] < 0 {
            point[variable] = preferred[variable]
            addEdge(variable, variable, 1)
        }
    }

    /// A variable that no row is about alone, but a required equality of variables that are held: one after the other. Otherwise each of them
    /// would cost a step.
    private mutating func holdByEqualities() {
        guard hasRequired else { return }
        var isAnyNew = true
        while isAnyNew {
            isAnyNew = false
            for row in levelStarts[0]..<levelStarts[1] where relations[row] == 0 && places[row] < 0 {
                guard let variable = onlyFree(row) else { continue }
                var (sum, shift, divisor) = (known[row], Self.shift(row), 1.0)
                for entry in starts[row]..<starts[row &+ 1] {
                    let column = columns[entry]
                    if column == variable { divisor = coefficients[entry]; continue }
                    combine(column, -coefficients[entry])
                    sum -= coefficients[entry] * point[column]
                    shift -= coefficients[entry] * pointShifts[column]
                }
                combineOne(variable, 1)
                takeCombination(variable, 1 / divisor)
                point[variable] = sum / divisor
                pointShifts[variable] = shift / divisor
                hold(variable, by: row)
                isAnyNew = true
            }
        }
    }

    /// The one variable of a row that no row holds yet.
    @inline(__always) private func onlyFree(_ row: Int32) -> Int32? {
        var free: Int32?
        for entry in starts[row]..<starts[row &+ 1] where active[columns[entry]] < 0 {
            if free != nil { return nil }
            free = columns[entry]
        }
        return free
    }

    @inline(__always) private mutating func hold(_ place: Int32, by row: Int32) {
        active[place] = row
        places[row] = place
    }

    @inline(__always) private mutating func addEdge(_ variable: Int32, _ place: Int32, _ rate: Double) {
        edges.append(EdgeRate(place: place, rate: rate), to: variable)
        patterns.append(variable, to: place)
    }

    /// The vertex of `basis`, at its present `variables`; the place of a row is the variable it was chosen for.
    mutating func resume() {
        for index in 0..<basis.triangular {
            let row = basis.rows[index], variable = basis.variables[index]
            var (divisor, shift) = (1.0, row < rowCount ? Self.shift(row) : 0)
            for entry in starts[row]..<starts[row &+ 1] {
                let column = columns[entry]
                if column == variable { divisor = coefficients[entry]; continue }
                combine(column, -coefficients[entry])
                shift -= coefficients[entry] * pointShifts[column]
            }
            combineOne(variable, 1)
            pointShifts[variable] = shift / divisor
            takeCombination(variable, 1 / divisor)
            if row < rowCount { hold(variable, by: row) }
        }
        resumeBlock()
    }

    private mutating func resumeBlock() {
        let first = basis.triangular, size = variableCount &- first
        for index in 0..<size {
            let variable = basis.variables[first &+ index]
            var shift = 0.0
            for other in 0..<size {
                let factor = basis.inverse[index &* size &+ other]
                if factor == 0 { continue }
                let row = basis.rows[first &+ other]
                combineOne(basis.variables[first &+ other], factor)
                if row < rowCount { shift += factor * Self.shift(row) }
                for entry in starts[row]..<starts[row &+ 1] where basis.isSolved[columns[entry]] {
                    combine(columns[entry], -factor * coefficients[entry])
                    shift -= factor * coefficients[entry] * pointShifts[columns[entry]]
                }
            }
            // Block variables come last, so none of them is read here before all are written.
            pointShifts[variable] = shift
            takeCombination(variable, 1)
        }
        for index in 0..<size where basis.rows[first &+ index] < rowCount {
            hold(basis.variables[first &+ index], by: basis.rows[first &+ index])
        }
    }

    mutating func combine(_ variable: Int32, _ factor: Double) {
        for at in edges.range(variable) { combineOne(edges[at].place, factor * edges[at].rate) }
    }

    @inline(__always) mutating func combineOne(_ place: Int32, _ value: Double) {
        if !isCombined[place] {
            isCombined[place] = true
            combined[place] = value
            combination.append(place)
        } else {
            let sum = combined[place] + value
            combined[place] = abs(sum) <= 1e-13 * abs(value) ? 0 : sum
        }
    }

    private mutating func takeCombination(_ variable: Int32, _ factor: Double) {
        for index in 0..<Int32(combination.count) {
            let place = combination[index]
            isCombined[place] = false
            if combined[place] != 0 { addEdge(variable, place, combined[place] * factor) }
        }
        combination.removeAll()
    }

    mutating func measureResiduals() {
        for row in 0..<rowCount where places[row] < 0 {
            var (sum, shift) = (-known[row], -Self.shift(row))
            for entry in starts[row]..<starts[row &+ 1] {
                sum += coefficients[entry] * point[columns[entry]]
                shift += coefficients[entry] * pointShifts[columns[entry]]
            }
            exact[row] = sum
            shifts[row] = shift
        }
    }
}
