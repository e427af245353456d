import UIKit

enum EmptyStretch: Rule {
    static let kind = Finding.Kind.emptyStretch

    /// The tolerated empty share of the visible length.
    private static let share: CGFloat = 0.5

    static func troubles(in audit: Audit) -> [Trouble] {
        audit.views.indices.flatMap { index -> [Trouble] in
            let sighting = audit.views[index]
            guard let scroll = sighting.view as? UIScrollView, !(scroll is UITableView), !(scroll is UICollectionView),
                !(scroll is UITextView), !scroll.isPagingEnabled, !sighting.isTurned,
                scroll.contentSize.height > scroll.bounds.height + 0.5
            else { return [] }
            let insets = scroll.adjustedContentInset
            let seen = (scroll.bounds.height - insets.top - insets.bottom) * share
            var end: CGFloat?, troubles: [Trouble] = []
            let content = audit.views.filter { isInside($0, index, audit) && shows($0.view, audit) && !$0.frame.isEmpty }
            for one in content.sorted(by: { $0.frame.minY < $1.frame.minY }) {
                if let end, one.frame.minY - end > seen {
                    var trouble = audit.trouble(
                        kind, one, "\(audit.number(one.frame.minY - end)) pt above it are empty, more than half of the visible height",
                        "move it closer to the view above")
                    trouble.lacks = [.init(axis: .vertical, points: one.frame.minY - end - seen)]
                    troubles.append(trouble)
                }
                end = max(end ?? one.frame.maxY, one.frame.maxY)
            }
            return troubles
        }
    }

    private static func isInside(_ sighting: Audit.Sighting, _ scroll: Int, _ audit: Audit) -> Bool {
        var place = sighting.parent
        while let index = place, index != scroll { place = audit.views[index].parent }
        return place != nil
    }

    /// Whether the view shows something. A view of a custom class may draw.
    private static func shows(_ view: UIView, _ audit: Audit) -> Bool {
        audit.isContent(view) || view is UIImageView
            || view.subviews.isEmpty && !(view is UILabel) && (view.backgroundColor != nil || type(of: view) != UIView.self)
    }
}
