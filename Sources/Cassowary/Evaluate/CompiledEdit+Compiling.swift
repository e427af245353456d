/// Follows an edit once without values, to find what depends on what, from definitions to implied variables.
extension CompiledEdit {
    /// - Returns: `false` if the edits need more than a compiled edit can do.
    mutating func compile(_ changes: inout Changes, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) -> Bool {
        clear()
        trigger.mark = model.nextMark()
        // The next mark is for members of components.
        model.mark &+= 1
        var isFit = true
        for index in 0..<Int32(changes.edited.count) {
            let row = changes.edited[index]
            trigger.rows.append(row)
            if model.rows[row].flags.isWatched || model.rows[row].flags.isBroken || model.rows[row].flags.hasTwin { isFit = false }
            compileDependent(row, &model, &plan)
        }
        compileDefinitions(&model, &plan)
        while let island = plan.agenda.dirtyIslands.popLast() {
            plan.islands[island].flags.isDirty = false
            if !compileOffsets(of: island, &model, &plan) { isFit = false }
        }
        let componentCount = Int32(plan.agenda.dirtyComponents.count)
        for index in 0..<componentCount where !compileComponent(plan.agenda.dirtyComponents[index], &model, &plan, &optimizer) {
            isFit = false
        }
        for index in 0..<componentCount { compileMembers(of: plan.agenda.dirtyComponents[index], &model, &plan) }
        plan.agenda.dirtyComponents.removeAll()
        while let island = plan.agenda.dirtyImplied.popLast() {
            plan.islands[island].flags.areImpliedDirty = false
            if plan.islands[island].flags.hasKept { isFit = false }
            compileImplied(of: island, &model, &plan)
        }
        model.log.variables.reserve(model.variables.count)
        model.log.from.reserve(model.variables.count)
        (trigger.planStamp, trigger.mark) = (plan.stamp, isFit ? model.mark : -1)
        if !isFit {
            plan.agenda.unkeeping.removeAll()
            (trigger.unfitRow, trigger.unfitStamp) = (changes.edited[0], plan.stamp)
        }
        return isFit
    }

    @inline(__always) private mutating func isOffsetVarying(_ variable: Int32, _ model: inout Model) -> Bool {
        model.variables[variable].mark == model.mark &- 1
    }

    // MARK: Dependents

    /// Marks a varying row for the stage that compiles it.
    private mutating func compileDependent(_ row: Int32, _ model: inout Model, _ plan: inout Plan) {
        if model.rows[row].mark == model.mark { return }
        model.rows[row].mark = model.mark
        switch model.rows[row].role {
        case .definition: plan.markDefinitionDirty(row, model.variables[model.rows[row].owner].depth, &model)
        case .check: checks.rows.append(row)
        case .aggregation: plan.markIslandDirty(model.rows[row].owner)
        case .component: plan.markComponentDirty(model.rows[row].slot)
        case .implication: plan.markImpliedDirty(model.rows[row].slot, of: model.rows[row].owner)
        case .loose, .idle: return
        }
        dependents.rows.append(row)
    }

