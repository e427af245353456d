/// The way of an edit is followed once without values: what depends on what, from definitions to followers.
extension Engine {
    /// - Returns: false when the edits have more to do than routes know.
    mutating func compileRoute() -> Bool {
        route.clear()
        route.mark = nextMark()
        // The next one is for members of cores.
        mark &+= 1
        var isFit = true
        for index in 0..<Int32(edited.count) {
            let row = edited[index]
            route.rows.append(row)
            if rows[row].isWatched || rows[row].isBroken || rows[row].hasTwin { isFit = false }
            compileDependent(row)
        }
        compileDefinitions()
        while let island = dirtyIslands.popLast() {
            islands[island].isDirty = false
            if !compileOffsets(of: island) { isFit = false }
        }
        let coreCount = Int32(dirtyCores.count)
        for index in 0..<coreCount where !compileCore(dirtyCores[index]) { isFit = false }
        for index in 0..<coreCount { compileMembers(of: dirtyCores[index]) }
        dirtyCores.removeAll()
        while let island = dirtyFollowers.popLast() {
            islands[island].areFollowersDirty = false
            if islands[island].hasKept { isFit = false }
            compileFollowers(of: island)
        }
        changed.reserve(unknowns.count)
        changedFrom.reserve(unknowns.count)
        (route.planStamp, route.mark) = (planStamp, isFit ? mark : -1)
        if !isFit {
            unkeeping.removeAll()
            (route.unfitRow, route.unfitStamp) = (edited[0], planStamp)
        }
        return isFit
    }

    private var offsetMark: Int32 { mutating get { mark &- 1 } }

    @inline(__always) private mutating func isOffsetVarying(_ unknown: Int32) -> Bool { unknowns[unknown].mark == offsetMark }

    // MARK: Dependents

    /// A row of which something varies: where it is to be compiled.
    private mutating func compileDependent(_ row: Int32) {
        if rows[row].mark == mark { return }
        rows[row].mark = mark
        switch rows[row].role {
        case .direct: markDirectDirty(row, unknowns[rows[row].owner].depth)
        case .check: route.checks.append(row)
        case .affine: markIslandDirty(rows[row].owner)
        case .core: markCoreDirty(rows[row].slot)
        case .follower: markFollowerDirty(rows[row].slot, of: rows[row].owner)
        case .loose, .idle: return
        }
        route.dependentRows.append(row)
    }

    private mutating func compileDependents(of unknown: Int32) {
        var at = unknowns[unknown].firstTerm
        while at >= 0 {
            compileDependent(terms[at].row)
            at = terms[at].next
        }
    }

    private mutating func compileFollowers(needing unknown: Int32) {
        var at = unknowns[unknown].firstTerm
        while at >= 0 {
            if rows[terms[at].row].role == .follower { compileDependent(terms[at].row) }
            at = terms[at].next
        }
    }

    // MARK: Formulas

    /// A row solved for its target, or its known part; `route.terms` are its other terms.
    private mutating func formula(of row: Int32, for target: Int32, _ source: Column<Double>) -> RouteFormula {
        var formula = RouteFormula(row: row, constant: rows[row].constant)
        for index in 0..<Int32(route.rows.count) where route.rows[index] == row { formula.isEdited = true }
        route.terms.removeAll()
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount {
            let unknown = terms[at].unknown, coefficient = terms[at].coefficient
            if unknown == target { formula.divisor = coefficient; continue }
            if unknowns[unknown].mark < 0 { continue }
            // Those that only a core moves have the same offset as before.
            let isVarying = unknowns[unknown].mark == offsetMark || (target >= 0 && unknowns[unknown].mark == mark)
            formula.add(coefficient, unknown, source[unknown], isVarying: isVarying)
            route.terms.append(RouteEntry(coefficient: coefficient, index: unknown))
        }
        return formula
    }

    private mutating func formula(ofCode code: Int32) -> RouteFormula {
        if code >= 0 { return formula(of: code, for: -1, offsets) }
        let unknown = RowCode.unknown(ofBound: code)
        var formula = RouteFormula(row: -1, constant: unknowns[unknown].lowerBound)
        formula.add(1, unknown, offsets[unknown], isVarying: true)
        route.terms.removeAll()
        route.terms.append(RouteEntry(coefficient: 1, index: unknown))
        return formula
    }

    // MARK: Stages

    private mutating func compileDefinitions() {
        while dirtyRows.count > 0 {
            let row = dirtyRows.pop(), target = rows[row].owner
            rows[row].isQueued = false
            let formula = formula(of: row, for: target, offsets)
            route.definitions.append(formula, route.terms, target, mayChain: true)
            if unknowns[target].lowerBound > -.infinity { route.boundedDefinitions.append(target) }
            unknowns[target].mark = offsetMark
            compileDependents(of: target)
        }
    }

