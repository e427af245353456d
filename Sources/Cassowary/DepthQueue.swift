/// Rows waiting by depth, shallow ones first. Constant time a row.
struct DepthQueue: ~Copyable {
    private var heads = Column<Int32>()
    private var next = Column<Int32>()
    private var low: Int32 = 0
    private(set) var count: Int32 = 0

    deinit {
        heads.free()
        next.free()
    }

    @inline(__always) mutating func push(_ row: Int32, depth: Int32) {
        if depth >= Int32(heads.count) { heads.extend(to: depth &+ 1, with: -1) }
        if row >= Int32(next.count) { next.extend(to: row &+ row / 2 &+ 32, with: -1) }
        next[row] = heads[depth]
        heads[depth] = row
        if count == 0 || depth < low { low = depth }
        count &+= 1
    }

    @inline(__always) mutating func pop() -> Int32 {
        while heads[low] < 0 { low &+= 1 }
        let row = heads[low]
        heads[low] = next[row]
        count &-= 1
        return row
    }
}
