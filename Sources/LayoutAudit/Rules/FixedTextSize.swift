import UIKit

extension Finding.Kind {
    /// Text that does not grow for people who need it large.
    package static let fixedTextSize = Self("fixedTextSize", .off, "Text does not follow Dynamic Type.")
}

enum FixedTextSize: Rule {
    nonisolated static let kind = Finding.Kind.fixedTextSize

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.labels.filter { !$0.label.font.followsContentSize && !$0.sighting.isInBar && !$0.sighting.isInControl }.map { text in
            audit.finding(
                kind, text.sighting, "“\(audit.excerpt(text.label))” is \(audit.number(text.label.font.pointSize)) pt at every text size",
                "use a text style, or scale the font with UIFontMetrics")
        }
    }
}
