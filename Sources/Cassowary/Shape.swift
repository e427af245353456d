/// Islands of equal shape: as many unknowns, and rows that say the same of them, but for names, known numbers and constants. Their
/// plan is the same but for names, so that of the first is taken over: a table of a thousand cells plans one of them.
///
/// What a shape is depends on the order in which an island's rows are found. Islands that differ in that alone are planned each by
/// itself, to the same result.
struct Shape: BitwiseCopyable {
    // What islands of this shape look like as they are found; `integers` and `doubles` of `ShapeBook` hold, one after the other, what
    // `ShapeBook.Reader` reads.
    var unknowns: Int32
    var rows: Int32
    var entries: Int32
    var integers: Int32
    var doubles: Int32
    /// Its numbers are those of every island of this shape, its places in memory are not.
    var island: Island
    /// Likewise.
    var cores: Int32
}

/// The shapes that were seen more than once.
struct ShapeBook: ~Copyable {
    var shapes = Column<Shape>()
    var integers = Column<Int32>()
    var doubles = Column<Double>()
    var cores = Column<CoreRecord>()
    /// By the digest's first bits: what was seen last, two of each.
    var slots = Column<Slot>()

    // The island in hand: what of its shape the search for it has not written already.
    var heads = Column<Int32>()
    var priorities = Column<Double>()
    var digest: UInt64 = 0
    private(set) var slot: Int32 = 0

    struct Slot: BitwiseCopyable {
        var digest: UInt64
        /// -1: seen once.
        var shape: Int32
    }

    /// Larger islands are not likely to come again.
    static let mostRows: Int32 = 256
    private static let mostShapes = 128
    private static let slotCount: Int32 = 128

    deinit {
        shapes.free(); integers.free(); doubles.free(); cores.free(); slots.free(); heads.free(); priorities.free()
    }

    /// - Returns: whether an island of this digest was seen before; `slot` is where it stands.
    mutating func isKnown() -> Bool {
        slots.extend(to: Self.slotCount, with: Slot(digest: 0, shape: -1))
        slot = Int32(truncatingIfNeeded: digest >> 58) &* 2
        if slots[slot].digest == digest { return true }
        if slots[slot &+ 1].digest == digest {
            slot &+= 1
            return true
        }
        slots[slot &+ 1] = slots[slot]
        slots[slot] = Slot(digest: digest, shape: -1)
        return false
    }

    mutating func makeRoom() {
        if shapes.count < Self.mostShapes { return }
        shapes.removeAll()
        integers.removeAll()
        doubles.removeAll()
        cores.removeAll()
        slots.reset(to: Self.slotCount, with: Slot(digest: 0, shape: -1))
    }
}

/// A number of a plan without the names in it: unknowns and rows by their places as found.
private enum Name {
    @inline(__always) static func number(_ value: Int32) -> Int32 { value &<< 2 }
    @inline(__always) static func unknown(_ place: Int32) -> Int32 { place &<< 2 | 1 }
    @inline(__always) static func row(_ place: Int32) -> Int32 { place &<< 2 | 2 }
    @inline(__always) static func bound(_ place: Int32) -> Int32 { place &<< 2 | 3 }
}

extension Engine {
    // MARK: Recognising

