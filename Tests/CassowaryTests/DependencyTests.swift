import Cassowary
import Testing

/// Which constraints decide a value.
struct DependencyTests {
    @Test func `a value is decided by its constraints and those of the variables they refer to`() {
        let system = System(), x = system.variable(), y = system.variable(), z = system.variable()
        let start = system.add([x: 1], .equal, 10)
        let step = system.add([y: 1, x: -1], .equal, 5)
        let other = system.add([z: 1, y: -2], .equal, 0)
        #expect(system.solve(x, y, z) == [10, 15, 30])
        #expect(system.solver.constraints(deciding: [x]) == [start])
        #expect(system.solver.constraints(deciding: [y]) == [start, step])
        #expect(system.solver.constraints(deciding: [z]) == [start, step, other])
    }

    @Test func `an inequality decides a value only at its limit`() {
        let system = System(), x = system.variable(lowerBound: 0)
        let wish = system.add([x: 1], .equal, 100, 500), cap = system.add([x: 1], .lessThanOrEqual, 60)
        let floor = system.add([x: 1], .greaterThanOrEqual, 20)
        #expect(system.solve(x) == [60])
        #expect(system.solver.constraints(deciding: [x]) == [cap])
        system.solver.setConstant(200, of: cap)
        #expect(system.solve(x) == [100])
        #expect(system.solver.constraints(deciding: [x]) == [wish])
        system.solver.setConstant(10, of: wish)
        #expect(system.solve(x) == [20])
        #expect(system.solver.constraints(deciding: [x]) == [floor])
    }

    @Test func `nothing decides a variable without constraints`() {
        let system = System(), x = system.variable()
        system.solver.solve()
        #expect(system.solver.constraints(deciding: [x]).isEmpty)
    }
}
