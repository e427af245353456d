/// The island in local indices: entries by row, and rows by variable.
struct IslandMatrix: ~Copyable {
    var rowStarts = Buffer<Int32>()
    var variables = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    var columnStarts = Buffer<Int32>()
    var columnRows = Buffer<Int32>()
    var cursors = Buffer<Int32>()
    var rowStates = Buffer<RowState>()
    /// By variable: how many rows that are still open mention it.
    var degrees = Buffer<Int32>()
}

/// What presolving has made of a row so far.
enum RowState: UInt8, BitwiseCopyable {
    case open, implied, aggregation, check, idle
}

struct ImpliedVariables: ~Copyable {
    var isImplied = Buffer<Bool>()
    /// (row, variable) in the order of peeling.
    var pairs = Buffer<Int32>()
    var stack = Buffer<Int32>()
}

/// Classes of variables: each is factor · representative + offset. A representative of `noRepresentative` means: a known number.
struct Aggregation: ~Copyable {
    var representatives = Buffer<Int32>()
    var factors = Buffer<Double>()
    var nextInClass = Buffer<Int32>()
    var lastInClass = Buffer<Int32>()
    var classSizes = Buffer<Int32>()
    var queue = Buffer<Int32>()
    var isWaiting = Buffer<Bool>()
    /// (row, end of its targets).
    var equalities = Buffer<Int32>()
    var divisors = Buffer<Double>()
    var targets = Buffer<Int32>()
    var targetFactors = Buffer<Double>()
    var checks = Buffer<Int32>()
    var combined = CombinedRow()

    static let noRepresentative: Int32 = -1
}

/// One row in terms of representatives.
struct CombinedRow: ~Copyable {
    var sums = Buffer<Double>()
    var magnitudes = Buffer<Double>()
    var isSummed = Buffer<Bool>()
    var summed = Buffer<Int32>()
}

/// Components: representatives that rows tie together.
struct ComponentPartition: ~Copyable {
    var parents = Buffer<Int32>()
    /// By variable: the component, and the place of a representative in it.
    var numbers = Buffer<Int32>()
    var places = Buffer<Int32>()
    var records = Buffer<Component>()
    var rows = Buffer<ComponentRow>()
    var rowCount: Int32 = 0
    var entries = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    var entryCount: Int32 = 0
    /// Rows by component and priority; by component, where they end.
    var order = Buffer<Int32>()
    var ends = Buffer<Int32>()
    var rest = Buffer<Int32>()
}

/// A row of a component while the island is planned.
struct ComponentRow: BitwiseCopyable {
    var priority: Double
    var code: Int32
    var number: Int32
    /// Its entries in `entries` and `coefficients`.
    var start: Int32
    var end: Int32
}

/// The plan of an island: implied variables are peeled off, equalities with one or two representatives join classes, what remains falls apart
/// into components. Nothing here depends on constants.
extension Engine {
    mutating func planIsland() {
        index()
        peel()
        joinClasses()
        findComponents()
        writeIsland()
    }

    // MARK: Local indices

    private mutating func index() {
        let variableCount = Int32(planner.canonicalOrder.variables.count), rowCount = Int32(planner.canonicalOrder.rows.count),
            entryCount = planner.foundIsland.entries.end
        planner.matrix.rowStarts.resize(to: rowCount &+ 1)
        planner.matrix.variables.resize(to: entryCount)
        planner.matrix.coefficients.resize(to: entryCount)
        planner.matrix.degrees.reset(to: variableCount &+ 1, with: 0)
        planner.matrix.rowStates.reset(to: rowCount, with: .open)
        let (order, foundStarts, foundEntries) = (
            planner.canonicalOrder.found.pointer, planner.foundIsland.starts.pointer, planner.foundIsland.entries.pointer
        )
        let (foundCoefficients, sortedPlaces, starts) = (
            planner.foundIsland.coefficients.pointer, planner.canonicalOrder.places.pointer, planner.matrix.rowStarts.pointer
        )
        let (entryVariables, entryCoefficients, degrees) = (
            planner.matrix.variables.pointer, planner.matrix.coefficients.pointer, planner.matrix.degrees.pointer
        )
        var entry: Int32 = 0
        for place in 0..<rowCount {
            starts[place] = entry
            let row = order[place]
            for at in foundStarts[row]..<foundStarts[row &+ 1] {
                let variable = sortedPlaces[foundEntries[at]]
                entryVariables[entry] = variable
                entryCoefficients[entry] = foundCoefficients[at]
                degrees[variable] &+= 1
                entry &+= 1
            }
        }
        starts[rowCount] = entry
        indexColumns(variableCount, rowCount, entry)
    }

