/// Required rows and bounds that cannot hold together, with the multipliers by which they cancel out (Farkas).
struct Infeasibility {
    struct Member {
        var code: Int32
        var multiplier: Double
    }

    private(set) var members: [Member] = []
    /// Members that contradict each other without the rest, or empty if that is not known.
    var core: [Member] = []
    /// The island in which the rows meet, or -1. Its equalities, and the definitions of determined variables, take part too.
    var island: Int32
    /// The component that was being solved, or -1.
    var component: Int32 = -1
    /// Whether the multipliers of these rows are unique, so that none of the rows can be left out.
    var isMinimal = true

    init(in island: Int32) { self.island = island }

    init(_ code: Int32, _ multiplier: Double = 1, in island: Int32 = -1) {
        self.island = island
        add(code, multiplier)
    }

    mutating func add(_ code: Int32, _ multiplier: Double) { members.append(Member(code: code, multiplier: multiplier)) }
}

/// Required constraints that are left out because others contradict them.
struct Conflicts {
    var standing: [Conflict] = []
    var fresh: [Conflict] = []
    /// Conflicts that were tried again in this solve, and constraints that were let in again because another broke.
    var retried: [Conflict] = []
    var restored: [Int32] = []
    /// Whether to stop at the first infeasibility instead of breaking a constraint.
    var isTrial = false
    /// The rows and bounds of the infeasibility at which a trial stopped.
    var contradiction: [Int32] = []
    var isInfeasible = false
    /// Whether the last solve gave up: an infeasibility, caused by numbers too far apart, left no row to break. The rest of its work is
    /// still queued, and refers to components and islands that may be gone.
    var isUnfinished = false
}

/// Decides which rows of an infeasibility take part, which of them breaks, and when it is tried again.
extension Engine {
    /// Breaks one constraint of the infeasibility that a stage found, if there is one, as if the constraint had never been there.
    mutating func breakInfeasibility() {
        guard let infeasibility = plan.agenda.infeasibility else { return }
        plan.agenda.infeasibility = nil
        breakUp(infeasibility)
        let component = infeasibility.component
        if component >= 0, plan.components[component].flags.isAlive { plan.markComponentDirty(component) }
    }

    private mutating func breakUp(_ infeasibility: Infeasibility) {
        if conflicts.isTrial {
            conflicts.isInfeasible = true
            conflicts.contradiction = completeCore(infeasibility)
            return
        }
        var codes = complete(infeasibility.members, infeasibility.island)
        if !infeasibility.isMinimal { codes = irreducible(codes, completeCore(infeasibility)) }
        let members = codes.filter { $0 >= 0 }.sorted { model.rows[$0].serial < model.rows[$1].serial }
        guard let victim = victim(of: members) else { conflicts.isInfeasible = true; return }
        let bounds = codes.filter { $0 < 0 }.map { RowCode.variable(ofBound: $0) }.sorted {
            model.variables[$0].birth < model.variables[$1].birth
        }
        let conflict = Conflict(
            victim: Constraint(index: victim), members: members.map { Constraint(index: $0) },
            bounds: bounds.map { Variable(index: $0) })
        breakUp(conflict)
    }

    // MARK: Refusing a row before planning

    /// Breaks a constraint if a required row that is about to enter contradicts the equalities of one island and determined variables.
    /// Other contradictions turn up when the row's island is planned.
    ///
    /// - Returns: Whether the row itself breaks; then nothing else was touched.
    mutating func refuses(_ row: Int32) -> Bool {
        // Offsets must be up to date with the constants.
        guard model.rows[row].isRequired, plan.agenda.dirtyRows.count == 0, singletonRows.lost.count &+ plan.agenda.dirtyIslands.count == 0
        else { return false }
        guard let island = islandOfNumber(row), !model.holds(row) else { return false }
        breakUp(Infeasibility(row, in: island))
        return model.rows[row].flags.isBroken || conflicts.isInfeasible
    }

