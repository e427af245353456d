/// A component without the rows that tie its representatives together falls apart into lines. Where these rows then hold with room to spare, as
/// they do wherever the content fits, the lines' answer is the component's: no row asks for anything else.
extension Engine {
    /// The answer of a component with two representatives or more, if each representative finds one by itself and the rows between them do not mind.
    ///
    /// - Returns: false when they do mind, or a representative has a choice: then it takes a search.
    mutating func solveDecomposed(_ component: Int32) -> Bool {
        let record = components[component]
        guard !areVariablesEquated(record), narrowVariables(record), isRoomLeft(record) else { return false }
        components[component].isAmbiguous = false
        holdVariables(record)
        dropBlock(component)
        components[component].triangular = record.representatives
        components[component].isSolved = true
        answer(component)
        return true
    }

    /// A required equality between representatives is active wherever they are.
    private mutating func areVariablesEquated(_ record: Component) -> Bool {
        for row in 0..<record.rows {
            let code = integers[record.codeStart &+ row]
            if code < 0 { continue }
            guard rows[code].isRequired else { return false }
            if rows[code].relation == 0, entryCount(row, record) > 1 { return true }
        }
        return false
    }

    /// Priorities from the top narrow an interval for each representative, by the rows about it alone.
    /// - Returns: whether each interval becomes a point.
    private mutating func narrowVariables(_ record: Component) -> Bool {
        search.intervals.reset(to: record.representatives, with: VariableInterval())
        let (intervals, known, rows, integers) = (search.intervals.pointer, search.known.pointer, rows.pointer, integers.pointer)
        for row in 0..<record.rows {
            let entry = integers[record.rowStartStart &+ row]
            guard integers[record.rowStartStart &+ row &+ 1] == entry &+ 1 else { continue }
            let representative = integers[record.entryStart &+ entry], coefficient = doubles[record.doubles &+ entry]
            let code = integers[record.codeStart &+ row]
            let priority = code < 0 ? 1000 : rows[code].priority, relation = code < 0 ? 1 : rows[code].relation
            let breakpoint = known[row] / coefficient
            if !intervals[representative].narrow(to: breakpoint, coefficient > 0 ? relation : 0 &- relation, priority) { return false }
        }
        search.point.resize(to: record.representatives)
        for representative in 0..<record.representatives {
            if intervals[representative].low < intervals[representative].high { return false }
            search.point[representative] = intervals[representative].low
        }
        return true
    }

    /// Rows between representatives hold, and are not even active.
    private mutating func isRoomLeft(_ record: Component) -> Bool {
        for row in 0..<record.rows where entryCount(row, record) > 1 {
            let code = integers[record.codeStart &+ row], residual = residual(row, record)
            if rows[code].relation == 0 || abs(residual) <= search.zero || (residual > 0) != (rows[code].relation > 0) { return false }
        }
        return true
    }

    /// Each representative is held by the first row that is active there.
    private mutating func holdVariables(_ record: Component) {
        var place: Int32 = 0
        search.basis.isSolved.reset(to: record.representatives, with: false)
        for row in 0..<record.rows where place < record.representatives && entryCount(row, record) == 1 {
            let representative = integers[record.entryStart &+ integers[record.rowStartStart &+ row]]
            if search.basis.isSolved[representative] || abs(residual(row, record)) > search.zero { continue }
            search.basis.isSolved[representative] = true
            integers[record.basisRowStart &+ place] = row
            integers[record.basisVariableStart &+ place] = representative
            place &+= 1
        }
    }

    @inline(__always) private mutating func entryCount(_ row: Int32, _ record: Component) -> Int32 {
        integers[record.rowStartStart &+ row &+ 1] &- integers[record.rowStartStart &+ row]
    }
}

/// Where a representative may be, as far as priorities have spoken.
struct VariableInterval: BitwiseCopyable {
    var low = -Double.infinity
    var high = Double.infinity
    /// Of the optional row that spoke last.
    private var priority = 1000.0

    /// - Parameter relation: of the representative to the breakpoint.
    /// - Returns: false for what takes a search: nothing is left, or rows of one priority must agree.
    @inline(__always) mutating func narrow(to breakpoint: Double, _ relation: Int8, _ priority: Double) -> Bool {
        if priority == 1000 {
            if relation >= 0, breakpoint > low { low = breakpoint }
            if relation <= 0, breakpoint < high { high = breakpoint }
            return low <= high
        }
        if priority == self.priority { return false }
        if low == high { return true }
        self.priority = priority
        if relation <= 0, breakpoint < high { high = max(breakpoint, low) }
        if relation >= 0, breakpoint > low { low = min(breakpoint, high) }
        return true
    }
}
