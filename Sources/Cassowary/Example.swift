/// Cores come in kinds: the rows of a stack's views, of a cell's two labels. The rows that hold the answer of one may hold that of the
/// next: then there is nothing to search, as after an edit. If not, the search begins there.
extension Engine {
    private static let exampleCount: Int32 = 32

    private func examplePlace(_ record: CoreRecord) -> Int32 {
        (record.roots &* 5 &+ record.rows &* 3 &+ record.nonzeros) & (Self.exampleCount &- 1)
    }

    mutating func setExample(_ core: Int32) {
        search.examples.extend(to: Self.exampleCount, with: -1)
        search.examples[examplePlace(cores[core])] = core
    }

    /// Takes over which rows hold the answer, and the sides on which all residuals are, from a core that says the same but for names and
    /// constants.
    mutating func followExample(_ core: Int32) {
        if search.examples.count == 0 { return }
        let record = cores[core], id = search.examples[examplePlace(record)]
        guard id >= 0, id != core, cores[id].isAlive, cores[id].isSolved, !cores[id].isAmbiguous, cores[id].roots > 1,
            areAlike(record, cores[id])
        else { return }
        let example = cores[id]
        for at in 0..<record.vertexIntegerCount &- (record.sideStart &- record.integers) {
            integers[record.sideStart &+ at] = integers[example.sideStart &+ at]
        }
        let size = example.block &* example.block
        cores[core].blockDoubles = doubles.allocate(size)
        for index in 0..<size { doubles[cores[core].blockDoubles &+ index] = doubles[example.blockDoubles &+ index] }
        cores[core].block = example.block
        cores[core].triangular = example.triangular
        cores[core].isAmbiguous = false
        cores[core].isSolved = true
    }

    /// The same rows of as many roots, in the same order, with the same priorities.
    private mutating func areAlike(_ a: CoreRecord, _ b: CoreRecord) -> Bool {
        guard a.roots == b.roots, a.members == b.members, a.rows == b.rows, a.nonzeros == b.nonzeros else { return false }
        let (integers, doubles, rows) = (integers.column, doubles.column, rows)
        var difference: Int32 = 0, differences: UInt64 = 0
        for at in 0..<a.rootStart &- a.rowStartStart { difference |= integers[a.rowStartStart &+ at] ^ integers[b.rowStartStart &+ at] }
        for at in 0..<a.nonzeros &+ a.members {
            differences |= doubles[a.doubles &+ at].bitPattern ^ doubles[b.doubles &+ at].bitPattern
        }
        if difference != 0 || differences != 0 { return false }
        for row in 0..<a.rows {
            let (x, y) = (integers[a.codeStart &+ row], integers[b.codeStart &+ row])
            if x < 0 || y < 0 {
                if x >= 0 || y >= 0 { return false }
            } else if rows[x].priority != rows[y].priority || rows[x].relation != rows[y].relation {
                return false
            }
        }
        return true
    }
}
