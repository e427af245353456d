/// What decides where priorities leave a choice. From the top, each step as far as those above leave room:
///
/// 1. Of constraints that compete at one priority, those that yield give way.
/// 2. Lengths (unknowns with a lower bound) are nearest to their preferred values, in sum.
/// 3. Inequalities are nearest to their limits, in sum: upper limits first, then lower ones.
/// 4. All unknowns are nearest to their preferred values, in sum; then each in order of creation.
///
/// The simplex method, left alone, ends at such a point: lengths and slacks are the variables that cannot be negative, and those outside
/// of its basis are zero.
enum TieStep: CaseIterable {
    case yielding, lengths, upperLimits, lowerLimits
}

extension Engine {
    /// A follower has no say. A length that follows has one where its island leaves a choice: then it is planned again, and belongs to a core.
    ///
    /// - Returns: whether the island is to be planned again.
    mutating func giveLengthsTheirSay(in island: Int32) -> Bool { islands[island].followers > 0 && keepBounds(of: island) }

    /// What a row of a core has to say at a step: its relation there; nil: nothing.
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
            let unknown = terms[at].unknown
            if unknowns[unknown].role == .determined || unknowns[unknown].role == .constant { continue }
            if limited >= 0 {
                if unknowns[unknown].isLength != unknowns[limited].isLength {
                    if unknowns[unknown].isLength { continue }
                } else if unknowns[unknown].birth < unknowns[limited].birth {
                    continue
                }
            }
            (coefficient, limited) = (terms[at].coefficient, unknown)
        }
        return (coefficient > 0) == (rows[row].relation < 0)
    }

    // MARK: One root

    /// The part of an interval in which ties leave the root.
    mutating func breakTies(_ low: inout Double, _ high: inout Double, _ record: CoreRecord) {
        for step in TieStep.allCases where low < high {
            scratch.kinks.removeAll()
            if step == .lengths { collectWishes(record, ofLengthsAlone: true) } else { collectKinks(of: step, record) }
            if scratch.kinks.count > 0 { leastSum(&low, &high) }
        }
        guard low < high else { return }
        scratch.kinks.removeAll()
        collectWishes(record, ofLengthsAlone: false)
        let first = scratch.kinks[0].position
        leastSum(&low, &high)
        // The first member is the earliest; the nearest point to its wish is one point.
        if low < high {
            low = min(max(low, first), high)
            high = low
        }
    }

    private mutating func collectWishes(_ record: CoreRecord, ofLengthsAlone: Bool) {
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index]
            if ofLengthsAlone, !unknowns[unknown].isLength { continue }
            let factor = unknowns[unknown].factor
            scratch.kinks.append(
                Kink(position: (unknowns[unknown].preferred - offsets[unknown]) / factor, weight: abs(factor), relation: 0))
        }
    }

    private mutating func collectKinks(of step: TieStep, _ record: CoreRecord) {
        for index in 0..<record.rows {
            let code = integers[record.codeStart &+ index]
            guard let relation = relation(of: code, at: step) else { continue }
            let coefficient = doubles[record.doubles &+ index], (position, _) = kink(code, coefficient)
            scratch.kinks.append(
                Kink(position: position, weight: abs(coefficient), relation: coefficient > 0 ? relation : 0 &- relation))
        }
    }

    // MARK: Two roots and more

    /// Goes on from the vertex where all priorities are served to the one that ties leave.
    mutating func breakTies(_ record: CoreRecord) {
        search.beginTies()
        for step in TieStep.allCases {
            search.beginTie()
            if step == .lengths {
                for index in 0..<record.members where unknowns[integers[record.integers &+ index]].isLength {
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

extension VertexSearch {
    /// The wishes become rows; nothing asks for them yet.
    mutating func beginTies() {
        tieStarts.removeAll()
        for row in rowCount..<rowCount &+ wishCount {
            levels[row] = .max
            let column = columns[starts[row]], coefficient = coefficients[starts[row]]
            exact[row] = coefficient * roots[column] - known[row]
            shifts[row] = coefficient * rootShifts[column] - Self.shift(row)
            places[row] = -1
        }
        rowCount &+= wishCount
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

    /// Step by step; then nearest to the wishes, together; then to each in order.
    mutating func breakTies() {
        indexColumns()
        let all = rowCount, wishes = tieStarts[0] &- wishCount..<tieStarts[0]
        var level = levelStarts.end, isFree = true
        for step in 0..<tieStarts.end where isFree {
            isFree = serve(tieStarts[step]..<(step &+ 1 < tieStarts.end ? tieStarts[step &+ 1] : all), level)
            level &+= 1
        }
        if isFree { isFree = serve(wishes, level) }
        if isFree {
            for row in wishes where isFree {
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
