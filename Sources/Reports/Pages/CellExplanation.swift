import Goldens
import Rendering
import LayoutAudit
import UIKit

/// The explanation of a cell that a page shows beside its pictures: what determines the frames of its views, and its findings.
package struct CellExplanation: Sendable, Hashable, Codable {
    /// The constraints that determine a view's position and size, by the view's name.
    package var deciding: [String: [String]]
    package var findings: [Finding]

    package init(deciding: [String: [String]], findings: [Finding]) { self.deciding = deciding; self.findings = findings }
}

extension Renderer {
    /// Lays out the cell once more.
    ///
    /// - Parameter changes: the changes of the views to explain. Views without a unique name are left out.
    @MainActor package func explanation(of job: Job, changes: [LayoutChange]) async throws -> CellExplanation {
        try await withWindow(of: job) { window in
            var deciding: [String: [String]] = [:]
            for change in changes.prefix(Self.mostViews) {
                guard case .moved = change.kind, let name = change.path.last, deciding[change.view] == nil else { continue }
                let views = Self.views(named: name, in: window)
                guard views.count == 1 else { continue }
                var seen: Set<String> = []
                let all = views[0].constraintsAffectingLayout(for: .horizontal) + views[0].constraintsAffectingLayout(for: .vertical)
                let lines = all.map { ConstraintText.text(for: $0) }.filter { seen.insert($0).inserted }
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
