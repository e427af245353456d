/// Creates and dissolves islands and components.
extension Plan {
    // MARK: Records

    mutating func newIsland(_ island: Island) -> Int32 {
        if let reused = freeIslands.popLast() {
            islands[reused] = island
            return reused
        }
        islands.append(island)
        return Int32(islands.count) &- 1
    }

    mutating func newComponent(_ component: Component) -> Int32 {
        if let reused = freeComponents.popLast() {
            components[reused] = component
            return reused
        }
        components.append(component)
        return Int32(components.count) &- 1
    }

    private mutating func freeComponent(_ component: Int32) {
        let record = components[component]
        integers.release(record.integers, record.integerCount)
        doubles.release(record.doubles, record.doubleCount)
        doubles.release(record.blockDoubles, record.block &* record.block)
        components[component].flags.isAlive = false
        freeComponents.append(component)
    }

    // MARK: Leaving the plan

    @inline(__always) mutating func seed(_ variable: Int32, _ model: inout Model) {
        if model.variables[variable].isSeed { return }
        model.variables[variable].isSeed = true
        agenda.seeds.append(variable)
    }

    /// Takes an undetermined variable out of its plan.
    @inline(__always) mutating func release(_ variable: Int32, _ model: inout Model) {
        if model.variables[variable].island >= 0 {
            dissolve(model.variables[variable].island, keeping: false, &model)
        } else if model.variables[variable].role == .unmentioned {
            model.variables[variable].role = .free
            seed(variable, &model)
        }
    }

    mutating func releaseVariables(of row: Int32, _ model: inout Model) {
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount where model.variables[model.terms[at].variable].role != .determined {
            release(model.terms[at].variable, &model)
        }
    }

    mutating func releaseVariables(of row: Int32, except variable: Int32, _ model: inout Model) {
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount where model.variables[model.terms[at].variable].role != .determined {
            if model.terms[at].variable != variable { release(model.terms[at].variable, &model) }
        }
    }

    /// Dissolves the island; its variables wait for a plan again.
    mutating func dissolve(_ island: Int32, keeping: Bool, _ model: inout Model) {
        stamp &+= 1
        let record = islands[island]
        islands[island].flags.isAlive = false
        for index in 0..<record.components { freeComponent(integers[record.componentStart &+ index]) }
        for index in 0..<record.variables {
            let id = integers[record.integers &+ index]
            model.variables[id].role = .free
            model.variables[id].island = -1
            model.variables[id].component = -1
            if !keeping { model.variables[id].isKept = false }
            seed(id, &model)
            let (rows, terms) = (model.rows.pointer, model.terms.pointer)
            var at = model.variables[id].firstTerm
            while at >= 0 {
                let row = terms[at].row
                rows[row].role = .loose
                rows[row].flags.isStale = false
                at = terms[at].next
            }
        }
        integers.release(record.integers, record.integerCount)
        doubles.release(record.doubles, record.doubleCount)
        freeIslands.append(island)
    }

    // MARK: Bounds of implied variables

    /// Dissolves the island if an implied variable has a bound, to plan it again with the bounds of implied variables in its components.
    ///
    /// - Returns: Whether an implied variable has a bound.
    mutating func keepBounds(of island: Int32, _ model: inout Model) -> Bool {
        let record = islands[island]
        var isBounded = false
        for ordinal in 0..<record.implied {
            let variable = integers[record.impliedStart &+ 2 &* ordinal &+ 1]
            if model.variables[variable].lowerBound > -.infinity {
                model.variables[variable].isKept = true
                isBounded = true
            }
        }
        if isBounded { dissolve(island, keeping: true, &model) }
        return isBounded
    }

    /// Dissolves the island if it has implied lengths, to plan it again with these in its components. An implied variable has no stay of
    /// its own, but a length must have one if its island leaves a choice.
    ///
    /// - Returns: Whether the island must be planned again.
    mutating func restoreImpliedLengths(in island: Int32, _ model: inout Model) -> Bool {
        islands[island].implied > 0 && keepBounds(of: island, &model)
    }

    /// Dissolves islands with kept bounds that a change has reached, so that they are first planned without these bounds again.
    mutating func releaseKeptBounds(_ model: inout Model) {
        while let island = agenda.unkeeping.popLast() {
            if islands[island].flags.isAlive, islands[island].flags.hasKept, islands[island].keptStamp != model.log.stamp {
                dissolve(island, keeping: false, &model)
            }
        }
    }

    // MARK: Order of equalities

    /// Decides whether each equality can be replayed without those before and after it.
    mutating func findOrder(_ island: Int32, _ model: inout Model) {
        let record = islands[island]
        islands[island].order = .simple
        for index in 0..<record.variables { model.variables[integers[record.integers &+ index]].local = -1 }
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality
            for target in integers[at &+ 1]..<integers[at &+ 2] {
                let variable = integers[record.targetStart &+ target]
                if model.variables[variable].local >= 0 { islands[island].order = .entangled }
                model.variables[variable].local = equality
            }
        }
        for equality in 0..<record.equalities {
            let row = integers[record.equalityStart &+ 3 &* equality], first = model.rows[row].firstTerm
            for at in first..<first &+ model.rows[row].termCount where model.variables[model.terms[at].variable].role != .determined {
                if model.variables[model.terms[at].variable].local > equality { islands[island].order = .entangled }
            }
        }
    }
}