    /// Returns the island in which all representatives of the row cancel out, leaving known numbers.
    private mutating func islandOfNumber(_ row: Int32) -> Int32? {
        let first = model.rows[row].firstTerm, end = first &+ model.rows[row].termCount
        var island: Int32 = -1
        for at in first..<end {
            let variable = model.terms[at].variable
            switch model.variables[variable].role {
            case .determined: continue
            case .aggregated, .constant: break
            default: return nil
            }
            if island >= 0, model.variables[variable].island != island { return nil }
            island = model.variables[variable].island
            if model.variables[variable].role == .aggregated, !cancelsOut(model.variables[variable].representative, first..<end) {
                return nil
            }
        }
        return island >= 0 && plan.islands[island].flags.isReplayed ? island : nil
    }

    private mutating func cancelsOut(_ representative: Int32, _ range: Range<Int32>) -> Bool {
        var (sum, magnitude) = (0.0, 0.0)
        for at in range
        where model.variables[model.terms[at].variable].role == .aggregated
            && model.variables[model.terms[at].variable].representative == representative
        {
            let product = model.terms[at].coefficient * model.variables[model.terms[at].variable].factor
            sum += product
            magnitude += abs(product)
        }
        return abs(sum) <= 1e-12 * magnitude
    }

    // MARK: Choosing the victim

    /// Returns the least resilient member; among equals, the newest.
    private mutating func victim(of members: [Int32]) -> Int32? {
        members.min { (model.rows[$0].resilience, -model.rows[$0].serial) < (model.rows[$1].resilience, -model.rows[$1].serial) }
    }

    private mutating func breakUp(_ conflict: Conflict) {
        let victim = conflict.victim.index
        let isMemberElsewhere = model.rows[victim].flags.isWatched
        if model.rows[victim].flags.isLinked { retire(victim) }
        model.rows[victim].flags.isBroken = true
        for member in conflict.members { model.rows[member.index].flags.isWatched = true }
        conflicts.standing.append(conflict)
        if !conflicts.retried.contains(conflict) { conflicts.fresh.append(conflict) }
        // The constraints that this one kept out may be let in again, once per solve.
        guard isMemberElsewhere else { return }
        let kept = conflicts.standing.filter { $0.victim.index != victim && $0.members.contains(conflict.victim) }
        for other in kept where !conflicts.restored.contains(other.victim.index) {
            conflicts.restored.append(other.victim.index)
            retry { $0.victim == other.victim }
        }
        enterRetried()
    }

    /// Tries the victims of a constraint's conflicts again, because the constraint has changed.
    mutating func retryConflicts(with row: Int32) {
        retry { $0.members.contains { $0.index == row } }
    }

    private mutating func retry(_ isDue: (Conflict) -> Bool) {
        let due = conflicts.standing.filter(isDue)
        conflicts.standing.removeAll(where: isDue)
        for conflict in due {
            conflicts.retried.append(conflict)
            for member in conflict.members { model.rows[member.index].flags.isWatched = false }
            model.rows[conflict.victim.index].flags.isBroken = false
            changes.retrying.append(conflict.victim.index)
        }
        for conflict in conflicts.standing { for member in conflict.members { model.rows[member.index].flags.isWatched = true } }
    }

    // MARK: Members

    /// Returns all rows and bounds of the infeasibility: the given ones, the equalities that join them, and the definitions they depend on.
    private mutating func complete(_ members: [Infeasibility.Member], _ island: Int32) -> [Int32] {
        var sum = Combination(engineCount: model.variables.count)
        for member in members { add(member.code, member.multiplier, to: &sum) }
        if island >= 0 { cancelClasses(of: island, &sum) }
        cancelDetermined(&sum)
        return sum.codes
    }

    private mutating func completeCore(_ infeasibility: Infeasibility) -> [Int32] {
        complete(infeasibility.core.isEmpty ? infeasibility.members : infeasibility.core, infeasibility.island)
    }

