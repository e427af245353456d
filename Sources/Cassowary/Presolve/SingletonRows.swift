/// Forward substitution: a required equality with one variable left determines that variable.
///
/// Which variables are determined does not depend on the order of work. If several rows could determine a variable, the one with the
/// shortest chain of definitions below it does, then the first in the canonical order of rows. So the plan is the same from scratch and
/// after any changes.
struct SingletonRows: ~Copyable {
    /// Variables whose definition was lost, and rows that mention such variables.
    var lost = Buffer<Int32>()
    var touched = Buffer<Int32>()
    /// Rows that may determine their one undetermined variable, by depth.
    var candidates = BucketQueue()
}

extension SingletonRows {
    /// A row's definition of its one undetermined variable.
    private struct Definition {
        var variable: Int32
        var depth: Int32
        var value: Double
    }

    @inline(__always) mutating func lose(_ variable: Int32, _ model: inout Model) {
        model.variables[variable].definer = -1
        lost.append(variable)
    }

    /// Queues the row as a candidate to determine its one undetermined variable.
    @inline(__always) private mutating func offer(_ row: Int32, _ model: inout Model) {
        if model.rows[row].isRequiredEquality { candidates.push(row, depth: depth(through: row, &model)) }
    }

    /// Defines the row's one variable at once, unless the set of determined variables is about to change.
    @inline(__always) mutating func defineOrOffer(_ row: Int32, _ model: inout Model, _ plan: inout Plan) {
        if lost.count > 0 { return offer(row, &model) }
        if model.rows[row].isRequiredEquality { define(by: row, definition(by: row, &model), &model, &plan) }
    }

    /// Returns one more than the depth of the deepest determined variable in the row, ignoring `target`.
    @inline(__always) private mutating func depth(through row: Int32, to target: Int32 = -1, _ model: inout Model) -> Int32 {
        let first = model.rows[row].firstTerm
        var deepest: Int32 = 0
        for at in first..<first &+ model.rows[row].termCount {
            let variable = model.terms[at].variable
            if variable != target, model.variables[variable].role == .determined, model.variables[variable].depth > deepest {
                deepest = model.variables[variable].depth
            }
        }
        return deepest &+ 1
    }

    /// Brings the set of determined variables up to date; `evaluateDefinitions` does so for their values.
    mutating func eliminate(_ model: inout Model, _ plan: inout Plan) {
        loseDependents(&model, &plan)
        while candidates.count > 0 {
            let row = candidates.pop()
            guard model.rows[row].role == .loose, model.rows[row].undetermined == 1, model.rows[row].flags.isLinked,
                model.rows[row].isRequiredEquality
            else { continue }
            let definition = definition(by: row, &model)
            // The variables it needs may have become deeper since the row was queued.
            if definition.depth > candidates.depth { candidates.push(row, depth: definition.depth); continue }
            define(by: row, definition, &model, &plan)
            if lost.count > 0 { loseDependents(&model, &plan) }
        }
    }

    @inline(__always) private mutating func definition(by row: Int32, _ model: inout Model) -> Definition {
        let (terms, variables, offsets) = (model.terms.pointer, model.variables.pointer, model.offsets.pointer)
        var sum = model.rows[row].constant, divisor = 1.0
        var (target, deepest): (Int32, Int32) = (-1, 0)
        let first = model.rows[row].firstTerm
        for at in first..<first &+ model.rows[row].termCount {
            let variable = terms[at].variable
            if variables[variable].role == .determined {
                deepest = max(deepest, variables[variable].depth)
                sum -= terms[at].coefficient * offsets[variable]
            } else {
                target = variable
                divisor = terms[at].coefficient
            }
        }
        return Definition(variable: target, depth: deepest &+ 1, value: divisor == 1 ? sum : sum / divisor)
    }

