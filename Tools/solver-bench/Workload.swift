import Cassowary
import Foundation

/// A generated layout with its edits, as written by `Benchmarks/workloads.py`: four variables per view.
struct Workload {
    /// The time when a constraint is in force: always, at the start, after the toggle, or never (it contradicts the others).
    enum Group: Int { case base, on, off, contradiction }

    struct Row {
        var group: Group
        var relation: Relation
        var priority: Priority
        var constant: Double
        /// The range of its terms in `terms`.
        var terms: Range<Int>
    }

    var name = ""
    var variables = 0
    var views = 0
    var rows: [Row] = []
    /// The terms of all rows, one after the other.
    var terms: [Term] = []
    /// The row of the container's width, and the values that the edit runs through.
    var resize = (row: 0, from: 0.0, to: 0.0, steps: 0)
    var constant = (row: 0, from: 0.0, to: 0.0)

    func ids(_ group: Group) -> [Int] { rows.indices.filter { rows[$0].group == group } }

    var initial: [Int] { rows.indices.filter { rows[$0].group == .base || rows[$0].group == .on } }

    /// The optional priorities, ascending.
    var levels: [Int] { Set(rows.map { Int($0.priority.rawValue) }.filter { $0 < 1000 }).sorted() }

    /// Reads a workload; its variables are those of a solver that numbers them from 0.
    static func read(_ path: String, solver: Solver) throws -> Workload {
        var workload = Workload()
        workload.name = URL(filePath: path).deletingPathExtension().lastPathComponent
        var variables: [Variable] = []
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            func integer(_ at: Int) -> Int { Int(words[at]) ?? 0 }
            func number(_ at: Int) -> Double { Double(words[at]) ?? .nan }
            switch words.first {
            case "L":
                (workload.variables, workload.views) = (integer(1), integer(2))
                variables = (0..<workload.variables).map { _ in solver.addVariable() }
            case "c":
                let first = workload.terms.count
                workload.terms += (0..<integer(6)).map { Term(variables[integer(7 + 2 * $0)], number(8 + 2 * $0)) }
                let relation: Relation = integer(3) < 0 ? .lessThanOrEqual : integer(3) == 0 ? .equal : .greaterThanOrEqual
                workload.rows.append(
                    Row(
                        group: Group(rawValue: integer(2)) ?? .base, relation: relation, priority: Priority(integerLiteral: integer(4)),
                        constant: number(5), terms: first..<workload.terms.count))
            case "edit": workload.resize = (integer(1), number(2), number(3), integer(4))
            case "cedit": workload.constant = (integer(1), number(2), number(3))
            default: break
            }
        }
        return workload
    }

    /// Describes how good a solution is: the largest violation of a required row, and the sum of errors of each level, highest first.
    func quality(_ values: [Double], active: Set<Int>, constants: [Double]) -> String {
        var errors = [Int: Double](), required = 0.0
        for (index, row) in rows.enumerated() where active.contains(index) {
            let residual = terms[row.terms].reduce(-constants[index]) { $0 + $1.coefficient * values[Int($1.variable.index)] }
            let error = row.relation == .equal ? abs(residual) : row.relation == .lessThanOrEqual ? max(0, residual) : max(0, -residual)
            let priority = Int(row.priority.rawValue)
            if priority >= 1000 { required = max(required, error) } else { errors[priority, default: 0] += error }
        }
        let parts = levels.reversed().map { "\($0):" + String(format: "%.6g", errors[$0] ?? 0) }
        return (["req=" + String(format: "%.2g", required)] + parts).joined(separator: " ")
    }
}
