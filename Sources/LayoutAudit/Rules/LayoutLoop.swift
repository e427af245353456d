import UIKit

extension Finding.Kind {
    /// A layout pass invalidated itself again and again, and was stopped.
    package static let layoutLoop = Self("layoutLoop", .error, "A layout pass triggers itself repeatedly.", traits: .history)
}

/// Reports passes that were stopped at the bound while the screen was built.
enum LayoutLoop: Rule {
    nonisolated static let kind = Finding.Kind.layoutLoop

    static func findings(in audit: Audit) -> [ViewFinding] {
        guard audit.includesHistory else { return [] }
        return audit.window.layoutEngine.feedbackLoops.map { loop in
            ViewFinding(
                kind: kind, fact: "\(loop.pass) ran \(loop.count) times in one pass, requested by \(loop.property)",
                advice: "request layout outside \(loop.pass), or only when something has changed", detail: "\(loop)", path: loop.view)
        }
    }
}
