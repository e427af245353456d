/// A core without the rows that tie its roots together falls apart into lines. Where these rows then hold with room to spare, as
/// they do wherever the content fits, the lines' answer is the core's: no row asks for anything else.
extension Engine {
    /// The answer of a core with two roots or more, if each root finds one by itself and the rows between them do not mind.
    ///
    /// - Returns: false when they do mind, or a root has a choice: then it takes a search.
    mutating func solveApart(_ core: Int32) -> Bool {
        let record = cores[core]
        guard !areRootsEquated(record), narrowRoots(record), isRoomLeft(record) else { return false }
        cores[core].isAmbiguous = false
        holdRoots(record)
        dropBlock(core)
        cores[core].triangular = record.roots
        cores[core].isSolved = true
        answer(core)
        return true
    }

    /// A required equality between roots is tight wherever they are.
    private mutating func areRootsEquated(_ record: CoreRecord) -> Bool {
        for row in 0..<record.rows {
            let code = integers[record.codeStart &+ row]
            if code < 0 { continue }
            guard rows[code].isRequired else { return false }
            if rows[code].relation == 0, entryCount(row, record) > 1 { return true }
        }
        return false
    }

    /// Priorities from the top narrow an interval for each root, by the rows about it alone.
    /// - Returns: whether each interval becomes a point.
    private mutating func narrowRoots(_ record: CoreRecord) -> Bool {
        search.intervals.reset(to: record.roots, with: RootInterval())
        let (intervals, known, rows, integers) = (search.intervals, search.known, rows, integers.column)
        for row in 0..<record.rows {
            let entry = integers[record.rowStartStart &+ row]
            guard integers[record.rowStartStart &+ row &+ 1] == entry &+ 1 else { continue }
            let root = integers[record.entryStart &+ entry], coefficient = doubles[record.doubles &+ entry]
            let code = integers[record.codeStart &+ row]
            let priority = code < 0 ? 1000 : rows[code].priority, relation = code < 0 ? 1 : rows[code].relation
            let kink = known[row] / coefficient
            if !intervals[root].narrow(to: kink, coefficient > 0 ? relation : 0 &- relation, priority) { return false }
        }
        search.roots.resize(to: record.roots)
        for root in 0..<record.roots {
            if intervals[root].low < intervals[root].high { return false }
            search.roots[root] = intervals[root].low
        }
        return true
    }

    /// Rows between roots hold, and are not even tight.
    private mutating func isRoomLeft(_ record: CoreRecord) -> Bool {
        for row in 0..<record.rows where entryCount(row, record) > 1 {
            let code = integers[record.codeStart &+ row], residual = residual(row, record)
            if rows[code].relation == 0 || abs(residual) <= search.zero || (residual > 0) != (rows[code].relation > 0) { return false }
        }
        return true
    }

    /// Each root is held by the first row that is tight there.
    private mutating func holdRoots(_ record: CoreRecord) {
        var place: Int32 = 0
        search.program.isSolved.reset(to: record.roots, with: false)
        for row in 0..<record.rows where place < record.roots && entryCount(row, record) == 1 {
            let root = integers[record.entryStart &+ integers[record.rowStartStart &+ row]]
            if search.program.isSolved[root] || abs(residual(row, record)) > search.zero { continue }
            search.program.isSolved[root] = true
            integers[record.programRowStart &+ place] = row
            integers[record.programRootStart &+ place] = root
            place &+= 1
        }
    }

    @inline(__always) private mutating func entryCount(_ row: Int32, _ record: CoreRecord) -> Int32 {
        integers[record.rowStartStart &+ row &+ 1] &- integers[record.rowStartStart &+ row]
    }
}

/// Where a root may be, as far as priorities have spoken.
struct RootInterval: BitwiseCopyable {
    var low = -Double.infinity
    var high = Double.infinity
    /// Of the optional row that spoke last.
    private var priority = 1000.0

    /// - Parameter relation: of the root to the kink.
    /// - Returns: false for what takes a search: nothing is left, or rows of one priority must agree.
    @inline(__always) mutating func narrow(to kink: Double, _ relation: Int8, _ priority: Double) -> Bool {
        if priority == 1000 {
            if relation >= 0, kink > low { low = kink }
            if relation <= 0, kink < high { high = kink }
            return low <= high
        }
        if priority == self.priority { return false }
        if low == high { return true }
        self.priority = priority
        if relation <= 0, kink < high { high = max(kink, low) }
        if relation >= 0, kink > low { low = min(kink, high) }
        return true
    }
}