    private mutating func add(_ code: Int32, _ multiplier: Double, to sum: inout Combination) {
        sum.codes.append(code)
        guard code >= 0 else { return sum.add(RowCode.variable(ofBound: code), multiplier, depth(of: RowCode.variable(ofBound: code))) }
        let first = model.rows[code].firstTerm
        for at in first..<first &+ model.rows[code].termCount {
            sum.add(model.terms[at].variable, multiplier * model.terms[at].coefficient, depth(of: model.terms[at].variable))
        }
    }

    private mutating func depth(of variable: Int32) -> Int32 {
        model.variables[variable].role == .determined ? model.variables[variable].depth : -1
    }

    /// Adds the island's equalities, from the last to the first, each with the multiplier that cancels its class.
    private mutating func cancelClasses(of island: Int32, _ sum: inout Combination) {
        let record = plan.islands[island]
        for equality in stride(from: record.equalities &- 1, through: 0, by: -1) {
            let at = record.equalityStart &+ 3 &* equality
            var (total, magnitude) = (0.0, 0.0)
            for target in plan.integers[at &+ 1]..<plan.integers[at &+ 2] {
                let variable = plan.integers[record.targetStart &+ target]
                let factor = plan.doubles[record.doubles &+ record.equalities &+ target]
                total += sum.values[Int(variable)] * factor
                magnitude += abs(sum.magnitudes[Int(variable)] * factor)
            }
            if abs(total) > 1e-10 * magnitude { add(plan.integers[at], -total / plan.doubles[record.doubles &+ equality], to: &sum) }
        }
    }

    /// Adds definitions, deepest first, so that determined variables cancel out.
    private mutating func cancelDetermined(_ sum: inout Combination) {
        while let variable = sum.popDeepest() {
            let value = sum.values[Int(variable)]
            guard abs(value) > 1e-10 * sum.magnitudes[Int(variable)] else { continue }
            let row = model.variables[variable].definer, first = model.rows[row].firstTerm
            var divisor = 1.0
            for at in first..<first &+ model.rows[row].termCount where model.terms[at].variable == variable {
                divisor = model.terms[at].coefficient
            }
            add(row, -value / divisor, to: &sum)
            sum.clear(variable)
        }
    }

    // MARK: Irreducible set

    /// Leaves out, newest first, what the infeasibility does not need. Each member that stays is the newest one of the smallest number of
    /// old members that contradict those already found (as in Junker's QuickXplain), which bisection finds.
    ///
    /// - Parameter core: A contradiction among the codes.
    private mutating func irreducible(_ codes: [Int32], _ core: [Int32]) -> [Int32] {
        let sorted = Self.withoutRepetitions(codes.sorted { order(of: $0) < order(of: $1) })
        var others = sorted, needed: [Int32] = [], core = core
        while var newest = others.lastIndex(where: core.contains) {
            // So many of the oldest others do not contradict what is needed.
            var held = -1, trial = newest
            while held < newest {
                if let smaller = contradiction(among: others[..<trial] + needed) {
                    core = smaller
                    newest = others[..<trial].lastIndex(where: core.contains) ?? -1
                } else {
                    held = trial
                }
                trial = (held + newest + 1) / 2
            }
            if newest < 0 { break }
            needed.append(others[newest])
            others.removeSubrange(newest...)
        }
        // A contradiction that is none, by rounding, leaves too little.
        return contradiction(among: needed[...]) == nil ? sorted : needed.reversed()
    }

    /// Leaves out codes that follow themselves.
    private static func withoutRepetitions(_ sorted: [Int32]) -> [Int32] {
        var result: [Int32] = []
        result.reserveCapacity(sorted.count)
        for code in sorted where code != result.last { result.append(code) }
        return result
    }

    /// The order of members: bounds before rows, old before new.
    private mutating func order(of code: Int32) -> (Int, Int32) {
        code < 0 ? (0, model.variables[RowCode.variable(ofBound: code)].birth) : (1, model.rows[code].serial)
    }

