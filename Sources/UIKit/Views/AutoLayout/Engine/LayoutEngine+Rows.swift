import Cassowary
import Foundation

/// The rows of the solver: those of constraints, and the edits of all others.
extension LayoutEngine {
    func add(
        _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ constant: Double,
        _ priority: UILayoutPriority = .required, resilience: Int = 0
    ) -> Cassowary.Constraint {
        reports.statistics.adds += 1
        reports.statistics.constraints += 1
        pending.noteChange()
        return solver.add(
            expression.terms, relation.forSolver, constant - expression.constant, priority: priority.forSolver, resilience: resilience)
    }

    /// Adds a row of one variable that keeps content at its size. It yields to the user's own constraint of the same priority
    /// (Suites.md, openLayouts: content 50 wide, hugging 250, `width >= 100 @250` is 100).
    func add(
        _ variable: Variable, _ relation: NSLayoutConstraint.Relation, _ constant: Double, _ priority: UILayoutPriority
    ) -> Cassowary.Constraint {
        reports.statistics.adds += 1
        reports.statistics.constraints += 1
        pending.noteChange()
        return solver.add(CollectionOfOne(Term(variable, 1)), relation.forSolver, constant, priority: priority.forSolver, isYielding: true)
    }

    func remove(_ row: Cassowary.Constraint) {
        reports.statistics.removes += 1
        reports.statistics.constraints -= 1
        pending.noteChange()
        solver.remove(row)
    }

    /// - Parameter staysVertical: Whether the row is one of positions and heights alone.
    func edit(_ row: Cassowary.Constraint, constant: Double, staysVertical: Bool = false) {
        reports.statistics.constantEdits += 1
        pending.noteChange(staysVertical: staysVertical)
        solver.setConstant(constant, of: row)
    }

    func edit(_ row: Cassowary.Constraint, priority: UILayoutPriority) {
        pending.noteChange()
        solver.setPriority(priority.forSolver, of: row)
    }

    // MARK: Constraints

    func install(_ constraint: NSLayoutConstraint, _ holder: any LayoutNode) {
        guard constraint.isHeld, constraint.installation?.engine !== self else { return }
        if let objection = AttributePairs.objectionToLayout(of: constraint) { return ProgrammerError.stop(objection) }
        var expression = LinearExpression()
        swap(&expression, &scratch)
        defer { swap(&expression, &scratch) }
        guard build(&expression, of: constraint, in: constraint.space(below: holder)) else { return }
        let row = add(
            expression, constraint.relation, Double(constraint.constant), constraint.priority, resilience: constraint.resilience)
        constraint.installation = ConstraintInstallation(engine: self, handle: row, offset: -expression.constant)
        if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { noteBorrowedBaselines(of: constraint) }
        if constraint.tiesAxes { boxes.tieAxes = true }
        if !reports.removedConstraints.isEmpty { noteChurn(adding: constraint) }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation, installation.engine === self else { return }
        remove(installation.handle)
        constraint.installation = nil
        boxes.areInTreeOrder = false
    }

    /// Rebuilds the row of a constraint, because what it refers to has changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        enqueue(constraint)
    }
}

extension NSLayoutConstraint.Relation {
    var forSolver: Cassowary.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension UILayoutPriority {
    var forSolver: Cassowary.Priority { isRequired ? .required : Cassowary.Priority(rawValue: Double(rawValue)) }
}
