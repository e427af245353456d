/// Judges states by their names: a sample shows a screen that has its data.
enum SampleStates {
    private static let passing = ["loading", "error", "fail", "progress", "refresh", "retry"]
    private static let full = ["loaded", "success", "content", "ready", "result", "populated", "fetched", "value", "some", "finished"]
    private static let bare = ["none", "empty", "idle", "unknown", "initial", "undefined", "notstarted", "loggedout"]

    /// Whether a name speaks of something that is going on or went wrong.
    static func isPassing(_ name: String) -> Bool { passing.contains { name.lowercased().contains($0) } }

    /// Returns the cases in the order in which they are tried: full ones, usual ones, bare ones, passing ones; of each the simplest first.
    static func sorted(_ cases: [EnumerationCase]) -> [EnumerationCase] {
        cases.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }.map(\.element)
    }

    /// Returns the cases that do not speak of something that is going on or went wrong, full ones first; all if there are no others.
    static func lasting(_ cases: [EnumerationCase]) -> [EnumerationCase] {
        let usual = sorted(cases), lasting = usual.filter { !isPassing($0.name) }
        return lasting.isEmpty ? usual : lasting
    }

    private static func rank(_ choice: EnumerationCase, _ number: Int) -> (Int, Int, Int) {
        let name = choice.name.lowercased()
        let state = isPassing(name) ? 3 : full.contains(where: name.hasPrefix) ? 0 : bare.contains(name) ? 2 : 1
        return (state, state == 0 ? -choice.parameters.count : choice.parameters.count, number)
    }
}
