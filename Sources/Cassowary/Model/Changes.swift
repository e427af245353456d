/// Changes recorded since the last solve.
struct Changes: ~Copyable {
    var entering = Buffer<Int32>()
    var leaving = Buffer<Int32>()
    var edited = Buffer<Int32>()
    /// Rows whose priority changes, and their new priorities.
    var ranked = Buffer<Int32>()
    var rankedTo = Buffer<Double>()
    /// Variables whose preferred value changed.
    var preferring = Buffer<Int32>()
    var departing = Buffer<Int32>()
    /// Rows to enter again: broken ones that are tried again, and those whose priority changed.
    var retrying = Buffer<Int32>()

    init() {}

    init(copying other: borrowing Changes) {
        entering = Buffer(copying: other.entering)
        leaving = Buffer(copying: other.leaving)
        edited = Buffer(copying: other.edited)
        ranked = Buffer(copying: other.ranked)
        rankedTo = Buffer(copying: other.rankedTo)
        preferring = Buffer(copying: other.preferring)
        departing = Buffer(copying: other.departing)
        retrying = Buffer(copying: other.retrying)
    }

    var areNone: Bool { areEditsAlone && edited.count == 0 }

    /// Whether nothing but constants has changed.
    var areEditsAlone: Bool {
        entering.count &+ leaving.count &+ ranked.count &+ preferring.count &+ departing.count &+ retrying.count == 0
    }
}

/// Takes in changes: links rows to their variables, unlinks them, and dissolves plans that no longer fit.
extension Engine {
    // MARK: Recording

    mutating func addVariable(lowerBound: Double, preferred: Double) -> Int32 {
        model.lastBirth &+= 1
        let variable = VariableRecord(lowerBound: lowerBound, preferred: preferred, birth: model.lastBirth)
        let id: Int32
        if let reused = model.freeVariables.popLast() {
            model.areIdsInOrder = false
            id = reused
            model.variables[id] = variable
            model.values[id] = .nan
            model.offsets[id] = 0
            model.log.marks[id] = 0
        } else {
            id = Int32(model.variables.count)
            model.variables.append(variable)
            model.values.append(.nan)
            model.offsets.append(0)
            model.log.marks.append(0)
        }
        plan.seed(id, &model)
        return id
    }

    /// Adds a row. Terms of the same variable are merged, and terms that cancel out are dropped.
    mutating func addRow(
        _ input: borrowing Span<Term>, relation: Int8, constant: Double, priority: Double, resilience: Int32, isYielding: Bool = false
    ) -> Int32 {
        model.counters.adds &+= 1
        model.lastSerial &+= 1
        let id = model.freeRows.popLast() ?? model.rows.end
        let capacity = Int32(truncatingIfNeeded: input.count)
        let first = model.terms.allocate(capacity)
        let count = model.write(input, at: first, row: id)
        if id == model.rows.end { model.rows.grow(by: 1) }
        model.rows[id] = Row(
            constant: constant, priority: min(priority, 1000), firstTerm: first, termCount: count, termCapacity: capacity,
            serial: model.lastSerial, resilience: resilience, relation: relation, isYielding: isYielding)
        changes.entering.append(id)
        return id
    }

    mutating func removeRow(_ row: Int32) {
        model.counters.removes &+= 1
        assert(model.rows[row].flags.isAlive, "the constraint was removed before")
        model.rows[row].flags.isAlive = false
        changes.leaving.append(row)
    }

    mutating func setConstant(_ constant: Double, of row: Int32) {
        if model.rows[row].constant == constant { return }
        model.counters.constantEdits &+= 1
        model.rows[row].constant = constant
        changes.edited.append(row)
    }

    mutating func setPriority(_ priority: Double, of row: Int32) {
        model.counters.priorityChanges &+= 1
        changes.ranked.append(row)
        changes.rankedTo.append(min(priority, 1000))
    }

    mutating func prefer(_ value: Double, for variable: Int32) {
        if model.variables[variable].preferred == value { return }
        model.variables[variable].preferred = value
        switch model.variables[variable].role {
        case .unmentioned: changes.preferring.append(variable)
        case .aggregated where plan.components[model.variables[variable].component].flags.isAmbiguous: changes.preferring.append(variable)
        default: break
        }
    }

    // MARK: Applying changes

    /// Applies all pending changes as one batch: first what leaves, then what enters.
    mutating func applyChanges() {
        while let row = changes.leaving.popLast() {
            if model.rows[row].flags.isWatched || model.rows[row].flags.isBroken { retryConflicts(with: row) }
            if model.rows[row].flags.isLinked { retire(row) }
            model.terms.release(model.rows[row].firstTerm, model.rows[row].termCapacity)
            model.rows[row].termCount = 0
            model.freeRows.append(row)
        }
        for index in 0..<Int32(changes.ranked.count) { applyPriority(changes.rankedTo[index], of: changes.ranked[index]) }
        changes.ranked.removeAll()
        changes.rankedTo.removeAll()
        for index in 0..<Int32(changes.edited.count) { applyEdit(of: changes.edited[index]) }
        changes.edited.removeAll()
        enterRetried()
        for index in 0..<Int32(changes.entering.count) where model.rows[changes.entering[index]].flags.isAlive {
            enter(changes.entering[index])
        }
        changes.entering.removeAll()
        while let variable = changes.departing.popLast() { depart(variable) }
        for index in 0..<Int32(changes.preferring.count) { applyPreference(of: changes.preferring[index]) }
        changes.preferring.removeAll()
    }

