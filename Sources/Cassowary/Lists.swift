/// Many short lists in a common column. A list that outgrows its place moves to the end.
struct Lists<Entry: BitwiseCopyable>: ~Copyable {
    private var starts = Column<Int32>()
    private var counts = Column<Int32>()
    private var capacities = Column<Int32>()
    private var entries = Column<Entry>()

    deinit {
        starts.free(); counts.free(); capacities.free(); entries.free()
    }

    /// - Parameter room: for how many entries a list has room at first.
    mutating func reset(lists: Int32, room: Int32) {
        starts.resize(to: lists)
        for list in 0..<lists { starts[list] = list &* room }
        counts.reset(to: lists, with: 0)
        capacities.reset(to: lists, with: room)
        entries.resize(to: lists &* room)
    }

    subscript(_ index: Int32) -> Entry {
        @inline(__always) get { entries[index] }
        @inline(__always) nonmutating set { entries[index] = newValue }
    }

    /// Where the list's entries stand. Valid until something is appended.
    @inline(__always) func range(_ list: Int32) -> Range<Int32> { starts[list]..<starts[list] &+ counts[list] }

    @inline(__always) func isFull(_ list: Int32) -> Bool { counts[list] == capacities[list] }

    @inline(__always) mutating func append(_ entry: Entry, to list: Int32) {
        if isFull(list) { move(list) }
        entries[starts[list] &+ counts[list]] = entry
        counts[list] &+= 1
    }

    @inline(__always) func truncate(_ list: Int32, to count: Int32) { counts[list] = count }

    private mutating func move(_ list: Int32) {
        let start = entries.end, room = capacities[list] &* 2
        entries.grow(by: room)
        for offset in 0..<counts[list] { entries[start &+ offset] = entries[starts[list] &+ offset] }
        starts[list] = start
        capacities[list] = room
    }
}

/// A root's rate along the edge of a place.
struct EdgeRate: BitwiseCopyable {
    var place: Int32
    var rate: Double
}
