/// Islands: unknowns that are not determined, as far as constraints tie them together. Each is planned as a whole, in an order
/// that depends on its content alone.
extension Engine {
    /// Plans the islands of all seeds, and solves each while it is at hand.
    /// - Returns: false after breaking a constraint of a contradiction.
    mutating func planIslands() -> Bool {
        while let unknown = seeds.popLast() {
            unknowns[unknown].isSeed = false
            if unknowns[unknown].role != .free { continue }
            planIsland(around: unknown)
            if !propagate() { return false }
        }
        return true
    }

    private mutating func planIsland(around seed: Int32) {
        collect(around: seed)
        let rowCount = scratch.rowCount
        if rowCount == 0 { return leaveAlone(seed) }
        counters.replannedGroups &+= 1
        if scratch.unknowns.count == 1 { return planLine(seed) }
        orderRows()
        planIsland()
    }

    /// Nothing says anything about it: it stays where it would rather be.
    private mutating func leaveAlone(_ unknown: Int32) {
        unknowns[unknown].role = .lone
        _ = put(max(unknowns[unknown].preferred, unknowns[unknown].lowerBound), into: unknown)
    }

    /// The unknowns that rows tie to the seed, in order of creation.
    private mutating func collect(around seed: Int32) {
        let mark = nextMark()
        scratch.unknowns.removeAll()
        scratch.unknowns.append(seed)
        unknowns[seed].mark = mark
        let (rows, terms, unknowns) = (rows, terms.column, unknowns)
        var rowCount: Int32 = 0, termCount: Int32 = 0, index: Int32 = 0
        while index < Int32(scratch.unknowns.count) {
            var at = unknowns[scratch.unknowns[index]].firstTerm
            while at >= 0 {
                let row = terms[at].row
                if rows[row].mark != mark {
                    rows[row].mark = mark
                    rowCount &+= 1
                    termCount &+= rows[row].termCount
                    if rows[row].undetermined > 1 { collectUnknowns(of: row, mark) }
                }
                at = terms[at].next
            }
            index &+= 1
        }
        scratch.rowCount = rowCount
        scratch.termCount = termCount
        sortUnknowns(mark)
    }

    private mutating func collectUnknowns(of row: Int32, _ mark: Int32) {
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount {
            let unknown = terms[at].unknown
            if unknowns[unknown].mark == mark || unknowns[unknown].role == .determined { continue }
            unknowns[unknown].mark = mark
            if unknowns[unknown].island >= 0 { dissolve(unknowns[unknown].island, keeping: false) }
            unknowns[unknown].role = .free
            scratch.unknowns.append(unknown)
        }
    }

    private mutating func sortUnknowns(_ mark: Int32) {
        let list = scratch.unknowns, count = Int32(list.count)
        var (low, high) = (list[0], list[0])
        var isSorted = areIdsInOrder
        for index in 1..<max(count, 1) {
            if list[index] < list[index &- 1] { isSorted = false }
            low = min(low, list[index])
            high = max(high, list[index])
        }
        if isSorted { return }
        guard areIdsInOrder, high &- low < 4 &* count else {
            let unknowns = unknowns
            return list.sort(0..<count) { unknowns[$0].birth < unknowns[$1].birth }
        }
        var place: Int32 = 0
        for unknown in low...high where unknowns[unknown].mark == mark {
            list[place] = unknown
            place &+= 1
        }
    }

    /// The rows of the collected unknowns: by their first unknown, then canonically.
    private mutating func orderRows() {
        let mark = nextMark()
        scratch.rows.resize(to: scratch.rowCount)
        let (rows, terms, unknowns, list, members) = (rows, terms.column, unknowns, scratch.rows, scratch.unknowns)
        var count: Int32 = 0
        for local in 0..<Int32(members.count) {
            let unknown = members[local]
            unknowns[unknown].local = local
            let start = count
            var at = unknowns[unknown].firstTerm
            while at >= 0 {
                let row = terms[at].row
                if rows[row].mark != mark {
                    rows[row].mark = mark
                    list[count] = row
                    count &+= 1
                }
                at = terms[at].next
            }
            if count &- start > 1 { putInOrder(start, count) }
        }
    }

    private mutating func putInOrder(_ start: Int32, _ end: Int32) {
        if end &- start > 4 { return putManyInOrder(start, end) }
        let list = scratch.rows
        for index in start &+ 1..<end {
            let row = list[index]
            var hole = index
            while hole > start, precedes(row, list[hole &- 1]) {
                list[hole] = list[hole &- 1]
                hole &-= 1
            }
            list[hole] = row
        }
        for index in start &+ 1..<end where areTwins(list[index], list[index &- 1]) { markTwins(list[index], list[index &- 1]) }
    }

