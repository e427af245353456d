import Cassowary

/// Plumb's solver, driven by the same script as the kiwi driver.
struct Subject {
    let workload: Workload
    let solver = Solver()
    private var handles: [Constraint?]
    var constants: [Double]

    init(_ workload: Workload) {
        self.workload = workload
        for _ in 0..<workload.variables { _ = solver.addVariable() }
        handles = Array(repeating: nil, count: workload.rows.count)
        constants = workload.rows.map(\.constant)
    }

    mutating func add(_ row: Int) {
        let entry = workload.rows[row]
        handles[row] = solver.add(
            workload.terms.span.extracting(entry.terms), entry.relation, constants[row], priority: entry.priority)
    }

    mutating func remove(_ row: Int) {
        if let handle = handles[row] { solver.remove(handle) }
        handles[row] = nil
    }

    mutating func edit(_ row: Int, _ constant: Double) {
        constants[row] = constant
        if let handle = handles[row] { solver.setConstant(constant, of: handle) }
    }

    mutating func toggle(leaving: [Int], entering: [Int]) {
        for row in leaving { remove(row) }
        for row in entering { add(row) }
    }

    mutating func build(_ rows: [Int]) { for row in rows { add(row) } }

    /// Not inlined, so that a profiler finds it.
    @inline(never) mutating func firstSolve(_ rows: [Int], _ values: inout [Double]) {
        build(rows)
        read(&values)
    }

    /// Solves, and reads every value. The solver numbers its variables as the workload does.
    func read(_ values: inout [Double]) {
        solver.solve()
        solver.copyValues(into: &values)
    }

    /// Adds a constraint, removes it again, and returns whether it contradicted the others.
    mutating func isContradiction(_ row: Int) -> Bool {
        add(row)
        solver.solve()
        let isRefused = !solver.conflicts.isEmpty
        remove(row)
        solver.solve()
        return isRefused
    }
}
