/// From the answer back to the rows that hold it, chosen canonically among all rows that are tight there: a straight-line program
/// that gives the same bits whatever way the search took.
struct ProgramScratch: ~Copyable {
    var rows = Column<Int32>()
    var roots = Column<Int32>()
    var triangular: Int32 = 0
    var inverse = Column<Double>()

    var counts = Column<Int32>()
    var isSolved = Column<Bool>()
    var layer = Column<Int32>()
    var nextLayer = Column<Int32>()
    var blockRoots = Column<Int32>()
    var blockIndex = Column<Int32>()
    var reduced = Column<Double>()
    var pivotColumns = Column<Int32>()
    var matrix = Column<Double>()
    var line = Column<Double>()

    deinit {
        for column in [rows, roots, counts, layer, nextLayer, blockRoots, blockIndex, pivotColumns] { column.free() }
        for column in [inverse, reduced, matrix, line] { column.free() }
        isSolved.free()
    }
}

extension VertexSearch {
    /// - Returns: false when the tight rows do not hold a vertex, which only rounding can bring about.
    mutating func findProgram() -> Bool {
        program.rows.removeAll()
        program.roots.removeAll()
        findTriangular()
        program.triangular = Int32(program.rows.count)
        return program.triangular == rootCount || findBlock()
    }

    /// Rows with one root left, layer by layer; within a layer in order.
    private mutating func findTriangular() {
        program.counts.reset(to: rowCount, with: 0)
        program.isSolved.reset(to: rootCount, with: false)
        program.layer.removeAll()
        for row in 0..<rowCount where isTight(row) {
            program.counts[row] = starts[row &+ 1] &- starts[row]
            if program.counts[row] == 1 { program.layer.append(row) }
        }
        while program.layer.count > 0 {
            program.nextLayer.removeAll()
            for index in 0..<Int32(program.layer.count) {
                let row = program.layer[index]
                guard let root = firstUnsolved(row) else { continue }
                program.isSolved[root] = true
                program.rows.append(row)
                program.roots.append(root)
                for at in columnStarts[root]..<columnStarts[root &+ 1] {
                    let other = columnRows[at]
                    program.counts[other] &-= 1
                    if program.counts[other] == 1 { program.nextLayer.append(other) }
                }
            }
            program.nextLayer.sort(0..<Int32(program.nextLayer.count), by: <)
            swap(&program.layer, &program.nextLayer)
        }
    }

    @inline(__always) private func isTight(_ row: Int32) -> Bool { abs(exact[row]) <= zero }

    @inline(__always) private func firstUnsolved(_ row: Int32) -> Int32? {
        for entry in starts[row]..<starts[row &+ 1] where !program.isSolved[columns[entry]] { return columns[entry] }
        return nil
    }

    /// The roots that only rows together hold: independent rows in order, and the inverse of their matrix.
    private mutating func findBlock() -> Bool {
        program.blockRoots.removeAll()
        program.blockIndex.reset(to: rootCount, with: -1)
        for root in 0..<rootCount where !program.isSolved[root] {
            program.blockIndex[root] = Int32(program.blockRoots.count)
            program.blockRoots.append(root)
        }
        let size = Int32(program.blockRoots.count)
        program.reduced.reset(to: size &* size, with: 0)
        program.matrix.reset(to: size &* size, with: 0)
        program.line.reset(to: size, with: 0)
        program.pivotColumns.removeAll()
        for row in 0..<rowCount where isTight(row) && program.counts[row] > 0 {
            if Int32(program.pivotColumns.count) == size { break }
            addIndependent(row, size)
        }
        guard Int32(program.pivotColumns.count) == size else { return false }
        for index in 0..<size { program.roots.append(program.blockRoots[index]) }
        return invert(size)
    }

    private mutating func addIndependent(_ row: Int32, _ size: Int32) {
        let line = program.line, reduced = program.reduced
        for column in 0..<size { line[column] = 0 }
        var largest = 0.0
        for entry in starts[row]..<starts[row &+ 1] where program.blockIndex[columns[entry]] >= 0 {
            line[program.blockIndex[columns[entry]]] = coefficients[entry]
            largest = max(largest, abs(coefficients[entry]))
        }
        let place = Int32(program.pivotColumns.count)
        for column in 0..<size { program.matrix[place &* size &+ column] = line[column] }
        for earlier in 0..<place {
            let factor = line[program.pivotColumns[earlier]]
            if factor == 0 { continue }
            for column in 0..<size { line[column] -= factor * reduced[earlier &* size &+ column] }
            line[program.pivotColumns[earlier]] = 0
        }
        var pivot: Int32 = 0
        for column in 1..<max(size, 1) where abs(line[column]) > abs(line[pivot]) { pivot = column }
        guard abs(line[pivot]) > 1e-9 * largest else { return }
        let scale = 1 / line[pivot]
        for column in 0..<size { reduced[place &* size &+ column] = line[column] * scale }
        program.pivotColumns.append(pivot)
        program.rows.append(row)
    }

    /// Gauss and Jordan, with partial pivoting.
    private mutating func invert(_ size: Int32) -> Bool {
        program.inverse.reset(to: size &* size, with: 0)
        let matrix = program.matrix, inverse = program.inverse
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
