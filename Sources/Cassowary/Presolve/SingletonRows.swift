/// Forward substitution: required equalities with one variable left determine it.
///
/// Which variables are determined does not depend on the order of work. Which row determines a variable, where there is a
/// choice: the one with the shortest way of definitions below it, then the first in the canonical order of rows. So the plan
/// is the same from scratch and after any changes.
struct SingletonRows: ~Copyable {
    /// Variables whose definition is gone, and rows that mention them.
    var lost = Buffer<Int32>()
    var touched = Buffer<Int32>()
    /// Rows that may determine their one variable, by depth.
    var candidates = BucketQueue()
}

extension Engine {
    @inline(__always) mutating func lose(_ variable: Int32) {
        model.variables[variable].definer = -1
        singletonRows.lost.append(variable)
    }

    /// The row may determine its one variable.
    @inline(__always) mutating func offer(_ row: Int32) {
        if model.rows[row].isRequiredEquality { singletonRows.candidates.push(row, depth: depth(through: row)) }
    }

    /// While it is at hand, unless what is determined is about to change.
    @inline(__always) mutating func defineOrOffer(_ row: Int32) {
        if singletonRows.lost.count > 0 { return offer(row) }
        if model.rows[row].isRequiredEquality { define(by: row, definition(by: row)) }
    }

    /// One more than the depth of what the row needs besides `target`.
    @inline(__always) private mutating func depth(through row: Int32, to target: Int32 = -1) -> Int32 {
        let first = model.rows[row].firstTerm
        var deepest: Int32 = 0
        for at in first..<first &+ model.rows[row].termCount {
            let variable = model.terms[at].variable
            if variable != target, model.variables[variable].role == .determined, model.variables[variable].depth > deepest {
                deepest = model.variables[variable].depth
            }
        }
        return deepest &+ 1
    }

    /// Brings the set of determined variables up to date, without values.
    mutating func settle() {
        loseWhatDepends()
        while singletonRows.candidates.count > 0 {
            let row = singletonRows.candidates.pop()
            guard model.rows[row].role == .loose, model.rows[row].undetermined == 1, model.rows[row].flags.isLinked,
                model.rows[row].isRequiredEquality
            else { continue }
            let definition = definition(by: row)
            // What it needs may have become deeper since it was offered.
            if definition.depth > singletonRows.candidates.depth { singletonRows.candidates.push(row, depth: definition.depth); continue }
            define(by: row, definition)
            if singletonRows.lost.count > 0 { loseWhatDepends() }
        }
    }

    /// What a row says of its one variable that is not determined.
    private struct Definition {
        var variable: Int32
        var depth: Int32
        var value: Double
    }

    @inline(__always) private mutating func definition(by row: Int32) -> Definition {
        let (terms, variables, offsets) = (model.terms.pointer, model.variables.pointer, model.offsets.pointer)
        var sum = model.rows[row].constant, divisor = 1.0
        var (target, deepest): (Int32, Int32) = (-1, 0)
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount {
            let variable = terms[at].variable
            if variables[variable].role == .determined {
                deepest = max(deepest, variables[variable].depth)
                sum -= terms[at].coefficient * offsets[variable]
            } else {
                target = variable
                divisor = terms[at].coefficient
            }
        }
        return Definition(variable: target, depth: deepest &+ 1, value: divisor == 1 ? sum : sum / divisor)
    }