    private mutating func indexColumns(_ variableCount: Int32, _ rowCount: Int32, _ entryCount: Int32) {
        planner.matrix.columnStarts.resize(to: variableCount &+ 1)
        planner.matrix.cursors.resize(to: variableCount &+ 1)
        planner.matrix.columnRows.resize(to: entryCount)
        let (columnStarts, columnRows, places, degrees) = (
            planner.matrix.columnStarts.pointer, planner.matrix.columnRows.pointer, planner.matrix.cursors.pointer,
            planner.matrix.degrees.pointer
        )
        let (starts, entryVariables) = (planner.matrix.rowStarts.pointer, planner.matrix.variables.pointer)
        var start: Int32 = 0
        for variable in 0..<variableCount {
            columnStarts[variable] = start
            places[variable] = start
            start &+= degrees[variable]
        }
        columnStarts[variableCount] = start
        var entry: Int32 = 0
        for row in 0..<rowCount {
            let end = starts[row &+ 1]
            while entry < end {
                let variable = entryVariables[entry], place = places[variable]
                columnRows[place] = row
                places[variable] = place &+ 1
                entry &+= 1
            }
        }
    }

    // MARK: Implied variables

    /// A variable that only one equality mentions follows from it, and the equality binds nothing else. Repeated.
    private mutating func peel() {
        let variableCount = Int32(planner.canonicalOrder.variables.count)
        planner.impliedVariables.pairs.removeAll()
        planner.impliedVariables.stack.removeAll()
        planner.impliedVariables.isImplied.reset(to: variableCount, with: false)
        for variable in 0..<variableCount where planner.matrix.degrees[variable] == 1 { planner.impliedVariables.stack.append(variable) }
        while let variable = planner.impliedVariables.stack.popLast() {
            guard planner.matrix.degrees[variable] == 1, !planner.impliedVariables.isImplied[variable],
                !model.variables[planner.canonicalOrder.variables[variable]].isKept,
                let row = openRow(of: variable), model.rows[planner.canonicalOrder.rows[row]].isRequiredEquality
            else { continue }
            planner.matrix.rowStates[row] = .implied
            planner.impliedVariables.isImplied[variable] = true
            planner.impliedVariables.pairs.append(row)
            planner.impliedVariables.pairs.append(variable)
            for at in planner.matrix.rowStarts[row]..<planner.matrix.rowStarts[row &+ 1] {
                let other = planner.matrix.variables[at]
                planner.matrix.degrees[other] &-= 1
                if planner.matrix.degrees[other] == 1 { planner.impliedVariables.stack.append(other) }
            }
        }
    }

    @inline(__always) private func openRow(of variable: Int32) -> Int32? {
        for at in planner.matrix.columnStarts[variable]..<planner.matrix.columnStarts[variable &+ 1]
        where planner.matrix.rowStates[planner.matrix.columnRows[at]] == .open {
            return planner.matrix.columnRows[at]
        }
        return nil
    }

    // MARK: Classes

    /// Equalities with at most two representatives: one representative becomes a multiple of the other plus an offset, until nothing changes.
    private mutating func joinClasses() {
        let rowCount = Int32(planner.canonicalOrder.rows.count)
        beginClasses()
        planner.aggregation.isWaiting.reset(to: rowCount, with: false)
        planner.aggregation.equalities.removeAll()
        planner.aggregation.divisors.removeAll()
        planner.aggregation.targets.removeAll()
        planner.aggregation.targetFactors.removeAll()
        planner.aggregation.checks.removeAll()
        planner.aggregation.queue.removeAll()
        let (rows, list, states) = (model.rows.pointer, planner.canonicalOrder.rows.pointer, planner.matrix.rowStates.pointer)
        for row in 0..<rowCount where states[row] == .open && rows[list[row]].isRequiredEquality {
            planner.aggregation.queue.append(row)
            planner.aggregation.isWaiting[row] = true
        }
        var head: Int32 = 0
        while head < Int32(planner.aggregation.queue.count) {
            let row = planner.aggregation.queue[head]
            head &+= 1
            planner.aggregation.isWaiting[row] = false
            if planner.matrix.rowStates[row] == .open { joinClasses(by: row) }
        }
    }

