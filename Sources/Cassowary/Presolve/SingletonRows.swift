/// Forward substitution: required equalities with one variable left determine it.
///
/// Which variables are determined does not depend on the order of work. Which row determines a variable, where there is a
/// choice: the one with the shortest way of definitions below it, then the first in the canonical order of rows. So the plan
/// is the same from scratch and after any changes.
struct SingletonRows: ~Copyable {
    /// Variables whose definition is gone, and rows that mention them.
    var lost = Buffer<Int32>()
    var touched = Buffer<Int32>()
    /// Rows that may determine their one variable, by depth.
    var candidates = BucketQueue()
}

extension SingletonRows {
    /// What a row says of its one variable that is not determined.
    private struct Definition {
        var variable: Int32
        var depth: Int32
        var value: Double
    }

    @inline(__always) mutating func lose(_ variable: Int32, _ model: inout Model) {
        model.variables[variable].definer = -1
        lost.append(variable)
    }

    /// The row may determine its one variable.
    @inline(__always) private mutating func offer(_ row: Int32, _ model: inout Model) {
        if model.rows[row].isRequiredEquality { candidates.push(row, depth: depth(through: row, &model)) }
    }

    /// While it is at hand, unless what is determined is about to change.
    @inline(__always) mutating func defineOrOffer(_ row: Int32, _ model: inout Model, _ plan: inout Plan) {
        if lost.count > 0 { return offer(row, &model) }
        if model.rows[row].isRequiredEquality { define(by: row, definition(by: row, &model), &model, &plan) }
    }

    /// One more than the depth of what the row needs besides `target`.
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

    /// Brings the set of determined variables up to date, without values.
    mutating func eliminate(_ model: inout Model, _ plan: inout Plan) {
        loseWhatDepends(&model, &plan)
        while candidates.count > 0 {
            let row = candidates.pop()
            guard model.rows[row].role == .loose, model.rows[row].undetermined == 1, model.rows[row].flags.isLinked,
                model.rows[row].isRequiredEquality
            else { continue }
            let definition = definition(by: row, &model)
            // What it needs may have become deeper since it was offered.
            if definition.depth > candidates.depth { candidates.push(row, depth: definition.depth); continue }
            define(by: row, definition, &model, &plan)
            if lost.count > 0 { loseWhatDepends(&model, &plan) }
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
        // While it is at hand; what it needs and is yet to change will mark it again. Nothing depends on it so far.
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

    /// All variables of the row are determined: it can only be verified, or takes over from a row that comes later.
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
                // No substitute: what depends on it becomes shallower too.
                model.variables[variable].depth = -1
                return lose(variable, &model)
            }
            if depth == model.variables[variable].depth, model.precedes(row, rival) { return take(variable, by: row, &model, &plan) }
        }
    }

    /// The row becomes the definer of a variable that is determined by another at the same depth.
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

    /// What is no longer determined, and what was determined from that.
    private mutating func loseWhatDepends(_ model: inout Model, _ plan: inout Plan) {
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

    /// Another row that determines the variable just as deep: then nothing that depends on it needs a new plan.
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
