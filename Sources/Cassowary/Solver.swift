/// Finds values for variables under constraints of any priority: required ones hold, the others come as close as they can,
/// higher priorities first and without regard to lower ones.
///
/// Changes are recorded; `solve()` takes them in as one batch.
public final class Solver {
    struct Row {
        var terms: [Term]
        var relation: Relation
        var constant: Double
        var priority: Priority
        var resilience: Int
        /// Position in the order of adding.
        var order: Int
        var isAlive = true
        var isBroken = false
    }

    struct Unknown {
        var lowerBound: Double?
        var preferred: Double
        var value: Double
        var isAlive = true
    }

    var rows: [Row] = []
    var unknowns: [Unknown] = []
    private var freeRows: [Int32] = []
    private var freeUnknowns: [Int32] = []
    private var order = 0
    private var isPending = false

    public internal(set) var counters = Counters()
    /// Constraints left out because others contradict them.
    public private(set) var conflicts: [Conflict] = []
    /// Variables whose value changed in the last `solve()`, in order of creation.
    public private(set) var changed: [Variable] = []

    public init() {}

    // MARK: Changes

    public func addVariable(lowerBound: Double? = nil, preferring value: Double = 0) -> Variable {
        isPending = true
        let unknown = Unknown(lowerBound: lowerBound, preferred: value, value: .nan)
        if let index = freeUnknowns.popLast() {
            unknowns[Int(index)] = unknown
            return Variable(index: index)
        }
        unknowns.append(unknown)
        return Variable(index: Int32(unknowns.count - 1))
    }

    /// No constraint may mention the variable any more.
    public func remove(_ variable: Variable) {
        unknowns[Int(variable.index)].isAlive = false
        freeUnknowns.append(variable.index)
        isPending = true
    }

    /// Where an ambiguous variable would rather be.
    public func prefer(_ value: Double, for variable: Variable) {
        guard unknowns[Int(variable.index)].preferred != value else { return }
        unknowns[Int(variable.index)].preferred = value
        isPending = true
    }

    /// Σ coefficient · variable  relation  constant.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required, resilience: Int = 0
    ) -> Constraint {
        counters.adds += 1
        isPending = true
        order += 1
        let row = Row(
            terms: Self.merged(terms), relation: relation, constant: constant, priority: priority, resilience: resilience, order: order)
        if let index = freeRows.popLast() {
            rows[Int(index)] = row
            return Constraint(index: index)
        }
        rows.append(row)
        return Constraint(index: Int32(rows.count - 1))
    }

    private static func merged(_ terms: [Term]) -> [Term] {
        var result: [Term] = []
        for term in terms {
            if let at = result.firstIndex(where: { $0.variable == term.variable }) {
                result[at].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        return result.filter { $0.coefficient != 0 }
    }

    public func remove(_ constraint: Constraint) {
        counters.removes += 1
        rows[Int(constraint.index)].isAlive = false
        rows[Int(constraint.index)].terms = []
        freeRows.append(constraint.index)
        isPending = true
    }

    public func setConstant(_ constant: Double, of constraint: Constraint) {
        guard rows[Int(constraint.index)].constant != constant else { return }
        counters.constantEdits += 1
        rows[Int(constraint.index)].constant = constant
        isPending = true
    }

    public func setPriority(_ priority: Priority, of constraint: Constraint) {
        guard rows[Int(constraint.index)].priority != priority else { return }
        counters.priorityChanges += 1
        rows[Int(constraint.index)].priority = priority
        isPending = true
    }

    // MARK: Answers

    /// Takes in everything recorded since the last time. Nothing to do costs nothing.
    public func solve() {
        changed = []
        guard isPending else { return }
        isPending = false
        counters.solves += 1
        counters.optimisations += 1
        conflicts = []
        for index in rows.indices { rows[index].isBroken = false }
        var assembly = Assembly(self)
        while let clash = assembly.run() {
            let members = irreducible(clash)
            guard let victim = victim(of: members.rows) else { break }
            rows[victim].isBroken = true
            conflicts.append(
                Conflict(
                    victim: Constraint(index: Int32(victim)), members: members.rows.map { Constraint(index: Int32($0)) },
                    bounds: members.bounds.map { Variable(index: Int32($0)) }))
            assembly = Assembly(self)
        }
        publish(assembly.values)
        lastAssembly = assembly
    }

    private var lastAssembly: Assembly?

    private func publish(_ values: [Double]) {
        for (index, value) in values.enumerated() where unknowns[index].isAlive && unknowns[index].value != value {
            unknowns[index].value = value
            changed.append(Variable(index: Int32(index)))
        }
    }

    /// As of the last `solve()`.
    public func value(of variable: Variable) -> Double {
        let value = unknowns[Int(variable.index)].value
        return value.isNaN ? unknowns[Int(variable.index)].preferred : value
    }

    /// The variables that could take other values without making anything worse.
    public func ambiguities() -> [Ambiguity] { lastAssembly?.ambiguities() ?? [] }

    /// An engine of its own with the same content.
    public func copy() -> Solver {
        let other = Solver()
        (other.rows, other.unknowns) = (rows, unknowns)
        (other.freeRows, other.freeUnknowns, other.order, other.isPending) = (freeRows, freeUnknowns, order, isPending)
        (other.conflicts, other.lastAssembly) = (conflicts, lastAssembly)
        return other
    }

    // MARK: Conflicts

    /// Leaves out whatever the contradiction does not need.
    private func irreducible(_ clash: Clash) -> Clash {
        var kept = clash
        for row in clash.rows {
            let fewer = kept.rows.filter { $0 != row }
            if Assembly(self, only: fewer, bounds: kept.bounds).isContradictory() { kept.rows = fewer }
        }
        for bound in clash.bounds {
            let fewer = kept.bounds.filter { $0 != bound }
            if Assembly(self, only: kept.rows, bounds: fewer).isContradictory() { kept.bounds = fewer }
        }
        return kept
    }

    /// The least resilient, and of those the one added last.
    private func victim(of members: [Int]) -> Int? {
        members.min { (rows[$0].resilience, -rows[$0].order) < (rows[$1].resilience, -rows[$1].order) }
    }
}

/// Required rows, and variables with their bounds, that contradict one another.
struct Clash {
    var rows: [Int]
    var bounds: [Int]
}
