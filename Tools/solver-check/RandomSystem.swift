import Cassowary

/// A pseudo-random number generator that gives the same sequence for a seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}

/// A system and a script of changes, made from a seed. They are played on a solver, and each step is checked against the exact solution and
/// the solver's own laws.
struct RandomSystem {
    private var random: SeededGenerator
    private let variables: Int
    private let longest: Int
    /// The percentage of constraints that are made required in any case.
    private let requiredShare: Int
    private var point: [Rational] = []
    private var bounds: [Rational?] = []
    private var wishes: [Int] = []
    /// The constraints with their handles, in the order of adding.
    private var entries: [(handle: Constraint, entry: Oracle.Entry)] = []
    private let solver = Solver()
    private var handles: [Variable] = []
    private var report = Report()

    init(seed: Int, variables: ClosedRange<Int> = 1...7, longest: Int = 4, requiredShare: Int = 0) {
        random = SeededGenerator(seed: seed)
        self.variables = Int.random(in: variables, using: &random)
        self.longest = longest
        self.requiredShare = requiredShare
        for _ in 0..<self.variables {
            point.append(Rational(Int.random(in: 0...400, using: &random), over: [1, 1, 1, 2, 4].randomElement(using: &random)!))
            bounds.append(Int.random(in: 0..<3, using: &random) == 0 ? Rational(0) : nil)
            wishes.append(Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: -50...400, using: &random) : 0)
        }
        for (bound, wish) in zip(bounds, wishes) {
            handles.append(solver.addVariable(lowerBound: bound?.double, preferring: Double(wish)))
        }
    }

    /// Plays the script. Steps whose exact solution needs fractions that are too large are checked against the laws only, and not counted.
    mutating func play(steps: Int) -> Report {
        report.longestRow = min(variables, longest)
        for _ in 0..<Int.random(in: 1...3 * variables + 2, using: &random) { add() }
        for step in 0..<steps {
            if step > 0 { for _ in 0..<[1, 1, 1, 2, 3].randomElement(using: &random)! { change() } }
            solver.solve()
            var faults = lawFaults()
            if faults.isEmpty, chance(50) { faults = dragFaults().map { "dragged: \($0)" } }
            if let found = try? answerFaults() {
                report.steps += 1
                faults += found
            }
            report.wrongSteps += faults.isEmpty ? 0 : 1
            report.faults += faults.map { "step \(step): \($0)" }
            if !faults.isEmpty { break }
        }
        return report
    }

    /// Plays a script for each seed; every fifth system is wide, every fifth has long rows, every fifth is mostly required.
    static func play(seeds: Range<Int>) -> Report {
        var total = Report()
        for seed in seeds {
            var system =
                switch seed % 5 {
                case 0: RandomSystem(seed: seed, variables: 4...9)
                case 3: RandomSystem(seed: seed, requiredShare: 40)
                case 4: RandomSystem(seed: seed, variables: 5...13, longest: 12)
                default: RandomSystem(seed: seed)
                }
            var report = system.play(steps: 6)
            report.faults = report.faults.map { "seed \(seed) \($0)" }
            total += report
        }
        return total
    }

    // MARK: The script

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func makeEntry() -> Oracle.Entry {
        let count = min(variables, Int.random(in: 1...longest, using: &random))
        var terms: [(variable: Int, coefficient: Rational)] = []
        for variable in Array(0..<variables).shuffled(using: &random).prefix(count) {
            let odd: [(Int, Int)] = [(2, 1), (1, 2), (-3, 1), (1, 3), (3, 2)]
            let (n, d) = chance(20) ? odd.randomElement(using: &random)! : [(1, 1), (-1, 1)].randomElement(using: &random)!
            terms.append((variable, Rational(n, over: d)))
        }
        let relation = [-1, 0, 0, 1].randomElement(using: &random)!
        let priorities: [Double] = [1000, 1000, 1000, 1, 50, 249, 250, 250, 250.5, 251, 500, 749, 750, 750, 999]
        let priority = chance(requiredShare) ? 1000 : priorities.randomElement(using: &random)!
        var offset = [0, 0, 5, -5, 20, -30, 100].randomElement(using: &random)!
        if priority == 1000, chance(relation == 0 ? 90 : 85) { offset = relation == 0 ? 0 : relation < 0 ? abs(offset) : -abs(offset) }
        let constant = terms.reduce(Rational(offset)) { $0 + $1.coefficient * point[$1.variable] }
        return Oracle.Entry(terms: terms, relation: relation, constant: constant, priority: priority)
    }

    private mutating func add() {
        let entry = makeEntry()
        entries.append((add(entry, to: solver), entry))
    }

    private func add(_ entry: Oracle.Entry, to solver: Solver) -> Constraint {
        solver.add(
            entry.terms.map { Term(handles[$0.variable], $0.coefficient.double) },
            entry.relation < 0 ? .lessThanOrEqual : entry.relation > 0 ? .greaterThanOrEqual : .equal, entry.constant.double,
            priority: Priority(rawValue: entry.priority), isYielding: entry.relation != 0 && entry.terms.count == 1)
    }

    private mutating func change() {
        guard let index = entries.indices.randomElement(using: &random) else { return add() }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
            let constant = Rational(Int.random(in: -50...400, using: &random))
            let back = entries[index].entry.constant
            solver.setConstant(constant.double, of: entries[index].handle)
            if chance(40) {
                // Edits the constant there and back.
                solver.solve()
                solver.setConstant(back.double, of: entries[index].handle)
            } else {
                entries[index].entry.constant = constant
            }
        case 3, 4: add()
        case 5:
            solver.remove(entries[index].handle)
            entries.remove(at: index)
        case 6:
            let priority: Double = [1, 250, 251, 500, 750, 999, 1000].randomElement(using: &random)!
            solver.setPriority(Priority(rawValue: priority), of: entries[index].handle)
            entries[index].entry.priority = priority
        default:
            solver.remove(entries[index].handle)
            entries.remove(at: index)
            add()
        }
    }

    /// Edits the same constants again and again.
    private mutating func dragFaults() -> [String] {
        let dragged = Set((0..<[1, 1, 2].randomElement(using: &random)!).compactMap { _ in entries.indices.randomElement(using: &random) })
        var faults: [String] = []
        for _ in 0..<Int.random(in: 3...6, using: &random) {
            for index in dragged.sorted() {
                let constant = Rational(Int.random(in: -100...800, using: &random), over: 2)
                entries[index].entry.constant = constant
                solver.setConstant(constant.double, of: entries[index].handle)
            }
            let before = handles.map { solver.value(of: $0) }
            solver.solve()
            let changed = Set(solver.changed), differing = zip(handles, before).filter { solver.value(of: $0) != $1 }.map(\.0)
            if changed != Set(differing) || changed.count != solver.changed.count { faults.append("\(differing) changed, not \(changed)") }
            faults += lawFaults()
        }
        return faults
    }

    // MARK: Laws

    /// Checks that solving from scratch, in any order and without broken constraints, gives the same bits.
    private mutating func lawFaults() -> [String] {
        let broken = Set(solver.conflicts.map(\.victim))
        var faults: [String] = []
        let fresh = Solver()
        for (bound, wish) in zip(bounds, wishes) { _ = fresh.addVariable(lowerBound: bound?.double, preferring: Double(wish)) }
        for (handle, entry) in entries.shuffled(using: &random) where !broken.contains(handle) { _ = add(entry, to: fresh) }
        fresh.solve()
        if !fresh.conflicts.isEmpty { faults.append("a conflict is left without the broken constraints") }
        for (index, variable) in handles.enumerated() where fresh.value(of: variable).bitPattern != solver.value(of: variable).bitPattern {
            faults.append("x\(index) = \(solver.value(of: variable)), from scratch \(fresh.value(of: variable))")
        }
        return faults
    }

    // MARK: The exact answer

    private mutating func answerFaults() throws -> [String] {
        let answer = try Oracle.solve(variables: variables, entries.map(\.entry), lowerBounds: bounds)
        guard case .ranges(let ranges) = answer else {
            let faults = try conflictFaults()
            report.infeasibleSteps += 1
            return faults
        }
        if ranges.contains(where: { $0.low == nil || $0.high == nil || $0.low?.double != $0.high?.double }) { report.ambiguousSteps += 1 }
        if let conflict = solver.conflicts.first { return ["a conflict where there is none: \(conflict)"] }
        var faults: [String] = []
        let ambiguities = Dictionary(uniqueKeysWithValues: solver.ambiguities().map { ($0.variable, $0) })
        for (index, range) in ranges.enumerated() {
            let value = solver.value(of: handles[index]), slack = 1e-6 * max(1, abs(value))
            if let low = range.low?.double, value < low - slack { faults.append("x\(index) = \(value) below \(low)") }
            if let high = range.high?.double, value > high + slack { faults.append("x\(index) = \(value) above \(high)") }
            let found = ambiguities[handles[index]]
            let down = range.low.map { value > $0.double + slack } ?? true, up = range.high.map { value < $0.double - slack } ?? true
            if found?.canDecrease ?? false != down { faults.append("x\(index) = \(value) in \(range): down \(!down)") }
            if found?.canIncrease ?? false != up { faults.append("x\(index) = \(value) in \(range): up \(!up)") }
        }
        return faults
    }

    /// Checks that each conflict is contradictory, and no longer so without any one of its members or bounds.
    private func conflictFaults() throws -> [String] {
        if solver.conflicts.isEmpty { return ["no conflict found"] }
        var faults: [String] = []
        for conflict in solver.conflicts {
            let members = entries.filter { conflict.members.contains($0.handle) }
            func isContradictory(without member: Constraint?, bound: Variable?) throws -> Bool {
                let bounds = handles.indices.map { conflict.bounds.contains(handles[$0]) && handles[$0] != bound ? self.bounds[$0] : nil }
                let kept = members.filter { $0.handle != member }.map(\.entry)
                if case .infeasible = try Oracle.solve(variables: variables, kept, lowerBounds: bounds) { return true }
                return false
            }
            if try !isContradictory(without: nil, bound: nil) { faults.append("no contradiction: \(conflict)") }
            for (member, _) in members where try isContradictory(without: member, bound: nil) {
                faults.append("\(member) is to spare in \(conflict)")
            }
            for bound in conflict.bounds where try isContradictory(without: nil, bound: bound) {
                faults.append("the bound of \(bound) is to spare in \(conflict)")
            }
        }
        return faults
    }
}
