/// Finds the name that was probably meant.
package enum Spelling {
    /// Returns the nearest of `names`, the first if several are equally near. A name is near if at most a third of its letters must change;
    /// if none is, the only name that begins or ends with the word is returned.
    package static func nearest(to word: String, among names: [String]) -> String? {
        guard (2...64).contains(word.count) else { return nil }
        let american = word.replacing("olour", with: "olor").replacing("entre", with: "enter").replacing("rey", with: "ray")
        if american != word, let found = names.contains(american) ? american : nearest(to: american, among: names) { return found }
        var best: (name: String, distance: Int)?
        for name in names where name != word {
            let limit = max(1, max(word.count, name.count) / 3)
            guard abs(word.count - name.count) <= limit else { continue }
            let distance = distance(Array(word.lowercased()), Array(name.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name ?? onlyNameContaining(word, among: names)
    }

    /// Returns the nearest name, or if none is near, those that contain the word: `sizeClass` may be one of two.
    static func near(to word: String, among names: [String]) -> [String] {
        if let nearest = nearest(to: word, among: names) { return [nearest] }
        guard word.count >= 3 else { return [] }
        return names.filter { $0.lowercased().contains(word.lowercased()) }
    }

    /// Returns the only name that begins or ends with the word, such as `textColor` for `color`.
    private static func onlyNameContaining(_ word: String, among names: [String]) -> String? {
        guard word.count >= 3 else { return nil }
        let lowered = word.lowercased()
        let found = names.filter { $0.lowercased().hasSuffix(lowered) || $0.lowercased().hasPrefix(lowered) }
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = [], last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1...b.count {
                let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(last[j] + 1, row[j - 1] + 1, change)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
