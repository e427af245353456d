import UIKit

enum FixedTextSize: Rule {
    static let kind = Finding.Kind.fixedTextSize

    static func troubles(in audit: Audit) -> [Trouble] {
        audit.labels.filter { !$0.label.font.followsContentSize && !$0.sighting.isInBar && !$0.sighting.isInControl }.map { text in
            audit.trouble(
                kind, text.sighting, "“\(audit.excerpt(text.label))” is \(audit.number(text.label.font.pointSize)) pt at every text size",
                "use a text style, or scale the font with UIFontMetrics")
        }
    }
}
