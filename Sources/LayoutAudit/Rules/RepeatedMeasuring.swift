import UIKit

/// Reports views whose intrinsic size is requested again and again because it is invalidated each time.
enum RepeatedMeasuring: Rule {
    static let kind = Finding.Kind.repeatedMeasuring
    /// A text, its font, the traits and the width arrive one after another; further invalidations are unnecessary.
    private static let most = 8

    static func troubles(in audit: Audit) -> [Trouble] {
        guard audit.tellsPast else { return [] }
        return audit.views.compactMap { sighting in
            let count = sighting.view.timesMeasured
            guard count > most else { return nil }
            return audit.trouble(
                kind, sighting, "it was measured \(count) times before the screen was complete",
                "call invalidateIntrinsicContentSize() only when the size changes, never during layout; views of fixed size need no call"
            )
        }
    }
}
