/// The rules for breaking ties if priorities leave a choice. From the top, each step applies as far as those above leave room:
///
/// 1. Of constraints that compete at one priority, those that yield give way.
/// 2. Lengths (variables with a lower bound) are nearest to their preferred values, by the sum of distances.
/// 3. Inequalities are nearest to their limits, by the sum of distances: upper limits first, then lower ones.
/// 4. All variables are nearest to their preferred values, by the sum of distances; then each one in order of creation.
///
/// The plain simplex method ends at such a point: lengths and slacks are the variables that cannot be negative, and those outside its basis
/// are zero.
enum TieStep: CaseIterable {
    case yielding, lengths, upperLimits, lowerLimits
}

extension Optimizer {
    /// Returns the relation of a component's row at a tie-breaking step, or nil if the row does not take part.
    private mutating func relation(of code: Int32, at step: TieStep, _ model: inout Model) -> Int8? {
        guard code >= 0 else { return nil }
        let (relation, isYielding) = (model.rows[code].relation, model.rows[code].isYielding)
        switch step {
        case .yielding: return model.rows[code].isRequired || isYielding ? nil : relation
        case .lengths: return nil
        case .upperLimits: return relation == 0 || isYielding || !isUpperLimit(code, &model) ? nil : 0
        case .lowerLimits: return relation == 0 || isYielding || isUpperLimit(code, &model) ? nil : 0
        }
    }

    /// Whether an inequality limits from above. It limits one of its variables that are not known: the position created last or, if there
    /// is none, the length created last.
    private mutating func isUpperLimit(_ row: Int32, _ model: inout Model) -> Bool {
        let first = model.rows[row].firstTerm
        var (coefficient, limited): (Double, Int32) = (1, -1)
        for at in first..<first &+ model.rows[row].termCount {
            let variable = model.terms[at].variable
            if model.variables[variable].role == .determined || model.variables[variable].role == .constant { continue }
            if limited >= 0 {
                if model.variables[variable].isLength != model.variables[limited].isLength {
                    if model.variables[variable].isLength { continue }
                } else {
                    limitsByOrder = true
                    if model.variables[variable].birth < model.variables[limited].birth { continue }
                }
            }
            (coefficient, limited) = (model.terms[at].coefficient, variable)
        }
        return (coefficient > 0) == (model.rows[row].relation < 0)
    }

    // MARK: One variable

    /// Narrows an interval to the part that tie-breaking leaves.
    mutating func breakTies(_ low: inout Double, _ high: inout Double, _ record: Component, _ model: inout Model, _ plan: inout Plan) {
        limitsByOrder = false
        for step in TieStep.allCases where low < high {
            breakpoints.removeAll()
            if step == .lengths {
                collectStays(record, ofLengthsAlone: true, &model, &plan)
            } else {
                collectBreakpoints(of: step, record, &model, &plan)
            }
            if breakpoints.count > 0 { leastSum(&low, &high) }
        }
        if limitsByOrder { model.counters.choicesByOrder &+= 1 }
        guard low < high else { return }
        breakpoints.removeAll()
        collectStays(record, ofLengthsAlone: false, &model, &plan)
        let first = breakpoints[0].position
        leastSum(&low, &high)
        // The first variable was created first, and only one point is nearest to its preferred value.
        if low < high {
            model.counters.choicesByOrder &+= 1
            low = min(max(low, first), high)
            high = low
        }
    }