    /// - Returns: whether an island that looks like the one just found was seen before.
    mutating func recogniseShape() -> Bool {
        let (rowCount, unknownCount) = (scratch.foundRows.end, scratch.foundUnknowns.end)
        if rowCount > ShapeBook.mostRows || unknownCount > ShapeBook.mostRows { return false }
        book.heads.resize(to: 2 &* rowCount &+ unknownCount)
        book.priorities.resize(to: rowCount)
        let (rows, unknowns, found, starts) = (rows, unknowns, scratch.foundRows, scratch.foundStarts)
        let (entries, heads, priorities, members) = (scratch.foundEntries, book.heads, book.priorities, scratch.foundUnknowns)
        var digest = UInt64(UInt32(bitPattern: unknownCount)), start: Int32 = 0, entry: Int32 = 0
        for row in 0..<rowCount {
            let id = found[row], end = starts[row &+ 1]
            let head = (end &- start) &* 4 &+ Int32(rows[id].relation)
            heads[2 &* row] = head
            heads[2 &* row &+ 1] = rows[id].termCount
            priorities[row] = rows[id].priority
            digest = (digest ^ UInt64(UInt32(bitPattern: head)) ^ rows[id].priority.bitPattern) &* 0x9e37_79b9_7f4a_7c15
            while entry < end {
                digest = (digest &+ UInt64(UInt32(bitPattern: entries[entry]))) &* 0xbf58_476d_1ce4_e5b9
                entry &+= 1
            }
            start = end
        }
        for place in 0..<unknownCount {
            let id = members[place]
            heads[2 &* rowCount &+ place] = (unknowns[id].lowerBound > -.infinity ? 1 : 0) | (unknowns[id].isKept ? 2 : 0)
        }
        book.digest = digest ^ digest >> 32
        return book.isKnown()
    }

    /// Whether the island just found is of this shape: all of it is compared.
    private mutating func isFound(_ shape: Shape) -> Bool {
        let (rowCount, unknownCount, entryCount) = (scratch.foundRows.end, scratch.foundUnknowns.end, scratch.foundEntries.end)
        if rowCount != shape.rows || unknownCount != shape.unknowns || entryCount != shape.entries { return false }
        let (kept, keptDoubles, heads, priorities) = (book.integers, book.doubles, book.heads, book.priorities)
        let (entries, coefficients, members) = (scratch.foundEntries, scratch.foundCoefficients, scratch.foundUnknowns)
        var at = shape.integers
        var difference: Int32 = 0, differences: UInt64 = 0
        for index in 0..<2 &* rowCount &+ unknownCount { difference |= heads[index] ^ kept[at &+ index] }
        at &+= 2 &* rowCount &+ unknownCount
        for index in 0..<entryCount { difference |= entries[index] ^ kept[at &+ index] }
        at &+= entryCount
        for index in 0..<rowCount { differences |= priorities[index].bitPattern ^ keptDoubles[shape.doubles &+ index].bitPattern }
        let start = shape.doubles &+ rowCount
        for index in 0..<entryCount { differences |= coefficients[index].bitPattern ^ keptDoubles[start &+ index].bitPattern }
        if difference != 0 || differences != 0 { return false }
        // They were created in the same order.
        var last = members[kept[at]]
        for index in 1..<max(unknownCount, 1) {
            let next = members[kept[at &+ index]]
            if areIdsInOrder ? next < last : unknowns[next].birth < unknowns[last].birth { return false }
            last = next
        }
        return true
    }

    // MARK: Taking over

    /// The plan of the island just found, if one of its shape has one.
    mutating func writeShape() -> Bool {
        let index = book.slots[book.slot].shape
        guard index >= 0, isFound(book.shapes[index]) else { return false }
        let shape = book.shapes[index]
        var at = shape.integers &+ 2 &* shape.rows &+ 2 &* shape.unknowns &+ shape.entries
        var doublesAt = shape.doubles &+ shape.rows &+ shape.entries
        var record = shape.island
        record.integers = integers.allocate(record.integerCount)
        record.doubles = doubles.allocate(record.doubleCount)
        record.keptStamp = solveStamp
        let island = newIsland(record)
        rename(at, record.integerCount &- record.cores, to: record.integers)
        at &+= record.integerCount &- record.cores
        copyNumbers(doublesAt, record.doubleCount, to: record.doubles)
        doublesAt &+= record.doubleCount
        let coreStart = record.coreStart
        for component in 0..<record.cores {
            var core = book.cores[shape.cores &+ component]
            let (written, writtenDoubles) = core.writtenCounts
            core.island = island
            core.integers = integers.allocate(core.integerCount)
            core.doubles = doubles.allocate(core.doubleCount)
            rename(at, written, to: core.integers)
            at &+= written
            copyNumbers(doublesAt, writtenDoubles, to: core.doubles)
            doublesAt &+= writtenDoubles
            let id = newCore(core)
            integers[coreStart &+ component] = id
            markCoreDirty(id)
        }
        nameUnknowns(at, doublesAt, island, coreStart)
        nameRows(at &+ 3 &* shape.unknowns, island, coreStart)
        if record.followers > 0 { markFollowerDirty(0, of: island) }
        if record.equalities &+ record.checks > 0 { markIslandDirty(island) }
        counters.renamedPlans &+= 1
        return true
    }

