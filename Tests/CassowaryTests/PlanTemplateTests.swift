import Cassowary
import Testing

@testable import solver_check

/// Groups of equal shape share a plan, which changes nothing but the speed.
struct PlanTemplateTests {
    /// Rows about a few variables and a container, repeated with different constants each time.
    struct Repeated {
        struct Line {
            var terms: [(variable: Int, coefficient: Double)]
            var relation: Relation
            var priority: Double
        }

        var random: SeededGenerator
        let bounds: [Double?]
        private(set) var lines: [Line] = []

        init(seed: Int) {
            random = SeededGenerator(seed: seed)
            let count = Int.random(in: 2...6, using: &random)
            var bounds: [Double?] = []
            for _ in 0..<count { bounds.append(Int.random(in: 0..<3, using: &random) == 0 ? 0 : nil) }
            self.bounds = bounds
            for _ in 0..<Int.random(in: 3...4 * count, using: &random) { lines.append(line()) }
        }

        /// Variable -1 is the container.
        private mutating func line() -> Line {
            let variables = Array(-1..<bounds.count).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            let relation = [Relation.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual].randomElement(using: &random)!
            let priority = [1000, 1000, 1000, 750, 750, 250.5, 250].randomElement(using: &random)!
            let terms = variables.map { (variable: $0, coefficient: [1, -1, 1, -1, 0.5, 3].randomElement(using: &random)!) }
            return Line(terms: terms, relation: relation, priority: priority)
        }

        mutating func constants() -> [Double] { lines.map { _ in Double(Int.random(in: -8...40, using: &random)) * 2.5 } }
    }

    /// One cell in a solver, alone or among others.
    struct Cell {
        let variables: [Variable]
        var rows: [Constraint] = []

        init(_ repeated: Repeated, in solver: Solver) { variables = repeated.bounds.map { solver.addVariable(lowerBound: $0) } }

        mutating func add(
            _ repeated: Repeated, _ constants: [Double], container: Variable, to solver: Solver, without omitted: Set<Int> = []
        ) {
            for (index, line) in repeated.lines.enumerated() where !omitted.contains(index) {
                let terms = line.terms.map { Term($0.variable < 0 ? container : variables[$0.variable], $0.coefficient) }
                rows.append(solver.add(terms, line.relation, constants[index], priority: Priority(rawValue: line.priority)))
            }
        }
    }

    struct Answer: Equatable, CustomStringConvertible {
        var bits: [UInt64]
        var ambiguous: [Bool]

        init(_ cell: Cell, in solver: Solver) {
            let movable = Set(solver.ambiguities().map(\.variable))
            bits = cell.variables.map { solver.value(of: $0).bitPattern }
            ambiguous = cell.variables.map(movable.contains)
        }

        var description: String { "\(bits.map { Double(bitPattern: $0) }) \(ambiguous)" }
    }

    /// Returns the answer of a cell alone in a solver, without the rows that are broken in `table`.
    static func alone(_ cell: Cell, _ repeated: Repeated, _ constants: [Double], width: Double, in table: Solver) -> Answer {
        let broken = Set(table.conflicts.map(\.victim))
        let solver = Solver(), container = solver.addVariable()
        solver.add([Term(container)], .equal, width)
        var other = Cell(repeated, in: solver)
        other.add(
            repeated, constants, container: container, to: solver, without: Set(cell.rows.indices.filter { broken.contains(cell.rows[$0]) })
        )
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        return Answer(other, in: solver)
    }

    @Test(arguments: 0..<120) func `a cell among equal ones has the same answer as one alone, to the last bit`(seed: Int) {
        var repeated = Repeated(seed: seed)
        let solver = Solver(), container = solver.addVariable()
        let width = solver.add([Term(container)], .equal, 320, resilience: 1)
        var cells = (0..<6).map { _ in Cell(repeated, in: solver) }, constants: [[Double]] = []
        for index in cells.indices {
            constants.append(repeated.constants())
            cells[index].add(repeated, constants[index], container: container, to: solver)
        }
        solver.solve()
        for (cell, constants) in zip(cells, constants) {
            #expect(Answer(cell, in: solver) == Self.alone(cell, repeated, constants, width: 320, in: solver))
        }
        // One cell is removed and added again, another is edited.
        for row in cells[2].rows { solver.remove(row) }
        cells[2].rows = []
        solver.solve()
        constants[2] = repeated.constants()
        cells[2].add(repeated, constants[2], container: container, to: solver)
        constants[4] = repeated.constants()
        for (row, constant) in zip(cells[4].rows, constants[4]) { solver.setConstant(constant, of: row) }
        solver.setConstant(401, of: width)
        solver.solve()
        for (cell, constants) in zip(cells, constants) {
            #expect(Answer(cell, in: solver) == Self.alone(cell, repeated, constants, width: 401, in: solver))
        }
    }

    @Test func `a hundred equal cells need at most four plans`() {
        let cells = WorkTests.Cells(count: 100).system.solver.counters
        #expect(cells.replannedGroups - cells.renamedPlans <= 4)
    }
}