    private mutating func collectStays(_ record: Component, ofLengthsAlone: Bool, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            if ofLengthsAlone, !model.variables[variable].isLength { continue }
            let factor = model.variables[variable].factor
            breakpoints.append(
                Breakpoint(
                    position: (model.variables[variable].preferred - model.offsets[variable]) / factor, weight: abs(factor), relation: 0))
        }
    }

    private mutating func collectBreakpoints(of step: TieStep, _ record: Component, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<record.rows {
            let code = plan.integers[record.codeStart &+ index]
            guard let relation = relation(of: code, at: step, &model) else { continue }
            let coefficient = plan.doubles[record.doubles &+ index], (position, _) = breakpoint(code, coefficient, &model)
            breakpoints.append(
                Breakpoint(position: position, weight: abs(coefficient), relation: coefficient > 0 ? relation : 0 &- relation))
        }
    }

    // MARK: Two variables and more

    /// Continues from the vertex that serves all priorities to the one that tie-breaking chooses.
    mutating func breakTies(_ record: Component, _ model: inout Model, _ plan: inout Plan) {
        search.beginTies()
        limitsByOrder = false
        for step in TieStep.allCases {
            search.beginTie()
            if step == .lengths {
                for index in 0..<record.variables where model.variables[plan.integers[record.integers &+ index]].isLength {
                    search.addTie(copying: record.rows &+ index, relation: 0)
                }
            } else {
                for index in 0..<record.rows {
                    let code = plan.integers[record.codeStart &+ index]
                    guard let relation = relation(of: code, at: step, &model) else { continue }
                    search.addTie(copying: index, relation: relation)
                }
            }
        }
        let isOrdered = search.breakTies(limitsByOrder)
        if isOrdered { model.counters.choicesByOrder &+= 1 }
    }
}

extension ActiveSet {
    /// Makes the stays rows; no level contains them yet.
    mutating func beginTies() {
        tieStarts.removeAll()
        for row in problem.rowCount..<problem.rowCount &+ problem.stayCount {
            problem.levels[row] = .max
            let column = problem.columns[problem.starts[row]], coefficient = problem.coefficients[problem.starts[row]]
            vertex.exact[row] = coefficient * vertex.point[column] - problem.known[row]
            vertex.shifts[row] = coefficient * vertex.pointShifts[column] - Self.shift(row)
            vertex.slots[row] = -1
        }
        problem.rowCount &+= problem.stayCount
    }

    mutating func beginTie() { tieStarts.append(problem.rowCount) }

    /// Adds a copy of a row for a tie-breaking step.
    mutating func addTie(copying row: Int32, relation: Int8) {
        for entry in problem.starts[row]..<problem.starts[row &+ 1] {
            problem.columns.append(problem.columns[entry])
            problem.coefficients.append(problem.coefficients[entry])
        }
        problem.starts.append(problem.columns.end)
        problem.known.append(problem.known[row])
        problem.relations.append(relation)
        problem.levels.append(.max)
        vertex.exact.append(vertex.exact[row])
        vertex.shifts.append(vertex.shifts[row] + Self.shift(row) - Self.shift(problem.rowCount))
        vertex.slots.append(-1)
        ratioTest.rates.append(0)
        ratioTest.isRated.append(false)
        problem.rowCount &+= 1
    }

    /// Serves the steps one by one, then all stays together, then each stay in order.
    /// - Returns: Whether the order of creation decided: by itself, or in the limits if these depend on it.
    mutating func breakTies(_ limitsByOrder: Bool) -> Bool {
        indexColumns()
        let all = problem.rowCount, stays = tieStarts[0] &- problem.stayCount..<tieStarts[0]
        var level = problem.levelStarts.end, isFree = true, isOrdered = false
        for step in 0..<tieStarts.end where isFree {
            // Limits come after what yields and lengths.
            if step == 2 { isOrdered = limitsByOrder }
            isFree = serve(tieStarts[step]..<(step &+ 1 < tieStarts.end ? tieStarts[step &+ 1] : all), level)
            level &+= 1
        }
        if isFree { isFree = serve(stays, level) }
        if isFree {
            isOrdered = true
            for row in stays where isFree {
                isFree = serve(row..<row &+ 1, level &+ 1)
                problem.levels[row] = level
            }
        }
        // The basis is chosen from the rows themselves, not from their copies.
        problem.rowCount = tieStarts[0]
        indexColumns()
        return isOrdered
    }

    /// - Returns: Whether any edge is left free.
    private mutating func serve(_ range: Range<Int32>, _ level: Int32) -> Bool {
        for row in range { problem.levels[row] = level }
        descend(range, level)
        return freeze(range)
    }
}
