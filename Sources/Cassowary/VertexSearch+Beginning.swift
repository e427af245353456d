/// The first vertex of a search, or that of the answer before an edit.
extension VertexSearch {
    mutating func indexColumns() {
        columnStarts.reset(to: rootCount &+ 1, with: 0)
        let entryCount = starts[rowCount]
        for entry in 0..<entryCount { columnStarts[columns[entry]] &+= 1 }
        var start: Int32 = 0
        for root in 0...rootCount {
            let count = columnStarts[root]
            columnStarts[root] = start
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
        for root in stride(from: rootCount, to: 0, by: -1) { columnStarts[root] = columnStarts[root &- 1] }
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
        let total = rowCount &+ wishCount
        rootShifts.reset(to: rootCount, with: 0)
        exact.reset(to: total, with: 0)
        shifts.reset(to: total, with: 0)
        places.reset(to: total, with: -1)
        tight.reset(to: rootCount, with: -1)
        isUpFrozen.reset(to: rootCount, with: false)
        isDownFrozen.reset(to: rootCount, with: false)
        slopes.reset(to: rootCount, with: 0)
        gradient.reset(to: rootCount, with: 0)
        rates.reset(to: total, with: 0)
        isRated.reset(to: total, with: false)
        combined.reset(to: rootCount, with: 0)
        isCombined.reset(to: rootCount, with: false)
        combination.removeAll()
        positions.reset(to: rootCount, with: -1)
        marks.reset(to: rootCount, with: 0)
        mark = 0
        edges.reset(lists: rootCount, room: 4)
        patterns.reset(lists: rootCount, room: 4)
    }

    /// The first vertex: each root where the first row that is about it alone puts it.
    mutating func begin() {
        roots.reset(to: rootCount, with: 0)
        for row in 0..<rowCount where starts[row &+ 1] == starts[row] &+ 1 && tight[columns[starts[row]]] < 0 {
            let root = columns[starts[row]], coefficient = coefficients[starts[row]]
            hold(root, by: row)
            roots[root] = known[row] / coefficient
            rootShifts[root] = Self.shift(row) / coefficient
            addEdge(root, root, 1 / coefficient)
        }
        holdByEqualities()
        for root in 0..<rootCount where tight[root] < 0 {
            roots[root] = preferred[root]
            addEdge(root, root, 1)
        }
    }

    /// A root that no row is about alone, but a required equality of roots that are held: one after the other. Otherwise each of them
    /// would cost a step.
    private mutating func holdByEqualities() {
        guard hasRequired else { return }
        var isAnyNew = true
        while isAnyNew {
            isAnyNew = false
            for row in levelStarts[0]..<levelStarts[1] where relations[row] == 0 && places[row] < 0 {
                guard let root = onlyFree(row) else { continue }
                var (sum, shift, divisor) = (known[row], Self.shift(row), 1.0)
                for entry in starts[row]..<starts[row &+ 1] {
                    let column = columns[entry]
                    if column == root { divisor = coefficients[entry]; continue }
                    combine(column, -coefficients[entry])
                    sum -= coefficients[entry] * roots[column]
                    shift -= coefficients[entry] * rootShifts[column]
                }
                combineOne(root, 1)
                takeCombination(root, 1 / divisor)
                roots[root] = sum / divisor
                rootShifts[root] = shift / divisor
                hold(root, by: row)
                isAnyNew = true
            }
        }
    }

    /// The one root of a row that no row holds yet.
    @inline(__always) private func onlyFree(_ row: Int32) -> Int32? {
        var free: Int32?
        for entry in starts[row]..<starts[row &+ 1] where tight[columns[entry]] < 0 {
            if free != nil { return nil }
            free = columns[entry]
        }
        return free
    }

    @inline(__always) private func hold(_ place: Int32, by row: Int32) {
        tight[place] = row
        places[row] = place
    }

    @inline(__always) private mutating func addEdge(_ root: Int32, _ place: Int32, _ rate: Double) {
        edges.append(EdgeRate(place: place, rate: rate), to: root)
        patterns.append(root, to: place)
    }

    /// The vertex of `program`, at its present `roots`; the place of a row is the root it was chosen for.
    mutating func resume() {
        for index in 0..<program.triangular {
            let row = program.rows[index], root = program.roots[index]
            var (divisor, shift) = (1.0, row < rowCount ? Self.shift(row) : 0)
            for entry in starts[row]..<starts[row &+ 1] {
                let column = columns[entry]
                if column == root { divisor = coefficients[entry]; continue }
                combine(column, -coefficients[entry])
                shift -= coefficients[entry] * rootShifts[column]
            }
            combineOne(root, 1)
            rootShifts[root] = shift / divisor
            takeCombination(root, 1 / divisor)
            if row < rowCount { hold(root, by: row) }
        }
        resumeBlock()
    }

    private mutating func resumeBlock() {
        let first = program.triangular, size = rootCount &- first
        for index in 0..<size {
            let root = program.roots[first &+ index]
            var shift = 0.0
            for other in 0..<size {
                let factor = program.inverse[index &* size &+ other]
                if factor == 0 { continue }
                let row = program.rows[first &+ other]
                combineOne(program.roots[first &+ other], factor)
                if row < rowCount { shift += factor * Self.shift(row) }
                for entry in starts[row]..<starts[row &+ 1] where program.isSolved[columns[entry]] {
                    combine(columns[entry], -factor * coefficients[entry])
                    shift -= factor * coefficients[entry] * rootShifts[columns[entry]]
                }
            }
            // Block roots come last, so none of them is read here before all are written.
            rootShifts[root] = shift
            takeCombination(root, 1)
        }
        for index in 0..<size where program.rows[first &+ index] < rowCount {
            hold(program.roots[first &+ index], by: program.rows[first &+ index])
        }
    }

    mutating func combine(_ root: Int32, _ factor: Double) {
        for at in edges.range(root) { combineOne(edges[at].place, factor * edges[at].rate) }
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

    private mutating func takeCombination(_ root: Int32, _ factor: Double) {
        for index in 0..<Int32(combination.count) {
            let place = combination[index]
            isCombined[place] = false
            if combined[place] != 0 { addEdge(root, place, combined[place] * factor) }
        }
        combination.removeAll()
    }

    mutating func measureResiduals() {
        for row in 0..<rowCount where places[row] < 0 {
            var (sum, shift) = (-known[row], -Self.shift(row))
            for entry in starts[row]..<starts[row &+ 1] {
                sum += coefficients[entry] * roots[columns[entry]]
                shift += coefficients[entry] * rootShifts[columns[entry]]
            }
            exact[row] = sum
            shifts[row] = shift
        }
    }
}
