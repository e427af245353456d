import Foundation

/// The steps that were played, and the faults found.
struct Report: Sendable {
    var steps = 0
    var wrongSteps = 0
    var infeasibleSteps = 0
    var ambiguousSteps = 0
    var longestRow = 0
    var faults: [String] = []

    /// The shares of infeasible and ambiguous steps, and the length of the longest row.
    var shares: String {
        func share(_ count: Int) -> String { String(format: "%.1f %%", 100 * Double(count) / Double(max(steps, 1))) }
        return "\(share(infeasibleSteps)) infeasible, \(share(ambiguousSteps)) ambiguous, rows of up to \(longestRow) terms"
    }

    static func += (a: inout Report, b: Report) {
        a.steps += b.steps
        a.wrongSteps += b.wrongSteps
        a.infeasibleSteps += b.infeasibleSteps
        a.ambiguousSteps += b.ambiguousSteps
        a.longestRow = max(a.longestRow, b.longestRow)
        a.faults += b.faults
    }
}
