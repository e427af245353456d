/// The island's variables in order of creation, its rows in canonical order.
struct CanonicalOrder: ~Copyable {
    /// For each found variable, its place in the order of creation.
    var ordinals = Buffer<Int32>()
    /// Found rows in the canonical order.
    var found = Buffer<Int32>()
    var keys = Buffer<RowKey>()
    /// Whether some rows say the same of the island's variables, so that known numbers or constants decided their order.
    var hasTies = false
    /// The ids in these orders.
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()
    /// For each found row, its first variable; for each variable, the end of its rows.
    var firsts = Buffer<Int32>()
    var ends = Buffer<Int32>()
}

extension CanonicalOrder {
    /// Sorts the variables by creation; from here on, `local` is the place in this order.
    mutating func sortVariables(_ model: inout Model, _ foundIsland: inout FoundIsland) {
        let count = foundIsland.variables.end
        self.variables.resize(to: count)
        ordinals.resize(to: count)
        let (variables, found, list, ordinals) = (
            model.variables.pointer, foundIsland.variables.pointer, self.variables.pointer,
            ordinals.pointer
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
            var ordinal: Int32 = 0
            for variable in low...high where variables[variable].mark == mark {
                list[ordinal] = variable
                ordinal &+= 1
            }
        } else {
            list.sort(0..<count) { variables[$0].birth < variables[$1].birth }
        }
        for ordinal in 0..<count {
            ordinals[variables[list[ordinal]].local] = ordinal
            variables[list[ordinal]].local = ordinal
        }
    }

    /// Orders the found rows by their first variable, then canonically.
    mutating func orderRows(_ model: inout Model, _ foundIsland: inout FoundIsland) {
        let (variableCount, rowCount) = (foundIsland.variables.end, foundIsland.rows.end)
        found.resize(to: rowCount)
        self.ends.reset(to: variableCount &+ 1, with: 0)
        self.firsts.resize(to: rowCount)
        hasTies = false
        let (starts, entries, ordinals) = (
            foundIsland.starts.pointer, foundIsland.entries.pointer, ordinals.pointer
        )
        let (order, ends, firsts) = (
            found.pointer, self.ends.pointer, self.firsts.pointer
        )
        for row in 0..<rowCount {
            var first = Int32.max
            for at in starts[row]..<starts[row &+ 1] { first = min(first, ordinals[entries[at]]) }
            firsts[row] = first
            ends[first &+ 1] &+= 1
        }
        for ordinal in 0..<variableCount { ends[ordinal &+ 1] &+= ends[ordinal] }
        for row in 0..<rowCount {
            let ordinal = ends[firsts[row]]
            order[ordinal] = row
            ends[firsts[row]] = ordinal &+ 1
        }
        var start: Int32 = 0
        for ordinal in 0..<variableCount {
            if ends[ordinal] &- start > 1 { sortRows(start, ends[ordinal], &model, &foundIsland) }
            start = ends[ordinal]
        }
        rows.resize(to: rowCount)
        for ordinal in 0..<rowCount { rows[ordinal] = foundIsland.rows[order[ordinal]] }
    }

    mutating func sortRows(_ start: Int32, _ end: Int32, _ model: inout Model, _ foundIsland: inout FoundIsland) {
        if end &- start > 4 { return sortManyRows(start, end, &model, &foundIsland) }
        let list = found.pointer
        for index in start &+ 1..<end {
            let row = list[index]
            var hole = index
            while hole > start, comesBefore(row, list[hole &- 1], &model, &foundIsland) {
                list[hole] = list[hole &- 1]
                hole &-= 1
            }
            list[hole] = row
        }
        for index in start &+ 1..<end where areTied(list[index], list[index &- 1], &model, &foundIsland) {
            noteTie(list[index], list[index &- 1], &model, &foundIsland)
        }
    }

