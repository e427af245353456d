/// Finds the constraints that decide the value of a variable: those whose constants it would follow.
// These take a model and a plan, because a function that borrows a whole engine takes the compiler seconds.
extension Model {
    /// Returns the rows that decide the variables, directly or through other variables, in the order of adding.
    func decidingRows(of start: [Int32], _ plan: borrowing Plan) -> [Int32] {
        var seen = Set(start), queue = start, found: Set<Int32> = []
        while let variable = queue.popLast() {
            for row in decidingRows(of: variable, plan) where found.insert(row).inserted {
                for term in rows[row].firstTerm..<rows[row].firstTerm &+ rows[row].termCount {
                    let other = terms[term].variable
                    if seen.insert(other).inserted { queue.append(other) }
                }
            }
        }
        return found.sorted { rows[$0].serial < rows[$1].serial }
    }

    /// Returns the rows that decide one variable directly.
    private func decidingRows(of variable: Int32, _ plan: borrowing Plan) -> [Int32] {
        switch variables[variable].role {
        case .determined: [variables[variable].definer]
        case .implied: linkedRows(of: variable, .implication).filter { plan.implied(by: rows[$0]) == variable }
        case .aggregated:
            path(from: variable, to: variables[variable].representative)
                + plan.rows(of: variables[variable].component).filter { isActive($0) }
        case .constant: linkedRows(of: variable, .aggregation)
        case .removed, .free, .unmentioned: []
        }
    }

    /// Returns the equalities that tie a variable to the representative of its component, by a shortest way.
    private func path(from start: Int32, to representative: Int32) -> [Int32] {
        var origin: [Int32: (row: Int32, variable: Int32)] = [:]
        var queue = [start], next = 0
        while next < queue.count, queue[next] != representative {
            let variable = queue[next]
            next += 1
            for row in linkedRows(of: variable, .aggregation) {
                for term in rows[row].firstTerm..<rows[row].firstTerm &+ rows[row].termCount {
                    let other = terms[term].variable
                    guard other != start, variables[other].role == .aggregated, origin[other] == nil else { continue }
                    origin[other] = (row, variable)
                    queue.append(other)
                }
            }
        }
        var way: [Int32] = [], variable = representative
        while let step = origin[variable], variable != start {
            way.append(step.row)
            variable = step.variable
        }
        return way
    }

    /// Returns the rows in force that mention the variable and have the role.
    private func linkedRows(of variable: Int32, _ role: RowRole) -> [Int32] {
        var result: [Int32] = []
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            if rows[row].flags.isAlive, !rows[row].flags.isBroken, rows[row].role == role { result.append(row) }
            term = terms[term].next
        }
        return result
    }

    /// Whether the row holds as an equality. Inequalities with room to spare decide nothing, and neither do optional rows that are not met.
    private func isActive(_ row: Int32) -> Bool {
        var sum = 0.0
        for term in rows[row].firstTerm..<rows[row].firstTerm &+ rows[row].termCount {
            sum += terms[term].coefficient * values[terms[term].variable]
        }
        return abs(sum - rows[row].constant) <= 1e-6 * max(1, abs(rows[row].constant))
    }
}

extension Plan {
    /// The constraints among a component's rows; the other rows are bounds.
    fileprivate func rows(of component: Int32) -> [Int32] {
        let start = components[component].codeStart
        return (start..<start &+ components[component].rows).map { integers[$0] }.filter { $0 >= 0 }
    }

    /// The variable that a row defines.
    fileprivate func implied(by row: Row) -> Int32 { integers[islands[row.owner].impliedStart &+ 2 &* row.slot &+ 1] }
}

extension Solver {
    /// Returns the constraints whose constants the variables follow, as of the last `solve()`, in the order of adding. Computed on each
    /// call; the cost grows with what is found.
    public func constraints(deciding variables: [Variable]) -> [Constraint] { decidingRows(variables.map(\.index)).map(Constraint.init) }
}
