/// Components: representatives that rows tie together.
struct ComponentPartition: ~Copyable {
    var parents = Buffer<Int32>()
    /// For each variable its component, and for each representative its place in it.
    var numbers = Buffer<Int32>()
    var ordinals = Buffer<Int32>()
    var records = Buffer<Component>()
    var rows = Buffer<ComponentRow>()
    var rowCount: Int32 = 0
    var entries = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    var entryCount: Int32 = 0
    /// The rows by component and priority, and for each component the end of its rows.
    var order = Buffer<Int32>()
    var ends = Buffer<Int32>()
    var rest = Buffer<Int32>()
}

/// A row of a component while its island is planned.
struct ComponentRow: BitwiseCopyable {
    var priority: Double
    var code: Int32
    var number: Int32
    /// The range of its entries in `entries` and `coefficients`.
    var start: Int32
    var end: Int32
}

extension ComponentPartition {
    private mutating func find(_ representative: Int32) -> Int32 {
        var representative = representative
        while parents[representative] != representative {
            parents[representative] = parents[parents[representative]]
            representative = parents[representative]
        }
        return representative
    }

    mutating func findComponents(
        _ model: inout Model, _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix,
        _ impliedVariables: inout ImpliedVariables, _ aggregation: inout Aggregation
    ) {
        let variableCount = Int32(canonicalOrder.variables.count), rowCount = Int32(canonicalOrder.rows.count)
        self.parents.resize(to: variableCount)
        // Room for the most that the rows and bounds can become.
        rows.resize(to: rowCount &+ variableCount)
        entries.resize(to: matrix.rowStarts[rowCount] &+ variableCount)
        coefficients.resize(to: matrix.rowStarts[rowCount] &+ variableCount)
        self.rowCount = 0
        entryCount = 0
        let (variables, list, parents, states, isImplied) = (
            model.variables.pointer, canonicalOrder.variables.pointer, self.parents.pointer,
            matrix.rowStates.pointer, impliedVariables.isImplied.pointer
        )
        for variable in 0..<variableCount { parents[variable] = variable }
        for row in 0..<rowCount where states[row] == .open { addComponentRow(row, &model, &canonicalOrder, &matrix, &aggregation) }
        for variable in 0..<variableCount where !isImplied[variable] && variables[list[variable]].lowerBound > -.infinity {
            addBound(of: variable, &canonicalOrder, &aggregation)
        }
        numberComponents(&canonicalOrder, &impliedVariables, &aggregation)
        orderComponentRows()
    }

    private mutating func addComponentRow(
        _ row: Int32, _ model: inout Model, _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix,
        _ aggregation: inout Aggregation
    ) {
        let id = canonicalOrder.rows[row], first = matrix.rowStarts[row]
        if first &+ 1 == matrix.rowStarts[row &+ 1] {
            let variable = matrix.variables[first], representative = aggregation.representatives[variable]
            if representative == Aggregation.noRepresentative { return addConstantRow(row, &model, &canonicalOrder, &matrix, &aggregation) }
            append(representative, matrix.coefficients[first] * aggregation.factors[variable])
            return append(id, priority: model.rows[id].priority, representative, entries: 1)
        }
        aggregation.sum(row, &matrix)
        let summed = aggregation.combined.summed.pointer, count = aggregation.combined.summed.end
        aggregation.clearSums()
        if count == 0 { return addConstantRow(row, &model, &canonicalOrder, &matrix, &aggregation) }
        for index in 0..<count {
            append(summed[index], aggregation.combined.sums[summed[index]])
            if index > 0 { unite(summed[0], summed[index]) }
        }
        append(id, priority: model.rows[id].priority, summed[0], entries: count)
    }

    /// Adds a row whose variables are all known: it is a check if it is required, and idle otherwise.
    private mutating func addConstantRow(
        _ row: Int32, _ model: inout Model, _ canonicalOrder: inout CanonicalOrder, _ matrix: inout IslandMatrix,
        _ aggregation: inout Aggregation
    ) {
        let id = canonicalOrder.rows[row]
        matrix.rowStates[row] = model.rows[id].isRequired ? .check : .idle
        if model.rows[id].isRequired { aggregation.checks.append(id) }
    }

    @inline(__always) mutating func append(_ representative: Int32, _ coefficient: Double) {
        entries[entryCount] = representative
        coefficients[entryCount] = coefficient
        entryCount &+= 1
    }

