import Cassowary

/// Plays the script of a case on a solver, and checks every step against the exact solution and the solver's own laws.
struct CasePlayer {
    private let input: Case
    private let solver = Solver()
    private var variables: [String: Variable] = [:]
    /// The current constraints, in the order of adding.
    private var live: [(entry: Case.Entry, handle: Constraint)] = []
    private var report = Report()

    static func play(_ input: Case) -> Report {
        var player = CasePlayer(input)
        for index in input.steps.indices { player.play(index) }
        return player.report
    }

    private init(_ input: Case) {
        self.input = input
        for name in input.variables { variables[name] = solver.addVariable() }
    }

    private mutating func play(_ index: Int) {
        let step = input.steps[index]
        var faults = apply(step)
        solver.solve()
        faults += step.expect.status == "infeasible" ? conflictFaults(step.expect) : answerFaults(step.expect)
        faults += lawFaults()
        report.steps += 1
        report.wrongSteps += faults.isEmpty ? 0 : 1
        report.infeasibleSteps += step.expect.status == "infeasible" ? 1 : 0
        report.ambiguousSteps += step.expect.status == "ambiguous" ? 1 : 0
        report.faults += faults.map { "\(input.name) step \(index): \($0)" }
    }

    // MARK: The script

    private mutating func apply(_ step: Case.Step) -> [String] {
        var faults: [String] = []
        for id in (step.op == "remove" ? step.ids : step.remove) ?? [] where !remove(id) { faults.append("no constraint \(id)") }
        for entry in step.constraints ?? [] {
            _ = remove(entry.id)
            guard entry.terms.allSatisfy({ variables[$0.variable] != nil }) else { faults.append("\(entry.id) of no variable"); continue }
            report.longestRow = max(report.longestRow, entry.terms.count)
            live.append((entry, add(entry, to: solver, variables)))
        }
        guard step.op == "edit" || step.op == "priority" else { return faults }
        guard let index = live.firstIndex(where: { $0.entry.id == step.id }) else { return ["no constraint \(step.id ?? "?")"] }
        if step.op == "edit", let constant = step.constant {
            live[index].entry.constant = constant
            solver.setConstant(constant.value, of: live[index].handle)
        } else if step.op == "priority", let priority = step.priority {
            live[index].entry.priority = priority
            solver.setPriority(Priority(rawValue: priority.value), of: live[index].handle)
        }
        return faults
    }

    private mutating func remove(_ id: String) -> Bool {
        guard let index = live.firstIndex(where: { $0.entry.id == id }) else { return false }
        solver.remove(live.remove(at: index).handle)
        return true
    }

    private func add(_ entry: Case.Entry, to solver: Solver, _ variables: [String: Variable]) -> Constraint {
        let relation: Relation = entry.relation == "==" ? .equal : entry.relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        return solver.add(
            entry.terms.compactMap { term in variables[term.variable].map { Term($0, term.coefficient.value) } }, relation,
            entry.constant.value, priority: Priority(rawValue: entry.priority.value))
    }

    // MARK: Answers

    private func answerFaults(_ expect: Case.Expectation) -> [String] {
        var faults = solver.conflicts.isEmpty ? [] : ["a conflict where there is none"]
        for (name, number) in sorted(expect.values) where !near(value(of: name), number.value) {
            faults.append("\(name) = \(value(of: name)), not \(number.value)")
        }
        faults += ambiguityFaults(sorted(expect.ambiguous).map { ($0, $1[0]?.value, $1[1]?.value) })
        for (priority, sum) in sorted(expect.errors) {
            let found = live.filter { $0.entry.priority.value == Double(priority) }.reduce(0) { $0 + error(of: $1.entry) }
            if !near(found, sum.value) { faults.append("error at \(priority) is \(found), not \(sum.value)") }
        }
        for (entry, _) in live where entry.priority.value >= 1000 && error(of: entry) > 1e-6 { faults.append("\(entry.id) does not hold") }
        return faults
    }

    /// Checks that exactly these variables can move, within these ranges and in the right directions.
    private func ambiguityFaults(_ ranges: [(name: String, low: Double?, high: Double?)]) -> [String] {
        var faults: [String] = []
        let found = Dictionary(uniqueKeysWithValues: solver.ambiguities().map { ($0.variable, $0) })
        let expected = Set(ranges.compactMap { variables[$0.name] })
        if Set(found.keys) != expected {
            faults.append("ambiguous \(found.keys.map(\.index).sorted()), not \(expected.map(\.index).sorted())")
        }
        for (name, low, high) in ranges {
            let value = value(of: name), slack = 1e-6 * max(1, abs(value))
            if let low, value < low - slack { faults.append("\(name) = \(value) below \(low)") }
            if let high, value > high + slack { faults.append("\(name) = \(value) above \(high)") }
            guard let variable = variables[name], let ambiguity = found[variable] else { continue }
            if ambiguity.canDecrease != (low.map { value > $0 + slack } ?? true) { faults.append("\(name): wrong about decreasing") }
            if ambiguity.canIncrease != (high.map { value < $0 - slack } ?? true) { faults.append("\(name): wrong about increasing") }
        }
        return faults
    }

