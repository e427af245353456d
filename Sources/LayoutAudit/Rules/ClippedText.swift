import UIKit

extension Finding.Kind {
    /// Part of a text is clipped by its container.
    package static let clippedText = Self("clippedText", .error, "Part of a text is cut off.")
}

enum ClippedText: Rule {
    nonisolated static let kind = Finding.Kind.clippedText

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.labels.compactMap { text in
            guard let clip = clip(of: text.sighting, audit) else { return nil }
            let label = text.label, frame = text.sighting.frame
            let bounds = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
            let textFrame = bounds.offsetBy(
                dx: frame.minX - label.bounds.minX, dy: frame.minY - label.bounds.minY + max(0, (label.bounds.height - bounds.height) / 2))
            let seen = textFrame.intersection(clip)
            // A text that is not visible at all was collapsed on purpose; a point at each side may be leading.
            guard !seen.isNull, !seen.isEmpty, textFrame.width - seen.width > 1 || textFrame.height - seen.height > 2 else { return nil }
            var finding = audit.finding(
                kind, text.sighting, "part of “\(audit.excerpt(label))” is cut off by its container",
                "make its container larger, or do not clip to its bounds")
            if textFrame.width - seen.width > 1 { finding.lacks.append(.init(axis: .horizontal, points: textFrame.width - seen.width)) }
            if textFrame.height - seen.height > 2 { finding.lacks.append(.init(axis: .vertical, points: textFrame.height - seen.height)) }
            return finding
        }
    }

    /// Returns the area in which the text's superviews show it; nil if it may scroll, is transformed, or nothing clips it.
    private static func clip(of text: Audit.Sighting, _ audit: Audit) -> CGRect? {
        guard !text.canScroll, !text.isTurned, !text.isInControl else { return nil }
        var clip: CGRect?
        var parent = text.parent
        while let index = parent {
            let around = audit.views[index]
            if around.view.clipsToBounds { clip = clip?.intersection(around.frame) ?? around.frame }
            parent = around.parent
        }
        return clip
    }
}
