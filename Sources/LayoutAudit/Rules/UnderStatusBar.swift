import UIKit

extension Finding.Kind {
    /// Something to read or to touch is under the status bar, the notch or the island.
    package static let underStatusBar = Self(
        "underStatusBar", .error, "A view is under the status bar or the notch.", traits: [.position, .safeArea])
}

enum UnderStatusBar: Rule {
    nonisolated static let kind = Finding.Kind.underStatusBar

    static func findings(in audit: Audit) -> [ViewFinding] {
        let insets = audit.window.safeAreaInsets, screen = audit.window.bounds
        guard insets.top > 0 || insets.left > 0 || insets.right > 0 else { return [] }
        return audit.views.compactMap { sighting in
            let frame = sighting.frame
            guard !sighting.canScroll, !sighting.isInBar, !sighting.isInControl, !frame.isEmpty, frame.intersects(screen),
                // Large content may begin there.
                frame.height < 120, audit.isContent(sighting.view)
            else { return nil }
            let (top, left, right) = (insets.top - frame.minY, insets.left - frame.minX, frame.maxX - (screen.maxX - insets.right))
            if insets.top > 0, top > 2 {
                var finding = audit.finding(
                    kind, sighting, "\(audit.number(min(top, frame.height))) pt of it are under the status bar",
                    "constrain it to the safe area")
                finding.lacks = [.init(axis: .vertical, points: top)]
                return finding
            }
            // In landscape the notch of a phone is at one side.
            let side = max(insets.left > 0 ? left : 0, insets.right > 0 ? right : 0)
            guard side > 2, frame.width < screen.width / 2, sighting.view is UILabel || sighting.view is UIButton else { return nil }
            var finding = audit.finding(
                kind, sighting, "\(audit.number(min(side, frame.width))) pt of it are beside the notch", "constrain it to the safe area")
            finding.lacks = [.init(axis: .horizontal, points: side)]
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] { insideSafeArea(finding, [.top, .leading, .trailing]) }

    /// Returns constraints that keep the edges inside the safe area of the screen.
    static func insideSafeArea(_ finding: ViewFinding, _ attributes: [NSLayoutConstraint.Attribute]) -> [Change] {
        guard let view = finding.view, let root = view.window?.rootViewController?.view, view !== root else { return [] }
        return attributes.map { attribute in
            .addition(
                NSLayoutConstraint(
                    item: view, attribute: attribute,
                    relatedBy: attribute == .top || attribute == .leading ? .greaterThanOrEqual : .lessThanOrEqual,
                    toItem: root.safeAreaLayoutGuide, attribute: attribute, multiplier: 1, constant: 0))
        }
    }
}
