/// Why no sample value can be created: the types from the outside in, and the reason.
///
/// Its text is `FeedModel(store:) ← Store: it is private`.
struct SampleGap: Error, Hashable, Sendable, CustomStringConvertible {
    private(set) var chain: [String] = []
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// The gap as seen from a type or initialiser around it.
    func inside(_ name: String) -> SampleGap {
        var gap = self
        gap.chain.insert(name, at: 0)
        return gap
    }

    var description: String { chain.isEmpty ? reason : chain.joined(separator: " ← ") + ": " + reason }
}
