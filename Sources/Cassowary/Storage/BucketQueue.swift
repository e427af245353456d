/// A queue of rows by depth, shallow ones first. A row may be queued more than once. Takes constant time per row.
struct BucketQueue: ~Copyable {
    private var heads = Buffer<Int32>()
    private var entries = Buffer<Entry>()
    /// The depth at which `pop` starts to look; after `pop`, the depth of the row it returned.
    private(set) var depth: Int32 = 0
    private(set) var count: Int32 = 0

    struct Entry: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }

    @inline(__always) mutating func push(_ row: Int32, depth: Int32) {
        if depth >= Int32(heads.count) { heads.extend(to: depth &+ 1, with: -1) }
        entries.append(Entry(row: row, next: heads[depth]))
        heads[depth] = Int32(truncatingIfNeeded: entries.count) &- 1
        if count == 0 || depth < self.depth { self.depth = depth }
        count &+= 1
    }

    @inline(__always) mutating func pop() -> Int32 {
        while heads[depth] < 0 { depth &+= 1 }
        let entry = entries[heads[depth]]
        heads[depth] = entry.next
        count &-= 1
        if count == 0 { entries.removeAll() }
        return entry.row
    }
}
