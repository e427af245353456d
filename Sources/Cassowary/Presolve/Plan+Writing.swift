/// Writes a finished plan as an island and its components.
extension Planner {
    mutating func writeIsland(_ model: inout Model, _ plan: inout Plan) {
        let variableCount = Int32(canonicalOrder.variables.count), impliedCount = Int32(impliedVariables.pairs.count) / 2
        var record = Island(
            variables: variableCount, equalities: Int32(aggregation.divisors.count),
            targets: Int32(aggregation.targets.count),
            checks: Int32(aggregation.checks.count), implied: impliedCount, components: Int32(partition.records.count),
            keptStamp: model.log.stamp)
        record.integers = plan.integers.allocate(record.integerCount)
        record.doubles = plan.doubles.allocate(record.doubleCount)
        record.firstImplied = impliedCount
        let island = plan.newIsland(record)
        writeVariables(island, &model, &plan)
        writeEqualities(island, &model, &plan)
        writeImplied(island, &model, &plan)
        writeComponents(island, &model, &plan)
        if record.equalities &+ record.checks > 0 { plan.markIslandDirty(island) }
    }

    private mutating func writeVariables(_ island: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.islands[island]
        for local in 0..<record.variables {
            let id = canonicalOrder.variables[local]
            plan.integers[record.integers &+ local] = id
            model.variables[id].island = island
            model.variables[id].component = -1
            if model.variables[id].isKept { plan.islands[island].flags.hasKept = true }
            let representative = aggregation.representatives[local]
            if impliedVariables.isImplied[local] {
                model.variables[id].role = .implied
            } else if representative == Aggregation.noRepresentative {
                model.variables[id].role = .constant
            } else {
                model.variables[id].role = .aggregated
                model.variables[id].representative = canonicalOrder.variables[representative]
                model.variables[id].factor = aggregation.factors[local]
                model.offsets[id] = 0
            }
        }
    }

    private mutating func writeEqualities(_ island: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.islands[island]
        var at = record.equalityStart, start: Int32 = 0
        for index in 0..<record.equalities {
            let row = canonicalOrder.rows[aggregation.equalities[2 &* index]],
                end = aggregation.equalities[2 &* index &+ 1]
            assign(row, .aggregation, island, &model)
            plan.integers[at] = row
            plan.integers[at &+ 1] = start
            plan.integers[at &+ 2] = end
            plan.doubles[record.doubles &+ index] = aggregation.divisors[index]
            start = end
            at &+= 3
        }
        for index in 0..<record.targets {
            plan.integers[record.targetStart &+ index] = canonicalOrder.variables[aggregation.targets[index]]
            plan.doubles[record.doubles &+ record.equalities &+ index] = aggregation.targetFactors[index]
        }
        for index in 0..<record.checks {
            let code = aggregation.checks[index]
            plan.integers[record.checkStart &+ index] = code
            if code >= 0 { assign(code, .aggregation, island, &model) }
        }
        for local in 0..<Int32(canonicalOrder.rows.count) where matrix.rowStates[local] == .idle {
            assign(canonicalOrder.rows[local], .idle, island, &model)
        }
    }

    @inline(__always) private mutating func assign(_ row: Int32, _ role: RowRole, _ island: Int32, slot: Int32 = -1, _ model: inout Model) {
        model.rows[row].role = role
        model.rows[row].owner = island
        model.rows[row].slot = slot
    }

    /// Writes the implied variables in the order of evaluation: the last one peeled comes first.
    private mutating func writeImplied(_ island: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.islands[island]
        for ordinal in 0..<record.implied {
            let peeled = record.implied &- 1 &- ordinal
            let row = canonicalOrder.rows[impliedVariables.pairs[2 &* peeled]]
            plan.integers[record.impliedStart &+ 2 &* ordinal] = row
            plan.integers[record.impliedStart &+ 2 &* ordinal &+ 1] =
                canonicalOrder.variables[impliedVariables.pairs[2 &* peeled &+ 1]]
            assign(row, .implication, island, slot: ordinal, &model)
            model.rows[row].flags.isStale = true
        }
        if record.implied > 0 { plan.markImpliedDirty(0, of: island) }
    }