    /// Each variable is a class of its own.
    private mutating func beginClasses() {
        let count = Int32(planner.canonicalOrder.variables.count)
        planner.aggregation.representatives.resize(to: count)
        planner.aggregation.lastInClass.resize(to: count)
        planner.aggregation.factors.resize(to: count)
        planner.aggregation.nextInClass.resize(to: count)
        planner.aggregation.classSizes.resize(to: count)
        planner.aggregation.combined.sums.resize(to: count)
        planner.aggregation.combined.magnitudes.resize(to: count)
        planner.aggregation.combined.isSummed.reset(to: count, with: false)
        let (representatives, factors, nextInClass) = (
            planner.aggregation.representatives.pointer, planner.aggregation.factors.pointer, planner.aggregation.nextInClass.pointer
        )
        let (lastInClass, classSizes) = (planner.aggregation.lastInClass.pointer, planner.aggregation.classSizes.pointer)
        for variable in 0..<count {
            representatives[variable] = variable
            lastInClass[variable] = variable
            factors[variable] = 1
            nextInClass[variable] = -1
            classSizes[variable] = 1
        }
    }

    private mutating func joinClasses(by row: Int32) {
        sum(row)
        switch planner.aggregation.combined.summed.count {
        case 0:
            planner.matrix.rowStates[row] = .check
            planner.aggregation.checks.append(planner.canonicalOrder.rows[row])
        case 1:
            let representative = planner.aggregation.combined.summed[0]
            join(
                representative, to: Aggregation.noRepresentative, factor: 0, divisor: planner.aggregation.combined.sums[representative],
                by: row)
        case 2:
            let (a, b) = (planner.aggregation.combined.summed[0], planner.aggregation.combined.summed[1])
            // The smaller class moves; of equal ones the one whose representative was created later.
            let isFirstMoving =
                planner.aggregation.classSizes[a] != planner.aggregation.classSizes[b]
                ? planner.aggregation.classSizes[a] < planner.aggregation.classSizes[b] : a > b
            let (moving, staying) = isFirstMoving ? (a, b) : (b, a)
            let divisor = planner.aggregation.combined.sums[moving]
            join(moving, to: staying, factor: -planner.aggregation.combined.sums[staying] / divisor, divisor: divisor, by: row)
        default: break
        }
        clearSums()
    }

    /// A row in terms of representatives: `summed` and `sums`. What cancels out is left out.
    private mutating func sum(_ row: Int32) {
        planner.aggregation.combined.summed.resize(to: planner.matrix.rowStarts[row &+ 1] &- planner.matrix.rowStarts[row])
        let (variables, coefficients, representatives, factors) = (
            planner.matrix.variables.pointer, planner.matrix.coefficients.pointer, planner.aggregation.representatives.pointer,
            planner.aggregation.factors.pointer
        )
        let (sums, magnitudes, isSummed, summed) = (
            planner.aggregation.combined.sums.pointer, planner.aggregation.combined.magnitudes.pointer,
            planner.aggregation.combined.isSummed.pointer, planner.aggregation.combined.summed.pointer
        )
        var count: Int32 = 0
        for at in planner.matrix.rowStarts[row]..<planner.matrix.rowStarts[row &+ 1] {
            let variable = variables[at], representative = representatives[variable]
            if representative == Aggregation.noRepresentative { continue }
            let product = coefficients[at] * factors[variable]
            if !isSummed[representative] {
                isSummed[representative] = true
                summed[count] = representative
                sums[representative] = product
                magnitudes[representative] = abs(product)
                count &+= 1
            } else {
                sums[representative] += product
                magnitudes[representative] += abs(product)
            }
        }
        var kept: Int32 = 0
        for index in 0..<count {
            let representative = summed[index]
            if abs(sums[representative]) <= 1e-12 * magnitudes[representative] { isSummed[representative] = false; continue }
            summed[kept] = representative
            kept &+= 1
        }
        planner.aggregation.combined.summed.truncate(to: kept)
    }

    private mutating func clearSums() {
        for index in 0..<Int32(planner.aggregation.combined.summed.count) {
            planner.aggregation.combined.isSummed[planner.aggregation.combined.summed[index]] = false
        }
    }

