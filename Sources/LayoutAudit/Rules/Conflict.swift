import UIKit

extension Finding.Kind {
    /// Required constraints contradict each other; layout continued without one of them.
    package static let conflict = Self("conflict", .error, "Constraints contradict each other.")
}

/// Reports conflicts of the current layout, then those that were logged while the screen was built.
enum Conflict: Rule {
    nonisolated static let kind = Finding.Kind.conflict

    static func findings(in audit: Audit) -> [ViewFinding] {
        let engine = audit.window.layoutEngine
        guard engine.conflictCount > 0 || !engine.conflicts.isEmpty else { return [] }
        let standing = engine.conflictCount > 0 ? RowOwners(of: audit.window).conflicts : []
        var reported: Set<String> = []
        let now = standing.map { finding($0, &reported) }
        guard audit.includesHistory else { return now }
        let past = engine.conflicts.filter { !$0.involvesTemporarySize && reported.insert($0.broken).inserted }.map { conflict in
            let rest = conflict.members.filter { $0 != conflict.broken }
            return ViewFinding(
                kind: kind, fact: "\(conflict.broken) conflicted with \(rest.joined(separator: ", ")) while the screen was built",
                advice: advice(conflict.untranslated), detail: conflict.broken, path: conflict.views.first ?? "")
        }
        return now + past
    }

    private static func finding(_ conflict: StandingConflict, _ reported: inout Set<String>) -> ViewFinding {
        let broken = conflict.broken
        var rows = conflict.members
        var views: [UIView] = []
        for case .constraint(let constraint) in conflict.members { views += constraint.parties }
        if case .constraint(let constraint) = broken {
            reported.insert(constraint.description)
            rows = [.constraint(constraint)] + rows
            views = constraint.parties + views
        }
        let text = conflict.members.filter { !$0.isSame(as: broken) }.map(\.text)
        let untranslated = conflict.members.compactMap { owner -> String? in
            if case .mask(let view) = owner { ViewDescription.name(of: view) } else { nil }
        }
        let view = views.first
        return ViewFinding(
            kind: kind, view: view, frame: view.map { $0.convert($0.bounds, to: nil) },
            fact: "\(broken?.text ?? "a constraint") conflicts with " + text.joined(separator: ", "), advice: advice(untranslated),
            rows: rows, detail: conflict.members.map(\.text).sorted().joined(separator: "\n"))
    }

    private static func advice(_ untranslated: [String]) -> String {
        untranslated.isEmpty
            ? "remove one of them, or give one a lower priority"
            : "set translatesAutoresizingMaskIntoConstraints of \(Set(untranslated).sorted().joined(separator: ", ")) to false"
    }
}

extension LayoutConflict {
    /// Whether a size or margin that the system set temporarily takes part. Until the screen has its own size, such a conflict is nobody's
    /// fault.
    fileprivate var involvesTemporarySize: Bool {
        members.contains {
            $0.contains("NSAutoresizingMaskLayoutConstraint") || $0.contains("'UIView-Encapsulated-Layout-") || $0.contains("LayoutGuide-m")
        }
    }
}

extension RowOwner {
    @MainActor fileprivate var text: String {
        if let reference { return reference.description }
        switch self {
        case .root: return "the size of the screen"
        case .guide(let view): return "the guides of \(ViewDescription.name(of: view))"
        case .constraint(let constraint): return constraint.equation
        case .content, .mask: return ""
        }
    }

    @MainActor fileprivate func isSame(as other: RowOwner?) -> Bool {
        guard case .constraint(let one) = self, case .constraint(let two)? = other else { return false }
        return one === two
    }
}
