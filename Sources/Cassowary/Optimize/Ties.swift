/// What decides where priorities leave a choice. From the top, each step as far as those above leave room:
///
/// 1. Of constraints that compete at one priority, those that yield give way.
/// 2. Lengths (variables with a lower bound) are nearest to their preferred values, in sum.
/// 3. Inequalities are nearest to their limits, in sum: upper limits first, then lower ones.
/// 4. All variables are nearest to their preferred values, in sum; then each in order of creation.
///
/// The simplex method, left alone, ends at such a point: lengths and slacks are the variables that cannot be negative, and those outside
/// of its basis are zero.
enum TieStep: CaseIterable {
    case yielding, lengths, upperLimits, lowerLimits
}

extension Engine {
    /// An implied variable has no say. A length that follows has one where its island leaves a choice: then it is planned again, and belongs to a component.
    ///
    /// - Returns: whether the island is to be planned again.
    mutating func restoreImpliedLengths(in island: Int32) -> Bool { islands[island].implied > 0 && keepBounds(of: island) }

    /// What a row of a component has to say at a step: its relation there; nil: nothing.
    private mutating func relation(of code: Int32, at step: TieStep) -> Int8? {
        guard code >= 0 else { return nil }
        let (relation, isYielding) = (rows[code].relation, rows[code].isYielding)
        switch step {
        case .yielding: return rows[code].isRequired || isYielding ? nil : relation
        case .lengths: return nil
        case .upperLimits: return relation == 0 || isYielding || !isUpperLimit(code) ? nil : 0
        case .lowerLimits: return relation == 0 || isYielding || isUpperLimit(code) ? nil : 0
        }
    }

    /// Of what is open in an inequality, its place that was created last, or its length if there is no place, is limited: from above, or
    /// from below.
    private mutating func isUpperLimit(_ row: Int32) -> Bool {
        let first = rows[row].firstTerm
        var (coefficient, limited): (Double, Int32) = (1, -1)
        for at in first..<first &+ rows[row].termCount {
            let variable = terms[at].variable
            if variables[variable].role == .determined || variables[variable].role == .constant { continue }
            if limited >= 0 {
                if variables[variable].isLength != variables[limited].isLength {
                    if variables[variable].isLength { continue }
                } else if variables[variable].birth < variables[limited].birth {
                    continue
                }
            }
            (coefficient, limited) = (terms[at].coefficient, variable)
        }
        return (coefficient > 0) == (rows[row].relation < 0)
    }

    // MARK: One representative

    /// The part of an interval in which ties leave the representative.
    mutating func breakTies(_ low: inout Double, _ high: inout Double, _ record: Component) {
        for step in TieStep.allCases where low < high {
            scratch.breakpoints.removeAll()
            if step == .lengths { collectStays(record, ofLengthsAlone: true) } else { collectBreakpoints(of: step, record) }
            if scratch.breakpoints.count > 0 { leastSum(&low, &high) }
        }
        guard low < high else { return }
        scratch.breakpoints.removeAll()
        collectStays(record, ofLengthsAlone: false)
        let first = scratch.breakpoints[0].position
        leastSum(&low, &high)
        // The first member is the earliest; the nearest point to its stay is one point.
        if low < high {
            low = min(max(low, first), high)
            high = low
        }
    }

    private mutating func collectStays(_ record: Component, ofLengthsAlone: Bool) {
        for index in 0..<record.variables {
            let variable = integers[record.integers &+ index]
            if ofLengthsAlone, !variables[variable].isLength { continue }
            let factor = variables[variable].factor
            scratch.breakpoints.append(
                Breakpoint(position: (variables[variable].preferred - offsets[variable]) / factor, weight: abs(factor), relation: 0))
        }
    }

    private mutating func collectBreakpoints(of step: TieStep, _ record: Component) {
        for index in 0..<record.rows {
            let code = integers[record.codeStart &+ index]
            guard let relation = relation(of: code, at: step) else { continue }
            let coefficient = doubles[record.doubles &+ index], (position, _) = breakpoint(code, coefficient)
            scratch.breakpoints.append(
                Breakpoint(position: position, weight: abs(coefficient), relation: coefficient > 0 ? relation : 0 &- relation))
        }
    }

    // MARK: Two representatives and more

    /// Goes on from the vertex where all priorities are served to the one that ties leave.
    mutating func breakTies(_ record: Component) {
        search.beginTies()
        for step in TieStep.allCases {
            search.beginTie()
            if step == .lengths {
                for index in 0..<record.variables where variables[integers[record.integers &+ index]].isLength {
                    search.addTie(copying: record.rows &+ index, relation: 0)
                }
            } else {
                for index in 0..<record.rows {
                    let code = integers[record.codeStart &+ index]
                    guard let relation = relation(of: code, at: step) else { continue }
                    search.addTie(copying: index, relation: relation)
                }
            }
        }
        search.breakTies()
    }
}

extension ActiveSet {
    /// The stays become rows; nothing asks for them yet.
    mutating func beginTies() {
        tieStarts.removeAll()
        for row in rowCount..<rowCount &+ stayCount {
            levels[row] = .max
            let column = columns[starts[row]], coefficient = coefficients[starts[row]]
            exact[row] = coefficient * point[column] - known[row]
            shifts[row] = coefficient * pointShifts[column] - Self.shift(row)
            places[row] = -1
        }
        rowCount &+= stayCount
    }

    mutating func beginTie() { tieStarts.append(rowCount) }

    /// A row is asked for once more.
    mutating func addTie(copying row: Int32, relation: Int8) {
        for entry in starts[row]..<starts[row &+ 1] {
            columns.append(columns[entry])
            coefficients.append(coefficients[entry])
        }
        starts.append(columns.end)
        known.append(known[row])
        relations.append(relation)
        levels.append(.max)
        exact.append(exact[row])
        shifts.append(shifts[row] + Self.shift(row) - Self.shift(rowCount))
        places.append(-1)
        rates.append(0)
        isRated.append(false)
        rowCount &+= 1
    }

    /// Step by step; then nearest to the stays, together; then to each in order.
    mutating func breakTies() {
        indexColumns()
        let all = rowCount, stays = tieStarts[0] &- stayCount..<tieStarts[0]
        var level = levelStarts.end, isFree = true
        for step in 0..<tieStarts.end where isFree {
            isFree = serve(tieStarts[step]..<(step &+ 1 < tieStarts.end ? tieStarts[step &+ 1] : all), level)
            level &+= 1
        }
        if isFree { isFree = serve(stays, level) }
        if isFree {
            for row in stays where isFree {
                isFree = serve(row..<row &+ 1, level &+ 1)
                levels[row] = level
            }
        }
        // The answer is held by the rows themselves.
        rowCount = tieStarts[0]
        indexColumns()
    }

    /// - Returns: whether anything is left free.
    private mutating func serve(_ range: Range<Int32>, _ level: Int32) -> Bool {
        for row in range { levels[row] = level }
        descend(range, level)
        return freeze(range)
    }
}
