import UIKit

enum UnderHomeIndicator: Rule {
    static let kind = Finding.Kind.underHomeIndicator

    static func troubles(in audit: Audit) -> [Trouble] {
        let environment = audit.window.environment, inset = audit.window.environment.safeAreaInsets.bottom
        // Only displays with round corners have a home indicator. The keyboard covers it.
        guard environment.displayCornerRadius > 0, inset > 0, environment.keyboardHeight == nil else { return [] }
        let edge = audit.window.bounds.maxY - inset
        return audit.views.compactMap { sighting in
            let frame = sighting.frame
            guard sighting.view is UIControl, !sighting.canScroll, !sighting.isInBar, !sighting.isInControl, !frame.isEmpty,
                frame.height < 120, frame.midY > edge, frame.minY < audit.window.bounds.maxY
            else { return nil }
            var trouble = audit.trouble(
                kind, sighting, "its centre is in the area of the home indicator", "constrain it to the safe area")
            trouble.lacks = [.init(axis: .vertical, points: frame.maxY - edge)]
            return trouble
        }
    }

    static func remedies(for trouble: Trouble) -> [Change] { UnderStatusBar.insideSafeArea(trouble, [.bottom]) }
}
