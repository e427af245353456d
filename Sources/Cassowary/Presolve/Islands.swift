/// The variables and rows of an island as they are found from one of its variables; entries name variables by their place here.
struct FoundIsland: ~Copyable {
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var starts = Buffer<Int32>()
    var entries = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    private var end: Int32 = 0

    @inline(__always) mutating func removeAll() {
        variables.removeAll()
        rows.removeAll()
        starts.removeAll()
        entries.removeAll()
        coefficients.removeAll()
        end = 0
    }

    /// - Parameter count: how many entries the row is going to have.
    @inline(__always) mutating func begin(_ row: Int32, _ count: Int32) {
        rows.append(row)
        starts.append(end)
        entries.grow(by: count)
        coefficients.grow(by: count)
    }

    @inline(__always) mutating func add(_ variable: Int32, _ coefficient: Double) {
        entries[end] = variable
        coefficients[end] = coefficient
        end &+= 1
    }

    @inline(__always) mutating func finish() { starts.append(end) }
}

/// The island's variables in order of creation, its rows in canonical order.
struct CanonicalOrder: ~Copyable {
    /// By found variable: its place in the order of creation.
    var places = Buffer<Int32>()
    /// Found rows in the canonical order.
    var found = Buffer<Int32>()
    var keys = Buffer<RowKey>()
    /// Some rows say the same of the island's variables, so that known numbers or constants decided between them.
    var hasTies = false
    /// Ids.
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()
    /// By found row: its first variable. By variable: where its rows end.
    var firsts = Buffer<Int32>()
    var ends = Buffer<Int32>()
}

/// Islands: variables that are not determined, as far as constraints tie them together. Each is planned as a whole, in an order
/// that depends on its content alone.
extension Engine {
    /// Plans the islands of all seeds, and solves each while it is at hand.
    /// - Returns: false after breaking a constraint of an infeasibility.
    mutating func planIslands() -> Bool {
        while let variable = plan.agenda.seeds.popLast() {
            model.variables[variable].isSeed = false
            if model.variables[variable].role != .free { continue }
            planIsland(around: variable)
            // Solving it may take as much memory as planning did: see `giveBack`.
            if model.log.stamp == 1, planner.foundIsland.rows.count > 1000 { planner.giveBack() }
            if !propagate() { return false }
        }
        return true
    }

    private mutating func planIsland(around seed: Int32) {
        collect(around: seed)
        if planner.foundIsland.rows.count == 0 { return leaveAlone(seed) }
        model.counters.replannedGroups &+= 1
        if planner.foundIsland.variables.count == 1 { return planLine(seed) }
        let isKnown = recognizeTemplate()
        if isKnown, instantiateTemplate() { return }
        sortVariables()
        orderRows()
        planIsland()
        if isKnown { keepTemplate() }
    }

    /// Nothing says anything about it: it stays where it would rather be.
    private mutating func leaveAlone(_ variable: Int32) {
        model.variables[variable].role = .unmentioned
        _ = put(max(model.variables[variable].preferred, model.variables[variable].lowerBound), into: variable)
    }

    // MARK: Finding

    /// The variables that rows tie to the seed, and these rows, in the order in which they are found.
    private mutating func collect(around seed: Int32) {
        let mark = nextMark()
        // Its buffers grow here, out of the record's memory.
        var found = FoundIsland()
        swap(&found, &planner.foundIsland)
        found.removeAll()
        found.variables.append(seed)
        model.variables[seed].mark = mark
        model.variables[seed].local = 0
        let (rows, terms, variables) = (model.rows.pointer, model.terms.pointer, model.variables.pointer)
        var index: Int32 = 0
        while index < found.variables.end {
            var at = variables[found.variables[index]].firstTerm
            while at >= 0 {
                let row = terms[at].row, next = terms[at].next
                if rows[row].mark != mark {
                    rows[row].mark = mark
                    found.begin(row, rows[row].undetermined)
                    if rows[row].undetermined == 1 {
                        found.add(index, terms[at].coefficient)
                    } else {
                        collect(row, mark, &found)
                    }
                }
                at = next
            }
            index &+= 1
        }
        found.finish()
        swap(&found, &planner.foundIsland)
    }

    @inline(__always) private mutating func collect(_ row: Int32, _ mark: Int32, _ found: inout FoundIsland) {
        let (terms, variables) = (model.terms.pointer, model.variables.pointer)
        var at = model.rows[row].firstTerm
        let end = at &+ model.rows[row].termCount
        while at < end {
            let variable = terms[at].variable
            if variables[variable].mark != mark {
                if variables[variable].role == .determined { at &+= 1; continue }
                if variables[variable].island >= 0 { dissolve(variables[variable].island, keeping: false) }
                variables[variable].role = .free
                variables[variable].mark = mark
                variables[variable].local = found.variables.end
                found.variables.append(variable)
            }
            found.add(variables[variable].local, terms[at].coefficient)
            at &+= 1
        }
    }

    // MARK: Order

