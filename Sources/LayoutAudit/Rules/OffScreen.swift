import UIKit

enum OffScreen: Rule {
    static let kind = Finding.Kind.offScreen

    static func troubles(in audit: Audit) -> [Trouble] {
        let screen = audit.window.bounds
        // Pictures may well bleed off the screen.
        return audit.views.compactMap { sighting in
            guard !sighting.canScroll, !sighting.isInControl, !sighting.frame.isEmpty, !screen.encloses(sighting.frame),
                audit.isContent(sighting.view)
            else { return nil }
            let frame = sighting.frame, seen = frame.intersection(screen)
            let isGone = seen.isNull || seen.isEmpty
            var trouble = audit.trouble(
                kind, sighting, isGone ? "it lies outside the screen" : "part of it lies outside the screen",
                "constrain it to the safe area, or put it in a scroll view")
            let (x, y) = (max(screen.minX - frame.minX, frame.maxX - screen.maxX), max(screen.minY - frame.minY, frame.maxY - screen.maxY))
            if x > 0.5 { trouble.lacks.append(.init(axis: .horizontal, points: x)) }
            if y > 0.5 { trouble.lacks.append(.init(axis: .vertical, points: y)) }
            return trouble
        }
    }

    /// Edges at the margins, where nothing required stands against it; text then wraps or shrinks.
    static func remedies(for trouble: Trouble) -> [Change] {
        guard let view = trouble.view, let root = view.window?.rootViewController?.view, view !== root else { return [] }
        var changes: [Change] = []
        for lack in trouble.lacks {
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
