import Cassowary
import Testing

/// Systems whose constraints leave a choice.
struct TieTests {
    @Test func `an unconstrained variable has its preferred value, but not below its bound`() {
        let system = System(), x = system.variable(preferring: 12), width = system.variable(lowerBound: 0, preferring: -5)
        #expect(system.solve(x, width) == [12, 0])
        system.solver.prefer(20, for: x)
        #expect(system.solve(x) == [20])
    }

    @Test func `of equally near answers, the variables created first keep their preferred values`() {
        let system = System()
        let (a, b) = (system.variable(preferring: 40), system.variable(preferring: 40))
        // Two optional constraints, so that neither variable simply follows the other.
        system.add([a: 1, b: 1], .equal, 100, 500)
        system.add([a: 1, b: 1], .lessThanOrEqual, 100, 400)
        #expect(system.solve(a, b) == [40, 60], "the first stays, the last gives way")
        #expect(system.solver.ambiguities().map(\.variable) == [a, b])
    }

    @Test func `equal hugging gives a valid split, always the same one`() {
        let system = System()
        let (a, b) = (system.variable(lowerBound: 0, preferring: 100), system.variable(lowerBound: 0, preferring: 60))
        let row = system.add([a: 1, b: 1], .equal, 280)
        for (width, size) in [(a, 100.0), (b, 60)] {
            system.add([width: 1], .lessThanOrEqual, size, 250)
            system.add([width: 1], .greaterThanOrEqual, size, 750)
        }
        let first = system.solve(a, b)
        #expect(first[0] + first[1] == 280)
        #expect(first[0] >= 100 && first[1] >= 60)
        // Changing a constant and changing it back gives the same answer.
        system.solver.setConstant(500, of: row)
        system.solver.solve()
        system.solver.setConstant(280, of: row)
        #expect(system.solve(a, b) == first)
    }

    @Test func `a variable that others determine stops at its lower bound`() {
        let system = System()
        let (label, rest) = (system.variable(lowerBound: 0), system.variable(lowerBound: 0))
        let row = system.add([label: 1, rest: 1], .equal, 100)
        system.add([label: 1], .equal, 80, 750)
        #expect(system.solve(label, rest) == [80, 20])
        system.solver.setConstant(50, of: row)
        #expect(system.solve(label, rest) == [50, 0])
        system.solver.setConstant(100, of: row)
        #expect(system.solve(label, rest) == [80, 20])
    }

    @Test func `an ambiguity reports its direction`() throws {
        let system = System(), x = system.variable(lowerBound: 0)
        system.add([x: 1], .lessThanOrEqual, 50)
        system.solver.solve()
        let ambiguity = try #require(system.solver.ambiguities().first)
        #expect(ambiguity.variable == x)
        #expect(!ambiguity.canDecrease)
        #expect(ambiguity.canIncrease)
    }

    @Test func `exercising ambiguity gives another valid answer`() {
        let system = System(), x = system.variable(), y = system.variable(), width = system.variable()
        system.add([y: 1, x: -1], .equal, 10)
        system.add([width: 1], .equal, 30)
        #expect(system.solve(x, y, width) == [0, 10, 30])
        #expect(system.solver.exerciseAmbiguity())
        let moved = [x, y, width].map { system.solver.value(of: $0) }
        #expect(moved[0] != 0)
        #expect(moved[1] - moved[0] == 10)
        #expect(moved[2] == 30)
    }

    @Test func `a length becomes 0 before a position does, even if created later`() {
        let system = System(), x = system.variable(), width = system.variable(lowerBound: 0)
        system.add([x: 1, width: 1], .equal, 287)
        #expect(system.solve(x, width) == [287, 0])
        #expect(system.solver.ambiguities().map(\.variable) == [x, width])
    }

    @Test func `a single inequality places its variable at the limit, at any priority`() {
        let system = System(), (x, y) = (system.variable(), system.variable())
        system.add([x: 1], .lessThanOrEqual, 72, 250)
        system.add([y: 1], .greaterThanOrEqual, -40)
        #expect(system.solve(x, y) == [72, -40])
    }

    @Test func `of two limits the upper one wins, however it is written`() {
        for isTurned in [false, true] {
            let system = System(), (y, other) = (system.variable(), system.variable())
            system.add([y: 1], .greaterThanOrEqual, 10)
            if isTurned { system.add([y: -1], .greaterThanOrEqual, -200) } else { system.add([y: 1], .lessThanOrEqual, 200) }
            system.add([other: 1, y: -1], .greaterThanOrEqual, 5)
            #expect(system.solve(y, other) == [200, 205])
        }
    }

    @Test func `a length that is only limited from above is 0`() {
        let system = System(), width = system.variable(lowerBound: 0)
        system.add([width: 1], .lessThanOrEqual, 52)
        #expect(system.solve(width) == [0])
    }

    @Test func `a yielding constraint gives way at its own priority, and to no lower one`() {
        let system = System(), width = system.variable(lowerBound: 0)
        _ = system.solver.add([Term(width, 1)], .lessThanOrEqual, 50, priority: Priority(rawValue: 250), isYielding: true)
        system.add([width: 1], .greaterThanOrEqual, 100, 250)
        #expect(system.solve(width) == [100])
        let lower = System(), other = lower.variable(lowerBound: 0)
        _ = lower.solver.add([Term(other, 1)], .lessThanOrEqual, 50, priority: Priority(rawValue: 250), isYielding: true)
        lower.add([other: 1], .greaterThanOrEqual, 100, 249)
        #expect(lower.solve(other) == [50])
    }
}
