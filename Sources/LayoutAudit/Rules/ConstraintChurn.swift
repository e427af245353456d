import UIKit

extension Finding.Kind {
    /// Constraints that were removed and added again unchanged.
    package static let constraintChurn = Self(
        "constraintChurn", .warning, "Constraints are removed and added again unchanged.", traits: .history)
}

/// Reports constraints that were removed and added again unchanged while the screen was built.
enum ConstraintChurn: Rule {
    nonisolated static let kind = Finding.Kind.constraintChurn

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.churn { !$0.isRebuilt }.map { view, count in
            ViewFinding(
                kind: kind, fact: "\(count) \(count == 1 ? "constraint was" : "constraints were") removed and added again unchanged",
                advice: "create them once and keep them; change constants, or activate only those that differ", detail: view, path: view)
        }
    }
}

extension Audit {
    /// Returns the paths of the views whose constraints were removed and added again, in the order in which this happened, with the number
    /// of entries that count.
    func churn(_ counts: (LayoutChurn) -> Bool) -> [(view: String, count: Int)] {
        guard includesHistory else { return [] }
        var order: [String] = []
        var sums: [String: Int] = [:]
        for entry in window.layoutEngine.churn where counts(entry) {
            if sums[entry.view] == nil { order.append(entry.view) }
            sums[entry.view, default: 0] += 1
        }
        return order.map { ($0, sums[$0] ?? 0) }
    }
}