    @inline(__always) mutating func append(_ code: Int32, priority: Double, _ representative: Int32, entries: Int32) {
        let end = entryCount
        rows[rowCount] = ComponentRow(
            priority: priority, code: code, number: representative, start: end &- entries, end: end)
        rowCount &+= 1
    }

    /// Joins two components; the representative created first identifies the result.
    private mutating func unite(_ a: Int32, _ b: Int32) {
        let (a, b) = (find(a), find(b))
        if a < b { parents[b] = a } else { parents[a] = b }
    }

    private mutating func addBound(of variable: Int32, _ canonicalOrder: inout CanonicalOrder, _ aggregation: inout Aggregation) {
        let code = RowCode.bound(canonicalOrder.variables[variable]), representative = aggregation.representatives[variable]
        if representative == Aggregation.noRepresentative { aggregation.checks.append(code); return }
        append(representative, aggregation.factors[variable])
        append(code, priority: 1000, representative, entries: 1)
    }

    /// Numbers the components, and counts their representatives, variables, rows and entries.
    private mutating func numberComponents(
        _ canonicalOrder: inout CanonicalOrder, _ impliedVariables: inout ImpliedVariables, _ aggregation: inout Aggregation
    ) {
        let variableCount = Int32(canonicalOrder.variables.count)
        numbers.reset(to: variableCount, with: -1)
        ordinals.resize(to: variableCount)
        self.records.removeAll()
        let (representatives, componentNumbers, ordinals, isImplied) = (
            aggregation.representatives.pointer, numbers.pointer, self.ordinals.pointer,
            impliedVariables.isImplied.pointer
        )
        for variable in 0..<variableCount where !isImplied[variable] {
            let representative = representatives[variable]
            if representative == Aggregation.noRepresentative { continue }
            let first = find(representative)
            if componentNumbers[first] < 0 {
                componentNumbers[first] = Int32(self.records.count)
                self.records.append(Component(island: -1))
            }
            let number = componentNumbers[first], records = self.records.pointer
            componentNumbers[variable] = number
            records[number].variables &+= 1
            if representative == variable {
                ordinals[variable] = records[number].representatives
                records[number].representatives &+= 1
            }
        }
        let (componentRows, records) = (rows.pointer, self.records.pointer)
        for index in 0..<rowCount {
            let number = componentNumbers[find(componentRows[index].number)]
            componentRows[index].number = number
            records[number].rows &+= 1
            records[number].nonzeros &+= componentRows[index].end &- componentRows[index].start
        }
    }

    /// Orders the rows by component, then by priority, otherwise as they are.
    private mutating func orderComponentRows() {
        let count = rowCount, componentCount = Int32(self.records.count)
        self.ends.resize(to: componentCount &+ 1)
        self.order.resize(to: count)
        let (componentRows, records, ends, order) = (
            rows.pointer, self.records.pointer, self.ends.pointer,
            self.order.pointer
        )
        var end: Int32 = 0
        for number in 0..<componentCount {
            ends[number] = end
            end &+= records[number].rows
        }
        for index in 0..<count {
            let number = componentRows[index].number, ordinal = ends[number]
            order[ordinal] = index
            ends[number] = ordinal &+ 1
        }
        for number in 0..<componentCount { orderByPriority(ends[number] &- records[number].rows..<ends[number]) }
    }

    /// Orders rows by descending priority, stably, with one pass per priority, because many rows have few priorities.
    private mutating func orderByPriority(_ range: Range<Int32>) {
        let (order, componentRows) = (self.order.pointer, rows.pointer)
        if range.count <= 24 { return order.sort(range) { componentRows[$0].priority > componentRows[$1].priority } }
        self.rest.resize(to: Int32(range.count))
        let rest = self.rest.pointer
        var (ordinal, left, passes) = (range.lowerBound, Int32(range.count), 0)
        for index in range { rest[index &- range.lowerBound] = order[index] }
        while left > 0, passes < 16 {
            var highest = -Double.infinity
            for index in 0..<left { highest = max(highest, componentRows[rest[index]].priority) }
            var kept: Int32 = 0
            for index in 0..<left {
                let row = rest[index]
                if componentRows[row].priority == highest {
                    order[ordinal] = row
                    ordinal &+= 1
                } else {
                    rest[kept] = row
                    kept &+= 1
                }
            }
            left = kept
            passes += 1
        }
        for index in 0..<left { order[ordinal &+ index] = rest[index] }
        order.sort(ordinal..<range.upperBound) { componentRows[$0].priority > componentRows[$1].priority }
    }
}
