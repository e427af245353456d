import UIKit

extension Finding.Kind {
    /// Layout that code forced again and again before the screen was finished.
    package static let forcedLayout = Self("forcedLayout", .warning, "Layout is forced repeatedly.", traits: .history)
}

/// Reports repeated `layoutIfNeeded()` outside animations; layout is done once at the end of the turn anyway.
enum ForcedLayout: Rule {
    nonisolated static let kind = Finding.Kind.forcedLayout
    /// One call may be needed to read a frame, and a second may come from other code.
    private static let most = 2

    static func findings(in audit: Audit) -> [ViewFinding] {
        guard audit.includesHistory else { return [] }
        return audit.views.compactMap { sighting in
            let count = sighting.view.forcedLayouts
            guard count > most else { return nil }
            return audit.finding(
                kind, sighting, "layoutIfNeeded() laid it out \(count) times before the screen was complete",
                "remove the calls, because layout runs once at the end of the run loop turn; or call it once, after the last change")
        }
    }
}
