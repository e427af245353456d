/// One solution from scratch: equalities eliminate variables, what remains falls apart into components, each has its core.
struct Assembly {
    private struct Expression {
        var terms: [(variable: Int, coefficient: Double)] = []
        var constant = 0.0
    }

    private struct Reduced {
        /// Index of the constraint; negative: the lower bound of variable `-1 - row`.
        var row: Int
        var expression: Expression
        var relation: Relation
        var priority: Priority
    }

    private let unknowns: [Solver.Unknown]
    private let rows: [Solver.Row]
    private let active: [Int]
    private let bounded: [Int]
    private let hasWishes: Bool
    private unowned let solver: Solver

    private(set) var values: [Double]
    private var substitution: [Expression?]
    private var eliminated: [Int] = []
    private var cores: [Core] = []
    private var coreRoots: [[Int]] = []
    private var coreRows: [[Reduced]] = []

    init(_ solver: Solver) {
        self.init(
            solver, active: solver.rows.indices.filter { solver.rows[$0].isAlive && !solver.rows[$0].isBroken },
            bounded: solver.unknowns.indices.filter { solver.unknowns[$0].isAlive && solver.unknowns[$0].lowerBound != nil },
            hasWishes: true)
    }

    init(_ solver: Solver, only rows: [Int], bounds: [Int]) {
        self.init(solver, active: rows, bounded: bounds, hasWishes: false)
    }

    private init(_ solver: Solver, active: [Int], bounded: [Int], hasWishes: Bool) {
        (self.solver, self.active, self.bounded, self.hasWishes) = (solver, active, bounded, hasWishes)
        (unknowns, rows) = (solver.unknowns, solver.rows)
        values = unknowns.map(\.preferred)
        substitution = Array(repeating: nil, count: unknowns.count)
        scratch = Array(repeating: 0, count: unknowns.count)
        isTouched = Array(repeating: false, count: unknowns.count)
    }

    func isContradictory() -> Bool {
        var copy = self
        return copy.run() != nil
    }

