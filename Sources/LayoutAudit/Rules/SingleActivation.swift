import UIKit

/// Reports constraints that were activated one by one with `isActive = true`.
enum SingleActivation: Rule {
    static let kind = Finding.Kind.singleActivation
    private static let most = 7

    static func troubles(in audit: Audit) -> [Trouble] {
        guard audit.tellsPast else { return [] }
        return audit.views.compactMap { sighting in
            let alone = sighting.view.keptConstraints.filter { $0.isWritten && $0.isActivatedAlone }
            guard alone.count > most else { return nil }
            return audit.trouble(
                kind, sighting, "\(alone.count) of its constraints were activated one by one",
                "activate them together with NSLayoutConstraint.activate(_:)")
        }
    }
}
