import UIKit

extension Finding.Kind {
    /// A constraint that was replaced by the same one with another constant.
    package static let rebuiltConstraint = Self(
        "rebuiltConstraint", .warning, "A constraint is recreated to change its constant.", traits: .history)
}

/// Reports constraints that were replaced by the same one with another constant while the screen was built.
enum RebuiltConstraint: Rule {
    nonisolated static let kind = Finding.Kind.rebuiltConstraint

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.churn(\.isRebuilt).map { view, count in
            ViewFinding(
                kind: kind,
                fact: "\(count) \(count == 1 ? "constraint was" : "constraints were") replaced by the same with a different constant",
                advice: "keep the constraint and set its constant", detail: view, path: view)
        }
    }
}