    private mutating func writeComponents(_ island: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.islands[island]
        for number in 0..<record.components {
            var component = partition.records[number]
            component.island = island
            if component.representatives == 1 { layOutLine(&component, &plan) } else { layOutVertex(&component, &plan) }
            let id = plan.newComponent(component)
            plan.integers[record.componentStart &+ number] = id
            // From here on, `variables` is where the next variable goes.
            partition.records[number].island = id
            partition.records[number].variables = 0
            plan.markComponentDirty(id)
        }
        for local in 0..<record.variables where partition.numbers[local] >= 0 && !impliedVariables.isImplied[local] {
            let number = partition.numbers[local], id = partition.records[number].island
            let variable = canonicalOrder.variables[local]
            model.variables[variable].component = id
            plan.integers[plan.components[id].integers &+ partition.records[number].variables] = variable
            partition.records[number].variables &+= 1
        }
        for number in 0..<record.components {
            let id = partition.records[number].island
            let end = partition.ends[number]
            let range = end &- plan.components[id].rows..<end
            if plan.components[id].representatives == 1 {
                writeLine(id, range, &model, &plan)
            } else {
                writeVertex(id, range, &model, &plan)
            }
        }
    }

    private mutating func layOutLine(_ component: inout Component, _ plan: inout Plan) {
        component.integerCount = component.variables &+ component.rows
        component.doubleCount = component.rows
        component.integers = plan.integers.allocate(component.integerCount)
        component.doubles = plan.doubles.allocate(component.doubleCount)
    }

    private mutating func writeLine(_ component: Int32, _ range: Range<Int32>, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.components[component]
        var ordinal: Int32 = 0
        for index in range {
            let row = partition.rows[partition.order[index]]
            writeLineRow(row.code, partition.coefficients[row.start], ordinal, record, &plan)
            if row.code >= 0 { assign(row.code, .component, record.island, slot: component, &model) }
            ordinal &+= 1
        }
    }

    /// Allocates the component's memory; see the extension of `Component` for its layout.
    private mutating func layOutVertex(_ component: inout Component, _ plan: inout Plan) {
        component.integerCount = component.vertexIntegerCount
        component.doubleCount = component.vertexDoubleCount
        component.integers = plan.integers.allocate(component.integerCount)
        component.doubles = plan.doubles.allocate(component.doubleCount)
    }

    private mutating func writeVertex(_ component: Int32, _ range: Range<Int32>, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.components[component]
        var ordinal: Int32 = 0, entry: Int32 = 0
        for index in range {
            let row = partition.rows[partition.order[index]]
            plan.integers[record.codeStart &+ ordinal] = row.code
            plan.integers[record.rowStartStart &+ ordinal] = entry
            for at in row.start..<row.end {
                plan.integers[record.entryStart &+ entry] = partition.ordinals[partition.entries[at]]
                plan.doubles[record.doubles &+ entry] = partition.coefficients[at]
                entry &+= 1
            }
            if row.code >= 0 { assign(row.code, .component, record.island, slot: component, &model) }
            ordinal &+= 1
        }
        writeStays(record, entry, &model, &plan)
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            if model.variables[variable].representative == variable {
                plan.integers[record.representativeStart &+ partition.ordinals[model.variables[variable].local]] = variable
            }
        }
    }

    /// Adds a stay for each variable, below all rows of the component. Stays are used if the rows leave a choice.
    private mutating func writeStays(_ record: Component, _ start: Int32, _ model: inout Model, _ plan: inout Plan) {
        var entry = start
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            let ordinal = record.rows &+ index
            plan.integers[record.codeStart &+ ordinal] = variable
            plan.integers[record.rowStartStart &+ ordinal] = entry
            plan.integers[record.entryStart &+ entry] =
                partition.ordinals[model.variables[model.variables[variable].representative].local]
            plan.doubles[record.doubles &+ entry] = model.variables[variable].factor
            entry &+= 1
        }
        plan.integers[record.rowStartStart &+ record.rows &+ record.variables] = entry
    }
}
