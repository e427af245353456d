/// Many short lists of (index, value) in common columns. A list that outgrows its place moves to the end.
struct SparseLists: ~Copyable {
    private var starts = Column<Int32>()
    private var counts = Column<Int32>()
    private var capacities = Column<Int32>()
    private(set) var indices = Column<Int32>()
    private(set) var values = Column<Double>()

    deinit {
        for column in [starts, counts, capacities, indices] { column.free() }
        values.free()
    }

    /// - Parameter room: for how many entries a list has room at first.
    mutating func reset(lists: Int32, room: Int32) {
        starts.removeAll()
        for list in 0..<lists { starts.append(list &* room) }
        counts.reset(to: lists, with: 0)
        capacities.reset(to: lists, with: room)
        indices.removeAll()
        values.removeAll()
        indices.extend(to: lists &* room, with: 0)
        values.extend(to: lists &* room, with: 0)
    }

    /// Where the list's entries stand. Valid until something is appended.
    @inline(__always) func range(_ list: Int32) -> Range<Int32> { starts[list]..<starts[list] &+ counts[list] }

    @inline(__always) mutating func append(_ index: Int32, _ value: Double, to list: Int32) {
        if counts[list] == capacities[list] { move(list) }
        let at = starts[list] &+ counts[list]
        indices[at] = index
        values[at] = value
        counts[list] &+= 1
    }

    @inline(__always) func truncate(_ list: Int32, to count: Int32) { counts[list] = count }

    private mutating func move(_ list: Int32) {
        let start = Int32(indices.count), room = capacities[list] &* 2
        indices.extend(to: start &+ room, with: 0)
        values.extend(to: start &+ room, with: 0)
        for offset in 0..<counts[list] {
            indices[start &+ offset] = indices[starts[list] &+ offset]
            values[start &+ offset] = values[starts[list] &+ offset]
        }
        starts[list] = start
        capacities[list] = room
    }
}
