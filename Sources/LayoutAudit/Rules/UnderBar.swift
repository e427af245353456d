import UIKit

extension Finding.Kind {
    /// Something to read or to touch is under a bar of the app.
    package static let underBar = Self("underBar", .error, "A bar covers a view.", traits: [.position, .safeArea])
}

enum UnderBar: Rule {
    nonisolated static let kind = Finding.Kind.underBar

    static func findings(in audit: Audit) -> [ViewFinding] {
        let bars = audit.views.enumerated().filter { _, sighting in
            let view = sighting.view
            return (view is UINavigationBar || view is UITabBar || view is UIToolbar) && !sighting.frame.isEmpty
        }
        guard !bars.isEmpty else { return [] }
        return audit.views.enumerated().compactMap { index, sighting in
            guard !sighting.canScroll, !sighting.isInBar, !sighting.isInControl, !sighting.frame.isEmpty, sighting.frame.height < 120,
                audit.isContent(sighting.view),
                let bar = bars.first(where: { $0.offset > index && covers($0.element.frame, sighting.frame) })?.element
            else { return nil }
            let shared = bar.frame.intersection(sighting.frame)
            var finding = audit.finding(
                kind, sighting, "\(name(bar.view)) covers \(audit.number(shared.height)) pt of it", "constrain it to the safe area")
            finding.lacks = [.init(axis: .vertical, points: shared.height)]
            return finding
        }
    }

    private static func covers(_ bar: CGRect, _ frame: CGRect) -> Bool {
        let shared = bar.intersection(frame)
        return !shared.isNull && shared.width > 1 && shared.height > 4
    }

    private static func name(_ bar: UIView) -> String {
        bar is UINavigationBar ? "the navigation bar" : bar is UITabBar ? "the tab bar" : "the toolbar"
    }

    static func remedies(for finding: ViewFinding) -> [Change] { UnderStatusBar.insideSafeArea(finding, [.top, .bottom]) }
}