    /// Unlinks the row with its old priority, to enter it again with the new one.
    private mutating func applyPriority(_ priority: Double, of row: Int32) {
        guard model.rows[row].flags.isAlive, model.rows[row].priority != priority else { return }
        if model.rows[row].flags.isWatched || model.rows[row].flags.isBroken { retryConflicts(with: row) }
        if model.rows[row].flags.isLinked {
            retire(row)
            changes.retrying.append(row)
        }
        model.rows[row].priority = priority
    }

    private mutating func applyEdit(of row: Int32) {
        if model.rows[row].flags.isWatched || model.rows[row].flags.isBroken { retryConflicts(with: row) }
        if model.rows[row].flags.hasTwin, model.rows[row].role == .component || model.rows[row].role == .aggregation {
            // Rows that differ only in their constants are planned in the order of these.
            plan.dissolve(model.rows[row].owner, keeping: false, &model)
        }
        plan.markDirty(row, &model)
    }

    private mutating func applyPreference(of variable: Int32) {
        switch model.variables[variable].role {
        case .unmentioned: plan.release(variable, &model)
        case .aggregated: plan.markComponentDirty(model.variables[variable].component)
        default: break
        }
    }

    private mutating func depart(_ variable: Int32) {
        assert(model.variables[variable].firstTerm < 0, "a constraint still mentions the variable")
        if model.variables[variable].island >= 0 { plan.dissolve(model.variables[variable].island, keeping: false, &model) }
        model.variables[variable].role = .removed
        model.variables[variable].isSeed = false
        model.values[variable] = .nan
        model.freeVariables.append(variable)
    }

    /// Enters the rows in `changes.retrying`. A row that enters may break another, which may let more of them in.
    mutating func enterRetried() {
        while let row = changes.retrying.popLast() {
            if model.rows[row].flags.isAlive { enter(row) }
        }
    }

    /// Links a row to its variables.
    private mutating func enter(_ row: Int32) {
        let (rows, terms, variables) = (model.rows.pointer, model.terms.pointer, model.variables.pointer)
        if rows[row].flags.isLinked || rows[row].flags.isBroken { return }
        if plan.islands.count > 0, refuses(row) || rows[row].flags.isLinked { return }
        plan.stamp &+= 1
        rows[row].flags.isLinked = true
        var undetermined: Int32 = 0
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount {
            let variable = terms[at].variable
            let head = variables[variable].firstTerm
            terms[at].previous = -1
            terms[at].next = head
            if head >= 0 { terms[head].previous = at }
            variables[variable].firstTerm = at
            if variables[variable].role == .determined { continue }
            undetermined &+= 1
            plan.release(variable, &model)
        }
        rows[row].role = .loose
        rows[row].undetermined = undetermined
        if undetermined == 0 {
            singletonRows.becomeChecked(row, &model, &plan)
        } else if undetermined == 1 {
            singletonRows.defineOrOffer(row, &model, &plan)
        }
    }

    /// Unlinks a row. What it determined is lost, and the island that it was part of is dissolved.
    mutating func retire(_ row: Int32) {
        plan.stamp &+= 1
        model.rows[row].flags.isLinked = false
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount {
            let (next, previous) = (model.terms[at].next, model.terms[at].previous)
            if next >= 0 { model.terms[next].previous = previous }
            if previous >= 0 { model.terms[previous].next = next } else { model.variables[model.terms[at].variable].firstTerm = next }
        }
        let (role, owner) = (model.rows[row].role, model.rows[row].owner)
        model.rows[row].role = .loose
        model.rows[row].flags.isStale = false
        switch role {
        case .definition: singletonRows.lose(owner, &model)
        case .loose, .check, .idle:
            // An idle row of an island mentions variables of that island.
            if model.rows[row].undetermined > 0 { plan.releaseVariables(of: row, &model) }
        case .aggregation, .component, .implication: plan.dissolve(owner, keeping: false, &model)
        }
    }
}

extension Model {
    /// Writes the terms of a row.
    /// - Returns: The number of terms after tidying.
    @inline(__always) mutating func write(_ input: borrowing Span<Term>, at first: Int32, row: Int32) -> Int32 {
        let terms = self.terms.pointer
        var end = first, isUntidy = false
        for index in input.indices {
            let term = input[index]
            var at = first
            while at < end {
                if terms[at].variable == term.variable.index { isUntidy = true }
                at &+= 1
            }
            if term.coefficient == 0 { isUntidy = true }
            terms[end] = LinkedTerm(coefficient: term.coefficient, variable: term.variable.index, row: row)
            end &+= 1
        }
        return isUntidy ? tidy(first, end) : end &- first
    }

    /// Merges terms of the same variable, and drops those that cancel out.
    /// - Returns: The number of terms left.
    @inline(never) private mutating func tidy(_ first: Int32, _ end: Int32) -> Int32 {
        let terms = self.terms.pointer
        var kept = first
        for index in first..<end {
            var at = first
            while at < kept, terms[at].variable != terms[index].variable { at &+= 1 }
            if at < kept {
                terms[at].coefficient += terms[index].coefficient
            } else {
                terms[kept] = terms[index]
                kept &+= 1
            }
        }
        var last = first
        for at in first..<kept where terms[at].coefficient != 0 {
            terms[last] = terms[at]
            last &+= 1
        }
        return last &- first
    }
}
