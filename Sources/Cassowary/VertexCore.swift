/// What stands where in the memory of a core with two roots or more. The wishes follow the rows.
extension CoreRecord {
    var total: Int32 { rows &+ members }
    var rowStartStart: Int32 { codeStart &+ total }
    var entryStart: Int32 { rowStartStart &+ total &+ 1 }
    var rootStart: Int32 { entryStart &+ nonzeros &+ members }
    /// The side of zero of each row's residual at the answer: -1, 0 (tight), 1.
    var sideStart: Int32 { rootStart &+ roots }
    var programRowStart: Int32 { sideStart &+ total }
    var programRootStart: Int32 { programRowStart &+ roots }
    var vertexIntegerCount: Int32 { members &+ 3 &* total &+ 1 &+ nonzeros &+ members &+ 3 &* roots }
    /// What is known of each row.
    var knownStart: Int32 { doubles &+ nonzeros &+ members }
    var vertexDoubleCount: Int32 { nonzeros &+ members &+ total }
}

/// A core with two roots or more: its answer is held by rows; while the signs of all residuals stay as they were, an edit needs
/// no search.
extension Engine {
    /// - Returns: false after breaking a constraint of a contradiction.
    mutating func solveVertex(_ core: Int32) -> Bool {
        if !cores[core].isSolved { followExample(core) }
        let record = cores[core]
        let used = record.isAmbiguous ? record.total : record.rows
        measureKnown(record, isFresh: record.areAllStale)
        cores[core].areAllStale = false
        if record.isAmbiguous { measureWishes(record) }
        if record.isSolved {
            runProgram(record)
            if sidesHold(record, used) {
                publish(record)
                return true
            }
        }
        counters.optimisations &+= 1
        guard solveApart(core) || optimise(core) else { return false }
        setExample(core)
        return true
    }

    // MARK: Known parts

    /// - Parameter isFresh: all of it, not only what has changed.
    mutating func measureKnown(_ record: CoreRecord, isFresh: Bool) {
        search.known.resize(to: record.total)
        let (known, codes, kept, rows, unknowns) = (search.known, integers.column, doubles.column, rows, unknowns)
        var largest = 1.0
        for row in 0..<record.rows {
            let code = codes[record.codeStart &+ row], place = record.knownStart &+ row
            if code < 0 {
                let unknown = RowCode.unknown(ofBound: code)
                kept[place] = unknowns[unknown].lowerBound - offsets[unknown]
            } else if isFresh || rows[code].isStale {
                rows[code].isStale = false
                kept[place] = self.known(of: code)
            }
            known[row] = kept[place]
            largest = max(largest, abs(kept[place]))
        }
        search.zero = 1e-9 * largest
    }

    private mutating func measureWishes(_ record: CoreRecord) {
        for row in record.rows..<record.total {
            let unknown = integers[record.codeStart &+ row]
            search.known[row] = unknowns[unknown].preferred - offsets[unknown]
        }
    }

    // MARK: The answer from its rows

    mutating func runProgram(_ record: CoreRecord) {
        search.roots.resize(to: record.roots)
        let (known, roots, integers, doubles) = (search.known, search.roots, integers.column, doubles.column)
        for index in 0..<record.triangular {
            let row = integers[record.programRowStart &+ index], root = integers[record.programRootStart &+ index]
            var sum = known[row], divisor = 1.0
            var entry = integers[record.rowStartStart &+ row]
            let end = integers[record.rowStartStart &+ row &+ 1]
            while entry < end {
                let column = integers[record.entryStart &+ entry], coefficient = doubles[record.doubles &+ entry]
                if column == root { divisor = coefficient } else { sum -= coefficient * roots[column] }
                entry &+= 1
            }
            roots[root] = divisor == 1 ? sum : sum / divisor
        }
        if record.block > 0 { runBlock(record) }
    }