    private mutating func compileOffsets(of island: Int32) -> Bool {
        if islands[island].order == .unknown { findOrder(island) }
        let record = islands[island]
        guard record.order == .simple, record.isReplayed, !record.hasKept else { return false }
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality, row = integers[at]
            if rows[row].mark != mark { continue }
            // What moves has no offset before.
            for place in integers[at &+ 1]..<integers[at &+ 2] { unknowns[integers[record.targetStart &+ place]].mark = -1 }
            var formula = formula(of: row, for: -1, offsets)
            formula.divisor = doubles[record.doubles &+ equality]
            for place in integers[at &+ 1]..<integers[at &+ 2] {
                let target = integers[record.targetStart &+ place]
                formula.factor = doubles[record.doubles &+ record.equalities &+ place]
                route.offsets.append(formula, route.terms, target)
            }
            for place in integers[at &+ 1]..<integers[at &+ 2] {
                let target = integers[record.targetStart &+ place]
                unknowns[target].mark = offsetMark
                if unknowns[target].role == .constant { route.constants.append(target) } else { markCoreDirty(unknowns[target].core) }
                compileDependents(of: target)
            }
        }
        for place in 0..<record.checks { route.islandChecks.append(integers[record.checkStart &+ place]) }
        return true
    }

    private mutating func compileFollowers(of island: Int32) {
        let record = islands[island]
        for place in record.firstFollower..<record.followers {
            let row = integers[record.followerStart &+ 2 &* place], target = integers[record.followerStart &+ 2 &* place &+ 1]
            if rows[row].mark != mark { continue }
            let formula = formula(of: row, for: target, values)
            route.followers.append(formula, route.terms, target, mayChain: true)
            if unknowns[target].lowerBound > -.infinity { route.boundedFollowers.append(target) }
            unknowns[target].mark = mark
            compileFollowers(needing: target)
        }
        islands[island].firstFollower = record.followers
    }

    // MARK: Cores

    private mutating func compileCore(_ core: Int32) -> Bool {
        cores[core].isDirty = false
        route.dependentCores.append(core)
        if islands[cores[core].island].hasKept { return false }
        if cores[core].roots > 1 {
            compileVertex(core)
        } else if isShortLine(cores[core]) {
            compileLine(core)
        } else {
            route.searches.append(core)
        }
        return true
    }

    private mutating func compileMembers(of core: Int32) {
        for index in 0..<cores[core].members {
            let unknown = integers[cores[core].integers &+ index]
            if unknowns[unknown].mark != offsetMark { unknowns[unknown].mark = mark }
            compileFollowers(needing: unknown)
        }
    }

    /// No two wishes have the same priority, and they leave no choice.
    private mutating func isShortLine(_ record: CoreRecord) -> Bool {
        for place in 1..<max(record.rows, 1) {
            let (code, last) = (integers[record.codeStart &+ place], integers[record.codeStart &+ place &- 1])
            if code >= 0, last >= 0, !rows[code].isRequired, rows[code].priority == rows[last].priority { return false }
        }
        return !record.isAmbiguous
    }

    private mutating func compileLine(_ core: Int32) {
        let record = cores[core]
        var line = RouteLine(
            core: core, firstKink: Int32(route.lineKinks.count), requiredKinks: 0, kinks: record.rows,
            firstMover: Int32(route.movers.count), movers: record.members)
        for place in 0..<record.rows {
            let code = integers[record.codeStart &+ place], coefficient = doubles[record.doubles &+ place]
            let (position, relation) = kink(code, coefficient)
            if code < 0 || rows[code].isRequired { line.requiredKinks &+= 1 }
            if isVarying(code) {
                var formula = formula(ofCode: code)
                formula.divisor = coefficient
                route.kinks.append(formula, route.terms, Int32(route.lineKinks.count))
            }
            route.lineKinks.append(Kink(position: position, weight: 0, relation: relation))
        }
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index]
            route.movers.append(RouteMover(factor: unknowns[unknown].factor, unknown: unknown))
        }
        route.lines.append(line)
    }

    @inline(__always) private mutating func isVarying(_ code: Int32) -> Bool {
        code < 0 ? isOffsetVarying(RowCode.unknown(ofBound: code)) : rows[code].mark == mark
    }

    private mutating func compileVertex(_ core: Int32) {
        let record = cores[core]
        for place in 0..<record.rows where isVarying(integers[record.codeStart &+ place]) {
            let formula = formula(ofCode: integers[record.codeStart &+ place])
            route.knowns.append(formula, route.terms, record.knownStart &+ place)
        }
        let vertex = RouteVertex(
            core: core, firstRoot: Int32(route.vertexRoots.count), firstKnown: Int32(route.vertexKnowns.count),
            firstRow: Int32(route.vertexRows.count), firstEntry: Int32(route.vertexEntries.count), firstMover: Int32(route.movers.count))
        // Room for all that can vary when other rows hold the answer.
        route.vertexRoots.extend(to: vertex.firstRoot &+ record.roots, with: 0)
        route.vertexKnowns.extend(to: vertex.firstKnown &+ record.rows, with: 0)
        route.vertexRows.extend(
            to: vertex.firstRow &+ record.roots &+ record.rows, with: RouteRow(known: 0, firstEntry: 0, entries: 0, side: 0))
        route.vertexEntries.extend(to: vertex.firstEntry &+ 2 &* record.nonzeros, with: RouteEntry(coefficient: 0, index: 0))
        route.movers.extend(to: vertex.firstMover &+ record.members, with: RouteMover(factor: 0, unknown: 0))
        route.vertices.append(vertex)
        shorten(Int32(route.vertices.count) &- 1)
    }

    /// Picks out what varies while the rows that hold the core's answer now go on holding it.
    mutating func shorten(_ index: Int32) {
        let core = route.vertices[index].core, record = cores[core]
        route.vertices[index].isShort = false
        guard record.isSolved, !record.isAmbiguous, record.block == 0, !record.areAllStale else { return }
        var vertex = route.vertices[index]
        (vertex.knowns, vertex.steps, vertex.checks, vertex.movers) = (0, 0, 0, 0)
        (vertex.largest, vertex.greatestZero, vertex.leastOther) = (1, 0, .infinity)
        measureKnown(record, isFresh: false)
        runProgram(record)
        vertex.isShort = true
        let end = pickSteps(&vertex, record)
        pickChecks(&vertex, record, end)
        pickMovers(&vertex, record)
        route.vertices[index] = vertex
    }

    /// - Returns: where the entries end.
    private mutating func pickSteps(_ vertex: inout RouteVertex, _ record: CoreRecord) -> Int32 {
        route.isVarying.reset(to: record.roots, with: false)
        for root in 0..<record.roots { route.vertexRoots[vertex.firstRoot &+ root] = search.roots[root] }
        var end = vertex.firstEntry
        for index in 0..<record.roots {
            let row = integers[record.programRowStart &+ index], root = integers[record.programRootStart &+ index]
            guard isVarying(row, record) else { continue }
            route.isVarying[root] = true
            let first = end
            end = pickEntries(of: row, first: root, at: end, vertex, record)
            route.vertexRows[vertex.firstRow &+ vertex.steps] = RouteRow(
                known: record.knownStart &+ row, firstEntry: first, entries: end &- first, side: 0)
            vertex.steps &+= 1
        }
        return end
    }

    private mutating func pickChecks(_ vertex: inout RouteVertex, _ record: CoreRecord, _ start: Int32) {
        var end = start
        for row in 0..<record.rows {
            let side = integers[record.sideStart &+ row], known = record.knownStart &+ row
            if side == Self.noSide { vertex.isShort = false }
            if isVarying(integers[record.codeStart &+ row]) {
                route.vertexKnowns[vertex.firstKnown &+ vertex.knowns] = known
                vertex.knowns &+= 1
            } else {
                vertex.largest = max(vertex.largest, abs(doubles[known]))
            }
            if isVarying(row, record) {
                let first = end
                end = pickEntries(of: row, first: -1, at: end, vertex, record)
                route.vertexRows[vertex.firstRow &+ vertex.steps &+ vertex.checks] = RouteRow(
                    known: known, firstEntry: first, entries: end &- first, side: side)
                vertex.checks &+= 1
            } else {
                let residual = abs(residual(row, record))
                if side == 0 { vertex.greatestZero = max(vertex.greatestZero, residual) }
                if side != 0 { vertex.leastOther = min(vertex.leastOther, residual) }
            }
        }
    }

    /// The entries of a row, that of `first` before the others.
    /// - Returns: where they end.
    private mutating func pickEntries(
        of row: Int32, first: Int32, at start: Int32, _ vertex: RouteVertex, _ record: CoreRecord
    ) -> Int32 {
        var end = first < 0 ? start : start &+ 1
        for at in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1] {
            let root = integers[record.entryStart &+ at]
            let entry = RouteEntry(coefficient: doubles[record.doubles &+ at], index: vertex.firstRoot &+ root)
            if root == first { route.vertexEntries[start] = entry; continue }
            route.vertexEntries[end] = entry
            end &+= 1
        }
        return end
    }

    /// Whether the known part of a row of a vertex core varies, or one of its roots.
    private mutating func isVarying(_ row: Int32, _ record: CoreRecord) -> Bool {
        if isVarying(integers[record.codeStart &+ row]) { return true }
        for at in integers[record.rowStartStart &+ row]..<integers[record.rowStartStart &+ row &+ 1]
        where route.isVarying[integers[record.entryStart &+ at]] { return true }
        return false
    }

    private mutating func pickMovers(_ vertex: inout RouteVertex, _ record: CoreRecord) {
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index]
            // Its wish says which root it belongs to.
            let root = integers[record.entryStart &+ integers[record.rowStartStart &+ record.rows &+ index]]
            guard route.isVarying[root] || isOffsetVarying(unknown) else { continue }
            route.movers[vertex.firstMover &+ vertex.movers] = RouteMover(
                factor: unknowns[unknown].factor, unknown: unknown, root: vertex.firstRoot &+ root)
            vertex.movers &+= 1
        }
    }
}

