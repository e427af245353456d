import UIKit

extension Finding.Kind {
    /// A text ends in an ellipsis, or its lines do not all fit.
    package static let truncatedText = Self("truncatedText", .error, "A text does not fit.")
}

enum TruncatedText: Rule {
    nonisolated static let kind = Finding.Kind.truncatedText

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.labels.filter(\.label.isTruncated).map { text in
            let (sighting, label) = (text.sighting, text.label)
            let room = label.numberOfLines == 1 ? "numberOfLines = 0, or a lower compression resistance of its neighbour" : "more height"
            var finding = audit.finding(kind, sighting, "“\(audit.excerpt(label))” does not fit", "it needs \(room)")
            let all = label.sizeThatFits(CGSize(width: label.bounds.width, height: CGFloat.greatestFiniteMagnitude))
            if all.width > label.bounds.width + 0.01 {
                finding.lacks.append(.init(axis: .horizontal, points: all.width - label.bounds.width))
            }
            if all.height > label.bounds.height + 0.01 {
                finding.lacks.append(.init(axis: .vertical, points: all.height - label.bounds.height))
            }
            return finding
        } + audit.views.compactMap { tooSmallForAny($0, audit) }
    }

    /// Returns a finding for an empty label that code fills later if it has no room for any text in its font.
    private static func tooSmallForAny(_ sighting: Audit.Sighting, _ audit: Audit) -> ViewFinding? {
        guard let label = sighting.view as? UILabel, label.text?.isEmpty != false, !sighting.isInControl, !sighting.isInBar,
            !label.adjustsFontSizeToFitWidth, sighting.frame.width > 0.5, sighting.frame.height > 0.5
        else { return nil }
        // One letter, and a line without its leading.
        let (width, height) = (label.font.pointSize * 0.6, label.font.capHeight - label.font.descender)
        let (frame, lacksWidth, lacksHeight) = (sighting.frame, sighting.frame.width < width, sighting.frame.height < height)
        guard lacksWidth || lacksHeight else { return nil }
        var finding = audit.finding(
            kind, sighting, "no text fits into \(audit.number(frame.width)) × \(audit.number(frame.height)) pt",
            "leave room for a line of \(audit.number(label.font.lineHeight)) pt")
        if lacksWidth { finding.lacks.append(.init(axis: .horizontal, points: width - frame.width)) }
        if lacksHeight { finding.lacks.append(.init(axis: .vertical, points: label.font.lineHeight - frame.height)) }
        return finding
    }

    /// Lets what takes the room away yield; if that does not help, the text may wrap.
    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let label = finding.view as? UILabel else { return [] }
        var changes: [Change] = []
        let resistance = label.contentCompressionResistancePriority(for: .horizontal)
        if resistance < .required { changes.append(.content(label, .horizontal, isResistance: true, resistance + 1)) }
        if label.numberOfLines != 0 { changes.append(.numberOfLines(label, 0)) }
        return changes
    }
}
