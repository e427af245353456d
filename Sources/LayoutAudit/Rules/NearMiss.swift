import UIKit

extension Finding.Kind {
    /// Two edges that are nearly aligned.
    package static let nearMiss = Self("nearMiss", .warning, "Two edges nearly align.", traits: .position)
}

enum NearMiss: Rule {
    nonisolated static let kind = Finding.Kind.nearMiss

    /// In points; a smaller difference is rounding, a larger one is intended.
    private static let range: ClosedRange<CGFloat> = 0.75...3

    static func findings(in audit: Audit) -> [ViewFinding] {
        Siblings.groups(of: audit).flatMap { group in
            group.compactMap { one -> ViewFinding? in
                // Two aligned edges make a line; this one misses it.
                let column = group.filter { $0.view !== one.view && $0.isAboveOrBelow(one) }
                guard let line = column.first(where: { other in range.contains(abs(other.leading - one.leading)) }),
                    column.contains(where: { $0.view !== line.view && abs($0.leading - line.leading) < 0.25 }),
                    // It is aligned with another view.
                    !column.contains(where: { abs($0.leading - one.leading) < 0.25 }), !column.contains(where: { $0.isCentred(on: one) }),
                    !column.contains(where: { abs($0.trailing - one.trailing) < 0.25 && abs($0.leading - one.leading) > 8 })
                else { return nil }
                let points = abs(line.leading - one.leading)
                var finding = audit.finding(
                    kind, one.sighting, other: line.view,
                    "its leading edge misses that of \(ViewDescription.name(of: line.view)) by \(audit.number(points)) pt",
                    "align them, or make the difference larger")
                finding.lacks = [.init(axis: .horizontal, points: points)]
                return finding
            }
        }
    }
}

/// A view with visible edges, compared with those of its siblings.
@MainActor struct Siblings {
    var sighting: Audit.Sighting
    /// The alignment rectangle in the window, in points.
    var rect: CGRect
    var isRightToLeft: Bool

    var view: UIView { sighting.view }
    /// In reading direction.
    var leading: CGFloat { isRightToLeft ? -rect.maxX : rect.minX }
    var trailing: CGFloat { isRightToLeft ? -rect.minX : rect.maxX }

    func isAboveOrBelow(_ other: Siblings) -> Bool { rect.maxY <= other.rect.minY + 0.5 || rect.minY >= other.rect.maxY - 0.5 }
    func isCentred(on other: Siblings) -> Bool { abs(rect.midX - other.rect.midX) < 0.5 }

    /// Returns the views with visible edges by superview, in groups of three or more.
    static func groups(of audit: Audit) -> [[Siblings]] {
        var groups: [Int: [Siblings]] = [:]
        for one in all(of: audit) {
            guard let parent = one.sighting.parent, !(audit.views[parent].view is UIStackView),
                one.view.translatesAutoresizingMaskIntoConstraints == false
            else { continue }
            groups[parent, default: []].append(one)
        }
        return groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 2 }
    }

    /// Returns all views with visible edges.
    static func all(of audit: Audit) -> [Siblings] {
        audit.views.compactMap { sighting in
            guard sighting.parent != nil, !sighting.isInControl, !sighting.isInBar, !sighting.isTurned, !sighting.frame.isEmpty,
                shows(sighting.view)
            else { return nil }
            let view = sighting.view, aligned = view.alignmentRect(forFrame: view.frame)
            let rect = aligned.offsetBy(dx: sighting.frame.minX - view.frame.minX, dy: sighting.frame.minY - view.frame.minY)
            return Siblings(sighting: sighting, rect: rect, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// Whether the view's edges can be seen.
    private static func shows(_ view: UIView) -> Bool {
        if let label = view as? UILabel {
            return label.text?.isEmpty == false && (label.textAlignment == .natural || label.textAlignment == .left)
        }
        return view is UIControl || view is UIImageView || view is UITextView
    }
}
