import UIKit

/// `layoutIfNeeded()` outside of an animation, again and again: the end of the turn lays out once.
enum ForcedLayout: Rule {
    static let kind = Finding.Kind.forcedLayout
    /// Once to read a frame is nobody's fault, and a second time may be another's.
    private static let most = 2

    static func troubles(in audit: Audit) -> [Trouble] {
        guard audit.tellsPast else { return [] }
        return audit.views.compactMap { sighting in
            let count = sighting.view.forcedLayouts
            guard count > most else { return nil }
            return audit.trouble(
                kind, sighting, "layoutIfNeeded() laid it out \(count) times before the screen stood",
                "leave it out: layout is done once when the turn ends; or ask once, after the last change")
        }
    }
}
