/// The plan of islands that look alike: they have equally many variables, and rows that say the same of them, apart from names, known
/// numbers and constants. Their plans differ only in names, so one plan is reused: a table of a thousand cells plans two of them.
///
/// The look of an island depends on the order in which its rows are found. Islands that differ only in that order are planned separately,
/// with the same result.
struct PlanTemplate: BitwiseCopyable {
    // The look of this template's islands as they are found. `integers` and `doubles` of `PlanTemplates` contain it first, then the plan.
    var variables: Int32
    var rows: Int32
    var entries: Int32
    var integers: Int32
    var doubles: Int32
    /// Its counts are those of every island of this template, but its places in memory are not.
    var island: Island
    /// The first of its components in `PlanTemplates`. Their counts, too, are those of every island, but not their places in memory.
    var components: Int32
}

/// The templates of islands that were seen more than once.
struct PlanTemplates: ~Copyable {
    var templates = Buffer<PlanTemplate>()
    var integers = Buffer<Int32>()
    var doubles = Buffer<Double>()
    var components = Buffer<Component>()
    /// The looks seen last, two for each value of the digest's first bits.
    var slots = Buffer<Slot>()

    // The current island: the parts of its look that `FoundIsland` does not contain already.
    var heads = Buffer<Int32>()
    var priorities = Buffer<Double>()
    var digest: UInt64 = 0
    private(set) var slot: Int32 = 0

    struct Slot: BitwiseCopyable {
        var digest: UInt64
        /// The template, or -1 if the look was seen only once.
        var template: Int32
    }

    /// Larger islands are unlikely to recur.
    static let mostRows: Int32 = 256
    private static let mostTemplates = 128
    private static let slotCount: Int32 = 128

    /// - Returns: Whether an island with this digest was seen before; `slot` is its slot.
    private mutating func isKnown() -> Bool {
        slots.extend(to: Self.slotCount, with: Slot(digest: 0, template: -1))
        slot = Int32(truncatingIfNeeded: digest >> 58) &* 2
        if slots[slot].digest == digest { return true }
        if slots[slot &+ 1].digest == digest {
            slot &+= 1
            return true
        }
        slots[slot &+ 1] = slots[slot]
        slots[slot] = Slot(digest: digest, template: -1)
        return false
    }

    private mutating func makeRoom() {
        if templates.count < Self.mostTemplates { return }
        templates.removeAll()
        integers.removeAll()
        doubles.removeAll()
        components.removeAll()
        slots.reset(to: Self.slotCount, with: Slot(digest: 0, template: -1))
    }
}

/// A number of a plan without names: variables and rows are given by their places as found.
private enum Name {
    @inline(__always) static func number(_ value: Int32) -> Int32 { value &<< 2 }
    @inline(__always) static func variable(_ ordinal: Int32) -> Int32 { ordinal &<< 2 | 1 }
    @inline(__always) static func row(_ ordinal: Int32) -> Int32 { ordinal &<< 2 | 2 }
    @inline(__always) static func bound(_ ordinal: Int32) -> Int32 { ordinal &<< 2 | 3 }
}

extension PlanTemplates {
    // MARK: Recognising

    /// - Returns: Whether an island that looks like the one just found was seen before.
    mutating func recogniseTemplate(_ model: inout Model, _ foundIsland: inout FoundIsland) -> Bool {
        let (rowCount, variableCount) = (foundIsland.rows.end, foundIsland.variables.end)
        if rowCount > PlanTemplates.mostRows || variableCount > PlanTemplates.mostRows { return false }
        self.heads.resize(to: 2 &* rowCount &+ variableCount)
        self.priorities.resize(to: rowCount)
        let (rows, variables, found, starts) = (
            model.rows.pointer, model.variables.pointer, foundIsland.rows.pointer, foundIsland.starts.pointer
        )
        let (entries, heads, priorities, members) = (
            foundIsland.entries.pointer, self.heads.pointer, self.priorities.pointer,
            foundIsland.variables.pointer
        )
        var digest = UInt64(UInt32(bitPattern: variableCount)), start: Int32 = 0, entry: Int32 = 0
        for row in 0..<rowCount {
            let id = found[row], end = starts[row &+ 1]
            let head = (end &- start) &* 4 &+ Int32(rows[id].relation)
            heads[2 &* row] = head
            heads[2 &* row &+ 1] = rows[id].termCount
            priorities[row] = rows[id].priority
            // One multiplication per row: with one per entry, each would wait for the one before.
            var ordinals = UInt64(UInt32(bitPattern: head))
            while entry < end {
                ordinals = (ordinals &<< 9 | ordinals &>> 55) ^ UInt64(UInt32(bitPattern: entries[entry]))
                entry &+= 1
            }
            digest = (digest ^ ordinals ^ rows[id].priority.bitPattern) &* 0x9e37_79b9_7f4a_7c15
            start = end
        }
        for ordinal in 0..<variableCount {
            let id = members[ordinal]
            heads[2 &* rowCount &+ ordinal] = (variables[id].lowerBound > -.infinity ? 1 : 0) | (variables[id].isKept ? 2 : 0)
        }
        self.digest = digest ^ digest >> 32
        return isKnown()
    }

