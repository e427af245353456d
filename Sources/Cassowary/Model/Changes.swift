/// Changes enter the structure: rows are linked to their variables and unlinked, plans that no longer fit are dissolved.
extension Engine {
    // MARK: Recording

    mutating func addVariable(lowerBound: Double, preferred: Double) -> Int32 {
        lastBirth &+= 1
        let variable = VariableRecord(lowerBound: lowerBound, preferred: preferred, birth: lastBirth)
        let id: Int32
        if let reused = freeVariables.popLast() {
            areIdsInOrder = false
            id = reused
            variables[id] = variable
            values[id] = .nan
            offsets[id] = 0
            changeMarks[id] = 0
        } else {
            id = Int32(variables.count)
            variables.append(variable)
            values.append(.nan)
            offsets.append(0)
            changeMarks.append(0)
        }
        seed(id)
        return id
    }

    @inline(__always) mutating func seed(_ variable: Int32) {
        if variables[variable].isSeed { return }
        variables[variable].isSeed = true
        seeds.append(variable)
    }

    /// Terms of the same variable become one; what cancels out is left out.
    mutating func addRow(
        _ input: borrowing Span<Term>, relation: Int8, constant: Double, priority: Double, resilience: Int32, isYielding: Bool = false
    ) -> Int32 {
        counters.adds &+= 1
        lastSerial &+= 1
        let id = freeRows.popLast() ?? rows.end
        let capacity = Int32(truncatingIfNeeded: input.count)
        let first = terms.allocate(capacity)
        let count = write(input, at: first, row: id)
        if id == rows.end { rows.grow(by: 1) }
        rows[id] = Row(
            constant: constant, priority: min(priority, 1000), firstTerm: first, termCount: count, termCapacity: capacity,
            serial: lastSerial, resilience: resilience, relation: relation, isYielding: isYielding)
        entering.append(id)
        return id
    }

