/// A finished plan becomes an island and its cores.
extension Engine {
    mutating func writeIsland() {
        let unknownCount = Int32(scratch.unknowns.count), followerCount = Int32(scratch.followers.count) / 2
        var record = Island(
            unknowns: unknownCount, equalities: Int32(scratch.divisors.count), targets: Int32(scratch.targets.count),
            checks: Int32(scratch.checks.count), followers: followerCount, cores: Int32(scratch.records.count), keptStamp: solveStamp)
        record.integers = integers.allocate(record.integerCount)
        record.doubles = doubles.allocate(record.doubleCount)
        record.firstFollower = followerCount
        let island = newIsland(record)
        writeUnknowns(island)
        writeEqualities(island)
        writeFollowers(island)
        writeCores(island)
        if record.equalities &+ record.checks > 0 { markIslandDirty(island) }
    }

    private mutating func writeUnknowns(_ island: Int32) {
        let record = islands[island]
        for local in 0..<record.unknowns {
            let id = scratch.unknowns[local]
            integers[record.integers &+ local] = id
            unknowns[id].island = island
            unknowns[id].core = -1
            if unknowns[id].isKept { islands[island].hasKept = true }
            let root = scratch.roots[local]
            if scratch.isFollower[local] {
                unknowns[id].role = .follower
            } else if root == PlanScratch.constantRoot {
                unknowns[id].role = .constant
            } else {
                unknowns[id].role = .member
                unknowns[id].root = scratch.unknowns[root]
                unknowns[id].factor = scratch.factors[local]
                offsets[id] = 0
            }
        }
    }

    private mutating func writeEqualities(_ island: Int32) {
        let record = islands[island]
        var at = record.equalityStart, start: Int32 = 0
        for index in 0..<record.equalities {
            let row = scratch.rows[scratch.equalities[2 &* index]], end = scratch.equalities[2 &* index &+ 1]
            assign(row, .affine, island)
            integers[at] = row
            integers[at &+ 1] = start
            integers[at &+ 2] = end
            doubles[record.doubles &+ index] = scratch.divisors[index]
            start = end
            at &+= 3
        }
        for index in 0..<record.targets {
            integers[record.targetStart &+ index] = scratch.unknowns[scratch.targets[index]]
            doubles[record.doubles &+ record.equalities &+ index] = scratch.targetFactors[index]
        }
        for index in 0..<record.checks {
            let code = scratch.checks[index]
            integers[record.checkStart &+ index] = code
            if code >= 0 { assign(code, .affine, island) }
        }
        for local in 0..<Int32(scratch.rows.count) where scratch.rowStates[local] == .idle { assign(scratch.rows[local], .idle, island) }
    }

    @inline(__always) private func assign(_ row: Int32, _ role: RowRole, _ island: Int32, slot: Int32 = -1) {
        rows[row].role = role
        rows[row].owner = island
        rows[row].slot = slot
    }

    /// In the order of evaluation: what was peeled last comes first.
    private mutating func writeFollowers(_ island: Int32) {
        let record = islands[island]
        for place in 0..<record.followers {
            let peeled = record.followers &- 1 &- place
            let row = scratch.rows[scratch.followers[2 &* peeled]]
            integers[record.followerStart &+ 2 &* place] = row
            integers[record.followerStart &+ 2 &* place &+ 1] = scratch.unknowns[scratch.followers[2 &* peeled &+ 1]]
            assign(row, .follower, island, slot: place)
            rows[row].isStale = true
        }
        if record.followers > 0 { markFollowerDirty(0, of: island) }
    }

    private mutating func writeCores(_ island: Int32) {
        let record = islands[island]
        for component in 0..<record.cores {
            var core = scratch.records[component]
            core.island = island
            if core.roots == 1 { layOutLine(&core) } else { layOutVertex(&core) }
            let id = newCore(core)
            integers[record.coreStart &+ component] = id
            // From here on: where the next member goes.
            scratch.records[component].island = id
            scratch.records[component].members = 0
            markCoreDirty(id)
        }
        for local in 0..<record.unknowns where scratch.components[local] >= 0 && !scratch.isFollower[local] {
            let component = scratch.components[local], id = scratch.records[component].island
            let unknown = scratch.unknowns[local]
            unknowns[unknown].core = id
            integers[cores[id].integers &+ scratch.records[component].members] = unknown
            scratch.records[component].members &+= 1
        }
        for component in 0..<record.cores {
            let id = scratch.records[component].island
            let end = scratch.ends[component]
            let range = end &- cores[id].rows..<end
            if cores[id].roots == 1 { writeLine(id, range) } else { writeVertex(id, range) }
        }
    }

    private mutating func layOutLine(_ core: inout CoreRecord) {
        core.integerCount = core.members &+ core.rows
        core.doubleCount = core.rows
        core.integers = integers.allocate(core.integerCount)
        core.doubles = doubles.allocate(core.doubleCount)
    }

    private mutating func writeLine(_ core: Int32, _ range: Range<Int32>) {
        let record = cores[core]
        var place: Int32 = 0
        for index in range {
            let row = scratch.coreRows[scratch.order[index]]
            placeLineRow(row.code, scratch.coreCoefficients[row.start], place, record)
            if row.code >= 0 { assign(row.code, .core, record.island, slot: core) }
            place &+= 1
        }
    }

    /// See `VertexLayout` for what stands where.
    private mutating func layOutVertex(_ core: inout CoreRecord) {
        core.integerCount = core.vertexIntegerCount
        core.doubleCount = core.vertexDoubleCount
        core.integers = integers.allocate(core.integerCount)
        core.doubles = doubles.allocate(core.doubleCount)
    }

    private mutating func writeVertex(_ core: Int32, _ range: Range<Int32>) {
        let record = cores[core]
        var place: Int32 = 0, entry: Int32 = 0
        for index in range {
            let row = scratch.coreRows[scratch.order[index]]
            integers[record.codeStart &+ place] = row.code
            integers[record.rowStartStart &+ place] = entry
            for at in row.start..<row.end {
                integers[record.entryStart &+ entry] = scratch.places[scratch.coreEntries[at]]
                doubles[record.doubles &+ entry] = scratch.coreCoefficients[at]
                entry &+= 1
            }
            if row.code >= 0 { assign(row.code, .core, record.island, slot: core) }
            place &+= 1
        }
        writeWishes(record, entry)
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index]
            if unknowns[unknown].root == unknown { integers[record.rootStart &+ scratch.places[unknowns[unknown].local]] = unknown }
        }
    }

    /// Below all rows of the core: each member would rather stay where it was. Used where the rows leave a choice.
    private mutating func writeWishes(_ record: CoreRecord, _ start: Int32) {
        var entry = start
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index]
            let place = record.rows &+ index
            integers[record.codeStart &+ place] = unknown
            integers[record.rowStartStart &+ place] = entry
            integers[record.entryStart &+ entry] = scratch.places[unknowns[unknowns[unknown].root].local]
            doubles[record.doubles &+ entry] = unknowns[unknown].factor
            entry &+= 1
        }
        integers[record.rowStartStart &+ record.rows &+ record.members] = entry
    }
}
