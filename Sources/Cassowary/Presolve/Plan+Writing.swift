/// A finished plan becomes an island and its components.
extension Engine {
    mutating func writeIsland() {
        let variableCount = Int32(scratch.variables.count), impliedCount = Int32(scratch.implied.count) / 2
        var record = Island(
            variables: variableCount, equalities: Int32(scratch.divisors.count), targets: Int32(scratch.targets.count),
            checks: Int32(scratch.checks.count), implied: impliedCount, components: Int32(scratch.records.count), keptStamp: solveStamp)
        record.integers = integers.allocate(record.integerCount)
        record.doubles = doubles.allocate(record.doubleCount)
        record.firstImplied = impliedCount
        let island = newIsland(record)
        writeVariables(island)
        writeEqualities(island)
        writeImplied(island)
        writeComponents(island)
        if record.equalities &+ record.checks > 0 { markIslandDirty(island) }
    }

    private mutating func writeVariables(_ island: Int32) {
        let record = islands[island]
        for local in 0..<record.variables {
            let id = scratch.variables[local]
            integers[record.integers &+ local] = id
            variables[id].island = island
            variables[id].component = -1
            if variables[id].isKept { islands[island].hasKept = true }
            let representative = scratch.representatives[local]
            if scratch.isImplied[local] {
                variables[id].role = .implied
            } else if representative == PlanScratch.noRepresentative {
                variables[id].role = .constant
            } else {
                variables[id].role = .aggregated
                variables[id].representative = scratch.variables[representative]
                variables[id].factor = scratch.factors[local]
                offsets[id] = 0
            }
        }
    }

    private mutating func writeEqualities(_ island: Int32) {
        let record = islands[island]
        var at = record.equalityStart, start: Int32 = 0
        for index in 0..<record.equalities {
            let row = scratch.rows[scratch.equalities[2 &* index]], end = scratch.equalities[2 &* index &+ 1]
            assign(row, .aggregation, island)
            integers[at] = row
            integers[at &+ 1] = start
            integers[at &+ 2] = end
            doubles[record.doubles &+ index] = scratch.divisors[index]
            start = end
            at &+= 3
        }
        for index in 0..<record.targets {
            integers[record.targetStart &+ index] = scratch.variables[scratch.targets[index]]
            doubles[record.doubles &+ record.equalities &+ index] = scratch.targetFactors[index]
        }
        for index in 0..<record.checks {
            let code = scratch.checks[index]
            integers[record.checkStart &+ index] = code
            if code >= 0 { assign(code, .aggregation, island) }
        }
        for local in 0..<Int32(scratch.rows.count) where scratch.rowStates[local] == .idle { assign(scratch.rows[local], .idle, island) }
    }

    @inline(__always) private mutating func assign(_ row: Int32, _ role: RowRole, _ island: Int32, slot: Int32 = -1) {
        rows[row].role = role
        rows[row].owner = island
        rows[row].slot = slot
    }

    /// In the order of evaluation: what was peeled last comes first.
    private mutating func writeImplied(_ island: Int32) {
        let record = islands[island]
        for place in 0..<record.implied {
            let peeled = record.implied &- 1 &- place
            let row = scratch.rows[scratch.implied[2 &* peeled]]
            integers[record.impliedStart &+ 2 &* place] = row
            integers[record.impliedStart &+ 2 &* place &+ 1] = scratch.variables[scratch.implied[2 &* peeled &+ 1]]
            assign(row, .implication, island, slot: place)
            rows[row].isStale = true
        }
        if record.implied > 0 { markImpliedDirty(0, of: island) }
    }

    private mutating func writeComponents(_ island: Int32) {
        let record = islands[island]
        for number in 0..<record.components {
            var component = scratch.records[number]
            component.island = island
            if component.representatives == 1 { layOutLine(&component) } else { layOutVertex(&component) }
            let id = newComponent(component)
            integers[record.componentStart &+ number] = id
            // From here on: where the next member goes.
            scratch.records[number].island = id
            scratch.records[number].variables = 0
            markComponentDirty(id)
        }
        for local in 0..<record.variables where scratch.componentNumbers[local] >= 0 && !scratch.isImplied[local] {
            let number = scratch.componentNumbers[local], id = scratch.records[number].island
            let variable = scratch.variables[local]
            variables[variable].component = id
            integers[components[id].integers &+ scratch.records[number].variables] = variable
            scratch.records[number].variables &+= 1
        }
        for number in 0..<record.components {
            let id = scratch.records[number].island
            let end = scratch.ends[number]
            let range = end &- components[id].rows..<end
            if components[id].representatives == 1 { writeLine(id, range) } else { writeVertex(id, range) }
        }
    }

    private mutating func layOutLine(_ component: inout Component) {
        component.integerCount = component.variables &+ component.rows
        component.doubleCount = component.rows
        component.integers = integers.allocate(component.integerCount)
        component.doubles = doubles.allocate(component.doubleCount)
    }

    private mutating func writeLine(_ component: Int32, _ range: Range<Int32>) {
        let record = components[component]
        var place: Int32 = 0
        for index in range {
            let row = scratch.componentRows[scratch.order[index]]
            placeLineRow(row.code, scratch.componentCoefficients[row.start], place, record)
            if row.code >= 0 { assign(row.code, .component, record.island, slot: component) }
            place &+= 1
        }
    }

    /// See `VertexLayout` for what stands where.
    private mutating func layOutVertex(_ component: inout Component) {
        component.integerCount = component.vertexIntegerCount
        component.doubleCount = component.vertexDoubleCount
        component.integers = integers.allocate(component.integerCount)
        component.doubles = doubles.allocate(component.doubleCount)
    }

    private mutating func writeVertex(_ component: Int32, _ range: Range<Int32>) {
        let record = components[component]
        var place: Int32 = 0, entry: Int32 = 0
        for index in range {
            let row = scratch.componentRows[scratch.order[index]]
            integers[record.codeStart &+ place] = row.code
            integers[record.rowStartStart &+ place] = entry
            for at in row.start..<row.end {
                integers[record.entryStart &+ entry] = scratch.places[scratch.componentEntries[at]]
                doubles[record.doubles &+ entry] = scratch.componentCoefficients[at]
                entry &+= 1
            }
            if row.code >= 0 { assign(row.code, .component, record.island, slot: component) }
            place &+= 1
        }
        writeStays(record, entry)
        for index in 0..<record.variables {
            let variable = integers[record.integers &+ index]
            if variables[variable].representative == variable {
                integers[record.representativeStart &+ scratch.places[variables[variable].local]] = variable
            }
        }
    }

    /// Below all rows of the component: each member would rather stay where it was. Used where the rows leave a choice.
    private mutating func writeStays(_ record: Component, _ start: Int32) {
        var entry = start
        for index in 0..<record.variables {
            let variable = integers[record.integers &+ index]
            let place = record.rows &+ index
            integers[record.codeStart &+ place] = variable
            integers[record.rowStartStart &+ place] = entry
            integers[record.entryStart &+ entry] = scratch.places[variables[variables[variable].representative].local]
            doubles[record.doubles &+ entry] = variables[variable].factor
            entry &+= 1
        }
        integers[record.rowStartStart &+ record.rows &+ record.variables] = entry
    }
}