/// A row on its way into a stage: all of it, and what the short shape needs of it.
struct RouteFormula {
    var row: Int32
    var constant: Double
    var divisor = 1.0
    var factor = 1.0
    var isEdited = false
    private(set) var known: Double
    private(set) var coefficient = 0.0
    private(set) var source: Int32 = -1
    private(set) var tail = 0.0
    private var varying = 0
    private var tails = 0

    init(row: Int32, constant: Double) { (self.row, self.constant, known) = (row, constant, constant) }

    mutating func add(_ coefficient: Double, _ unknown: Int32, _ value: Double, isVarying: Bool) {
        if isVarying {
            varying += 1
            (self.coefficient, source) = (coefficient, unknown)
        } else if varying == 0 {
            known -= coefficient * value
        } else {
            tails += 1
            tail = coefficient * value
        }
    }

    /// A sign may be drawn into a sum without any other rounding.
    var isShort: Bool { !isEdited && varying == 1 && tails <= 1 && abs(divisor) == 1 && abs(factor) == 1 }
}

extension RouteStage {
    /// - Parameter mayChain: sources are targets of the same stage.
    mutating func append(_ formula: RouteFormula, _ terms: borrowing Column<RouteEntry>, _ target: Int32, mayChain: Bool = false) {
        guard formula.isShort else { return appendLong(formula, terms, target) }
        let sign = formula.divisor * formula.factor
        let sum = RouteSum(
            known: sign * formula.known, factor: sign * formula.coefficient, tail: sign * formula.tail, source: formula.source,
            target: target)
        let isChain = mayChain && sum.factor == -1 && sums.count > 0 && sums[Int32(sums.count) &- 1].target == sum.source
        append(sum, isChain ? .chain : .short)
    }

