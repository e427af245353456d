import UIKit

extension Finding.Kind {
    /// Something to read or to touch is off screen, and scrolling does not reveal it.
    package static let offScreen = Self("offScreen", .error, "A view is outside the screen.")
}

enum OffScreen: Rule {
    nonisolated static let kind = Finding.Kind.offScreen

    static func findings(in audit: Audit) -> [ViewFinding] {
        // Pictures may extend beyond the screen on purpose.
        audit.views.compactMap { sighting in
            guard !sighting.isInControl, !sighting.frame.isEmpty, audit.isContent(sighting.view), let screen = audit.reach(of: sighting),
                !screen.encloses(sighting.frame)
            else { return nil }
            let frame = sighting.frame, seen = frame.intersection(screen)
            let isGone = seen.isNull || seen.isEmpty
            let area = sighting.canScroll ? "the scrollable area" : "the screen"
            var finding = audit.finding(
                kind, sighting, isGone ? "it is outside \(area)" : "part of it is outside \(area)",
                sighting.canScroll
                    ? "constrain it to the content of the scroll view" : "constrain it to the safe area, or put it in a scroll view")
            let (x, y) = (max(screen.minX - frame.minX, frame.maxX - screen.maxX), max(screen.minY - frame.minY, frame.maxY - screen.maxY))
            if x > 0.5 { finding.lacks.append(.init(axis: .horizontal, points: x)) }
            if y > 0.5 { finding.lacks.append(.init(axis: .vertical, points: y)) }
            return finding
        }
    }

    /// Keeps the edges inside the safe area; text then wraps or shrinks.
    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let view = finding.view, let root = view.window?.rootViewController?.view, view !== root else { return [] }
        var changes: [Change] = []
        for lack in finding.lacks {
            let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation)] =
                lack.axis == .horizontal
                ? [(.trailing, .lessThanOrEqual), (.leading, .greaterThanOrEqual)]
                : [(.bottom, .lessThanOrEqual), (.top, .greaterThanOrEqual)]
            for (attribute, relation) in edges {
                changes.append(
                    .addition(
                        NSLayoutConstraint(
                            item: view, attribute: attribute, relatedBy: relation, toItem: root.safeAreaLayoutGuide, attribute: attribute,
                            multiplier: 1, constant: 0)))
            }
        }
        return changes
    }
}

extension Audit {
    /// Returns the area in the window in which a person can see the view: the screen, or everything that the nearest scroll view can scroll
    /// to. Nil where that is unknown: refresh controls are pulled down, and lists place their own cells.
    fileprivate func reach(of sighting: Sighting) -> CGRect? {
        guard sighting.canScroll else { return window.bounds }
        var parent = sighting.parent
        while let index = parent, !(views[index].view is UIScrollView) { parent = views[index].parent }
        guard let parent, let scroll = views[parent].view as? UIScrollView, !(scroll is UITableView), !(scroll is UICollectionView),
            !(scroll is UITextView), !(sighting.view is UIRefreshControl), !views[parent].isTurned, !scroll.isPagingEnabled
        else { return nil }
        let insets = scroll.adjustedContentInset
        let content = CGRect(
            x: -insets.left, y: -insets.top, width: max(scroll.contentSize.width + insets.left + insets.right, scroll.bounds.width),
            height: max(scroll.contentSize.height + insets.top + insets.bottom, scroll.bounds.height))
        let origin = views[parent].frame.origin
        return content.offsetBy(dx: origin.x - scroll.bounds.minX, dy: origin.y - scroll.bounds.minY)
    }
}
