/// One of several equal parts of a run: `2/5`.
///
/// Cells keep their order. Each part is a range, divided where the sum of costs passes a multiple of its share. Every cell is in exactly
/// one part, whatever the costs are, as long as all parts are divided by the same costs.
package struct Shard: Sendable, Hashable, Codable {
    /// The number of the part, from 1.
    package var index: Int
    package var count: Int

    package init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1, count <= 10_000, (1...count).contains(index)
        else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// Returns the range of this part among items with these costs.
    package func part(costs: [Double]) -> Range<Int> {
        let total = costs.reduce(0, +)
        guard total > 0 else { return index == 1 ? 0..<costs.count : costs.count..<costs.count }
        var sum = 0.0
        // An item belongs to the part that contains its centre.
        let owners = costs.map { cost in
            defer { sum += cost }
            return min(count - 1, Int((sum + cost / 2) / total * Double(count)))
        }
        let first = owners.firstIndex { $0 >= index - 1 } ?? costs.count
        let end = owners.firstIndex { $0 >= index } ?? costs.count
        return first..<end
    }
}