    private mutating func appendLong(_ formula: RouteFormula, _ terms: borrowing Column<RouteEntry>, _ target: Int32) {
        if formula.isEdited {
            edits.append(Int32(sums.count))
            edits.append(formula.row)
        }
        for index in 0..<Int32(terms.count) { self.terms.append(terms[index]) }
        append(
            RouteSum(
                known: formula.constant, factor: formula.divisor, tail: formula.factor, source: Int32(terms.count), target: target),
            .long)
    }

    private mutating func append(_ sum: RouteSum, _ shape: RouteRun.Shape) {
        sums.append(sum)
        if runs.count > 0, runs[Int32(runs.count) &- 1].shape == shape {
            runs[Int32(runs.count) &- 1].count &+= 1
        } else {
            runs.append(RouteRun(shape: shape, count: 1))
        }
    }

    mutating func clear() {
        runs.removeAll()
        sums.removeAll()
        terms.removeAll()
        edits.removeAll()
    }
}

extension Route {
    mutating func clear() {
        definitions.clear()
        offsets.clear()
        knowns.clear()
        kinks.clear()
        followers.clear()
        rows.removeAll()
        boundedDefinitions.removeAll()
        boundedFollowers.removeAll()
        checks.removeAll()
        islandChecks.removeAll()
        constants.removeAll()
        lines.removeAll()
        lineKinks.removeAll()
        vertices.removeAll()
        vertexKnowns.removeAll()
        vertexRows.removeAll()
        vertexEntries.removeAll()
        vertexRoots.removeAll()
        movers.removeAll()
        searches.removeAll()
        dependentRows.removeAll()
        dependentCores.removeAll()
    }
}