    private mutating func define(by row: Int32, _ definition: Definition) {
        let variable = definition.variable
        if model.variables[variable].island >= 0 { dissolve(model.variables[variable].island, keeping: false) }
        model.variables[variable].role = .determined
        model.variables[variable].definer = row
        model.variables[variable].depth = definition.depth
        model.rows[row].role = .definition
        model.rows[row].owner = variable
        model.rows[row].undetermined = 0
        // While it is at hand; what it needs and is yet to change will mark it again. Nothing depends on it so far.
        _ = determine(variable, as: definition.value)
        let (rows, terms) = (model.rows.pointer, model.terms.pointer)
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let other = terms[at].row
            if other != row {
                let left = rows[other].undetermined &- 1
                rows[other].undetermined = left
                if left == 0 { becomeChecked(other) } else if left == 1 { offer(other) }
            }
            at = terms[at].next
        }
    }

    /// All variables of the row are determined: it can only be verified, or takes over from a row that comes later.
    mutating func becomeChecked(_ row: Int32) {
        guard model.rows[row].isRequired else { model.rows[row].role = .idle; return }
        model.rows[row].role = .check
        pushCheck(row)
        guard model.rows[row].relation == 0 else { return }
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount {
            let variable = model.terms[at].variable, rival = model.variables[variable].definer
            guard rival >= 0 else { continue }
            let depth = depth(through: row, to: variable)
            if depth < model.variables[variable].depth {
                model.rows[rival].role = .check
                pushCheck(rival)
                // No substitute: what depends on it becomes shallower too.
                model.variables[variable].depth = -1
                return lose(variable)
            }
            if depth == model.variables[variable].depth, precedes(row, rival) { return take(variable, by: row) }
        }
    }

    /// The row becomes the definer of a variable that is determined by another at the same depth.
    private mutating func take(_ variable: Int32, by row: Int32) {
        let rival = model.variables[variable].definer
        if rival >= 0 {
            model.rows[rival].role = .check
            pushCheck(rival)
        }
        model.variables[variable].definer = row
        model.rows[row].role = .definition
        model.rows[row].owner = variable
        markDirectDirty(row, model.variables[variable].depth)
    }

    /// What is no longer determined, and what was determined from that.
    private mutating func loseWhatDepends() {
        while let variable = singletonRows.lost.popLast() {
            guard model.variables[variable].role == .determined, model.variables[variable].definer < 0 else { continue }
            if let row = substitute(for: variable) { take(variable, by: row); continue }
            model.variables[variable].role = .free
            seed(variable)
            var at = model.variables[variable].firstTerm
            while at >= 0 {
                let row = model.terms[at].row
                model.rows[row].undetermined &+= 1
                switch model.rows[row].role {
                case .definition: if model.rows[row].owner != variable { lose(model.rows[row].owner) }
                case .aggregation, .component, .implication: dissolve(model.rows[row].owner, keeping: false)
                case .idle: releaseVariables(of: row, except: variable)
                case .check, .loose: break
                }
                model.rows[row].role = .loose
                singletonRows.touched.append(row)
                at = model.terms[at].next
            }
        }
        while let row = singletonRows.touched.popLast() {
            if model.rows[row].role == .loose, model.rows[row].undetermined == 1 { offer(row) }
        }
    }

    private mutating func releaseVariables(of row: Int32, except variable: Int32) {
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount where model.variables[model.terms[at].variable].role != .determined {
            if model.terms[at].variable != variable { release(model.terms[at].variable) }
        }
    }

    /// Another row that determines the variable just as deep: then nothing that depends on it needs a new plan.
    private mutating func substitute(for variable: Int32) -> Int32? {
        var best: Int32?
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let row = model.terms[at].row
            if model.rows[row].role == .check, model.rows[row].isRequiredEquality, model.rows[row].undetermined == 0,
                depth(through: row, to: variable) == model.variables[variable].depth, best.map({ precedes(row, $0) }) ?? true
            {
                best = row
            }
            at = model.terms[at].next
        }
        return best
    }

    // MARK: Canonical order

    /// The order of rows that the plan follows wherever it has a choice; it depends on what the rows say, not on when they were
    /// added. Rows that differ in nothing but their constant follow its order; then it is the order of their terms.
    mutating func precedes(_ a: Int32, _ b: Int32) -> Bool {
        let rows = model.rows.pointer
        if rows[a].priority != rows[b].priority { return rows[a].priority > rows[b].priority }
        if rows[a].relation != rows[b].relation { return rows[a].relation < rows[b].relation }
        if rows[a].termCount != rows[b].termCount { return rows[a].termCount < rows[b].termCount }
        // Seldom is there more to ask.
        let (x, y) = (digest(of: a), digest(of: b))
        if x != y { return x < y }
        if rows[a].constant != rows[b].constant { return rows[a].constant < rows[b].constant }
        return isWordedBefore(a, b)
    }

    /// Of rows that say the same: their terms come in another order, and sums are rounded in that order.
    mutating func isWordedBefore(_ a: Int32, _ b: Int32) -> Bool {
        for place in 0..<model.rows[a].termCount {
            let (p, q) = (model.terms[model.rows[a].firstTerm &+ place].variable, model.terms[model.rows[b].firstTerm &+ place].variable)
            if p != q { return model.variables[p].birth < model.variables[q].birth }
        }
        return false
    }

    /// The same terms, relation and priority.
    mutating func areTwins(_ a: Int32, _ b: Int32) -> Bool {
        let (x, y) = (model.rows[a], model.rows[b])
        return x.priority == y.priority && x.relation == y.relation && x.termCount == y.termCount && digest(of: a) == digest(of: b)
    }

    /// Of the row's terms, whatever their order.
    @inline(__always) private mutating func digest(of row: Int32) -> UInt64 {
        let first = model.rows[row].firstTerm
        var sum: UInt64 = 0
        for at in first..<first &+ model.rows[row].termCount {
            sum &+= Self.digest(model.terms[at].coefficient, model.variables[model.terms[at].variable].birth)
        }
        return sum
    }

    @inline(__always) static func digest(_ coefficient: Double, _ number: Int32) -> UInt64 {
        var bits = coefficient.bitPattern &+ UInt64(UInt32(bitPattern: number)) &* 0x9e37_79b9_7f4a_7c15
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}

/// What the order of an island's rows looks at.
struct RowKey: BitwiseCopyable {
    /// As found.
    var row: Int32
    var relation: Int8
    var termCount: Int32
    var priority: Double
    var digest: UInt64

    /// They say the same of the island's variables, but for constants.
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
