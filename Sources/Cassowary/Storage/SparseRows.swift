/// Many short rows in a shared buffer. A row that outgrows its segment moves to the end.
struct SparseRows<Entry: BitwiseCopyable>: ~Copyable {
    private var starts = Buffer<Int32>()
    private var counts = Buffer<Int32>()
    private var capacities = Buffer<Int32>()
    private var entries = Buffer<Entry>()

    /// - Parameter room: The number of entries that each row has room for at first.
    mutating func reset(rows: Int32, room: Int32) {
        starts.resize(to: rows)
        for row in 0..<rows { starts[row] = row &* room }
        counts.reset(to: rows, with: 0)
        capacities.reset(to: rows, with: room)
        entries.resize(to: rows &* room)
    }

    subscript(_ index: Int32) -> Entry {
        @inline(__always) get { entries[index] }
        @inline(__always) set { entries[index] = newValue }
    }

    /// The range of the row's entries. Valid until something is appended.
    @inline(__always) func range(_ row: Int32) -> Range<Int32> { starts[row]..<starts[row] &+ counts[row] }

    @inline(__always) func isFull(_ row: Int32) -> Bool { counts[row] == capacities[row] }

    @inline(__always) mutating func append(_ entry: Entry, to row: Int32) {
        if isFull(row) { move(row) }
        entries[starts[row] &+ counts[row]] = entry
        counts[row] &+= 1
    }

    @inline(__always) mutating func truncate(_ row: Int32, to count: Int32) { counts[row] = count }

    private mutating func move(_ row: Int32) {
        let start = entries.end, room = capacities[row] &* 2
        entries.grow(by: room)
        for offset in 0..<counts[row] { entries[start &+ offset] = entries[starts[row] &+ offset] }
        starts[row] = start
        capacities[row] = room
    }
}