    private func value(of name: String) -> Double { variables[name].map { solver.value(of: $0) } ?? .nan }

    private func error(of entry: Case.Entry) -> Double {
        let residual = entry.terms.reduce(-entry.constant.value) { $0 + $1.coefficient.value * value(of: $1.variable) }
        return entry.relation == "==" ? abs(residual) : max(0, entry.relation == "<=" ? residual : -residual)
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(b)) }

    private func sorted<Value>(_ dictionary: [String: Value]?) -> [(String, Value)] { (dictionary ?? [:]).sorted { $0.key < $1.key } }

    // MARK: Contradictions

    /// Checks that each conflict is an irreducible contradiction with its newest member as the victim, and that the rest is solved.
    private func conflictFaults(_ expect: Case.Expectation) -> [String] {
        guard let first = solver.conflicts.first else { return ["no conflict found"] }
        var faults: [String] = []
        if expect.onlyConflict == true, Set(ids(first)) != Set(expect.conflict ?? []) {
            faults.append("conflict \(ids(first)), not \(expect.conflict ?? [])")
        }
        for conflict in solver.conflicts {
            let members = live.filter { conflict.members.contains($0.handle) }
            if members.last?.handle != conflict.victim { faults.append("the newest of \(ids(conflict)) is not the victim") }
            if isContradictory(members.map(\.entry)) == false { faults.append("no contradiction: \(ids(conflict))") }
            for index in members.indices {
                var fewer = members.map(\.entry)
                let spare = fewer.remove(at: index)
                if isContradictory(fewer) == true { faults.append("\(spare.id) is to spare in \(ids(conflict))") }
            }
        }
        return faults + remainingFaults()
    }

    /// Checks the values against the exact solution without the victims. Skipped for more than six variables, because it takes long.
    private func remainingFaults() -> [String] {
        let broken = Set(solver.conflicts.map(\.victim))
        let kept = live.filter { !broken.contains($0.handle) }.map(\.entry)
        guard input.variables.count <= 6, let answer = try? oracle(kept) else { return [] }
        guard case .ranges(let ranges) = answer else { return ["what is left contradicts itself"] }
        var faults: [String] = [], movable: [(name: String, low: Double?, high: Double?)] = []
        for (name, range) in zip(input.variables, ranges) {
            if let low = range.low, low == range.high {
                if !near(value(of: name), low.double) { faults.append("\(name) = \(value(of: name)), not \(low.double) of what is left") }
            } else {
                movable.append((name, range.low?.double, range.high?.double))
            }
        }
        return faults + ambiguityFaults(movable)
    }

    /// Returns nil if the fractions grow too large to decide.
    private func isContradictory(_ entries: [Case.Entry]) -> Bool? {
        guard let answer = try? oracle(entries) else { return nil }
        if case .infeasible = answer { return true }
        return false
    }

    private func oracle(_ entries: [Case.Entry]) throws -> Oracle.Answer {
        let index = Dictionary(uniqueKeysWithValues: input.variables.enumerated().map { ($1, $0) })
        let rows = entries.map { entry in
            Oracle.Entry(
                terms: entry.terms.compactMap { term in index[term.variable].map { ($0, term.coefficient.exact) } },
                relation: entry.relation == "==" ? 0 : entry.relation == "<=" ? -1 : 1, constant: entry.constant.exact,
                priority: entry.priority.value)
        }
        return try Oracle.solve(
            variables: input.variables.count, rows, lowerBounds: Array(repeating: nil, count: input.variables.count))
    }

    private func ids(_ conflict: Conflict) -> [String] {
        live.filter { conflict.members.contains($0.handle) }.map(\.entry.id)
    }

    // MARK: Laws

    /// Checks that solving from scratch, in reverse order and without broken constraints, gives the same bits and no conflict.
    private func lawFaults() -> [String] {
        let fresh = Solver(), broken = Set(solver.conflicts.map(\.victim))
        var copies: [String: Variable] = [:]
        for name in input.variables { copies[name] = fresh.addVariable() }
        for (entry, handle) in live.reversed() where !broken.contains(handle) { _ = add(entry, to: fresh, copies) }
        fresh.solve()
        var faults = fresh.conflicts.isEmpty ? [] : ["a conflict is left without the broken constraints"]
        for name in input.variables {
            guard let copy = copies[name], fresh.value(of: copy).bitPattern != value(of: name).bitPattern else { continue }
            faults.append("\(name) = \(value(of: name)), from scratch \(fresh.value(of: copy))")
        }
        return faults
    }
}
