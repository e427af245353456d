import UIKit

extension Finding.Kind {
    /// Two texts overlap.
    package static let overlappingText = Self("overlappingText", .error, "Two texts overlap.")
}

enum OverlappingText: Rule {
    nonisolated static let kind = Finding.Kind.overlappingText

    static func findings(in audit: Audit) -> [ViewFinding] {
        let labels = audit.labels
        var found: [ViewFinding] = []
        var exact: [Int: CGRect] = [:]
        func text(_ index: Int) -> CGRect {
            if let known = exact[index] { return known }
            let label = labels[index].label, frame = labels[index].sighting.frame
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
            let textFrame =
                labels[index].sighting.isTurned
                ? label.convert(rect, to: audit.window)
                : rect.offsetBy(dx: frame.minX - label.bounds.minX, dy: frame.minY - label.bounds.minY)
            exact[index] = textFrame
            return textFrame
        }
        for (index, first) in labels.enumerated() {
            for other in labels.indices.dropFirst(index + 1) where first.sighting.frame.intersects(labels[other].sighting.frame) {
                let second = labels[other]
                let shared = text(index).intersection(text(other))
                // A point at each side may be leading.
                guard !shared.isNull, shared.width > 1, shared.height > 2 else { continue }
                var finding = audit.finding(
                    kind, second.sighting, other: first.label,
                    "“\(audit.excerpt(second.label))” overlaps “\(audit.excerpt(first.label))”", "constrain one to the other's edge")
                finding.lacks = [.init(axis: .vertical, points: shared.height), .init(axis: .horizontal, points: shared.width)]
                found.append(finding)
            }
        }
        return found
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let upper = finding.view, let lower = finding.other else { return [] }
        let (a, b) = (upper.convert(upper.bounds, to: nil), lower.convert(lower.bounds, to: nil))
        let (above, below) = a.midY < b.midY ? (upper, lower) : (lower, upper)
        let (before, after) =
            (a.midX < b.midX) == (upper.effectiveUserInterfaceLayoutDirection == .leftToRight) ? (upper, lower) : (lower, upper)
        let down = NSLayoutConstraint(
            item: below, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: above, attribute: .bottom, multiplier: 1, constant: 8)
        let along = NSLayoutConstraint(
            item: after, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: before, attribute: .trailing, multiplier: 1,
            constant: 8)
        return abs(a.midY - b.midY) > 4 ? [.addition(down), .addition(along)] : [.addition(along), .addition(down)]
    }
}