    private mutating func compileDependents(of variable: Int32, _ model: inout Model, _ plan: inout Plan) {
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            compileDependent(model.terms[at].row, &model, &plan)
            at = model.terms[at].next
        }
    }

    private mutating func compileImplied(needing variable: Int32, _ model: inout Model, _ plan: inout Plan) {
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            if model.rows[model.terms[at].row].role == .implication { compileDependent(model.terms[at].row, &model, &plan) }
            at = model.terms[at].next
        }
    }

    // MARK: Formulas

    /// Returns a row solved for its target, or its known part; `terms` are its other terms.
    private mutating func formula(of row: Int32, for target: Int32, _ source: UnsafeMutableElements<Double>, _ model: inout Model)
        -> CompiledFormula
    {
        var formula = CompiledFormula(row: row, constant: model.rows[row].constant)
        for index in 0..<Int32(trigger.rows.count) where trigger.rows[index] == row { formula.isEdited = true }
        terms.removeAll()
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount {
            let variable = model.terms[at].variable, coefficient = model.terms[at].coefficient
            if variable == target { formula.divisor = coefficient; continue }
            if model.variables[variable].mark < 0 { continue }
            // Variables that only a component changes keep their offset.
            let isVarying =
                model.variables[variable].mark == model.mark &- 1 || (target >= 0 && model.variables[variable].mark == model.mark)
            formula.add(coefficient, variable, source[variable], isVarying: isVarying)
            terms.append(CompiledTerm(coefficient: coefficient, index: variable))
        }
        return formula
    }

    private mutating func formula(ofCode code: Int32, _ model: inout Model) -> CompiledFormula {
        if code >= 0 { return formula(of: code, for: -1, model.offsets.pointer, &model) }
        let variable = RowCode.variable(ofBound: code)
        var formula = CompiledFormula(row: -1, constant: model.variables[variable].lowerBound)
        formula.add(1, variable, model.offsets[variable], isVarying: true)
        terms.removeAll()
        terms.append(CompiledTerm(coefficient: 1, index: variable))
        return formula
    }

    // MARK: Stages

    private mutating func compileDefinitions(_ model: inout Model, _ plan: inout Plan) {
        while plan.agenda.dirtyRows.count > 0 {
            let row = plan.agenda.dirtyRows.pop(), target = model.rows[row].owner
            model.rows[row].flags.isQueued = false
            let formula = formula(of: row, for: target, model.offsets.pointer, &model)
            definitions.append(formula, terms.pointer, target, mayChain: true)
            if model.variables[target].lowerBound > -.infinity { checks.definitions.append(target) }
            model.variables[target].mark = model.mark &- 1
            compileDependents(of: target, &model, &plan)
        }
    }

    private mutating func compileOffsets(of island: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        if plan.islands[island].order == .undecided { plan.findOrder(island, &model) }
        let record = plan.islands[island]
        guard record.order == .simple, record.flags.isReplayed, !record.flags.hasKept else { return false }
        for equality in 0..<record.equalities {
            let at = record.equalityStart &+ 3 &* equality, row = plan.integers[at]
            if model.rows[row].mark != model.mark { continue }
            // The targets start from zero, so they are left out of the formula.
            for ordinal in plan.integers[at &+ 1]..<plan.integers[at &+ 2] {
                model.variables[plan.integers[record.targetStart &+ ordinal]].mark = -1
            }
            var formula = formula(of: row, for: -1, model.offsets.pointer, &model)
            formula.divisor = plan.doubles[record.doubles &+ equality]
            for ordinal in plan.integers[at &+ 1]..<plan.integers[at &+ 2] {
                let target = plan.integers[record.targetStart &+ ordinal]
                formula.factor = plan.doubles[record.doubles &+ record.equalities &+ ordinal]
                offsets.append(formula, terms.pointer, target)
            }
            for ordinal in plan.integers[at &+ 1]..<plan.integers[at &+ 2] {
                let target = plan.integers[record.targetStart &+ ordinal]
                model.variables[target].mark = model.mark &- 1
                if model.variables[target].role == .constant {
                    constants.append(target)
                } else {
                    plan.markComponentDirty(model.variables[target].component)
                }
                compileDependents(of: target, &model, &plan)
            }
        }
        for ordinal in 0..<record.checks { checks.islands.append(plan.integers[record.checkStart &+ ordinal]) }
        return true
    }

    private mutating func compileImplied(of island: Int32, _ model: inout Model, _ plan: inout Plan) {
        let record = plan.islands[island]
        for ordinal in record.firstImplied..<record.implied {
            let row = plan.integers[record.impliedStart &+ 2 &* ordinal], target = plan.integers[record.impliedStart &+ 2 &* ordinal &+ 1]
            if model.rows[row].mark != model.mark { continue }
            let formula = formula(of: row, for: target, model.values.pointer, &model)
            implied.append(formula, terms.pointer, target, mayChain: true)
            if model.variables[target].lowerBound > -.infinity { checks.implied.append(target) }
            model.variables[target].mark = model.mark
            compileImplied(needing: target, &model, &plan)
        }
        plan.islands[island].firstImplied = record.implied
    }

    // MARK: Components

    private mutating func compileComponent(_ component: Int32, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer)
        -> Bool
    {
        plan.components[component].flags.isDirty = false
        dependents.components.append(component)
        if plan.islands[plan.components[component].island].flags.hasKept { return false }
        if plan.components[component].representatives > 1 {
            compileVertex(component, &model, &plan, &optimizer)
        } else if isShortLine(plan.components[component], &model, &plan) {
            compileLine(component, &model, &plan, &optimizer)
        } else {
            searches.append(component)
        }
        return true
    }

    private mutating func compileMembers(of component: Int32, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<plan.components[component].variables {
            let variable = plan.integers[plan.components[component].integers &+ index]
            if model.variables[variable].mark != model.mark &- 1 { model.variables[variable].mark = model.mark }
            compileImplied(needing: variable, &model, &plan)
        }
    }

    /// Whether no two optional rows have the same priority, and the rows leave no choice.
    private mutating func isShortLine(_ record: Component, _ model: inout Model, _ plan: inout Plan) -> Bool {
        for ordinal in 1..<max(record.rows, 1) {
            let (code, last) = (plan.integers[record.codeStart &+ ordinal], plan.integers[record.codeStart &+ ordinal &- 1])
            if code >= 0, last >= 0, !model.rows[code].isRequired, model.rows[code].priority == model.rows[last].priority { return false }
        }
        return !record.flags.isAmbiguous
    }

    private mutating func compileLine(_ component: Int32, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) {
        let record = plan.components[component]
        var line = CompiledLine(
            component: component, firstBreakpoint: Int32(lines.breakpoints.count), requiredBreakpoints: 0,
            breakpoints: record.rows,
            firstMover: Int32(movers.count), movers: record.variables)
        for ordinal in 0..<record.rows {
            let code = plan.integers[record.codeStart &+ ordinal], coefficient = plan.doubles[record.doubles &+ ordinal]
            let (position, relation) = optimizer.breakpoint(code, coefficient, &model)
            if code < 0 || model.rows[code].isRequired { line.requiredBreakpoints &+= 1 }
            if isVarying(code, &model) {
                var formula = formula(ofCode: code, &model)
                formula.divisor = coefficient
                breakpoints.append(formula, terms.pointer, Int32(lines.breakpoints.count))
            }
            lines.breakpoints.append(Breakpoint(position: position, weight: 0, relation: relation))
        }
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            movers.append(CompiledMover(factor: model.variables[variable].factor, variable: variable))
        }
        lines.all.append(line)
    }

    @inline(__always) private mutating func isVarying(_ code: Int32, _ model: inout Model) -> Bool {
        code < 0 ? isOffsetVarying(RowCode.variable(ofBound: code), &model) : model.rows[code].mark == model.mark
    }

    private mutating func compileVertex(_ component: Int32, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) {
        let record = plan.components[component]
        for ordinal in 0..<record.rows where isVarying(plan.integers[record.codeStart &+ ordinal], &model) {
            let formula = formula(ofCode: plan.integers[record.codeStart &+ ordinal], &model)
            knowns.append(formula, terms.pointer, record.knownStart &+ ordinal)
        }
        let vertex = CompiledVertex(
            component: component, firstValue: Int32(vertices.point.count),
            firstKnown: Int32(vertices.knowns.count),
            firstRow: Int32(vertices.rows.count), firstEntry: Int32(vertices.entries.count),
            firstMover: Int32(movers.count))
        // Room for everything that can vary if the basis changes.
        vertices.point.extend(to: vertex.firstValue &+ record.representatives, with: 0)
        vertices.knowns.extend(to: vertex.firstKnown &+ record.rows, with: 0)
        vertices.rows.extend(
            to: vertex.firstRow &+ record.representatives &+ record.rows, with: CompiledRow(known: 0, firstEntry: 0, entries: 0, side: 0))
        vertices.entries.extend(to: vertex.firstEntry &+ 2 &* record.nonzeros, with: CompiledTerm(coefficient: 0, index: 0))
        movers.extend(to: vertex.firstMover &+ record.variables, with: CompiledMover(factor: 0, variable: 0))
        vertices.all.append(vertex)
        shorten(Int32(vertices.all.count) &- 1, &model, &plan, &optimizer)
    }

    /// Picks out what varies as long as the component keeps its current basis.
    mutating func shorten(_ index: Int32, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) {
        let component = vertices.all[index].component, record = plan.components[component]
        vertices.all[index].isShort = false
        guard record.flags.isSolved, !record.flags.isAmbiguous, record.block == 0, !record.flags.areAllStale else { return }
        var vertex = vertices.all[index]
        (vertex.knowns, vertex.steps, vertex.checks, vertex.movers) = (0, 0, 0, 0)
        (vertex.largest, vertex.greatestZero, vertex.leastOther) = (1, 0, .infinity)
        optimizer.measureKnown(record, isFresh: false, &model, &plan)
        optimizer.evaluateBasis(record, &plan)
        vertex.isShort = true
        let end = pickSteps(&vertex, record, &model, &plan, &optimizer)
        pickChecks(&vertex, record, end, &model, &plan, &optimizer)
        pickMovers(&vertex, record, &model, &plan)
        vertices.all[index] = vertex
    }

    /// - Returns: The end of the entries.
    private mutating func pickSteps(
        _ vertex: inout CompiledVertex, _ record: Component, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer
    ) -> Int32 {
        vertices.isVarying.reset(to: record.representatives, with: false)
        for representative in 0..<record.representatives {
            vertices.point[vertex.firstValue &+ representative] = optimizer.search.vertex.point[representative]
        }
        var end = vertex.firstEntry
        for index in 0..<record.representatives {
            let row = plan.integers[record.basisRowStart &+ index], representative = plan.integers[record.basisVariableStart &+ index]
            guard isVarying(row, record, &model, &plan) else { continue }
            vertices.isVarying[representative] = true
            let first = end
            end = pickEntries(of: row, first: representative, at: end, vertex, record, &plan)
            vertices.rows[vertex.firstRow &+ vertex.steps] = CompiledRow(
                known: record.knownStart &+ row, firstEntry: first, entries: end &- first, side: 0)
            vertex.steps &+= 1
        }
        return end
    }

    private mutating func pickChecks(
        _ vertex: inout CompiledVertex, _ record: Component, _ start: Int32, _ model: inout Model, _ plan: inout Plan,
        _ optimizer: inout Optimizer
    ) {
        var end = start
        for row in 0..<record.rows {
            let side = plan.integers[record.sideStart &+ row], known = record.knownStart &+ row
            if side == Component.noSide { vertex.isShort = false }
            if isVarying(plan.integers[record.codeStart &+ row], &model) {
                vertices.knowns[vertex.firstKnown &+ vertex.knowns] = known
                vertex.knowns &+= 1
            } else {
                vertex.largest = max(vertex.largest, abs(plan.doubles[known]))
            }
            if isVarying(row, record, &model, &plan) {
                let first = end
                end = pickEntries(of: row, first: -1, at: end, vertex, record, &plan)
                vertices.rows[vertex.firstRow &+ vertex.steps &+ vertex.checks] = CompiledRow(
                    known: known, firstEntry: first, entries: end &- first, side: side)
                vertex.checks &+= 1
            } else {
                let residual = abs(optimizer.residual(row, record, &plan))
                if side == 0 { vertex.greatestZero = max(vertex.greatestZero, residual) }
                if side != 0 { vertex.leastOther = min(vertex.leastOther, residual) }
            }
        }
    }

    /// Picks the entries of a row, that of `first` before the others.
    /// - Returns: The end of the entries.
    private mutating func pickEntries(
        of row: Int32, first: Int32, at start: Int32, _ vertex: CompiledVertex, _ record: Component, _ plan: inout Plan
    ) -> Int32 {
        var end = first < 0 ? start : start &+ 1
        for at in plan.integers[record.rowStartStart &+ row]..<plan.integers[record.rowStartStart &+ row &+ 1] {
            let representative = plan.integers[record.entryStart &+ at]
            let entry = CompiledTerm(coefficient: plan.doubles[record.doubles &+ at], index: vertex.firstValue &+ representative)
            if representative == first { vertices.entries[start] = entry; continue }
            vertices.entries[end] = entry
            end &+= 1
        }
        return end
    }

    /// Whether the known part of a row varies, or one of its representatives.
    private mutating func isVarying(_ row: Int32, _ record: Component, _ model: inout Model, _ plan: inout Plan) -> Bool {
        if isVarying(plan.integers[record.codeStart &+ row], &model) { return true }
        for at in plan.integers[record.rowStartStart &+ row]..<plan.integers[record.rowStartStart &+ row &+ 1]
        where vertices.isVarying[plan.integers[record.entryStart &+ at]] { return true }
        return false
    }

    private mutating func pickMovers(_ vertex: inout CompiledVertex, _ record: Component, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            // The one entry of its stay is its representative.
            let representative = plan.integers[record.entryStart &+ plan.integers[record.rowStartStart &+ record.rows &+ index]]
            guard vertices.isVarying[representative] || isOffsetVarying(variable, &model) else { continue }
            movers[vertex.firstMover &+ vertex.movers] = CompiledMover(
                factor: model.variables[variable].factor, variable: variable, representative: vertex.firstValue &+ representative)
            vertex.movers &+= 1
        }
    }
}

