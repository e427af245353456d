extension Model {
    /// Whether row `a` precedes `b` in the canonical order, which the plan follows wherever it has a choice. It depends on what rows say,
    /// not on when they were added. Rows that differ only in their constants are ordered by these, equal rows by the order of their terms.
    mutating func precedes(_ a: Int32, _ b: Int32) -> Bool {
        let rows = self.rows.pointer
        if rows[a].priority != rows[b].priority { return rows[a].priority > rows[b].priority }
        if rows[a].relation != rows[b].relation { return rows[a].relation < rows[b].relation }
        if rows[a].termCount != rows[b].termCount { return rows[a].termCount < rows[b].termCount }
        // Computed only now, because the comparisons above usually decide.
        let (x, y) = (digest(of: a), digest(of: b))
        if x != y { return x < y }
        if rows[a].constant != rows[b].constant { return rows[a].constant < rows[b].constant }
        return termsPrecede(a, b)
    }

    /// Orders rows that say the same by the order of their terms, because sums are rounded in that order.
    private mutating func termsPrecede(_ a: Int32, _ b: Int32) -> Bool {
        for ordinal in 0..<rows[a].termCount {
            let (p, q) = (terms[rows[a].firstTerm &+ ordinal].variable, terms[rows[b].firstTerm &+ ordinal].variable)
            if p != q { return variables[p].birth < variables[q].birth }
        }
        return false
    }

    /// Whether both rows have the same terms, relation and priority.
    mutating func areTwins(_ a: Int32, _ b: Int32) -> Bool {
        let (x, y) = (rows[a], rows[b])
        return x.priority == y.priority && x.relation == y.relation && x.termCount == y.termCount && digest(of: a) == digest(of: b)
    }

    /// Returns a digest of the row's terms that does not depend on their order.
    @inline(__always) mutating func digest(of row: Int32) -> UInt64 {
        let first = rows[row].firstTerm
        var sum: UInt64 = 0
        for at in first..<first &+ rows[row].termCount {
            sum &+= Model.digest(terms[at].coefficient, variables[terms[at].variable].birth)
        }
        return sum
    }

    @inline(__always) static func digest(_ coefficient: Double, _ number: Int32) -> UInt64 {
        var bits = coefficient.bitPattern &+ UInt64(UInt32(bitPattern: number)) &* 0x9e37_79b9_7f4a_7c15
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
