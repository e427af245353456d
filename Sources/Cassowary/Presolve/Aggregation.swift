/// Classes of variables: each is factor · representative + offset, or a known number if its representative is `noRepresentative`.
struct Aggregation: ~Copyable {
    var representatives = Buffer<Int32>()
    var factors = Buffer<Double>()
    var nextInClass = Buffer<Int32>()
    var lastInClass = Buffer<Int32>()
    var classSizes = Buffer<Int32>()
    var queue = Buffer<Int32>()
    var isWaiting = Buffer<Bool>()
    /// The row of each equality, and the end of its targets.
    var equalities = Buffer<Int32>()
    var divisors = Buffer<Double>()
    var targets = Buffer<Int32>()
    var targetFactors = Buffer<Double>()
    var checks = Buffer<Int32>()
    var combined = CombinedRow()

    static let noRepresentative: Int32 = -1
}

/// A row in terms of representatives.
struct CombinedRow: ~Copyable {
    var sums = Buffer<Double>()
    var magnitudes = Buffer<Double>()
    var isSummed = Buffer<Bool>()
    var summed = Buffer<Int32>()
}

extension Aggregation {
    /// Makes one representative of each equality with at most two of them a multiple of the other plus an offset, until nothing changes.
    mutating func joinClasses(_ model: inout Model, _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix) {
        let rowCount = Int32(canonicalOrder.rows.count)
        beginClasses(&canonicalOrder)
        isWaiting.reset(to: rowCount, with: false)
        equalities.removeAll()
        divisors.removeAll()
        targets.removeAll()
        targetFactors.removeAll()
        checks.removeAll()
        queue.removeAll()
        let (rows, list, states) = (model.rows.pointer, canonicalOrder.rows.pointer, matrix.rowStates.pointer)
        for row in 0..<rowCount where states[row] == .open && rows[list[row]].isRequiredEquality {
            queue.append(row)
            isWaiting[row] = true
        }
        var head: Int32 = 0
        while head < Int32(queue.count) {
            let row = queue[head]
            head &+= 1
            isWaiting[row] = false
            if matrix.rowStates[row] == .open { joinClasses(by: row, &model, &canonicalOrder, &matrix) }
        }
    }

    /// Puts each variable into its own class.
    private mutating func beginClasses(_ canonicalOrder: inout CanonicalOrder) {
        let count = Int32(canonicalOrder.variables.count)
        self.representatives.resize(to: count)
        self.lastInClass.resize(to: count)
        self.factors.resize(to: count)
        self.nextInClass.resize(to: count)
        self.classSizes.resize(to: count)
        combined.sums.resize(to: count)
        combined.magnitudes.resize(to: count)
        combined.isSummed.reset(to: count, with: false)
        let (representatives, factors, nextInClass) = (
            self.representatives.pointer, self.factors.pointer, self.nextInClass.pointer
        )
        let (lastInClass, classSizes) = (self.lastInClass.pointer, self.classSizes.pointer)
        for variable in 0..<count {
            representatives[variable] = variable
            lastInClass[variable] = variable
            factors[variable] = 1
            nextInClass[variable] = -1
            classSizes[variable] = 1
        }
    }

    private mutating func joinClasses(
        by row: Int32, _ model: inout Model, _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix
    ) {
        sum(row, &matrix)
        switch combined.summed.count {
        case 0:
            matrix.rowStates[row] = .check
            checks.append(canonicalOrder.rows[row])
        case 1:
            let representative = combined.summed[0]
            join(
                representative, to: Aggregation.noRepresentative, factor: 0, divisor: combined.sums[representative],
                by: row, &model, &canonicalOrder, &matrix)
        case 2:
            let (a, b) = (combined.summed[0], combined.summed[1])
            // The smaller class moves; if they are equal in size, the one whose representative was created later.
            let isFirstMoving =
                classSizes[a] != classSizes[b]
                ? classSizes[a] < classSizes[b] : a > b
            let (moving, staying) = isFirstMoving ? (a, b) : (b, a)
            let divisor = combined.sums[moving]
            join(
                moving, to: staying, factor: -combined.sums[staying] / divisor, divisor: divisor, by: row, &model, &canonicalOrder, &matrix)
        default: break
        }
        clearSums()
    }

    /// Expresses a row in representatives: `summed` and `sums`. Terms that cancel out are dropped.
    mutating func sum(_ row: Int32, _ matrix: inout IslandMatrix) {
        combined.summed.resize(to: matrix.rowStarts[row &+ 1] &- matrix.rowStarts[row])
        let (variables, coefficients, representatives, factors) = (
            matrix.variables.pointer, matrix.coefficients.pointer, self.representatives.pointer,
            self.factors.pointer
        )
        let (sums, magnitudes, isSummed, summed) = (
            combined.sums.pointer, combined.magnitudes.pointer,
            combined.isSummed.pointer, combined.summed.pointer
        )
        var count: Int32 = 0
        for at in matrix.rowStarts[row]..<matrix.rowStarts[row &+ 1] {
            let variable = variables[at], representative = representatives[variable]
            if representative == Aggregation.noRepresentative { continue }
            let product = coefficients[at] * factors[variable]
            if !isSummed[representative] {
                isSummed[representative] = true
                summed[count] = representative
                sums[representative] = product
                magnitudes[representative] = abs(product)
                count &+= 1
            } else {
                sums[representative] += product
                magnitudes[representative] += abs(product)
            }
        }
        var kept: Int32 = 0
        for index in 0..<count {
            let representative = summed[index]
            if abs(sums[representative]) <= 1e-12 * magnitudes[representative] { isSummed[representative] = false; continue }
            summed[kept] = representative
            kept &+= 1
        }
        combined.summed.truncate(to: kept)
    }

    mutating func clearSums() {
        for index in 0..<Int32(combined.summed.count) {
            combined.isSummed[combined.summed[index]] = false
        }
    }

    private mutating func join(
        _ representative: Int32, to other: Int32, factor: Double, divisor: Double, by row: Int32, _ model: inout Model,
        _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix
    ) {
        matrix.rowStates[row] = .aggregation
        equalities.append(row)
        divisors.append(divisor)
        var member = representative
        while member >= 0 {
            targets.append(member)
            targetFactors.append(factors[member])
            factors[member] *= factor
            representatives[member] = other
            for at in matrix.columnStarts[member]..<matrix.columnStarts[member &+ 1] {
                let row = matrix.columnRows[at]
                if matrix.rowStates[row] == .open, !isWaiting[row],
                    model.rows[canonicalOrder.rows[row]].isRequiredEquality
                {
                    isWaiting[row] = true
                    queue.append(row)
                }
            }
            member = nextInClass[member]
        }
        equalities.append(Int32(targets.count))
        guard other >= 0 else { return }
        nextInClass[lastInClass[other]] = representative
        lastInClass[other] = lastInClass[representative]
        classSizes[other] &+= classSizes[representative]
    }
}
