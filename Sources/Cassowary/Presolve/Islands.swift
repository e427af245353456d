// Islands: undetermined variables that constraints tie together. Each is planned as a whole, in an order that depends only on its content.

/// The variables and rows of an island as they are found from one of its variables; entries refer to variables by their place here.
struct FoundIsland: ~Copyable {
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var starts = Buffer<Int32>()
    var entries = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    private var end: Int32 = 0

    @inline(__always) mutating func removeAll() {
        variables.removeAll()
        rows.removeAll()
        starts.removeAll()
        entries.removeAll()
        coefficients.removeAll()
        end = 0
    }

    /// - Parameter count: The number of entries that the row will have.
    @inline(__always) mutating func begin(_ row: Int32, _ count: Int32) {
        rows.append(row)
        starts.append(end)
        entries.grow(by: count)
        coefficients.grow(by: count)
    }

    @inline(__always) mutating func add(_ variable: Int32, _ coefficient: Double) {
        entries[end] = variable
        coefficients[end] = coefficient
        end &+= 1
    }

    @inline(__always) mutating func finish() { starts.append(end) }
}

extension FoundIsland {
    /// Collects the variables that rows tie to the seed, and these rows, in the order in which they are found.
    mutating func collect(around seed: Int32, _ model: inout Model, _ plan: inout Plan) {
        let mark = model.nextMark()
        removeAll()
        self.variables.append(seed)
        model.variables[seed].mark = mark
        model.variables[seed].local = 0
        let (rows, terms, variables) = (model.rows.pointer, model.terms.pointer, model.variables.pointer)
        var index: Int32 = 0
        while index < self.variables.end {
            var at = variables[self.variables[index]].firstTerm
            while at >= 0 {
                let row = terms[at].row, next = terms[at].next
                if rows[row].mark != mark {
                    rows[row].mark = mark
                    begin(row, rows[row].undetermined)
                    if rows[row].undetermined == 1 {
                        add(index, terms[at].coefficient)
                    } else {
                        add(row, mark, &model, &plan)
                    }
                }
                at = next
            }
            index &+= 1
        }
        finish()
    }

    @inline(__always) private mutating func add(_ row: Int32, _ mark: Int32, _ model: inout Model, _ plan: inout Plan) {
        let (terms, members) = (model.terms.pointer, model.variables.pointer)
        var at = model.rows[row].firstTerm
        let end = at &+ model.rows[row].termCount
        while at < end {
            let variable = terms[at].variable
            if members[variable].mark != mark {
                if members[variable].role == .determined { at &+= 1; continue }
                if members[variable].island >= 0 { plan.dissolve(members[variable].island, keeping: false, &model) }
                members[variable].role = .free
                members[variable].mark = mark
                members[variable].local = variables.end
                variables.append(variable)
            }
            add(members[variable].local, terms[at].coefficient)
            at &+= 1
        }
    }
}