    /// - Returns: how many terms are left.
    @inline(__always) private mutating func write(_ input: borrowing Span<Term>, at first: Int32, row: Int32) -> Int32 {
        let terms = terms.pointer
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

    /// - Returns: how many terms are left when those of the same variable are one, and those that cancel out are gone.
    @inline(never) private mutating func tidy(_ first: Int32, _ end: Int32) -> Int32 {
        let terms = terms.pointer
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

    mutating func removeRow(_ row: Int32) {
        counters.removes &+= 1
        assert(rows[row].isAlive, "the constraint was removed before")
        rows[row].isAlive = false
        leaving.append(row)
    }

    mutating func setConstant(_ constant: Double, of row: Int32) {
        if rows[row].constant == constant { return }
        counters.constantEdits &+= 1
        rows[row].constant = constant
        edited.append(row)
    }

    mutating func setPriority(_ priority: Double, of row: Int32) {
        counters.priorityChanges &+= 1
        ranked.append(row)
        rankedTo.append(min(priority, 1000))
    }

    mutating func prefer(_ value: Double, for variable: Int32) {
        if variables[variable].preferred == value { return }
        variables[variable].preferred = value
        switch variables[variable].role {
        case .unmentioned: preferring.append(variable)
        case .aggregated where components[variables[variable].component].isAmbiguous: preferring.append(variable)
        default: break
        }
    }

    // MARK: Taking in

    /// All pending changes, as one batch: what leaves first, then what enters.
    mutating func takeIn() {
        while let row = leaving.popLast() {
            if rows[row].isWatched || rows[row].isBroken { retryConflicts(with: row) }
            if rows[row].isLinked { retire(row) }
            terms.release(rows[row].firstTerm, rows[row].termCapacity)
            rows[row].termCount = 0
            freeRows.append(row)
        }
        for index in 0..<Int32(ranked.count) { takeInPriority(rankedTo[index], of: ranked[index]) }
        ranked.removeAll()
        rankedTo.removeAll()
        for index in 0..<Int32(edited.count) { takeInEdit(of: edited[index]) }
        edited.removeAll()
        enterRetried()
        for index in 0..<Int32(entering.count) where rows[entering[index]].isAlive { enter(entering[index]) }
        entering.removeAll()
        while let variable = departing.popLast() { depart(variable) }
        for index in 0..<Int32(preferring.count) { takeInPreference(of: preferring[index]) }
        preferring.removeAll()
    }

    /// The row leaves as what it was and enters again as what it becomes.
    private mutating func takeInPriority(_ priority: Double, of row: Int32) {
        guard rows[row].isAlive, rows[row].priority != priority else { return }
        if rows[row].isWatched || rows[row].isBroken { retryConflicts(with: row) }
        if rows[row].isLinked {
            retire(row)
            retrying.append(row)
        }
        rows[row].priority = priority
    }

    private mutating func takeInEdit(of row: Int32) {
        if rows[row].isWatched || rows[row].isBroken { retryConflicts(with: row) }
        if rows[row].hasTwin, rows[row].role == .component || rows[row].role == .aggregation {
            // Equal rows are planned in the order of their constants.
            dissolve(rows[row].owner, keeping: false)
        }
        markDirty(row)
    }

    private mutating func takeInPreference(of variable: Int32) {
        switch variables[variable].role {
        case .unmentioned: release(variable)
        case .aggregated: markComponentDirty(variables[variable].component)
        default: break
        }
    }

    private mutating func depart(_ variable: Int32) {
        assert(variables[variable].firstTerm < 0, "a constraint still mentions the variable")
        if variables[variable].island >= 0 { dissolve(variables[variable].island, keeping: false) }
        variables[variable].role = .removed
        variables[variable].isSeed = false
        values[variable] = .nan
        freeVariables.append(variable)
    }

    /// Rows that were broken, or left to come back as something else. One that enters may break another and let more of them in.
    mutating func enterRetried() {
        while let row = retrying.popLast() {
            if rows[row].isAlive { enter(row) }
        }
    }

    /// Links a row to its variables.
    mutating func enter(_ row: Int32) {
        let (rows, terms, variables) = (rows.pointer, terms.pointer, variables.pointer)
        if rows[row].isLinked || rows[row].isBroken { return }
        if islands.count > 0, refuses(row) || rows[row].isLinked { return }
        planStamp &+= 1
        rows[row].isLinked = true
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
            release(variable)
        }
        rows[row].role = .loose
        rows[row].undetermined = undetermined
        if undetermined == 0 { becomeChecked(row) } else if undetermined == 1 { defineOrOffer(row) }
    }

    /// Unlinks a row; what it determined is lost, the island it had a part in is dissolved.
    mutating func retire(_ row: Int32) {
        planStamp &+= 1
        rows[row].isLinked = false
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount {
            let (next, previous) = (terms[at].next, terms[at].previous)
            if next >= 0 { terms[next].previous = previous }
            if previous >= 0 { terms[previous].next = next } else { variables[terms[at].variable].firstTerm = next }
        }
        let (role, owner) = (rows[row].role, rows[row].owner)
        rows[row].role = .loose
        rows[row].isStale = false
        switch role {
        case .definition: lose(owner)
        case .loose, .check, .idle:
            // An idle row of an island has variables of it.
            if rows[row].undetermined > 0 { releaseVariables(of: row) }
        case .aggregation, .component, .implication: dissolve(owner, keeping: false)
        }
    }

    private mutating func releaseVariables(of row: Int32) {
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount where variables[terms[at].variable].role != .determined {
            release(terms[at].variable)
        }
    }

    /// Takes a variable that is not determined out of its plan.
    @inline(__always) mutating func release(_ variable: Int32) {
        if variables[variable].island >= 0 {
            dissolve(variables[variable].island, keeping: false)
        } else if variables[variable].role == .unmentioned {
            variables[variable].role = .free
            seed(variable)
        }
    }

    /// Its variables wait for a plan again.
    mutating func dissolve(_ island: Int32, keeping: Bool) {
        planStamp &+= 1
        let record = islands[island]
        islands[island].isAlive = false
        for index in 0..<record.components { freeComponent(integers[record.componentStart &+ index]) }
        for index in 0..<record.variables {
            let id = integers[record.integers &+ index]
            variables[id].role = .free
            variables[id].island = -1
            variables[id].component = -1
            if !keeping { variables[id].isKept = false }
            seed(id)
            var at = variables[id].firstTerm
            while at >= 0 {
                rows[terms[at].row].role = .loose
                rows[terms[at].row].isStale = false
                at = terms[at].next
            }
        }
        integers.release(record.integers, record.integerCount)
        doubles.release(record.doubles, record.doubleCount)
        freeIslands.append(island)
    }

    private mutating func freeComponent(_ component: Int32) {
        let record = components[component]
        integers.release(record.integers, record.integerCount)
        doubles.release(record.doubles, record.doubleCount)
        doubles.release(record.blockDoubles, record.block &* record.block)
        components[component].isAlive = false
        freeComponents.append(component)
    }
}
