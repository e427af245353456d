import UIKit

/// Reports passes that were stopped at the bound while the screen was built.
enum LayoutLoop: Rule {
    static let kind = Finding.Kind.layoutLoop

    static func troubles(in audit: Audit) -> [Trouble] {
        guard audit.tellsPast else { return [] }
        return audit.window.layoutEngine.feedbackLoops.map { loop in
            Trouble(
                kind: kind, fact: "\(loop.pass) ran \(loop.count) times in one pass, requested by \(loop.property)",
                advice: "request layout outside \(loop.pass), or only when something has changed", detail: "\(loop)", path: loop.view)
        }
    }
}
