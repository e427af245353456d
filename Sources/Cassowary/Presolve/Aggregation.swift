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
        let variableCount = Int32(scratch.variables.count), rowCount = Int32(scratch.rows.count), entryCount = scratch.foundEntries.end
        scratch.rowStarts.resize(to: rowCount &+ 1)
        scratch.entryVariables.resize(to: entryCount)
        scratch.entryCoefficients.resize(to: entryCount)
        scratch.degrees.reset(to: variableCount &+ 1, with: 0)
        scratch.rowStates.reset(to: rowCount, with: .open)
        let (order, foundStarts, foundEntries) = (scratch.rowOrder.pointer, scratch.foundStarts.pointer, scratch.foundEntries.pointer)
        let (foundCoefficients, sortedPlaces, starts) = (
            scratch.foundCoefficients.pointer, scratch.sortedPlaces.pointer, scratch.rowStarts.pointer
        )
        let (entryVariables, entryCoefficients, degrees) = (
            scratch.entryVariables.pointer, scratch.entryCoefficients.pointer, scratch.degrees.pointer
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
        scratch.columnStarts.resize(to: variableCount &+ 1)
        scratch.places.resize(to: variableCount &+ 1)
        scratch.columnRows.resize(to: entryCount)
        let (columnStarts, columnRows, places, degrees) = (
            scratch.columnStarts.pointer, scratch.columnRows.pointer, scratch.places.pointer, scratch.degrees.pointer
        )
        let (starts, entryVariables) = (scratch.rowStarts.pointer, scratch.entryVariables.pointer)
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
        let variableCount = Int32(scratch.variables.count)
        scratch.implied.removeAll()
        scratch.stack.removeAll()
        scratch.isImplied.reset(to: variableCount, with: false)
        for variable in 0..<variableCount where scratch.degrees[variable] == 1 { scratch.stack.append(variable) }
        while let variable = scratch.stack.popLast() {
            guard scratch.degrees[variable] == 1, !scratch.isImplied[variable], !variables[scratch.variables[variable]].isKept,
                let row = openRow(of: variable), rows[scratch.rows[row]].isRequiredEquality
            else { continue }
            scratch.rowStates[row] = .implied
            scratch.isImplied[variable] = true
            scratch.implied.append(row)
            scratch.implied.append(variable)
            for at in scratch.rowStarts[row]..<scratch.rowStarts[row &+ 1] {
                let other = scratch.entryVariables[at]
                scratch.degrees[other] &-= 1
                if scratch.degrees[other] == 1 { scratch.stack.append(other) }
            }
        }
    }

    @inline(__always) private func openRow(of variable: Int32) -> Int32? {
        for at in scratch.columnStarts[variable]..<scratch.columnStarts[variable &+ 1]
        where scratch.rowStates[scratch.columnRows[at]] == .open {
            return scratch.columnRows[at]
        }
        return nil
    }

    // MARK: Classes

    /// Equalities with at most two representatives: one representative becomes a multiple of the other plus an offset, until nothing changes.
    private mutating func joinClasses() {
        let rowCount = Int32(scratch.rows.count)
        beginClasses()
        scratch.isWaiting.reset(to: rowCount, with: false)
        scratch.equalities.removeAll()
        scratch.divisors.removeAll()
        scratch.targets.removeAll()
        scratch.targetFactors.removeAll()
        scratch.checks.removeAll()
        scratch.queue.removeAll()
        let (rows, list, states) = (rows.pointer, scratch.rows.pointer, scratch.rowStates.pointer)
        for row in 0..<rowCount where states[row] == .open && rows[list[row]].isRequiredEquality {
            scratch.queue.append(row)
            scratch.isWaiting[row] = true
        }
        var head: Int32 = 0
        while head < Int32(scratch.queue.count) {
            let row = scratch.queue[head]
            head &+= 1
            scratch.isWaiting[row] = false
            if scratch.rowStates[row] == .open { joinClasses(by: row) }
        }
    }

    /// Each variable is a class of its own.
    private mutating func beginClasses() {
        let count = Int32(scratch.variables.count)
        scratch.representatives.resize(to: count)
        scratch.lastInClass.resize(to: count)
        scratch.factors.resize(to: count)
        scratch.nextInClass.resize(to: count)
        scratch.classSizes.resize(to: count)
        scratch.sums.resize(to: count)
        scratch.magnitudes.resize(to: count)
        scratch.isSummed.reset(to: count, with: false)
        let (representatives, factors, nextInClass) = (
            scratch.representatives.pointer, scratch.factors.pointer, scratch.nextInClass.pointer
        )
        let (lastInClass, classSizes) = (scratch.lastInClass.pointer, scratch.classSizes.pointer)
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
        switch scratch.summed.count {
        case 0:
            scratch.rowStates[row] = .check
            scratch.checks.append(scratch.rows[row])
        case 1:
            let representative = scratch.summed[0]
            join(representative, to: PlanScratch.noRepresentative, factor: 0, divisor: scratch.sums[representative], by: row)
        case 2:
            let (a, b) = (scratch.summed[0], scratch.summed[1])
            // The smaller class moves; of equal ones the one whose representative was created later.
            let isFirstMoving = scratch.classSizes[a] != scratch.classSizes[b] ? scratch.classSizes[a] < scratch.classSizes[b] : a > b
            let (moving, staying) = isFirstMoving ? (a, b) : (b, a)
            let divisor = scratch.sums[moving]
            join(moving, to: staying, factor: -scratch.sums[staying] / divisor, divisor: divisor, by: row)
        default: break
        }
        clearSums()
    }

    /// A row in terms of representatives: `summed` and `sums`. What cancels out is left out.
    private mutating func sum(_ row: Int32) {
        scratch.summed.resize(to: scratch.rowStarts[row &+ 1] &- scratch.rowStarts[row])
        let (variables, coefficients, representatives, factors) = (
            scratch.entryVariables.pointer, scratch.entryCoefficients.pointer, scratch.representatives.pointer, scratch.factors.pointer
        )
        let (sums, magnitudes, isSummed, summed) = (
            scratch.sums.pointer, scratch.magnitudes.pointer, scratch.isSummed.pointer, scratch.summed.pointer
        )
        var count: Int32 = 0
        for at in scratch.rowStarts[row]..<scratch.rowStarts[row &+ 1] {
            let variable = variables[at], representative = representatives[variable]
            if representative == PlanScratch.noRepresentative { continue }
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
        scratch.summed.truncate(to: kept)
    }

    private mutating func clearSums() {
        for index in 0..<Int32(scratch.summed.count) { scratch.isSummed[scratch.summed[index]] = false }
    }

    private mutating func join(_ representative: Int32, to other: Int32, factor: Double, divisor: Double, by row: Int32) {
        scratch.rowStates[row] = .aggregation
        scratch.equalities.append(row)
        scratch.divisors.append(divisor)
        var member = representative
        while member >= 0 {
            scratch.targets.append(member)
            scratch.targetFactors.append(scratch.factors[member])
            scratch.factors[member] *= factor
            scratch.representatives[member] = other
            for at in scratch.columnStarts[member]..<scratch.columnStarts[member &+ 1] {
                let row = scratch.columnRows[at]
                if scratch.rowStates[row] == .open, !scratch.isWaiting[row], rows[scratch.rows[row]].isRequiredEquality {
                    scratch.isWaiting[row] = true
                    scratch.queue.append(row)
                }
            }
            member = scratch.nextInClass[member]
        }
        scratch.equalities.append(Int32(scratch.targets.count))
        guard other >= 0 else { return }
        scratch.nextInClass[scratch.lastInClass[other]] = representative
        scratch.lastInClass[other] = scratch.lastInClass[representative]
        scratch.classSizes[other] &+= scratch.classSizes[representative]
    }

    // MARK: Components

    private mutating func find(_ representative: Int32) -> Int32 {
        var representative = representative
        while scratch.parents[representative] != representative {
            scratch.parents[representative] = scratch.parents[scratch.parents[representative]]
            representative = scratch.parents[representative]
        }
        return representative
    }

    private mutating func findComponents() {
        let variableCount = Int32(scratch.variables.count), rowCount = Int32(scratch.rows.count)
        scratch.parents.resize(to: variableCount)
        // Room for what the rows and bounds can become at most.
        scratch.componentRows.resize(to: rowCount &+ variableCount)
        scratch.componentEntries.resize(to: scratch.rowStarts[rowCount] &+ variableCount)
        scratch.componentCoefficients.resize(to: scratch.rowStarts[rowCount] &+ variableCount)
        scratch.componentRowCount = 0
        scratch.componentEntryCount = 0
        let (variables, list, parents, states, isImplied) = (
            variables.pointer, scratch.variables.pointer, scratch.parents.pointer, scratch.rowStates.pointer, scratch.isImplied.pointer
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
        let id = scratch.rows[row], first = scratch.rowStarts[row]
        if first &+ 1 == scratch.rowStarts[row &+ 1] {
            let variable = scratch.entryVariables[first], representative = scratch.representatives[variable]
            if representative == PlanScratch.noRepresentative { return addConstantRow(row) }
            place(representative, scratch.entryCoefficients[first] * scratch.factors[variable])
            return place(id, priority: rows[id].priority, representative, entries: 1)
        }
        sum(row)
        let summed = scratch.summed.pointer, count = scratch.summed.end
        clearSums()
        if count == 0 { return addConstantRow(row) }
        for index in 0..<count {
            place(summed[index], scratch.sums[summed[index]])
            if index > 0 { unite(summed[0], summed[index]) }
        }
        place(id, priority: rows[id].priority, summed[0], entries: count)
    }

    /// Its variables are numbers: there is nothing to do for it.
    private mutating func addConstantRow(_ row: Int32) {
        let id = scratch.rows[row]
        scratch.rowStates[row] = rows[id].isRequired ? .check : .idle
        if rows[id].isRequired { scratch.checks.append(id) }
    }

    @inline(__always) private mutating func place(_ representative: Int32, _ coefficient: Double) {
        scratch.componentEntries[scratch.componentEntryCount] = representative
        scratch.componentCoefficients[scratch.componentEntryCount] = coefficient
        scratch.componentEntryCount &+= 1
    }

    @inline(__always) private mutating func place(_ code: Int32, priority: Double, _ representative: Int32, entries: Int32) {
        let end = scratch.componentEntryCount
        scratch.componentRows[scratch.componentRowCount] = ComponentRow(
            priority: priority, code: code, number: representative, start: end &- entries, end: end)
        scratch.componentRowCount &+= 1
    }

    /// The representative created first stands for its component.
    private mutating func unite(_ a: Int32, _ b: Int32) {
        let (a, b) = (find(a), find(b))
        if a < b { scratch.parents[b] = a } else { scratch.parents[a] = b }
    }

    private mutating func addBound(of variable: Int32) {
        let code = RowCode.bound(scratch.variables[variable]), representative = scratch.representatives[variable]
        if representative == PlanScratch.noRepresentative { scratch.checks.append(code); return }
        place(representative, scratch.factors[variable])
        place(code, priority: 1000, representative, entries: 1)
    }

    /// Counts representatives, members, rows and entries of each component.
    private mutating func numberComponents() {
        let variableCount = Int32(scratch.variables.count)
        scratch.componentNumbers.reset(to: variableCount, with: -1)
        scratch.records.removeAll()
        let (representatives, componentNumbers, places, isImplied) = (
            scratch.representatives.pointer, scratch.componentNumbers.pointer, scratch.places.pointer, scratch.isImplied.pointer
        )
        for variable in 0..<variableCount where !isImplied[variable] {
            let representative = representatives[variable]
            if representative == PlanScratch.noRepresentative { continue }
            let first = find(representative)
            if componentNumbers[first] < 0 {
                componentNumbers[first] = Int32(scratch.records.count)
                scratch.records.append(Component(island: -1))
            }
            let number = componentNumbers[first], records = scratch.records.pointer
            componentNumbers[variable] = number
            records[number].variables &+= 1
            if representative == variable {
                places[variable] = records[number].representatives
                records[number].representatives &+= 1
            }
        }
        let (componentRows, records) = (scratch.componentRows.pointer, scratch.records.pointer)
        for index in 0..<scratch.componentRowCount {
            let number = componentNumbers[find(componentRows[index].number)]
            componentRows[index].number = number
            records[number].rows &+= 1
            records[number].nonzeros &+= componentRows[index].end &- componentRows[index].start
        }
    }

    /// By component, then by priority, then as they are.
    private mutating func orderComponentRows() {
        let count = scratch.componentRowCount, componentCount = Int32(scratch.records.count)
        scratch.ends.resize(to: componentCount &+ 1)
        scratch.order.resize(to: count)
        let (componentRows, records, ends, order) = (
            scratch.componentRows.pointer, scratch.records.pointer, scratch.ends.pointer, scratch.order.pointer
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
        let (order, componentRows) = (scratch.order.pointer, scratch.componentRows.pointer)
        if range.count <= 24 { return order.sort(range) { componentRows[$0].priority > componentRows[$1].priority } }
        scratch.summed.resize(to: Int32(range.count))
        let rest = scratch.summed.pointer
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
