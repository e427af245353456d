import UIKit

extension Finding.Kind {
    /// Gaps in a row that are nearly equal.
    package static let unevenGaps = Self("unevenGaps", .warning, "Distances in a row are nearly equal.", traits: .position)
}

enum UnevenGaps: Rule {
    nonisolated static let kind = Finding.Kind.unevenGaps

    /// In points; a smaller difference is rounding, a larger one is intended.
    private static let range: ClosedRange<CGFloat> = 0.75...3

    static func findings(in audit: Audit) -> [ViewFinding] {
        Siblings.groups(of: audit).flatMap { group in runs(of: group).flatMap { findings(in: $0, audit) } }
    }

    private struct Run {
        var axis: NSLayoutConstraint.Axis
        var members: [Siblings]
        /// The gaps between neighbours, in points.
        var gaps: [CGFloat]
    }

    /// Returns the runs of views of one class that follow one another on one line.
    private static func runs(of group: [Siblings]) -> [Run] {
        let kinds = Dictionary(grouping: group) { ObjectIdentifier(type(of: $0.view)) }
        let sets = kinds.values.filter { $0.count > 3 }.sorted { $0[0].rect.minY < $1[0].rect.minY }
        return sets.flatMap { members -> [Run] in
            let column = members.sorted { $0.rect.minY < $1.rect.minY }, row = members.sorted { $0.rect.minX < $1.rect.minX }
            var runs: [Run] = []
            if zip(column, column.dropFirst()).allSatisfy({ $0.rect.maxY <= $1.rect.minY + 0.5 && abs($0.leading - $1.leading) < 0.5 }) {
                runs.append(
                    Run(axis: .vertical, members: column, gaps: zip(column, column.dropFirst()).map { $1.rect.minY - $0.rect.maxY }))
            }
            if zip(row, row.dropFirst()).allSatisfy({ $0.rect.maxX <= $1.rect.minX + 0.5 && abs($0.rect.midY - $1.rect.midY) < 0.5 }) {
                runs.append(Run(axis: .horizontal, members: row, gaps: zip(row, row.dropFirst()).map { $1.rect.minX - $0.rect.maxX }))
            }
            return runs
        }
    }

    /// Reports a gap that nearly equals all the others, if there are at least two others and they are equal.
    private static func findings(in run: Run, _ audit: Audit) -> [ViewFinding] {
        run.gaps.indices.compactMap { index in
            let gap = run.gaps[index], rest = run.gaps.indices.filter { $0 != index }.map { run.gaps[$0] }
            guard let usual = rest.first, rest.count > 1, rest.allSatisfy({ abs($0 - usual) < 0.25 }), range.contains(abs(gap - usual))
            else {
                return nil
            }
            let (one, other) = (run.members[index + 1], run.members[index])
            var finding = audit.finding(
                kind, one.sighting, other: other.view,
                "it is \(audit.number(gap)) pt from \(ViewDescription.name(of: other.view)), others are \(audit.number(usual)) pt apart",
                "make the distances equal, or clearly different")
            finding.lacks = [.init(axis: run.axis, points: abs(gap - usual))]
            return finding
        }
    }
}