    private mutating func join(_ representative: Int32, to other: Int32, factor: Double, divisor: Double, by row: Int32) {
        planner.matrix.rowStates[row] = .aggregation
        planner.aggregation.equalities.append(row)
        planner.aggregation.divisors.append(divisor)
        var member = representative
        while member >= 0 {
            planner.aggregation.targets.append(member)
            planner.aggregation.targetFactors.append(planner.aggregation.factors[member])
            planner.aggregation.factors[member] *= factor
            planner.aggregation.representatives[member] = other
            for at in planner.matrix.columnStarts[member]..<planner.matrix.columnStarts[member &+ 1] {
                let row = planner.matrix.columnRows[at]
                if planner.matrix.rowStates[row] == .open, !planner.aggregation.isWaiting[row],
                    model.rows[planner.canonicalOrder.rows[row]].isRequiredEquality
                {
                    planner.aggregation.isWaiting[row] = true
                    planner.aggregation.queue.append(row)
                }
            }
            member = planner.aggregation.nextInClass[member]
        }
        planner.aggregation.equalities.append(Int32(planner.aggregation.targets.count))
        guard other >= 0 else { return }
        planner.aggregation.nextInClass[planner.aggregation.lastInClass[other]] = representative
        planner.aggregation.lastInClass[other] = planner.aggregation.lastInClass[representative]
        planner.aggregation.classSizes[other] &+= planner.aggregation.classSizes[representative]
    }

    // MARK: Components

    private mutating func find(_ representative: Int32) -> Int32 {
        var representative = representative
        while planner.partition.parents[representative] != representative {
            planner.partition.parents[representative] = planner.partition.parents[planner.partition.parents[representative]]
            representative = planner.partition.parents[representative]
        }
        return representative
    }

    private mutating func findComponents() {
        let variableCount = Int32(planner.canonicalOrder.variables.count), rowCount = Int32(planner.canonicalOrder.rows.count)
        planner.partition.parents.resize(to: variableCount)
        // Room for what the rows and bounds can become at most.
        planner.partition.rows.resize(to: rowCount &+ variableCount)
        planner.partition.entries.resize(to: planner.matrix.rowStarts[rowCount] &+ variableCount)
        planner.partition.coefficients.resize(to: planner.matrix.rowStarts[rowCount] &+ variableCount)
        planner.partition.rowCount = 0
        planner.partition.entryCount = 0
        let (variables, list, parents, states, isImplied) = (
            model.variables.pointer, planner.canonicalOrder.variables.pointer, planner.partition.parents.pointer,
            planner.matrix.rowStates.pointer, planner.impliedVariables.isImplied.pointer
        )
        for variable in 0..<variableCount { parents[variable] = variable }
        for row in 0..<rowCount where states[row] == .open { addComponentRow(row) }
        for variable in 0..<variableCount where !isImplied[variable] && variables[list[variable]].lowerBound > -.infinity {
            addBound(of: variable)
        }
        numberComponents()
        orderComponentRows()
    }

    private mutating func addComponentRow(_ row: Int32) {
        let id = planner.canonicalOrder.rows[row], first = planner.matrix.rowStarts[row]
        if first &+ 1 == planner.matrix.rowStarts[row &+ 1] {
            let variable = planner.matrix.variables[first], representative = planner.aggregation.representatives[variable]
            if representative == Aggregation.noRepresentative { return addConstantRow(row) }
            place(representative, planner.matrix.coefficients[first] * planner.aggregation.factors[variable])
            return place(id, priority: model.rows[id].priority, representative, entries: 1)
        }
        sum(row)
        let summed = planner.aggregation.combined.summed.pointer, count = planner.aggregation.combined.summed.end
        clearSums()
        if count == 0 { return addConstantRow(row) }
        for index in 0..<count {
            place(summed[index], planner.aggregation.combined.sums[summed[index]])
            if index > 0 { unite(summed[0], summed[index]) }
        }
        place(id, priority: model.rows[id].priority, summed[0], entries: count)
    }

    /// Its variables are numbers: there is nothing to do for it.
    private mutating func addConstantRow(_ row: Int32) {
        let id = planner.canonicalOrder.rows[row]
        planner.matrix.rowStates[row] = model.rows[id].isRequired ? .check : .idle
        if model.rows[id].isRequired { planner.aggregation.checks.append(id) }
    }

    @inline(__always) private mutating func place(_ representative: Int32, _ coefficient: Double) {
        planner.partition.entries[planner.partition.entryCount] = representative
        planner.partition.coefficients[planner.partition.entryCount] = coefficient
        planner.partition.entryCount &+= 1
    }

