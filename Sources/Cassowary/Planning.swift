/// The plan of an island: followers are peeled off, equalities with one or two roots join classes, what remains falls apart
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
        let unknownCount = Int32(scratch.unknowns.count), rowCount = Int32(scratch.rows.count), entryCount = scratch.foundEntries.end
        scratch.rowStarts.resize(to: rowCount &+ 1)
        scratch.entryUnknowns.resize(to: entryCount)
        scratch.entryCoefficients.resize(to: entryCount)
        scratch.degrees.reset(to: unknownCount &+ 1, with: 0)
        scratch.rowStates.reset(to: rowCount, with: .open)
        let (order, foundStarts, foundEntries) = (scratch.rowOrder, scratch.foundStarts, scratch.foundEntries)
        let (foundCoefficients, sortedPlaces, starts) = (scratch.foundCoefficients, scratch.sortedPlaces, scratch.rowStarts)
        let (entryUnknowns, entryCoefficients, degrees) = (scratch.entryUnknowns, scratch.entryCoefficients, scratch.degrees)
        var entry: Int32 = 0
        for place in 0..<rowCount {
            starts[place] = entry
            let row = order[place]
            for at in foundStarts[row]..<foundStarts[row &+ 1] {
                let unknown = sortedPlaces[foundEntries[at]]
                entryUnknowns[entry] = unknown
                entryCoefficients[entry] = foundCoefficients[at]
                degrees[unknown] &+= 1
                entry &+= 1
            }
        }
        starts[rowCount] = entry
        indexColumns(unknownCount, rowCount, entry)
    }

    private mutating func indexColumns(_ unknownCount: Int32, _ rowCount: Int32, _ entryCount: Int32) {
        scratch.columnStarts.resize(to: unknownCount &+ 1)
        scratch.places.resize(to: unknownCount &+ 1)
        scratch.columnRows.resize(to: entryCount)
        let (columnStarts, columnRows, places, degrees) = (scratch.columnStarts, scratch.columnRows, scratch.places, scratch.degrees)
        let (starts, entryUnknowns) = (scratch.rowStarts, scratch.entryUnknowns)
        var start: Int32 = 0
        for unknown in 0..<unknownCount {
            columnStarts[unknown] = start
            places[unknown] = start
            start &+= degrees[unknown]
        }
        columnStarts[unknownCount] = start
        var entry: Int32 = 0
        for row in 0..<rowCount {
            let end = starts[row &+ 1]
            while entry < end {
                let unknown = entryUnknowns[entry], place = places[unknown]
                columnRows[place] = row
                places[unknown] = place &+ 1
                entry &+= 1
            }
        }
    }

    // MARK: Followers

    /// An unknown that only one equality mentions follows from it, and the equality binds nothing else. Repeated.
    private mutating func peel() {
        let unknownCount = Int32(scratch.unknowns.count)
        scratch.followers.removeAll()
        scratch.stack.removeAll()
        scratch.isFollower.reset(to: unknownCount, with: false)
        for unknown in 0..<unknownCount where scratch.degrees[unknown] == 1 { scratch.stack.append(unknown) }
        while let unknown = scratch.stack.popLast() {
            guard scratch.degrees[unknown] == 1, !scratch.isFollower[unknown], !unknowns[scratch.unknowns[unknown]].isKept,
                let row = openRow(of: unknown), rows[scratch.rows[row]].isDefinition
            else { continue }
            scratch.rowStates[row] = .follower
            scratch.isFollower[unknown] = true
            scratch.followers.append(row)
            scratch.followers.append(unknown)
            for at in scratch.rowStarts[row]..<scratch.rowStarts[row &+ 1] {
                let other = scratch.entryUnknowns[at]
                scratch.degrees[other] &-= 1
                if scratch.degrees[other] == 1 { scratch.stack.append(other) }
            }
        }
    }

    @inline(__always) private func openRow(of unknown: Int32) -> Int32? {
        for at in scratch.columnStarts[unknown]..<scratch.columnStarts[unknown &+ 1]
        where scratch.rowStates[scratch.columnRows[at]] == .open {
            return scratch.columnRows[at]
        }
        return nil
    }

    // MARK: Classes

    /// Equalities with at most two roots: one root becomes a multiple of the other plus an offset, until nothing changes.
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
        let (rows, list, states) = (rows, scratch.rows, scratch.rowStates)
        for row in 0..<rowCount where states[row] == .open && rows[list[row]].isDefinition {
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

    /// Each unknown is a class of its own.
    private mutating func beginClasses() {
        let count = Int32(scratch.unknowns.count)
        scratch.roots.resize(to: count)
        scratch.lastInClass.resize(to: count)
        scratch.factors.resize(to: count)
        scratch.nextInClass.resize(to: count)
        scratch.classSizes.resize(to: count)
        scratch.sums.resize(to: count)
        scratch.magnitudes.resize(to: count)
        scratch.isSummed.reset(to: count, with: false)
        let (roots, factors, nextInClass) = (scratch.roots, scratch.factors, scratch.nextInClass)
        let (lastInClass, classSizes) = (scratch.lastInClass, scratch.classSizes)
        for unknown in 0..<count {
            roots[unknown] = unknown
            lastInClass[unknown] = unknown
            factors[unknown] = 1
            nextInClass[unknown] = -1
            classSizes[unknown] = 1
        }
    }

    private mutating func joinClasses(by row: Int32) {
        sum(row)
        switch scratch.summed.count {
        case 0:
            scratch.rowStates[row] = .check
            scratch.checks.append(scratch.rows[row])
        case 1:
            let root = scratch.summed[0]
            join(root, to: PlanScratch.constantRoot, factor: 0, divisor: scratch.sums[root], by: row)
        case 2:
            let (a, b) = (scratch.summed[0], scratch.summed[1])
            // The smaller class moves; of equal ones the one whose root was created later.
            let isFirstMoving = scratch.classSizes[a] != scratch.classSizes[b] ? scratch.classSizes[a] < scratch.classSizes[b] : a > b
            let (moving, staying) = isFirstMoving ? (a, b) : (b, a)
            let divisor = scratch.sums[moving]
            join(moving, to: staying, factor: -scratch.sums[staying] / divisor, divisor: divisor, by: row)
        default: break
        }
        clearSums()
    }

    /// A row in terms of roots: `summed` and `sums`. What cancels out is left out.
    private mutating func sum(_ row: Int32) {
        scratch.summed.resize(to: scratch.rowStarts[row &+ 1] &- scratch.rowStarts[row])
        let (unknowns, coefficients, roots, factors) = (
            scratch.entryUnknowns, scratch.entryCoefficients, scratch.roots, scratch.factors
        )
        let (sums, magnitudes, isSummed, summed) = (scratch.sums, scratch.magnitudes, scratch.isSummed, scratch.summed)
        var count: Int32 = 0
        for at in scratch.rowStarts[row]..<scratch.rowStarts[row &+ 1] {
            let unknown = unknowns[at], root = roots[unknown]
            if root == PlanScratch.constantRoot { continue }
            let product = coefficients[at] * factors[unknown]
            if !isSummed[root] {
                isSummed[root] = true
                summed[count] = root
                sums[root] = product
                magnitudes[root] = abs(product)
                count &+= 1
            } else {
                sums[root] += product
                magnitudes[root] += abs(product)
            }
        }
        var kept: Int32 = 0
        for index in 0..<count {
            let root = summed[index]
            if abs(sums[root]) <= 1e-12 * magnitudes[root] { isSummed[root] = false; continue }
            summed[kept] = root
            kept &+= 1
        }
        scratch.summed.truncate(to: kept)
    }

    private mutating func clearSums() {
        for index in 0..<Int32(scratch.summed.count) { scratch.isSummed[scratch.summed[index]] = false }
    }

    private mutating func join(_ root: Int32, to other: Int32, factor: Double, divisor: Double, by row: Int32) {
        scratch.rowStates[row] = .affine
        scratch.equalities.append(row)
        scratch.divisors.append(divisor)
        var member = root
        while member >= 0 {
            scratch.targets.append(member)
            scratch.targetFactors.append(scratch.factors[member])
            scratch.factors[member] *= factor
            scratch.roots[member] = other
            for at in scratch.columnStarts[member]..<scratch.columnStarts[member &+ 1] {
                let row = scratch.columnRows[at]
                if scratch.rowStates[row] == .open, !scratch.isWaiting[row], rows[scratch.rows[row]].isDefinition {
                    scratch.isWaiting[row] = true
                    scratch.queue.append(row)
                }
            }
            member = scratch.nextInClass[member]
        }
        scratch.equalities.append(Int32(scratch.targets.count))
        guard other >= 0 else { return }
        scratch.nextInClass[scratch.lastInClass[other]] = root
        scratch.lastInClass[other] = scratch.lastInClass[root]
        scratch.classSizes[other] &+= scratch.classSizes[root]
    }

    // MARK: Components

    private mutating func find(_ root: Int32) -> Int32 {
        var root = root
        while scratch.parents[root] != root {
            scratch.parents[root] = scratch.parents[scratch.parents[root]]
            root = scratch.parents[root]
        }
        return root
    }

    private mutating func findComponents() {
        let unknownCount = Int32(scratch.unknowns.count), rowCount = Int32(scratch.rows.count)
        scratch.parents.resize(to: unknownCount)
        // Room for what the rows and bounds can become at most.
        scratch.coreRows.resize(to: rowCount &+ unknownCount)
        scratch.coreEntries.resize(to: scratch.rowStarts[rowCount] &+ unknownCount)
        scratch.coreCoefficients.resize(to: scratch.rowStarts[rowCount] &+ unknownCount)
        scratch.coreRowCount = 0
        scratch.coreEntryCount = 0
        let (unknowns, list, parents, states, isFollower) = (
            unknowns, scratch.unknowns, scratch.parents, scratch.rowStates, scratch.isFollower
        )
        for unknown in 0..<unknownCount { parents[unknown] = unknown }
        for row in 0..<rowCount where states[row] == .open { addCoreRow(row) }
        for unknown in 0..<unknownCount where !isFollower[unknown] && unknowns[list[unknown]].lowerBound > -.infinity {
            addBound(of: unknown)
        }
        numberComponents()
        orderCoreRows()
    }

    private mutating func addCoreRow(_ row: Int32) {
        let id = scratch.rows[row], first = scratch.rowStarts[row]
        if first &+ 1 == scratch.rowStarts[row &+ 1] {
            let unknown = scratch.entryUnknowns[first], root = scratch.roots[unknown]
            if root == PlanScratch.constantRoot { return addConstantRow(row) }
            place(root, scratch.entryCoefficients[first] * scratch.factors[unknown])
            return place(id, priority: rows[id].priority, root, entries: 1)
        }
        sum(row)
        let summed = scratch.summed, count = Int32(summed.count)
        clearSums()
        if count == 0 { return addConstantRow(row) }
        for index in 0..<count {
            place(summed[index], scratch.sums[summed[index]])
            if index > 0 { unite(summed[0], summed[index]) }
        }
        place(id, priority: rows[id].priority, summed[0], entries: count)
    }

    /// Its unknowns are numbers: there is nothing to do for it.
    private mutating func addConstantRow(_ row: Int32) {
        let id = scratch.rows[row]
        scratch.rowStates[row] = rows[id].isRequired ? .check : .idle
        if rows[id].isRequired { scratch.checks.append(id) }
    }

    @inline(__always) private mutating func place(_ root: Int32, _ coefficient: Double) {
        scratch.coreEntries[scratch.coreEntryCount] = root
        scratch.coreCoefficients[scratch.coreEntryCount] = coefficient
        scratch.coreEntryCount &+= 1
    }

    @inline(__always) private mutating func place(_ code: Int32, priority: Double, _ root: Int32, entries: Int32) {
        let end = scratch.coreEntryCount
        scratch.coreRows[scratch.coreRowCount] = CoreRow(
            priority: priority, code: code, component: root, start: end &- entries, end: end)
        scratch.coreRowCount &+= 1
    }

    /// The root created first stands for its component.
    private mutating func unite(_ a: Int32, _ b: Int32) {
        let (a, b) = (find(a), find(b))
        if a < b { scratch.parents[b] = a } else { scratch.parents[a] = b }
    }

    private mutating func addBound(of unknown: Int32) {
        let code = RowCode.bound(scratch.unknowns[unknown]), root = scratch.roots[unknown]
        if root == PlanScratch.constantRoot { scratch.checks.append(code); return }
        place(root, scratch.factors[unknown])
        place(code, priority: 1000, root, entries: 1)
    }

    /// Counts roots, members, rows and entries of each component.
    private mutating func numberComponents() {
        let unknownCount = Int32(scratch.unknowns.count)
        scratch.components.reset(to: unknownCount, with: -1)
        scratch.records.removeAll()
        let (roots, components, places, isFollower) = (scratch.roots, scratch.components, scratch.places, scratch.isFollower)
        for unknown in 0..<unknownCount where !isFollower[unknown] {
            let root = roots[unknown]
            if root == PlanScratch.constantRoot { continue }
            let representative = find(root)
            if components[representative] < 0 {
                components[representative] = Int32(scratch.records.count)
                scratch.records.append(CoreRecord(island: -1))
            }
            let component = components[representative], records = scratch.records
            components[unknown] = component
            records[component].members &+= 1
            if root == unknown {
                places[unknown] = records[component].roots
                records[component].roots &+= 1
            }
        }
        let (coreRows, records) = (scratch.coreRows, scratch.records)
        for index in 0..<scratch.coreRowCount {
            let component = components[find(coreRows[index].component)]
            coreRows[index].component = component
            records[component].rows &+= 1
            records[component].nonzeros &+= coreRows[index].end &- coreRows[index].start
        }
    }

    /// By component, then by priority, then as they are.
    private mutating func orderCoreRows() {
        let count = scratch.coreRowCount, componentCount = Int32(scratch.records.count)
        scratch.ends.resize(to: componentCount &+ 1)
        scratch.order.resize(to: count)
        let (coreRows, records, ends, order) = (scratch.coreRows, scratch.records, scratch.ends, scratch.order)
        var end: Int32 = 0
        for component in 0..<componentCount {
            ends[component] = end
            end &+= records[component].rows
        }
        for index in 0..<count {
            let component = coreRows[index].component, place = ends[component]
            order[place] = index
            ends[component] = place &+ 1
        }
        for component in 0..<componentCount { orderByPriority(ends[component] &- records[component].rows..<ends[component]) }
    }

    /// Highest first, stably: many rows have few priorities, a pass for each.
    private mutating func orderByPriority(_ range: Range<Int32>) {
        let (order, coreRows) = (scratch.order, scratch.coreRows)
        if range.count <= 24 { return order.sort(range) { coreRows[$0].priority > coreRows[$1].priority } }
        scratch.summed.resize(to: Int32(range.count))
        let rest = scratch.summed
        var (place, left, passes) = (range.lowerBound, Int32(range.count), 0)
        for index in range { rest[index &- range.lowerBound] = order[index] }
        while left > 0, passes < 16 {
            var highest = -Double.infinity
            for index in 0..<left { highest = max(highest, coreRows[rest[index]].priority) }
            var kept: Int32 = 0
            for index in 0..<left {
                let row = rest[index]
                if coreRows[row].priority == highest {
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
        order.sort(place..<range.upperBound) { coreRows[$0].priority > coreRows[$1].priority }
    }
}
