import LayoutAudit
import UIKit

/// The explanation of a cell that a page shows beside its pictures: what determines the frames of its views, and its findings.
package struct CellExplanation: Sendable, Hashable, Codable {
    /// The constraints that determine a view's position and size, by the view's name.
    package var deciding: [String: [String]]
    package var findings: [Finding]
}

extension Renderer {
    /// Lays out the cell once more.
    ///
    /// - Parameter changes: the changes of the views to explain. Views without a unique name are left out.
    @MainActor func explanation(of job: Job, changes: [LayoutChange]) async throws -> CellExplanation {
        try await withWindow(of: job) { window in
            var deciding: [String: [String]] = [:]
            for change in changes.prefix(Self.mostViews) {
                guard case .moved = change.kind, let name = change.path.last, deciding[change.view] == nil else { continue }
                let views = Self.views(named: name, in: window)
                guard views.count == 1 else { continue }
                var seen: Set<String> = []
                let all = views[0].constraintsAffectingLayout(for: .horizontal) + views[0].constraintsAffectingLayout(for: .vertical)
                let lines = all.map { ConstraintWords.words(for: $0) }.filter { seen.insert($0).inserted }
                if !lines.isEmpty { deciding[change.view] = Array(lines.prefix(Self.mostConstraints)) }
            }
            return CellExplanation(deciding: deciding, findings: Audit.findings(in: window, isExplaining: true))
        }
    }

    private static var mostViews: Int { 20 }
    private static var mostConstraints: Int { 12 }

    @MainActor private static func views(named name: String, in view: UIView) -> [UIView] {
        (view.accessibilityIdentifier == name ? [view] : []) + view.subviews.flatMap { views(named: name, in: $0) }
    }
}

extension Verifier {
    /// Explains the cells that a person will look at, up to a limit, because laying out takes time.
    @MainActor func explain(_ report: inout TestReport, _ jobs: [Renderer.Job]) async {
        let inputs = Dictionary(jobs.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for entry in report.entries.filter(\.outcome.canBeAccepted).prefix(Self.mostExplained) {
            guard let job = inputs[entry.key], job.animation == nil else { continue }
            var changes: [LayoutChange] = []
            if case .different(let mismatch) = entry.outcome { changes = mismatch.changes }
            report.explanations[entry.key] = try? await renderer.explanation(of: job, changes: changes)
        }
    }

    private static var mostExplained: Int { 100 }
}
