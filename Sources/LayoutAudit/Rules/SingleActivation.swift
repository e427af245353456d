import UIKit

extension Finding.Kind {
    /// Constraints that were activated one by one.
    package static let singleActivation = Self("singleActivation", .off, "Constraints are activated one by one.", traits: .history)
}

/// Reports constraints that were activated one by one with `isActive = true`.
enum SingleActivation: Rule {
    nonisolated static let kind = Finding.Kind.singleActivation
    private static let most = 7

    static func findings(in audit: Audit) -> [ViewFinding] {
        guard audit.includesHistory else { return [] }
        return audit.views.compactMap { sighting in
            let alone = sighting.view.keptConstraints.filter { $0.isWritten && $0.isActivatedAlone }
            guard alone.count > most else { return nil }
            return audit.finding(
                kind, sighting, "\(alone.count) of its constraints were activated one by one",
                "activate them together with NSLayoutConstraint.activate(_:)")
        }
    }
}