    @inline(__always) private mutating func place(_ code: Int32, priority: Double, _ representative: Int32, entries: Int32) {
        let end = planner.partition.entryCount
        planner.partition.rows[planner.partition.rowCount] = ComponentRow(
            priority: priority, code: code, number: representative, start: end &- entries, end: end)
        planner.partition.rowCount &+= 1
    }

    /// The representative created first stands for its component.
    private mutating func unite(_ a: Int32, _ b: Int32) {
        let (a, b) = (find(a), find(b))
        if a < b { planner.partition.parents[b] = a } else { planner.partition.parents[a] = b }
    }

    private mutating func addBound(of variable: Int32) {
        let code = RowCode.bound(planner.canonicalOrder.variables[variable]), representative = planner.aggregation.representatives[variable]
        if representative == Aggregation.noRepresentative { planner.aggregation.checks.append(code); return }
        place(representative, planner.aggregation.factors[variable])
        place(code, priority: 1000, representative, entries: 1)
    }

    /// Counts representatives, members, rows and entries of each component.
    private mutating func numberComponents() {
        let variableCount = Int32(planner.canonicalOrder.variables.count)
        planner.partition.numbers.reset(to: variableCount, with: -1)
        planner.partition.places.resize(to: variableCount)
        planner.partition.records.removeAll()
        let (representatives, componentNumbers, places, isImplied) = (
            planner.aggregation.representatives.pointer, planner.partition.numbers.pointer, planner.partition.places.pointer,
            planner.impliedVariables.isImplied.pointer
        )
        for variable in 0..<variableCount where !isImplied[variable] {
            let representative = representatives[variable]
            if representative == Aggregation.noRepresentative { continue }
            let first = find(representative)
            if componentNumbers[first] < 0 {
                componentNumbers[first] = Int32(planner.partition.records.count)
                planner.partition.records.append(Component(island: -1))
            }
            let number = componentNumbers[first], records = planner.partition.records.pointer
            componentNumbers[variable] = number
            records[number].variables &+= 1
            if representative == variable {
                places[variable] = records[number].representatives
                records[number].representatives &+= 1
            }
        }
        let (componentRows, records) = (planner.partition.rows.pointer, planner.partition.records.pointer)
        for index in 0..<planner.partition.rowCount {
            let number = componentNumbers[find(componentRows[index].number)]
            componentRows[index].number = number
            records[number].rows &+= 1
            records[number].nonzeros &+= componentRows[index].end &- componentRows[index].start
        }
    }

    /// By component, then by priority, then as they are.
    private mutating func orderComponentRows() {
        let count = planner.partition.rowCount, componentCount = Int32(planner.partition.records.count)
        planner.partition.ends.resize(to: componentCount &+ 1)
        planner.partition.order.resize(to: count)
        let (componentRows, records, ends, order) = (
            planner.partition.rows.pointer, planner.partition.records.pointer, planner.partition.ends.pointer,
            planner.partition.order.pointer
        )
        var end: Int32 = 0
        for number in 0..<componentCount {
            ends[number] = end
            end &+= records[number].rows
        }
        for index in 0..<count {
            let number = componentRows[index].number, place = ends[number]
            order[place] = index
            ends[number] = place &+ 1
        }
        for number in 0..<componentCount { orderByPriority(ends[number] &- records[number].rows..<ends[number]) }
    }

    /// Highest first, stably: many rows have few priorities, a pass for each.
    private mutating func orderByPriority(_ range: Range<Int32>) {
        let (order, componentRows) = (planner.partition.order.pointer, planner.partition.rows.pointer)
        if range.count <= 24 { return order.sort(range) { componentRows[$0].priority > componentRows[$1].priority } }
        planner.partition.rest.resize(to: Int32(range.count))
        let rest = planner.partition.rest.pointer
        var (place, left, passes) = (range.lowerBound, Int32(range.count), 0)
        for index in range { rest[index &- range.lowerBound] = order[index] }
        while left > 0, passes < 16 {
            var highest = -Double.infinity
            for index in 0..<left { highest = max(highest, componentRows[rest[index]].priority) }
            var kept: Int32 = 0
            for index in 0..<left {
                let row = rest[index]
                if componentRows[row].priority == highest {
                    order[place] = row
                    place &+= 1
                } else {
                    rest[kept] = row
                    kept &+= 1
                }
            }
            left = kept
            passes += 1
        }
        for index in 0..<left { order[place &+ index] = rest[index] }
        order.sort(place..<range.upperBound) { componentRows[$0].priority > componentRows[$1].priority }
    }
}
