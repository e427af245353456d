/// Changes enter the structure: rows are linked to their unknowns and unlinked, plans that no longer fit are dissolved.
extension Engine {
    // MARK: Recording

    mutating func addUnknown(lowerBound: Double, preferred: Double) -> Int32 {
        lastBirth &+= 1
        let unknown = Unknown(lowerBound: lowerBound, preferred: preferred, birth: lastBirth)
        let id: Int32
        if let reused = freeUnknowns.popLast() {
            areIdsInOrder = false
            id = reused
            unknowns[id] = unknown
            values[id] = .nan
            offsets[id] = 0
            changeMarks[id] = 0
        } else {
            id = Int32(unknowns.count)
            unknowns.append(unknown)
            values.append(.nan)
            offsets.append(0)
            changeMarks.append(0)
        }
        seed(id)
        return id
    }

    @inline(__always) mutating func seed(_ unknown: Int32) {
        if unknowns[unknown].isSeed { return }
        unknowns[unknown].isSeed = true
        seeds.append(unknown)
    }

    /// Terms of the same unknown become one; what cancels out is left out.
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
        let terms = terms.column
        var end = first, isUntidy = false
        for index in input.indices {
            let term = input[index]
            var at = first
            while at < end {
                if terms[at].unknown == term.variable.index { isUntidy = true }
                at &+= 1
            }
            if term.coefficient == 0 { isUntidy = true }
            terms[end] = LinkedTerm(coefficient: term.coefficient, unknown: term.variable.index, row: row)
            end &+= 1
        }
        return isUntidy ? tidy(first, end) : end &- first
    }

    /// - Returns: how many terms are left when those of the same unknown are one, and those that cancel out are gone.
    @inline(never) private mutating func tidy(_ first: Int32, _ end: Int32) -> Int32 {
        let terms = terms.column
        var kept = first
        for index in first..<end {
            var at = first
            while at < kept, terms[at].unknown != terms[index].unknown { at &+= 1 }
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

    mutating func prefer(_ value: Double, for unknown: Int32) {
        if unknowns[unknown].preferred == value { return }
        unknowns[unknown].preferred = value
        switch unknowns[unknown].role {
        case .lone: wishing.append(unknown)
        case .member where cores[unknowns[unknown].core].isAmbiguous: wishing.append(unknown)
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
        while let unknown = departing.popLast() { depart(unknown) }
        for index in 0..<Int32(wishing.count) { takeInWish(of: wishing[index]) }
        wishing.removeAll()
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
        if rows[row].hasTwin, rows[row].role == .core || rows[row].role == .affine {
            // Equal rows are planned in the order of their constants.
            dissolve(rows[row].owner, keeping: false)
        }
        markDirty(row)
    }

    private mutating func takeInWish(of unknown: Int32) {
        switch unknowns[unknown].role {
        case .lone: release(unknown)
        case .member: markCoreDirty(unknowns[unknown].core)
        default: break
        }
    }

    private mutating func depart(_ unknown: Int32) {
        assert(unknowns[unknown].firstTerm < 0, "a constraint still mentions the variable")
        if unknowns[unknown].island >= 0 { dissolve(unknowns[unknown].island, keeping: false) }
        unknowns[unknown].role = .removed
        unknowns[unknown].isSeed = false
        values[unknown] = .nan
        freeUnknowns.append(unknown)
    }

    /// Rows that were broken, or left to come back as something else. One that enters may break another and let more of them in.
    mutating func enterRetried() {
        while let row = retrying.popLast() {
            if rows[row].isAlive { enter(row) }
        }
    }

    /// Links a row to its unknowns.
    mutating func enter(_ row: Int32) {
        let (rows, terms, unknowns) = (rows, terms.column, unknowns)
        if rows[row].isLinked || rows[row].isBroken { return }
        if islands.count > 0, refuses(row) || rows[row].isLinked { return }
        planStamp &+= 1
        rows[row].isLinked = true
        var undetermined: Int32 = 0
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount {
            let unknown = terms[at].unknown
            let head = unknowns[unknown].firstTerm
            terms[at].previous = -1
            terms[at].next = head
            if head >= 0 { terms[head].previous = at }
            unknowns[unknown].firstTerm = at
            if unknowns[unknown].role == .determined { continue }
            undetermined &+= 1
            release(unknown)
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
            if previous >= 0 { terms[previous].next = next } else { unknowns[terms[at].unknown].firstTerm = next }
        }
        let (role, owner) = (rows[row].role, rows[row].owner)
        rows[row].role = .loose
        rows[row].isStale = false
        switch role {
        case .direct: lose(owner)
        case .loose, .check, .idle:
            // An idle row of an island has unknowns of it.
            if rows[row].undetermined > 0 { releaseUnknowns(of: row) }
        case .affine, .core, .follower: dissolve(owner, keeping: false)
        }
    }

    private mutating func releaseUnknowns(of row: Int32) {
        let first = rows[row].firstTerm
        for at in first..<first &+ rows[row].termCount where unknowns[terms[at].unknown].role != .determined {
            release(terms[at].unknown)
        }
    }

    /// Takes an unknown that is not determined out of its plan.
    @inline(__always) mutating func release(_ unknown: Int32) {
        if unknowns[unknown].island >= 0 {
            dissolve(unknowns[unknown].island, keeping: false)
        } else if unknowns[unknown].role == .lone {
            unknowns[unknown].role = .free
            seed(unknown)
        }
    }

    /// Its unknowns wait for a plan again.
    mutating func dissolve(_ island: Int32, keeping: Bool) {
        planStamp &+= 1
        let record = islands[island]
        islands[island].isAlive = false
        for index in 0..<record.cores { freeCore(integers[record.coreStart &+ index]) }
        for index in 0..<record.unknowns {
            let id = integers[record.integers &+ index]
            unknowns[id].role = .free
            unknowns[id].island = -1
            unknowns[id].core = -1
            if !keeping { unknowns[id].isKept = false }
            seed(id)
            var at = unknowns[id].firstTerm
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

    private mutating func freeCore(_ core: Int32) {
        let record = cores[core]
        integers.release(record.integers, record.integerCount)
        doubles.release(record.doubles, record.doubleCount)
        doubles.release(record.blockDoubles, record.block &* record.block)
        cores[core].isAlive = false
        freeCores.append(core)
    }
}
