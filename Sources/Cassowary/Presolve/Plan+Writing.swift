/// A finished plan becomes an island and its components.
extension Engine {
    mutating func writeIsland() {
        let variableCount = Int32(planner.canonicalOrder.variables.count), impliedCount = Int32(planner.impliedVariables.pairs.count) / 2
        var record = Island(
            variables: variableCount, equalities: Int32(planner.aggregation.divisors.count),
            targets: Int32(planner.aggregation.targets.count),
            checks: Int32(planner.aggregation.checks.count), implied: impliedCount, components: Int32(planner.partition.records.count),
            keptStamp: model.log.stamp)
        record.integers = plan.integers.allocate(record.integerCount)
        record.doubles = plan.doubles.allocate(record.doubleCount)
        record.firstImplied = impliedCount
        let island = newIsland(record)
        writeVariables(island)
        writeEqualities(island)
        writeImplied(island)
        writeComponents(island)
        if record.equalities &+ record.checks > 0 { markIslandDirty(island) }
    }

    private mutating func writeVariables(_ island: Int32) {
        let record = plan.islands[island]
        for local in 0..<record.variables {
            let id = planner.canonicalOrder.variables[local]
            plan.integers[record.integers &+ local] = id
            model.variables[id].island = island
            model.variables[id].component = -1
            if model.variables[id].isKept { plan.islands[island].flags.hasKept = true }
            let representative = planner.aggregation.representatives[local]
            if planner.impliedVariables.isImplied[local] {
                model.variables[id].role = .implied
            } else if representative == Aggregation.noRepresentative {
                model.variables[id].role = .constant
            } else {
                model.variables[id].role = .aggregated
                model.variables[id].representative = planner.canonicalOrder.variables[representative]
                model.variables[id].factor = planner.aggregation.factors[local]
                model.offsets[id] = 0
            }
        }
    }

    private mutating func writeEqualities(_ island: Int32) {
        let record = plan.islands[island]
        var at = record.equalityStart, start: Int32 = 0
        for index in 0..<record.equalities {
            let row = planner.canonicalOrder.rows[planner.aggregation.equalities[2 &* index]],
                end = planner.aggregation.equalities[2 &* index &+ 1]
            assign(row, .aggregation, island)
            plan.integers[at] = row
            plan.integers[at &+ 1] = start
            plan.integers[at &+ 2] = end
            plan.doubles[record.doubles &+ index] = planner.aggregation.divisors[index]
            start = end
            at &+= 3
        }
        for index in 0..<record.targets {
            plan.integers[record.targetStart &+ index] = planner.canonicalOrder.variables[planner.aggregation.targets[index]]
            plan.doubles[record.doubles &+ record.equalities &+ index] = planner.aggregation.targetFactors[index]
        }
        for index in 0..<record.checks {
            let code = planner.aggregation.checks[index]
            plan.integers[record.checkStart &+ index] = code
            if code >= 0 { assign(code, .aggregation, island) }
        }
        for local in 0..<Int32(planner.canonicalOrder.rows.count) where planner.matrix.rowStates[local] == .idle {
            assign(planner.canonicalOrder.rows[local], .idle, island)
        }
    }

    @inline(__always) private mutating func assign(_ row: Int32, _ role: RowRole, _ island: Int32, slot: Int32 = -1) {
        model.rows[row].role = role
        model.rows[row].owner = island
        model.rows[row].slot = slot
    }

    /// In the order of evaluation: what was peeled last comes first.
    private mutating func writeImplied(_ island: Int32) {
        let record = plan.islands[island]
        for place in 0..<record.implied {
            let peeled = record.implied &- 1 &- place
            let row = planner.canonicalOrder.rows[planner.impliedVariables.pairs[2 &* peeled]]
            plan.integers[record.impliedStart &+ 2 &* place] = row
            plan.integers[record.impliedStart &+ 2 &* place &+ 1] =
                planner.canonicalOrder.variables[planner.impliedVariables.pairs[2 &* peeled &+ 1]]
            assign(row, .implication, island, slot: place)
            model.rows[row].flags.isStale = true
        }
        if record.implied > 0 { markImpliedDirty(0, of: island) }
    }

