/// Without the rows between its variables, a component falls apart. If these rows then hold with room to spare, as they do wherever the
/// content fits, the solution of the parts is the component's, and there is nothing to search.
extension Optimizer {
    /// Solves a component with two variables or more, one variable at a time, if the rows between them then have room to spare.
    ///
    /// - Returns: `false` if they do not, or a variable has a choice; then a search is needed.
    mutating func solveDecomposed(_ component: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        let record = plan.components[component]
        guard !areVariablesEquated(record, &model, &plan), narrowVariables(record, &model, &plan), isRoomLeft(record, &model, &plan) else {
            return false
        }
        plan.components[component].flags.isAmbiguous = false
        holdVariables(record, &plan)
        dropBlock(component, &plan)
        plan.components[component].triangular = record.representatives
        plan.components[component].flags.isSolved = true
        computeValues(of: component, &model, &plan)
        return true
    }

    /// Whether a required equality ties variables together; it would be active in any case.
    private mutating func areVariablesEquated(_ record: Component, _ model: inout Model, _ plan: inout Plan) -> Bool {
        for row in 0..<record.rows {
            let code = plan.integers[record.codeStart &+ row]
            if code < 0 { continue }
            guard model.rows[code].isRequired else { return false }
            if model.rows[code].relation == 0, entryCount(row, record, &plan) > 1 { return true }
        }
        return false
    }

    /// Narrows an interval for each variable, from the highest priority down, by the rows about that variable alone.
    /// - Returns: Whether each interval becomes a point.
    private mutating func narrowVariables(_ record: Component, _ model: inout Model, _ plan: inout Plan) -> Bool {
        self.intervals.reset(to: record.representatives, with: VariableInterval())
        let (intervals, known, rows, integers) = (
            self.intervals.pointer, search.problem.known.pointer, model.rows.pointer, plan.integers.pointer
        )
        for row in 0..<record.rows {
            let entry = integers[record.rowStartStart &+ row]
            guard integers[record.rowStartStart &+ row &+ 1] == entry &+ 1 else { continue }
            let representative = integers[record.entryStart &+ entry], coefficient = plan.doubles[record.doubles &+ entry]
            let code = integers[record.codeStart &+ row]
            let priority = code < 0 ? 1000 : rows[code].priority, relation = code < 0 ? 1 : rows[code].relation
            let breakpoint = known[row] / coefficient
            if !intervals[representative].narrow(to: breakpoint, coefficient > 0 ? relation : 0 &- relation, priority) { return false }
        }
        search.vertex.point.resize(to: record.representatives)
        for representative in 0..<record.representatives {
            if intervals[representative].low < intervals[representative].high { return false }
            search.vertex.point[representative] = intervals[representative].low
        }
        return true
    }

    /// Whether all rows between variables hold without being active.
    private mutating func isRoomLeft(_ record: Component, _ model: inout Model, _ plan: inout Plan) -> Bool {
        for row in 0..<record.rows where entryCount(row, record, &plan) > 1 {
            let code = plan.integers[record.codeStart &+ row], residual = residual(row, record, &plan)
            if model.rows[code].relation == 0 || abs(residual) <= search.problem.zero
                || (residual > 0) != (model.rows[code].relation > 0)
            {
                return false
            }
        }
        return true
    }

    /// Chooses as each variable's basis row the first one that is active.
    private mutating func holdVariables(_ record: Component, _ plan: inout Plan) {
        var ordinal: Int32 = 0
        search.basis.isSolved.reset(to: record.representatives, with: false)
        for row in 0..<record.rows where ordinal < record.representatives && entryCount(row, record, &plan) == 1 {
            let representative = plan.integers[record.entryStart &+ plan.integers[record.rowStartStart &+ row]]
            if search.basis.isSolved[representative] || abs(residual(row, record, &plan)) > search.problem.zero { continue }
            search.basis.isSolved[representative] = true
            plan.integers[record.basisRowStart &+ ordinal] = row
            plan.integers[record.basisVariableStart &+ ordinal] = representative
            ordinal &+= 1
        }
    }

    @inline(__always) private mutating func entryCount(_ row: Int32, _ record: Component, _ plan: inout Plan) -> Int32 {
        plan.integers[record.rowStartStart &+ row &+ 1] &- plan.integers[record.rowStartStart &+ row]
    }
}

/// The interval of a variable that the priorities so far have left.
struct VariableInterval: BitwiseCopyable {
    var low = -Double.infinity
    var high = Double.infinity
    /// The priority of the optional row that narrowed the interval last.
    private var priority = 1000.0

    /// - Parameter relation: The relation of the variable to the breakpoint.
    /// - Returns: `false` if a search is needed: nothing is left, or rows of one priority must agree.
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
