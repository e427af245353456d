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
        let unknownCount = Int32(scratch.unknowns.count), rowCount = Int32(scratch.rows.count)
        scratch.rowStarts.removeAll()
        scratch.entryUnknowns.removeAll()
        scratch.entryCoefficients.removeAll()
        scratch.degrees.reset(to: unknownCount &+ 1, with: 0)
        for place in 0..<rowCount {
            scratch.rowStarts.append(Int32(scratch.entryUnknowns.count))
            let row = scratch.rows[place], first = rows[row].firstTerm
            for at in first..<first &+ rows[row].termCount {
                let unknown = terms[at].unknown
                if unknowns[unknown].role == .determined { continue }
                scratch.entryUnknowns.append(unknowns[unknown].local)
                scratch.entryCoefficients.append(terms[at].coefficient)
                scratch.degrees[unknowns[unknown].local] &+= 1
            }
        }
        scratch.rowStarts.append(Int32(scratch.entryUnknowns.count))
        scratch.rowStates.reset(to: rowCount, with: .open)
        indexColumns(unknownCount, rowCount)
    }

    private mutating func indexColumns(_ unknownCount: Int32, _ rowCount: Int32) {
        scratch.columnStarts.reset(to: unknownCount &+ 1, with: 0)
        var start: Int32 = 0
        for unknown in 0..<unknownCount {
            scratch.columnStarts[unknown] = start
            start &+= scratch.degrees[unknown]
        }
        scratch.columnStarts[unknownCount] = start
        scratch.columnRows.extend(to: start, with: 0)
        scratch.places.extend(to: unknownCount &+ 1, with: 0)
        for unknown in 0..<unknownCount { scratch.places[unknown] = scratch.columnStarts[unknown] }
        for row in 0..<rowCount {
            for at in scratch.rowStarts[row]..<scratch.rowStarts[row &+ 1] {
                let unknown = scratch.entryUnknowns[at]
                scratch.columnRows[scratch.places[unknown]] = row
                scratch.places[unknown] &+= 1
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
        let unknownCount = Int32(scratch.unknowns.count), rowCount = Int32(scratch.rows.count)
        scratch.roots.removeAll()
        scratch.lastInClass.removeAll()
        for unknown in 0..<unknownCount {
            scratch.roots.append(unknown)
            scratch.lastInClass.append(unknown)
        }
        scratch.factors.reset(to: unknownCount, with: 1)
        scratch.nextInClass.reset(to: unknownCount, with: -1)
        scratch.classSizes.reset(to: unknownCount, with: 1)
        scratch.sums.extend(to: unknownCount, with: 0)
        scratch.magnitudes.extend(to: unknownCount, with: 0)
        scratch.isSummed.extend(to: unknownCount, with: false)
        scratch.isWaiting.reset(to: rowCount, with: false)
        for column in [scratch.equalities, scratch.targets, scratch.checks, scratch.queue] { assert(column.count >= 0) }
        scratch.equalities.removeAll()
        scratch.divisors.removeAll()
        scratch.targets.removeAll()
        scratch.targetFactors.removeAll()
        scratch.checks.removeAll()
        scratch.queue.removeAll()
        for row in 0..<rowCount where scratch.rowStates[row] == .open && rows[scratch.rows[row]].isDefinition {
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
        scratch.summed.removeAll()
        for at in scratch.rowStarts[row]..<scratch.rowStarts[row &+ 1] {
            let unknown = scratch.entryUnknowns[at], root = scratch.roots[unknown]
            if root == PlanScratch.constantRoot { continue }
            let product = scratch.entryCoefficients[at] * scratch.factors[unknown]
            if !scratch.isSummed[root] {
                scratch.isSummed[root] = true
                scratch.summed.append(root)
                scratch.sums[root] = product
                scratch.magnitudes[root] = abs(product)
            } else {
                scratch.sums[root] += product
                scratch.magnitudes[root] += abs(product)
            }
        }
        var kept: Int32 = 0
        for index in 0..<Int32(scratch.summed.count) {
            let root = scratch.summed[index]
            if abs(scratch.sums[root]) <= 1e-12 * scratch.magnitudes[root] { scratch.isSummed[root] = false; continue }
            scratch.summed[kept] = root
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

    private func find(_ root: Int32) -> Int32 {
        var root = root
        while scratch.parents[root] != root {
            scratch.parents[root] = scratch.parents[scratch.parents[root]]
            root = scratch.parents[root]
        }
        return root
    }

    private mutating func findComponents() {
        let unknownCount = Int32(scratch.unknowns.count)
        scratch.parents.removeAll()
        for unknown in 0..<unknownCount { scratch.parents.append(unknown) }
        scratch.coreRows.removeAll()
        scratch.coreEntries.removeAll()
        scratch.coreCoefficients.removeAll()
        for row in 0..<Int32(scratch.rows.count) where scratch.rowStates[row] == .open { addCoreRow(row) }
        for unknown in 0..<unknownCount where !scratch.isFollower[unknown] && unknowns[scratch.unknowns[unknown]].lowerBound > -.infinity {
            addBound(of: unknown)
        }
        numberComponents()
    }

    private mutating func addCoreRow(_ row: Int32) {
        let id = scratch.rows[row]
        sum(row)
        defer { clearSums() }
        if scratch.summed.count == 0 {
            scratch.rowStates[row] = rows[id].isRequired ? .check : .idle
            if rows[id].isRequired { scratch.checks.append(id) }
            return
        }
        let start = Int32(scratch.coreEntries.count)
        let first = find(scratch.summed[0])
        for index in 0..<Int32(scratch.summed.count) {
            let root = scratch.summed[index]
            scratch.coreEntries.append(root)
            scratch.coreCoefficients.append(scratch.sums[root])
            if index > 0 { unite(first, root) }
        }
        scratch.coreRows.append(
            CoreRow(code: id, priority: rows[id].priority, component: first, start: start, end: Int32(scratch.coreEntries.count)))
    }

    /// The root created first stands for its component.
    private func unite(_ a: Int32, _ b: Int32) {
        let (a, b) = (find(a), find(b))
        if a < b { scratch.parents[b] = a } else { scratch.parents[a] = b }
    }

    private mutating func addBound(of unknown: Int32) {
        let code = RowCode.bound(scratch.unknowns[unknown]), root = scratch.roots[unknown]
        if root == PlanScratch.constantRoot { scratch.checks.append(code); return }
        let start = Int32(scratch.coreEntries.count)
        scratch.coreEntries.append(root)
        scratch.coreCoefficients.append(scratch.factors[unknown])
        scratch.coreRows.append(CoreRow(code: code, priority: 1000, component: root, start: start, end: start &+ 1))
    }

    /// Counts roots, members, rows and entries of each component.
    private mutating func numberComponents() {
        let unknownCount = Int32(scratch.unknowns.count)
        scratch.components.reset(to: unknownCount, with: -1)
        scratch.records.removeAll()
        for unknown in 0..<unknownCount where !scratch.isFollower[unknown] {
            let root = scratch.roots[unknown]
            if root == PlanScratch.constantRoot { continue }
            let representative = find(root)
            if scratch.components[representative] < 0 {
                scratch.components[representative] = Int32(scratch.records.count)
                scratch.records.append(CoreRecord(island: -1))
            }
            let component = scratch.components[representative]
            scratch.components[unknown] = component
            scratch.records[component].members &+= 1
            if root == unknown {
                scratch.places[unknown] = scratch.records[component].roots
                scratch.records[component].roots &+= 1
            }
        }
        for index in 0..<Int32(scratch.coreRows.count) {
            let component = scratch.components[find(scratch.coreRows[index].component)]
            scratch.coreRows[index].component = component
            scratch.records[component].rows &+= 1
            scratch.records[component].nonzeros &+= scratch.coreRows[index].end &- scratch.coreRows[index].start
        }
        orderCoreRows()
    }

    /// By component, then by priority, then as they are.
    private mutating func orderCoreRows() {
        let count = Int32(scratch.coreRows.count), componentCount = Int32(scratch.records.count)
        scratch.ends.reset(to: componentCount &+ 1, with: 0)
        var end: Int32 = 0
        for component in 0..<componentCount {
            scratch.ends[component] = end
            end &+= scratch.records[component].rows
        }
        scratch.order.extend(to: count, with: 0)
        for index in 0..<count {
            let component = scratch.coreRows[index].component
            scratch.order[scratch.ends[component]] = index
            scratch.ends[component] &+= 1
        }
        let coreRows = scratch.coreRows
        for component in 0..<componentCount {
            let end = scratch.ends[component]
            scratch.order.sort(end &- scratch.records[component].rows..<end) { coreRows[$0].priority > coreRows[$1].priority }
        }
    }
}
