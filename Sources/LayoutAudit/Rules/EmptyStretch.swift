import UIKit

extension Finding.Kind {
    /// Scrolling content that is empty for more than half of the visible length.
    package static let emptyStretch = Self("emptyStretch", .warning, "Scrolling content has a large empty area.", traits: .position)
}

enum EmptyStretch: Rule {
    nonisolated static let kind = Finding.Kind.emptyStretch

    /// The tolerated empty share of the visible length.
    private static let share: CGFloat = 0.5

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.views.indices.flatMap { index -> [ViewFinding] in
            let sighting = audit.views[index]
            guard let scroll = sighting.view as? UIScrollView, !(scroll is UITableView), !(scroll is UICollectionView),
                !(scroll is UITextView), !scroll.isPagingEnabled, !sighting.isTurned,
                scroll.contentSize.height > scroll.bounds.height + 0.5
            else { return [] }
            let insets = scroll.adjustedContentInset
            let seen = (scroll.bounds.height - insets.top - insets.bottom) * share
            var end: CGFloat?, findings: [ViewFinding] = []
            let content = audit.views.filter { isInside($0, index, audit) && shows($0.view, audit) && !$0.frame.isEmpty }
            for one in content.sorted(by: { $0.frame.minY < $1.frame.minY }) {
                if let end, one.frame.minY - end > seen {
                    var finding = audit.finding(
                        kind, one, "\(audit.number(one.frame.minY - end)) pt above it are empty, more than half of the visible height",
                        "move it closer to the view above")
                    finding.lacks = [.init(axis: .vertical, points: one.frame.minY - end - seen)]
                    findings.append(finding)
                }
                end = max(end ?? one.frame.maxY, one.frame.maxY)
            }
            return findings
        }
    }

    private static func isInside(_ sighting: Audit.Sighting, _ scroll: Int, _ audit: Audit) -> Bool {
        var parent = sighting.parent
        while let index = parent, index != scroll { parent = audit.views[index].parent }
        return parent != nil
    }

    /// Whether the view shows something. A view of a custom class may draw.
    private static func shows(_ view: UIView, _ audit: Audit) -> Bool {
        audit.isContent(view) || view is UIImageView
            || view.subviews.isEmpty && !(view is UILabel) && (view.backgroundColor != nil || type(of: view) != UIView.self)
    }
}
