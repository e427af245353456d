/// A compiled edit: everything that depends on the edited constants, in the order of evaluation, with all operands stored in sequence.
///
/// When a window is resized or a spacing is dragged, the same constants are edited again and again. From the second time on, such edits run
/// as compiled: definitions, equalities of islands, components, implied variables. What does not depend on the edited constants is stored
/// as numbers, and every operation is carried out as in the plan, so the results are the same to the last bit. A component whose basis no
/// longer gives its solution is searched on its own, and the run continues. Any other change, and any change of the plan, ends the compiled
/// edit.
struct CompiledEdit: ~Copyable {
    var trigger = EditTrigger()

    /// Definitions of determined variables.
    var definitions = CompiledSums()
    /// Offsets of variables that their island's equalities change.
    var offsets = CompiledSums()
    /// The known parts of rows in components with two variables or more.
    var knowns = CompiledSums()
    /// The breakpoints of rows in components with one variable.
    var breakpoints = CompiledSums()
    var implied = CompiledSums()

    var checks = CompiledChecks()
    /// Variables that their island's equalities make constant.
    var constants = Buffer<Int32>()
    var lines = CompiledLines()
    var vertices = CompiledVertices()
    var movers = Buffer<CompiledMover>()
    /// Components that the optimiser must solve.
    var searches = Buffer<Int32>()
    var dependents = EditDependents()
    /// Working memory for compiling.
    var terms = Buffer<CompiledTerm>()
}

/// The edits that the compiled edit is for.
struct EditTrigger: ~Copyable {
    /// The edited rows; empty if nothing is compiled.
    var rows = Buffer<Int32>()
    /// The rows edited in the previous solve, if it took in nothing else.
    var candidate = Buffer<Int32>()
    /// The last solve that ran the compiled edit or recorded the candidate.
    var solveStamp: Int32 = -1
    /// The state of the plan for which it was compiled.
    var planStamp: Int32 = -1
    /// The first row of edits that could not be compiled, and the state of the plan at that time.
    var unfitRow: Int32 = -1
    var unfitStamp: Int32 = -1
    /// The model's mark after compiling. Variables whose offset depends on the edits bear the mark before it; those whose value does,
    /// either.
    var mark: Int32 = -1
}

/// What a run verifies.
struct CompiledChecks: ~Copyable {
    /// The determined variables, and the implied variables, that have a lower bound.
    var definitions = Buffer<Int32>()
    var implied = Buffer<Int32>()
    /// Required rows of determined variables, and checks of islands.
    var rows = Buffer<Int32>()
    var islands = Buffer<Int32>()
}

struct CompiledLines: ~Copyable {
    var all = Buffer<CompiledLine>()
    var breakpoints = Buffer<Breakpoint>()
}

struct CompiledVertices: ~Copyable {
    var all = Buffer<CompiledVertex>()
    var knowns = Buffer<Int32>()
    var rows = Buffer<CompiledRow>()
    var entries = Buffer<CompiledTerm>()
    var point = Buffer<Double>()
    /// Working memory for compiling.
    var isVarying = Buffer<Bool>()
}

/// All rows and components that the compiled edit evaluates. They are marked when the general solve takes over.
struct EditDependents: ~Copyable {
    var rows = Buffer<Int32>()
    var components = Buffer<Int32>()
}

/// Sums of one kind in the order of evaluation.
struct CompiledSums: ~Copyable {
    var runs = Buffer<CompiledRun>()
    var sums = Buffer<CompiledSum>()
    var terms = Buffer<CompiledTerm>()
    /// The indices of sums whose constant is edited, each followed by its row.
    var edits = Buffer<Int32>()

}

/// Consecutive sums of one shape.
struct CompiledRun: BitwiseCopyable {
    enum Shape: UInt8, BitwiseCopyable {
        /// One term varies.
        case short
        /// One term varies, and it is the result of the previous sum, with a factor of one.
        case chain
        case long
    }

    var shape: Shape
    var count: Int32
}

/// A row solved for its target. A short sum is (known - factor · source) - tail. A long sum subtracts `source` terms from its known part,
/// divides by `factor`, and multiplies by `tail`.
struct CompiledSum: BitwiseCopyable {
    var known: Double
    var factor: Double
    var tail: Double
    var source: Int32
    var target: Int32
}

/// A coefficient, and the index of what it multiplies.
struct CompiledTerm: BitwiseCopyable {
    var coefficient: Double
    var index: Int32
}

/// A component with one variable whose optional rows have different priorities. Its breakpoints, and its movers, are stored in sequence.
struct CompiledLine: BitwiseCopyable {
    var component: Int32
    var firstBreakpoint: Int32
    var requiredBreakpoints: Int32
    var breakpoints: Int32
    var firstMover: Int32
    var movers: Int32
}