    /// Whether the island just found is an instance of this template; its whole look is compared.
    private mutating func isFound(_ template: PlanTemplate, _ model: inout Model, _ foundIsland: inout FoundIsland) -> Bool {
        let (rowCount, variableCount, entryCount) = (
            foundIsland.rows.end, foundIsland.variables.end, foundIsland.entries.end
        )
        if rowCount != template.rows || variableCount != template.variables || entryCount != template.entries { return false }
        let (kept, keptDoubles, heads, priorities) = (
            integers.pointer, doubles.pointer, self.heads.pointer,
            self.priorities.pointer
        )
        let (entries, coefficients, members) = (
            foundIsland.entries.pointer, foundIsland.coefficients.pointer, foundIsland.variables.pointer
        )
        var at = template.integers
        var difference: Int32 = 0, differences: UInt64 = 0
        for index in 0..<2 &* rowCount &+ variableCount { difference |= heads[index] ^ kept[at &+ index] }
        at &+= 2 &* rowCount &+ variableCount
        for index in 0..<entryCount { difference |= entries[index] ^ kept[at &+ index] }
        at &+= entryCount
        for index in 0..<rowCount { differences |= priorities[index].bitPattern ^ keptDoubles[template.doubles &+ index].bitPattern }
        let start = template.doubles &+ rowCount
        for index in 0..<entryCount { differences |= coefficients[index].bitPattern ^ keptDoubles[start &+ index].bitPattern }
        if difference != 0 || differences != 0 { return false }
        // The variables must have been created in the same order.
        var last = members[kept[at]]
        for index in 1..<max(variableCount, 1) {
            let next = members[kept[at &+ index]]
            if model.areIdsInOrder ? next < last : model.variables[next].birth < model.variables[last].birth { return false }
            last = next
        }
        return true
    }

    // MARK: Taking over

    /// Plans the island just found from a template, if there is a matching one.
    ///
    /// - Returns: Whether there was one.
    mutating func instantiateTemplate(_ model: inout Model, _ plan: inout Plan, _ foundIsland: inout FoundIsland) -> Bool {
        let index = slots[slot].template
        guard index >= 0, isFound(templates[index], &model, &foundIsland) else { return false }
        let template = templates[index]
        var at = template.integers &+ 2 &* template.rows &+ 2 &* template.variables &+ template.entries
        var doublesAt = template.doubles &+ template.rows &+ template.entries
        // Records are copied first and changed in place, because a copy of what was just written waits for the write.
        let island = plan.newIsland(template.island)
        let (integerCount, doubleCount) = (template.island.integerCount, template.island.doubleCount)
        let (integersStart, doublesStart) = (plan.integers.allocate(integerCount), plan.doubles.allocate(doubleCount))
        plan.islands[island].integers = integersStart
        plan.islands[island].doubles = doublesStart
        plan.islands[island].keptStamp = model.log.stamp
        let componentCount = template.island.components
        rename(at, integerCount &- componentCount, to: integersStart, &plan, &foundIsland)
        at &+= integerCount &- componentCount
        copyNumbers(doublesAt, doubleCount, to: doublesStart, &plan)
        doublesAt &+= doubleCount
        let componentStart = integersStart &+ integerCount &- componentCount
        for number in 0..<componentCount {
            let id = plan.newComponent(components[template.components &+ number])
            let (written, writtenDoubles) = components[template.components &+ number].writtenCounts
            let integersStart = plan.integers.allocate(components[template.components &+ number].integerCount)
            let doublesStart = plan.doubles.allocate(components[template.components &+ number].doubleCount)
            plan.components[id].island = island
            plan.components[id].integers = integersStart
            plan.components[id].doubles = doublesStart
            rename(at, written, to: integersStart, &plan, &foundIsland)
            at &+= written
            copyNumbers(doublesAt, writtenDoubles, to: doublesStart, &plan)
            doublesAt &+= writtenDoubles
            plan.integers[componentStart &+ number] = id
            plan.markComponentDirty(id)
        }
        nameVariables(at, doublesAt, island, componentStart, &model, &plan, &foundIsland)
        nameRows(at &+ 3 &* template.variables, island, componentStart, &model, &plan, &foundIsland)
        if template.island.implied > 0 { plan.markImpliedDirty(0, of: island) }
        if template.island.equalities &+ template.island.checks > 0 { plan.markIslandDirty(island) }
        model.counters.renamedPlans &+= 1
        return true
    }