    private mutating func define(by row: Int32, _ definition: Definition, _ model: inout Model, _ plan: inout Plan) {
        let variable = definition.variable
        if model.variables[variable].island >= 0 { plan.dissolve(model.variables[variable].island, keeping: false, &model) }
        model.variables[variable].role = .determined
        model.variables[variable].definer = row
        model.variables[variable].depth = definition.depth
        model.rows[row].role = .definition
        model.rows[row].owner = variable
        model.rows[row].undetermined = 0
        // Evaluated at once; variables it needs that are yet to change will mark it again. Nothing depends on it yet.
        _ = plan.determine(variable, as: definition.value, &model)
        let (rows, terms) = (model.rows.pointer, model.terms.pointer)
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let other = terms[at].row
            if other != row {
                let left = rows[other].undetermined &- 1
                rows[other].undetermined = left
                if left == 0 { becomeChecked(other, &model, &plan) } else if left == 1 { offer(other, &model) }
            }
            at = terms[at].next
        }
    }

    /// Handles a row whose variables are all determined: it is only verified, or replaces the definition of a variable if it precedes it.
    mutating func becomeChecked(_ row: Int32, _ model: inout Model, _ plan: inout Plan) {
        guard model.rows[row].isRequired else { model.rows[row].role = .idle; return }
        model.rows[row].role = .check
        plan.pushCheck(row, &model)
        guard model.rows[row].relation == 0 else { return }
        let (terms, variables) = (model.terms.pointer, model.variables.pointer)
        let first = model.rows[row].firstTerm, end = first &+ model.rows[row].termCount
        var (deepest, deepestOfOthers, deepestVariable): (Int32, Int32, Int32) = (0, 0, -1)
        for at in first..<end where variables[terms[at].variable].role == .determined {
            let depth = variables[terms[at].variable].depth
            if depth > deepest {
                (deepest, deepestOfOthers, deepestVariable) = (depth, deepest, terms[at].variable)
            } else {
                deepestOfOthers = max(deepestOfOthers, depth)
            }
        }
        for at in first..<end {
            let variable = terms[at].variable, rival = variables[variable].definer
            guard rival >= 0 else { continue }
            let depth = (variable == deepestVariable ? deepestOfOthers : deepest) &+ 1
            if depth < model.variables[variable].depth {
                model.rows[rival].role = .check
                plan.pushCheck(rival, &model)
                // No direct replacement, because what depends on the variable becomes shallower too.
                model.variables[variable].depth = -1
                return lose(variable, &model)
            }
            if depth == model.variables[variable].depth, model.precedes(row, rival) { return take(variable, by: row, &model, &plan) }
        }
    }

    /// Makes the row the definer of a variable that another row determines at the same depth.
    private mutating func take(_ variable: Int32, by row: Int32, _ model: inout Model, _ plan: inout Plan) {
        let rival = model.variables[variable].definer
        if rival >= 0 {
            model.rows[rival].role = .check
            plan.pushCheck(rival, &model)
        }
        model.variables[variable].definer = row
        model.rows[row].role = .definition
        model.rows[row].owner = variable
        plan.markDefinitionDirty(row, model.variables[variable].depth, &model)
    }

    /// Frees variables that are no longer determined, and those that were determined from them.
    private mutating func loseDependents(_ model: inout Model, _ plan: inout Plan) {
        while let variable = lost.popLast() {
            guard model.variables[variable].role == .determined, model.variables[variable].definer < 0 else { continue }
            if let row = substitute(for: variable, &model) { take(variable, by: row, &model, &plan); continue }
            model.variables[variable].role = .free
            plan.seed(variable, &model)
            var at = model.variables[variable].firstTerm
            while at >= 0 {
                let row = model.terms[at].row
                model.rows[row].undetermined &+= 1
                switch model.rows[row].role {
                case .definition: if model.rows[row].owner != variable { lose(model.rows[row].owner, &model) }
                case .aggregation, .component, .implication: plan.dissolve(model.rows[row].owner, keeping: false, &model)
                case .idle: plan.releaseVariables(of: row, except: variable, &model)
                case .check, .loose: break
                }
                model.rows[row].role = .loose
                touched.append(row)
                at = model.terms[at].next
            }
        }
        while let row = touched.popLast() {
            if model.rows[row].role == .loose, model.rows[row].undetermined == 1 { offer(row, &model) }
        }
    }

    /// Returns another row that determines the variable at the same depth, so that nothing that depends on it needs a new plan.
    private mutating func substitute(for variable: Int32, _ model: inout Model) -> Int32? {
        var best: Int32?
        var at = model.variables[variable].firstTerm
        while at >= 0 {
            let row = model.terms[at].row
            if model.rows[row].role == .check, model.rows[row].isRequiredEquality, model.rows[row].undetermined == 0,
                depth(through: row, to: variable, &model) == model.variables[variable].depth, best.map({ model.precedes(row, $0) }) ?? true
            {
                best = row
            }
            at = model.terms[at].next
        }
        return best
    }
}
