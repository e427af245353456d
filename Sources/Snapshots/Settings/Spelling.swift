/// Finds what someone meant to write.
public enum Spelling {
    /// The candidate that takes the fewest typing errors to become `word`; nil when none is near. Ties go to the first.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        let wanted = Array(word.lowercased())
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            var distance = distance(wanted, letters)
            // The start of a long name is worth more than a short name that shares nothing.
            if wanted.count >= 3, candidate.lowercased().hasPrefix(word.lowercased()) { distance = min(distance, 1) }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
        return best.name
    }

    /// Insertions, deletions, changes and swaps of neighbours (Damerau–Levenshtein, optimal string alignment).
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(change, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], before[j - 2] + 1) }
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