    /// By keys: what the order looks at is looked up once a row.
    private mutating func putManyInOrder(_ start: Int32, _ end: Int32) {
        let count = end &- start
        scratch.rowKeys.resize(to: count)
        let (keys, list) = (scratch.rowKeys, scratch.rows)
        for index in 0..<count { keys[index] = key(of: list[start &+ index]) }
        keys.sort(0..<count) { $0.precedes($1) }
        for index in 1..<count where keys[index].isTwin(of: keys[index &- 1]) {
            markTwins(keys[index].row, keys[index &- 1].row)
            // Rows that say the same in another order of terms: to their places, which are near.
            var hole = index
            while hole > 0, !keys[hole &- 1].precedes(keys[hole]), isWordedBefore(keys[hole].row, keys[hole &- 1].row) {
                (keys[hole], keys[hole &- 1]) = (keys[hole &- 1], keys[hole])
                hole &-= 1
            }
        }
        for index in 0..<count { list[start &+ index] = keys[index].row }
    }

    private mutating func markTwins(_ a: Int32, _ b: Int32) {
        rows[a].hasTwin = true
        rows[b].hasTwin = true
    }

    // MARK: One unknown

    /// An island of one unknown: one core of one root, its rows as they are.
    private mutating func planLine(_ unknown: Int32) {
        scratch.rows.removeAll()
        var at = unknowns[unknown].firstTerm
        while at >= 0 {
            scratch.rows.append(terms[at].row)
            at = terms[at].next
        }
        let rowCount = Int32(scratch.rows.count)
        if rowCount > 1 { putInOrder(0, rowCount) }
        let hasBound = unknowns[unknown].lowerBound > -.infinity
        let total = rowCount &+ (hasBound ? 1 : 0)
        let island = newIsland(Island(integers: integers.allocate(2), unknowns: 1, cores: 1))
        let core = newCore(
            CoreRecord(
                island: island, integers: integers.allocate(1 &+ total), integerCount: 1 &+ total, doubles: doubles.allocate(total),
                doubleCount: total, members: 1, rows: total, roots: 1))
        integers[islands[island].integers] = unknown
        integers[islands[island].coreStart] = core
        take(unknown, into: island, core)
        let record = cores[core]
        integers[record.integers] = unknown
        var place: Int32 = 0
        var boundIsDue = hasBound
        for index in 0..<rowCount {
            let row = scratch.rows[index]
            if boundIsDue, !rows[row].isRequired {
                placeLineRow(RowCode.bound(unknown), 1, place, record)
                place &+= 1
                boundIsDue = false
            }
            rows[row].role = .core
            rows[row].owner = island
            rows[row].slot = core
            placeLineRow(row, coefficient(of: unknown, in: row), place, record)
            place &+= 1
        }
        if boundIsDue { placeLineRow(RowCode.bound(unknown), 1, place, record) }
        markCoreDirty(core)
    }

    @inline(__always) func placeLineRow(_ code: Int32, _ coefficient: Double, _ place: Int32, _ record: CoreRecord) {
        integers[record.codeStart &+ place] = code
        doubles[record.doubles &+ place] = coefficient
    }

    @inline(__always) private func coefficient(of unknown: Int32, in row: Int32) -> Double {
        var at = rows[row].firstTerm
        while terms[at].unknown != unknown { at &+= 1 }
        return terms[at].coefficient
    }

    /// The root of a core of its own.
    @inline(__always) private func take(_ unknown: Int32, into island: Int32, _ core: Int32) {
        unknowns[unknown].role = .member
        unknowns[unknown].island = island
        unknowns[unknown].core = core
        unknowns[unknown].root = unknown
        unknowns[unknown].factor = 1
        offsets[unknown] = 0
    }

    // MARK: Records

    mutating func newIsland(_ island: Island) -> Int32 {
        if let reused = freeIslands.popLast() {
            islands[reused] = island
            return reused
        }
        islands.append(island)
        return Int32(islands.count) &- 1
    }

    mutating func newCore(_ core: CoreRecord) -> Int32 {
        if let reused = freeCores.popLast() {
            cores[reused] = core
            return reused
        }
        cores.append(core)
        return Int32(cores.count) &- 1
    }
}
