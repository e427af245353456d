/// The exact solution of a system, by lexicographic linear programming over fractions; slow and simple.
struct Oracle {
    struct Entry: Sendable {
        var terms: [(variable: Int, coefficient: Rational)]
        /// -1: at most, 0: equal, 1: at least.
        var relation: Int
        var constant: Rational
        var priority: Double
    }

    enum Answer {
        case infeasible
        /// The least and greatest value of each variable; nil if there is none.
        case ranges([(low: Rational?, high: Rational?)])
    }

    struct TooLarge: Error {}

    static func solve(variables: Int, _ entries: [Entry], lowerBounds: [Rational?]) throws -> Answer {
        var program = Oracle(variables: variables, entries, lowerBounds)
        guard try program.tableau.makeFeasible() else { return .infeasible }
        for level in program.levels.keys.sorted(by: >) {
            _ = try program.tableau.minimise(Dictionary(uniqueKeysWithValues: program.levels[level]!.map { ($0, Rational.one) }))
            program.tableau.forbidCostly()
        }
        return .ranges(
            try (0..<variables).map { variable in
                let low = try program.tableau.minimise([2 * variable: 1, 2 * variable + 1: -1].mapValues { Rational($0) })
                let high = try program.tableau.minimise([2 * variable: -1, 2 * variable + 1: 1].mapValues { Rational($0) })
                return (low, high.map { -$0 })
            })
    }

    private var tableau = Tableau()
    private var levels: [Double: [Int]] = [:]

    /// Each variable is the difference of two columns; errors and slacks are columns, too.
    private init(variables: Int, _ entries: [Entry], _ lowerBounds: [Rational?]) {
        var columns = 2 * variables
        var rows: [([Int: Rational], Rational)] = []
        func line(_ terms: [(variable: Int, coefficient: Rational)]) -> [Int: Rational] {
            var line: [Int: Rational] = [:]
            for term in terms {
                line[2 * term.variable, default: .zero] = line[2 * term.variable, default: .zero] + term.coefficient
                line[2 * term.variable + 1, default: .zero] = line[2 * term.variable + 1, default: .zero] - term.coefficient
            }
            return line
        }
        for entry in entries {
            var line = line(entry.terms)
            let isRequired = entry.priority >= 1000
            if entry.relation != 0 || !isRequired {
                // The errors below and above the constant.
                line[columns] = Rational(1)
                line[columns + 1] = Rational(-1)
                if isRequired {
                    line[entry.relation < 0 ? columns + 1 : columns] = nil
                } else {
                    if entry.relation >= 0 { levels[entry.priority, default: []].append(columns) }
                    if entry.relation <= 0 { levels[entry.priority, default: []].append(columns + 1) }
                }
                columns += 2
            }
            rows.append((line, entry.constant))
        }
        for (variable, bound) in lowerBounds.enumerated() {
            guard let bound else { continue }
            var line = line([(variable, .one)])
            line[columns] = Rational(-1)
            columns += 1
            rows.append((line, bound))
        }
        tableau.load(rows, columns)
    }
}

/// A dense simplex tableau over fractions, pivoting by Bland's rule.
private struct Tableau {
    private var rows: [[Rational]] = []
    private var constants: [Rational] = []
    private var basis: [Int] = []
    private var columns = 0
    private var artificial = 0
    private var isForbidden: [Bool] = []
    private var reduced: [Rational] = []

    mutating func load(_ input: [([Int: Rational], Rational)], _ columnCount: Int) {
        columns = columnCount + input.count
        artificial = columnCount
        isForbidden = Array(repeating: false, count: columns)
        for (index, (line, constant)) in input.enumerated() {
            var row = Array(repeating: Rational.zero, count: columns)
            let isNegative = constant < .zero
            for (column, value) in line { row[column] = isNegative ? -value : value }
            row[columnCount + index] = .one
            rows.append(row)
            constants.append(isNegative ? -constant : constant)
            basis.append(columnCount + index)
        }
    }

    mutating func makeFeasible() throws -> Bool {
        let least = try minimise(Dictionary(uniqueKeysWithValues: (artificial..<columns).map { ($0, Rational.one) }))
        guard let least, least.isZero else { return false }
        for row in rows.indices.reversed() where basis[row] >= artificial {
            if let column = (0..<artificial).first(where: { !rows[row][$0].isZero }) {
                var none = Rational.zero
                try pivot(row, column, &none)
            } else {
                rows.remove(at: row)
                constants.remove(at: row)
                basis.remove(at: row)
            }
        }
        for column in artificial..<columns { isForbidden[column] = true }
        return true
    }

    mutating func forbidCostly() {
        for column in 0..<columns where reduced[column] > .zero { isForbidden[column] = true }
    }

    /// Returns the least cost, or nil if there is none.
    mutating func minimise(_ cost: [Int: Rational]) throws -> Rational? {
        reduced = Array(repeating: .zero, count: columns)
        for (column, value) in cost { reduced[column] = value }
        var total = Rational.zero
        for row in rows.indices where !reduced[basis[row]].isZero {
            let factor = reduced[basis[row]]
            for column in 0..<columns { reduced[column] = reduced[column] - factor * rows[row][column] }
            total = total + factor * constants[row]
        }
        while let column = (0..<columns).first(where: { !isForbidden[$0] && reduced[$0] < .zero }) {
            var best: (ratio: Rational, row: Int)?
            for row in rows.indices where rows[row][column] > .zero {
                let ratio = constants[row] / rows[row][column]
                if let now = best, ratio > now.ratio || (ratio == now.ratio && basis[row] > basis[now.row]) { continue }
                best = (ratio, row)
            }
            guard let best else { return nil }
            try pivot(best.row, column, &total)
        }
        guard total.isValid else { throw Oracle.TooLarge() }
        return total
    }

    private mutating func pivot(_ row: Int, _ column: Int, _ total: inout Rational) throws {
        let divisor = rows[row][column]
        for index in 0..<columns where !rows[row][index].isZero { rows[row][index] = rows[row][index] / divisor }
        constants[row] = constants[row] / divisor
        let filled = (0..<columns).filter { !rows[row][$0].isZero }
        for other in rows.indices where other != row && !rows[other][column].isZero {
            let factor = rows[other][column]
            for index in filled {
                rows[other][index] = rows[other][index] - factor * rows[row][index]
                guard rows[other][index].isValid else { throw Oracle.TooLarge() }
            }
            constants[other] = constants[other] - factor * constants[row]
            guard constants[other].isValid else { throw Oracle.TooLarge() }
        }
        if !reduced.isEmpty, !reduced[column].isZero {
            let factor = reduced[column]
            for index in filled { reduced[index] = reduced[index] - factor * rows[row][index] }
            total = total + factor * constants[row]
        }
        basis[row] = column
    }
}
