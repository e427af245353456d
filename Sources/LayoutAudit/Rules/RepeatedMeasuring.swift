import UIKit

extension Finding.Kind {
    /// A view whose size was requested again and again.
    package static let repeatedMeasuring = Self("repeatedMeasuring", .warning, "A view is measured repeatedly.", traits: .history)
}

/// Reports views whose intrinsic size is requested again and again because it is invalidated each time.
enum RepeatedMeasuring: Rule {
    nonisolated static let kind = Finding.Kind.repeatedMeasuring
    /// A text, its font, the traits and the width arrive one after another; further invalidations are unnecessary.
    private static let most = 8

    static func findings(in audit: Audit) -> [ViewFinding] {
        guard audit.includesHistory else { return [] }
        return audit.views.compactMap { sighting in
            let count = sighting.view.timesMeasured
            guard count > most else { return nil }
            return audit.finding(
                kind, sighting, "it was measured \(count) times before the screen was complete",
                "call invalidateIntrinsicContentSize() only when the size changes, never during layout; views of fixed size need no call"
            )
        }
    }
}