    @inline(__always) private mutating func rename(_ start: Int32, _ count: Int32, to target: Int32) {
        let (names, integers, rows, unknowns) = (book.integers, integers.column, scratch.foundRows, scratch.foundUnknowns)
        for index in 0..<count {
            let name = names[start &+ index], place = name &>> 2
            switch name & 3 {
            case 0: integers[target &+ index] = place
            case 1: integers[target &+ index] = unknowns[place]
            case 2: integers[target &+ index] = rows[place]
            default: integers[target &+ index] = RowCode.bound(unknowns[place])
            }
        }
    }

    @inline(__always) private mutating func copyNumbers(_ start: Int32, _ count: Int32, to target: Int32) {
        let (numbers, doubles) = (book.doubles, doubles.column)
        for index in 0..<count { doubles[target &+ index] = numbers[start &+ index] }
    }

    /// What `writeUnknowns` writes.
    private mutating func nameUnknowns(_ start: Int32, _ factors: Int32, _ island: Int32, _ coreStart: Int32) {
        let (names, numbers, unknowns, found) = (book.integers, book.doubles, unknowns, scratch.foundUnknowns)
        for place in 0..<found.end {
            let id = found[place], at = start &+ 3 &* place
            unknowns[id].role = UnknownRole(rawValue: UInt8(truncatingIfNeeded: names[at])) ?? .member
            unknowns[id].island = island
            unknowns[id].core = names[at &+ 1] < 0 ? -1 : integers[coreStart &+ names[at &+ 1]]
            if unknowns[id].role == .member {
                unknowns[id].root = found[names[at &+ 2]]
                unknowns[id].factor = numbers[factors &+ place]
                offsets[id] = 0
            }
        }
    }

    /// What `assign` writes.
    private mutating func nameRows(_ start: Int32, _ island: Int32, _ coreStart: Int32) {
        let (names, rows, found) = (book.integers, rows, scratch.foundRows)
        for place in 0..<found.end {
            let id = found[place], at = start &+ 2 &* place
            let role = RowRole(rawValue: UInt8(truncatingIfNeeded: names[at])) ?? .core
            rows[id].role = role
            rows[id].owner = island
            rows[id].slot = role == .core ? integers[coreStart &+ names[at &+ 1]] : names[at &+ 1]
            if role == .follower { rows[id].isStale = true }
        }
    }

    // MARK: Keeping

    /// Keeps what the island that was just planned looks like, and its plan without names.
    mutating func keepShape() {
        // Where known numbers or constants decided an order, another island of this shape may have another one.
        if scratch.hasTies { return }
        // Where names are looked up; no mark is negative.
        for place in 0..<scratch.foundUnknowns.end { unknowns[scratch.foundUnknowns[place]].local = place }
        for place in 0..<scratch.foundRows.end { rows[scratch.foundRows[place]].mark = -1 &- place }
        book.makeRoom()
        let island = unknowns[scratch.foundUnknowns[0]].island, record = islands[island]
        let shape = Shape(
            unknowns: scratch.foundUnknowns.end, rows: scratch.foundRows.end, entries: scratch.foundEntries.end,
            integers: book.integers.end, doubles: book.doubles.end, island: record.unmarked, cores: book.cores.end)
        keepLook()
        keepUnknowns(record.integers, record.unknowns)
        for equality in 0..<record.equalities {
            keepRows(record.equalityStart &+ 3 &* equality, 1)
            keepNumbers(record.equalityStart &+ 3 &* equality &+ 1, 2)
        }
        keepUnknowns(record.targetStart, record.targets)
        keepRows(record.checkStart, record.checks)
        for follower in 0..<record.followers {
            keepRows(record.followerStart &+ 2 &* follower, 1)
            keepUnknowns(record.followerStart &+ 2 &* follower &+ 1, 1)
        }
        for index in 0..<record.doubleCount { book.doubles.append(doubles[record.doubles &+ index]) }
        for component in 0..<record.cores { keepCore(integers[record.coreStart &+ component]) }
        keepRoles(record)
        book.slots[book.slot] = ShapeBook.Slot(digest: book.digest, shape: book.shapes.end)
        book.shapes.append(shape)
    }

