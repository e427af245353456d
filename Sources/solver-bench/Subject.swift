import Cassowary

/// Our solver under the same script as the kiwi driver.
final class Subject {
    let workload: Workload
    let solver = Solver()
    private var handles: [Constraint?]
    var constants: [Double]

    init(_ workload: Workload) {
        self.workload = workload
        let solver = solver
        for _ in 0..<workload.variables { _ = solver.addVariable() }
        handles = Array(repeating: nil, count: workload.rows.count)
        constants = workload.rows.map(\.constant)
    }

    func add(_ row: Int) {
        handles[row] = solver.add(
            workload.rows[row].terms, workload.rows[row].relation, constants[row],
            priority: Priority(integerLiteral: workload.rows[row].priority))
    }

    func remove(_ row: Int) {
        if let handle = handles[row] { solver.remove(handle) }
        handles[row] = nil
    }

    func edit(_ row: Int, _ constant: Double) {
        constants[row] = constant
        if let handle = handles[row] { solver.setConstant(constant, of: handle) }
    }

    func build(_ rows: [Int]) { for row in rows { add(row) } }

    /// Solves, and reads every value: the solver numbers its variables as the workload does.
    func read(_ values: inout [Double]) {
        solver.solve()
        solver.copyValues(into: &values)
    }

    /// Adds a constraint, is told whether it contradicts the others, and takes it back.
    func isContradiction(_ row: Int) -> Bool {
        add(row)
        solver.solve()
        let isRefused = !solver.conflicts.isEmpty
        remove(row)
        solver.solve()
        return isRefused
    }
}
