/// A lexicographic simplex on the residuals of a small system. The objective of a level is the sum of absolute errors of its rows,
/// piecewise linear, so a step may pass several kinks before it stops.
struct Core {
    private let roots: Int
    private let levels: Int
    private var relation: [Relation] = []
    private var level: [Int] = []
    /// basic = exact + matrix · nonbasic; residual `i` is variable `i`, root `j` is variable `rows + j`. Nonbasic variables are 0.
    private var matrix: [Double] = []
    private var exact: [Double] = []
    /// `exact` with a small displacement per row, against stalling.
    private var displaced: [Double] = []
    private var basic: [Int] = []
    private var nonbasic: [Int] = []
    private var rootValues: [Double] = []
    private(set) var pivots = 0
    private(set) var isInfeasible = false

    private var rows: Int { relation.count }

    init(roots: Int, levels: Int) { (self.roots, self.levels) = (roots, levels) }

    /// Σ coefficient · root + constant  relation  0.
    mutating func add(_ terms: [(root: Int, coefficient: Double)], _ constant: Double, _ relation: Relation, level: Int) {
        let start = matrix.count
        matrix += Array(repeating: 0, count: roots)
        for term in terms { matrix[start + term.root] += term.coefficient }
        exact.append(constant)
        let noise = Double((self.rows &* 40503 &+ 12345) & 0xffff) / 65536
        displaced.append(constant + 1e-6 * (0.1 + noise))
        self.relation.append(relation)
        self.level.append(level)
    }

    private let epsilon = 1e-9

    mutating func optimise() {
        basic = Array(0..<rows)
        nonbasic = (0..<roots).map { rows + $0 }
        var steps = 0
        while let (column, up) = steepest(), steps < 5000 {
            guard let row = stop(along: column, up: up) else { break }
            exchange(row, column)
            steps += 1
        }
        pivots = steps
        read()
    }

    /// Change of each level's error for a unit step of a nonbasic variable.
    private func slopes(_ column: Int, up: Bool) -> [Double] {
        var slope = Array(repeating: 0.0, count: levels)
        let variable = nonbasic[column]
        if variable < rows {
            let costs = relation[variable] == .equal || (relation[variable] == .lessThanOrEqual) == up
            if costs { slope[level[variable]] += 1 }
        }
        for row in 0..<rows where basic[row] < rows {
            let rate = matrix[row * roots + column] * (up ? 1 : -1)
            guard rate != 0 else { continue }
            let residual = basic[row], value = displaced[row]
            switch (value > epsilon ? 1 : value < -epsilon ? -1 : 0, relation[residual]) {
            case (1, .equal), (1, .lessThanOrEqual): slope[level[residual]] += rate
            case (-1, .equal), (-1, .greaterThanOrEqual): slope[level[residual]] -= rate
            case (0, .equal): slope[level[residual]] += abs(rate)
            case (0, .lessThanOrEqual): slope[level[residual]] += max(rate, 0)
            case (0, .greaterThanOrEqual): slope[level[residual]] += max(-rate, 0)
            default: break
            }
        }
        return slope
    }

    private func leading(_ slope: [Double]) -> (level: Int, slope: Double)? {
        slope.firstIndex { abs($0) > epsilon }.map { ($0, slope[$0]) }
    }

    private func steepest() -> (column: Int, up: Bool)? {
        var best: (column: Int, up: Bool)?
        var bestSlope = (level: levels, slope: 0.0)
        for column in 0..<roots {
            for up in [true, false] {
                guard let (level, slope) = leading(slopes(column, up: up)), slope < 0 else { continue }
                if level < bestSlope.level || (level == bestSlope.level && slope < bestSlope.slope) {
                    best = (column, up)
                    bestSlope = (level, slope)
                }
            }
        }
        return best
    }

    /// The residual at whose zero the slope turns: passing it would no longer pay.
    private func stop(along column: Int, up: Bool) -> Int? {
        var slope = slopes(column, up: up)
        var kinks: [(distance: Double, row: Int)] = []
        for row in 0..<rows where basic[row] < rows {
            let rate = matrix[row * roots + column] * (up ? 1 : -1), value = displaced[row]
            guard abs(rate) > 1e-12, (value > epsilon && rate < 0) || (value < -epsilon && rate > 0) else { continue }
            kinks.append((-value / rate, row))
        }
        kinks.sort { ($0.distance, basic[$0.row]) < ($1.distance, basic[$1.row]) }
        var last: Int?
        for kink in kinks {
            let residual = basic[kink.row]
            slope[level[residual]] += abs(matrix[kink.row * roots + column]) * (relation[residual] == .equal ? 2 : 1)
            last = kink.row
            guard let (_, steep) = leading(slope), steep < 0 else { return last }
        }
        return last
    }

    private mutating func exchange(_ row: Int, _ column: Int) {
        let pivot = row * roots
        let inverse = 1 / matrix[pivot + column]
        for k in 0..<roots { matrix[pivot + k] *= -inverse }
        matrix[pivot + column] = inverse
        let (moved, movedExact) = (-displaced[row] * inverse, -exact[row] * inverse)
        (displaced[row], exact[row]) = (moved, movedExact)
        for other in 0..<rows where other != row {
            let factor = matrix[other * roots + column]
            guard factor != 0 else { continue }
            matrix[other * roots + column] = 0
            for k in 0..<roots { matrix[other * roots + k] += factor * matrix[pivot + k] }
            displaced[other] += factor * moved
            exact[other] += factor * movedExact
        }
        swap(&basic[row], &nonbasic[column])
    }

    private mutating func read() {
        rootValues = Array(repeating: 0, count: roots)
        for row in 0..<rows {
            if basic[row] >= rows { rootValues[basic[row] - rows] = exact[row]; continue }
            guard level[basic[row]] == 0 else { continue }
            let value = exact[row]
            switch relation[basic[row]] {
            case .equal: if abs(value) > 1e-6 { isInfeasible = true }
            case .lessThanOrEqual: if value > 1e-6 { isInfeasible = true }
            case .greaterThanOrEqual: if value < -1e-6 { isInfeasible = true }
            }
        }
    }

    func value(ofRoot root: Int) -> Double { rootValues[root] }

    /// Below all priorities: ties.
    var lastLevel: Int { levels - 1 }

    /// Whether some direction makes no level but the tie rule's worse. May say yes where a closer look says no.
    var mayMove: Bool {
        (0..<roots).contains { column in
            [true, false].contains { slopes(column, up: $0).dropLast().allSatisfy { abs($0) <= epsilon } }
        }
    }
}
