import UIKit

/// Reports constraints that were replaced by the same one with another constant while the screen was built.
enum RebuiltConstraint: Rule {
    static let kind = Finding.Kind.rebuiltConstraint

    static func troubles(in audit: Audit) -> [Trouble] {
        audit.churn(\.isRebuilt).map { view, count in
            Trouble(
                kind: kind,
                fact: "\(count) \(count == 1 ? "constraint was" : "constraints were") replaced by the same with a different constant",
                advice: "keep the constraint and set its constant", detail: view, path: view)
        }
    }
}
