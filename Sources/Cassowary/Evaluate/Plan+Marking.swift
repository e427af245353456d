/// Marks what depends on a change, which makes up the agenda of the next evaluation.
extension Plan {
    @inline(__always) mutating func markDefinitionDirty(_ row: Int32, _ depth: Int32, _ model: inout Model) {
        if model.rows[row].flags.isQueued { return }
        model.rows[row].flags.isQueued = true
        agenda.dirtyRows.push(row, depth: depth)
    }

    @inline(__always) mutating func pushCheck(_ row: Int32, _ model: inout Model) {
        if model.rows[row].flags.isChecking { return }
        model.rows[row].flags.isChecking = true
        agenda.checks.append(row)
    }

    @inline(__always) mutating func markIslandDirty(_ island: Int32) {
        if islands[island].flags.isDirty { return }
        islands[island].flags.isDirty = true
        agenda.dirtyIslands.append(island)
        if islands[island].flags.hasKept { agenda.unkeeping.append(island) }
    }

    @inline(__always) mutating func markComponentDirty(_ component: Int32) {
        if components[component].flags.isDirty { return }
        components[component].flags.isDirty = true
        agenda.dirtyComponents.append(component)
        let island = components[component].island
        if islands[island].flags.hasKept { agenda.unkeeping.append(island) }
    }

    @inline(__always) mutating func markImpliedDirty(_ ordinal: Int32, of island: Int32) {
        if ordinal < islands[island].firstImplied { islands[island].firstImplied = ordinal }
        if islands[island].flags.areImpliedDirty { return }
        islands[island].flags.areImpliedDirty = true
        agenda.dirtyImplied.append(island)
        if islands[island].flags.hasKept { agenda.unkeeping.append(island) }
    }

    mutating func markDirty(_ row: Int32, _ model: inout Model) {
        switch model.rows[row].role {
        case .definition: markDefinitionDirty(row, model.variables[model.rows[row].owner].depth, &model)
        case .check: pushCheck(row, &model)
        case .aggregation:
            model.rows[row].flags.isStale = true
            markIslandDirty(model.rows[row].owner)
        case .component:
            model.rows[row].flags.isStale = true
            markComponentDirty(model.rows[row].slot)
        case .implication: markImplied(row, &model)
        case .loose, .idle: break
        }
    }

    @inline(__always) private mutating func markImplied(_ row: Int32, _ model: inout Model) {
        model.rows[row].flags.isStale = true
        markImpliedDirty(model.rows[row].slot, of: model.rows[row].owner)
    }

    @inline(__always) mutating func determine(_ target: Int32, as value: Double, _ model: inout Model) -> Bool {
        let differs = model.put(value, into: target)
        model.offsets[target] = model.values[target]
        if model.values[target] < model.variables[target].lowerBound { agenda.lowVariables.append(target) }
        return differs
    }

    /// Writes the value of an island's variable, and marks the implied variables that depend on it.
    @inline(__always) mutating func publish(_ value: Double, into variable: Int32, _ model: inout Model) {
        guard model.put(value, into: variable), !agenda.ignoresImplied else { return }
        let island = model.variables[variable].island
        if islands[island].implied > 0, !islands[island].flags.areImpliedNew { touchImplied(of: variable, except: -1, &model) }
    }

    @inline(__always) mutating func touchImplied(of variable: Int32, except definer: Int32, _ model: inout Model) {
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let row = model.terms[at].row
            if model.rows[row].role == .implication, row != definer { markImplied(row, &model) }
            at = model.terms[at].next
        }
    }
}
