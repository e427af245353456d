import Cassowary
import Testing

/// Contradictions: their members, which constraint breaks, and when it is restored.
struct ConflictTests {
    @Test func `the newest of the least resilient constraints breaks`() throws {
        let system = System(), x = system.variable()
        let mask = system.add([x: 1], .equal, 100, resilience: 1)
        let own = system.add([x: 1], .equal, 120)
        #expect(system.solve(x) == [100])
        let conflict = try #require(system.solver.conflicts.first)
        #expect(conflict.victim == own)
        #expect(conflict.members == [mask, own])
        let later = system.add([x: 1], .equal, 140, resilience: 2)
        #expect(system.solve(x) == [140])
        #expect(Set(system.solver.conflicts.map(\.victim)) == [mask, own])
        system.solver.remove(later)
        #expect(system.solve(x) == [100])
    }

    @Test func `a broken constraint is restored when its opponent is removed or changed`() {
        let system = System(), x = system.variable()
        let first = system.add([x: 1], .equal, 100)
        let second = system.add([x: 1], .equal, 120)
        #expect(system.solve(x) == [100])
        system.solver.setConstant(120, of: first)
        #expect(system.solve(x) == [120])
        #expect(system.solver.conflicts.isEmpty)
        system.solver.setConstant(100, of: first)
        #expect(system.solve(x) == [100])
        system.solver.remove(first)
        #expect(system.solve(x) == [120])
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.solver.value(of: x) == 120)
        system.solver.remove(second)
        system.solver.solve()
        #expect(system.solver.ambiguities().map(\.variable) == [x])
    }

    @Test func `a broken constraint leaves no trace in the answer`() {
        let system = System()
        var variables: [Variable] = []
        for index in 0..<12 {
            variables.append(system.variable())
            if index > 0 { system.add([variables[index]: 1, variables[index - 1]: -1.0 / 3], .equal, 0.1) }
        }
        system.add([variables[0]: 1], .equal, 1000)
        system.solver.solve()
        let before = variables.map { system.solver.value(of: $0).bitPattern }
        let extra = system.add([variables[5]: 1], .equal, 5)
        system.solver.solve()
        #expect(system.solver.conflicts.first?.members.count == 7)
        #expect(variables.map { system.solver.value(of: $0).bitPattern } == before)
        system.solver.remove(extra)
        system.solver.solve()
        #expect(system.solver.conflicts.isEmpty)
        #expect(variables.map { system.solver.value(of: $0).bitPattern } == before)
    }

    @Test func `among a hundred contradictions, few trials find the oldest constraints of each`() {
        let system = System(), first = system.variable(), second = system.variable()
        let sum = system.add([first: 1, second: 1], .equal, 100)
        let floor = system.add([first: 1, second: -1], .greaterThanOrEqual, 0)
        for index in 0..<100 { system.add([first: 1, second: -1.0 / 2], .lessThanOrEqual, -Double(index) - 1) }
        system.solver.solve()
        let conflicts = system.solver.conflicts
        #expect(conflicts.count == 100)
        #expect(conflicts.allSatisfy { $0.members == [sum, floor, $0.victim] })
        #expect(system.solver.counters.conflictTrials <= 1000, "100 members each would be more than 5,000")
    }

    @Test func `a conflict lists the variables whose lower bounds take part in it`() throws {
        let system = System(), width = system.variable(lowerBound: 0), parent = system.variable(lowerBound: 0)
        let inset = system.add([parent: 1, width: -1], .equal, 32)
        let encapsulated = system.add([parent: 1], .equal, 0, resilience: 1)
        system.solver.solve()
        let conflict = try #require(system.solver.conflicts.first)
        #expect(conflict.victim == inset)
        #expect(conflict.members == [inset, encapsulated])
        #expect(conflict.bounds == [width])
    }

    @Test func `a conflict is reported once`() {
        let system = System(), x = system.variable(), y = system.variable()
        system.add([x: 1], .lessThanOrEqual, 10)
        let wall = system.add([x: 1], .greaterThanOrEqual, 20)
        let elsewhere = system.add([y: 1], .equal, 1)
        system.solver.solve()
        #expect(system.solver.takeNewConflicts().count == 1)
        system.solver.setConstant(2, of: elsewhere)
        system.solver.solve()
        #expect(system.solver.takeNewConflicts().isEmpty)
        system.solver.setConstant(30, of: wall)
        system.solver.solve()
        #expect(system.solver.takeNewConflicts().isEmpty, "the same constraints still")
        #expect(system.solver.conflicts.count == 1)
    }

    /// An optional constraint of 1e300 hides the error of the required rows beside it: no row accounts for it, and everything else is still
    /// solved.
    @Test func `numbers too far apart do not stop the rest from being solved`() {
        let solver = Solver(), x = (0..<8).map { _ in solver.addVariable() }
        func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double) -> Constraint {
            solver.add(terms, relation, constant, priority: Priority(rawValue: priority))
        }
        _ = add([Term(x[6], 1), Term(x[4], 3), Term(x[5], 3)], .equal, 1e300, 249.5)
        _ = add([Term(x[1], 1e-7), Term(x[2], 1e8), Term(x[5], -1)], .equal, 1e9, 1000)
        let bound = add([Term(x[5], -1)], .greaterThanOrEqual, 227.5, 1000), wish = add([Term(x[0], 3)], .equal, 254, 500)
        solver.solve()
        solver.setConstant(245, of: bound)
        _ = add([Term(x[5], -1)], .greaterThanOrEqual, 227.5, 1000)
        solver.solve()
        let far = add([Term(x[1], -1), Term(x[0], 1e8), Term(x[7], 1)], .equal, 159, 999)
        solver.solve()
        for constant in [177.5, 1e9, 30] {
            solver.setConstant(constant, of: wish)
            solver.solve()
        }
        solver.remove(far)
        solver.solve()
        #expect(solver.value(of: x[0]) == 10)
    }
}
