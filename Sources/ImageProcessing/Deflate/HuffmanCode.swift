/// A prefix code over symbols, canonical as in deflate (RFC 1951, 3.2.2): the lengths determine everything.
struct HuffmanCode {
    /// The bits of each symbol; 0 for those that do not occur.
    let lengths: [UInt8]
    /// Each symbol's code, with its first bit lowest.
    let codes: [UInt16]

    /// Creates the shortest code for symbols with these counts, or a slightly longer one if that exceeds `limit` bits per symbol.
    init(counts: [Int], limit: Int) {
        var counts = counts
        var lengths = Self.lengths(counts)
        // The lengths of rare symbols shrink as the counts come nearer to each other.
        while let longest = lengths.max(), longest > limit {
            for symbol in counts.indices where counts[symbol] > 0 { counts[symbol] = (counts[symbol] + 1) / 2 }
            lengths = Self.lengths(counts)
        }
        self.lengths = lengths
        codes = Self.codes(lengths)
    }

    /// Returns the bits that symbols with these counts take.
    func cost(_ counts: [Int]) -> Int { zip(counts, lengths).reduce(0) { $0 + $1.0 * Int($1.1) } }

    private static func lengths(_ counts: [Int]) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard leaves.count > 1 else {
            // A code of one symbol still takes a bit.
            if let only = leaves.first { lengths[only] = 1 }
            return lengths
        }
        // Nodes are made in the order of their weights, so the two lightest are always at the front of leaves or nodes.
        var weights: [Int] = [], parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
        var (leaf, node) = (0, 0)
        func lightest() -> (node: Int, weight: Int) {
            if leaf < leaves.count, node == weights.count || counts[leaves[leaf]] <= weights[node] {
                leaf += 1
                return (leaf - 1, counts[leaves[leaf - 1]])
            }
            node += 1
            return (leaves.count + node - 1, weights[node - 1])
        }
        for made in 0..<leaves.count - 1 {
            let (a, b) = (lightest(), lightest())
            parents[a.node] = leaves.count + made
            parents[b.node] = leaves.count + made
            weights.append(a.weight + b.weight)
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        for (node, symbol) in leaves.enumerated() { lengths[symbol] = depths[node] }
        return lengths
    }

    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1..<17 { next[length] = (next[length] &+ next[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] &+= 1 }
            return next[Int(length)].reversedBits >> (16 - UInt16(length))
        }
    }
}

extension UInt16 {
    fileprivate var reversedBits: UInt16 {
        var value = self
        value = (value & 0x5555) << 1 | (value >> 1) & 0x5555
        value = (value & 0x3333) << 2 | (value >> 2) & 0x3333
        value = (value & 0x0F0F) << 4 | (value >> 4) & 0x0F0F
        return value.byteSwapped
    }
}
