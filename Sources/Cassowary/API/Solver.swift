/// Finds values for variables under constraints of any priority. Required constraints hold; the others come as close as they can, higher
/// priorities first and regardless of lower ones. Within a priority, the sum of the errors is minimal.
///
/// Changes are recorded, and `solve()` takes them in as one batch. To the last bit, the solution depends only on the variables, their
/// order, and the constraints, not on the order in which constraints were added or on earlier states.
///
/// If several solutions are equally good, ties are broken as `TieStep` describes. A variable without a lower bound that is defined by a
/// single equality follows the other variables and has no influence on the choice.
public final class Solver {
    private let box: Box<Engine>

    // Accessed in place: calls of a solver never overlap, because the solver does not call out.
    private var engine: Engine {
        unsafeAddress { unsafe UnsafePointer(box.address) }
        unsafeMutableAddress { unsafe box.address }
    }

    public init() { box = Box(Engine()) }

    private init(_ engine: consuming Engine) { box = Box(engine) }

    // MARK: Variables

    /// Adds a variable.
    /// - Parameters:
    ///   - lowerBound: A bound enforced like a required constraint. In conflicts it appears under the variable's name.
    ///   - value: The preferred value, used if constraints leave a choice, such as the variable's position in the previous frame.
    public func addVariable(lowerBound: Double? = nil, preferring value: Double = 0) -> Variable {
        Variable(index: engine.addVariable(lowerBound: lowerBound ?? -.infinity, preferred: value))
    }

    /// Removes the variable. When the next `solve()` runs, no constraint may mention it any more.
    public func remove(_ variable: Variable) { engine.changes.departing.append(variable.index) }

    /// Sets the value that the variable prefers if constraints leave a choice.
    public func prefer(_ value: Double, for variable: Variable) { engine.prefer(value, for: variable.index) }

    // MARK: Constraints

    /// Adds the constraint Σ coefficient · variable  relation  constant. Terms of the same variable are summed.
    ///
    /// - Parameters:
    ///   - terms: The summands of the left side.
    ///   - relation: How the sum relates to the constant.
    ///   - constant: The right side.
    ///   - priority: The strength of the constraint; required by default.
    ///   - resilience: Decides which of several contradictory constraints breaks: the least resilient one; among equals, the newest.
    ///   - isYielding: Whether this constraint gives way if constraints of one priority compete and any split is equally good.
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

    /// Changes the constant of a constraint. As an edit, this evaluates what depends on the constant, and usually plans nothing anew.
    public func setConstant(_ constant: Double, of constraint: Constraint) { engine.setConstant(constant, of: constraint.index) }

    public func setPriority(_ priority: Priority, of constraint: Constraint) {
        engine.setPriority(priority.rawValue, of: constraint.index)
    }

    // MARK: Answers

    /// Whether something was recorded that the next `solve()` applies.
    public var isPending: Bool { engine.isPending }

    /// Takes in everything recorded since the last call. Returns at once if there is nothing to do.
    public func solve() { engine.solve() }

    /// Returns the variable's value as of the last `solve()`, or its preferred value if no `solve()` has seen it yet.
    public func value(of variable: Variable) -> Double {
        let value = engine.model.values[variable.index]
        return value.isNaN ? engine.model.variables[variable.index].preferred : value
    }

    /// Copies the values of all variables into the array, by index, as far as it reaches. This is the fastest way to read many values.
    public func copyValues(into values: inout [Double]) {
        let count = min(values.count, engine.model.values.count)
        unsafe values.withUnsafeMutableBufferPointer { target in
            if count > 0 { unsafe target.baseAddress?.update(from: engine.model.values.pointer.base, count: count) }
        }
        // Variables that no solve has seen yet have only a preferred value.
        for index in 0..<Int32(engine.plan.agenda.seeds.count) {
            let variable = Variable(index: engine.plan.agenda.seeds[index])
            if variable.index < count { values[Int(variable.index)] = value(of: variable) }
        }
    }

    /// The variables whose values changed in the last `solve()`. The same calls give the same order.
    public var changed: ChangedVariables { ChangedVariables(solver: self, count: engine.model.log.variables.count) }

    fileprivate func changedVariable(at index: Int) -> Variable { Variable(index: engine.model.log.variables[Int32(index)]) }

    /// The current conflicts, each with a constraint that is left out because others contradict it.
    ///
    /// A broken constraint is tried again when a member of its conflict is removed, edited, given another priority, or broken itself.
    public var conflicts: [Conflict] { engine.conflicts.standing }

    /// Returns the conflicts found since the previous call.
    public func takeNewConflicts() -> [Conflict] {
        defer { engine.conflicts.fresh = [] }
        return engine.conflicts.fresh
    }

    /// Returns the variables that could take other values without making anything worse, in order of creation. Computed on each call.
    public func ambiguities() -> [Ambiguity] {
        engine.extents().map { extent in
            let value = engine.model.values[extent.variable], tolerance = 1e-7 * max(1, abs(value))
            return Ambiguity(
                variable: Variable(index: extent.variable), canDecrease: extent.low < value - tolerance,
                canIncrease: extent.high > value + tolerance)
        }
    }

    /// Moves to another solution that is equally good: the first ambiguous variable moves to the far end of its range, or by 20 if the
    /// range is open, and the others stay as close as they can.
    ///
    /// - Returns: `false` if there is no other solution.
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

    func decidingRows(_ variables: [Int32]) -> [Int32] { engine.model.decidingRows(of: variables, engine.plan) }

    /// Returns an independent solver with the same content and solution, for trying something out.
    public func copy() -> Solver { Solver(Engine(copying: engine)) }

    public var counters: Counters { engine.model.counters }
}

/// A view of the variables that the last `solve()` changed; valid until the next one.
public struct ChangedVariables: RandomAccessCollection {
    fileprivate let solver: Solver
    public let count: Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public subscript(position: Int) -> Variable { solver.changedVariable(at: position) }
}
