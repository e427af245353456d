/// Implied free variables: only one required equality mentions them, so they follow from it, and it constrains nothing else.
struct ImpliedVariables: ~Copyable {
    var isImplied = Buffer<Bool>()
    /// The pairs of row and variable, in the order of peeling.
    var pairs = Buffer<Int32>()
    var stack = Buffer<Int32>()
}

extension ImpliedVariables {
    /// Repeatedly peels off a variable that only one equality mentions, together with that equality.
    mutating func peel(_ model: inout Model, _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix) {
        let variableCount = Int32(canonicalOrder.variables.count)
        pairs.removeAll()
        stack.removeAll()
        isImplied.reset(to: variableCount, with: false)
        for variable in 0..<variableCount where matrix.degrees[variable] == 1 { stack.append(variable) }
        while let variable = stack.popLast() {
            guard matrix.degrees[variable] == 1, !isImplied[variable],
                !model.variables[canonicalOrder.variables[variable]].isKept,
                let row = openRow(of: variable, &matrix), model.rows[canonicalOrder.rows[row]].isRequiredEquality
            else { continue }
            matrix.rowStates[row] = .implied
            isImplied[variable] = true
            pairs.append(row)
            pairs.append(variable)
            for at in matrix.rowStarts[row]..<matrix.rowStarts[row &+ 1] {
                let other = matrix.variables[at]
                // Either of the two could follow the other.
                if other != variable, matrix.degrees[other] == 1, !isImplied[other] { model.counters.choicesByOrder &+= 1 }
                matrix.degrees[other] &-= 1
                if matrix.degrees[other] == 1 { stack.append(other) }
            }
        }
    }

    @inline(__always) private func openRow(of variable: Int32, _ matrix: inout IslandMatrix) -> Int32? {
        for at in matrix.columnStarts[variable]..<matrix.columnStarts[variable &+ 1]
        where matrix.rowStates[matrix.columnRows[at]] == .open {
            return matrix.columnRows[at]
        }
        return nil
    }
}