    private mutating func keepLook() {
        for index in 0..<book.heads.end { book.integers.append(book.heads[index]) }
        for index in 0..<scratch.foundEntries.end { book.integers.append(scratch.foundEntries[index]) }
        for place in 0..<scratch.unknowns.end { book.integers.append(unknowns[scratch.unknowns[place]].local) }
        for index in 0..<book.priorities.end { book.doubles.append(book.priorities[index]) }
        for index in 0..<scratch.foundCoefficients.end { book.doubles.append(scratch.foundCoefficients[index]) }
    }

    private mutating func keepCore(_ core: Int32) {
        let record = cores[core], (_, writtenDoubles) = record.writtenCounts
        keepUnknowns(record.integers, record.members)
        keepRows(record.codeStart, record.rows)
        if record.roots > 1 {
            keepUnknowns(record.codeStart &+ record.rows, record.members)
            keepNumbers(record.rowStartStart, record.rootStart &- record.rowStartStart)
            keepUnknowns(record.rootStart, record.roots)
        }
        for index in 0..<writtenDoubles { book.doubles.append(doubles[record.doubles &+ index]) }
        book.cores.append(record.unmarked)
    }

    private mutating func keepRoles(_ record: Island) {
        for place in 0..<scratch.foundUnknowns.end {
            let unknown = unknowns[scratch.foundUnknowns[place]]
            book.integers.append(Int32(unknown.role.rawValue))
            book.integers.append(component(of: unknown.core, record))
            book.integers.append(unknown.role == .member ? unknowns[unknown.root].local : -1)
            book.doubles.append(unknown.factor)
        }
        for place in 0..<scratch.foundRows.end {
            let row = rows[scratch.foundRows[place]]
            book.integers.append(Int32(row.role.rawValue))
            book.integers.append(row.role == .core ? component(of: row.slot, record) : row.slot)
        }
    }

    private mutating func component(of core: Int32, _ record: Island) -> Int32 {
        for component in 0..<record.cores where integers[record.coreStart &+ component] == core { return component }
        return -1
    }

    private mutating func keepNumbers(_ start: Int32, _ count: Int32) {
        for index in 0..<count { book.integers.append(Name.number(integers[start &+ index])) }
    }

    private mutating func keepUnknowns(_ start: Int32, _ count: Int32) {
        for index in 0..<count { book.integers.append(Name.unknown(unknowns[integers[start &+ index]].local)) }
    }

    /// See `RowCode`.
    private mutating func keepRows(_ start: Int32, _ count: Int32) {
        for index in 0..<count {
            let code = integers[start &+ index]
            let isBound = code < 0
            book.integers.append(
                isBound ? Name.bound(unknowns[RowCode.unknown(ofBound: code)].local) : Name.row(-1 &- rows[code].mark))
        }
    }
}

extension Island {
    /// As it is written, before anything waits to be evaluated.
    var unmarked: Island {
        var island = self
        island.firstFollower = followers
        (island.isDirty, island.areFollowersDirty, island.areFollowersNew) = (false, false, true)
        (island.isReplayed, island.order) = (false, .unknown)
        return island
    }
}

extension CoreRecord {
    /// As it is written, before it is solved.
    var unmarked: CoreRecord {
        var core = self
        (core.isDirty, core.isSolved, core.isAmbiguous, core.areAllStale) = (false, false, false, true)
        return core
    }

    /// How much of its memory is the plan's; the rest is the answer's.
    var writtenCounts: (integers: Int32, doubles: Int32) {
        roots > 1 ? (sideStart &- integers, nonzeros &+ members) : (integerCount, doubleCount)
    }
}