/// A component with two variables or more: the part of its basis and of its rows that depends on the edits, as long as the basis stays.
struct CompiledVertex: BitwiseCopyable {
    var component: Int32
    /// The first places of its representatives, of its varying known parts, and so on, and their counts.
    var firstValue: Int32
    var firstKnown: Int32
    var knowns: Int32 = 0
    var firstRow: Int32
    var steps: Int32 = 0
    var checks: Int32 = 0
    var firstEntry: Int32
    var firstMover: Int32
    var movers: Int32 = 0
    /// Among what does not vary: the largest known part, the greatest residual that counts as zero, and the least that does not.
    var largest = 1.0
    var greatestZero = 0.0
    var leastOther = Double.infinity
    /// Whether that part was picked out; otherwise the optimiser solves the component.
    var isShort = false
}

/// A row of such a component: a step of the basis, whose first entry is its variable, or a row whose residual must stay on its side.
struct CompiledRow: BitwiseCopyable {
    var known: Int32
    var firstEntry: Int32
    var entries: Int32
    var side: Int32
}

/// A variable of a component that changes: factor · representative + offset.
struct CompiledMover: BitwiseCopyable {
    var factor: Double
    var variable: Int32
    var representative: Int32 = 0
}

extension CompiledSums {
    /// Evaluates all sums.
    @inline(__always) func run(_ source: UnsafeMutableElements<Double>, _ put: (Double, Int32) -> Void) {
        let (sums, terms) = (sums.pointer, terms.pointer)
        var at: Int32 = 0, term: Int32 = 0
        for index in 0..<Int32(runs.count) {
            let end = at &+ runs[index].count
            switch runs[index].shape {
            case .short:
                while at < end {
                    let sum = sums[at]
                    put((sum.known - sum.factor * source[sum.source]) - sum.tail, sum.target)
                    at &+= 1
                }
            case .chain:
                var last = source[sums[at].source]
                while at < end {
                    last = (sums[at].known + last) - sums[at].tail
                    put(last, sums[at].target)
                    at &+= 1
                }
            case .long:
                while at < end {
                    let sum = sums[at]
                    var value = sum.known
                    for _ in 0..<sum.source {
                        value -= terms[term].coefficient * source[terms[term].index]
                        term &+= 1
                    }
                    put(value / sum.factor * sum.tail, sum.target)
                    at &+= 1
                }
            }
        }
    }
}

extension CompiledEdit {
    /// Whether the edits can run as compiled. Compiles edits that are made for the second time.
    mutating func isReady(_ changes: inout Changes, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) -> Bool {
        guard changes.edited.count > 0, changes.areEditsAlone, plan.agenda.seeds.count == 0 else { return false }
        let isNext = trigger.solveStamp == model.log.stamp &- 1
        trigger.solveStamp = model.log.stamp
        if isNext, trigger.planStamp == plan.stamp, trigger.mark == model.mark,
            isEdited(trigger.rows.pointer, &changes)
        {
            return true
        }
        if isNext, isEdited(trigger.candidate.pointer, &changes), isFitForCompiling(&changes, &plan),
            compile(&changes, &model, &plan, &optimizer)
        {
            return true
        }
        propose(&changes)
        return false
    }

    private mutating func isEdited(_ rows: UnsafeMutableElements<Int32>, _ changes: inout Changes) -> Bool {
        if changes.edited.count != rows.count { return false }
        for index in 0..<Int32(changes.edited.count) where changes.edited[index] != rows[index] { return false }
        return true
    }

    private mutating func isFitForCompiling(_ changes: inout Changes, _ plan: inout Plan) -> Bool {
        trigger.unfitStamp != plan.stamp || trigger.unfitRow != changes.edited[0]
    }

    private mutating func propose(_ changes: inout Changes) {
        trigger.rows.removeAll()
        trigger.candidate.removeAll()
        for index in 0..<Int32(changes.edited.count) { trigger.candidate.append(changes.edited[index]) }
    }

    /// Hands over to the general solve, which does everything again.
    mutating func leave(_ model: inout Model, _ plan: inout Plan) {
        trigger.rows.removeAll()
        for index in 0..<Int32(model.log.variables.count) { model.log.marks[model.log.variables[index]] = model.log.stamp }
        for index in 0..<Int32(dependents.rows.count) { plan.markDirty(dependents.rows[index], &model) }
        for index in 0..<Int32(dependents.components.count)
        where plan.components[dependents.components[index]].flags.isAlive {
            plan.markComponentDirty(dependents.components[index])
        }
    }

