import UIKit

/// What was taken away and put back unchanged while the screen came about.
enum ConstraintChurn: Rule {
    static let kind = Finding.Kind.constraintChurn

    static func troubles(in audit: Audit) -> [Trouble] {
        let churn = audit.window.layoutEngine.churn
        guard audit.tellsPast, !churn.isEmpty else { return [] }
        var order: [String] = []
        var counts: [String: Int] = [:]
        for entry in churn {
            if counts[entry.view] == nil { order.append(entry.view) }
            counts[entry.view, default: 0] += 1
        }
        return order.map { view in
            let count = counts[view] ?? 0
            return Trouble(
                kind: kind, fact: "\(count) \(count == 1 ? "constraint was" : "constraints were") removed and added again unchanged",
                advice: "make them once and keep them; change constants, or activate what differs", detail: view, path: view)
        }
    }
}
