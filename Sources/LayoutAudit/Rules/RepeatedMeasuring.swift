import UIKit

/// A view whose intrinsic size is asked for again and again, because something says each time that it has changed.
enum RepeatedMeasuring: Rule {
    static let kind = Finding.Kind.repeatedMeasuring
    /// A text, its font, the traits and the width arrive one after another; more than that is said for nothing.
    private static let most = 8

    static func troubles(in audit: Audit) -> [Trouble] {
        guard audit.tellsPast else { return [] }
        return audit.views.compactMap { sighting in
            let count = sighting.view.timesMeasured
            guard count > most else { return nil }
            return audit.trouble(
                kind, sighting, "it was asked for its size \(count) times before the screen stood",
                "call invalidateIntrinsicContentSize() only where the size changes, and never during layout; a size that constraints fix needs none"
            )
        }
    }
}
