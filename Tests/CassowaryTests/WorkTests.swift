import Cassowary
import Testing

/// Counts the solver's work instead of timing it.
struct WorkTests {
    /// Cells in a container: an icon at the left, a title that may shrink, a badge that keeps its width.
    struct Cells {
        let system = System()
        let width: Constraint
        var icons: [(left: Constraint, x: Variable)] = []
        var titles: [Variable] = []

        init(count: Int) {
            let container = system.variable()
            width = system.add([container: 1], .equal, 320)
            for index in 0..<count {
                let (x, title, badge) = (system.variable(), system.variable(lowerBound: 0), system.variable(lowerBound: 0))
                icons.append((system.add([x: 1], .equal, 16), x))
                titles.append(title)
                system.add([x: 1, title: 1, badge: 1, container: -1], .lessThanOrEqual, -16)
                system.add([title: 1], .equal, Double(200 + 10 * index), 250)
                system.add([title: 1], .greaterThanOrEqual, Double(200 + 10 * index), 750)
                system.add([badge: 1], .equal, 60, 751)
            }
            system.solver.solve()
        }
    }

    @Test func `a solve without changes costs nothing`() {
        let cells = Cells(count: 3)
        #expect(cells.system.work {}.solves == 0)
        #expect(cells.system.solver.changed.isEmpty)
    }

    @Test func `an edit after which the same constraints hold needs no optimisation`() {
        let cells = Cells(count: 20)
        let work = cells.system.work { cells.system.solver.setConstant(17, of: cells.icons[0].left) }
        #expect(work.optimisations == 0)
        #expect(work.pivots == 0)
        #expect(work.replannedGroups == 0)
        #expect(Array(cells.system.solver.changed) == [cells.icons[0].x])
    }

    @Test func `resizing replans no group, however often`() {
        let cells = Cells(count: 20)
        for width in stride(from: 330.0, through: 700, by: 10) {
            #expect(cells.system.work { cells.system.solver.setConstant(width, of: cells.width) }.replannedGroups == 0)
        }
        let fresh = Cells(count: 20)
        fresh.system.solver.setConstant(700, of: fresh.width)
        fresh.system.solver.solve()
        for (title, other) in zip(cells.titles, fresh.titles) {
            #expect(cells.system.solver.value(of: title).bitPattern == fresh.system.solver.value(of: other).bitPattern)
        }
    }

    @Test(arguments: [10, 100]) func `a toggle replans at most two groups, however many there are`(count: Int) {
        let cells = Cells(count: count)
        let work = cells.system.work {
            cells.system.solver.remove(cells.icons[count / 2].left)
            cells.system.add([cells.icons[count / 2].x: 1], .equal, 24)
        }
        #expect(work.replannedGroups <= 2)
    }

    @Test func `the number of pivots is proportional to the number of independent cells`() {
        let (few, many) = (Cells(count: 20).system.solver.counters, Cells(count: 200).system.solver.counters)
        #expect(few.pivots <= 2 * 20)
        #expect(many.pivots <= 2 * 200)
        #expect(many.replannedGroups == 10 * few.replannedGroups)
    }

    @Test func `a copy of a solver is independent`() {
        let cells = Cells(count: 3)
        let copy = cells.system.solver.copy()
        let before = cells.system.solver.value(of: cells.titles[0])
        copy.setConstant(200, of: cells.width)
        copy.solve()
        #expect(copy.value(of: cells.titles[0]) == 108)
        #expect(cells.system.solver.value(of: cells.titles[0]) == before)
        cells.system.solver.solve()
        #expect(cells.system.solver.value(of: cells.titles[0]) == before)
    }

    @Test func `many values can be read at once`() {
        let cells = Cells(count: 3)
        let late = cells.system.variable(preferring: 7)
        var values = Array(repeating: -1.0, count: Int(late.index) + 1)
        cells.system.solver.copyValues(into: &values)
        #expect(values[Int(cells.titles[1].index)] == cells.system.solver.value(of: cells.titles[1]))
        #expect(values[Int(late.index)] == 7)
    }
}