/// A row that is being compiled, with what the short shape needs.
struct CompiledFormula {
    var row: Int32
    var constant: Double
    var divisor = 1.0
    var factor = 1.0
    var isEdited = false
    private(set) var known: Double
    private(set) var coefficient = 0.0
    private(set) var source: Int32 = -1
    private(set) var tail = 0.0
    private var varying = 0
    private var tails = 0

    init(row: Int32, constant: Double) { (self.row, self.constant, known) = (row, constant, constant) }

    mutating func add(_ coefficient: Double, _ variable: Int32, _ value: Double, isVarying: Bool) {
        if isVarying {
            varying += 1
            (self.coefficient, source) = (coefficient, variable)
        } else if varying == 0 {
            known -= coefficient * value
        } else {
            tails += 1
            tail = coefficient * value
        }
    }

    /// Whether the short shape can be used: a sign can be multiplied into the sum without changing its rounding.
    var isShort: Bool { !isEdited && varying == 1 && tails <= 1 && abs(divisor) == 1 && abs(factor) == 1 }
}

extension CompiledSums {
    /// - Parameter mayChain: Whether sources may be targets of the same stage.
    mutating func append(_ formula: CompiledFormula, _ terms: UnsafeMutableElements<CompiledTerm>, _ target: Int32, mayChain: Bool = false)
    {
        guard formula.isShort else { return appendLong(formula, terms, target) }
        let sign = formula.divisor * formula.factor
        let sum = CompiledSum(
            known: sign * formula.known, factor: sign * formula.coefficient, tail: sign * formula.tail, source: formula.source,
            target: target)
        let isChain = mayChain && sum.factor == -1 && sums.count > 0 && sums[Int32(sums.count) &- 1].target == sum.source
        append(sum, isChain ? .chain : .short)
    }