    /// Solves the rows and bounds alone. Returns those that contradict each other, or nil if all can hold.
    private mutating func contradiction(among codes: ArraySlice<Int32>) -> [Int32]? {
        model.counters.conflictTrials &+= 1
        var trial = Engine()
        trial.conflicts.isTrial = true
        var names = TrialNames(variableCount: model.variables.count)
        for code in codes where code < 0 { names.bound(RowCode.variable(ofBound: code)) }
        var rows: [Int32] = [], sides: [Term] = []
        rows.reserveCapacity(codes.count)
        for code in codes where code >= 0 {
            let row = model.rows[code]
            sides.removeAll(keepingCapacity: true)
            for at in row.firstTerm..<row.firstTerm &+ row.termCount {
                let variable = model.terms[at].variable
                if !names.hasName(variable) {
                    let lower = names.isBounded(variable) ? model.variables[variable].lowerBound : -.infinity
                    names.set(trial.addVariable(lowerBound: lower, preferred: 0), for: variable)
                }
                sides.append(Term(Variable(index: names.name(of: variable)), model.terms[at].coefficient))
            }
            _ = trial.addRow(sides.span, relation: row.relation, constant: row.constant, priority: 1000, resilience: 0)
            rows.append(code)
        }
        trial.solve()
        guard trial.conflicts.isInfeasible else { return nil }
        return trial.conflicts.contradiction.map {
            $0 >= 0 ? rows[Int($0)] : RowCode.bound(names.variables[Int(RowCode.variable(ofBound: $0))])
        }
    }
}

/// The variables of a trial: which of the engine's each one stands for.
private struct TrialNames {
    private static let unnamed: Int32 = -1, bounded: Int32 = -2

    /// The engine's variables, in the order of the trial's.
    private(set) var variables: [Int32] = []
    private var names: [Int32]

    init(variableCount: Int) { names = Array(repeating: Self.unnamed, count: variableCount) }

    mutating func bound(_ variable: Int32) { names[Int(variable)] = Self.bounded }
    func isBounded(_ variable: Int32) -> Bool { names[Int(variable)] == Self.bounded }
    func hasName(_ variable: Int32) -> Bool { names[Int(variable)] >= 0 }
    func name(of variable: Int32) -> Int32 { names[Int(variable)] }

    mutating func set(_ name: Int32, for variable: Int32) {
        names[Int(variable)] = name
        variables.append(variable)
    }
}

/// A sum of rows: what is left of each variable, and its determined variables by depth.
struct Combination {
    var codes: [Int32] = []
    var values: [Double]
    var magnitudes: [Double]
    /// A heap of (depth, variable), deepest first.
    private var heap: [(depth: Int32, variable: Int32)] = []

    init(engineCount: Int) {
        values = Array(repeating: 0, count: engineCount)
        magnitudes = values
    }

    mutating func add(_ variable: Int32, _ value: Double, _ depth: Int32) {
        let isNew = magnitudes[Int(variable)] == 0
        values[Int(variable)] += value
        magnitudes[Int(variable)] += abs(value)
        if isNew, depth >= 0 { push((depth, variable)) }
    }

    mutating func clear(_ variable: Int32) {
        values[Int(variable)] = 0
        magnitudes[Int(variable)] = 0
    }

    private mutating func push(_ entry: (depth: Int32, variable: Int32)) {
        heap.append(entry)
        var index = heap.count - 1
        while index > 0, isDeeper(heap[index], heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private func isDeeper(_ a: (depth: Int32, variable: Int32), _ b: (depth: Int32, variable: Int32)) -> Bool {
        a.depth != b.depth ? a.depth > b.depth : a.variable > b.variable
    }

    mutating func popDeepest() -> Int32? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if heap.isEmpty { return first.variable }
        heap[0] = last
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, isDeeper(heap[child + 1], heap[child]) { child += 1 }
            if !isDeeper(heap[child], heap[index]) { break }
            heap.swapAt(index, child)
            index = child
        }
        return first.variable
    }
}
