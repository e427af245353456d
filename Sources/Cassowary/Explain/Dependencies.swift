/// Which constraints decide the value of a variable: those whose constants it would follow.
extension Engine {
    /// From the definitions of the variables on to what these refer to, in the order of adding.
    func deciders(of start: [Int32]) -> [Int32] {
        var seen = Set(start), queue = start, found: Set<Int32> = []
        while let variable = queue.popLast() {
            for row in deciders(of: variable) where found.insert(row).inserted {
                for term in model.rows[row].firstTerm..<model.rows[row].firstTerm &+ model.rows[row].termCount {
                    let other = model.terms[term].variable
                    if seen.insert(other).inserted { queue.append(other) }
                }
            }
        }
        return found.sorted { model.rows[$0].serial < model.rows[$1].serial }
    }

    /// The rows that decide one variable by themselves.
    private func deciders(of variable: Int32) -> [Int32] {
        switch model.variables[variable].role {
        case .determined: [model.variables[variable].definer]
        case .implied: linkedRows(of: variable) { model.rows[$0].role == .implication && implied(of: $0) == variable }
        case .aggregated:
            way(from: variable, to: model.variables[variable].representative) + activeRows(of: model.variables[variable].component)
        case .constant: linkedRows(of: variable) { model.rows[$0].role == .aggregation }
        case .removed, .free, .unmentioned: []
        }
    }

    /// The equalities by which a variable follows from the representative of its component: a shortest way.
    private func way(from start: Int32, to representative: Int32) -> [Int32] {
        var origin: [Int32: (row: Int32, variable: Int32)] = [:]
        var queue = [start], next = 0
        while next < queue.count, queue[next] != representative {
            let variable = queue[next]
            next += 1
            for row in linkedRows(of: variable, where: { model.rows[$0].role == .aggregation }) {
                for term in model.rows[row].firstTerm..<model.rows[row].firstTerm &+ model.rows[row].termCount {
                    let other = model.terms[term].variable
                    guard other != start, model.variables[other].role == .aggregated, origin[other] == nil else { continue }
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

    private func activeRows(of component: Int32) -> [Int32] {
        let start = plan.components[component].codeStart
        return (start..<start &+ plan.components[component].rows).map { plan.integers[$0] }.filter { $0 >= 0 && isActive($0) }
    }

    private func linkedRows(of variable: Int32, where isWanted: (Int32) -> Bool) -> [Int32] {
        var result: [Int32] = []
        var term = model.variables[variable].firstTerm
        while term >= 0 {
            let row = model.terms[term].row
            if model.rows[row].flags.isAlive, !model.rows[row].flags.isBroken, isWanted(row) { result.append(row) }
            term = model.terms[term].next
        }
        return result
    }

    private func implied(of row: Int32) -> Int32 {
        plan.integers[plan.islands[model.rows[row].owner].impliedStart &+ 2 &* model.rows[row].slot &+ 1]
    }

    /// Whether the row holds as an equality: an inequality with room to spare decides nothing, nor does an optional row that is not met.
    private func isActive(_ row: Int32) -> Bool {
        var sum = 0.0
        for term in model.rows[row].firstTerm..<model.rows[row].firstTerm &+ model.rows[row].termCount {
            sum += model.terms[term].coefficient * model.values[model.terms[term].variable]
        }
        return abs(sum - model.rows[row].constant) <= 1e-6 * max(1, abs(model.rows[row].constant))
    }
}

extension Solver {
    /// The constraints whose constants the variables follow, as of the last `solve()`, in the order of adding. Found when asked: costs as
    /// much as there is to find.
    public func constraints(deciding variables: [Variable]) -> [Constraint] { decidingRows(variables.map(\.index)).map(Constraint.init) }
}