    // MARK: Running

    /// - Returns: `false` if something needs the general solve.
    mutating func run(_ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer) -> Bool {
        var writer = ValueWriter(model.values.pointer, &model.log.variables, &model.log.from)
        enterConstants(&model)
        if definitions.sums.count > 0 { runDefinitions(&writer, &model) }
        if offsets.sums.count > 0 { runOffsets(&writer, &model) }
        if self.breakpoints.sums.count > 0 {
            self.breakpoints.run(model.offsets.pointer) { [breakpoints = lines.breakpoints.pointer] position, ordinal in
                breakpoints[ordinal].position = position
            }
        }
        if knowns.sums.count > 0 {
            knowns.run(model.offsets.pointer) { [known = plan.doubles.pointer] value, ordinal in known[ordinal] = value }
        }
        var hold = boundsHold(checks.definitions.pointer, &model) && compiledChecksHold(&model)
        if hold, lines.all.count > 0 { hold = runLines(&writer, &model, &plan, &optimizer) }
        if hold, vertices.all.count > 0 { hold = runVertices(&writer, &model, &plan, &optimizer) }
        if hold, searches.count > 0 { hold = runSearches(&writer, &model, &plan, &optimizer) }
        if hold, implied.sums.count > 0 {
            runImplied(&writer, &model)
            hold = boundsHold(checks.implied.pointer, &model)
        }
        take(writer, &model)
        return hold
    }

    private mutating func enterConstants(_ model: inout Model) {
        if definitions.edits.count > 0 {
            enterConstants(definitions.edits.pointer, into: definitions.sums.pointer, &model)
        }
        if offsets.edits.count > 0 {
            enterConstants(offsets.edits.pointer, into: offsets.sums.pointer, &model)
        }
        if knowns.edits.count > 0 { enterConstants(knowns.edits.pointer, into: knowns.sums.pointer, &model) }
        if breakpoints.edits.count > 0 {
            enterConstants(breakpoints.edits.pointer, into: breakpoints.sums.pointer, &model)
        }
        if implied.edits.count > 0 {
            enterConstants(implied.edits.pointer, into: implied.sums.pointer, &model)
        }
    }

    private mutating func enterConstants(
        _ edits: UnsafeMutableElements<Int32>, into sums: UnsafeMutableElements<CompiledSum>, _ model: inout Model
    ) {
        var index: Int32 = 0
        while index < Int32(edits.count) {
            sums[edits[index]].known = model.rows[edits[index &+ 1]].constant
            index &+= 2
        }
    }

    private mutating func runDefinitions(_ writer: inout ValueWriter, _ model: inout Model) {
        definitions.run(model.offsets.pointer) { [offsets = model.offsets.pointer] value, target in
            offsets[target] = value + 0
            writer.put(value, into: target)
        }
    }

    private mutating func runOffsets(_ writer: inout ValueWriter, _ model: inout Model) {
        self.offsets.run(model.offsets.pointer) { [offsets = model.offsets.pointer] value, target in offsets[target] = value + 0 }
        for index in 0..<Int32(constants.count) {
            writer.put(model.offsets[constants[index]], into: constants[index])
        }
    }

    private mutating func runImplied(_ writer: inout ValueWriter, _ model: inout Model) {
        implied.run(model.values.pointer) { value, target in writer.put(value, into: target) }
    }

    private mutating func boundsHold(_ bounded: UnsafeMutableElements<Int32>, _ model: inout Model) -> Bool {
        for index in 0..<Int32(bounded.count) where model.isBelowBound(bounded[index]) { return false }
        return true
    }

    private mutating func compiledChecksHold(_ model: inout Model) -> Bool {
        for index in 0..<Int32(checks.rows.count) where !model.holds(checks.rows[index]) { return false }
        for index in 0..<Int32(checks.islands.count) where !model.islandCheckHolds(checks.islands[index]) {
            return false
        }
        return true
    }

    // MARK: Search

    /// Solves the component with the optimiser, which writes to the model's own log.
    @inline(never) private mutating func search(
        _ component: Int32, _ writer: inout ValueWriter, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer
    ) -> Bool {
        take(writer, &model)
        plan.agenda.ignoresImplied = true
        defer { plan.agenda.ignoresImplied = false }
        let isSolved =
            plan.components[component].representatives == 1
            ? optimizer.solveOneVariable(component, &model, &plan) : optimizer.searchComponent(component, &model, &plan)
        writer = ValueWriter(model.values.pointer, &model.log.variables, &model.log.from)
        return isSolved
    }