    /// In order of creation: `local` is the place from here on.
    private mutating func sortVariables() {
        let count = planner.foundIsland.variables.end
        planner.canonicalOrder.variables.resize(to: count)
        planner.canonicalOrder.places.resize(to: count)
        let (variables, found, list, sortedPlaces) = (
            model.variables.pointer, planner.foundIsland.variables.pointer, planner.canonicalOrder.variables.pointer,
            planner.canonicalOrder.places.pointer
        )
        var (low, high, isSorted) = (found[0], found[0], model.areIdsInOrder)
        for index in 0..<count {
            list[index] = found[index]
            if found[index] < high { isSorted = false }
            low = min(low, found[index])
            high = max(high, found[index])
        }
        if isSorted {
        } else if model.areIdsInOrder, high &- low < 4 &* count {
            let mark = model.mark
            var place: Int32 = 0
            for variable in low...high where variables[variable].mark == mark {
                list[place] = variable
                place &+= 1
            }
        } else {
            list.sort(0..<count) { variables[$0].birth < variables[$1].birth }
        }
        for place in 0..<count {
            sortedPlaces[variables[list[place]].local] = place
            variables[list[place]].local = place
        }
    }

    /// The found rows by their first variable, then canonically.
    private mutating func orderRows() {
        let (variableCount, rowCount) = (planner.foundIsland.variables.end, planner.foundIsland.rows.end)
        planner.canonicalOrder.found.resize(to: rowCount)
        planner.canonicalOrder.ends.reset(to: variableCount &+ 1, with: 0)
        planner.canonicalOrder.firsts.resize(to: rowCount)
        planner.canonicalOrder.hasTies = false
        let (starts, entries, sortedPlaces) = (
            planner.foundIsland.starts.pointer, planner.foundIsland.entries.pointer, planner.canonicalOrder.places.pointer
        )
        let (order, ends, firsts) = (
            planner.canonicalOrder.found.pointer, planner.canonicalOrder.ends.pointer, planner.canonicalOrder.firsts.pointer
        )
        for row in 0..<rowCount {
            var first = Int32.max
            for at in starts[row]..<starts[row &+ 1] { first = min(first, sortedPlaces[entries[at]]) }
            firsts[row] = first
            ends[first &+ 1] &+= 1
        }
        for place in 0..<variableCount { ends[place &+ 1] &+= ends[place] }
        for row in 0..<rowCount {
            let place = ends[firsts[row]]
            order[place] = row
            ends[firsts[row]] = place &+ 1
        }
        var start: Int32 = 0
        for place in 0..<variableCount {
            if ends[place] &- start > 1 { putInOrder(start, ends[place]) }
            start = ends[place]
        }
        planner.canonicalOrder.rows.resize(to: rowCount)
        for place in 0..<rowCount { planner.canonicalOrder.rows[place] = planner.foundIsland.rows[order[place]] }
    }

    private mutating func putInOrder(_ start: Int32, _ end: Int32) {
        if end &- start > 4 { return putManyInOrder(start, end) }
        let list = planner.canonicalOrder.found.pointer
        for index in start &+ 1..<end {
            let row = list[index]
            var hole = index
            while hole > start, comesBefore(row, list[hole &- 1]) {
                list[hole] = list[hole &- 1]
                hole &-= 1
            }
            list[hole] = row
        }
        for index in start &+ 1..<end where areTied(list[index], list[index &- 1]) { noteTie(list[index], list[index &- 1]) }
    }

    /// By keys: what the order looks at is looked up once a row.
    private mutating func putManyInOrder(_ start: Int32, _ end: Int32) {
        let count = end &- start
        planner.canonicalOrder.keys.resize(to: count)
        let (keys, list) = (planner.canonicalOrder.keys.pointer, planner.canonicalOrder.found.pointer)
        for index in 0..<count { keys[index] = key(ofFound: list[start &+ index]) }
        keys.sort(0..<count) { $0.precedes($1) }
        for index in 1..<count {
            var hole = index
            while hole > 0, keys[hole].isTied(to: keys[hole &- 1]), precedes(found(keys[hole].row), found(keys[hole &- 1].row)) {
                (keys[hole], keys[hole &- 1]) = (keys[hole &- 1], keys[hole])
                hole &-= 1
            }
        }
        for index in 1..<count where keys[index].isTied(to: keys[index &- 1]) { noteTie(keys[index].row, keys[index &- 1].row) }
        for index in 0..<count { list[start &+ index] = keys[index].row }
    }

    @inline(__always) private func found(_ row: Int32) -> Int32 { planner.foundIsland.rows[row] }

    /// Of found rows: what they say of the island's variables decides first, so that islands of equal shape order theirs alike.
    private mutating func comesBefore(_ a: Int32, _ b: Int32) -> Bool {
        let (rows, x, y) = (model.rows.pointer, found(a), found(b))
        if rows[x].priority != rows[y].priority { return rows[x].priority > rows[y].priority }
        if rows[x].relation != rows[y].relation { return rows[x].relation < rows[y].relation }
        if rows[x].termCount != rows[y].termCount { return rows[x].termCount < rows[y].termCount }
        // Seldom is there more to ask.
        let (p, q) = (digest(ofFound: a), digest(ofFound: b))
        return p != q ? p < q : precedes(x, y)
    }