    private mutating func writeComponents(_ island: Int32) {
        let record = plan.islands[island]
        for number in 0..<record.components {
            var component = planner.partition.records[number]
            component.island = island
            if component.representatives == 1 { layOutLine(&component) } else { layOutVertex(&component) }
            let id = newComponent(component)
            plan.integers[record.componentStart &+ number] = id
            // From here on: where the next member goes.
            planner.partition.records[number].island = id
            planner.partition.records[number].variables = 0
            markComponentDirty(id)
        }
        for local in 0..<record.variables where planner.partition.numbers[local] >= 0 && !planner.impliedVariables.isImplied[local] {
            let number = planner.partition.numbers[local], id = planner.partition.records[number].island
            let variable = planner.canonicalOrder.variables[local]
            model.variables[variable].component = id
            plan.integers[plan.components[id].integers &+ planner.partition.records[number].variables] = variable
            planner.partition.records[number].variables &+= 1
        }
        for number in 0..<record.components {
            let id = planner.partition.records[number].island
            let end = planner.partition.ends[number]
            let range = end &- plan.components[id].rows..<end
            if plan.components[id].representatives == 1 { writeLine(id, range) } else { writeVertex(id, range) }
        }
    }

    private mutating func layOutLine(_ component: inout Component) {
        component.integerCount = component.variables &+ component.rows
        component.doubleCount = component.rows
        component.integers = plan.integers.allocate(component.integerCount)
        component.doubles = plan.doubles.allocate(component.doubleCount)
    }

    private mutating func writeLine(_ component: Int32, _ range: Range<Int32>) {
        let record = plan.components[component]
        var place: Int32 = 0
        for index in range {
            let row = planner.partition.rows[planner.partition.order[index]]
            placeLineRow(row.code, planner.partition.coefficients[row.start], place, record)
            if row.code >= 0 { assign(row.code, .component, record.island, slot: component) }
            place &+= 1
        }
    }

    /// See `VertexLayout` for what stands where.
    private mutating func layOutVertex(_ component: inout Component) {
        component.integerCount = component.vertexIntegerCount
        component.doubleCount = component.vertexDoubleCount
        component.integers = plan.integers.allocate(component.integerCount)
        component.doubles = plan.doubles.allocate(component.doubleCount)
    }

    private mutating func writeVertex(_ component: Int32, _ range: Range<Int32>) {
        let record = plan.components[component]
        var place: Int32 = 0, entry: Int32 = 0
        for index in range {
            let row = planner.partition.rows[planner.partition.order[index]]
            plan.integers[record.codeStart &+ place] = row.code
            plan.integers[record.rowStartStart &+ place] = entry
            for at in row.start..<row.end {
                plan.integers[record.entryStart &+ entry] = planner.partition.places[planner.partition.entries[at]]
                plan.doubles[record.doubles &+ entry] = planner.partition.coefficients[at]
                entry &+= 1
            }
            if row.code >= 0 { assign(row.code, .component, record.island, slot: component) }
            place &+= 1
        }
        writeStays(record, entry)
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            if model.variables[variable].representative == variable {
                plan.integers[record.representativeStart &+ planner.partition.places[model.variables[variable].local]] = variable
            }
        }
    }

    /// Below all rows of the component: each member would rather stay where it was. Used where the rows leave a choice.
    private mutating func writeStays(_ record: Component, _ start: Int32) {
        var entry = start
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            let place = record.rows &+ index
            plan.integers[record.codeStart &+ place] = variable
            plan.integers[record.rowStartStart &+ place] = entry
            plan.integers[record.entryStart &+ entry] =
                planner.partition.places[model.variables[model.variables[variable].representative].local]
            plan.doubles[record.doubles &+ entry] = model.variables[variable].factor
            entry &+= 1
        }
        plan.integers[record.rowStartStart &+ record.rows &+ record.variables] = entry
    }
}
