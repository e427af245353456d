import Cassowary

/// A solver under test with a short notation: `system.add([x: 1, y: -1], .equal, 10)`.
struct System {
    let solver = Solver()

    func variable(lowerBound: Double? = nil, preferring value: Double = 0) -> Variable {
        solver.addVariable(lowerBound: lowerBound, preferring: value)
    }

    @discardableResult
    func add(
        _ terms: KeyValuePairs<Variable, Double>, _ relation: Relation, _ constant: Double, _ priority: Priority = .required,
        resilience: Int = 0
    ) -> Constraint {
        solver.add(terms.map { Term($0.key, $0.value) }, relation, constant, priority: priority, resilience: resilience)
    }

    func solve(_ variables: Variable...) -> [Double] {
        solver.solve()
        return variables.map { solver.value(of: $0) }
    }

    /// Returns what `change` and a solve add to the counters.
    func work(_ change: () -> Void) -> Counters {
        let before = solver.counters
        change()
        solver.solve()
        var work = solver.counters
        work.solves -= before.solves
        work.optimisations -= before.optimisations
        work.pivots -= before.pivots
        work.replannedGroups -= before.replannedGroups
        work.constantEdits -= before.constantEdits
        work.adds -= before.adds
        work.removes -= before.removes
        return work
    }
}