    /// Sorts by keys, so that what the order compares is looked up once per row.
    private mutating func sortManyRows(_ start: Int32, _ end: Int32, _ model: inout Model, _ foundIsland: inout FoundIsland) {
        let count = end &- start
        self.keys.resize(to: count)
        let (keys, list) = (self.keys.pointer, found.pointer)
        for index in 0..<count { keys[index] = key(ofFound: list[start &+ index], &model, &foundIsland) }
        keys.sort(0..<count) { $0.precedes($1) }
        for index in 1..<count {
            var hole = index
            while hole > 0, keys[hole].isTied(to: keys[hole &- 1]),
                model.precedes(found(keys[hole].row, &foundIsland), found(keys[hole &- 1].row, &foundIsland))
            {
                (keys[hole], keys[hole &- 1]) = (keys[hole &- 1], keys[hole])
                hole &-= 1
            }
        }
        for index in 1..<count where keys[index].isTied(to: keys[index &- 1]) {
            noteTie(keys[index].row, keys[index &- 1].row, &model, &foundIsland)
        }
        for index in 0..<count { list[start &+ index] = keys[index].row }
    }

    @inline(__always) private func found(_ row: Int32, _ foundIsland: inout FoundIsland) -> Int32 { foundIsland.rows[row] }

    /// Whether found row `a` comes before `b`. What they say of the island's variables decides first, so that islands of equal shape order
    /// their rows alike.
    private mutating func comesBefore(_ a: Int32, _ b: Int32, _ model: inout Model, _ foundIsland: inout FoundIsland) -> Bool {
        let (rows, x, y) = (model.rows.pointer, found(a, &foundIsland), found(b, &foundIsland))
        if rows[x].priority != rows[y].priority { return rows[x].priority > rows[y].priority }
        if rows[x].relation != rows[y].relation { return rows[x].relation < rows[y].relation }
        if rows[x].termCount != rows[y].termCount { return rows[x].termCount < rows[y].termCount }
        // Computed only now, because the comparisons above usually decide.
        let (p, q) = (digest(ofFound: a, &foundIsland), digest(ofFound: b, &foundIsland))
        return p != q ? p < q : model.precedes(x, y)
    }

    private mutating func areTied(_ a: Int32, _ b: Int32, _ model: inout Model, _ foundIsland: inout FoundIsland) -> Bool {
        let (x, y) = (model.rows[found(a, &foundIsland)], model.rows[found(b, &foundIsland)])
        return x.priority == y.priority && x.relation == y.relation && x.termCount == y.termCount
            && digest(ofFound: a, &foundIsland) == digest(ofFound: b, &foundIsland)
    }

    @inline(__always) private mutating func key(ofFound row: Int32, _ model: inout Model, _ foundIsland: inout FoundIsland) -> RowKey {
        let id = found(row, &foundIsland)
        return RowKey(
            row: row, relation: model.rows[id].relation, termCount: model.rows[id].termCount, priority: model.rows[id].priority,
            digest: digest(ofFound: row, &foundIsland))
    }

    /// Returns a digest of what the row says of the island's variables, which does not depend on the order of its terms.
    @inline(__always) private mutating func digest(ofFound row: Int32, _ foundIsland: inout FoundIsland) -> UInt64 {
        let (entries, coefficients, ordinals) = (
            foundIsland.entries.pointer, foundIsland.coefficients.pointer, ordinals.pointer
        )
        var sum: UInt64 = 0
        for at in foundIsland.starts[row]..<foundIsland.starts[row &+ 1] {
            sum &+= Model.digest(coefficients[at], ordinals[entries[at]])
        }
        return sum
    }

    private mutating func noteTie(_ a: Int32, _ b: Int32, _ model: inout Model, _ foundIsland: inout FoundIsland) {
        hasTies = true
        if model.areTwins(found(a, &foundIsland), found(b, &foundIsland)) {
            markTwins(found(a, &foundIsland), found(b, &foundIsland), &model)
        }
    }

    private mutating func markTwins(_ a: Int32, _ b: Int32, _ model: inout Model) {
        model.rows[a].flags.hasTwin = true
        model.rows[b].flags.hasTwin = true
    }
}

/// What the order of an island's rows compares.
struct RowKey: BitwiseCopyable {
    /// The row's index among the found rows.
    var row: Int32
    var relation: Int8
    var termCount: Int32
    var priority: Double
    var digest: UInt64

    /// Whether both rows say the same of the island's variables, apart from constants.
    @inline(__always) func isTied(to other: RowKey) -> Bool {
        priority == other.priority && relation == other.relation && termCount == other.termCount && digest == other.digest
    }

    @inline(__always) func precedes(_ other: RowKey) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if relation != other.relation { return relation < other.relation }
        if termCount != other.termCount { return termCount < other.termCount }
        return digest < other.digest
    }
}
