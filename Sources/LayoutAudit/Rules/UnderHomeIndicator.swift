import UIKit

extension Finding.Kind {
    /// A control is in the area of the home indicator.
    package static let underHomeIndicator = Self(
        "underHomeIndicator", .error, "A control is under the home indicator.", traits: [.position, .safeArea])
}

enum UnderHomeIndicator: Rule {
    nonisolated static let kind = Finding.Kind.underHomeIndicator

    static func findings(in audit: Audit) -> [ViewFinding] {
        let environment = audit.window.environment, inset = audit.window.environment.safeAreaInsets.bottom
        // Only displays with round corners have a home indicator. The keyboard covers it.
        guard environment.displayCornerRadius > 0, inset > 0, environment.keyboardHeight == nil else { return [] }
        let edge = audit.window.bounds.maxY - inset
        return audit.views.compactMap { sighting in
            let frame = sighting.frame
            guard sighting.view is UIControl, !sighting.canScroll, !sighting.isInBar, !sighting.isInControl, !frame.isEmpty,
                frame.height < 120, frame.midY > edge, frame.minY < audit.window.bounds.maxY
            else { return nil }
            var finding = audit.finding(
                kind, sighting, "its centre is in the area of the home indicator", "constrain it to the safe area")
            finding.lacks = [.init(axis: .vertical, points: frame.maxY - edge)]
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] { UnderStatusBar.insideSafeArea(finding, [.bottom]) }
}
