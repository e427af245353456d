/// Finds values for variables under constraints of any priority: required ones hold, the others come as close as they can,
/// higher priorities first and without regard to lower ones. Within a priority the sum of errors is least.
///
/// Changes are recorded; `solve()` takes them in as one batch. The answer depends on the variables, in their order, and on the
/// constraints, not on the order in which these were added or on what was there before; to the last bit.
///
/// Where several answers are equally good, ties are broken by one rule: see `TieStep`. A variable without a lower bound that one equality
/// alone defines follows the others and has no say.
public final class Solver {
    private let box: Box<Engine>

    // In place: no call of a solver comes from within another, for nothing of ours calls out.
    private var engine: Engine {
        unsafeAddress { unsafe UnsafePointer(box.address) }
        unsafeMutableAddress { unsafe box.address }
    }

    public init() { box = Box(Engine()) }

    private init(_ engine: consuming Engine) { box = Box(engine) }

    // MARK: Variables

    /// - Parameters:
    ///   - lowerBound: held like a required constraint; takes part in conflicts under the variable's name.
    ///   - value: where the variable would rather be if constraints leave a choice, such as its place in the previous frame.
    public func addVariable(lowerBound: Double? = nil, preferring value: Double = 0) -> Variable {
        Variable(index: engine.addVariable(lowerBound: lowerBound ?? -.infinity, preferred: value))
    }

    /// No constraint may mention the variable any more when this is solved next.
    public func remove(_ variable: Variable) { engine.changes.departing.append(variable.index) }

    /// Where an ambiguous variable would rather be.
    public func prefer(_ value: Double, for variable: Variable) { engine.prefer(value, for: variable.index) }

    // MARK: Constraints

    /// Adds Σ coefficient · variable  relation  constant. Terms of the same variable are summed.
    ///
    /// - Parameters:
    ///   - resilience: among contradictory constraints the least resilient breaks; of several, the newest.
    ///   - isYielding: where constraints of one priority compete and any split is as good, this one gives way.
    @discardableResult
    public func add(
        _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required, resilience: Int = 0,
        isYielding: Bool = false
    ) -> Constraint {
        Constraint(
            index: engine.addRow(
                terms, relation: relation.sign, constant: constant, priority: priority.rawValue,
                resilience: Int32(clamping: resilience), isYielding: isYielding))
    }

    @discardableResult
    @inlinable public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required, resilience: Int = 0,
        isYielding: Bool = false
    ) -> Constraint {
        add(terms.span, relation, constant, priority: priority, resilience: resilience, isYielding: isYielding)
    }

    @discardableResult
    @inlinable public func add(
        _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required, resilience: Int = 0,
        isYielding: Bool = false
    ) -> Constraint {
        add(Array(terms), relation, constant, priority: priority, resilience: resilience, isYielding: isYielding)
    }

    public func remove(_ constraint: Constraint) { engine.removeRow(constraint.index) }

    /// An edit: no structural work; what depends on the constant is evaluated again.
    public func setConstant(_ constant: Double, of constraint: Constraint) { engine.setConstant(constant, of: constraint.index) }

    public func setPriority(_ priority: Priority, of constraint: Constraint) {
        engine.setPriority(priority.rawValue, of: constraint.index)
    }

    // MARK: Answers

    /// Whether something was recorded that the next `solve()` takes in.
    public var isPending: Bool { engine.isPending }

    /// Takes in everything recorded since the last time. Nothing to do costs nothing.
    public func solve() { engine.solve() }

    /// As of the last `solve()`; before the first one the preferred value.
    public func value(of variable: Variable) -> Double {
        let value = engine.model.values[variable.index]
        return value.isNaN ? engine.model.variables[variable.index].preferred : value
    }

    /// Copies the values of all variables, by their indices, as far as the array goes: the quick way to read many.
    public func copyValues(into values: inout [Double]) {
        let count = min(values.count, engine.model.values.count)
        unsafe values.withUnsafeMutableBufferPointer { target in
            if count > 0 { unsafe target.baseAddress?.update(from: engine.model.values.pointer.base, count: count) }
        }
        // Variables that no solve has seen yet.
        for index in 0..<Int32(engine.plan.agenda.seeds.count) {
            let variable = Variable(index: engine.plan.agenda.seeds[index])
            if variable.index < count { values[Int(variable.index)] = value(of: variable) }
        }
    }

    /// Variables whose value changed in the last `solve()`. The same calls give the same order.
    public var changed: ChangedVariables { ChangedVariables(solver: self, count: engine.model.log.variables.count) }

    fileprivate func changedVariable(at index: Int) -> Variable { Variable(index: engine.model.log.variables[Int32(index)]) }

    /// Constraints left out at present because others contradict them.
    ///
    /// A broken constraint is tried again when a member of its conflict is removed, edited, given another priority, or broken
    /// itself.
    public var conflicts: [Conflict] { engine.conflicts.standing }

    /// Conflicts found since they were taken last.
    public func takeNewConflicts() -> [Conflict] {
        defer { engine.conflicts.fresh = [] }
        return engine.conflicts.fresh
    }

    /// The variables that could take other values without making anything worse, in order of creation. Found when asked.
    public func ambiguities() -> [Ambiguity] {
        engine.extents().map { extent in
            let value = engine.model.values[extent.variable], tolerance = 1e-7 * max(1, abs(value))
            return Ambiguity(
                variable: Variable(index: extent.variable), canDecrease: extent.low < value - tolerance,
                canIncrease: extent.high > value + tolerance)
        }
    }

    /// Moves to another answer that is as good: the first ambiguous variable goes to the far end of what it may be, or 20 on
    /// where that is open, and the others as near as they can stay.
    ///
    /// - Returns: false when there is no other.
    @discardableResult
    public func exerciseAmbiguity() -> Bool {
        let extents = engine.extents()
        guard let first = extents.first else { return false }
        let value = engine.model.values[first.variable]
        let (down, up) = (value - first.low, first.high - value)
        let goal = up >= down ? min(first.high, value + 20) : max(first.low, value - 20)
        var other = Engine(copying: engine)
        let wish = [Term(Variable(index: first.variable), 1)]
        _ = other.addRow(
            wish.span, relation: 0, constant: up.isInfinite || down.isInfinite ? goal : (up >= down ? first.high : first.low),
            priority: .leastNormalMagnitude, resilience: 0)
        other.solve()
        for extent in extents { engine.prefer(other.model.values[extent.variable], for: extent.variable) }
        engine.solve()
        return true
    }

    func decidingRows(_ variables: [Int32]) -> [Int32] { engine.model.deciders(of: variables, engine.plan) }

    /// A solver of its own with the same content and answer, to try something on.
    public func copy() -> Solver { Solver(Engine(copying: engine)) }

    public var counters: Counters { engine.model.counters }
}

/// A view of the variables that a `solve()` changed; valid until the next one.
public struct ChangedVariables: RandomAccessCollection {
    fileprivate let solver: Solver
    public let count: Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public subscript(position: Int) -> Variable { solver.changedVariable(at: position) }
}
