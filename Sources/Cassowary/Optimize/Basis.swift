/// The rows that determine a solution, chosen canonically among all active ones, and their order of evaluation. Whatever path the search
/// took, the solution is the same to the last bit.
struct Basis: ~Copyable {
    var rows = Buffer<Int32>()
    var variables = Buffer<Int32>()
    var triangular: Int32 = 0
    var inverse = Buffer<Double>()

    var counts = Buffer<Int32>()
    var isSolved = Buffer<Bool>()
    var layer = Buffer<Int32>()
    var nextLayer = Buffer<Int32>()
    var blockVariables = Buffer<Int32>()
    var blockIndex = Buffer<Int32>()
    var reduced = Buffer<Double>()
    var pivotColumns = Buffer<Int32>()
    var matrix = Buffer<Double>()
    var line = Buffer<Double>()

}

extension ActiveSet {
    /// - Returns: `false` if the active rows do not determine a vertex, which only rounding can cause.
    mutating func findBasis() -> Bool {
        basis.rows.removeAll()
        basis.variables.removeAll()
        findTriangular()
        basis.triangular = Int32(basis.rows.count)
        return basis.triangular == problem.variableCount || findBlock()
    }

    /// Finds rows with one variable left, layer by layer; within a layer in order.
    private mutating func findTriangular() {
        basis.counts.reset(to: problem.rowCount, with: 0)
        basis.isSolved.reset(to: problem.variableCount, with: false)
        basis.layer.removeAll()
        for row in 0..<problem.rowCount where isActive(row) {
            basis.counts[row] = problem.starts[row &+ 1] &- problem.starts[row]
            if basis.counts[row] == 1 { basis.layer.append(row) }
        }
        while basis.layer.count > 0 {
            basis.nextLayer.removeAll()
            for index in 0..<Int32(basis.layer.count) {
                let row = basis.layer[index]
                guard let variable = firstUnsolved(row) else { continue }
                basis.isSolved[variable] = true
                basis.rows.append(row)
                basis.variables.append(variable)
                for at in transposed.starts[variable]..<transposed.starts[variable &+ 1] {
                    let other = transposed.rows[at]
                    basis.counts[other] &-= 1
                    if basis.counts[other] == 1 { basis.nextLayer.append(other) }
                }
            }
            basis.nextLayer.pointer.sort(0..<Int32(basis.nextLayer.count), by: <)
            swap(&basis.layer, &basis.nextLayer)
        }
    }

    @inline(__always) private func isActive(_ row: Int32) -> Bool { abs(vertex.exact[row]) <= problem.zero }

    @inline(__always) private func firstUnsolved(_ row: Int32) -> Int32? {
        for entry in problem.starts[row]..<problem.starts[row &+ 1] where !basis.isSolved[problem.columns[entry]] {
            return problem.columns[entry]
        }
        return nil
    }

    /// Finds independent rows, in order, for the variables that only several rows together determine, and the inverse of their matrix.
    private mutating func findBlock() -> Bool {
        basis.blockVariables.removeAll()
        basis.blockIndex.reset(to: problem.variableCount, with: -1)
        for variable in 0..<problem.variableCount where !basis.isSolved[variable] {
            basis.blockIndex[variable] = Int32(basis.blockVariables.count)
            basis.blockVariables.append(variable)
        }
        let size = Int32(basis.blockVariables.count)
        basis.reduced.reset(to: size &* size, with: 0)
        basis.matrix.reset(to: size &* size, with: 0)
        basis.line.reset(to: size, with: 0)
        basis.pivotColumns.removeAll()
        for row in 0..<problem.rowCount where isActive(row) && basis.counts[row] > 0 {
            if Int32(basis.pivotColumns.count) == size { break }
            addIndependent(row, size)
        }
        guard Int32(basis.pivotColumns.count) == size else { return false }
        for index in 0..<size { basis.variables.append(basis.blockVariables[index]) }
        return invert(size)
    }

    private mutating func addIndependent(_ row: Int32, _ size: Int32) {
        let line = basis.line.pointer, reduced = basis.reduced.pointer
        for column in 0..<size { line[column] = 0 }
        var largest = 0.0
        for entry in problem.starts[row]..<problem.starts[row &+ 1] where basis.blockIndex[problem.columns[entry]] >= 0 {
            line[basis.blockIndex[problem.columns[entry]]] = problem.coefficients[entry]
            largest = max(largest, abs(problem.coefficients[entry]))
        }
        let ordinal = Int32(basis.pivotColumns.count)
        for column in 0..<size { basis.matrix[ordinal &* size &+ column] = line[column] }
        for earlier in 0..<ordinal {
            let factor = line[basis.pivotColumns[earlier]]
            if factor == 0 { continue }
            for column in 0..<size { line[column] -= factor * reduced[earlier &* size &+ column] }
            line[basis.pivotColumns[earlier]] = 0
        }
        var pivot: Int32 = 0
        for column in 1..<max(size, 1) where abs(line[column]) > abs(line[pivot]) { pivot = column }
        guard abs(line[pivot]) > 1e-9 * largest else { return }
        let scale = 1 / line[pivot]
        for column in 0..<size { reduced[ordinal &* size &+ column] = line[column] * scale }
        basis.pivotColumns.append(pivot)
        basis.rows.append(row)
    }

    /// Inverts the block's matrix by Gauss-Jordan elimination with partial pivoting.
    private mutating func invert(_ size: Int32) -> Bool {
        basis.inverse.reset(to: size &* size, with: 0)
        let matrix = basis.matrix.pointer, inverse = basis.inverse.pointer
        for index in 0..<size { inverse[index &* size &+ index] = 1 }
        for column in 0..<size {
            var pivot = column
            for row in column..<size where abs(matrix[row &* size &+ column]) > abs(matrix[pivot &* size &+ column]) { pivot = row }
            let value = matrix[pivot &* size &+ column]
            if value == 0 { return false }
            for other in 0..<size {
                let (a, b) = (matrix[pivot &* size &+ other], inverse[pivot &* size &+ other])
                matrix[pivot &* size &+ other] = matrix[column &* size &+ other]
                inverse[pivot &* size &+ other] = inverse[column &* size &+ other]
                matrix[column &* size &+ other] = a / value
                inverse[column &* size &+ other] = b / value
            }
            for row in 0..<size where row != column {
                let factor = matrix[row &* size &+ column]
                if factor == 0 { continue }
                for other in 0..<size {
                    matrix[row &* size &+ other] -= factor * matrix[column &* size &+ other]
                    inverse[row &* size &+ other] -= factor * inverse[column &* size &+ other]
                }
            }
        }
        return true
    }
}