    private mutating func areTied(_ a: Int32, _ b: Int32) -> Bool {
        let (x, y) = (model.rows[found(a)], model.rows[found(b)])
        return x.priority == y.priority && x.relation == y.relation && x.termCount == y.termCount
            && digest(ofFound: a) == digest(ofFound: b)
    }

    @inline(__always) private mutating func key(ofFound row: Int32) -> RowKey {
        let id = found(row)
        return RowKey(
            row: row, relation: model.rows[id].relation, termCount: model.rows[id].termCount, priority: model.rows[id].priority,
            digest: digest(ofFound: row))
    }

    /// Of what the row says of the island's variables, whatever the order of its terms.
    @inline(__always) private mutating func digest(ofFound row: Int32) -> UInt64 {
        let (entries, coefficients, sortedPlaces) = (
            planner.foundIsland.entries.pointer, planner.foundIsland.coefficients.pointer, planner.canonicalOrder.places.pointer
        )
        var sum: UInt64 = 0
        for at in planner.foundIsland.starts[row]..<planner.foundIsland.starts[row &+ 1] {
            sum &+= Self.digest(coefficients[at], sortedPlaces[entries[at]])
        }
        return sum
    }

    private mutating func noteTie(_ a: Int32, _ b: Int32) {
        planner.canonicalOrder.hasTies = true
        if areTwins(found(a), found(b)) { markTwins(found(a), found(b)) }
    }

    private mutating func markTwins(_ a: Int32, _ b: Int32) {
        model.rows[a].flags.hasTwin = true
        model.rows[b].flags.hasTwin = true
    }

    // MARK: One variable

    /// An island of one variable: one component of one representative, its rows as they are.
    private mutating func planLine(_ variable: Int32) {
        let rowCount = planner.foundIsland.rows.end
        planner.canonicalOrder.found.resize(to: rowCount)
        planner.canonicalOrder.places.reset(to: 1, with: 0)
        for row in 0..<rowCount { planner.canonicalOrder.found[row] = row }
        if rowCount > 1 { putInOrder(0, rowCount) }
        let hasBound = model.variables[variable].lowerBound > -.infinity
        let total = rowCount &+ (hasBound ? 1 : 0)
        let island = newIsland(Island(integers: plan.integers.allocate(2), variables: 1, components: 1))
        let component = newComponent(
            Component(
                island: island, integers: plan.integers.allocate(1 &+ total), integerCount: 1 &+ total,
                doubles: plan.doubles.allocate(total),
                doubleCount: total, variables: 1, rows: total, representatives: 1))
        plan.integers[plan.islands[island].integers] = variable
        plan.integers[plan.islands[island].componentStart] = component
        take(variable, into: island, component)
        let record = plan.components[component]
        plan.integers[record.integers] = variable
        var place: Int32 = 0
        var boundIsDue = hasBound
        for index in 0..<rowCount {
            let found = planner.canonicalOrder.found[index], row = planner.foundIsland.rows[found]
            if boundIsDue, !model.rows[row].isRequired {
                placeLineRow(RowCode.bound(variable), 1, place, record)
                place &+= 1
                boundIsDue = false
            }
            model.rows[row].role = .component
            model.rows[row].owner = island
            model.rows[row].slot = component
            placeLineRow(row, planner.foundIsland.coefficients[found], place, record)
            place &+= 1
        }
        if boundIsDue { placeLineRow(RowCode.bound(variable), 1, place, record) }
        markComponentDirty(component)
    }

    @inline(__always) mutating func placeLineRow(_ code: Int32, _ coefficient: Double, _ place: Int32, _ record: Component) {
        plan.integers[record.codeStart &+ place] = code
        plan.doubles[record.doubles &+ place] = coefficient
    }

    /// The representative of a component of its own.
    @inline(__always) private mutating func take(_ variable: Int32, into island: Int32, _ component: Int32) {
        model.variables[variable].role = .aggregated
        model.variables[variable].island = island
        model.variables[variable].component = component
        model.variables[variable].representative = variable
        model.variables[variable].factor = 1
        model.offsets[variable] = 0
    }

    // MARK: Records

    mutating func newIsland(_ island: Island) -> Int32 {
        if let reused = plan.freeIslands.popLast() {
            plan.islands[reused] = island
            return reused
        }
        plan.islands.append(island)
        return Int32(plan.islands.count) &- 1
    }

    mutating func newComponent(_ component: Component) -> Int32 {
        if let reused = plan.freeComponents.popLast() {
            plan.components[reused] = component
            return reused
        }
        plan.components.append(component)
        return Int32(plan.components.count) &- 1
    }
}
