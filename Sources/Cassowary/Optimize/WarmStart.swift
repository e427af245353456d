/// Warm starts. Components come in kinds: the rows of a stack's views, or of a cell's two labels. The basis of one may also give the
/// solution of the next; then there is nothing to search, as after an edit. If it does not, the search begins there.
extension Optimizer {
    private static let warmStartCount: Int32 = 32

    private func warmStartIndex(_ record: Component) -> Int32 {
        (record.representatives &* 5 &+ record.rows &* 3 &+ record.nonzeros) & (Self.warmStartCount &- 1)
    }

    mutating func keepWarmStart(_ component: Int32, _ plan: inout Plan) {
        warmStarts.extend(to: Self.warmStartCount, with: -1)
        warmStarts[warmStartIndex(plan.components[component])] = component
    }

    /// Takes over the basis, and the sides of all residuals, from a component that differs only in names and constants.
    mutating func takeWarmStart(_ component: Int32, _ model: inout Model, _ plan: inout Plan) {
        if warmStarts.count == 0 { return }
        let record = plan.components[component], id = warmStarts[warmStartIndex(record)]
        guard id >= 0, id != component, plan.components[id].flags.isAlive, plan.components[id].flags.isSolved,
            !plan.components[id].flags.isAmbiguous,
            plan.components[id].representatives > 1,
            areAlike(record, plan.components[id], &model, &plan)
        else { return }
        let other = plan.components[id]
        for at in 0..<record.vertexIntegerCount &- (record.sideStart &- record.integers) {
            plan.integers[record.sideStart &+ at] = plan.integers[other.sideStart &+ at]
        }
        let size = other.block &* other.block
        plan.components[component].blockDoubles = plan.doubles.allocate(size)
        for index in 0..<size { plan.doubles[plan.components[component].blockDoubles &+ index] = plan.doubles[other.blockDoubles &+ index] }
        plan.components[component].block = other.block
        plan.components[component].triangular = other.triangular
        plan.components[component].flags.isAmbiguous = false
        plan.components[component].flags.isSolved = true
    }

    /// Whether both components have the same rows over equally many variables, in the same order and with the same priorities.
    private mutating func areAlike(_ a: Component, _ b: Component, _ model: inout Model, _ plan: inout Plan) -> Bool {
        guard a.representatives == b.representatives, a.variables == b.variables, a.rows == b.rows, a.nonzeros == b.nonzeros else {
            return false
        }
        let (integers, doubles, rows) = (plan.integers.pointer, plan.doubles.pointer, model.rows.pointer)
        var difference: Int32 = 0, differences: UInt64 = 0
        for at in 0..<a.representativeStart &- a.rowStartStart {
            difference |= integers[a.rowStartStart &+ at] ^ integers[b.rowStartStart &+ at]
        }
        for at in 0..<a.nonzeros &+ a.variables {
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
