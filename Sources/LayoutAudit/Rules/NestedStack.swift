import UIKit

extension Finding.Kind {
    /// A stack inside a stack that changes nothing.
    package static let nestedStack = Self("nestedStack", .off, "A nested stack view has no effect.")
}

enum NestedStack: Rule {
    nonisolated static let kind = Finding.Kind.nestedStack

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.views.compactMap { sighting in
            guard let inner = sighting.view as? UIStackView, let outer = inner.superview as? UIStackView,
                outer.arrangedSubviews.contains(where: { $0 === inner }), inner.source != nil
            else { return nil }
            let isPlain =
                inner.backgroundColor == nil && !inner.isLayoutMarginsRelativeArrangement && audit.constraints(naming: inner).isEmpty
            let isSame =
                inner.axis == outer.axis && inner.spacing == outer.spacing && inner.alignment == .fill && outer.alignment == .fill
                && inner.distribution == .fill && outer.distribution == .fill
            guard isPlain, isSame || inner.arrangedSubviews.count == 1 else { return nil }
            return audit.finding(
                kind, sighting, "it arranges its views just as the stack around it would",
                "arrange its views in that stack; use a constraint to keep them together")
        }
    }
}