    private mutating func appendLong(_ formula: CompiledFormula, _ terms: UnsafeMutableElements<CompiledTerm>, _ target: Int32) {
        if formula.isEdited {
            edits.append(Int32(sums.count))
            edits.append(formula.row)
        }
        for index in 0..<Int32(terms.count) { self.terms.append(terms[index]) }
        append(
            CompiledSum(
                known: formula.constant, factor: formula.divisor, tail: formula.factor, source: Int32(terms.count), target: target),
            .long)
    }

    private mutating func append(_ sum: CompiledSum, _ shape: CompiledRun.Shape) {
        sums.append(sum)
        if runs.count > 0, runs[Int32(runs.count) &- 1].shape == shape {
            runs[Int32(runs.count) &- 1].count &+= 1
        } else {
            runs.append(CompiledRun(shape: shape, count: 1))
        }
    }

    mutating func clear() {
        runs.removeAll()
        sums.removeAll()
        terms.removeAll()
        edits.removeAll()
    }
}

extension CompiledEdit {
    mutating func clear() {
        definitions.clear()
        offsets.clear()
        knowns.clear()
        breakpoints.clear()
        implied.clear()
        trigger.rows.removeAll()
        checks.definitions.removeAll()
        checks.implied.removeAll()
        checks.rows.removeAll()
        checks.islands.removeAll()
        constants.removeAll()
        lines.all.removeAll()
        lines.breakpoints.removeAll()
        vertices.all.removeAll()
        vertices.knowns.removeAll()
        vertices.rows.removeAll()
        vertices.entries.removeAll()
        vertices.point.removeAll()
        movers.removeAll()
        searches.removeAll()
        dependents.rows.removeAll()
        dependents.components.removeAll()
    }
}