    private mutating func take(_ writer: ValueWriter, _ model: inout Model) {
        model.log.variables.truncate(to: writer.count)
        model.log.from.truncate(to: writer.count)
    }

    private mutating func runSearches(_ writer: inout ValueWriter, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer)
        -> Bool
    {
        for index in 0..<Int32(searches.count) where !search(searches[index], &writer, &model, &plan, &optimizer) { return false }
        return true
    }

    // MARK: Lines

    private mutating func runLines(_ writer: inout ValueWriter, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer)
        -> Bool
    {
        let (lines, breakpoints, movers, offsets) = (
            self.lines.all.pointer, self.lines.breakpoints.pointer, self.movers.pointer, model.offsets.pointer
        )
        for index in 0..<Int32(lines.count) {
            let line = lines[index]
            var interval = Interval(), at = line.firstBreakpoint, hold = true
            let required = at &+ line.requiredBreakpoints, end = at &+ line.breakpoints
            while at < required, hold {
                hold = interval.require(breakpoints[at].position, breakpoints[at].relation, at)
                at &+= 1
            }
            if !hold { return false }
            while at < end, interval.low < interval.high {
                interval.pull(breakpoints[at].position, breakpoints[at].relation)
                at &+= 1
            }
            if interval.low < interval.high {
                if search(line.component, &writer, &model, &plan, &optimizer) { continue }
                return false
            }
            var ordinal = line.firstMover
            let endOfMovers = ordinal &+ line.movers
            while ordinal < endOfMovers {
                let variable = movers[ordinal].variable
                writer.put(movers[ordinal].factor * interval.low + offsets[variable], into: variable)
                ordinal &+= 1
            }
        }
        return true
    }

    // MARK: Vertices

    private mutating func runVertices(_ writer: inout ValueWriter, _ model: inout Model, _ plan: inout Plan, _ optimizer: inout Optimizer)
        -> Bool
    {
        for index in 0..<Int32(vertices.all.count) where !runVertex(index, &writer, &model, &plan) {
            guard search(vertices.all[index].component, &writer, &model, &plan, &optimizer) else { return false }
            shorten(index, &model, &plan, &optimizer)
        }
        return true
    }

    /// - Returns: `false` if another basis gives the solution now.
    @inline(__always) private mutating func runVertex(_ index: Int32, _ writer: inout ValueWriter, _ model: inout Model, _ plan: inout Plan)
        -> Bool
    {
        let vertex = vertices.all[index]
        let zero = zero(of: vertex, &plan)
        guard vertex.isShort, zero < vertex.leastOther, zero >= vertex.greatestZero else { return false }
        let (known, rows, entries, representatives) = (
            plan.doubles.pointer, vertices.rows.pointer, vertices.entries.pointer,
            vertices.point.pointer
        )
        var row = vertex.firstRow
        let checks = row &+ vertex.steps, end = checks &+ vertex.checks
        while row < checks {
            let step = rows[row], representative = entries[step.firstEntry].index, divisor = entries[step.firstEntry].coefficient
            var sum = known[step.known], entry = step.firstEntry &+ 1
            let end = step.firstEntry &+ step.entries
            while entry < end {
                sum -= entries[entry].coefficient * representatives[entries[entry].index]
                entry &+= 1
            }
            representatives[representative] = divisor == 1 ? sum : sum / divisor
            row &+= 1
        }
        while row < end {
            let check = rows[row]
            var residual = -known[check.known], entry = check.firstEntry
            let end = entry &+ check.entries
            while entry < end {
                residual += entries[entry].coefficient * representatives[entries[entry].index]
                entry &+= 1
            }
            let side: Int32 = (residual > zero ? 1 : 0) &- (residual < -zero ? 1 : 0)
            if side != check.side { return false }
            row &+= 1
        }
        let (movers, offsets) = (self.movers.pointer, model.offsets.pointer)
        var ordinal = vertex.firstMover
        let endOfMovers = ordinal &+ vertex.movers
        while ordinal < endOfMovers {
            let mover = movers[ordinal]
            writer.put(mover.factor * (representatives[mover.representative] + 0) + offsets[mover.variable], into: mover.variable)
            ordinal &+= 1
        }
        return true
    }

    /// Returns the threshold below which a residual counts as zero, as in `measureKnown`.
    @inline(__always) private mutating func zero(of vertex: CompiledVertex, _ plan: inout Plan) -> Double {
        let (known, knowns) = (plan.doubles.pointer, vertices.knowns.pointer)
        var largest = vertex.largest
        for ordinal in vertex.firstKnown..<vertex.firstKnown &+ vertex.knowns { largest = max(largest, abs(known[knowns[ordinal]])) }
        return 1e-9 * largest
    }
}