    /// - Returns: the required rows of a component that cannot hold; nil when all do.
    mutating func run() -> Clash? {
        if let clash = eliminate() { return clash }
        let reduced = reducedRows()
        for row in reduced where row.expression.terms.isEmpty && row.priority.isRequired && !holds(row) { return clash(around: row.row) }
        if let clash = solveCores(reduced.filter { !$0.expression.terms.isEmpty }) { return clash }
        for variable in eliminated.reversed() {
            guard let expression = substitution[variable] else { continue }
            values[variable] = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.variable] }
        }
        return nil
    }

    // MARK: Elimination

    private mutating func eliminate() -> Clash? {
        var isBounded = Array(repeating: false, count: unknowns.count)
        for variable in bounded { isBounded[variable] = true }
        var queue = active.filter { rows[$0].priority.isRequired && rows[$0].relation == .equal }
        // Short rows first: they fix values, and what they fix shortens the others.
        var waiting: [Int] = []
        for limit in [1, 2, Int.max] {
            var isProgress = true
            while isProgress {
                isProgress = false
                waiting = []
                for row in queue {
                    let expression = reduce(rows[row].terms, -rows[row].constant)
                    if expression.terms.isEmpty {
                        if abs(expression.constant) > tolerance(rows[row].constant) { return clash(around: row) }
                        continue
                    }
                    guard expression.terms.count <= limit else { waiting.append(row); continue }
                    pivot(expression, isBounded)
                    isProgress = true
                }
                queue = waiting
                if limit == Int.max { break }
            }
        }
        return nil
    }

    private mutating func pivot(_ expression: Expression, _ isBounded: [Bool]) {
        let chosen = expression.terms.max { rank($0, isBounded) < rank($1, isBounded) }!
        var solved = Expression(constant: -expression.constant / chosen.coefficient)
        for term in expression.terms where term.variable != chosen.variable {
            solved.terms.append((term.variable, -term.coefficient / chosen.coefficient))
        }
        substitution[chosen.variable] = solved
        eliminated.append(chosen.variable)
    }

    /// Free variables rather than bounded ones, large coefficients rather than small, later ones rather than earlier.
    private func rank(_ term: (variable: Int, coefficient: Double), _ isBounded: [Bool]) -> (Int, Double, Int) {
        (isBounded[term.variable] ? 0 : 1, abs(term.coefficient), term.variable)
    }

    private var scratch: [Double]
    private var isTouched: [Bool]

    /// The row in terms of what has not been eliminated, in order of variables.
    private mutating func reduce(_ terms: [Term], _ constant: Double) -> Expression {
        var touched: [Int] = []
        var constant = constant
        var open: [Int] = []
        func touch(_ variable: Int, _ isTouched: inout [Bool]) {
            if !isTouched[variable] { isTouched[variable] = true; touched.append(variable) }
        }
        for term in terms {
            let variable = Int(term.variable.index)
            scratch[variable] += term.coefficient
            touch(variable, &isTouched)
            if substitution[variable] != nil { open.append(variable) }
        }
        while let variable = open.popLast() {
            let factor = scratch[variable]
            guard factor != 0, let expression = substitution[variable] else { continue }
            scratch[variable] = 0
            constant += factor * expression.constant
            for term in expression.terms {
                scratch[term.variable] += factor * term.coefficient
                touch(term.variable, &isTouched)
                if substitution[term.variable] != nil { open.append(term.variable) }
            }
        }
        var result = Expression(constant: constant)
        for variable in touched.sorted() {
            if abs(scratch[variable]) > 1e-11 { result.terms.append((variable, scratch[variable])) }
            scratch[variable] = 0
            isTouched[variable] = false
        }
        return result
    }

    private mutating func reducedRows() -> [Reduced] {
        var result: [Reduced] = []
        for row in active where !(rows[row].priority.isRequired && rows[row].relation == .equal) {
            guard hasWishes || rows[row].priority.isRequired else { continue }
            result.append(
                Reduced(
                    row: row, expression: reduce(rows[row].terms, -rows[row].constant), relation: rows[row].relation,
                    priority: rows[row].priority))
        }
        for variable in bounded {
            let term = Term(variable: Variable(index: Int32(variable)), coefficient: 1)
            let expression = reduce([term], -(unknowns[variable].lowerBound ?? 0))
            result.append(Reduced(row: -1 - variable, expression: expression, relation: .greaterThanOrEqual, priority: .required))
        }
        return result
    }

    private func holds(_ row: Reduced) -> Bool {
        let slack = row.expression.constant
        let tolerance = tolerance(row.row >= 0 ? rows[row.row].constant : 0)
        switch row.relation {
        case .lessThanOrEqual: return slack <= tolerance
        case .greaterThanOrEqual: return slack >= -tolerance
        case .equal: return abs(slack) <= tolerance
        }
    }

    private func tolerance(_ constant: Double) -> Double { 1e-7 * max(1, abs(constant)) }

    // MARK: Components

    private mutating func solveCores(_ reduced: [Reduced]) -> Clash? {
        var parent = Array(unknowns.indices)
        func find(_ variable: Int) -> Int {
            var variable = variable
            while parent[variable] != variable { parent[variable] = parent[parent[variable]]; variable = parent[variable] }
            return variable
        }
        for row in reduced {
            let first = find(row.expression.terms[0].variable)
            for term in row.expression.terms.dropFirst() { parent[find(term.variable)] = first }
        }
        var componentOf: [Int: Int] = [:]
        var members: [[Int]] = [], rowsOf: [[Reduced]] = []
        for (index, row) in reduced.enumerated() {
            let root = find(row.expression.terms[0].variable)
            let component = componentOf[root] ?? members.count
            if component == members.count { componentOf[root] = component; members.append([]); rowsOf.append([]) }
            rowsOf[component].append(reduced[index])
        }
        for variable in unknowns.indices where unknowns[variable].isAlive && substitution[variable] == nil {
            if let component = componentOf[find(variable)] { members[component].append(variable) }
        }
        for (roots, rows) in zip(members, rowsOf) {
            var core = core(roots, rows)
            core.optimise()
            solver.counters.pivots += core.pivots
            if core.isInfeasible { return clash(around: rows.first { $0.priority.isRequired }!.row) }
            for (index, root) in roots.enumerated() { values[root] = core.value(ofRoot: index) }
            cores.append(core)
            coreRoots.append(roots)
            coreRows.append(rows)
        }
        return nil
    }

    private func core(_ roots: [Int], _ rows: [Reduced], hasTies: Bool = true) -> Core {
        let column = Dictionary(uniqueKeysWithValues: roots.enumerated().map { ($1, $0) })
        let priorities = Set(rows.map { min($0.priority, .required) }).union([.required]).sorted(by: >)
        let level = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
        var core = Core(roots: roots.count, levels: priorities.count + 1)
        for row in rows {
            core.add(
                row.expression.terms.map { (column[$0.variable]!, $0.coefficient) }, row.expression.constant, row.relation,
                level: level[min(row.priority, .required)]!)
        }
        guard hasWishes, hasTies else { return core }
        // Ties: nearest to where the variable would rather be.
        for (index, root) in roots.enumerated() { core.add([(index, 1)], -unknowns[root].preferred, .equal, level: priorities.count) }
        return core
    }

    /// All required rows and bounds connected with a row: the set in which the contradiction lies.
    private func clash(around seed: Int) -> Clash {
        var parent = Array(unknowns.indices)
        func find(_ variable: Int) -> Int {
            var variable = variable
            while parent[variable] != variable { parent[variable] = parent[parent[variable]]; variable = parent[variable] }
            return variable
        }
        let required = active.filter { rows[$0].priority.isRequired }
        for row in required {
            guard let first = rows[row].terms.first else { continue }
            for term in rows[row].terms.dropFirst() { parent[find(Int(term.variable.index))] = find(Int(first.variable.index)) }
        }
        guard let anchor = seed >= 0 ? rows[seed].terms.first.map({ Int($0.variable.index) }) : -1 - seed else {
            return Clash(rows: [seed], bounds: [])
        }
        let group = find(anchor)
        return Clash(
            rows: required.filter { row in rows[row].terms.first.map { find(Int($0.variable.index)) == group } ?? (row == seed) },
            bounds: bounded.filter { find($0) == group })
    }

    // MARK: Ambiguity

    /// Asks each component whether a wish below all others could move the variable: exact, and only paid for when asked.
    mutating func ambiguities() -> [Ambiguity] {
        var componentOf: [Int: Int] = [:]
        for (component, roots) in coreRoots.enumerated() { for root in roots { componentOf[root] = component } }
        return unknowns.indices.filter { unknowns[$0].isAlive }.compactMap { variable in
            let expression = reduce([Term(variable: Variable(index: Int32(variable)), coefficient: 1)], 0)
            let groups = Dictionary(grouping: expression.terms) { componentOf[$0.variable] ?? -1 }
            let up = groups.contains { canMove($0.value, in: $0.key, by: 1) }
            let down = groups.contains { canMove($0.value, in: $0.key, by: -1) }
            guard up || down else { return nil }
            return Ambiguity(variable: Variable(index: Int32(variable)), canDecrease: down, canIncrease: up)
        }
    }

    private func canMove(_ terms: [(variable: Int, coefficient: Double)], in component: Int, by direction: Double) -> Bool {
        guard component >= 0 else { return true }
        let roots = coreRoots[component]
        guard roots.contains(where: { root in terms.contains { $0.variable == root } }), cores[component].mayMove else { return false }
        let column = Dictionary(uniqueKeysWithValues: roots.enumerated().map { ($1, $0) })
        let local = terms.map { (root: column[$0.variable]!, coefficient: $0.coefficient) }
        let now = local.reduce(0) { $0 + $1.coefficient * cores[component].value(ofRoot: $1.root) }
        var core = core(roots, coreRows[component], hasTies: false)
        core.add(local, -(now + direction * 1e4 * max(1, abs(now))), .equal, level: core.lastLevel)
        core.optimise()
        let then = local.reduce(0) { $0 + $1.coefficient * core.value(ofRoot: $1.root) }
        return (then - now) * direction > 1e-5 * max(1, abs(now))
    }
}
