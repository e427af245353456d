import LayoutAudit
import UIKit

/// What a page tells about a cell beside its pictures: why its views lie where they lie now, and what is wrong with them.
package struct CellExplanation: Sendable, Hashable, Codable {
    /// By the view's name: the constraints that decide its place and size.
    package var deciding: [String: [String]]
    package var findings: [Finding]
}

extension Renderer {
    /// Lays the cell out once more.
    ///
    /// - Parameter changes: of the views to explain. One without a name of its own is left out.
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
    /// Explains cells that somebody will look at, the first ones of a run: laying out takes time.
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