    @inline(__always) private mutating func rename(
        _ start: Int32, _ count: Int32, to target: Int32, _ plan: inout Plan, _ foundIsland: inout FoundIsland
    ) {
        let (names, integers, rows, variables) = (
            self.integers.pointer, plan.integers.pointer, foundIsland.rows.pointer,
            foundIsland.variables.pointer
        )
        for index in 0..<count {
            let name = names[start &+ index], ordinal = name &>> 2
            switch name & 3 {
            case 0: integers[target &+ index] = ordinal
            case 1: integers[target &+ index] = variables[ordinal]
            case 2: integers[target &+ index] = rows[ordinal]
            default: integers[target &+ index] = RowCode.bound(variables[ordinal])
            }
        }
    }

    @inline(__always) private mutating func copyNumbers(_ start: Int32, _ count: Int32, to target: Int32, _ plan: inout Plan) {
        let (numbers, doubles) = (self.doubles.pointer, plan.doubles.pointer)
        for index in 0..<count { doubles[target &+ index] = numbers[start &+ index] }
    }

    /// Writes what `writeVariables` writes.
    private mutating func nameVariables(
        _ start: Int32, _ factors: Int32, _ island: Int32, _ componentStart: Int32, _ model: inout Model, _ plan: inout Plan,
        _ foundIsland: inout FoundIsland
    ) {
        let (names, numbers, variables, found) = (
            integers.pointer, doubles.pointer, model.variables.pointer,
            foundIsland.variables.pointer
        )
        for ordinal in 0..<found.end {
            let id = found[ordinal], at = start &+ 3 &* ordinal
            variables[id].role = VariableRole(rawValue: UInt8(truncatingIfNeeded: names[at])) ?? .aggregated
            variables[id].island = island
            variables[id].component = names[at &+ 1] < 0 ? -1 : plan.integers[componentStart &+ names[at &+ 1]]
            if variables[id].role == .aggregated {
                variables[id].representative = found[names[at &+ 2]]
                variables[id].factor = numbers[factors &+ ordinal]
                model.offsets[id] = 0
            }
        }
    }

    /// Writes what `assign` writes.
    private mutating func nameRows(
        _ start: Int32, _ island: Int32, _ componentStart: Int32, _ model: inout Model, _ plan: inout Plan, _ foundIsland: inout FoundIsland
    ) {
        let (names, rows, found) = (integers.pointer, model.rows.pointer, foundIsland.rows.pointer)
        for ordinal in 0..<found.end {
            let id = found[ordinal], at = start &+ 2 &* ordinal
            let role = RowRole(rawValue: UInt8(truncatingIfNeeded: names[at])) ?? .component
            rows[id].role = role
            rows[id].owner = island
            rows[id].slot = role == .component ? plan.integers[componentStart &+ names[at &+ 1]] : names[at &+ 1]
            if role == .implication { rows[id].flags.isStale = true }
        }
    }

    // MARK: Keeping

    /// Keeps the look of the island that was just planned, and its plan without names.
    mutating func keepTemplate(
        _ model: inout Model, _ plan: inout Plan, _ foundIsland: inout FoundIsland, _ canonicalOrder: inout CanonicalOrder
    ) {
        // If known numbers or constants decided an order, another island of this template may be ordered differently.
        if canonicalOrder.hasTies { return }
        // Names are looked up in `local` and `mark`; marks are not negative otherwise.
        for ordinal in 0..<foundIsland.variables.end { model.variables[foundIsland.variables[ordinal]].local = ordinal }
        for ordinal in 0..<foundIsland.rows.end { model.rows[foundIsland.rows[ordinal]].mark = -1 &- ordinal }
        makeRoom()
        let island = model.variables[foundIsland.variables[0]].island, record = plan.islands[island]
        let template = PlanTemplate(
            variables: foundIsland.variables.end, rows: foundIsland.rows.end, entries: foundIsland.entries.end,
            integers: integers.end, doubles: doubles.end, island: record.unmarked,
            components: components.end)
        keepSignature(&model, &foundIsland, &canonicalOrder)
        keepVariables(record.integers, record.variables, &model, &plan)
        for equality in 0..<record.equalities {
            keepRows(record.equalityStart &+ 3 &* equality, 1, &model, &plan)
            keepNumbers(record.equalityStart &+ 3 &* equality &+ 1, 2, &plan)
        }
        keepVariables(record.targetStart, record.targets, &model, &plan)
        keepRows(record.checkStart, record.checks, &model, &plan)
        for implied in 0..<record.implied {
            keepRows(record.impliedStart &+ 2 &* implied, 1, &model, &plan)
            keepVariables(record.impliedStart &+ 2 &* implied &+ 1, 1, &model, &plan)
        }
        for index in 0..<record.doubleCount { doubles.append(plan.doubles[record.doubles &+ index]) }
        for number in 0..<record.components { keepComponent(plan.integers[record.componentStart &+ number], &model, &plan) }
        keepRoles(record, &model, &plan, &foundIsland)
        slots[slot] = PlanTemplates.Slot(
            digest: digest, template: templates.end)
        templates.append(template)
    }