    private mutating func runBlock(_ record: CoreRecord) {
        let size = record.block
        search.gradient.extend(to: size, with: 0)
        for index in 0..<size { search.roots[integers[record.programRootStart &+ record.triangular &+ index]] = 0 }
        for index in 0..<size {
            let row = integers[record.programRowStart &+ record.triangular &+ index]
            var sum = search.known[row]
            for entry in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
                sum -= doubles[record.doubles &+ entry] * search.roots[integers[record.entryStart &+ entry]]
            }
            search.gradient[index] = sum
        }
        for index in 0..<size {
            var sum = 0.0
            for other in 0..<size { sum += doubles[record.blockDoubles &+ index &* size &+ other] * search.gradient[other] }
            search.roots[integers[record.programRootStart &+ record.triangular &+ index]] = sum
        }
    }

    /// All residuals are on the side where they were: then no required row is violated either.
    private mutating func sidesHold(_ record: CoreRecord, _ used: Int32) -> Bool {
        let zero = search.zero
        let (known, roots, integers, doubles) = (search.known, search.roots, integers.column, doubles.column)
        var entry = integers[record.rowStartStart]
        for row in 0..<used {
            var residual = -known[row]
            let end = integers[record.rowStartStart &+ row &+ 1]
            while entry < end {
                residual += doubles[record.doubles &+ entry] * roots[integers[record.entryStart &+ entry]]
                entry &+= 1
            }
            let side: Int32 = residual > zero ? 1 : residual < -zero ? -1 : 0
            if side != integers[record.sideStart &+ row] { return false }
        }
        return true
    }

    @inline(__always) mutating func residual(_ row: Int32, _ record: CoreRecord) -> Double {
        let (roots, integers, doubles) = (search.roots, integers.column, doubles.column)
        var sum = -search.known[row]
        for entry in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
            sum += doubles[record.doubles &+ entry] * roots[integers[record.entryStart &+ entry]]
        }
        return sum
    }

    @inline(__always) private func isRequired(_ code: Int32) -> Bool { code < 0 || rows[code].isRequired }
    @inline(__always) private func relation(of code: Int32) -> Int8 { code < 0 ? 1 : rows[code].relation }

    private mutating func publish(_ record: CoreRecord) {
        let (roots, values, offsets, unknowns, integers) = (search.roots, values, offsets, unknowns, integers.column)
        for index in 0..<record.roots { publish(roots[index], into: integers[record.rootStart &+ index]) }
        if record.members == record.roots { return }
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index], root = unknowns[unknown].root
            if root != unknown { publish(unknowns[unknown].factor * values[root] + offsets[unknown], into: unknown) }
        }
    }

    // MARK: Optimising

    private mutating func optimise(_ core: Int32) -> Bool {
        let isWarm = cores[core].isSolved
        cores[core].isSolved = false
        load(core)
        if isWarm { loadProgram(core) }
        let before = search.pivots
        let isFeasible = search.run(isWarm: isWarm)
        defer { counters.pivots &+= search.pivots &- before }
        guard isFeasible else {
            clash(core)
            return false
        }
        let isAmbiguous = search.hasFreeEdge()
        cores[core].isAmbiguous = isAmbiguous
        if isAmbiguous {
            let record = cores[core]
            if giveLengthsTheirSay(in: record.island) { return false }
            measureWishes(record)
            breakTies(record)
        }
        refineResiduals()
        store(core)
        return true
    }

    static let noSide: Int32 = 2

    /// The core as the search wants it.
    mutating func load(_ core: Int32) {
        let record = cores[core]
        measureKnown(record, isFresh: false)
        search.rootCount = record.roots
        search.rowCount = record.rows
        search.wishCount = record.members
        search.starts.resize(to: record.total &+ 1)
        search.columns.resize(to: record.nonzeros &+ record.members)
        search.coefficients.resize(to: record.nonzeros &+ record.members)
        search.preferred.resize(to: record.roots)
        let (integers, doubles, unknowns) = (integers.column, doubles.column, unknowns)
        let (starts, columns, coefficients, preferred) = (search.starts, search.columns, search.coefficients, search.preferred)
        for row in 0...record.total { starts[row] = integers[record.rowStartStart &+ row] }
        for entry in 0..<record.nonzeros &+ record.members {
            columns[entry] = integers[record.entryStart &+ entry]
            coefficients[entry] = doubles[record.doubles &+ entry]
        }
        for index in 0..<record.roots { preferred[index] = unknowns[integers[record.rootStart &+ index]].preferred }
        loadLevels(record)
    }

    /// The rows that held the answer before; the roots stand where these put them now.
    private mutating func loadProgram(_ core: Int32) {
        let record = cores[core]
        runProgram(record)
        search.program.rows.removeAll()
        search.program.roots.removeAll()
        search.program.triangular = record.triangular
        search.program.isSolved.reset(to: record.roots, with: false)
        for index in 0..<record.roots {
            let root = integers[record.programRootStart &+ index]
            search.program.rows.append(integers[record.programRowStart &+ index])
            search.program.roots.append(root)
            if index < record.triangular { search.program.isSolved[root] = true }
        }
        search.program.inverse.removeAll()
        for index in 0..<record.block &* record.block { search.program.inverse.append(doubles[record.blockDoubles &+ index]) }
    }

    private mutating func loadLevels(_ record: CoreRecord) {
        search.relations.reset(to: record.total, with: 0)
        search.levels.reset(to: record.total, with: 0)
        search.levelStarts.removeAll()
        let (rows, integers, relations, levels) = (rows, integers.column, search.relations, search.levels)
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

    /// Residuals anew from the roots, without what rounding left on the way.
    private mutating func refineResiduals() {
        for row in 0..<search.rowCount {
            var sum = -search.known[row]
            for entry in search.starts[row]..<search.starts[row &+ 1] {
                sum += search.coefficients[entry] * search.roots[search.columns[entry]]
            }
            search.exact[row] = sum
        }
    }

    mutating func dropBlock(_ core: Int32) {
        doubles.release(cores[core].blockDoubles, cores[core].block &* cores[core].block)
        cores[core].block = 0
    }

    /// Keeps the rows that hold the answer, then answers from them.
    private mutating func store(_ core: Int32) {
        dropBlock(core)
        guard search.findProgram() else { return publish(cores[core]) }
        let record = cores[core]
        for index in 0..<record.roots {
            integers[record.programRowStart &+ index] = search.program.rows[index]
            integers[record.programRootStart &+ index] = search.program.roots[index]
        }
        let size = record.roots &- search.program.triangular
        cores[core].triangular = search.program.triangular
        cores[core].block = size
        cores[core].blockDoubles = doubles.allocate(size &* size)
        for index in 0..<size &* size { doubles[cores[core].blockDoubles &+ index] = search.program.inverse[index] }
        cores[core].isSolved = true
        answer(core)
    }

    /// From the rows that hold the answer: values, and the sides of zero on which all residuals are.
    mutating func answer(_ core: Int32) {
        let record = cores[core]
        runProgram(record)
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

    /// The required rows that cannot hold: those that cost, and tight ones as far as they push.
    private mutating func clash(_ core: Int32) {
        let record = cores[core]
        var costly: Int32 = 0
        certificate = Certificate()
        for row in search.levelStarts[0]..<search.levelStarts[1] {
            let code = integers[record.codeStart &+ row]
            if search.places[row] >= 0 {
                let slope = search.slopes[search.places[row]]
                if abs(slope) > 1e-9 { certificate.add(code, -slope) }
            } else {
                // A row at zero that is not tight counts on the side where its shift puts it.
                let cost = search.cost(row)
                if cost == 0 { continue }
                certificate.add(code, cost)
                costly &+= 1
            }
        }
        contradict(in: record.island, isMinimal: costly == 1)
    }
}