    private mutating func keepSignature(_ model: inout Model, _ foundIsland: inout FoundIsland, _ canonicalOrder: inout CanonicalOrder) {
        for index in 0..<heads.end { integers.append(heads[index]) }
        for index in 0..<foundIsland.entries.end { integers.append(foundIsland.entries[index]) }
        for ordinal in 0..<canonicalOrder.variables.end {
            integers.append(model.variables[canonicalOrder.variables[ordinal]].local)
        }
        for index in 0..<priorities.end { doubles.append(priorities[index]) }
        for index in 0..<foundIsland.coefficients.end { doubles.append(foundIsland.coefficients[index]) }
    }

    private mutating func keepComponent(_ component: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.components[component], (_, writtenDoubles) = record.writtenCounts
        keepVariables(record.integers, record.variables, &model, &plan)
        keepRows(record.codeStart, record.rows, &model, &plan)
        if record.representatives > 1 {
            keepVariables(record.codeStart &+ record.rows, record.variables, &model, &plan)
            keepNumbers(record.rowStartStart, record.representativeStart &- record.rowStartStart, &plan)
            keepVariables(record.representativeStart, record.representatives, &model, &plan)
        }
        for index in 0..<writtenDoubles { doubles.append(plan.doubles[record.doubles &+ index]) }
        components.append(record.unmarked)
    }

    private mutating func keepRoles(_ record: Island, _ model: inout Model, _ plan: inout Plan, _ foundIsland: inout FoundIsland) {
        for ordinal in 0..<foundIsland.variables.end {
            let variable = model.variables[foundIsland.variables[ordinal]]
            integers.append(Int32(variable.role.rawValue))
            integers.append(number(of: variable.component, record, &plan))
            integers.append(variable.role == .aggregated ? model.variables[variable.representative].local : -1)
            doubles.append(variable.factor)
        }
        for ordinal in 0..<foundIsland.rows.end {
            let row = model.rows[foundIsland.rows[ordinal]]
            integers.append(Int32(row.role.rawValue))
            integers.append(row.role == .component ? number(of: row.slot, record, &plan) : row.slot)
        }
    }

    private mutating func number(of component: Int32, _ record: Island, _ plan: inout Plan) -> Int32 {
        for number in 0..<record.components where plan.integers[record.componentStart &+ number] == component { return number }
        return -1
    }

    private mutating func keepNumbers(_ start: Int32, _ count: Int32, _ plan: inout Plan) {
        for index in 0..<count { integers.append(Name.number(plan.integers[start &+ index])) }
    }

    private mutating func keepVariables(_ start: Int32, _ count: Int32, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<count { integers.append(Name.variable(model.variables[plan.integers[start &+ index]].local)) }
    }

    /// See `RowCode`.
    private mutating func keepRows(_ start: Int32, _ count: Int32, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<count {
            let code = plan.integers[start &+ index]
            let isBound = code < 0
            integers.append(
                isBound ? Name.bound(model.variables[RowCode.variable(ofBound: code)].local) : Name.row(-1 &- model.rows[code].mark))
        }
    }
}

extension Island {
    /// The island as written, before anything waits to be evaluated.
    var unmarked: Island {
        var island = self
        island.firstImplied = implied
        (island.flags.isDirty, island.flags.areImpliedDirty, island.flags.areImpliedNew) = (false, false, true)
        (island.flags.isReplayed, island.order) = (false, .undecided)
        return island
    }
}

extension Component {
    /// The component as written, before it is solved.
    var unmarked: Component {
        var component = self
        (component.flags.isDirty, component.flags.isSolved, component.flags.isAmbiguous, component.flags.areAllStale) = (
            false, false, false, true
        )
        return component
    }

    /// The parts of its memory that the plan writes; the rest belongs to the solution.
    var writtenCounts: (integers: Int32, doubles: Int32) {
        representatives > 1 ? (sideStart &- integers, nonzeros &+ variables) : (integerCount, doubleCount)
    }
}
